"""One holding by every edition, side by side, and what differs."""

from collections.abc import Iterator, Mapping

from hotels.calls.files import why
from hotels.ledger.chains.quick import ToSettle
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.objection import Refused
from hotels.wording.amounts import listed, money
from hotels.wording.speech import Speech
from hotels.wording.sums import INDENT
from hotels.wording.sure import mark_word
from hotels.wording.tables import GAP, table
from hotels.wording.workings import sum_in_words

Awards = tuple[Award, ...]


def compared(answers: Mapping[str, tuple[ToSettle, Awards | Refused]]) -> Iterator[str]:
    """What each edition pays or why it does not answer, then who agrees with whom, and why."""
    seats = max(len(holding.blocks) for holding, _ in answers.values())
    rows = [["", "chain", "price", *(f"player {player}" for player in range(seats))]]
    reasons: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for own_id, (holding, awards) in answers.items():
        speech = Speech(holding.edition)
        if isinstance(awards, Refused):
            rows.append([own_id, f"refused: {why(awards, speech)}"])
            continue
        paid = _paid(holding, awards)
        price = holding.edition.price(holding.edition.places[holding.chain], holding.size)
        rows.append([own_id, speech.chain(holding.chain), money(price), *paid])
        reasons.setdefault((", ".join(paid), tuple(_sums(awards, speech))), []).append(own_id)
    yield from table(rows if reasons else rows[1:], right=range(2, len(rows[0])))
    if len({paid for paid, _ in reasons}) == 1:
        yield "every edition that can settle this pays the same"
    elif reasons:
        yield "differences:"
        for (bonuses, sums), own_ids in reasons.items():
            yield f"{GAP}{', '.join(own_ids)}: {bonuses}"
            yield from (f"{GAP}{INDENT}{one}" for one in sums)


def _paid(holding: ToSettle, awards: Awards) -> list[str]:
    """What each player gets."""
    got: dict[int, int] = {}
    for player, working in awards:
        got[player] = got.get(player, 0) + working.amount
    return [
        money(got[player]) if player in got else "none" for player in range(len(holding.blocks))
    ]


def _sums(awards: Awards, speech: Speech) -> Iterator[str]:
    """Whom each sum is for, and the rule it goes by."""
    takers: dict[str, list[str]] = {}
    for player, working in awards:
        cites = working.cites
        by = f"{sum_in_words(working, speech)}; {cites.rule} ({mark_word(cites.mark)})"
        takers.setdefault(by, []).append(str(player))
    for by, players in takers.items():
        yield f"{'player' if len(players) == 1 else 'players'} {listed(players)}: {by}"
