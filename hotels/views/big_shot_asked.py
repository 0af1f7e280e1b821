"""What the bank asks in Big Shot, as the panel shows it: keys, what they mean, and why not."""

from hotels.ledger.big_shot.auctions import affordable
from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Pass
from hotels.ledger.big_shot.loans import may_borrow, next_loan
from hotels.ledger.big_shot.terms import (
    CARDS,
    COLOURS,
    CUBES_EACH,
    ON_SPACE,
    OWED,
    ROUNDS,
    Colour,
    Cubes,
    Player,
)
from hotels.ledger.money import Money
from hotels.views.big_shot import letters_of, shows_money
from hotels.views.big_shot_keys import BidKey, ColourKey, LoanOffer, PayKey, PlaceKey
from hotels.wording.amounts import as_sentence, begun, millions
from hotels.wording.big_shot import Speech, colour_word
from hotels.wording.language import phrase, to_phrase

PAGE = 6
"""Bids that have a key at once."""

MOST_PAGES = 10

_CAN = {
    (False, False): to_phrase("{cash} in hand"),
    (False, True): to_phrase("{cash} in hand, {with_loan} with a loan"),
    (True, False): to_phrase("up to {cash} in one colour"),
    (True, True): to_phrase("up to {cash} in one colour, {with_loan} with a loan"),
}
"""By whether two play, and whether a loan brings more."""

WIDE = 88
"""Millions as wide as any that stand in a sentence here."""


def colour_keys(books: Books, chosen: tuple[Colour, ...], speech: Speech) -> tuple[ColourKey, ...]:
    """The four colours, less what was tapped already."""
    signs = letters_of(speech)
    found = []
    for colour, left in enumerate(books.unopened):
        rest = left - chosen.count(colour)
        said = (
            phrase("of cubes to come|{count} left", count=rest)
            if rest
            else phrase("of a colour|none left")
        )
        can = rest > 0 and len(chosen) < ON_SPACE
        found.append(ColourKey((colour, signs[colour]), colour_word(colour), rest, said, can))
    return tuple(found)


def proposed(books: Books) -> tuple[Colour, ...]:
    """The cubes of the last space, which are all that is left; else none."""
    left = books.unopened
    if books.round != ROUNDS - 1 or sum(left) != ON_SPACE:
        return ()
    return tuple(colour for colour, count in enumerate(left) for _ in range(count))


def counted_cubes(chosen: tuple[Colour, ...]) -> Cubes:
    """How many of each colour were tapped."""
    red, yellow, white, black = (chosen.count(colour) for colour in range(len(COLOURS)))
    return red, yellow, white, black


def four_there(books: Books) -> str:
    """Why no fifth cube can be tapped."""
    if proposed(books):
        return phrase("These {count} are the last cubes.", count=ON_SPACE)
    return phrase("A space has {count} cubes. Undo removes the last one tapped.", count=ON_SPACE)


def none_left(name: str) -> str:
    """Why no more cubes of a colour can come."""
    return phrase("All {count} {colour} cubes have already come up.", count=CUBES_EACH, colour=name)


def bid_question(books: Books, speech: Speech, *, brief: bool = False) -> tuple[str, str]:
    """``What does Dave bid?`` and what he can; in brief only what the keys do not say."""
    asked = books.awaiting
    if asked is None:
        return "", ""
    who = speech.player(asked.player)
    least, can = least_bid(books), _can(books, asked.player)
    more = phrase("More than {amount}", amount=least - 1)
    if least == 1:
        more = phrase("1 million or more")
    second = "; ".join(filter(None, ("" if brief and can else more, can)))
    return phrase("What does {player} bid?", player=who), as_sentence(second)


def bid_captions(books: Books, *, brief: bool = False) -> list[str]:
    """What may stand below the question for a bid, as long as it comes: its room is kept."""
    more = phrase("More than {amount}", amount=WIDE)
    if not any(shows_money(books, player) for player in range(books.terms.seats)):
        return [as_sentence(more)]
    ways = [
        phrase(_CAN[books.terms.is_pair, loan], cash=millions(WIDE), with_loan=WIDE)
        for loan in (False, True)
    ]
    return [as_sentence(can if brief else f"{more}; {can}") for can in ways]


def _can(books: Books, player: Player) -> str:
    """``7 million in hand, 15 with a loan``, unless that is nobody else's business."""
    if not shows_money(books, player):
        return ""
    can = affordable(books, player)
    said = _CAN[books.terms.is_pair, can.with_loan > can.cash]
    return phrase(said, cash=millions(can.cash), with_loan=can.with_loan)


def least_bid(books: Books) -> Money:
    """The lowest bid that is above the last."""
    return books.lead[1] + 1 if books.lead is not None else 1


def least_price(books: Books, winner: Player) -> Money:
    """The lowest bid that he can have won with: the last one, if that was his."""
    least = least_bid(books)
    return least - 1 if books.lead is not None and books.lead[0] == winner else least


def tells_a_purse(books: Books, winner: Player, amount: Money) -> bool:
    """Whether to say what speaks against this price would be to say what somebody hides."""
    return not shows_money(books, winner) and amount > affordable(books, winner).cash


def next_single(books: Books, winner: Player, amount: Money) -> Bid | Pass | None:
    """What is written next where a price is told bid by bid: the winner's bid, all others pass."""
    question, lead = books.awaiting, books.lead
    if question is None or question.kind is not Question.BID:
        return None
    bids = question.player == winner and (lead is None or lead[0] != winner)
    return Bid(winner, amount) if bids else Pass(question.player)


def bid_pages(books: Books, player: Player, *, least: Money | None = None, size: int = PAGE) -> int:
    """How many pages of bids there are: up to what he can pay, or enough where that is hidden."""
    first = least or least_bid(books)
    if not shows_money(books, player):
        return MOST_PAGES
    most = affordable(books, player).with_loan
    return max(1, -(-(most - first + 1) // size))


def page_after(books: Books, player: Player, passed: int, *, size: int = PAGE) -> int:
    """The page that begins after so many bids, or has the next one where pages are others."""
    return min(passed // size, bid_pages(books, player, size=size) - 1)


def bid_keys(
    books: Books, player: Player, page: int = 0, *, least: Money | None = None, size: int = PAGE
) -> tuple[BidKey, ...]:
    """A page of amounts: those in reach, those that need a loan first, those beyond."""
    first = least or least_bid(books)
    start = first + size * page
    amounts = range(start, start + size)
    if not shows_money(books, player):
        return tuple(BidKey(one, "", "first" if one == first else "cash") for one in amounts)
    can = affordable(books, player)
    found = []
    for amount in amounts:
        if amount <= can.cash:
            found.append(BidKey(amount, "", "first" if amount == first else "cash"))
        elif amount <= can.with_loan:
            found.append(BidKey(amount, phrase("with a loan"), "loan"))
        else:
            found.append(BidKey(amount, phrase("too much"), "beyond"))
    return tuple(found)


def page_words(
    books: Books,
    player: Player,
    page: int,
    *,
    least: Money | None = None,
    size: int = PAGE,
    brief: bool = False,
) -> str:
    """``11 to 15``: what the next page has; after the last one the first again."""
    first = least or least_bid(books)
    pages = bid_pages(books, player, least=least, size=size)
    if pages == 1:
        return ""
    following = (page + 1) % pages
    start = first + size * following
    end = start + size - 1
    if shows_money(books, player):
        end = max(start, min(end, affordable(books, player).with_loan))
    if end <= start:
        return str(start)
    if brief:
        return f"{start}\N{EN DASH}{end}"
    return phrase("{start} to {end}", start=start, end=end)


def loan_offers(books: Books, speech: Speech) -> tuple[LoanOffer, ...]:
    """What each purse's next loan brings, and who may take one now."""
    signs = letters_of(speech)
    return tuple(
        LoanOffer(
            colour,
            (colour, signs[colour]),
            speech.owner(colour),
            _loan_words(books, colour),
            str(next_loan(books, colour)),
            may_borrow(books, colour),
        )
        for seat in range(books.terms.seats)
        for colour in books.terms.colours_of(seat)
    )


def loan_key(books: Books, player: Player) -> tuple[str, bool]:
    """What stands on the key for a loan of the bidder, and whether one may be taken."""
    colours = books.terms.colours_of(player)
    able = [colour for colour in colours if may_borrow(books, colour)]
    if not able:
        return why_no_loan(books, colours[0]), False
    if len(colours) > 1:
        return phrase("{owed} to repay at the end", owed=OWED), True
    said = phrase("{now} now, {owed} at the end", now=next_loan(books, able[0]), owed=OWED)
    return said, True


def _loan_words(books: Books, colour: Colour) -> str:
    """``8 million now, 10 at the end``, or why not."""
    if not may_borrow(books, colour):
        return why_no_loan(books, colour)
    now = millions(next_loan(books, colour))
    return phrase("{now} now, {owed} to repay at the end", now=now, owed=OWED)


def why_no_loan(books: Books, colour: Colour) -> str:
    """Why a colour may not take a loan now."""
    asked = books.awaiting
    if sum(books.cards) >= CARDS:
        return phrase("all {count} debit cards are taken", count=CARDS)
    if colour in books.borrowed:
        return phrase("already taken this round")
    if asked is not None and asked.kind is Question.BID:
        return phrase("only before the bidding")
    return phrase("only before or during the bidding")


def pay_keys(books: Books, speech: Speech) -> tuple[PayKey, ...]:
    """The colours of the winner, and what each would have left."""
    asked, auction = books.awaiting, books.auction
    if asked is None or auction is None:
        return ()
    signs = letters_of(speech)
    shown = shows_money(books, asked.player)
    found = []
    for colour in books.terms.colours_of(asked.player):
        rest = books.purses[colour] - auction.price
        said = phrase("of money|{amount} left", amount=millions(rest))
        if rest < 0:
            said = phrase("has {amount}", amount=millions(books.purses[colour]))
        found.append(
            PayKey(
                colour,
                (colour, signs[colour]),
                begun(phrase("{colour} pays", colour=colour_word(colour))),
                said if shown else "",
                rest >= 0 or not shown,
            )
        )
    return tuple(found)


def place_keys(books: Books, speech: Speech) -> tuple[PlaceKey, ...]:
    """The cubes that are left to place, colour by colour."""
    auction = books.auction
    if auction is None:
        return ()
    signs = letters_of(speech)
    return tuple(
        PlaceKey((colour, signs[colour]), colour_word(colour), count)
        for colour, count in enumerate(auction.left)
        if count
    )


def held(books: Books, wanted: Colour | None) -> Colour | None:
    """The cube that the next tap places: the one that was wanted, as long as one is left."""
    auction, asked = books.auction, books.awaiting
    if auction is None or asked is None or asked.kind is not Question.PLACE:
        return None
    if wanted is not None and auction.left[wanted]:
        return wanted
    return next((colour for colour, count in enumerate(auction.left) if count), None)
