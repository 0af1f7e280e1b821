"""All that the app does with a file and with what came of it, one thing after the other."""

import io
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from hotels.exports.archive import taken_in
from hotels.exports.incoming import Found, Sort, Source, found
from hotels.exports.intake import made_ready, placed
from hotels.exports.played import people
from hotels.exports.recorded import replayed
from hotels.ledger.objection import Refused
from hotels.store.checking import damages
from hotels.store.keeping import Opened, opened
from hotels.store.records import BIG_SHOT, CHAINS, PERFECT_HOTEL, TALLY
from hotels.store.store import Store
from hotels.views import big_shot_boards as boards
from hotels.views import (
    big_shot_text,
    card_sharing,
    importing,
    perfect_hotel_sharing,
    sharing,
)
from hotels.views import perfect_hotel_start as values
from hotels.views.card_house import known_in
from hotels.views.home import game_row
from hotels.views.sharing import Form, Unfit
from hotels.wording.amounts import JOINER
from tests.fuzz.spoilt import QUICK
from tests.store.archives import out, put_in

AT = "2026-11-18T20:00:00Z"

MOST_SECONDS = 3
"""Of work for a file of some kilobytes and all that can be done with it; it takes a tenth."""

MOST_TIMES = 150
"""What more may be taken where the machine itself is slow: so often a fixed piece of work."""


def taken_and_used(data: bytes) -> None:
    """A file is refused in a sentence, or everything works that can be done with it."""
    begun = process_time()
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "hotels.db") as store:
        if take(store, data) is None:
            _use(store)
            with Store(Path(folder) / "other.db") as other:
                assert put_in(other, out(store)).games == store.count()
                assert out(other) == out(store)
    took = process_time() - begun
    assert took < MOST_SECONDS or took < MOST_TIMES * fixed_work()


def fixed_work() -> float:
    """The seconds that a fixed piece of work takes here and now."""
    begun = process_time()
    sorted(map(str, range(200_000)))
    return process_time() - begun


def take(store: Store, data: bytes) -> Refused | None:
    """The file taken in as a screen does it; why not, if it is refused, and said in a sentence."""
    one: Found | None = None
    before, games = out(store), 0

    def done(count: int) -> bool:
        nonlocal games
        games = count
        return True

    try:
        source = Source(io.BytesIO(data), len(data))
        one = found(source)
        if one.sort is Sort.ARCHIVE:
            _assert_said(importing.asked(one, None, "x").sentence)
            _assert_said(importing.archive_kept(taken_in(store, source, done)).sentence)
        else:
            intake = made_ready(one, AT)
            ready = intake.games[0] if intake.games else None
            _assert_said(importing.asked(one, ready, "x").sentence)
            became = placed(store, one, intake)
            if became.thing is not None:
                new = became.is_new
                told = importing.own_kept(one.sort, became.thing, new=new, beside=False)
            elif one.sort is Sort.SEVERAL:
                told = importing.games_kept(became.report, 0)
            else:
                told = importing.game_kept(intake.games[0], became.games[0][1])
            _assert_said(told.sentence)
    except Refused as refused:
        _assert_said(importing.refused(refused, one, games).sentence)
        assert games or out(store) == before
        return refused
    return None


def _assert_said(sentence: str) -> None:
    """It is one sentence that can be shown."""
    assert sentence.replace(JOINER, "").isprintable(), sentence
    assert sentence.endswith("."), sentence
    assert 1 < len(sentence) < 1_000, sentence


def _use(store: Store) -> None:
    """All that can be done with what the archive holds."""
    assert list(damages(store)) == []
    for record in [*store.all_games()]:
        assert not game_row(record, datetime.now(UTC)).damaged
        game = opened(store, record.id)
        assert game.damaged_at is None
        _hand_on(game)
        if game.reckoned_at is not None:
            assert game.table.accept()
        if game.table.can_undo:
            before = game.table.books
            assert game.table.undo()
            assert game.table.redo()
            assert game.table.books == before
    texts = store.editions()
    editions = known_in(texts.values())
    assert len([*editions, *boards.known(texts), *values.known(texts)]) == len(texts)
    for edition in editions:
        for form in (card_sharing.as_file, card_sharing.as_text, card_sharing.as_comparison):
            form(edition).encode()


def _hand_on(game: Opened[Any, Any]) -> None:
    """Every form there is of it, or a sentence why there is none; what is a file comes in again."""
    for form in _FORMS[game.record.kind]:
        said = _made(form, game)
        assert said != ""
        if form in _FILES and said is not None:
            again = replayed(found(Source(io.BytesIO(said.encode()))), AT)
            assert again.record.players == tuple(people(game.record.players))
            if game.record.kind != PERFECT_HOTEL:  # its file says no rounds that are still to come
                assert again.record.header == game.record.header


def _made(form: "_Form", game: Opened[Any, Any]) -> str | None:
    try:
        return form(game)
    except Unfit as unfit:
        _assert_said(unfit.sentence)
        return None


_Form = Callable[[Opened[Any, Any]], str]
_TRANSCRIPT = partial(sharing.content, form=Form.TRANSCRIPT)
_FILES = (_TRANSCRIPT, big_shot_text.as_file, perfect_hotel_sharing.as_file)
_FORMS: dict[str, tuple[_Form, ...]] = {
    CHAINS: (
        *(partial(sharing.content, form=form) for form in (Form.TEXT, Form.CSV, Form.BEANCOUNT)),
        _TRANSCRIPT,
        sharing.link,
        lambda game: sharing.file_name(game, "txt"),
        lambda game: sharing.told(game).title,
    ),
    TALLY: (partial(sharing.content, form=Form.TEXT), sharing.link),
    BIG_SHOT: (big_shot_text.in_words, big_shot_text.as_file, big_shot_text.when_and_who),
    PERFECT_HOTEL: (
        perfect_hotel_sharing.in_words,
        perfect_hotel_sharing.as_file,
        lambda game: perfect_hotel_sharing.told(game).played,
    ),
}
