"""The tables of the store, version by version."""

VERSION = 4

_FIRST = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL,
        header TEXT NOT NULL,
        names TEXT NOT NULL DEFAULT '{}',
        source TEXT NOT NULL DEFAULT '',
        played TEXT NOT NULL DEFAULT '',
        created_at TEXT NOT NULL,
        touched_at TEXT NOT NULL,
        summary TEXT NOT NULL DEFAULT '',
        result TEXT NOT NULL DEFAULT '',
        deleted_at TEXT NOT NULL DEFAULT '',
        last TEXT NOT NULL,
        about TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE INDEX games_newest ON games (deleted_at, touched_at DESC, id DESC)
    """,
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    ) STRICT
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person INTEGER,
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE INDEX seats_of_person ON seats (person)
    """,
    """
    CREATE TABLE lines (
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,
        written_at TEXT NOT NULL,
        act TEXT NOT NULL,
        chain TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE editions (
        id TEXT PRIMARY KEY,
        written TEXT NOT NULL,
        about TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TRIGGER a_line_never_changes BEFORE UPDATE ON lines
    BEGIN SELECT RAISE(ABORT, 'a line never changes'); END
    """,
    """
    CREATE TRIGGER a_line_stays_while_its_game_stands BEFORE DELETE ON lines
    WHEN EXISTS (SELECT 1 FROM games WHERE id = old.game)
    BEGIN SELECT RAISE(ABORT, 'a line stays while its game stands'); END
    """,
    """
    CREATE TRIGGER a_line_is_appended BEFORE INSERT ON lines
    WHEN new.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM lines WHERE game = new.game)
    BEGIN SELECT RAISE(ABORT, 'a line is appended'); END
    """,
    """
    CREATE TRIGGER a_header_never_changes
    BEFORE UPDATE OF id, uid, kind, header, created_at ON games
    BEGIN SELECT RAISE(ABORT, 'a header never changes'); END
    """,
    """
    CREATE TRIGGER a_game_is_put_away_before_it_goes BEFORE DELETE ON games
    WHEN old.deleted_at = ''
    BEGIN SELECT RAISE(ABORT, 'a game is put away before it goes'); END
    """,
)

_SECOND = (
    """
    ALTER TABLE games ADD COLUMN recency INTEGER NOT NULL DEFAULT 0
    """,
    """
    UPDATE games SET recency = COALESCE(CAST(strftime('%s', touched_at) AS INTEGER), 0)
    """,
    """
    DROP INDEX games_newest
    """,
    """
    CREATE INDEX games_newest ON games (deleted_at, recency DESC, id DESC)
    """,
)

_TAKEN = (
    """
    CREATE TABLE taken (
        game INTEGER NOT NULL,
        line INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        before INTEGER,
        after INTEGER,
        about TEXT NOT NULL,
        PRIMARY KEY (game, line)
    ) STRICT, WITHOUT ROWID
    """,
)

_COLOURS = (
    """
    ALTER TABLE people ADD COLUMN colour INTEGER
    """,
)

MIGRATIONS = {1: _FIRST, 2: _SECOND, 3: _TAKEN, 4: _COLOURS}
"""The statements that make each version out of the one before."""
