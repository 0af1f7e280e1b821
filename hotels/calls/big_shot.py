"""``big-shot``: what a recorded game of Big Shot comes to."""

from argparse import Namespace
from contextlib import suppress

from hotels.calls.files import FINE, UNREADABLE, content, place_of
from hotels.calls.files import why as why_unreadable
from hotels.calls.hints import hint
from hotels.calls.printing import Unusable, as_json, said
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.record import Played, recorded, result
from hotels.ledger.big_shot.terms import COLOURS, Terms, terms_of
from hotels.ledger.names import names_in
from hotels.ledger.objection import Refused
from hotels.wording.amounts import listed, millions
from hotels.wording.big_shot import Speech
from hotels.wording.big_shot_objections import sentence
from hotels.wording.big_shot_workings import (
    hindrance,
    outcome_in_words,
    ownership,
    receipt,
)
from hotels.wording.sums import INDENT


def run(arguments: Namespace) -> int:
    """Play the game in the file, and say what it comes to in words or as an object."""
    value: object = None
    try:
        value = content(arguments.file)
        game = recorded(value)
    except Refused as refused:
        raise Unusable(arguments.file, _why(refused, value), place_of(refused)) from None
    if arguments.json:
        as_json(result(game.books))
    else:
        _say(game)
    return FINE


def _say(game: Played) -> None:
    """Each player's worth with its receipt, each lot's owner, who wins and why."""
    speech = Speech(game.players, game.terms)
    settled = reckoning(game.books)
    for place, reminder in game.reminders:
        said(f"event {place}: {sentence(reminder.code, reminder.facts, speech)}")
    for standing in settled.players:
        colours = listed(COLOURS[colour] for colour in game.terms.colours_of(standing.player))
        said(f"{speech.player(standing.player)} ({colours}): {millions(standing.worth)}")
        for line in receipt(standing.working, speech, INDENT):
            said(line)
    for lot in settled.lots:
        said(ownership(lot, speech, is_final=settled.is_final))
    for standing in settled.players:
        if not standing.is_qualified:
            said(hindrance(standing, settled, speech))
    said(outcome_in_words(game.books, settled, speech))


def _why(refused: Refused, value: object) -> str:
    """Why the file was refused, with the players' names where it has usable ones."""
    if refused.code == UNREADABLE:
        return why_unreadable(refused)
    return sentence(refused.code, refused.facts, _speech(value)) + hint(refused)


def _speech(value: object) -> Speech:
    """The names of a refused file, as far as they can be used."""
    names = names_in(value)
    terms: Terms | None = None
    if isinstance(value, dict):
        with suppress(Refused):
            terms = terms_of(value, len(names))
    return Speech(names, terms)
