"""No regular expression takes longer for a sign the more signs there are."""

import pytest

from hotels.wording.aloud import _amounts
from hotels.wording.language import LANGUAGES
from tests.fuzz.expressions import MOST, Expression, expressions, expressions_in, slowness

AMOUNTS = [
    Expression(f"amounts in {code}", _amounts(language).pattern)
    for code, language in LANGUAGES.items()
]
"""What is put together from a language, which no file has as a whole."""

ALL = [*expressions(), *AMOUNTS]
AT_ONCE = "hotels/ledger/reading.py"
"""Every file from outside goes through these first."""

CASES = [
    pytest.param(one, id=one.place, marks=() if one.place.startswith(AT_ONCE) else pytest.mark.long)
    for one in ALL
]


@pytest.mark.parametrize("one", CASES)
def test_an_expression_takes_any_text_sign_by_sign(one: Expression) -> None:
    slow = slowness(one)
    assert slow.times < MOST, slow


def test_the_expressions_are_found() -> None:
    assert {one.place.partition(":")[0] for one in ALL} > {
        *("hotels/ledger/house.py", "hotels/wording/aloud.py", "hotels/views/ledger/search.py"),
    }
    code = r"""
import re
import re as expressions
from re import compile as made, search
ONE = re.compile("a+", re.ASCII)
made(rb"b+")
figure = r"\d+"
search(rf"(\+?){figure}{before}" r"c", text)
re.sub(pattern="d" + figure, repl="", string=text)
text.search("e")
expressions.split("f", text)
ONE.sub("g", text)
"""
    assert [one.text for one in expressions_in(code, "x.py")] == [
        *("a+", "b+", r"(\+?)\d+7xc", r"d\d+", "f"),
    ]


@pytest.mark.parametrize(
    ("text", "is_bytes"),
    [
        (r'"(?:[^"\\]|\\.)*"', True),
        (r'"(?:[^"\\]|\\.)*"', False),
        (r"(a+)+;", False),
        (r"(a|a)*b", False),
        (r"\s+$", False),
        (r"[0-9]+-", False),
        (r"\w+\s*=", False),
        (r"(\d+,?)*;", False),
        (r"house(-?[a-z]+)*!", False),
        (r"<!--.*-->", False),
    ],
)
def test_a_bad_expression_is_noticed(text: str, is_bytes: bool) -> None:  # noqa: FBT001
    assert slowness(Expression("here", text, is_bytes)).times >= MOST
