"""A house edition as it is made, named and changed, and why something in it cannot be so."""

import re
from collections.abc import Collection, Iterable

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition, Words
from hotels.ledger.chains.house import FORMAT, changes_between, house_edition
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.views.card_spots import parent_of
from hotels.views.ids import free_id
from hotels.views.setup import cleaned, same
from hotels.wording.amounts import as_sentence, quoted
from hotels.wording.language import phrase, to_phrase
from hotels.wording.objections import reason
from hotels.wording.speech import Speech, words_of

LONGEST_NAME = 60

NO_NAME = to_phrase("Give the house edition a name.")
TOO_LONG = to_phrase("That name is too long: {count} characters at most.")
TAKEN = to_phrase("Another edition already has that name. Choose a different one.")

_FIELDS = {
    "prices": to_phrase("the prices"),
    "bonuses": to_phrase("the bonuses"),
    "chains": to_phrase("the chains"),
    "colours": to_phrase("the colours"),
    "safe": to_phrase("the safe size"),
    "end": to_phrase("the size that ends the game"),
    "buy: blocks": to_phrase("the purchase limit"),
    "buy: two_players": to_phrase("the purchase limit with two players"),
    "founder": to_phrase("the number of free {word.blocks}"),
    "bills": to_phrase("the bills"),
    "rounding": to_phrase("the rounding step"),
    "max_players": to_phrase("the number of players"),
    "start_cash": to_phrase("the starting cash"),
    "deal": to_phrase("the deal"),
    "chains: name": to_phrase("the name"),
}
"""What a keeper calls the keys of a house edition."""


def made(parent: Edition, name: str, taken: Collection[str]) -> Edition:
    """A house edition that is as another edition is, by a name and an id of its own."""
    printed = parent_of(parent) or parent
    own_id = free_id("house", name, taken.__contains__, nameless="house-edition")
    return _house(own_id, cleaned(name), printed, changes_between(printed, parent))


def renamed(edition: Edition, name: str) -> Edition:
    """The same house edition by another name."""
    printed = parent_of(edition) or edition
    return _house(edition.id, cleaned(name), printed, changes_between(printed, edition))


def remade(edition: Edition, changed: Edition) -> Edition:
    """A house edition with what was changed in it, or a refusal."""
    printed = parent_of(edition) or edition
    return _house(edition.id, edition.name, printed, changes_between(printed, changed))


def known_in(texts: Iterable[str]) -> list[Edition]:
    """The house editions of the archive; what else it keeps, and what is newer, is left out."""
    found = []
    for text in texts:
        try:
            found.append(house_edition(reading.parsed(text.encode())))
        except Refused:
            continue
    return found


def suggested(parent: Edition, names: Collection[str]) -> str:
    """A name for a house edition made from another: ``Our VACATION``, ``Our VACATION 2``."""
    own = cleaned(parent.name)
    wanted = own if parent.based_on else phrase("Our {edition}", edition=own)
    wanted = re.sub(r" \d{1,4}$", "", wanted)[: LONGEST_NAME - len(" 1000")].strip()
    taken = {*map(same, names)}
    found, number = wanted, 1
    while name_against(found, ()) or same(found) in taken:
        number += 1
        found = f"{wanted} {number}"
    return found


def name_against(typed: str, names: Collection[str]) -> str:
    """Why a house edition cannot be called so; empty where it can."""
    name = cleaned(typed)
    if not any(map(str.isprintable, name)):
        return phrase(NO_NAME)
    if len(name) > LONGEST_NAME:
        return phrase(TOO_LONG, count=LONGEST_NAME)
    return phrase(TAKEN) if same(name) in map(same, names) else ""


def refusal(refused: Refused, edition: Edition, stays: str = "") -> str:
    """Why a figure is not kept, and what stays in its place."""
    called = _called(str(refused.facts.get("field", "")), words_of(edition))
    said = as_sentence(reason(refused.code, refused.facts, Speech(edition), called))
    return f"{said} {phrase('The figure stays at {figure}.', figure=stays)}" if stays else said


def _called(field: str, word: Words) -> str:
    """``the blocks of Luxor``, of a number in a chain's row."""
    for start in ("chains: dealt of ", "chains: bank of "):
        if field.startswith(start):
            return phrase(
                "the {word.blocks} of {chain}", chain=field.removeprefix(start), word=word
            )
    return phrase(_FIELDS[field], word=word) if field in _FIELDS else quoted(field)


def _house(own_id: str, name: str, printed: Edition, changes: Fields) -> Edition:
    """A house edition as it is read back from what is kept of it."""
    said: Fields = {
        "format": FORMAT,
        "id": own_id,
        "name": name,
        "based_on": printed.id,
        "changes": changes,
    }
    return house_edition(reading.parsed(reading.written(said).encode()))
