"""The longest texts of Help: files, and the games that are not about chains."""

from hotels.wording.language import to_phrase

FILES = to_phrase("""
        Import: tap the tray with the arrow on the first screen, or Choose a file in Settings, Games
        and storage. On Android, Open with and Share work too. On a computer, only .json, .jsonl and
        .txt files are listed.

        Hotels can import a game (a transcript, a quick score, or a file from Big Shot or Perfect
        Hotel), a list of games, a backup with all its games, a house edition, a Big Shot board, or
        Perfect Hotel values. An import replaces nothing: a game you already have only gets the
        entries that continue it. Undo import removes what you didn't want.

        A file with an error isn't imported. If a backup is cut short, the games before the error
        are kept. If a file's figures don't match its entries, the app uses its own calculation.

        Share: open a game's menu, its final standings or its Ledger. Games can be shared as text,
        table, accounts, transcript, pictures or a BG Stats link. Only Back up all games, in
        Settings, Games and storage, keeps everything, with corrections, notes and editions.

        On Android you choose an app, and a copy stays in your downloads. On a computer you choose
        the folder. Shared files contain the players' names.
        """)

PERFECT_HOTEL = to_phrase("""
        Everyone gets two cards; whoever most recently stayed in a hotel starts. On your turn,
        research or build.

        Research: draw two cards and put one in the row of its kind. Build: lay two or more cards of
        a kind as a floor, from your hand or with that kind's whole row. A Tourist Group counts as
        any kind. A row holds at most one Tourist Group, and a floor needs at least one real card.

        Build upward, one floor per kind. You can add more of the same kind only directly on your
        last floor, as an annex. Whoever draws the last card puts one out, and the round ends.

        The most cards of a kind, Tourist Groups and annexes included, score its value; if tied,
        each player scores 1 per card. The tallest hotel scores 5, or 1 each if tied. The most cards
        on the top floor score 3, unless tied. A hotel of fewer than four kinds costs 3 points, and
        so does each Tourist Group, built or in hand.

        To enter a hotel, tap Add floor for each floor, then enter the Tourist Groups in hand. Tap a
        floor to edit it, or a score to see why. Saved rounds can be edited too.

        High season, for experienced players: once a row has been taken, it needs two cards before
        anyone can build with it again.
        """)

BIG_SHOT = to_phrase("""
        A round: tap the four cubes on the space, then each bid or pass. To skip the single bids,
        tap Enter winner. The winner pays and places the cubes: tap a lot for each.

        A lot goes to whoever has the most cubes on it once it has seven. Equal numbers cancel out,
        so three of seven can be enough. A park doubles its owner's lots beside it.

        A loan brings 9 million the first time, a million less each time after that, and costs 10
        million at the end. The highest net worth wins, but only with at least two lots.
        """)
