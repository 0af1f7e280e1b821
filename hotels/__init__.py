"""Hotels: the bank at the table for games of hotel chains."""

import os
import sys

__version__ = "0.1.0"

if sys.argv[:1] == ["-m"]:  # as python -m hotels: quiet at Ctrl-C from the first import on
    try:
        from hotels import interrupts

        interrupts.leave_at_once()
    except KeyboardInterrupt:
        os._exit(130)
