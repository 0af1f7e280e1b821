"""The city on each square of VACATION's board, row by row."""

_ROWS = {
    "A": (
        "Yokohama", "Vancouver", "Toronto", "Ottawa",
        "Montreal", "Quebec", "Dublin", "Belfast",
        "Glasgow", "Oslo", "Stockholm", "Helsinki",
    ),
    "B": (
        "Kyoto", "Seattle", "Vancouver", "Chicago",
        "New York", "Boston", "Cardiff", "London",
        "Brussels", "Antwerp", "Amsterdam", "Copenhagen",
    ),
    "C": (
        "Honolulu", "San Francisco", "Houston", "New Orleans",
        "Atlanta", "Atlantic City", "Paris", "Geneva",
        "Munich", "Berlin", "Salzburg", "Vienna",
    ),
    "D": (
        "Manila", "Los Angeles", "Acapulco", "Mexico City",
        "Miami", "Hamilton", "Madrid", "Marseille",
        "Bern", "Zurich", "Rome", "Venice",
    ),
    "E": (
        "Rangoon", "Managua", "San Jose", "Kingston",
        "Port-au-Prince", "Nassau", "Seville", "Barcelona",
        "Nice", "Monaco", "Naples", "Athens",
    ),
    "F": (
        "New Delhi", "Honolulu", "Panama City", "Bogota",
        "Willemstad", "Port of Spain", "Lisbon", "Bizerte",
        "Tunis", "Istanbul", "Ankara", "Karachi",
    ),
    "G": (
        "Calcutta", "Bangkok", "Quito", "Lima",
        "Maracaibo", "Caracas", "Tangier", "Tripoli",
        "Alexandria", "Cairo", "Tehran", "Bombay",
    ),
    "H": (
        "Singapore", "Sydney", "La Paz", "São Paulo",
        "Rio De Janeiro", "Recife", "Dakar", "Accra",
        "Lagos", "Nairobi", "Damascus", "Tehran",
    ),
    "I": (
        "Colombo", "Melbourne", "Valparaiso", "Santiago",
        "Buenos Aires", "Montevideo", "Brazzaville", "Cape Town",
        "Salisbury", "Zanzibar", "Beirut", "Jerusalem",
    ),
}

CITIES = {
    f"{row}{column}": city
    for row, cities in _ROWS.items()
    for column, city in enumerate(cities, start=1)
}
