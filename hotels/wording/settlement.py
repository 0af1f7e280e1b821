"""The settlement at the end in words: the bonuses and the blocks sold, chain by chain."""

from collections.abc import Iterable

from hotels.ledger.money import Money
from hotels.wording.amounts import Count, listed, money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def bonus_in_words(chain: int, size: int, speech: Speech) -> str:
    """``Bonus of Luxor at the end (22 hotels)``."""
    return phrase(
        "Bonus for {chain} at the end ({size:{word.tile}/{word.tiles}})",
        chain=speech.chain(chain),
        size=Count(size),
        word=speech.word,
    )


def bonuses_in_words(
    chain: int, size: int, paid: Iterable[tuple[int, Money]], speech: Speech
) -> str:
    """``Bonuses of Luxor at the end (22 hotels). Paid Cat $9,000 and Ana $4,500``."""
    return phrase(
        "Bonuses for {chain} at the end ({size:{word.tile}/{word.tiles}}). Paid {paid}",
        chain=speech.chain(chain),
        size=Count(size),
        word=speech.word,
        paid=listed(f"{speech.player(player)} {money(amount)}" for player, amount in paid),
    )


def sale_in_words(player: int, chain: int, blocks: int, price: Money, speech: Speech) -> str:
    """``Cat sold 10 Luxor at the end, at $900``."""
    return phrase(
        "{player} sold {blocks} {chain} at the end for {price} each",
        player=speech.player(player),
        blocks=blocks,
        chain=speech.chain(chain),
        price=money(price),
    )


def sales_in_words(
    chain: int, price: Money, sold: Iterable[tuple[int, int, Money]], speech: Speech
) -> str:
    """``Luxor sold at the end, at $900. Paid Cat $9,000 for 10 and Ana $6,300 for 7``."""
    return phrase(
        "{chain} sold at the end for {price} each. Paid {paid}",
        chain=speech.chain(chain),
        price=money(price),
        paid=listed(
            phrase(
                "{player} {amount} for {blocks}",
                player=speech.player(player),
                amount=money(amount),
                blocks=blocks,
            )
            for player, blocks, amount in sold
        ),
    )
