"""Acquire, classic: the hotels, with the rules of the 1999 booklet."""

from hotels.ledger.chains.colours import BLUE, BROWN, CYAN, GREEN, MAGENTA, RED, YELLOW
from hotels.ledger.chains.edition import (
    MERGERS,
    Bonuses,
    Buying,
    Chain,
    Cite,
    Edition,
    Ends,
    Figures,
    Options,
    Words,
)
from hotels.ledger.chains.rule import Rule
from hotels.ledger.working import Mark

A, R = Mark.ATTESTED, Mark.RECONSTRUCTED

STATED = [rule for rule in Rule if rule not in {Rule.CHANGE, Rule.MISPLACED, Rule.TIE_THIRD}]
BOOKLET = Cite(A, "published rules, as publicly described")

ACQUIRE_CLASSIC = Edition(
    id="acquire-classic",
    name="Acquire",
    variant="classic",
    source="published rules of Acquire, from public descriptions",
    words=Words("tile", "tiles", "corporation", "share", "shares", *MERGERS),
    row_first=False,
    rows=9,
    columns=12,
    min_players=2,
    chains=(
        #          tier  dealt  bank
        Chain("Luxor", 0, 0, 25),
        Chain("Tower", 0, 0, 25),
        Chain("American", 1, 0, 25),
        Chain("Festival", 1, 0, 25),
        Chain("Worldwide", 1, 0, 25),
        Chain("Continental", 2, 0, 25),
        Chain("Imperial", 2, 0, 25),
    ),
    prices=(
        # from cheap medium dear
        (2, 200, 300, 400),
        (3, 300, 400, 500),
        (4, 400, 500, 600),
        (5, 500, 600, 700),
        (6, 600, 700, 800),
        (11, 700, 800, 900),
        (21, 800, 900, 1_000),
        (31, 900, 1_000, 1_100),
        (41, 1_000, 1_100, 1_200),
    ),
    price_figures=Figures({}, otherwise=A),
    bonuses=Bonuses(times=(10, 5), figures=Figures({}, otherwise=A)),
    buying=Buying(blocks=3, two_players=3),
    founder=1,
    pair_bonus=None,
    safe=11,
    end=41,
    ends=Ends("AB"),
    bills=(5_000, 1_000, 500, 100),
    purse=((4, 1_000), (3, 500), (5, 100)),
    options=Options(opening="stay", holdings="open"),
    colours=(RED, YELLOW, BLUE, GREEN, BROWN, CYAN, MAGENTA),
    rules={
        **dict.fromkeys(STATED, BOOKLET),
        Rule.COLOURS: Cite(A, "as several programs that follow this printing have them"),
        Rule.NOBODY: Cite(R),
        Rule.STUCK: Cite(R, "the publisher's answers say to play on as long as someone can"),
        Rule.TWO_PLAYERS: Cite(R, "the bank as third holder is a switch"),
        Rule.DEAL: Cite(A, "no shares are dealt"),
        Rule.HOLDINGS: Cite(A, "the group decides"),
    },
)
