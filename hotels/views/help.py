"""What Help says, topic by topic."""

from typing import NamedTuple

from hotels.views.help_long import BIG_SHOT, FILES, PERFECT_HOTEL
from hotels.wording.language import phrase, to_phrase


class Topic(NamedTuple):
    """One thing to know: what it is called, in a few words, and at length."""

    key: str
    icon: str
    title: str
    line: str
    text: str

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text as it is to be set; where its lines end here means nothing."""
        return tuple(" ".join(part.split()) for part in phrase(self.text).split("\n\n"))

    @property
    def all_words(self) -> str:
        """All that can be searched for, in lower case."""
        return " ".join((phrase(self.title), phrase(self.line), *self.paragraphs)).casefold()


TOPICS = (
    Topic(
        "bank",
        "bank-outline",
        to_phrase("What the bank does"),
        to_phrase("you play with real tiles, Hotels keeps the books"),
        to_phrase("""
        Tell the bank what happens at the table. It says who pays and gets what, and why. It never
        decides for a player.

        The green sign says whose turn it is and what to do. What you can tap next is lit.

        Everything is saved at once. To continue exactly where you stopped, tap Resume on the first
        screen.
        """),
    ),
    Topic(
        "tile",
        "view-grid-plus-outline",
        to_phrase("Laying a tile"),
        to_phrase("one tap on its square"),
        to_phrase("""
        Tap the square printed on the tile. While your finger is down, the sign says what the tile
        would do. Slide off the board to cancel.

        If the squares are small, the first tap enlarges them. Then tap the large square.

        A crossed-out square would join two safe chains. A square with a single line through it
        would form a chain, but no name is free.

        If a player can't lay a tile, tap Skip tile.
        """),
    ),
    Topic(
        "founding",
        "key-chain-variant",
        to_phrase("Founding a chain"),
        to_phrase("whoever forms it names it"),
        to_phrase("""
        A tile next to a single tile forms a chain. Tap the name chosen by the player who laid it.
        If there is a founder's share, the bank says so and counts it.
        """),
    ),
    Topic(
        "buying",
        "hand-coin-outline",
        to_phrase("Buying shares"),
        to_phrase("one tap per share"),
        to_phrase("""
        After the tile, tap a chain's price once for each share bought. The bank says what to
        collect, and in which bills.

        The turn ends by itself when nothing more can be bought. To end it earlier, tap Buy nothing
        or End turn.

        If a chain can't be bought, its row says why.
        """),
    ),
    Topic(
        "takeover",
        "home-group",
        to_phrase("Mergers"),
        to_phrase("who gets what, in the right order"),
        to_phrase("""
        When a tile joins chains, the largest survives. If they are tied, the player who laid the
        tile chooses.

        Each holder then sells, trades two for one or keeps, in the order of the rules. Sell all,
        Trade max and Keep all take one tap; plus and minus set other numbers. The calculator beside
        the name compares all options.

        When all have decided, one list says what to pay, bonuses included. Tick each row as you pay
        it. Undo removes unticked rows and asks for ticked ones back.
        """),
    ),
    Topic(
        "end",
        "flag-checkered",
        to_phrase("The end of the game"),
        to_phrase("who may end it, and when"),
        to_phrase("""
        End the game appears as soon as the rules allow it. Nobody has to use it.

        If nobody can lay a tile, or everyone passes for a whole round, the bank shows a provisional
        settlement. Don't pay anything yet. Tap End the game to make it final, or Play on to return
        to the table.
        """),
    ),
    Topic(
        "undo",
        "undo",
        to_phrase("Undo and corrections"),
        to_phrase("how to fix any mistake, however old"),
        to_phrase("""
        Undo at the bottom left says what it will undo. Redo brings it back.

        To fix something older, open the Ledger (the book at the top), tap the entry and choose
        Edit, Move or Delete. Insert adds what was forgotten. You see what changes before you save.

        To restore a deleted game, tap Undo, or find it later under All games, Deleted.
        """),
    ),
    Topic(
        "hidden",
        "eye-off-outline",
        to_phrase("Hidden holdings"),
        to_phrase("the bank says only what the table may know"),
        to_phrase("""
        The bank doesn't show what players hold. What it has left itself is always public.

        If nobody recorded the deal, the bank asks each player in a merger how many they hold, and
        remembers the answers from then on.

        To check their own shares, players hold a finger on their name. The ledger notes every look.
        """),
    ),
    Topic(
        "receipts",
        "receipt-text-outline",
        to_phrase("Receipts"),
        to_phrase("tap any amount to see why"),
        to_phrase("""
        A receipt shows who holds what, the sum step by step, and the rule behind it. To let the
        person across the table read it, tap Turn to the player.

        While someone is buying, a tap on a chain's row buys instead.
        """),
    ),
    Topic(
        "standing",
        "podium-gold",
        to_phrase("Standings"),
        to_phrase("who is ahead, and what a merger would change"),
        to_phrase("""
        The podium at the table shows cash, shares and final bonuses as if the game ended now. With
        hidden holdings it shows cash, and the least and the most each player can be worth.

        What if? works out the merger of two chains. Nothing here changes the game.
        """),
    ),
    Topic(
        "bills",
        "cash-multiple",
        to_phrase("Bills"),
        to_phrase("which to hand over"),
        to_phrase("""
        A payment lists the fewest bills of the edition, such as 2 × 1,000 · 3 × 100. If a larger
        bill is easier, it is listed too, with the change: or 1 × 500, 1 × 100 back.

        Payouts lists what is left to pay or collect. If it hides the chains, tap Show chains.

        Tap a player's cash to compare a count with the books. An adjustment stays visible in the
        Ledger.
        """),
    ),
    Topic(
        "marks",
        "check-decagram",
        to_phrase("What the marks mean"),
        to_phrase("how sure a rule is"),
        to_phrase("""
        Printed: the edition's own text says so.

        Worked out: it follows from that text.

        Best guess: the text doesn't say, and this may be wrong.

        House rule: your table decided it.
        """),
    ),
    Topic(
        "files",
        "file-swap-outline",
        to_phrase("Files"),
        to_phrase("importing, sharing and backing up"),
        FILES,
    ),
    Topic(
        "big shot",
        "gavel",
        "Big Shot",
        to_phrase("auctions, lots and loans"),
        BIG_SHOT,
    ),
    Topic(
        "perfect hotel",
        "office-building-outline",
        "Perfect Hotel",
        to_phrase("how a round works, and what scores"),
        PERFECT_HOTEL,
    ),
    Topic(
        "light",
        "weather-night",
        to_phrase("Easier to read"),
        to_phrase("themes, text size, patterns"),
        to_phrase("""
        Settings has a light, a dark and a black theme, text up to 1.6 times as large, and chain
        colours that everyone can tell apart. Black gives off the least light.

        Each chain also has a letter, and a pattern if you like.
        """),
    ),
    Topic(
        "readers",
        "ear-hearing",
        to_phrase("Screen readers"),
        to_phrase("what works and what doesn't"),
        to_phrase("""
        Screen readers such as TalkBack can't read Hotels: it is built with Kivy, which doesn't
        support them.

        Settings has larger text and Read aloud.
        """),
    ),
    Topic(
        "languages",
        "translate",
        to_phrase("Languages"),
        to_phrase("English, German and Spanish"),
        to_phrase("""
        Hotels starts in the language of the device, otherwise in English. You can change it in
        Settings, Look. Printed names of games, chains and cities stay as they are.

        Names in right-to-left scripts such as Arabic and Hebrew are saved as typed but can't be
        shown. The screen shows the seat number instead.
        """),
    ),
    Topic(
        "publishers",
        "information-outline",
        to_phrase("Publishers and privacy"),
        to_phrase("not an official app, and no data sent"),
        to_phrase("""
        Hotels is not affiliated with the publishers of these games. Acquire and its chain names
        belong to their owners. You need the game itself to play.

        Hotels needs no account and sends nothing anywhere. Your games stay on this device.
        """),
    ),
)
"""Every topic, in the order a first evening needs them."""

FIRST_STEPS = ("bank", "takeover", "undo")
"""What Home offers to read while there are few games."""

TOPIC = {topic.key: topic for topic in TOPICS}


def found(words: str) -> tuple[Topic, ...]:
    """The topics that have every one of these words."""
    wanted = words.casefold().split()
    return tuple(one for one in TOPICS if all(word in one.all_words for word in wanted))
