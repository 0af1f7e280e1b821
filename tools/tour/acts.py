"""What happens on the tour, act by act."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Buy, Dispose, Entry, Lay, Name
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.transcript import Transcript
from hotels.places import FILE
from hotels.store.keeping import opened
from hotels.store.store import Store
from tools.tour.both import Both, pieces
from tools.tour.figures import compare, compare_final
from tools.tour.wrong import hold

SCREENS: Mapping[type[Entry], str] = {
    Lay: "table",
    Name: "naming",
    Buy: "buying",
    Dispose: "takeover",
}
"""What the screen is called on which an entry is answered."""


def look_round(both: Both, theme: str) -> None:
    """Settings and Help, in a theme that is chosen on the way."""
    set_theme(both, theme)
    both.icon("Help")
    both.picture("help")
    both.escape()


def set_theme(both: Both, theme: str) -> None:
    """Another theme, and the movement stopped: a picture of what moves is never the same."""
    both.icon("Settings")
    both.words(theme.capitalize())
    both.theme = theme
    switch = both.driver.find("SwitchRow", title="Animations")
    if switch.on:
        both.tap(switch)
    both.picture("settings")
    both.escape()


def new_game(both: Both, header: Header, names: Sequence[str]) -> None:
    """Everything that is settled before the first tile, and the table."""
    both.words("New game")
    both.words("Change edition")
    both.picture("editions")
    both.tap(next(one for one in pieces(both, "BoxCard") if one.edition == header.edition))
    for name in names:
        known = [chip for chip in pieces(both, "Chip") if chip.text == name]
        if known:
            both.tap(known[0])
            continue
        if not any(pieces(both, "Field")):
            both.button("New name")
        both.type(name)
        both.button("Add")
    if any(pieces(both, "Field")):
        both.icon("stop adding names")
    both.button("See the card")
    both.picture("card")
    both.escape()
    if header.dealt is not None:
        _deal(both, header.dealt)
    both.picture("new-game")
    both.button("Open the bank")
    hold(both.books.header == header, "Another game was begun than was wanted.")
    both.picture("first-tile")


def _deal(both: Both, dealt: Sequence[Sequence[int]]) -> None:
    """Every hand, entered by the banker."""
    rows = [*pieces(both, "ChoiceRow")]
    both.tap(rows[-1])
    both.button("Enter the hands")
    typing = both.screen
    while not all(map(typing.setup.draft.is_typed, range(len(dealt[0])))):
        count = dealt[typing.place][typing.seat]
        both.tap(next(key for key in pieces(both, "Count") if key.number == count))
    both.picture("deal")
    both.button("Save the hands")


def secret(game: Transcript) -> Transcript:
    """The same game where the bank knows nothing of the deal; it says nothing of the hands."""
    said: dict[str, object] = {"edition": game.header.edition.id, "options": {"deal": "unknown"}}
    header = header_of(said, game.header.seats)
    claims = [
        {field: said for field, said in claim.items() if field != "shares"}
        for claim in game.checkpoints
    ]
    return replace(game, header=header, checkpoints=tuple(claims))


def moments(game: Transcript) -> dict[int, str]:
    """Before which events a picture is taken: of each kind the one nearest to two thirds."""
    entries = [decoded(event) for event in game.events]
    late = 2 * len(entries) / 3
    found = {}
    for kind, name in SCREENS.items():
        places = [place for place, entry in enumerate(entries) if isinstance(entry, kind)]
        if places:
            found[min(places, key=lambda place: abs(place - late))] = name
    return found


def play(
    both: Both, game: Transcript, *, until: int | None = None, killed_at: int | None = None
) -> None:
    """A recorded game, event by event, compared at each of its checkpoints.

    Half way a deed is taken back and brought back; where it is said, the program is killed.
    """
    shown = moments(game)
    claims = {int(str(claim["after"])): claim for claim in game.checkpoints}
    events = game.events[:until]
    for number, event in enumerate(events):
        if number in shown:
            both.picture(shown[number])
            if shown[number] == SCREENS[Dispose]:
                _turn_a_receipt(both)
        if number == killed_at:
            die_and_resume(both, decoded(event))
        else:
            both.do(decoded(event))
        if number in claims:
            compare(both, claims[number])
        if number == len(events) // 2:
            _take_back_and_forth(both)
    if until is None and game.final is not None:
        both.picture("standing")
        compare_final(both, game.final)


def _take_back_and_forth(both: Both) -> None:
    before = both.books
    both.button("Undo")
    hold(both.books != before, "Undo took nothing back.")
    both.button("Redo")
    hold(both.books == before, "Redo brought back something else.")


def _turn_a_receipt(both: Both) -> None:
    """A bonus's receipt, full screen and turned round."""
    link = next(pieces(both, "TurnLink"), None)
    if link is None:
        return
    both.tap(link)
    both.picture("receipt-for-the-player")
    both.button("Turn to me")
    both.picture("receipt")
    both.button("Close")


def die_and_resume(both: Both, entry: Entry) -> None:
    """Kill the program while it writes an entry, open it again, and go on with the game.

    The entry is there or it is not, as if it never had been touched; nothing before it is lost.
    """
    both.escape()
    lobby = both.settled()
    both.button("Resume")
    table = both.settled()
    taps = both.taps
    both.is_deadly = True
    both.do(entry)
    both.is_deadly = False
    hold(both.taps == taps + 1, "The program is to be killed at a single touch.")
    touched = both.last
    both.escape_twin()
    both.program.start()
    is_lost, _ = both.program_shows(both.settled(), lobby)
    resume = both.driver.find("PushButton", text="Resume")
    if not is_lost:
        both.tap(resume)
        return
    both.program.touch(*resume.to_window(*resume.center))
    both.program_shows(table, table)
    both.program.touch(*touched)
    both.driver.tap(resume)
    both.agree()


def same_on_disk(both: Both) -> None:
    """Kill the program once more: both archives hold the same games."""
    hold(both.program.runs, f"The program has ended.\n{both.program.complaints}")
    both.program.kill()
    hold(not both.program.complaints, both.program.complaints)
    _same_games(both, both.program.archive)


def same_so_far(both: Both) -> None:
    """While the program goes on: a copy of its archive holds the same games as the twin's."""
    with TemporaryDirectory(prefix="hotels-copy") as scratch:
        copy = Path(scratch) / "data"
        copytree(both.program.archive, copy)
        _same_games(both, copy)


def _same_games(both: Both, archive: Path) -> None:
    twin = both.driver.app.store
    with Store(archive / FILE) as other:
        ours, theirs = ([*store.page(count=10)] for store in (twin, other))
        hold(len(ours) == len(theirs), f"{len(theirs)} games on the disk, not {len(ours)}.")
        for mine, yours in zip(ours, theirs, strict=True):
            hold(mine.players == yours.players, f"Other people on the disk: {yours.players}.")
            books = opened(twin, mine.id).table.books
            same = opened(other, yours.id).table.books == books
            hold(same, "On the disk a game stands otherwise than on the screen.")
