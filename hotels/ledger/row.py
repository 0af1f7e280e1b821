"""Numbers in an order of their own, of which any two can be compared."""

from collections.abc import Iterator

END = 0
"""No number of the row: it stands behind the last and before the first."""

GAP = 1 << 32
"""Between the labels of two that came one after the other."""


class Row:
    """A linked list whose labels grow along it.

    Where two labels have no room between them, the smallest stretch around them that is not full
    gets new ones, as in "Two Simplified Algorithms for Maintaining Order in a List" by Bender,
    Cole, Demaine, Farach-Colton and Zito (2002); one of 2 ** n labels is full with (4 / 3) ** n
    numbers. A number put in costs O(log n) on average, wherever it goes; everything else takes
    the same time in a row of any length.
    """

    def __init__(self) -> None:
        self.following = {END: END}
        """By number, the one behind it."""
        self.label = {END: 0}
        """By number; of two numbers the one with the lower label comes first."""
        self._preceding = {END: END}

    def __iter__(self) -> Iterator[int]:
        """Every number from the first to the last."""
        number = self.following[END]
        while number != END:
            yield number
            number = self.following[number]

    def put(self, number: int, before: int = END) -> None:
        """A number that is not in the row goes before another, or behind the last."""
        if before != END and self._room(before) < 1:
            self._spread(before)
        preceding = self._preceding[before]
        step = GAP if before == END else (self._room(before) + 1) // 2
        self.label[number] = self.label[preceding] + step
        self._link(preceding, number)
        self._link(number, before)

    def take(self, number: int) -> None:
        """A number goes out of the row."""
        self._link(self._preceding.pop(number), self.following.pop(number))
        del self.label[number]

    def _link(self, one: int, following: int) -> None:
        """Two that stand next to each other from now on."""
        self.following[one] = following
        self._preceding[following] = one

    def _room(self, number: int) -> int:
        """How many labels are free before that of a number."""
        return self.label[number] - self.label[self._preceding[number]] - 1

    def _spread(self, number: int) -> None:
        """New labels, as far apart as can be, for the smallest stretch that is not full."""
        first, last, count, bits = number, number, 1, 0
        while bits == 0 or count * 3**bits > 4**bits:
            bits += 1
            low = self.label[number] >> bits << bits
            while self._preceding[first] != END and self.label[self._preceding[first]] >= low:
                first, count = self._preceding[first], count + 1
            while self.following[last] != END and self.label[self.following[last]] < low + 2**bits:
                last, count = self.following[last], count + 1
        step = 2**bits // count
        for place in range(count):
            self.label[first] = low + step * place + step // 2
            first = self.following[first]
