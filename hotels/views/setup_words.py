"""What the set-up says besides its errors: who begins, what an edition is, what to hand out."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.card import blocks_mark, names_mark
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.header import Header
from hotels.ledger.working import Mark
from hotels.views.people import can_be_drawn
from hotels.views.setup import Deal, Draft
from hotels.views.setup_problems import chain_sum
from hotels.views.setup_rules import Switch
from hotels.wording.amounts import counted, listed, money
from hotels.wording.speech import title

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
PLACES = ("begins", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

# What Roboto draws: Latin, Greek, Cyrillic, their punctuation and some signs of money.


def subtitle(draft: Draft) -> str:
    """``VACATION, four players``."""
    name = title(draft.edition)
    if not draft.seats:
        return name
    players = "player" if draft.seats == 1 else "players"
    return f"{name}, {NUMBERS[draft.seats]} {players}"


def range_of_players(draft: Draft) -> str:
    """``2 to 6``."""
    return f"{draft.edition.min_players} to {draft.options.max_players}"


def seat_line(draft: Draft, seat: int) -> str:
    """Which turn is a player's, and why the first one's is."""
    if seat == 0 and draft.seats > 1 and all(person.drew for person in draft.people):
        by_column = draft.options.start_order == "column"
        corner = "column 1" if by_column else "A1" if draft.edition.row_first else "1A"
        return f"begins, nearest to {corner}"
    return PLACES[seat]


def name_note(name: str) -> str:
    """What is to be said of a name that cannot be shown as it is written."""
    return "" if can_be_drawn(name) else "some signs of the name cannot be shown here"


def initial(name: str, seat: int) -> str:
    """The letter on a player's disc, or his number where there is none that can be drawn."""
    letters = (sign for sign in name if sign.isalnum() and can_be_drawn(sign))
    return next((letter.upper()[:1] for letter in letters), str(seat + 1))


def edition_line(draft: Draft) -> str:
    """What a table with this edition does, in a sentence."""
    edition, words = draft.edition, draft.edition.words
    cash = money(draft.options.start_cash)
    limit = edition.buying.limit(draft.seats)
    noun = words.block if limit == 1 else words.blocks
    count = NUMBERS[limit] if limit < len(NUMBERS) else limit
    bought = f"{'up to ' if limit > 1 else ''}{count} {noun} bought a turn"
    parts = [f"{cash} each", bought, f"safe at {edition.safe}"]
    if draft.deals and draft.seats:
        parts.insert(1, f"{counted(draft.hand, words.block, words.blocks)} dealt to each player")
    return f"{', '.join(parts)}."


def particular(edition: Edition) -> str:
    """What tells an edition from the others, in a line."""
    words = edition.words
    least, most = edition.min_players, edition.options.max_players
    parts = [f"{least} to {most} players"]
    if edition.yellow:
        parts.append(f"{edition.yellow} {words.blocks} dealt")
    if edition.founder:
        parts.append(f"a free {words.block} for the founder")
    bought = counted(edition.buying.blocks, words.block, words.blocks)
    parts.append(f"{'up to ' if edition.buying.blocks > 1 else ''}{bought} a turn")
    bonuses = len(edition.bonus_row(edition.prices[0][1]))
    if bonuses != len("ab"):
        parts.append("one bonus" if bonuses == 1 else f"{NUMBERS[bonuses]} bonuses")
    if edition.squares != 108:  # noqa: PLR2004 - the board all others have
        parts.append(f"{edition.rows} by {edition.columns} squares")
    parts.append(f"safe at {edition.safe}")
    return ", ".join(parts)


def marks(edition: Edition) -> tuple[Mark, ...]:
    """How sure an edition's names, blocks, prices and bonuses are, each mark once."""
    sizes = range(edition.prices[0][0], edition.squares + 1)
    found = {names_mark(edition), blocks_mark(edition)}
    for figures in (edition.price_figures, edition.bonuses.figures):
        found |= {figures.mark(size) for size in sizes}
    return tuple(mark for mark in Mark if mark in found)


def answers(draft: Draft) -> tuple[tuple[Deal, str, str, str], ...]:
    """The three answers to what the bank knows of the deal: words, second line, icon."""
    sums = listed(str(chain.dealt) for chain in draft.edition.chains)
    return (
        (
            Deal.UNKNOWN,
            "Nothing: the piles stay secret",
            "The bank asks each player at a takeover, as the rules do.",
            "eye-off-outline",
        ),
        (
            Deal.PASSED,
            "Each types his own pile",
            "The tablet goes round and hides itself between players.",
            "account-convert-outline",
        ),
        (
            Deal.TYPED,
            "The banker types every pile",
            f"Running sums check {sums}.",
            "keyboard-outline",
        ),
    )


def piles_in(draft: Draft) -> str:
    """How many piles were typed."""
    count = sum(map(draft.is_typed, range(draft.seats)))
    return f"{count} of {draft.seats} piles are in"


def and_so_on(count: int) -> str:
    """How many more things are wrong than there is room for."""
    return f"And {counted(count, 'more thing', 'more things')}."


def hand_out(draft: Draft) -> str:
    """What the banker hands out before the first turn."""
    edition = draft.edition
    purse = Header(edition, max(draft.seats, 1), draft.options).purse
    if not purse:
        return "No money is handed out."
    bills = listed(f"{count} × {money(bill)}" for count, bill in purse)
    said = f"Give each player {bills}"
    laid = "; the drawn tiles lie on the board" if draft.lays_out else ""
    if not draft.deals or not draft.seats:
        return f"{said}{laid}."
    blocks = counted(draft.hand, f"yellow {edition.words.block}", f"yellow {edition.words.blocks}")
    if draft.set_aside:
        return f"{said}, deal {blocks} each, and set {draft.set_aside} aside unseen{laid}."
    return f"{said}, and deal {blocks}{laid}."


def card_name(edition: Edition) -> str:
    """What the printed card is called."""
    return "Red card" if "vacation" in {edition.id, edition.based_on} else "Card"


def small_card(edition: Edition) -> tuple[str, ...]:
    """Three lines of the card's prices, enough to know it by."""
    lines = ((row[0], row[1]) for row in edition.prices if row[0] in {2, 3, 5})
    return tuple(f"{size} · {money(price)}" for size, price in lines)


def switched_on(rules: Sequence[Switch]) -> str:
    """``1 of 7 on``."""
    return f"{sum(rule.on for rule in rules)} of {len(rules)} on"


def more_rules(count: int) -> str:
    """``Four more house rules``."""
    noun = "house rule" if count == 1 else "house rules"
    return f"{NUMBERS[count].capitalize()} more {noun}"


def names_line(draft: Draft) -> str:
    """Whether the chains are called as printed."""
    if draft.names:
        return listed(f"{own} for {printed}" for printed, own in draft.names.items())
    return "as the edition prints them"


def pile_question(draft: Draft, place: int) -> str:
    """What is typed next, and how many yellow blocks make a hand."""
    hand = counted(draft.hand, "yellow block", "yellow blocks")
    return f"How many {draft.chain(place)}? Each hand has {hand}."


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
        return Passing(f"Pass the tablet to {name}", "Nobody else looks on.", "Show my pile")
    off = [
        f"{draft.chain(place)} {total.off}"
        for place in range(len(draft.edition.chains))
        if (total := chain_sum(draft, place)).off
    ]
    if off:
        said = f"The piles do not add up: {listed(off)}. One player or more mistyped his pile."
        return Passing("All piles are in", said, "Back to the set-up", wrong=True)
    return Passing("All piles are in", "Pass the tablet to the banker.", "Back to the set-up")
