"""The command line: ``python -m hotels CALL``; ``--help`` lists the calls."""

import sys
from importlib import import_module

from hotels import interrupts
from hotels.calls.parser import is_json_asked_for, parser
from hotels.calls.printing import UNUSABLE, Unusable, complaint, flush, prepare, refused, unheard

TOO_MUCH = "this is too much for the memory of this computer"


def main(arguments: list[str] | None = None) -> int:
    """Run one call; the status it ends with."""
    prepare()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        status = _answered(given)
        flush()
    except KeyboardInterrupt:
        unheard()
        return interrupts.INTERRUPTED
    except OSError as error:
        unheard()
        complaint("hotels", "", f"the results cannot be written: {error.strerror}")
        return UNUSABLE
    return status


def _answered(given: list[str]) -> int:
    """The status of one call, its results or its refusal written."""
    try:
        return _run(given)
    except Unusable as unusable:
        if interrupts.is_broken_off():  # and what somebody made of that is no refusal
            raise KeyboardInterrupt from None
        why = unusable
    except (MemoryError, RecursionError):
        why = Unusable("hotels", TOO_MUCH)
    return refused(why, as_object=is_json_asked_for(given))


def _run(given: list[str]) -> int:
    """The status of one call, its results written."""
    try:
        said = parser().parse_args(given)
    except SystemExit as told:  # argparse gave help or the version, and would now leave
        return int(told.code or 0)
    return int(import_module(f"hotels.calls.{said.call.replace('-', '_')}").run(said))


if __name__ == "__main__":
    ended = main()
    interrupts.over()
    sys.exit(ended)
