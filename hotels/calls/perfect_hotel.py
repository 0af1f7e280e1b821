"""``perfect-hotel``: what the rounds of a Perfect Hotel file come to."""

from argparse import Namespace
from collections.abc import Iterator

from hotels.calls.files import FINE, UNREADABLE, content, place_of, why
from hotels.calls.hints import hint
from hotels.calls.printing import Unusable, as_json, said
from hotels.ledger.names import names_in
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.record import Played, recorded, result
from hotels.ledger.perfect_hotel.scoring import RoundScore, standing, track
from hotels.wording.amounts import points
from hotels.wording.perfect_hotel import (
    nobody_gets,
    on_track,
    receipt,
    winners_in_words,
)
from hotels.wording.perfect_hotel_refusals import place, sentence
from hotels.wording.speech import Speech
from hotels.wording.sums import INDENT, cited


def run(arguments: Namespace) -> int:
    """Score the rounds, and say them in words or as an object."""
    value: object = None
    try:
        value = content(arguments.file)
        game = recorded(value)
    except Refused as refused:
        at = place_of(refused) and place(refused)
        raise Unusable(arguments.file, _why(refused, value), at) from None
    if arguments.json:
        as_json(result(game.books))
        return FINE
    for line in _in_words(game):
        said(line)
    return FINE


def _why(refused: Refused, value: object) -> str:
    """Why the file is refused, its players named as far as they can be."""
    if refused.code == UNREADABLE:
        return why(refused)
    said = sentence(refused.code, refused.facts, Speech(players=names_in(value)))
    return said + hint(refused)


def _in_words(game: Played) -> Iterator[str]:
    """Every round as receipts, then who stands where and who wins."""
    speech = Speech(players=game.players)
    stands = standing(game.books)
    for number, score in enumerate(stands.rounds, start=1):
        yield f"Round {number}"
        yield from _round(score, speech)
    rank = 1
    for level in stands.ranking:
        for player in level:
            total = stands.totals[player]
            space = on_track(track(total))
            yield f"{rank}. {speech.player(player)}: {points(total)}, {space}"
        rank += len(level)
    yield winners_in_words(stands, speech)


def _round(score: RoundScore, speech: Speech) -> Iterator[str]:
    """One round, player by player."""
    for player, own in enumerate(score.players):
        yield f"{INDENT}{speech.player(player)}: {points(own.total)}"
        for part in own.working.parts:
            yield from receipt(part, INDENT * 2)
    for why_not, cites in nobody_gets(score, speech):
        yield f"{INDENT}{why_not}  {cited(cites)}"
