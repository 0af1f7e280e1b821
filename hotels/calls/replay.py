"""``replay``: replay recorded games, strictly unless told, and check what they state."""

from argparse import Namespace
from typing import NamedTuple

from hotels.calls.disagreeing import as_objects, in_words
from hotels.calls.files import DISAGREES, FINE, content, place_of, refusal
from hotels.calls.printing import UNUSABLE, as_json, complaint, on_one_line, refused, said
from hotels.exports.claims import Claim, Claims, claims_any
from hotels.ledger.chains.books import Books, opening
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.transcript import Transcript, checkpoint, transcript
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.reading import Fields
from hotels.wording.amounts import counted
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech, speech_in, title
from hotels.wording.workings import outcome_in_words


class Outcome(NamedTuple):
    """What became of one file."""

    status: int
    events: int = 0
    compared: bool = False


def run(arguments: Namespace) -> int:
    """Each file by itself, in the order given; the worst status wins."""
    outcomes = [_replayed(name, arguments) for name in arguments.files]
    played = [outcome for outcome in outcomes if outcome.status != UNUSABLE]
    if played and not arguments.json:
        said(_total(played, checked=arguments.check))
    return max(outcome.status for outcome in outcomes)


def _total(played: list[Outcome], *, checked: bool) -> str:
    """The last line: how many games, and whether they agree."""
    line = f"{len(played)} games, {sum(outcome.events for outcome in played)} events"
    if not checked:
        return f"{line}: replayed"
    disagreeing = sum(outcome.status == DISAGREES for outcome in played)
    idle = sum(not outcome.compared for outcome in played)
    line += f", {disagreeing} disagree" if disagreeing else ": all agree"
    return f"{line} ({idle} had nothing to check)" if idle else line


def _replayed(name: str, arguments: Namespace) -> Outcome:
    """One file played to its end, or refused where it breaks."""
    speech = Speech()
    value: object = None
    try:
        value = content(name)
        game = transcript(value)
        speech = Speech(game.header.edition, game.players, game.names)
        return _played(name, game, arguments, speech)
    except Refused as no:
        known = speech if speech.players else speech_in(value)
        why = refusal(name, no, place_of(no), known)
        return Outcome(refused(why, as_object=arguments.json))


def _played(name: str, game: Transcript, arguments: Namespace, speech: Speech) -> Outcome:
    """The game replayed, its claims compared on the way."""
    books = opening(game.header)
    claims = Claims(game)
    wrong: list[Claim] = []
    reminder = ""
    forced: list[Fields] = []
    for place, page in enumerate(game.pages(forced=arguments.forced)):
        books = page.books
        if arguments.check:
            wrong += claims.wrong_after(place, books)
        for objection in page.objections:
            if objection.grade is not Grade.REMINDER:
                why = sentence(objection.code, objection.facts, speech)
                forced.append({"event": place, "why": why})
            elif not reminder:
                reminded = sentence(objection.code, objection.facts, speech)
                reminder = f"; event {place}: {reminded}"
    if arguments.check:
        wrong += claims.wrong_at_end(books)
    if arguments.json:
        found = {"disagreements": as_objects(wrong), "forced": forced}
        as_json(_result(books) | {what: those for what, those in found.items() if those})
    else:
        said(f"{on_one_line(name)}: {_summary(game, books, speech)}{reminder}")
        for one in forced:
            said(f"{on_one_line(name)}: event {one['event']}: forced: {one['why']}")
    if wrong:
        complaint(name, "", in_words(wrong, speech))
    compared = claims_any((*game.checkpoints, game.final))
    return Outcome(DISAGREES if wrong else FINE, len(game.events), compared)


def _result(books: Books) -> Fields:
    """The state after the last event, what is awaited, and how the game came out, if it did.

    Where the end was only offered, play may still go on and the result is provisional.
    """
    asked = books.awaiting
    names = books.header.edition.names
    final = None
    if asked is None:
        outcome = settlement(books)
        final = {"cash": list(outcome.cash), "winners": list(outcome.winners)}
    awaiting = asked and {
        "kind": asked.kind.value,
        "players": list(asked.players),
        "chain": None if asked.chain is None else names[asked.chain],
    }
    offered = {"provisional": True} if books.is_provisional else {}
    return checkpoint(books) | {"awaiting": awaiting, "final": final} | offered


def _summary(game: Transcript, books: Books, speech: Speech) -> str:
    """One line about a game: edition, length, outcome."""
    line = f"{title(game.header.edition)}, {counted(len(game.events), 'event', 'events')}"
    if books.awaiting is not None:
        return f"{line}, under way"
    offered = "end not declared: " if books.is_provisional else ""
    return f"{line}, {offered}{outcome_in_words(settlement(books), speech)}"
