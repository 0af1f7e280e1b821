"""Names that beancount accepts, out of any: of accounts for holders, of commodities for chains."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK, Holder

LONGEST_ACCOUNT = 40
LONGEST_COMMODITY = 24

DOLLAR = "DOLLAR"
_TAKEN = frozenset({"Bank", "Unseen", DOLLAR, "TRUE", "FALSE", "NULL"})
"""Names of ours, and those that beancount reads as something else."""


class Accounts:
    """The accounts and commodities of one game."""

    def __init__(
        self, players: Sequence[str], chains: Sequence[str], called: Mapping[str, str]
    ) -> None:
        self.box = "Equity:Box"
        self.commodities = distinct([commodity(called.get(name, name)) for name in chains], "C")
        self._places = {chain: place for place, chain in enumerate(chains)}
        self._holders = distinct([account(name) for name in players], "P")

    @property
    def width(self) -> int:
        """How long the longest account is."""
        return max(len(self.blocks(whose)) for whose in (UNSEEN, *range(len(self._holders))))

    def cash(self, whose: Holder) -> str:
        """Whose money."""
        return f"Assets:{self._name(whose)}:Cash"

    def blocks(self, whose: Holder) -> str:
        """Whose blocks, of all chains."""
        return f"Assets:{self._name(whose)}:Blocks"

    def commodity(self, chain: str) -> str:
        """The chain's commodity, by the name its edition has for it."""
        return self.commodities[self._places[chain]]

    def _name(self, whose: Holder) -> str:
        return {BANK: "Bank", UNSEEN: "Unseen"}.get(whose) or self._holders[whose]


def account(name: str) -> str:
    """Letters and digits of any script with hyphens between, the first one a capital."""
    clean = _words(unicodedata.normalize("NFC", name), LONGEST_ACCOUNT, _is_word)
    return "".join(sign for sign in clean[:1].upper() + clean[1:] if _is_word(sign) or sign == "-")


def commodity(name: str) -> str:
    """Capitals and digits of ASCII with hyphens between."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).upper())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return _words(bare, LONGEST_COMMODITY - len("C7-"), _is_plain)


def distinct(clean: Sequence[str], letter: str) -> tuple[str, ...]:
    """Each clean name, with its number before it where it is taken, unfit or somebody else's."""
    numbered = re.compile(rf"{letter}[0-9]+-.*", re.ASCII)
    return tuple(
        name
        if _begins_well(name)
        and name not in _TAKEN
        and clean.count(name) == 1
        and not numbered.fullmatch(name)
        else f"{letter}{place}-{name}".removesuffix("-")
        for place, name in enumerate(clean, start=1)
    )


def _words(text: str, longest: int, stays: Callable[[str], bool]) -> str:
    """The words of a text, whatever stood between them now one hyphen."""
    said = "".join(sign if stays(sign) else " " for sign in text)
    return "-".join(said.split())[:longest].rstrip("-")


def _is_word(sign: str) -> bool:
    return sign.isalpha() or sign.isdecimal()


def _is_plain(sign: str) -> bool:
    return sign.isascii() and (sign.isupper() or sign.isdecimal())


def _begins_well(name: str) -> bool:
    """Whether beancount takes the name as it is: from a capital on, and more than that."""
    return len(name) > 1 and unicodedata.category(name[0]) == "Lu"
