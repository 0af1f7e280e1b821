"""The ledger in words: turn by turn, every payment with its sum, for any text editor."""

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap

from hotels.exports.played import Movement, Played, Turn, plain
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.rules.ending import Settlement
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.working import Mark, Working
from hotels.wording import ledger
from hotels.wording.amounts import gained, in_bills, listed, money, signed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title
from hotels.wording.sure import mark_word
from hotels.wording.workings import outcome_in_words, sum_in_words

INDENT = " " * 7
AMOUNT_ENDS = 92
AMOUNT_WIDTH = 9
PROSE_WIDTH = 88
GAP = "   "

_SETTLEMENTS = (
    to_phrase("Final settlement, smallest chain first"),
    to_phrase("Provisional settlement, smallest chain first"),
)


def text(game: Played) -> str:
    """The whole game as lines."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(game))


def _lines(game: Played) -> Iterator[str]:
    options, opening = game.header.options, game.header.opening
    yield from head(
        game,
        phrase("The bank's ledger: {edition}", edition=title(game.header.edition)),
        (phrase("Starting cash"), f"{money(options.start_cash)}: {in_bills(game.header.purse)}"),
        (phrase("On the board"), listed(map(game.header.text, opening))),
    )
    yield from section(phrase("Before the first turn"))
    yield from standing(game, game.opening)
    yield from section(phrase("Turn by turn"))
    for turn in game.turns:
        yield from _turn(game, turn)
    if not game.turns:
        yield phrase("No entries yet")
    yield from section(after_turn(game))
    yield from standing(game, game.books)
    if game.settlement is not None:
        yield from section(phrase(_SETTLEMENTS[game.settlement.provisional]))
        yield from closing(game, game.settlement)
        yield from section(phrase("The ranking"))
        yield from ranking(game, game.settlement)
    yield from section(phrase("What the marks mean"))
    yield from _marks()


def after_turn(game: Played) -> str:
    """Where a game stands, or why it is over."""
    return phrase(
        "After turn {turn}: {outlook}",
        turn=game.books.turn,
        outlook=ledger.outlook(game.books, game.speech),
    )


def head(game: Played, line: str, *more: tuple[str, str]) -> Iterator[str]:
    """What this is, and what was played, when and by whom."""
    header, speech = game.header, game.speech
    yield line
    yield "=" * width(line)
    facts = [
        (phrase("of a game|Played"), game.when.isoformat()),
        (phrase("Source"), plain(game.about.source)),
        (phrase("Players"), listed(map(speech.player, range(header.seats)))),
        *more,
        (phrase("House rules"), listed(switches(game))),
    ]
    yield from columns([(name, fact) for name, fact in facts if fact], right=())


def switches(game: Played) -> list[str]:
    """The options that are not at the edition's setting."""
    thrown = header_fields(game.header).get("options", {})
    return [f"{name} {value}" for name, value in thrown.items()] if isinstance(thrown, dict) else []


def section(head: str) -> Iterator[str]:
    """A heading between parts."""
    yield ""
    yield ""
    yield head
    yield "-" * width(head)


def standing(game: Played, books: Books) -> Iterator[str]:
    """Who has what: a column a holder, a row for cash and one a chain."""
    speech, seats = game.speech, range(game.header.seats)
    unseen = any(pile[UNSEEN] for pile in books.blocks)
    heads = ["", speech.word.tiles, phrase("price"), *map(speech.player, seats)]
    rows = [[*heads, *([phrase("of blocks|unseen")] if unseen else []), phrase("bank")]]
    rows.append([phrase("cash"), "", "", *(money(books.cash[seat]) for seat in seats)])
    for chain, pile in enumerate(books.blocks):
        size = books.board.sizes[chain]
        held = (books.held(chain, seat) for seat in seats)
        rows.append(
            [
                speech.chain(chain),
                str(size or ""),
                money(books.price(chain)) if size else "",
                *("?" if count is None else str(count or "-") for count in held),
                *([str(pile[UNSEEN] or "-")] if unseen else []),
                str(pile[BANK] or "-"),
            ]
        )
    yield from columns(rows, right=range(1, len(rows[0])))


def _turn(game: Played, turn: Turn) -> Iterator[str]:
    """A turn: a sentence an entry, under it what moved, at the end the purses if any changed."""
    speech = game.speech
    number = str(turn.number)
    yield ""
    for step in turn.steps:
        yield f"{number:>5}  {ledger.told(step.before, step.page, speech)}"
        number = ""
        for remark in ledger.remarks(step.page, speech):
            yield f"{INDENT}  ({remark})"
        for movement in game.moved(turn.number, step):
            yield from _movement(game, movement)
    if turn.books.cash != turn.steps[0].before.cash:
        yield from _purses(game, turn.books)


def _movement(game: Played, movement: Movement) -> Iterator[str]:
    """One posting with its why at the left and what the player gets or gives at the right."""
    speech, posting = game.speech, movement.posting
    who = speech.player(movement.player)
    if posting.working is None or posting.thing != CASH:
        yield _led_to(f"{who}: {ledger.movement(posting, speech)}", gained(movement.gain))
        return
    working = posting.working
    if ledger.subject(working) is not None:
        chain = speech.chain(_chain(movement))
        who = phrase("{player} for {chain}", player=who, chain=chain)
    words = f"{who}: {sum_in_words(working, speech)}"
    yield _led_to(words, signed(movement.gain)) + _mark(working)
    for part in ledger.reasons(working):
        yield f"{INDENT}     {money(part.amount)} = {sum_in_words(part, speech)}{_mark(part)}"


def _mark(working: Working) -> str:
    """The rules of a sum and of its price with their marks, where no source prints them."""
    cites = [working.cites, *(part.cites for part in working.parts if part.step == Step.PRICE)]
    unsure = dict.fromkeys(
        f"{phrase(one.rule)}: {mark_word(one.mark)}" for one in cites if one.mark != Mark.ATTESTED
    )
    return f"  [{', '.join(unsure)}]" if unsure else ""


def _marks() -> list[str]:
    """What the marks beside the sums mean."""
    said = phrase(
        "A mark beside a calculation means that no source prints its rule or price: “{derived}” "
        "follows from what is printed, “{reconstructed}” is our default, “{house}” is this "
        "table's own.",
        derived=mark_word(Mark.DERIVED),
        reconstructed=mark_word(Mark.RECONSTRUCTED),
        house=mark_word(Mark.HOUSE),
    )
    return wrap(said, PROSE_WIDTH)


def _led_to(words: str, amount: str) -> str:
    """Words, a dotted leader, and the amount at the right."""
    start = f"{INDENT}  {words} "
    dots = AMOUNT_ENDS - AMOUNT_WIDTH - width(f"{start} ")
    return f"{start}{'.' * max(2, dots)} {amount:>{AMOUNT_WIDTH}}"


def _purses(game: Played, books: Books) -> Iterator[str]:
    """``Cash now: Ana $5,200, Ben $3,100``, on as many lines as it takes."""
    speech = game.speech
    line = start = f"{INDENT}  {phrase('Cash now:')}"
    for seat in range(game.header.seats):
        purse = f" {speech.player(seat)} {money(books.cash[seat])}"
        comma = "," if seat < game.header.seats - 1 else ""
        if width(line + purse + comma) > AMOUNT_ENDS:
            yield line
            line = " " * width(start)
        line += purse + comma
    yield line


def closing(game: Played, outcome: Settlement) -> Iterator[str]:
    """Chain by chain its bonuses, then the sale of its blocks."""
    speech, books = game.speech, game.books
    movements = list(game.closing())
    for chain in outcome.order:
        name = game.header.edition.names[chain]
        size = books.board.sizes[chain]
        yield ""
        yield INDENT + phrase(
            "{chain}, {size} {word.tiles}, {price} a {word.block}",
            chain=speech.chain(chain),
            size=size,
            price=money(books.price(chain)),
            word=speech.word,
        )
        mine = [movement for movement in movements if _chain(movement) == name]
        if not mine:
            yield f"{INDENT}  {phrase('Nobody held any')}"
        for movement in mine:
            yield from _movement(game, movement)


def _chain(movement: Movement) -> str:
    """The chain a movement of the settlement is for."""
    price = movement.price
    return movement.posting.thing if price is None else str(price.args[0])


def ranking(game: Played, outcome: Settlement) -> Iterator[str]:
    """Place, player, money; who has as much shares the place."""
    rows = []
    place = 1
    for level in outcome.ranking:
        for player in level:
            before, after = game.books.cash[player], outcome.cash[player]
            rows.append(
                [
                    f"{place}.",
                    game.speech.player(player),
                    money(before),
                    signed(after - before),
                    money(after),
                ]
            )
        place += len(level)
    heads = ["", "", phrase("cash"), phrase("settled"), phrase("total")]
    yield from columns([heads, *rows], right=(0, 2, 3, 4))
    yield ""
    yield outcome_in_words(outcome, game.speech)


def columns(rows: Sequence[Sequence[str]], right: Collection[int]) -> Iterator[str]:
    """A line a row, its cells in line also where a sign is two columns wide."""
    most = max(map(len, rows))
    widths = [
        max((width(row[place]) for row in rows if place < len(row)), default=0)
        for place in range(most)
    ]
    for row in rows:
        cells = []
        for place, cell in enumerate(row):
            space = " " * (widths[place] - width(cell))
            cells.append(space + cell if place in right else cell + space)
        yield GAP.join(cells).rstrip()


def width(text: str) -> int:
    """How many columns a text takes where every sign is one or two wide."""
    return sum(
        2 if unicodedata.east_asian_width(sign) in "WF" else 0 if unicodedata.combining(sign) else 1
        for sign in text
    )
