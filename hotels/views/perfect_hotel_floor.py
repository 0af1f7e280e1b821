"""A floor while the keeper says it: what may be chosen, why not, and what it would change."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from hotels.ledger.journal import Act, Amend, Insert, Strike, Write
from hotels.ledger.perfect_hotel.booking import SMALLEST
from hotels.ledger.perfect_hotel.entries import Build, Entry, InHand
from hotels.ledger.perfect_hotel.terms import BUILD_CARDS, KINDS, TOURISTS, Kind, Player
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.views.consent import Consent
from hotels.views.perfect_hotel import HotelTable, floor_lines, hotels_of, keep_lines
from hotels.views.perfect_hotel_changes import (
    against,
    consequences,
    fates,
    preview_of,
    totals,
    tried,
)
from hotels.wording.amounts import Count as Number
from hotels.wording.amounts import listed, points
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import tourists
from hotels.wording.speech import Speech

CHOOSE = to_phrase("Tap what was built.")
GONE = to_phrase("This floor no longer exists.")


@dataclass(frozen=True, slots=True)
class Form:
    """What was said so far of a floor that is built, or changed."""

    place: int
    """The round, from nought."""
    player: Player
    kind: Kind | None = None
    cards: int = SMALLEST
    tourists: int = 0
    line: int | None = None
    """The line it changes; a new floor has none."""

    @property
    def entry(self) -> Build:
        """The floor as it is said; without a kind it is none yet."""
        return Build(self.player, self.kind or 0, self.cards, self.tourists)

    @property
    def following(self) -> "Form":
        """The next floor of the same hotel, of which nothing is said yet."""
        return Form(self.place, self.player)

    def of(self, player: Player) -> "Form":
        """The same of another player; what he built is not said yet."""
        return replace(self, player=player, kind=None)

    def having(self, kind: Kind) -> "Form":
        """The same of another kind."""
        return replace(self, kind=kind)

    def counting(self, cards: int, tourists: int) -> "Form":
        """With other numbers."""
        return replace(self, cards=cards, tourists=tourists)


class KindKey(NamedTuple):
    """One kind that may be chosen, or why it may not."""

    kind: Kind
    name: str
    second: str
    can: bool
    chosen: bool


class Count(NamedTuple):
    """A number with the bounds it may have."""

    number: int
    least: int
    most: int


class Asked(NamedTuple):
    """What the form shows."""

    title: str
    stands: str
    """The hotel as it is so far."""
    players: tuple[tuple[Player, str, bool], ...]
    """Whose floor it may be, and whether it is."""
    kinds: tuple[KindKey, ...]
    cards: Count
    tourists: Count
    limits: str
    """Why a number can be no larger; empty where it can."""
    says: str
    """What it would be, or what speaks against it."""
    wrong: bool
    changes: tuple[str, ...]
    """What else becomes of it."""
    deed: str
    can: bool

    @property
    def why_not(self) -> str:
        """Why nothing would be built."""
        if not any(kind.chosen for kind in self.kinds):
            return phrase("Choose a kind of floor first.")
        return self.says if self.wrong else phrase("Nothing is changed yet.")


def asked(table: HotelTable, form: Form, speech: Speech) -> Asked:
    """Everything about a form as it stands."""
    cards, tourists = _cards(table, form), _tourists(table, form)
    change = preview_of(table, act_of(table, form))
    page = change.own if change is not None else None
    wrong = (
        (against(page, speech) or ("" if page else phrase(GONE))) if form.kind is not None else ""
    )
    can = form.kind is not None and not wrong
    same = form.line is not None and form.entry == _written(table, form.line)
    return Asked(
        _title(table, form, speech),
        _stands(table, form, speech),
        tuple(
            (player, speech.player(player), player == form.player)
            for player in range(table.books.terms.seats)
        ),
        tuple(_kind_key(table, form, kind) for kind in range(len(KINDS))),
        cards,
        tourists,
        _limits(cards, tourists),
        wrong or _says(table, form),
        bool(wrong),
        consequences(table, change, speech) if change is not None and can and not same else (),
        _deed(form),
        can and not same,
    )


def form_of(table: HotelTable, place: int, line: int) -> Form | None:
    """The form of a floor that stands, to be changed; None where the line built none."""
    entry = _written(table, line)
    if not isinstance(entry, Build):
        return None
    return Form(place, entry.player, entry.kind, entry.cards, entry.tourists, line)


def act_of(table: HotelTable, form: Form) -> Act[Entry]:
    """What keeping the form does to the journal."""
    if form.line is not None:
        return Amend(form.line, form.entry)
    return written_in(table, form.place, form.entry)


def written_in(table: HotelTable, place: int, entry: Entry) -> Act[Entry]:
    """An entry of a round: at the end, or before the line by which the round was kept."""
    kept = keep_lines(table.pages)
    return Insert(kept[place], entry) if place < len(kept) else Write(entry)


def going(table: HotelTable, line: int, speech: Speech) -> Consent | None:
    """What is asked before a floor goes that others stand on; None where no other changes."""
    change = preview_of(table, Strike(line))
    said = fates(table, change, speech) if change is not None else ()
    if change is None or not said:
        return None
    return Consent(
        phrase("Remove this floor?"),
        " ".join((*said, *totals(table, change, speech))),
        phrase("as a key|Cancel"),
        phrase("Remove"),
        phrase("Undo restores everything."),
    )


def hand_counts(
    table: HotelTable, place: int, player: Player, speech: Speech
) -> tuple[tuple[int, str], ...]:
    """How many Tourist Groups may be left in a hand; each with why not, or nothing."""
    acts = (written_in(table, place, InHand(player, count)) for count in range(TOURISTS + 1))
    return tuple((count, against(tried(table, act), speech)) for count, act in enumerate(acts))


# what may be chosen


def _fits(table: HotelTable, form: Form, trouble: Trouble) -> bool:
    """Whether a form has no trouble of this kind."""
    page = tried(table, act_of(table, form))
    return page is None or all(said.code != trouble for said in page.objections)


def _kind_key(table: HotelTable, form: Form, kind: Kind) -> KindKey:
    """One of the six kinds."""
    can = _fits(table, form.having(kind).counting(SMALLEST, 0), Trouble.SECOND_FLOOR)
    second = points(table.books.values[kind])
    below = _below(table, form)
    if not can:
        if form.line is not None or below is None:
            second = phrase("has this floor already")
        else:
            second = phrase("covered by {kind}", kind=phrase(KINDS[below]))
    elif below == kind:
        second = phrase("an annex")
    return KindKey(kind, phrase(KINDS[kind]), second, can, kind == form.kind)


def _below(table: HotelTable, form: Form) -> Kind | None:
    """What the floor would lie on; None where it is the first."""
    floors = hotels_of(table.books, form.place)[form.player].floors
    at = len(floors)
    if form.line is not None:
        lines = floor_lines(table.pages, table.books.terms.seats)[form.place][form.player]
        at = lines.index(form.line) if form.line in lines else 0
    return floors[at - 1].kind if at else None


def _possible(table: HotelTable, form: Form) -> Form:
    """The same with a kind that may be, so that only the numbers count."""
    for kind in range(len(KINDS)):
        if _fits(table, form.having(kind).counting(SMALLEST, 0), Trouble.SECOND_FLOOR):
            return form.having(kind)
    return form


def _cards(table: HotelTable, form: Form) -> Count:
    """How many Build cards, and how many there may be."""
    more = _possible(table, form).counting(max(SMALLEST, form.cards + 1), 0)
    return Count(form.cards, 1, form.cards + _fits(table, more, Trouble.CARDS))


def _tourists(table: HotelTable, form: Form) -> Count:
    """How many Tourist Groups, and how many there may be."""
    more = _possible(table, form).counting(SMALLEST, form.tourists + 1)
    return Count(form.tourists, 0, form.tourists + _fits(table, more, Trouble.TOURISTS))


def _limits(cards: Count, tourists: Count) -> str:
    """Which number is as large as it can be."""
    if tourists.number == tourists.most:
        return phrase("No tourists left: all {count} are in use this round.", count=TOURISTS)
    if cards.number == cards.most:
        return phrase("No cards left: all {count} have been built this round.", count=BUILD_CARDS)
    return ""


# what it would be


def _title(table: HotelTable, form: Form, speech: Speech) -> str:
    """Whose floor is changed or which one is built, and in which round where that is kept."""
    name, number = speech.player(form.player), form.place + 1
    is_kept = form.place < len(table.books.kept)
    match form.line, is_kept:
        case None, True:
            return phrase("Which floor in round {round}?", round=number)
        case None, _:
            return phrase("Which floor?")
        case _, True:
            return phrase("{player}'s floor, round {round}", player=name, round=number)
    return phrase("{player}'s floor", player=name)


def _stands(table: HotelTable, form: Form, speech: Speech) -> str:
    """``Alice has Bedroom 6 and Bar 3``."""
    name = speech.player(form.player)
    floors = hotels_of(table.books, form.place)[form.player].floors
    if not floors:
        return phrase("{player} hasn't built anything yet.", player=name)
    said = (
        phrase("an annex of {count}", count=one.size)
        if one.is_annex
        else f"{phrase(KINDS[one.kind])} {one.size}"
        for one in floors
    )
    return phrase("{player} has {floors}.", player=name, floors=listed(said))


def _says(table: HotelTable, form: Form) -> str:
    """What the floor would be."""
    if form.kind is None:
        return phrase(CHOOSE)
    name = phrase(KINDS[form.kind])
    cards = phrase("{count:card/cards}", count=Number(form.cards))
    if form.tourists:
        cards = phrase("{cards} and {tourists}", cards=cards, tourists=tourists(form.tourists))
    if _below(table, form) == form.kind:
        return phrase("{kind} annex: {cards}.", kind=name, cards=cards)
    return phrase("{kind} floor: {cards}.", kind=name, cards=cards)


def _deed(form: Form) -> str:
    if form.line is not None:
        return phrase("Save floor")
    if form.kind is None:
        return phrase("Build floor")
    return phrase("Build {kind}", kind=phrase(KINDS[form.kind]))


def _written(table: HotelTable, line: int) -> Entry | None:
    """The entry of a line as it stands now."""
    return next((one.entry for number, one in table.pages if number == line), None)
