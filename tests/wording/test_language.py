"""The keeper's language: phrases, numbers, lists, and how phrases are written in the code."""

import ast
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest

from hotels.ledger.chains.edition import Words
from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.terms import Tile
from hotels.wording.amounts import Count, counted, listed, millions, money, number, times
from hotels.wording.language import ENGLISH, LANGUAGES, phrase, speak, spoken, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech
from tests.wording.conftest import Speak

FILES = sorted((Path(__file__).parents[2] / "hotels").rglob("*.py"))
HOTELS = Words("hotel", "hotels", "Chain", "block", "blocks")
KEPT = "{count:game/games} kept"

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def test_english_is_spoken_as_it_is_written() -> None:
    assert spoken() is ENGLISH
    assert phrase("Nothing has changed.") == "Nothing has changed."
    assert phrase("{player} lays a tile", player="Ana {x}|y") == "Ana {x}|y lays a tile"
    assert phrase("a {word.block} each", word=HOTELS) == "a block each"
    assert phrase("up to {high:,}", high=1_500) == "up to 1,500"
    assert phrase("{low} of {high}", low=1_500, high=2) == "1500 of 2"
    assert phrase("") == ""
    assert to_phrase("first|one") == "first|one"


def test_a_count_brings_the_words_of_its_phrase() -> None:
    assert [phrase(KEPT, count=Count(count)) for count in (0, 1, 2, 1_500)] == [
        "no games kept",
        "1 game kept",
        "2 games kept",
        "1,500 games kept",
    ]
    third = "{count:free {word.block}/free {word.blocks}/no free {word.block}}"
    assert [phrase(third, count=Count(count), word=HOTELS) for count in (0, 1, 3)] == [
        "no free block",
        "1 free block",
        "3 free blocks",
    ]
    assert phrase("{less} and {most:,}", less=Count(-2), most=Count(-1_000)) == "−2 and −1,000"


def test_what_stands_before_a_bar_is_not_said(speaking: Speak) -> None:
    meanings = ("as a key|Open", "of holdings|Open", "Open")
    assert [phrase(text) for text in meanings] == ["Open"] * 3
    assert phrase("read aloud|plus {amount}", amount="a|b") == "plus a|b"
    speaking("de", {"as a key|Open": "Öffnen", "of holdings|Open": "Offen"})
    assert [phrase(text) for text in meanings] == ["Öffnen", "Offen", "Open"]


def test_another_language_has_its_own_order_and_plurals(speaking: Speak) -> None:
    known = {
        "{player} laid {tile}": "{tile} legte {player}",
        KEPT: "{count:Spiel/Spiele} behalten",
        "{held:{word.tile}/{word.tiles}}, {price}": "{price}: {held:{word.tile}/{word.tiles}}",
        "{count} of {all:,}": "{count} von {all:,}",
    }
    speaking("de", known)
    assert deed(Lay(0, Tile(1, 2)), Speech(players=("Ana",))) == "B3 legte Ana"
    assert [phrase(KEPT, count=Count(count)) for count in (0, 1, 2_000)] == [
        "keine Spiele behalten",
        "1 Spiel behalten",
        "2.000 Spiele behalten",
    ]
    stands = "{held:{word.tile}/{word.tiles}}, {price}"
    assert phrase(stands, held=Count(2), word=HOTELS, price=money(200)) == "200\xa0$: 2 hotels"
    assert phrase("{count} of {all:,}", count=1_500, all=1_500) == "1500 von 1.500"
    assert phrase("{least} to {most}", least=2, most=6) == "2 to 6"


def test_a_word_for_none_stands_third(speaking: Speak) -> None:
    speaking("de", {KEPT: "{count:Spiel/Spiele/gar keine Spiele} behalten"})
    assert phrase(KEPT, count=Count(0)) == "gar keine Spiele behalten"
    assert counted(0, "Zug", "Züge", "kein Zug") == "kein Zug"


@pytest.mark.parametrize(
    ("code", "amounts", "whole", "half", "none"),
    [
        ("en", ["$0", "$1,500", "−$700", "−$1,234,567"], "1,500", "7.5", "no blocks"),
        (
            "de",
            ["0\xa0$", "1.500\xa0$", "−700\xa0$", "−1.234.567\xa0$"],
            *("1.500", "7,5", "keine blocks"),
        ),
        (
            "es",
            ["0\xa0$", "1.500\xa0$", "−700\xa0$", "−1.234.567\xa0$"],
            *("1.500", "7,5", "0 blocks"),
        ),
    ],
)
def test_amounts_are_written_as_the_language_writes_them(
    speaking: Speak, code: str, amounts: list[str], whole: str, half: str, none: str
) -> None:
    speaking(code, {})
    assert [money(amount) for amount in (0, 1_500, -700, -1_234_567)] == amounts
    assert (number(1_500), times(Fraction(15, 2)), times(10)) == (whole, half, "10")
    assert millions(6) == "6 million"
    assert [counted(count, "block", "blocks") for count in (0, 1, 1_500)] == [
        none,
        "1 block",
        f"{whole} blocks",
    ]


def test_lists_are_joined_by_the_language(speaking: Speak) -> None:
    names = ["Wilton", "Luxor", "Festival"]
    assert (listed(names), listed(names, "or")) == (
        "Wilton, Luxor and Festival",
        "Wilton, Luxor or Festival",
    )
    speaking("de", {"and": "und", "or": "oder"})
    assert (listed(names), listed(names[:2], "or")) == (
        "Wilton, Luxor und Festival",
        "Wilton oder Luxor",
    )
    assert (listed([]), listed(["Ines"])) == ("", "Ines")


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        *((name, "e") for name in ("Inés", "Íñigo", "Hilario", "Híspalis", "Yves")),
        *((name, "y") for name in ("Ana", "Yolanda", "Yago", "Hierro", "Hugo", "")),
    ],
)
def test_spanish_joins_what_begins_with_the_sound_of_i(
    speaking: Speak, last: str, joined: str
) -> None:
    speaking("es", {"and": "y"})
    assert listed(["Luis", last]) == f"Luis {joined} {last}"
    assert listed(["Luis", "Inés", "Ana"]) == "Luis, Inés y Ana"


def test_a_language_that_is_not_known_is_english(speaking: Speak) -> None:
    speaking("de", {"Undo": "Zurück"})
    assert (spoken(), phrase("Undo")) == (LANGUAGES["de"], "Zurück")
    speak("xx")
    assert (spoken(), phrase("Undo")) == (ENGLISH, "Undo")


def named(node: ast.expr) -> str:
    """What is called, without where it comes from."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def told(module: ast.AST) -> Iterator[ast.Call]:
    """The calls that say a phrase or write one down."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and named(node.func) in {"phrase", "to_phrase"}:
            yield node


def at_load(module: ast.AST) -> Iterator[ast.AST]:
    """What is done while a module loads: all but the bodies of its functions."""
    for child in ast.iter_child_nodes(module):
        if isinstance(child, Function):
            later = set(child.body) if not isinstance(child, ast.Lambda) else {child.body}
            parts = [part for part in ast.iter_child_nodes(child) if part not in later]
        else:
            parts = [child]
        for part in parts:
            yield part
            yield from at_load(part)


def said_at_load(module: ast.AST) -> list[int]:
    """The lines that say a phrase while a module loads."""
    return [
        node.lineno
        for node in at_load(module)
        if isinstance(node, ast.Name | ast.Attribute) and named(node) == "phrase"
    ]


def is_found(call: ast.Call) -> bool:
    """Whether the phrase is a text, or may be one that was written down elsewhere."""
    match call.args[:1]:
        case [ast.Constant(value=str())]:
            return True
        case [said] if named(call.func) == "phrase":
            return is_written_down(said)
    return False


def is_written_down(said: ast.expr) -> bool:
    """Whether something is only looked up, and not made here; of two one, or nothing."""
    match said:
        case ast.IfExp(body=one, orelse=other):
            return is_written_down(one) and is_written_down(other)
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Constant(value=""):
            return True
    return False


def wanted(text: str) -> set[str]:
    """The facts that a phrase tells."""
    found = set()
    for _, name, spec, _ in Formatter().parse(text):
        if name is not None:
            found |= {name.partition(".")[0]} | wanted(spec or "")
    return found


def faults(call: ast.Call) -> Iterator[str]:
    """What is wrong with a phrase as it is written."""
    if not is_found(call):
        yield f"{call.lineno}: no text"
        return
    match call.args[0]:
        case ast.Constant(value=str(text)):
            if text != text.strip(" "):
                yield f"{call.lineno}: a piece: {text!r}"
            given = {word.arg for word in call.keywords}
            facts = wanted(text.rpartition("|")[2])
            if named(call.func) == "phrase" and None not in given and facts != given:
                yield f"{call.lineno}: tells {facts} of {given}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-2:]))
def test_phrases_can_be_found_and_are_said_when_they_are_needed(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert said_at_load(module) == []
    assert [fault for call in told(module) for fault in faults(call)] == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("A = phrase('Undo')", True),
        ("A = {1: [phrase('Undo')]}", True),
        ("A = [*map(phrase, TABLE)]", True),
        ("A = language.phrase('Undo')", True),
        ("class A:\n    b = phrase('Undo')", True),
        ("def a(b=phrase('Undo')):\n    pass", True),
        ("def a(*, b=phrase('Undo')):\n    pass", True),
        ("A = lambda b=phrase('Undo'): b", True),
        ("@a(phrase('Undo'))\ndef b():\n    pass", True),
        ("if True:\n    A = phrase('Undo')", True),
        ("A = to_phrase('Undo')", False),
        ("A = {1: lambda: phrase('Undo')}", False),
        ("def a():\n    return phrase('Undo')", False),
        ("class A:\n    def b(self):\n        return phrase('Undo')", False),
        ("def a():\n    def b(c=phrase('Undo')):\n        pass", False),
    ],
)
def test_what_is_said_while_a_module_loads_is_seen(source: str, *, said: bool) -> None:
    assert bool(said_at_load(ast.parse(source))) is said


@pytest.mark.parametrize(
    ("source", "sound"),
    [
        ("phrase('Undo')", True),
        ("phrase('Un' 'do')", True),
        ("phrase(TABLE[key], player=player)", True),
        ("phrase(words.UNDO)", True),
        ("phrase(UNDO if last else '')", True),
        ("phrase('{a} of {b.c:{d}/{e.f}}', a=a, b=b, d=d, e=e)", True),
        ("phrase('of a {|{a}', a=a)", True),
        ("phrase('{a} of {b}', **facts)", True),
        ("to_phrase('{a} of {b}')", True),
        ("phrase(f'Undo {a}')", False),
        ("phrase('Undo ' + a)", False),
        ("phrase('Undo' if last else 'Redo')", False),
        ("phrase(said())", False),
        ("phrase()", False),
        ("to_phrase(UNDO)", False),
        ("phrase(' more')", False),
        ("to_phrase('of the ')", False),
        ("phrase('{a} of {b}', a=a)", False),
        ("phrase('{a}', a=a, b=b)", False),
    ],
)
def test_what_no_translator_would_find_is_seen(source: str, *, sound: bool) -> None:
    [call] = told(ast.parse(source))
    assert (list(faults(call)) == []) is sound
