"""The colours of the three themes by role, of the chains and of the players."""

LIGHT = {
    "paper": "F5EFE1",
    "sheet": "FFFBF2",
    "cont": "EDE5D3",
    "cont2": "E3D9C3",
    "rule": "D3C8B1",
    "outline": "857A65",
    "ink": "231F18",
    "ink2": "5A5142",
    "ink3": "5F5644",
    "pri": "1E4D3F",
    "onPri": "FFF8E7",
    "priC": "CFE4D8",
    "onPriC": "0B2A21",
    "sign": "1E4D3F",
    "onSign": "FFF8E7",
    "onSign2": "D9E6DA",
    "brassLine": "C9A24B",
    "brassIcon": "F3DFA8",
    "brass": "75540F",
    "brassC": "F3E1B4",
    "onBrassC": "3A2A05",
    "red": "A3262A",
    "redC": "F7DBD5",
    "onRedC": "5C0F12",
    "lampOn": "F5D47A",
    "lampDone": "B8923F",
    "cardRed": "8E2B2B",
    "onCardRed": "FFF8E7",
    "cardHead": "8E2B2B",
    "ledgerRule": "C98A83",
    "lone": "424242",
    "onLone": "FFFFFF",
    "loneLine": "424242",
}

DARK = LIGHT | {
    "paper": "121512",
    "sheet": "1B1F1B",
    "cont": "252A25",
    "cont2": "303630",
    "rule": "3E453E",
    "outline": "959A8C",
    "ink": "EDE7D9",
    "ink2": "BFBAA9",
    "ink3": "A29E8F",
    "pri": "A3D5BF",
    "onPri": "0B2E24",
    "priC": "214F42",
    "onPriC": "D6EFE3",
    "sign": "1F4A3D",
    "onSign2": "CFE0D3",
    "brassLine": "B8923F",
    "brass": "E4C57E",
    "brassC": "54400F",
    "onBrassC": "FBE7B8",
    "red": "FFB3A8",
    "redC": "6B1B1C",
    "onRedC": "FFDAD4",
    "cardRed": "6B2326",
    "cardHead": "FFB3A8",
    "ledgerRule": "7A4A46",
    "loneLine": "757A6E",
}

BLACK = DARK | {
    "paper": "000000",
    "sheet": "0C0E0C",
    "cont": "171A17",
    "cont2": "212621",
    "rule": "2C322D",
    "outline": "8A8F82",
    "priC": "173A30",
    "sign": "173A30",
    "ledgerRule": "5E3835",
}

DARK_INK, LIGHT_INK = "14110B", "FFFFFF"

LEAST_SEEN = 3.0
"""With less contrast than this against dark paper a chain's square needs an edge."""


def light(colour: str) -> float:
    """How light a colour is, from 0 to 1, as contrast is reckoned."""
    parts = [part / 255 for part in bytes.fromhex(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour is seen on another, from 1 to 21."""
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def inked(ground: str) -> tuple[str, str]:
    """A ground with the ink that is seen best on it."""
    return ground, max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(ground, ink))


# Each chain's ground and ink where its edition's are not known, or not wanted: everybody can tell
# these apart.
CHAINS = tuple(map(inked, ("E69F00", "56B4E9", "009E73", "F0E442", "0072B2", "D55E00", "CC79A7")))

PLAYERS_LIGHT = ("8A2C3B", "2F5585", "6B5510", "5B3E78", "1F5F66", "7A3E12")
PLAYERS_DARK = ("F0A0AE", "9CC4F5", "E4C57E", "CDB2EE", "8FD3D6", "F0B48A")

# Each cube's ground and ink: red, yellow, white, black; the same in every theme.
CUBES = (
    ("8E2B2B", "FFFFFF"),
    ("E2AC2F", "14110B"),
    ("FBF6EA", "14110B"),
    ("26221C", "FFFFFF"),
)
