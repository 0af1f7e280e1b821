"""What Help says, topic by topic."""

from typing import NamedTuple

from hotels.views.help_long import FILES, PERFECT_HOTEL
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


TOPICS = (
    Topic(
        "bank",
        "bank-outline",
        to_phrase("What the bank does"),
        to_phrase("you play with real tiles, Hotels keeps the books"),
        to_phrase("""
        You play at the table with the real board, cards and money. Hotels is the bank: you tell it
        what happens, and it says what everybody pays and gets, and why.

        The green sign says whose turn it is and what the bank waits for. What can be tapped next is
        lit, the rest is quiet. The bank never decides for a player.

        Every entry is on the disk before the screen shows it. Put the tablet away at any moment:
        Resume on the first screen goes on exactly there.
        """),
    ),
    Topic(
        "tile",
        "view-grid-plus-outline",
        to_phrase("Laying a tile"),
        to_phrase("one tap on its square"),
        to_phrase("""
        Tap the square that is printed on the tile. While the finger is down, the sign says what the
        tile would do. Lift it there to lay the tile, elsewhere to leave it.

        Where squares are small, the first tap shows that part of the board large, and a tap on a
        large square lays the tile.

        A crossed-out square joins two safe chains. A square with one stroke would form a chain when
        no name is free. Tap it and the sign says the rule.

        A player who can lay no tile takes his turn all the same: tap No tile to lay.
        """),
    ),
    Topic(
        "founding",
        "key-chain-variant",
        to_phrase("Founding a chain"),
        to_phrase("the player who forms it names it"),
        to_phrase("""
        A tile beside a lone tile forms a chain. The player who laid it names it: tap one of the
        free names.

        If the edition gives the founder a free block, the bank says so and counts it.
        """),
    ),
    Topic(
        "buying",
        "hand-coin-outline",
        to_phrase("Buying blocks"),
        to_phrase("one tap a block"),
        to_phrase("""
        After the tile the player may buy blocks of chains on the board. Tap the price in the
        chain's row, once a block. The bank says what to collect, and in which bills.

        At the most blocks that the edition allows in a turn, the turn ends by itself. So does a
        turn in which nothing can be bought: nothing is for sale, or the player's cash is too short.
        To end it earlier, tap the button at the foot.

        A price cannot be tapped where the bank has no block left or the purse is too small; the row
        says which.
        """),
    ),
    Topic(
        "takeover",
        "home-group",
        to_phrase("Takeovers and mergers"),
        to_phrase("who gets what, in the right order"),
        to_phrase("""
        A tile that joins chains lets the largest survive. Of equal ones the player who laid the
        tile chooses.

        The bonuses come first. Tap an amount to see how it is worked out.

        Then each holder says what he does with his blocks, in the order of the rules: sell, trade
        two for one, or keep. Sell all, Trade most and Keep all settle him with one tap; plus and
        minus set the three by hand, and the calculator beside his name compares every way.

        In the end one list says whom to pay how much: tick each row as you hand it over. Undo takes
        off the list what is not ticked, and asks for what is ticked back.
        """),
    ),
    Topic(
        "end",
        "flag-checkered",
        to_phrase("The end of the game"),
        to_phrase("who may end it, and when"),
        to_phrase("""
        As soon as the rules allow it, whoever's turn it is finds the button End the game. Nobody
        has to end the game: play goes on until somebody taps it.

        When nobody can lay a tile, or everyone has passed for a whole round, the bank offers the
        end. The settlement it shows is provisional: hand nothing of it over yet. End the game
        declares the end. Play on leads back to the table, where the next player may lay, pass and
        buy.
        """),
    ),
    Topic(
        "undo",
        "undo",
        to_phrase("Undo and corrections"),
        to_phrase("how to fix any mistake, however old"),
        to_phrase("""
        Undo stands at the bottom left and says what it takes back. Tap it as often as you like;
        Redo brings back what was taken back last.

        To correct something older, open the Ledger, the book at the top. Tap the line, then choose
        Change, Move or Strike; Insert puts in what was forgotten. The bank first shows what that
        changes, and afterwards lists what is still to be paid or collected.

        A game you delete can be brought back: at once with Undo, later from the list of all games
        under Deleted.
        """),
    ),
    Topic(
        "hidden",
        "eye-off-outline",
        to_phrase("Hidden piles"),
        to_phrase("the bank says only what the table may know"),
        to_phrase("""
        Where the edition hides the piles, the bank shows no blocks of a player. The blocks left in
        the bank are always public.

        If nobody wrote the deal down, the bank asks each player at a takeover how many he holds, as
        the rules do, and knows it from there on.

        A player may look at his own pile: he holds his name, and it closes when he lifts his
        finger. Every such look is noted, so nobody looks unseen.
        """),
    ),
    Topic(
        "receipts",
        "receipt-text-outline",
        to_phrase("Receipts"),
        to_phrase("tap any amount to see why"),
        to_phrase("""
        Every amount explains itself. Tap it and the receipt unfolds: who holds what, the sum step
        by step, and the rule it stands on. While somebody buys, a tap on a chain's row buys.

        A receipt can fill the screen, turned towards the player across the table.
        """),
    ),
    Topic(
        "standing",
        "podium-gold",
        to_phrase("Standing now"),
        to_phrase("who is ahead, and what if two chains merge"),
        to_phrase("""
        The podium at the table shows cash, holdings and final bonuses as if the game ended now; tap
        an amount to see why. Where holdings are hidden, it shows everybody's cash, and the least
        and the most each of them can be worth. What if: tap two chains, and the bank works out
        their merger.
        Nothing there changes the game.
        """),
    ),
    Topic(
        "bills",
        "cash-multiple",
        to_phrase("Bills"),
        to_phrase("which to hand over"),
        to_phrase("""
        A payment says which bills to hand over, such as 2 × 1,000 · 3 × 100. They are the bills of
        the edition, and as few as possible. Where paying with a larger bill is easier it adds the
        change: or 1 × 500, 1 × 100 back. After a merger, after a change in the Ledger and at the
        end the list of payouts says what is still to be paid or collected. Where it hides the
        chains, Show chains brings them back.

        The cash on the table is what counts: tap a player's cash to enter what was counted. If it
        differs, the bank says by how much, and a correction stays visible.
        """),
    ),
    Topic(
        "marks",
        "check-decagram",
        to_phrase("What the marks mean"),
        to_phrase("how sure a rule is"),
        to_phrase("""
        Attested: the edition's own text prints it.

        Derived: it follows from what the text prints, and from nothing else.

        Reconstructed: the text does not say it. It was filled in to fit the rest, and may be wrong.

        House: your table decided it.
        """),
    ),
    Topic(
        "files",
        "file-swap-outline",
        to_phrase("Files"),
        to_phrase("what comes in, what goes out, and where to"),
        FILES,
    ),
    Topic(
        "perfect hotel",
        "office-building-outline",
        "Perfect Hotel",
        to_phrase("how a round runs, and what is scored"),
        PERFECT_HOTEL,
    ),
    Topic(
        "light",
        "weather-night",
        to_phrase("Dim light and tired eyes"),
        to_phrase("themes, text size, patterns"),
        to_phrase("""
        Settings has a light, a dark and a black theme. Black is for a dim room: it gives the least
        light.

        The text can be made larger, up to 1.6 times. The rows grow with it.

        Chains have the colours of the box that is played. Settings has seven colours that everybody
        can tell apart, and a house edition can have its own. A chain has a letter and a pattern
        besides its colour, so you can tell chains apart without seeing colours.
        """),
    ),
    Topic(
        "readers",
        "ear-hearing",
        to_phrase("Screen readers"),
        to_phrase("what does not work, said plainly"),
        to_phrase("""
        Hotels is made with Kivy, and Kivy shows screen readers nothing: TalkBack finds an empty
        window.

        Speech and text size are what there is; both are in Settings.
        """),
    ),
    Topic(
        "languages",
        "translate",
        to_phrase("Languages"),
        to_phrase("English, German and Spanish"),
        to_phrase("""
        Hotels speaks English, German and Spanish. It begins with the language of the device, or
        with English where that is none of these; Settings has all of them under Look.

        The names of games, chains and cities stay as they are printed, and the command line is
        English.

        Scripts that are written from right to left, such as Arabic and Hebrew, are not supported:
        Kivy does not set them. A name in one of them is kept as it was typed, and the number of the
        seat stands on the screen in its place.
        """),
    ),
    Topic(
        "publishers",
        "information-outline",
        to_phrase("Whose games these are"),
        to_phrase("and whose this app is not"),
        to_phrase("""
        Hotels is not affiliated with the publishers of any of these games. Acquire and the names of
        its chains belong to their owners.

        You need the game itself to play: the board, the tiles, the cards and the money.

        Hotels asks for no account and sends nothing anywhere. The games stay on this device.
        """),
    ),
)
"""Every topic, in the order a first evening needs them."""

FIRST_STEPS = ("bank", "takeover", "undo")
"""What Home offers to read while there are few games."""

TOPIC = {topic.key: topic for topic in TOPICS}
