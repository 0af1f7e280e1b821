"""Every step of a sum in words, and whole receipts."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rules.ending import Settlement, ranking, settlement
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.chains.workings import Step
from hotels.ledger.working import Citation, Mark, Working
from hotels.wording.speech import Speech
from hotels.wording.sums import cited, led_to
from hotels.wording.workings import outcome_in_words, receipt, sum_in_words

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.json"))
CITES = Citation("acquire-classic", "bonuses", Mark.ATTESTED)
SPEECH = Speech(EDITIONS["acquire-classic"], chains={"Luxor": "Ritz"})

Args = tuple[int | str | Fraction, ...]
STEPS: list[tuple[Step, Args, str]] = [
    (Step.PRICE, ("Luxor", 4), "price of a share of Ritz at 4 tiles"),
    (Step.BONUS, (0, 10, 500), "majority bonus, 10 × $500"),
    (Step.BONUS, (1, Fraction(15, 2), 1_000), "minority bonus, 7.5 × $1,000"),
    (Step.CORRECTION, (6_000, 5_200), "$5,200 counted, $6,000 in the books"),
    (Step.TABLE, (1, 300), "minority bonus from the card at $300"),
    (Step.ALL, (2,), "majority and minority bonus for the only holder"),
    (Step.SHARED, (6_000, 2, 100), "$6,000 split 2 ways"),
    (Step.SHARED, (7_500, 2, 100), "$7,500 split 2 ways, rounded up to the next $100"),
    (Step.SHARED_BY_SEAT, (6_000, 3, 100), "$6,000 split 3 ways"),
    (
        Step.SHARED_BY_SEAT,
        (2_000, 3, 100),
        "$2,000 split 3 ways in steps of $100, the rest clockwise",
    ),
    (Step.TIMES, (10, 400), "10 × $400 for two players"),
    (Step.PAIR, (80, 4_000, 3), "80% of $4,000, 3 shares apart"),
    (Step.PAIR, (60, 4_000, 1), "60% of $4,000, 1 share apart"),
    (Step.PAIR, (50, 4_000, 0), "50% of $4,000, tied"),
    (Step.PAIR_SOLE, (4_000,), "all of $4,000 for the only holder"),
    (Step.PURCHASE, ("Tower", 2, 400), "2 Tower × $400"),
    (Step.SALE, ("Luxor", 1, 400), "1 Ritz × $400"),
    (Step.TAKEN_BACK, (), "bonus paid back"),
]


@pytest.mark.parametrize(("step", "args", "said"), STEPS)
def test_a_step_is_a_sum_in_words(step: Step, args: Args, said: str) -> None:
    assert sum_in_words(Working(0, step, args, CITES), SPEECH) == said


@pytest.mark.parametrize(
    ("edition", "step", "args", "said"),
    [
        ("vacation", Step.BONUS, (1, 5, 300), "second bonus, 5 × $300"),
        ("vacation", Step.ALL, (2,), "first and second bonus for the only holder"),
        ("acquire-tycoon", Step.TABLE, (2, 300), "third bonus from the card at $300"),
        ("acquire-tycoon", Step.ALL, (3,), "first, second and third bonus for the only holder"),
    ],
)
def test_bonuses_are_called_as_the_edition_calls_them(
    edition: str, step: Step, args: Args, said: str
) -> None:
    assert sum_in_words(Working(0, step, args, CITES), Speech(EDITIONS[edition])) == said


def test_a_bonus_rounded_up_says_so() -> None:
    working = Working(2_300, Step.BONUS, (1, Fraction(15, 2), 300), CITES)
    assert sum_in_words(working, SPEECH) == "minority bonus, 7.5 × $300, rounded up"


def test_every_step_has_words() -> None:
    assert {step for step, _, _ in STEPS} == {*Step}


def test_a_step_with_other_arguments_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError):
        sum_in_words(Working(0, Step.PRICE, (), CITES), SPEECH)


def test_a_receipt_cites_edition_rule_and_mark() -> None:
    cites = Citation("vacation", "defunct order", Mark.RECONSTRUCTED)
    assert cited(cites, EDITIONS["vacation"]) == "VACATION, defunct order (best guess)"
    assert cited(cites) == "vacation, defunct order (best guess)"


def test_the_manuscripts_first_bonus_is_told_whole() -> None:
    path = next(path for path in GAMES if path.stem == "manuscript")
    game = transcript(json.loads(path.read_bytes()))
    speech = Speech(game.header.edition, game.players)
    takeover = list(game.pages())[18]
    told = [
        (speech.player(posting.taker), [*receipt(posting.working, speech)])
        for posting in takeover.postings
        if posting.working
    ]
    price = "    price of a block of Wilton at 3 hotels "
    assert told == [
        (
            "Dave",
            [
                f"{led_to('first bonus, 10 × $300', '$3,000')}  VACATION, bonuses (printed)",
                f"{price}{'.' * 20}     $300  VACATION, prices (printed)",
            ],
        ),
        (
            "Alice",
            [
                f"{led_to('second bonus, 5 × $300', '$1,500')}  VACATION, bonuses (printed)",
                f"{price}{'.' * 20}     $300  VACATION, prices (printed)",
            ],
        ),
    ]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_payment_of_a_game_is_told(path: Path) -> None:
    game = transcript(json.loads(path.read_bytes()))
    speech = Speech(game.header.edition, game.players)
    pages = list(game.pages())
    postings = [posting for page in pages for posting in page.postings]
    postings += settlement(pages[-1].books).postings
    workings = [posting.working for posting in postings if posting.working]
    assert workings
    for line in (line for working in workings for line in receipt(working, speech)):
        assert line.isprintable()
        assert not {"{", "None", "Fraction", "player "} & {*line.split(), *line}
        assert "$" in line


@pytest.mark.parametrize(
    ("cash", "said"),
    [
        ((100, 900), "Ben wins with $900"),
        ((900, 900, 100), "Ana and Ben share the win with $900"),
        ((0, 0, 0), "Ana, Ben and player 2 share the win with $0"),
    ],
)
def test_the_outcome_is_a_sentence(cash: tuple[int, ...], said: str) -> None:
    outcome, speech = Settlement((), (), cash, ranking(cash)), Speech(players=("Ana", "Ben"))
    assert outcome_in_words(outcome, speech) == said
    would = said.replace(" wins ", " would win ").replace(" share ", " would share ")
    assert outcome_in_words(outcome._replace(provisional=True), speech) == would
