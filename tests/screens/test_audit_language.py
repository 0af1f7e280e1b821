"""Every screen in a language made of marks: whatever is said goes through it."""

import os
from typing import TYPE_CHECKING

import pytest

from hotels.wording.amounts import Count
from hotels.wording.language import ENGLISH, phrase, speak_by
from hotels.wording.speech import words_of
from tests.screens.audit.cases import TEXT_SIZES, THEMES, VIEWS, Case
from tests.screens.audit.marks import MARKS, bracketed, marked, names_of, texts, unsaid
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver

WINDOWS = VIEWS if os.environ.get("HOTELS_AUDIT") == "all" else VIEWS[:1]


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_is_said_goes_through_the_language(
    staged: "Driver", scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.audit.pieces import seen
    from tests.screens.audit.stage import come_to_rest, dress

    monkeypatch.setattr("hotels.app.speak", lambda _: speak_by(MARKS, marked))
    speak_by(MARKS, marked)
    show = SCENES[scene](staged)
    names = names_of(staged.app.store)
    found: dict[str, str] = {}
    for view in WINDOWS:
        dress(staged, Case(scene, view, TEXT_SIZES[0], THEMES[0]))
        show()
        assert come_to_rest(staged)
        names |= names_of(staged.app.store)
        longest = sorted(names, key=len, reverse=True)
        found |= {text: rest for text in texts(seen()) if (rest := unsaid(text, longest))}
    if found:
        said = [f"{rest!r} in {text!r}" for text, rest in found.items()]
        pytest.fail("\n".join([f"{scene}: {len(said)} unsaid", *said]), pytrace=False)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("⟦Which four cubes?⟧", ""),
        ("Ana⟦ bids or passes⟧", ""),
        ("Which four cubes?", "Which four cubes?"),
        ("Ana bids or passes", "bids or passes"),
        ("Ana⟦ bid ⟧3 million", "3 million"),
        ("⟦Back⟧ to the table", "to the table"),
        ("Beneficial", "eficial"),
        ("12H, P1 − $1,500 × 3", ""),
        ("O'Neil, Ben\njamin", ""),
        ("", ""),
    ],
)
def test_what_is_not_said_by_it_is_found(text: str, rest: str) -> None:
    assert unsaid(text, ("Benjamin", "O'Neil", "Ana", "Ben")) == rest


def test_it_brackets_the_words_and_leaves_the_facts() -> None:
    speak_by(MARKS, bracketed)
    try:
        said = phrase("as a key|{player} has {count:game/games}", player="Ana", count=Count(2))
        assert said == "Ana⟦ has ⟧2 ⟦games⟧"
        assert phrase("{held:{word.block}/{word.blocks}}", held=Count(0), word=words_of(None)) == (
            "⟦no⟧ ⟦shares⟧"
        )
        assert phrase("One.\n\nTwo.") == "⟦One.⟧\n\n⟦Two.⟧"
    finally:
        speak_by(ENGLISH, None)


def test_what_no_translator_is_shown_stays_as_it_is() -> None:
    assert marked("What nobody ever says") == "What nobody ever says"
    assert marked("How many players?") == "⟦How many players?⟧"
