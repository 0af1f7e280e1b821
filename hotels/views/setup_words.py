"""What the set-up says besides its errors: who begins, what an edition is, what to hand out."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition, Words
from hotels.ledger.chains.header import Header
from hotels.views.people import can_be_drawn
from hotels.views.setup import Deal, Draft
from hotels.views.setup_problems import chain_sum
from hotels.wording.amounts import Count, as_sentence, begun, in_bills, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import title, words_of

PLACES = (
    to_phrase("goes first"),
    to_phrase("in the order of play|second"),
    to_phrase("in the order of play|third"),
    to_phrase("in the order of play|fourth"),
    to_phrase("in the order of play|fifth"),
    to_phrase("in the order of play|sixth"),
    to_phrase("in the order of play|seventh"),
    to_phrase("in the order of play|eighth"),
)


USUAL_SQUARES, USUAL_BONUSES = 108, 2
"""What most editions have, and is not worth a word."""


def subtitle(draft: Draft) -> str:
    """``VACATION, four players``."""
    name = title(draft.edition)
    if not draft.seats:
        return name
    if draft.seats == 1:
        return f"{name}, {phrase('one player')}"
    return f"{name}, {phrase('{number} players', number=in_words(draft.seats))}"


def range_of_players(draft: Draft) -> str:
    """``2 to 6``."""
    least, most = draft.edition.min_players, draft.options.max_players
    return phrase("{least} to {most}", least=least, most=most)


def seat_line(draft: Draft, seat: int) -> str:
    """Which turn is a player's, and why the first one's is."""
    if seat == 0 and draft.seats > 1 and all(person.drew for person in draft.people):
        by_column = draft.options.start_order == "column"
        line = phrase("column 1") if by_column else phrase("row A")
        return phrase("goes first: closest to {line}", line=line)
    return phrase(PLACES[seat])


def name_note(name: str) -> str:
    """What is to be said of a name that cannot be shown as it is written."""
    return "" if can_be_drawn(name) else phrase("some characters in this name can't be shown here")


def initial(name: str, seat: int) -> str:
    """The letter on a player's disc, or his number where there is none that can be drawn."""
    letters = (sign for sign in name if sign.isalnum() and can_be_drawn(sign))
    return next((letter.upper()[:1] for letter in letters), str(seat + 1))


def edition_line(draft: Draft) -> str:
    """What a table with this edition does, in a sentence."""
    edition, word = draft.edition, words_of(draft.edition)
    parts = [phrase("{amount} each", amount=money(draft.options.start_cash))]
    limit = edition.buying.limit(
        draft.options.max_players
    )  # it does not change while they sit down
    if limit == 1:
        parts.append(phrase("buy one {word.block} a turn", word=word))
    elif limit:
        number = in_words(limit)
        parts.append(phrase("buy up to {number} {word.blocks} a turn", number=number, word=word))
    else:
        parts.append(phrase("no buying"))
    parts.append(phrase("safe at {size}", size=edition.safe))
    return f"{', '.join(parts)}."


def particular(edition: Edition) -> str:
    """What tells an edition from the others, in a line."""
    word = words_of(edition)
    least, most = edition.min_players, edition.options.max_players
    parts = [phrase("{least} to {most} players", least=least, most=most)]
    if edition.yellow:
        parts.append(phrase("{count} {word.blocks} dealt", count=edition.yellow, word=word))
    if edition.founder:
        parts.append(phrase("a free {word.block} for the founder", word=word))
    bought = Count(edition.buying.blocks)
    if bought > 1:
        parts.append(phrase("up to {count} {word.blocks} a turn", count=bought, word=word))
    else:
        parts.append(phrase("{count:{word.block}/{word.blocks}} a turn", count=bought, word=word))
    bonuses = len(edition.bonus_row(edition.prices[0][1]))
    if bonuses == 1:
        parts.append(phrase("one bonus"))
    elif bonuses != USUAL_BONUSES:
        parts.append(phrase("{number} bonuses", number=in_words(bonuses)))
    if edition.squares != USUAL_SQUARES:
        board = phrase("{rows} by {columns} squares", rows=edition.rows, columns=edition.columns)
        parts.append(board)
    parts.append(phrase("safe at {size}", size=edition.safe))
    return ", ".join(parts)


def answers(word: Words) -> tuple[tuple[Deal, str, str, str], ...]:
    """The three answers to what the bank knows of the deal: words, second line, icon."""
    return (
        (
            Deal.UNKNOWN,
            phrase("Hands stay secret"),
            phrase("The bank asks each player in a {word.merger}, as the rules say.", word=word),
            "eye-off-outline",
        ),
        (
            Deal.PASSED,
            phrase("Everyone enters their own hand"),
            phrase("Pass the tablet around. It hides each hand from the next player."),
            "account-convert-outline",
        ),
        (
            Deal.TYPED,
            phrase("The banker enters every hand"),
            phrase("The totals are checked as you type."),
            "keyboard-outline",
        ),
    )


def piles_in(draft: Draft) -> str:
    """How many piles were typed."""
    count = sum(map(draft.is_typed, range(draft.seats)))
    return phrase("{count} of {all} hands entered", count=count, all=draft.seats)


def and_so_on(count: int) -> str:
    """How many more things are wrong than there is room for."""
    return phrase("And {count} more.", count=count)


def hand_out(draft: Draft) -> str:
    """What the banker hands out before the first turn."""
    edition, word = draft.edition, words_of(draft.edition)
    purse = Header(edition, max(draft.seats, 1), draft.options).purse
    if not purse:
        return phrase("No starting cash to hand out.")
    text = to_phrase("Give each player {bills}")
    if draft.deals and draft.seats:
        text = to_phrase(
            "Give each player {bills}, "
            "and deal {hand:yellow {word.block}/yellow {word.blocks}} each"
        )
        if draft.set_aside:
            text = to_phrase(
                "Give each player {bills}, deal {hand:yellow {word.block}/yellow {word.blocks}} "
                "each, and set {aside} aside unseen"
            )
    facts = {"hand": Count(draft.hand), "word": word, "aside": draft.set_aside}
    said = [phrase(text, bills=in_bills(purse), **facts)]
    if draft.lays_out:
        said.append(phrase("leave the drawn tiles on the board"))
    return as_sentence("; ".join(said))


def card_name(edition: Edition) -> str:
    """What the printed card is called."""
    is_red = "vacation" in {edition.id, edition.based_on}
    return phrase("Red card") if is_red else phrase("of an edition|Card")


def small_card(edition: Edition) -> tuple[str, ...]:
    """Three lines of the card's prices, enough to know it by."""
    lines = ((row[0], row[1]) for row in edition.prices if row[0] in {2, 3, 5})
    return tuple(f"{size} · {money(price)}" for size, price in lines)


def own_rules(draft: Draft) -> str:
    """How many rules this table has that are not the edition's."""
    count = len(draft.thrown)
    if not count:
        return phrase("of rules|as in the edition")
    return phrase("{count:rule/rules} changed", count=Count(count))


def more_rules(count: int) -> str:
    """``Four more house rules``."""
    if count == 1:
        return phrase("One more house rule")
    return begun(phrase("{number} more house rules", number=in_words(count)))


def names_line(draft: Draft) -> str:
    """Whether the chains are called as printed."""
    if draft.names:
        return listed(
            phrase("{own} instead of {printed}", own=own, printed=printed)
            for printed, own in draft.names.items()
        )
    return phrase("as printed")


def pile_question(draft: Draft, place: int, *, full: bool = False) -> str:
    """What is typed next, and how many yellow blocks make a hand; or that all of them are in."""
    if full:
        return phrase("{hand:yellow block/yellow blocks} entered.", hand=Count(draft.hand))
    return phrase(
        "How many {chain}? {hand:yellow block/yellow blocks} in each hand.",
        chain=draft.chain(place),
        hand=Count(draft.hand),
    )


class Passing(NamedTuple):
    """What the screen says while the tablet goes from hand to hand."""

    headline: str
    second: str
    button: str
    wrong: bool = False


def next_to_pass(draft: Draft, seat: int, *, over: bool) -> Passing:
    """To whom the tablet goes now."""
    if not over:
        name = draft.people[seat].name
        headline = phrase("Pass the tablet to {player}", player=name)
        return Passing(headline, phrase("Nobody else should look."), phrase("Show my hand"))
    off = [
        f"{draft.chain(place)} {total.off}"
        for place in range(len(draft.edition.chains))
        if (total := chain_sum(draft, place)).off
    ]
    said = phrase("Pass the tablet to the banker.")
    if off:
        said = phrase(
            "The hands don't add up: {chains}. At least one player made a mistake.",
            chains=listed(off),
        )
    return Passing(phrase("All hands entered"), said, phrase("Back to setup"), wrong=bool(off))
