"""Rows of words and figures with their columns in line."""

from collections.abc import Collection, Sequence

GAP = "  "


def table(rows: Sequence[Sequence[str]], right: Collection[int]) -> list[str]:
    """A line a row; the columns named stand at the right, as figures do.

    The last cell of a row shorter than others may run on under their columns.
    """
    most = max(map(len, rows))
    widths = [
        max(len(row[place]) for row in rows if place < len(row) - 1 or len(row) == most)
        for place in range(most)
    ]
    return [
        GAP.join(
            cell.rjust(widths[place]) if place in right else cell.ljust(widths[place])
            for place, cell in enumerate(row)
        ).rstrip()
        for row in rows
    ]
