"""The settlement at the end in words: the bonuses and the blocks sold, chain by chain."""

from collections.abc import Iterable

from hotels.ledger.money import Money
from hotels.wording.amounts import counted, listed, money
from hotels.wording.speech import Speech


def bonus_in_words(chain: int, size: int, speech: Speech) -> str:
    """``Bonus of Luxor at the end (22 hotels)``."""
    return f"Bonus {_of(chain, size, speech)}"


def bonuses_in_words(
    chain: int, size: int, paid: Iterable[tuple[int, Money]], speech: Speech
) -> str:
    """``Bonuses of Luxor at the end (22 hotels). Paid Cat $9,000 and Ana $4,500``."""
    said = (f"{speech.player(player)} {money(amount)}" for player, amount in paid)
    return f"Bonuses {_of(chain, size, speech)}. Paid {listed(said)}"


def sale_in_words(player: int, chain: int, blocks: int, price: Money, speech: Speech) -> str:
    """``Cat sold 10 Luxor at the end, at $900``."""
    return (
        f"{speech.player(player)} sold {blocks} {speech.chain(chain)} at the end, at {money(price)}"
    )


def sales_in_words(
    chain: int, price: Money, sold: Iterable[tuple[int, int, Money]], speech: Speech
) -> str:
    """``Luxor sold at the end, at $900. Paid Cat $9,000 for 10 and Ana $6,300 for 7``."""
    said = (
        f"{speech.player(player)} {money(amount)} for {blocks}" for player, blocks, amount in sold
    )
    return f"{speech.chain(chain)} sold at the end, at {money(price)}. Paid {listed(said)}"


def _of(chain: int, size: int, speech: Speech) -> str:
    """``of Luxor at the end (22 hotels)``."""
    tiles = counted(size, speech.word.tile, speech.word.tiles)
    return f"of {speech.chain(chain)} at the end ({tiles})"
