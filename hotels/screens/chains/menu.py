"""What else may be done at the table: a sheet behind the three dots."""

from collections.abc import Iterator
from functools import partial

from hotels.ledger.chains.books import Question
from hotels.screens.chains.beginning import change_tiles, may_change_tiles
from hotels.screens.chains.game import Sitting
from hotels.screens.menu import Row, help_row, settings_row, show_menu
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.head import Tool
from hotels.views import by_itself
from hotels.views.counts import AGREED
from hotels.views.help_now import topic_now
from hotels.views.ledger.late_end import could_have_ended
from hotels.views.mistakes import other_survivors, out_of_turn
from hotels.wording.amounts import counted
from hotels.wording.language import phrase

LARGEST_TEXT = 1.3
"""Of text larger than this the head has no room for one more key."""


def open_menu(sitting: Sitting) -> None:
    """The sheet with all of it."""

    def rows() -> list[Row]:
        return [
            *([] if sitting.is_practice else [*_now(sitting), *_of_the_game(sitting)]),
            help_row(sitting.house, topic_now(sitting.books)),
            settings_row(sitting.house),
        ]

    show_menu(sitting.house, phrase("At the table"), rows)


def _now(sitting: Sitting) -> Iterator[Row]:
    """What may be done because of what the bank waits for."""
    asked = sitting.books.awaiting
    kind = asked.kind if asked is not None else None
    if kind is Question.BUY:
        yield Row(
            "cart-plus",
            phrase("Buy more than the rules allow"),
            phrase(
                "You end the turn yourself; the ledger flags extra {word.blocks}.",
                word=sitting.speech.word,
            ),
            lambda: _beyond(sitting),
        )
    for chain in other_survivors(sitting.books):
        yield Row(
            "arrow-decision-outline",
            phrase(
                "Make {chain} the {word.survivor}",
                chain=sitting.speech.chain(chain),
                word=sitting.speech.word,
            ),
            phrase("Against the rules, but played that way; the ledger will flag it."),
            partial(sitting.survive, chain),
        )
    if kind is Question.DISPOSE and asked is not None and asked.chain is not None:
        yield Row(
            "plus-circle-outline",
            phrase(
                "{player} has one more {chain} {word.block}",
                player=sitting.speech.player(asked.player),
                chain=sitting.speech.chain(asked.chain),
                word=sitting.speech.word,
            ),
            phrase("Not in the books; the ledger will flag it."),
            sitting.one_more,
        )
    if out_of_turn(sitting.books, sitting.speech):
        yield Row(
            "swap-horizontal",
            phrase("Someone sold or traded out of turn"),
            phrase("Too early, too late or twice; the ledger will flag it."),
            lambda: _out_of_turn(sitting),
        )
    if kind is Question.TILE and sitting.books.turn:
        player = sitting.speech.player(sitting.books.player)
        yield Row(
            "flag-checkered",
            phrase("End the game"),
            phrase("{player} declares the end, and the bank settles up.", player=player),
            sitting.end,
        )
        yield _purchase(sitting, player)
    late = could_have_ended(sitting.table, sitting.speech)
    if late is not None:
        yield Row(
            "flag-outline",
            late.deed,
            phrase("The game could have ended then. Preview what would change."),
            lambda: _end_late(sitting),
        )


def _purchase(sitting: Sitting, player: str) -> Row:
    """What whoever had the last turn bought, though the books say that nothing could be."""
    if by_itself.was_out_of_reach(sitting.table):
        return Row(
            "cart-plus",
            phrase("{player} bought after all", player=player),
            phrase("Not enough cash in the books; the ledger will flag it."),
            lambda: _buy_out_of_reach(sitting),
        )
    return Row(
        "cart-plus",
        phrase("{player} bought again", player=player),
        phrase("A second purchase in one turn; the ledger will flag it."),
        sitting.buy_again,
    )


def _buy_out_of_reach(sitting: Sitting) -> None:
    """The purchase is asked for after all."""
    sitting.undo(whole=False)
    _beyond(sitting)


def _of_the_game(sitting: Sitting) -> Iterator[Row]:
    """What may always be done with a game."""
    word = sitting.speech.word
    if may_change_tiles(sitting):
        yield Row(
            "grid",
            phrase("Starting tiles"),
            phrase("Add or change them before the first turn."),
            lambda: change_tiles(sitting),
        )
    yield Row(
        "book-open-page-variant-outline",
        phrase("Ledger"),
        phrase("Look up, fix or rewind any move."),
        lambda: _ledger(sitting),
    )
    yield Row(
        "podium-gold",
        phrase("Standings"),
        phrase(
            "Cash, {word.blocks} and final bonuses, and what a {word.merger} would change.",
            word=word,
        ),
        lambda: _standing(sitting),
    )
    if sitting.table.books.board.on_board:
        yield Row(
            "scale-balance",
            phrase("Settle a dispute"),
            phrase("Who gets which bonus under each edition's rules."),
            lambda: _dispute(sitting),
        )
    yield Row(
        AGREED,
        phrase("Check cash or {word.blocks}", word=word),
        phrase("Count cash or {word.blocks} and adjust the books if needed.", word=word),
        lambda: _count(sitting),
    )
    yield Row(
        "seat-outline",
        phrase("Seats"),
        phrase("A player leaves, returns or is replaced."),
        lambda: _seats(sitting),
    )
    yield Row(
        "lock-outline",
        phrase("Lock the table"),
        phrase("Ignores all taps until you hold the lock."),
        lambda: _lock(sitting),
    )
    yield Row(
        "card-text-outline",
        phrase("Information card"),
        phrase("Prices, bonuses and {word.blocks} in this edition.", word=sitting.speech.word),
        lambda: open_card(sitting),
    )
    yield Row(
        "share-variant-outline",
        phrase("Share the game"),
        phrase("The ledger as text, table or accounts; the board as a picture."),
        lambda: _share(sitting),
    )


def _out_of_turn(sitting: Sitting) -> None:
    """Who it was, and of which chain."""

    def rows() -> list[Row]:
        return [
            Row(
                "account-outline",
                f"{one.name}, {one.chain_name}",
                phrase("{held} in the books", held=one.held),
                partial(sitting.dispose_late, (one.chain, one.player)),
            )
            for one in out_of_turn(sitting.books, sitting.speech)
        ]

    show_menu(sitting.house, phrase("Who sold or traded out of turn?"), rows)


def _beyond(sitting: Sitting) -> None:
    sitting.unsaid.beyond = True
    sitting.refresh()


def lock_tool(sitting: Sitting, profile: Profile) -> list[Tool]:
    """The key that locks the table, where there is room for one more."""
    roomy = profile.kind is Kind.PORTRAIT and theme.text_size <= LARGEST_TEXT
    return [Tool("lock-outline", phrase("lock the table"), lambda: _lock(sitting))] if roomy else []


def _end_late(sitting: Sitting) -> None:
    from hotels.screens.ledger.late import open_late_end

    open_late_end(sitting)


def _ledger(sitting: Sitting) -> None:
    from hotels.screens.chains.looking_up import open_ledger

    open_ledger(sitting)


def _standing(sitting: Sitting) -> None:
    from hotels.screens.chains.looking_up import open_standing

    open_standing(sitting)


def _dispute(sitting: Sitting) -> None:
    """Which chain it is about."""
    from hotels.screens.receipt import open_desk

    books, speech = sitting.table.books, sitting.speech

    def rows() -> list[Row]:
        return [
            Row(
                "key-chain-variant",
                speech.chain(chain),
                counted(books.board.sizes[chain], speech.word.tile, speech.word.tiles),
                partial(open_desk, sitting.house, books, chain, speech),
            )
            for chain in books.board.on_board
        ]

    show_menu(sitting.house, phrase("Which chain is in dispute?"), rows)


def _count(sitting: Sitting) -> None:
    from hotels.screens.chains.counting import choose_count

    choose_count(sitting)


def _seats(sitting: Sitting) -> None:
    from hotels.screens.chains.seats import open_seats

    open_seats(sitting)


def _lock(sitting: Sitting) -> None:
    from hotels.screens.chains.lock import lock

    lock(sitting)


def open_card(sitting: Sitting) -> None:
    """The information card of what is played."""
    from hotels.screens.card import open_card as show

    show(sitting.house, sitting.books.header.edition, at_table=True)


def _share(sitting: Sitting) -> None:
    from hotels.screens.chains.sharing import share_game

    share_game(sitting.house, sitting.game)
