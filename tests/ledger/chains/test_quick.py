"""Scoring and settling without a tracked game: one holding, or a whole final position."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.chains.quick import ToSettle, in_every_edition, position, settled
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from tests.ledger.chains.sums import paid
from tests.ledger.chains.table import of


@pytest.mark.parametrize(
    ("edition", "chain", "size", "blocks", "bonus"),
    [
        ("vacation", "American", 3, (4, 1, 1, 0), "Ana 3000  Ben 800  Cat 800"),
        ("vacation", "American", 4, (7, 4), "Ana 3200  Ben 800"),
        ("vacation", "American", 2, (29, 0, 0), "Ana 3000"),
        ("vacation", "American", 108, (1, 0, 0, 0, 0, 0), "Ana 16500"),
        ("acquire-2016", "Echo", 100, (1, 2, 3), "Cat 12000  Ben 9000  Ana 6000"),
        ("vacation", "American", 3, (0, 0, 0), ""),
    ],
)
def test_one_holding(
    edition: str, chain: str, size: int, blocks: tuple[int, ...], bonus: str
) -> None:
    assert paid(settled(ToSettle(EDITIONS[edition], chain, size, blocks))) == of(bonus)


def test_whose_play_it_was_counts_where_seats_decide() -> None:
    draft = EDITIONS["decision-draft"]
    first = settled(ToSettle(draft, "American", 2, (2, 2, 2)))
    assert paid(first) == of("Ana 700  Ben 700  Cat 600")
    last = settled(ToSettle(draft, "American", 2, (2, 2, 2), tile_player=2))
    assert paid(last) == of("Cat 700  Ana 700  Ben 600")
    assert {working.cites.mark for _, working in last} == {"derived"}  # as in a takeover


def test_the_bank_as_a_holder() -> None:
    classic = EDITIONS["acquire-classic"]
    assert paid(settled(ToSettle(classic, "Luxor", 5, (4, 2), 0, 3))) == of("Ana 5000")
    assert paid(settled(ToSettle(classic, "Luxor", 5, (4, 2), 1, 12))) == of("Ana 2500")
    assert paid(settled(ToSettle(classic, "Luxor", 5, (4, 2), 1, 1))) == of("Ana 5000  Ben 2500")
    assert paid(settled(ToSettle(classic, "Luxor", 5, (4, 2)))) == of("Ana 5000  Ben 2500")


def ask(
    edition: str, chain: str, size: int, *blocks: int, by: int = 0, bank: int | None = None
) -> ToSettle:
    return ToSettle(EDITIONS[edition], chain, size, blocks, by, bank)


@pytest.mark.parametrize(
    ("holding", "code", "facts"),
    [
        (
            ask("vacation", "Tower", 3, 1, 0, 0),
            "edition has no such chain",
            {"chain": "Tower", "edition": "VACATION"},
        ),
        (ask("vacation", "Luxor", 3, 1), "too few players", {"count": 1, "least": 2}),
        (ask("decision-draft", "American", 3, 1, 0), "too few players", {"least": 3}),
        (ask("acquire-2008", "American", 3, 1, 0), "too few players", {"least": 3}),
        (ask("vacation", "Luxor", 3, *(0,) * 7), "too many players", {"count": 7, "most": 6}),
        (ask("vacation", "Luxor", 1, 1, 0, 0), "out of range", {"field": "size", "low": 2}),
        (ask("vacation", "Luxor", 109, 1, 0, 0), "out of range", {"field": "size", "high": 108}),
        (ask("acquire-2016", "Bolt", 101, 1, 0), "out of range", {"field": "size", "high": 100}),
        (ask("vacation", "Luxor", 3, 1, 0, 0, by=-1), "out of range", {"field": "tile-player"}),
        (ask("vacation", "Luxor", 3, 1, 0, 0, by=3), "out of range", {"field": "tile-player"}),
        (ask("vacation", "Luxor", 3, 1, 0, 0, bank=1), "not for two", {"count": 3}),
        (ask("vacation", "Luxor", 3, 1, 0, bank=0), "out of range", {"field": "bank-blocks"}),
        (ask("vacation", "Luxor", 3, 1, 0, bank=13), "out of range", {"field": "bank-blocks"}),
        (ask("acquire-2016", "Bolt", 3, 1, 0, bank=11), "out of range", {"high": 10}),
        (ask("vacation", "Luxor", 3, 1, -1, 0), "out of range", {"field": "blocks of Luxor"}),
        (ask("vacation", "Luxor", 3, *(True, 0, 0)), "not a whole number", {}),
        (
            ask("vacation", "Luxor", 3, 20, 7, 0),
            "more blocks than exist",
            {"chain": "Luxor", "count": 27, "right": 26},
        ),
        (ask("acquire-classic", "Luxor", 3, 20, 6, 0), "more blocks than exist", {"right": 25}),
    ],
)
def test_a_holding_that_cannot_be(holding: ToSettle, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        settled(holding)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.parametrize(
    ("asked", "answering"),
    [
        # DECISION, VACATION, classic, 1999, 2008, 2016, Renegade and Tycoon
        ("American", "American American American America American Etch American"),
        ("Luxor", "Consolidated Luxor Luxor Sackson Worldwide Nestor Sackson"),
        ("Tower", "Consolidated Continental Tower Sackson Worldwide Nestor Tower"),
        ("Imperial", "Consolidated Continental Imperial Phoenix Continental Bolt Imperial"),
        ("Wilton", "Consolidated Wilton Luxor Sackson Worldwide Nestor Sackson"),
        ("Sackson", "Consolidated Continental Luxor Sackson Sackson Nestor Sackson"),
        ("Super", "Super Continental Luxor Sackson Worldwide Nestor Sackson"),
        ("Echo", "Consolidated Continental Continental Phoenix Continental Echo Continental"),
    ],
)
def test_the_same_holding_in_every_edition(asked: str, answering: str) -> None:
    answers = in_every_edition(asked, 5, (6, 6, 1), 0, None)
    assert list(answers) == list(EDITIONS)
    ours, *middle, last = answering.split()
    found = [holding.chain for holding, _ in answers.values()]
    assert found == [ours, ours, *middle, last, last]
    for edition, (holding, answer) in answers.items():
        assert holding.edition is EDITIONS[edition]
        assert (holding.size, holding.blocks, holding.tile_player) == (5, (6, 6, 1), 0)
        assert not isinstance(answer, Refused)
        assert paid(answer)["Ana"] == paid(answer)["Ben"]


def test_what_an_edition_does_not_answer_is_said() -> None:
    answers = in_every_edition("American", 105, (7, 4), 1, 3)
    codes = {
        edition: answer.code
        for edition, (_, answer) in answers.items()
        if isinstance(answer, Refused)
    }
    few = dict.fromkeys(("decision-draft", "acquire-2008"), "too few players")
    assert codes == few | {"acquire-2016": "out of range"}
    holding, answer = answers["acquire-classic"]
    assert (holding.tile_player, holding.bank_blocks) == (1, 3)
    assert not isinstance(answer, Refused)
    assert paid(answer) == of("Ana 11000  Ben 5500")
    with pytest.raises(Refused, match="edition has no such chain") as refused:
        in_every_edition("Ritz", 5, (1, 1, 1), 0, None)
    assert (refused.value.facts["chain"], refused.value.facts["edition"]) == ("Ritz", "")
    known = refused.value.facts["known"]
    assert isinstance(known, tuple)
    assert {"Luxor", "Consolidated", "Zeta"} < {*known}


WHOLE: Fields = {
    "edition": "vacation",
    "players": ["Ana", "Ben", "Cat"],
    "cash": [1_000, 500, 0],
    "sizes": {"Luxor": 11, "American": 3},
    "blocks": {"Luxor": [2, 1, 0], "American": [0, 2, 2], "Wilton": [0, 0, 5]},
}


def test_a_final_position() -> None:
    found = position(WHOLE)
    outcome = found.settlement()
    assert found.players == ("Ana", "Ben", "Cat")
    assert outcome.order == (3, 2)
    assert outcome.cash == (10_600, 8_200, 2_900)
    assert outcome.ranking == ((0,), (1,), (2,))
    assert outcome.winners == (0,)
    assert sum(found.books.cash) == 0
    assert (found.books.awaiting, found.books.end, found.books.turn) == (None, "declared", 1)
    assert found.books.told == (frozenset({0, 1, 2}),) * 7
    assert found.books.drawn == ()
    assert [sum(blocks) for blocks in found.books.blocks] == [22, 24, 26, 29, 31, 33, 35]


def test_the_player_of_the_last_turn() -> None:
    drafted = {**WHOLE, "edition": "decision-draft", "cash": [0, 0, 0]}
    drafted |= {"sizes": {"American": 2}, "blocks": {"American": [1, 1, 1]}}
    assert position(drafted).settlement().cash == (900, 900, 800)
    assert position({**drafted, "last_player": 2}).settlement().cash == (900, 800, 900)


def test_the_bank_as_a_holder_at_the_end() -> None:
    two = {**WHOLE, "edition": "acquire-classic", "players": ["Ana", "Ben"], "cash": [0, 100]}
    two |= {"sizes": {"Luxor": 5, "Tower": 2}, "blocks": {"Luxor": [4, 2], "Tower": [0, 1]}}
    two |= {"options": {"bank_holds": True}, "bank_holds": {"Luxor": 3, "Tower": 12}}
    low = position({**two, "bank_holds": {"Luxor": 1, "Tower": 1}})
    assert low.books.drawn == ((0, 1), (1, 1))
    # Luxor: first and second to Ana and Ben; Tower: Ben shares both with the bank.
    assert low.settlement().cash == (5_000 + 2_000, 100 + 2_500 + 1_000 + 1_500 + 200)
    # Luxor: first to Ana, second to the bank; Tower: Ben is second.
    assert position(two).settlement().cash == (5_000 + 2_000, 100 + 1_000 + 1_000 + 200)


def test_a_position_in_a_house_edition() -> None:
    ours = {"format": "hotels-edition/1", "id": "house-ours", "name": "Ours"}
    ours |= {"based_on": "vacation", "changes": {"prices": [[2, 900]]}}  # type: ignore[dict-item]
    outcome = position({**WHOLE, "edition": ours}).settlement()
    assert outcome.cash[0] == 1_000 + 9_000 + 2 * 900
    assert house_edition(ours).price(0, 2) == 900


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        ({"edition": "chess"}, "unknown edition", {"edition": "chess"}),
        ({"edition": 7}, "not text", {"field": "edition"}),
        ({"players": ["Ana"]}, "too few players", {}),
        ({"players": ["Ana", "Ana", "Cat"]}, "same name", {"name": "Ana"}),
        ({"players": ["Ana", "", "Cat"]}, "empty", {}),
        ({"players": list("ABCDEFG")}, "too many players", {}),
        ({"cash": [1, 2]}, "wrong count", {"field": "cash", "count": 2, "right": 3}),
        ({"cash": [1, -2, 3]}, "out of range", {"field": "cash"}),
        ({"cash": [1, True, 3]}, "not a whole number", {"field": "cash"}),
        ({"last_player": 3}, "out of range", {"field": "last_player"}),
        ({"last_player": -1}, "out of range", {"field": "last_player"}),
        ({"sizes": {"Tower": 3}}, "edition has no such chain", {"edition": "VACATION"}),
        ({"sizes": {"Luxor": 1}}, "a chain of one tile", {"chain": "Luxor"}),
        ({"sizes": {"Luxor": -1}}, "out of range", {"field": "size of Luxor"}),
        ({"sizes": {"Luxor": 109}}, "out of range", {"field": "size of Luxor"}),
        (
            {"sizes": {"Luxor": 100, "American": 9}},
            "more tiles than squares",
            {"count": 109, "right": 108},
        ),
        ({"blocks": {"Tower": [1, 0, 0]}}, "edition has no such chain", {"chain": "Tower"}),
        ({"blocks": {"Luxor": [1, 0]}}, "wrong count", {"field": "blocks of Luxor"}),
        ({"blocks": {"Luxor": [20, 7, 0]}}, "more blocks than exist", {"count": 27, "right": 26}),
        ({"blocks": {"Luxor": [1, -1, 0]}}, "out of range", {"field": "blocks of Luxor"}),
        ({"bank_holds": {"Luxor": 3}}, "the bank is no holder", {"field": "bank_holds"}),
        ({"bank_holds": {"Tower": 3}}, "edition has no such chain", {"chain": "Tower"}),
        ({"options": {"bank_holds": True}}, "not for two", {"count": 3}),
        ({"options": {"colour": 1}}, "unknown field", {"field": "colour"}),
        ({"options": []}, "not an object", {"field": "options"}),
        ({"sizes": []}, "not an object", {"field": "sizes"}),
        ({"blocks": []}, "not an object", {"field": "blocks"}),
        ({"bank_holds": []}, "not an object", {"field": "bank_holds"}),
    ],
)
def test_a_position_that_cannot_be(change: Fields, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        position({**WHOLE, **change})
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.parametrize("drawn", [{}, {"Luxor": 0}, {"Luxor": 13}, {"Luxor": True}])
def test_the_bank_draws_for_every_chain_on_the_board(drawn: Fields) -> None:
    two = {**WHOLE, "players": ["Ana", "Ben"], "cash": [0, 0], "blocks": {}}
    two |= {"sizes": {"Luxor": 5}, "options": {"bank_holds": True}, "bank_holds": drawn}
    with pytest.raises(Refused) as refused:
        position(two)
    assert refused.value.facts["field"] in {"bank_holds: Luxor", "bank_holds of Luxor"}


@pytest.mark.parametrize("key", ["edition", "players", "cash", "sizes", "blocks"])
def test_a_position_is_whole(key: str) -> None:
    with pytest.raises(Refused, match="missing field"):
        position({name: WHOLE[name] for name in WHOLE if name != key})
    with pytest.raises(Refused, match="not an object") as refused:
        position([])
    assert refused.value.facts == {"field": "the file"}
    full = position({**WHOLE, "sizes": {"Luxor": 100, "American": 8}})
    assert sum(full.books.board.sizes) == 108
    unheld = position({**WHOLE, "sizes": {"Festival": 2}, "blocks": {}}).settlement()
    assert (unheld.cash, unheld.postings) == ((1_000, 500, 0), ())
