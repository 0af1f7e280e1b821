"""Whatever is typed or kept as a name, a note or a search is kept as it is, or refused."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.exports.files import fault_in, named
from hotels.ledger.chains.entries import Note
from hotels.ledger.objection import Refused
from hotels.settings import CHOICES, FILE, keep, settings_in
from hotels.store.keeping import opened
from hotels.store.store import Store
from hotels.views import seats
from hotels.views.card_house import name_against
from hotels.views.home import game_row
from hotels.views.ids import free_id
from hotels.views.ledger.search import said_in, sought
from hotels.views.letters import letters
from hotels.views.people import seated
from hotels.views.setup import Draft, cleaned
from hotels.views.setup_problems import refusal
from tests.fuzz.spoilt import ODD_TEXTS, QUICK, odd, spoilt, torn, tried
from tests.store.archives import out, put_in
from tests.store.playing import played, sat_down
from tests.test_settings import OTHER

signs = st.characters() | st.sampled_from("aé İß\0\n\u0301\u200d\u202e\ud800🎲李=@[]{}%/\\")
texts = st.text(signs, max_size=12) | st.sampled_from(ODD_TEXTS)


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "hotels.db") as store:
        yield store


@contextmanager
def sentence_of(words: Callable[[Refused], str]) -> Iterator[None]:
    """What is done may be refused, and then there is a sentence for it."""
    why = "."
    try:
        yield
    except Refused as refused:
        why = words(refused)
    assert why.endswith(".")


@tried(300)
@given(st.lists(texts, min_size=1, max_size=4))
def test_a_name_that_is_typed_is_kept_on_one_line_or_refused(typed: list[str]) -> None:
    draft = Draft()
    for said in typed:
        with sentence_of(partial(refusal, draft=draft)):
            draft = draft.joined(said)
    for seat, (name, *_) in enumerate(draft.people):
        assert name == cleaned(name)
        assert 0 < len(name.encode()) <= 400
        assert "\n" not in name
        assert draft.name(name, seat) == name
    names = [person.name for person in draft.people]
    assert len({*seated(names)}) == len(names) == len(letters(names))
    for seat, said in enumerate(typed[: len(names)]):
        with sentence_of(lambda refused: seats.refused_name(refused, names)):
            assert seats.called(said, names, seat)


@tried(60)
@given(st.lists(texts, min_size=4, max_size=4))
def test_names_from_anywhere_are_kept_found_and_forgotten(store: Store, names: list[str]) -> None:
    before = out(store)
    try:
        game = sat_down(store, players=names)
    except Refused:
        assert out(store) == before
        return
    number = game.record.id
    assert store.record(number).players == tuple(names)
    assert not game_row(store.record(number), datetime.now(UTC)).damaged
    for name in filter(str.strip, names):
        assert number in [record.id for record in store.page(search=name)]
        assert store.count(name)
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "other.db") as other:
        put_in(other, out(store))
        assert out(other) == out(store)
    store.forget(names[0])
    assert names[0] == "" or names[0] not in store.record(number).players + tuple(store.people())
    store.delete(number)
    store.purge("9999")
    assert number not in [record.id for record in store.all_games(deleted=True)]


@tried(300)
@given(texts, texts)
def test_any_words_may_be_looked_for(store: Store, words: str, there: str) -> None:
    assert store.page(search=words)[:0] == []
    assert store.count(words) == len(store.page(search=words, count=1_000))
    found = said_in(sought(words), (1, 15), 3, there)
    assert found or words.strip()
    assert said_in(sought(words), (), 0, words) or not words.strip().isascii()


@tried(60)
@given(texts | st.tuples(signs, st.integers(990, 1_010)).map(lambda one: one[0] * one[1]))
def test_a_note_is_kept_word_for_word_or_refused(store: Store, text: str) -> None:
    numbers = [record.id for record in store.all_games()]
    game = opened(store, numbers[0]) if numbers else played(store, until=3)
    before = len(game.table.pages)
    page = game.table.write(Note(text))
    again = opened(store, game.record.id)
    assert again.damaged_at is None
    assert len(again.table.pages) == before + page.stands
    assert not page.stands or again.table.pages[-1].page.entry == Note(text)


@tried(300)
@given(st.lists(texts, max_size=4))
def test_names_of_the_house_are_told_apart(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        assert isinstance(name_against(name, names), str)
        own_id = free_id("house", name, taken.__contains__, nameless="house-edition")
        assert own_id not in taken
        assert len(own_id) <= 91
        taken.append(own_id)


@tried(300)
@given(texts, st.sampled_from(["csv", "json", "png"]))
def test_a_file_name_that_is_taken_stays_in_its_folder(typed: str, suffix: str) -> None:
    name = named(typed, suffix)
    if fault_in(name) is None:
        path = Path("/home/ana/Documents") / name
        assert path.parent == Path("/home/ana/Documents")
        assert path.name == name
        assert name.isprintable()
        assert len(name.encode()) <= 200


SET = json.loads(json.dumps(asdict(OTHER)))


@tried(300)
@given(
    (spoilt(SET) | st.dictionaries(st.sampled_from([*SET]), odd, max_size=4)).map(
        lambda said: json.dumps(said).encode()
    )
    | torn(json.dumps(SET).encode())
    | st.binary(max_size=40)
)
def test_any_settings_are_read_as_settings_that_can_be_kept(data: bytes) -> None:
    with TemporaryDirectory(dir=QUICK) as folder:
        place = Path(folder)
        (place / FILE).write_bytes(data)
        found = settings_in(place)
        for name, value in asdict(found).items():
            if name == "explained":
                assert isinstance(value, tuple)
                assert {type(word) for word in value} <= {str}
            else:
                assert value in CHOICES.get(name, (True, False)), name
                assert isinstance(value, bool) == (name not in CHOICES), name
        keep(place, found)
        assert settings_in(place) == found
