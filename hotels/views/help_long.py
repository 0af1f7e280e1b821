"""The two longest texts of Help."""

from hotels.wording.language import to_phrase

FILES = to_phrase("""
        Taking in: tap the tray with the arrow on the first screen, or Choose a file in Settings,
        Games and storage. Hotels takes in a game (a transcript, a quick score, or a file of Big
        Shot or Perfect Hotel), a list of games, an archive with all its games, a house edition, a
        board of Big Shot, and values of Perfect Hotel. What it is, Hotels sees inside the file; on
        a computer only names that end with .json, .jsonl or .txt are listed.

        Open with: on Android, a file manager or a mail hands a file to Hotels by Open with, or by
        Share. Hotels says what it is and asks before it takes it in; the game at the table stays
        as it is.

        What comes in replaces nothing. A game that is here already is not kept twice, and one that
        the file continues is continued. What you did not want goes with Take it out again.

        A file that is wrong is not taken in. Hotels says where it is at fault and why, and nothing
        here changes. Of an archive that breaks off, the games before the fault stay. A game whose
        file states other figures than its entries come to is taken in as it is reckoned, and the
        figures are named.

        Sharing: Share stands in the menu of a game, at its standing and in its Ledger. A game
        goes out in words, as a table, as accounts, as a transcript, as pictures, or as a link to BG
        Stats; a receipt as a picture or a text; an edition as a file. Only All games in one file,
        in Settings, Games and storage, keeps everything: corrections, notes and editions too.

        Where to: on Android a file goes to the app you choose, and a copy stays among the
        downloads. On a computer you choose the folder. Nothing is shared by itself, and what is
        shared holds the names of those who played.
        """)

PERFECT_HOTEL = to_phrase("""
        Everybody gets two cards; who stayed in a hotel last begins. On his turn a player
        researches or builds. Research: draw two cards, lay one out in the row of its kind. Build:
        lay two or more of a kind as a floor, from the hand or with the whole row of that kind. A
        row may hold one Tourist Group, which passes for any kind, and a floor needs one real card.

        There is one floor a kind, from the bottom up. Only directly on the floor built last may
        more of its kind lie: an annex, a floor more of the same set. Whoever draws the last card
        lays one out, and the round is over.

        Whoever has the most cards of a kind gets what it is worth, Tourist Groups and annexes
        counted; of several who have the most, each gets a point a card instead. The tallest hotel
        gets 5, or 1 each if several are; the most cards on the top floor get 3, unless tied. A
        hotel of fewer than four kinds loses 3, and so does every Tourist Group, built or in hand.

        Type each hotel as it stands, with + Floor or a tap on its sign, and the Tourist Groups
        left in hand. A tap on a floor changes it or takes it away. A tap on a line of the score
        says why. Keep the round when it is right; a kept one can be looked at and put right too.

        High season, for those who know the game: a row once taken from needs two cards before
        anybody may build with it again.
        """)
