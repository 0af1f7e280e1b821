"""How arguments are read: what makes no sense is refused in one line."""

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from hotels.calls.printing import Unusable
from hotels.wording.amounts import listed, quoted
from hotels.wording.nearest import meant

_WHOLE = re.compile(r"-?[0-9]{1,12}", re.ASCII)


class Paragraphs(argparse.HelpFormatter):
    """Help whose texts may have several paragraphs."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Each of them wrapped by itself."""
        fill = super()._fill_text
        return "\n\n".join(fill(one, width, indent) for one in text.split("\n\n"))


class Parser(argparse.ArgumentParser):
    """Refuses in one line, and suggests what was probably meant."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401
        """What was said; refused by the parser of the very call that does not know it."""
        given = sys.argv[1:] if args is None else [*args]
        self._refuse_unknown(given)
        said, extra = super().parse_known_args(given, namespace)
        if extra:
            if extra[0].startswith("-"):
                self._refuse_option(extra[0])
            numbers = all(map(_WHOLE.fullmatch, extra))
            hint = " (separate numbers with commas, as in 4,1,1,0)" if numbers else ""
            self.error(f"unrecognized arguments: {' '.join(map(quoted, extra))}{hint}")
        return said, extra

    def error(self, message: str) -> NoReturn:
        """Refuse what was said."""
        raise Unusable(self.prog, f"{message}; see {self.prog} --help")

    def _refuse_unknown(self, given: Sequence[str]) -> None:
        """Refuse an option that is not there, before anything is said of what is missing."""
        for word in given:
            if word == "--" or (self._subparsers and not word.startswith("-")):
                return
            option = word.partition("=")[0]
            if option.startswith("--") and not any(one.startswith(option) for one in self._long()):
                self._refuse_option(option)

    def _refuse_option(self, option: str) -> NoReturn:
        known = self._long()
        said = f"unknown option '{quoted(option)}'{meant(option, known, '--')}"
        if self._subparsers:
            self.error(f"{said}; put a command's options after its name")
        self.error(f"{said}; use {listed(known, 'or')}")

    def _long(self) -> list[str]:
        return [option for option in self._option_string_actions if option.startswith("--")]

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # noqa: ANN401
        """Refuse a word that is none of those there are."""
        if action.choices is None or value in action.choices:
            return
        what = str(action.metavar).lower()
        said = f"unknown {what} '{quoted(value)}'{meant(value, action.choices)}"
        self.error(f"{said}; use {listed(action.choices, 'or')}")


def whole(text: str) -> int:
    """A whole number, as people write one."""
    if not _WHOLE.fullmatch(text):
        message = f"'{quoted(text)}' is not a whole number of at most 12 digits"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def not_negative(text: str) -> int:
    """A whole number from 0 on."""
    number = whole(text)
    if number < 0:
        message = f"{number} is less than 0"
        raise argparse.ArgumentTypeError(message)
    return number


def wholes(text: str) -> tuple[int, ...]:
    """Whole numbers, separated by commas or by spaces."""
    parts = text.split(",") if "," in text else text.split() or [text]
    try:
        return tuple(whole(part.strip()) for part in parts)
    except argparse.ArgumentTypeError as error:
        message = f"{error}; separate numbers with commas, as in 4,1,1,0"
        raise argparse.ArgumentTypeError(message) from None
