"""The points of a round once more, in the words of the rules and without a look at our code."""

from collections.abc import Sequence

from hotels.ledger.perfect_hotel.books import Hotels


def points(hotels: Hotels, values: Sequence[int]) -> list[dict[str, int]]:
    """What each player gets, by what it is for."""
    found = [dict.fromkeys(("majority", "tourists", "awards"), 0) for _ in hotels]
    cards = [[0] * 6 for _ in hotels]
    for player, hotel in enumerate(hotels):
        for floor in hotel.floors:
            cards[player][floor.kind] += floor.cards + floor.tourists
            found[player]["tourists"] -= 3 * floor.tourists
        found[player]["tourists"] -= 3 * hotel.in_hand
        if sum(count > 0 for count in cards[player]) < 4:
            found[player]["awards"] -= 3
    for kind in range(6):
        counts = sorted((own[kind] for own in cards), reverse=True)
        if counts[0] == 0:
            continue
        tied = counts[0] == counts[1]
        for player, own in enumerate(cards):
            if own[kind] == counts[0]:
                found[player]["majority"] += counts[0] if tied else values[kind]
    heights = [len(hotel.floors) for hotel in hotels]
    for player, height in enumerate(heights):
        if height and height == max(heights):
            found[player]["awards"] += 5 if heights.count(height) == 1 else 1
    tops = [sum(hotel.floors[-1][1:3]) if hotel.floors else 0 for hotel in hotels]
    if any(tops) and tops.count(max(tops)) == 1:
        found[tops.index(max(tops))]["awards"] += 3
    return found
