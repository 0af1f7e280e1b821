import pytest

from hotels.exports.accounts import Accounts, account, commodity
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK


def accounts(*players: str) -> list[str]:
    """The middle part of each player's accounts."""
    names = Accounts(players, ["Luxor"], {})
    return [names.cash(seat).split(":")[1] for seat in range(len(players))]


def commodities(*chains: str) -> list[str]:
    printed = [f"C{place}" for place in range(len(chains))]
    names = Accounts(["Ana"], printed, dict(zip(printed, chains, strict=True)))
    return [names.commodity(chain) for chain in printed]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (("Ana", "Ben"), ["Ana", "Ben"]),
        (("O'Neil", "Mary Ann"), ["O-Neil", "Mary-Ann"]),
        (("ana", "émile", "ßen"), ["Ana", "Émile", "SSen"]),
        (("李", "🎲", "42"), ["P1-李", "P2", "P3-42"]),
        (("Mary Ann", "Mary-Ann", "Ben"), ["P1-Mary-Ann", "P2-Mary-Ann", "Ben"]),
        (("Ana", "Ana!", "P1-Ana"), ["P1-Ana", "P2-Ana", "P3-P1-Ana"]),
        (("Bank", "unseen", "B"), ["P1-Bank", "P2-Unseen", "P3-B"]),
        (("P1", "P2"), ["P1", "P2"]),
        (("x" * 100, "x" * 99), [f"P1-X{'x' * 39}", f"P2-X{'x' * 39}"]),
        (("ǰan", "a:b\n;c"), ["Jan", "A-b-c"]),
        (("x\u0663", "x²y"), ["X\u0663", "X-y"]),
    ],
)
def test_every_player_has_an_account_of_his_own(players: tuple[str, ...], names: list[str]) -> None:
    assert accounts(*players) == names


@pytest.mark.parametrize(
    ("chains", "names"),
    [
        (("Luxor", "Chain 4"), ["LUXOR", "CHAIN-4"]),
        (("Łódź & Hôtel", "4 Seasons"), ["ODZ-HOTEL", "C2-4-SEASONS"]),
        (("true", "Dollar", "Null"), ["C1-TRUE", "C2-DOLLAR", "C3-NULL"]),
        (("李", "🎲"), ["C1", "C2"]),
        (("Ritz", "RITZ!", "X"), ["C1-RITZ", "C2-RITZ", "C3-X"]),
        (("ß", "x" * 60), ["SS", "X" * 21]),
        (("x\u0663", "x²y"), ["C1-X", "X2Y"]),
    ],
)
def test_every_chain_has_a_commodity_of_its_own(chains: tuple[str, ...], names: list[str]) -> None:
    assert commodities(*chains) == names


def test_the_bank_and_the_unseen_blocks_have_accounts() -> None:
    names = Accounts(["Ana"], ["Luxor"], {})
    assert (names.cash(BANK), names.blocks(BANK)) == ("Assets:Bank:Cash", "Assets:Bank:Blocks")
    assert names.blocks(UNSEEN) == "Assets:Unseen:Blocks"


def test_a_name_is_never_longer_than_the_oldest_beancount_takes() -> None:
    assert len(account("word " * 20)) <= 40
    longest = commodities(*[f"{'word ' * 20}!{place}" for place in range(7)])
    assert len(set(longest)) == 7
    assert max(map(len, longest)) <= 24
    assert commodity(f"{'x' * 20} y") == "X" * 20
