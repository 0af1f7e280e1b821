"""What tables argue about: each question with a case that the engine plays by an edition."""

from collections.abc import Iterator
from typing import NamedTuple

from hotels.ledger.chains.board import LONE
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.cases import CASES
from hotels.ledger.chains.disputes import Case, Played, played
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import Buy, Dispose, End
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.posting import BANK, CASH
from hotels.views.desk import why
from hotels.views.receipts import price_receipt, receipts_of
from hotels.views.slip import Basis, Receipt, basis_of
from hotels.wording.amounts import as_sentence, begun, counted, listed, money
from hotels.wording.ledger import deed, outlook, remarks, signed, told
from hotels.wording.prospects import prospect_words
from hotels.wording.speech import Speech
from hotels.wording.workings import outcome_in_words

PEOPLE = ("Alice", "Bob", "Carol")

NO_ROOM = "The board of this edition is too small for the case, or its blocks are too few."

STILL = "still under way: "
PUBLIC = "Public at any time. "
MOVED, ANEW = "Moved: ", "Reckoned anew: "
CHANGES = "What it changes: "


class Dispute(NamedTuple):
    """One thing that tables argue about."""

    key: str
    question: str
    cases: tuple[str, ...] = ("",)
    """What each case is about, where there are several."""


DISPUTES = (
    Dispute(
        "tie first",
        "Two or more tie for the largest holding",
        ("Two hold the most", "Three hold the most"),
    ),
    Dispute("tie second", "Two tie for the second largest holding"),
    Dispute(
        "one holder", "Only one player holds any", ("At a table of three", "At a table of two")
    ),
    Dispute("nobody", "Nobody holds any of the chain taken over"),
    Dispute("laid tile", "Does the laid tile count?"),
    Dispute(
        "equal sizes",
        "Two chains of equal size meet",
        ("The player chooses one", "The player chooses the other"),
    ),
    Dispute("three or four", "Three or four chains meet"),
    Dispute("tie among three", "A tie for the largest among three chains"),
    Dispute(
        "who disposes first",
        "Who disposes first?",
        ("As the edition has it", "As old printings have it: the largest holder first"),
    ),
    Dispute("last blocks", "May one trader take the survivor's last blocks?"),
    Dispute("none left", "The survivor has no block left"),
    Dispute("odd block", "An odd block is left over in a trade"),
    Dispute("selling price", "At which price is sold?"),
    Dispute("two safe", "A tile joins two safe chains and a small one"),
    Dispute("dead tile", "A dead tile that can never be laid"),
    Dispute("eighth chain", "A tile would form one chain too many"),
    Dispute("one below safe", "Two chains one tile below safe meet"),
    Dispute("founder", "A chain is founded and no block of it is left"),
    Dispute(
        "when it ends",
        "When may the game end, and who says so?",
        (
            "A condition holds, and the player whose turn it is declares the end",
            "A condition holds, and nobody declares the end",
            "No condition holds",
            "All tiles of a player would join two safe chains",
        ),
    ),
    Dispute("no tiles left", "No tiles are left and nothing ends the game"),
    Dispute("off the board", "Blocks of a chain that is not on the board at the end"),
    Dispute("equal money", "Equal money at the end"),
    Dispute(
        "wrong square",
        "A tile was laid on the wrong square turns ago",
        ("It is let lie", "It is moved to where it was meant to lie"),
    ),
    Dispute("cash differs", "The cash on the table is not what the bank's books say"),
    Dispute("how many left", "Must the bank say how many blocks are left?"),
)


class Told(NamedTuple):
    """One line of a worked case."""

    kind: str
    """``done``, ``paid``, ``tried``, ``against``, ``looks``, ``waits`` or ``comes``."""
    text: str
    amount: str = ""
    receipt: Receipt | None = None
    basis: Basis | None = None


class Worked(NamedTuple):
    """A case as an edition plays it."""

    heading: str
    position: tuple[str, ...]
    lines: tuple[Told, ...]
    basis: Basis | None
    refused: str = ""


def found(words: str) -> tuple[Dispute, ...]:
    """The questions in which every one of these words stands."""
    wanted = words.casefold().split()
    return tuple(
        one
        for one in DISPUTES
        if all(word in " ".join((one.question, *one.cases)).casefold() for word in wanted)
    )


def dispute(key: str) -> Dispute:
    """The question of a key."""
    return next(one for one in DISPUTES if one.key == key)


def worked(one: Dispute, edition: Edition) -> tuple[Worked, ...]:
    """Every case of a question, played by the edition."""
    return tuple(
        _worked(heading, case, edition)
        for heading, case in zip(one.cases, CASES[one.key], strict=True)
    )


def _worked(heading: str, case: Case, edition: Edition) -> Worked:
    speech = Speech(edition, PEOPLE)
    try:
        game = played(case, edition)
    except Refused as refused:
        return Worked(heading, (), (), None, why(refused, speech))
    if game is None:
        return Worked(heading, (), (), None, NO_ROOM)
    basis = basis_of(game.cites, speech)
    return Worked(heading, tuple(_position(game, speech)), tuple(_lines(game, speech)), basis)


# where it stands


def _position(game: Played, speech: Speech) -> Iterator[str]:
    """What lies on the board, and who holds what."""
    books = game.before
    yield from sizes_in_words(books, speech)
    lone = [
        speech.tile(books.header.shape.tile(square))
        for square, code in enumerate(books.board.cells)
        if code == LONE
    ]
    if lone:
        yield f"A {speech.word.tile} lies alone on {listed(lone)}."
    yield from _holdings(books, speech)
    if game.case.counts:
        yield left_in_words(books, game.place(game.case.counts), speech)
    if game.case.cash:
        yield cash_in_words(books, speech)
    if books.passes:
        yield "The turn before went by without a tile."
    if game.case.meant is not None:
        tile = speech.tile(books.header.shape.tile(game.square(game.case.meant)))
        yield f"{speech.player(game.case.first)} means to lay {tile}."
    elif isinstance(game.case.entries[0], End):
        yield f"{speech.player(books.player)} has just played."
    else:
        yield f"{speech.player(game.case.first)} is to lay a tile."


def sizes_in_words(books: Books, speech: Speech) -> Iterator[str]:
    """``Luxor has 3 hotels, American 5.``; the safe ones by that word."""
    board, safe = books.board, books.header.edition.safe
    said = [
        f"{speech.chain(chain)} {board.sizes[chain]}{', safe' * (board.sizes[chain] >= safe)}"
        for chain in board.on_board
    ]
    if said:
        yield f"{speech.word.tiles.capitalize()} on the board: {'; '.join(said)}."


def _holdings(books: Books, speech: Speech) -> Iterator[str]:
    """Who holds what, chain by chain."""
    for chain in range(len(books.blocks)):
        held = [
            f"{speech.player(player)} {count}"
            for player, count in enumerate(books.holdings(chain))
            if count
        ]
        if held:
            yield f"{speech.chain(chain)} {speech.word.blocks}: {', '.join(held)}."


def left_in_words(books: Books, chain: int, speech: Speech) -> str:
    """How many blocks of a chain the bank has."""
    word = speech.word
    left = counted(books.blocks[chain][BANK], word.block, word.blocks)
    return f"The bank has {left} of {speech.chain(chain)}."


def cash_in_words(books: Books, speech: Speech) -> str:
    """Who has how much."""
    purses = [
        f"{speech.player(player)} {money(cash)}" for player, cash in enumerate(books.cash[:UNSEEN])
    ]
    return f"Cash: {', '.join(purses)}."


# what happens


def _lines(game: Played, speech: Speech) -> Iterator[Told]:
    """What is done, what it pays, what speaks against it, and how it stands then."""
    case = game.case
    if case.looks is not None:
        words = prospect_words(game.before, game.square(case.looks), speech)
        yield Told("looks", as_sentence(words.line))
    for before, page in game.steps:
        yield from _step(before, page, speech)
        if case.grounds and isinstance(page.entry, Dispose):
            yield from _grounds(before, page, speech)
        if case.rule is Rule.ASK:
            left = left_in_words(page.books, game.place(case.counts), speech)
            yield Told("comes", f"{PUBLIC}{left}", basis=_basis(Rule.ASK, speech))
    if game.moved:
        yield from _moved(game, speech)
    yield from _outcome(game, speech)


def _step(before: Books, page: Page, speech: Speech) -> Iterator[Told]:
    """One entry: a deed with its payments, or what speaks against it."""
    happened = page.grade < Grade.GAP
    if not (isinstance(page.entry, Buy) and not page.entry.chains):
        survivor = before.takeover.survivor if before.takeover else None
        said = told(before, page, speech) if happened else deed(page.entry, speech, survivor)
        words = as_sentence(said)
        basis = _basis(Rule.ENDS, speech) if happened and isinstance(page.entry, End) else None
        yield Told("done", words, basis=basis) if happened else Told("tried", f"Tried: {words}")
    for objection, remark in zip(page.objections, remarks(page, speech), strict=True):
        basis = _basis(Rule(objection.rule), speech)
        yield Told("against", as_sentence(begun(remark)), basis=basis)
    if happened:
        for _, receipt in receipts_of(before, page, speech):
            yield Told("paid", receipt.title, receipt.amount, receipt)
        yield from _unpaid(before, page, speech)


def _unpaid(before: Books, page: Page, speech: Speech) -> Iterator[Told]:
    """The chains just taken over that nobody holds."""
    takeover = page.books.takeover
    known = before.takeover is not None and before.takeover.survivor is not None
    if takeover is None or takeover.survivor is None or known:
        return
    for chain in takeover.defunct:
        if not any(before.holdings(chain)):
            words = f"No bonus is paid for {speech.chain(chain)}."
            yield Told("comes", words, basis=_basis(Rule.NOBODY, speech))


def _grounds(before: Books, page: Page, speech: Speech) -> Iterator[Told]:
    """The size before the tile and the price at it, with which the receipt of a sale begins."""
    for _, receipt in receipts_of(before, page, speech):
        for step in receipt.steps[:2]:
            yield Told("comes", f"{begun(step.text)}: {step.amount}.")


def _moved(game: Played, speech: Speech) -> Iterator[Told]:
    """The lines that are different once the tile is moved, and what it comes to."""
    for one in game.difference.changes:
        before, page = game.moved[one.number]
        first, *rest = _step(before, page, speech)
        yield first._replace(text=f"{ANEW if one.number else MOVED}{first.text}")
        yield from rest
    for moved in game.difference.totals:
        if moved.thing == CASH:
            yield Told("comes", f"{CHANGES}{speech.player(moved.player)} {signed(moved.now)}.")


def _basis(rule: Rule, speech: Speech) -> Basis:
    """A rule as the edition has it."""
    if speech.edition is None:
        raise AssertionError(speech)
    return basis_of(speech.edition.cite(rule), speech)


def _outcome(game: Played, speech: Speech) -> Iterator[Told]:
    """How it stands when all is done."""
    case, after = game.case, game.after
    asked = after.awaiting
    if asked is None or asked.kind not in {Question.TILE, Question.BUY}:
        yield Told("waits", as_sentence(begun(outlook(after, speech).removeprefix(STILL))))
    if case.worth:
        yield Told("comes", price_receipt(after, game.place(case.worth), speech).why)
    if case.lies:
        yield from (Told("comes", said) for said in sizes_in_words(after, speech))
    if case.lies and after.cash != game.before.cash:
        yield Told("comes", cash_in_words(after, speech))
    if case.counts and case.rule is not Rule.ASK:
        yield Told("comes", left_in_words(after, game.place(case.counts), speech))
    if game.final is not None:
        ended = after._replace(cash=(*game.final.cash, *after.cash[UNSEEN:]))
        yield Told("comes", cash_in_words(ended, speech))
        yield Told("comes", as_sentence(outcome_in_words(game.final, speech)))
