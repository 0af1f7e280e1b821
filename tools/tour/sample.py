"""A short round of the sample game, for whoever has no screen to open Hotels on."""

import sys

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Buy, End, Lay
from hotels.ledger.chains.terms import Tile
from tests.store.playing import recorded
from tools.tour.acts import same_on_disk
from tools.tour.both import Both, pieces
from tools.tour.figures import compare, compare_final
from tools.tour.program import ROOT
from tools.tour.wrong import hold

GAME, TAKEOVER = "manuscript", 18
"""The recorded game that the sample game begins, and its event that causes the takeover."""

ALICE, BOB, CAROL, DAVE = range(4)
D4, G5 = Tile(3, 3), Tile(6, 4)


class Round(Both):
    """A hand that numbers its pictures and prints what each shows."""

    def show(self, name: str, what: str) -> None:
        """Save a picture and print its place."""
        self.picture(name)
        file = self.album / self.pictures[-1]
        sys.stdout.write(f"  {file.relative_to(ROOT)}  {what}\n")
        sys.stdout.flush()

    def file(self, name: str) -> str:
        """Numbered in the order they are taken."""
        return f"{len(self.pictures) + 1}-{name}.png"


def play_sample(both: Both) -> None:
    """The sample game from its takeover to a standing, every amount compared."""
    hand = Round.taking_over(both)
    hand.show("home", "the first page")
    hand.words("Explore the sample game")
    hand.button("Undo")
    hand.show("table", "the sample game: Alice is about to lay C4")
    _takeover(hand)
    _to_the_end(hand)
    same_on_disk(hand)


def _takeover(hand: Round) -> None:
    """Alice's tile, the bonuses, the disposals and her purchase, to the recorded figures."""
    game = recorded(GAME)
    claims = {int(str(claim["after"])): claim for claim in game.checkpoints}
    tile, alice, bob, carol, dave, purchase = map(decoded, game.events[TAKEOVER:])
    hand.do(tile)
    # Wilton has 3 hotels at $300: ten times that to Dave's 5 blocks, five times to Alice's 3.
    _bonuses(hand, {"Dave": "$3,000", "Alice": "$1,500"})
    hand.show("takeover", "C4 joins two chains: American takes over Wilton, bonuses are paid")
    hand.tap(next(pieces(hand, "TurnLink")))
    hand.button("Turn to me")
    hand.show("receipt", "how the first bonus is worked out")
    hand.button("Close")
    for entry in (alice, bob):
        hand.do(entry)
    compare(hand, claims[TAKEOVER + 2])
    hand.do(carol)
    hand.show("disposals", "sell, trade or keep: Alice, Bob and Carol have, Dave is next")
    hand.do(dave)
    compare(hand, claims[TAKEOVER + 4])
    hand.show("purchase", "after the takeover Alice can buy a block")
    hand.do(purchase)
    compare(hand, claims[TAKEOVER + 5])


def _to_the_end(hand: Round) -> None:
    """Two more turns; then American, the only chain, has 11 hotels and the game may end."""
    hand.do(Lay(BOB, D4))
    hand.do(Buy(BOB, ("American",)))
    _table_shows(hand, [6_900, 5_100, 6_000, 8_900], size=10, price=700, left=13)
    hand.do(Lay(CAROL, G5))
    hand.do(Buy(CAROL, ("American",)))
    _table_shows(hand, [6_900, 5_100, 5_200, 8_900], size=11, price=800, left=12)
    hand.show("two-turns-later", "Bob and Carol have bought; the game may end now")
    hand.do(End(CAROL))
    # Alice and Carol hold 5 American each and share both bonuses, $8,000 and $4,000; Bob holds 4
    # and Dave 3. All blocks are sold at $800; Dave's Wilton is worthless.
    # Alice 6,900 + 6,000 + 4,000, Bob 5,100 + 3,200, Carol 5,200 + 6,000 + 4,000,
    # Dave 8,900 + 2,400.
    compare_final(hand, {"cash": [16_900, 8_300, 15_200, 11_300], "winners": [ALICE]})
    hand.show("standing", "the final standing: Alice wins")


def _bonuses(hand: Round, wanted: dict[str, str]) -> None:
    """Who was paid how much, as the screen says it."""
    paid = {said.row.name: said.row.amount for said in pieces(hand, "PaidRow") if said.row.rank}
    hold(paid == wanted, f"The screen says that these bonuses were paid: {paid}, not {wanted}.")


def _table_shows(hand: Round, cash: list[int], *, size: int, price: int, left: int) -> None:
    """Everybody's cash, and American in the books and on the table's screen."""
    chain = {"sizes": size, "prices": price, "bank": left}
    said = {field: {"American": number} for field, number in chain.items()}
    compare(hand, {"after": len(hand.sitting.table.lines), "cash": cash} | said)
