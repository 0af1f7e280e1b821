"""The other published editions of Acquire: the classic rules but for what is listed here."""

from dataclasses import replace
from fractions import Fraction

from hotels.ledger.chains.colours import (
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    PURPLE,
    RED,
    TEAL,
    YELLOW,
)
from hotels.ledger.chains.edition import Bonuses, Chain, Cite, Figures
from hotels.ledger.chains.editions.acquire import ACQUIRE_CLASSIC
from hotels.ledger.chains.rule import Rule
from hotels.ledger.working import Mark

A, R = Mark.ATTESTED, Mark.RECONSTRUCTED


def _tiers(*names: tuple[str, ...]) -> tuple[Chain, ...]:
    """The card's columns of names, 25 blocks each."""
    return tuple(Chain(name, tier, 0, 25) for tier, row in enumerate(names) for name in row)


ACQUIRE_1999 = replace(
    ACQUIRE_CLASSIC,
    id="acquire-1999",
    variant="1999",
    chains=_tiers(
        ("Sackson", "Zeta"),
        ("America", "Fusion", "Hydra"),
        ("Phoenix", "Quantum"),
    ),
    colours=(RED, YELLOW, BLUE, GREEN, ORANGE, PURPLE, TEAL),
)

ACQUIRE_2008 = replace(
    ACQUIRE_CLASSIC,
    id="acquire-2008",
    variant="2008",
    min_players=3,
    chains=_tiers(
        ("Worldwide", "Sackson"),
        ("American", "Festival", "Imperial"),
        ("Continental", "Tower"),
    ),
    colours=(PURPLE, ORANGE, BLUE, GREEN, YELLOW, RED, GREY),
)

ACQUIRE_2016 = replace(
    ACQUIRE_CLASSIC,
    id="acquire-2016",
    variant="2016",
    rows=10,
    columns=10,
    chains=_tiers(
        ("Nestor", "Spark"),
        ("Etch", "Rove", "Fleet"),
        ("Bolt", "Echo"),
    ),
    prices=(*ACQUIRE_CLASSIC.prices[:-1], (38, 1_000, 1_100, 1_200)),
    price_figures=Figures({}, otherwise=R),
    bonuses=Bonuses(
        times=(10, Fraction(15, 2), 5), figures=Figures({}, otherwise=A), tie_of_three=R
    ),
    safe=10,
    end=38,
    colours=(),
    rules={
        **{rule: cite for rule, cite in ACQUIRE_CLASSIC.rules.items() if rule is not Rule.COLOURS},
        Rule.NAMES: Cite(R),
        Rule.PRICES: Cite(R, "the classic table with 38 for 41"),
        Rule.TIE_FIRST: Cite(R, "as Tycoon"),
        Rule.TIE_SECOND: Cite(R, "as Tycoon"),
        Rule.TIE_THIRD: Cite(R, "as Tycoon"),
        Rule.ONE_HOLDER: Cite(R, "as Tycoon"),
        Rule.ENDS: Cite(R, "an end at 38 is ours"),
    },
)

ACQUIRE_RENEGADE = replace(
    ACQUIRE_CLASSIC,
    id="acquire-renegade",
    variant="Renegade",
    chains=_tiers(
        ("Sackson", "Tower"),
        ("American", "Festival", "Worldwide"),
        ("Continental", "Imperial"),
    ),
    rules={
        **ACQUIRE_CLASSIC.rules,
        Rule.COLOURS: Cite(R, "programs agree on the first four; the rest as classic"),
        Rule.FOUNDER: Cite(A, "with no share left there is a compensation we do not know"),
        Rule.END_ORDER: Cite(A, "printed: equal money shares the win"),
    },
)

ACQUIRE_TYCOON = replace(
    ACQUIRE_RENEGADE,
    id="acquire-tycoon",
    variant="Tycoon",
    bonuses=Bonuses(
        times=(),
        figures=Figures({}, otherwise=A),
        tie_of_three=R,
        table={
            # price  first  second third
            200: (2_000, 1_500, 1_000),
            300: (3_000, 2_200, 1_500),
            400: (4_000, 3_000, 2_000),
            500: (5_000, 3_700, 2_500),
            600: (6_000, 4_200, 3_000),
            700: (7_000, 5_000, 3_500),
            800: (8_000, 5_700, 4_000),
            900: (9_000, 6_200, 4_500),
            1_000: (10_000, 7_000, 5_000),
            1_100: (11_000, 7_700, 5_500),
            1_200: (12_000, 8_200, 6_000),
        },
    ),
    rules={
        **ACQUIRE_RENEGADE.rules,
        Rule.TIE_SECOND: Cite(R),
        Rule.TIE_THIRD: Cite(R),
        Rule.ONE_HOLDER: Cite(R),
    },
)
