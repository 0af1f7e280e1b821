"""Who played which game: names stand in one place only, so that one can be forgotten everywhere."""

from collections.abc import Iterable, Mapping

from hotels.store.disk import DiskError, Hindrance, Row
from hotels.store.records import Record, Taken, record_of
from hotels.store.watched import Watched

RECORDS = (
    "SELECT id, uid, kind, header, names, source, played, created_at, touched_at, summary, result,"
    " deleted_at, last, about FROM games"
)


class People(Watched):
    """The part of the archive that knows who sits where, and what else is said about a game."""

    def record(self, game: int) -> Record:
        """One game."""
        for row in self.disk.rows(f"{RECORDS} WHERE id = ?", (game,)):
            return self._with_players(row)
        raise DiskError(Hindrance.UNKNOWN_GAME, str(game))

    def people(self) -> list[str]:
        """The names of those who played, the latest first."""
        found = self.disk.rows(
            "SELECT name FROM people"
            " ORDER BY (SELECT MAX(game) FROM seats WHERE person = people.id) DESC, id DESC"
        )
        return [str(name) for (name,) in found]

    def colours(self, names: Iterable[str]) -> dict[str, int]:
        """The colours of these people, as far as they have one."""
        found = {}
        for name in names:
            for (colour,) in self.disk.rows("SELECT colour FROM people WHERE name = ?", (name,)):
                if colour is not None:
                    found[name] = int(str(colour))
        return found

    def keep_colours(self, colours: Mapping[str, int]) -> None:
        """These people have these colours from now on, in every game."""
        with self.disk.at_once():
            for name, colour in colours.items():
                self.disk.write("INSERT OR IGNORE INTO people (name) VALUES (?)", (name,))
                self.disk.write("UPDATE people SET colour = ? WHERE name = ?", (colour, name))
        self.settle()

    def rename(self, game: int, seat: int, name: str, line: int = 0) -> None:
        """Who sits there is called so from now on; he is remembered, as who sat there before is.

        With the number of a line it is known who had the seat before he took it with that line.
        """
        with self.disk.at_once():
            record = self.record(game)
            players = (*record.players[:seat], name, *record.players[seat + 1 :])
            self.disk.write("INSERT OR IGNORE INTO people (name) VALUES (?)", (name,))
            self.disk.write(
                "UPDATE seats SET person = (SELECT id FROM people WHERE name = ?)"
                " WHERE game = ? AND seat = ?",
                (name, game, seat),
            )
            self._describe(record, record._replace(players=players))
            if line and record.players[seat] != name:
                self._write_taken(game, Taken(line, seat, record.players[seat], name))
        self.settle()

    def taken(self, game: int, *, damaged: bool = False) -> list[Taken]:
        """The seats that somebody else took, by line, or what is no longer as it was written."""
        found = self.disk.each(
            "SELECT line, seat, COALESCE(old.name, ''), COALESCE(new.name, ''), about FROM taken"
            " LEFT JOIN people AS old ON old.id = before LEFT JOIN people AS new ON new.id = after"
            " WHERE game = ? ORDER BY line",
            (game,),
        )
        seats = ((Taken._make(row[:-1]), row[-1]) for row in found)
        return [one for one, about in seats if (one.said != about) is damaged]

    def forget(self, name: str) -> None:
        """Take a name out of every game and off the disk; the games stay as they are."""
        question = "SELECT game, seat FROM seats JOIN people ON people.id = person WHERE name = ?"
        with self.disk.at_once():
            for game, seat in self.disk.rows(question, (name,)):
                record = self.record(int(str(game)))
                players = tuple("" if player == name else player for player in record.players)
                values = (game, seat)
                self.disk.write(
                    "UPDATE seats SET person = NULL WHERE game = ? AND seat = ?", values
                )
                self._describe(record, record._replace(players=players))
            for game, one in self._takings(name):
                told = ["" if said == name else said for said in one[2:]]
                self._write_taken(game, Taken(one.line, one.seat, *told))
            self.disk.write("DELETE FROM people WHERE name = ?", (name,))
        self.wipe()

    def _with_players(self, row: Row) -> Record:
        """The record of a row, with its players' names."""
        seats = self.disk.rows(
            "SELECT COALESCE(name, '') FROM seats LEFT JOIN people ON people.id = person"
            " WHERE game = ? ORDER BY seat",
            row[:1],
        )
        return record_of(row, (name for (name,) in seats))

    def _describe(self, was: Record, now: Record) -> None:
        """Something else is said about a game; damage noticed before stays noticed."""
        about = now.said if was.whole else was.about
        values = (now.deleted_at, about, now.id)
        self.disk.write("UPDATE games SET deleted_at = ?, about = ? WHERE id = ?", values)

    def _takings(self, name: str) -> list[tuple[int, Taken]]:
        """Where somebody took a seat or had it before, by game."""
        question = (
            "SELECT DISTINCT game FROM taken JOIN people ON people.id IN (before, after)"
            " WHERE name = ?"
        )
        games = [int(str(game)) for (game,) in self.disk.rows(question, (name,))]
        return [(game, one) for game in games for one in self.taken(game) if name in one[2:]]

    def _write_taken(self, game: int, one: Taken) -> None:
        """Who took a seat from whom; a name that was forgotten is nobody's."""
        for name in filter(None, one[2:]):
            self.disk.write("INSERT OR IGNORE INTO people (name) VALUES (?)", (name,))
        self.disk.write(
            "INSERT OR REPLACE INTO taken VALUES (?, ?, ?, (SELECT id FROM people WHERE name = ?),"
            " (SELECT id FROM people WHERE name = ?), ?)",
            (game, *one, one.said),
        )
