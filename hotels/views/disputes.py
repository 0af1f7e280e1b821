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
from hotels.views.dispute_questions import DISPUTES, Dispute, dispute, found
from hotels.views.receipts import price_receipt, receipts_of
from hotels.views.slip import Basis, Receipt, basis_of
from hotels.wording.amounts import as_sentence, begun, counted, listed, money, signed
from hotels.wording.awaited import awaited
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed, outlook, remarks, told
from hotels.wording.prospects import prospect_words
from hotels.wording.speech import Speech
from hotels.wording.workings import outcome_in_words

__all__ = ["DISPUTES", "Dispute", "Told", "Worked", "dispute", "found", "worked"]

PEOPLE = ("Alice", "Bob", "Carol")

NO_ROOM = to_phrase(
    "This edition's board is too small for this case, or it has too few {word.blocks}."
)
_MOVED = to_phrase("Moved: {deed}")
_ANEW = to_phrase("Recalculated: {deed}")


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


def worked(one: Dispute, edition: Edition) -> tuple[Worked, ...]:
    """Every case of a question, played by the edition."""
    return tuple(
        _worked(phrase(heading), case, edition)
        for heading, case in zip(one.cases, CASES[one.key], strict=True)
    )


def _worked(heading: str, case: Case, edition: Edition) -> Worked:
    speech = Speech(edition, PEOPLE)
    try:
        game = played(case, edition)
    except Refused as refused:
        return Worked(heading, (), (), None, why(refused, speech))
    if game is None:
        return Worked(heading, (), (), None, phrase(NO_ROOM, word=speech.word))
    basis = basis_of(game.cites, speech)
    return Worked(heading, tuple(_position(game, speech)), tuple(_lines(game, speech)), basis)


# where it stands


def _position(game: Played, speech: Speech) -> Iterator[str]:
    """What lies on the board, and who holds what."""
    books, first = game.before, speech.player(game.case.first)
    yield from sizes_in_words(books, speech)
    lone = [
        speech.tile(books.header.shape.tile(square))
        for square, code in enumerate(books.board.cells)
        if code == LONE
    ]
    if lone:
        yield phrase("Not part of any chain: {squares}.", squares=listed(lone))
    yield from _holdings(books, speech)
    if game.case.counts:
        yield left_in_words(books, game.place(game.case.counts), speech)
    if game.case.cash:
        yield cash_in_words(books, speech)
    if books.passes:
        yield phrase("No tile was laid in the previous turn.")
    if game.case.meant is not None:
        tile = speech.tile(books.header.shape.tile(game.square(game.case.meant)))
        yield phrase("{player} wants to lay {tile}.", player=first, tile=tile)
    elif isinstance(game.case.entries[0], End):
        yield phrase("{player} has just played.", player=speech.player(books.player))
    else:
        yield phrase("It's {player}'s turn to lay a tile.", player=first)


def sizes_in_words(books: Books, speech: Speech) -> Iterator[str]:
    """``Luxor has 3 hotels, American 5.``; the safe ones by that word."""
    board, safe = books.board, books.header.edition.safe
    said = []
    for chain in board.on_board:
        name, size = speech.chain(chain), board.sizes[chain]
        is_safe = size >= safe
        said.append(
            phrase("{chain} {size}, safe", chain=name, size=size) if is_safe else f"{name} {size}"
        )
    if said:
        tiles = begun(speech.word.tiles)
        yield phrase("{tiles} on the board: {sizes}.", tiles=tiles, sizes="; ".join(said))


def _holdings(books: Books, speech: Speech) -> Iterator[str]:
    """Who holds what, chain by chain."""
    for chain in range(len(books.blocks)):
        held = [
            f"{speech.player(player)} {count}"
            for player, count in enumerate(books.holdings(chain))
            if count
        ]
        if held:
            yield phrase(
                "{chain} {word.blocks}: {holders}.",
                chain=speech.chain(chain),
                word=speech.word,
                holders=", ".join(held),
            )


def left_in_words(books: Books, chain: int, speech: Speech) -> str:
    """How many blocks of a chain the bank has."""
    word = speech.word
    left = counted(books.blocks[chain][BANK], word.block, word.blocks)
    return phrase("The bank has {left} of {chain}.", left=left, chain=speech.chain(chain))


def cash_in_words(books: Books, speech: Speech) -> str:
    """Who has how much."""
    purses = [
        f"{speech.player(player)} {money(cash)}" for player, cash in enumerate(books.cash[:UNSEEN])
    ]
    return phrase("Cash: {purses}.", purses=", ".join(purses))


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
            public = phrase("Anyone may ask at any time.")
            yield Told("comes", f"{public} {left}", basis=_basis(Rule.ASK, speech))
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
        if happened:
            yield Told("done", words, basis=basis)
        else:
            yield Told("tried", phrase("Tried: {deed}", deed=words))
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
            words = phrase("No bonus is paid for {chain}.", chain=speech.chain(chain))
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
        said = _ANEW if one.number else _MOVED
        yield first._replace(text=phrase(said, deed=first.text))
        yield from rest
    for moved in game.difference.totals:
        if moved.thing == CASH:
            player, amount = speech.player(moved.player), signed(moved.now)
            said = phrase("Difference: {player} {amount}.", player=player, amount=amount)
            yield Told("comes", said)


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
        said = outlook(after, speech) if asked is None else awaited(asked, speech)
        yield Told("waits", as_sentence(said))
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
