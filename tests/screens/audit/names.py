"""Who plays in the scenes: short names, long ones, and the words of those."""

SHORT = ("Ana", "Ben", "Cat", "Dora", "Emil", "Fay")

LONG = (
    "Maximiliane Alexandra zu Hohenfels-Elbe",
    "Ben",
    "🎲 Zoë and the family from the 2nd floor",
    "N" + 39 * "n",
    "O'Neil",
    "李小龍",
)
"""Up to forty signs: a sentence quotes no more of a name (hotels.wording.amounts)."""

LONGER = (
    "Maximiliane Alexandra von und zu Hohenfels an der Unterelbe",
    "Ben",
    "🎲 Zoë 👩‍👩‍👧 and the whole family from the second floor, left",
    "N" + 59 * "n",
    "O'Neil",
    "李小龍",
)
"""Sixty signs: the lists of games and of people show every one of them."""

WORDS = {word for name in (*LONG, *LONGER) for word in name.split() if " " in name}
"""Words of long names, which may break wherever they must: all of them is seen."""

DISK_FULL = "The disk is full: nothing was saved and the game itself is safe; make room."
DAMAGED_FILE = "hotels-damaged-2026-11-18T10-11-12Z.db"
OVERSOLD = (
    "Event 117: Maximiliane Alexandra zu Hohenfels-Elbe has 3 blocks of Luxor and would sell 4."
)
"""What scenes let the app say."""

TYPED = (
    *(DISK_FULL, DAMAGED_FILE, OVERSOLD),
    "Our own VACATION of the long evenings",
    "From the other tablet",
    "Old games",
    "It was late.",
    "Dora was called away for ten minutes; Ana laid her tile, as was agreed.",
)
"""What stands in the scenes in the words of whoever typed it."""
