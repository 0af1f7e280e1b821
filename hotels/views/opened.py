"""What is to be said of a game from the disk before it is played on."""

from typing import Any

from hotels.ledger.chains.game import ChainGame
from hotels.store.keeping import Opened
from hotels.table import Table
from hotels.views.acts import last_sentence
from hotels.views.consent import Consent
from hotels.wording.amounts import as_sentence
from hotels.wording.ledger import told
from hotels.wording.speech import Speech


def damage(game: Opened[Any, Any], speech: Speech) -> Consent | None:
    """That a line of the game was damaged, and how what is left of it is saved."""
    if game.damaged_at is None:
        return None
    last = last_sentence(game.table, speech) if _tells(game) else ""
    stands = f" The last thing it holds: {last}." if last else ""
    return Consent(
        f"Line {game.damaged_at} of this game is damaged",
        "The lines before it are sound, and the game is shown as it stood then; "
        f"what follows cannot be trusted.{stands}",
        "Only look at it",
        "Rescue what can be read",
        "It can be played on once it is rescued: the damaged archive is set aside as it is, and "
        "every game goes into a new one, this one up to the damage.",
    )


def new_reckoning(game: Opened[Any, Any], speech: Speech) -> Consent | None:
    """That the rules reckon the game otherwise today than when it was written."""
    if game.reckoned_at is None:
        return None
    line = _line(game.table, game.reckoned_at, speech) if _tells(game) else "."
    return Consent(
        "This game comes out otherwise now",
        "This version of Hotels reckons otherwise than the one it was written with, from line "
        f"{game.reckoned_at} on{line}",
        "Only look at it",
        "Keep the new reckoning",
        "Nothing is lost: what was recorded counts until the new reckoning is kept. Then the game "
        "goes on by it.",
    )


def _tells(game: Opened[Any, Any]) -> bool:
    """Whether each line of the game is a deed that can be told."""
    return game.record.kind == ChainGame.kind


def _line(table: Table[Any, Any], number: int, speech: Speech) -> str:
    """What stands in a line, where it still counts."""
    before = table.game.opening()
    for kept, page in table.pages:
        if kept == number:
            return f": {as_sentence(told(before, page, speech))}"
        before = page.books
    return "."
