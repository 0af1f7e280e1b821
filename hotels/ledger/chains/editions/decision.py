"""DECISION, the game of companies: as first typed, and as a hand revised it."""

from dataclasses import replace

from hotels.ledger.chains.edition import (
    TAKEOVERS,
    Bonuses,
    Buying,
    Chain,
    Cite,
    Ends,
    Figures,
    Options,
    PairBonus,
    Words,
)
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.rule import Rule
from hotels.ledger.working import Mark

A, D, R = Mark.ATTESTED, Mark.DERIVED, Mark.RECONSTRUCTED

DECISION = replace(
    VACATION,
    id="decision",
    name="DECISION",
    variant="revised by hand",
    source="typescript of DECISION with revisions by hand, Sid Sackson",
    words=Words("company", "companies", "Combine", "block", "blocks", *TAKEOVERS),
    chains=(
        #                tier  yellow  white
        Chain("Consolidated", 0, 8, 14),
        Chain("Super", 0, 8, 16),
        Chain("Chain 4", 0, 8, 18),
        Chain("American", 0, 9, 20),
        Chain("Chain 5", 0, 9, 22),
        Chain("Chain 6", 0, 9, 24),
        Chain("Chain 7", 0, 9, 26),
    ),
    buying=Buying(blocks=1, two_players=2, different=True),
    pair_bonus=PairBonus(times=10, per_block=10),
    cities={},
    rules={
        **VACATION.rules,
        Rule.BOARD: Cite(A, "Equipment"),
        Rule.TOUCH: Cite(A, "Combines 1; An Illustration 5"),
        Rule.FORM: Cite(A, "Combines 1"),
        Rule.NAME: Cite(A, "Combines 2"),
        Rule.SEVEN: Cite(A, "Combines 3"),
        Rule.SURVIVOR: Cite(
            R, "Taking Over of Combines 1; that sizes count before the tile is ours"
        ),
        Rule.EQUAL_SIZES: Cite(A, "Taking Over of Combines 2"),
        Rule.BONUS_FIRST: Cite(A, "Taking Over of Combines 3; An Illustration 9"),
        Rule.SAFE: Cite(A, "Safe Combines 1"),
        Rule.TWO_SAFE: Cite(A, "Safe Combines 2"),
        Rule.NAMES: Cite(R, "three names are attested: An Illustration; The Set-Up 6"),
        Rule.BLOCKS: Cite(R, "60 yellow and 140 white are attested, not how many a chain"),
        Rule.BUY_LIMIT: Cite(A, "The Play, Rules 2D; Special Rules for Two Players 2"),
        Rule.FOUNDER: Cite(A, "Combines 2"),
        Rule.FIRST_PLAYER: Cite(A, "The Set-Up 3"),
        Rule.CARDS: Cite(A, "The Set-Up 7"),
        Rule.BONUSES: Cite(A, "Taking Over of Combines 3; An Illustration 9"),
        Rule.TIE_FIRST: Cite(A, "Taking Over of Combines 4"),
        Rule.SAFE_SIZE: Cite(A, "Safe Combines 1; Ending the Game A still prints 16"),
        Rule.TWO_PLAYERS: Cite(R, "see sheet c, which is lost; as VACATION"),
    },
)

DECISION_DRAFT = replace(
    DECISION,
    id="decision-draft",
    variant="typed draft",
    source="typescript of DECISION before its revision, Sid Sackson",
    words=Words("company", "companies", "Industrial Complex", "block", "blocks", *TAKEOVERS),
    min_players=3,
    buying=Buying(blocks=1, two_players=1),
    pair_bonus=None,
    bonuses=Bonuses(times=(10,), figures=Figures({3: A}, otherwise=R), by_seat=True),
    safe=16,
    ends=Ends("AB", compulsory="AB"),
    options=Options(),
    rules={
        **{rule: cite for rule, cite in DECISION.rules.items() if rule is not Rule.TIE_SECOND},
        Rule.TOUCH: Cite(A, "Industrial Complexes 1; An Illustration 5"),
        Rule.FORM: Cite(A, "Industrial Complexes 1"),
        Rule.NAME: Cite(A, "Industrial Complexes 2"),
        Rule.SEVEN: Cite(A, "Industrial Complexes 3"),
        Rule.SURVIVOR: Cite(R, "Taking Over 1; that sizes count before the tile is ours"),
        Rule.EQUAL_SIZES: Cite(A, "Taking Over of Industrial Complexes 2"),
        Rule.BONUS_FIRST: Cite(A, "Taking Over of Industrial Complexes 3"),
        Rule.SAFE: Cite(A, "Safe Complexes 1"),
        Rule.TWO_SAFE: Cite(A, "Safe Complexes 2"),
        Rule.CHANGE: Cite(A, "An Illustration 4"),
        Rule.DEAL: Cite(A, "The Set-Up 5"),
        Rule.FOUNDER: Cite(A, "Industrial Complexes 2"),
        Rule.BUY_LIMIT: Cite(A, "The Play, Rules 2D"),
        Rule.BONUSES: Cite(D, "Taking Over 3 and 4; An Illustration 9 prints a second one"),
        Rule.TIE_FIRST: Cite(D, "Taking Over of Industrial Complexes 4"),
        Rule.ONE_HOLDER: Cite(A, "Taking Over of Industrial Complexes 3"),
        Rule.SAFE_SIZE: Cite(A, "Safe Complexes 1"),
        Rule.ENDS: Cite(A, "Ending the Game 1"),
        Rule.WHO_SPEAKS: Cite(A, "Ending the Game 2"),
        Rule.MISPLACED: Cite(R, "a struck, unfinished sentence lets it lie"),
        Rule.TWO_PLAYERS: Cite(R, "not for two players"),
    },
)
