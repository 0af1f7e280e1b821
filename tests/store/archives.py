"""Archives as files: written out, taken in, changed."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from hotels.exports.archive import TakenIn, taken_in, written_out
from hotels.ledger.objection import Refused
from hotels.ledger.reading import written
from hotels.store.records import digest
from hotels.store.store import Store


def out(store: Store) -> bytes:
    file = io.BytesIO()
    written_out(store, file)
    return file.getvalue()


def out_of(path: Path) -> bytes:
    with Store(path) as store:
        return out(store)


def put_in(store: Store, *lines: bytes) -> TakenIn:
    return taken_in(store, io.BytesIO(b"".join(lines)))


def lines_of(path: Path) -> list[bytes]:
    return out_of(path).splitlines(keepends=True)


def refused(store: Store, *lines: bytes) -> tuple[str, int | None]:
    """Why a file is refused, and at which line."""
    with pytest.raises(Refused) as error:
        put_in(store, *lines)
    return str(error.value.code), error.value.place


def changed(line: bytes, fields: dict[str, Any]) -> bytes:
    """The line with other fields in its object, or in the game it tells of."""
    said = json.loads(line)
    said.get("game", said).update(fields)
    return written(said).encode() + b"\n"


def told_otherwise(line: bytes, fields: dict[str, Any]) -> bytes:
    """A game's line with other fields, and the digest that goes with them: no accident."""
    said = json.loads(line)
    game = said["game"] | fields
    texts = [game["uid"], game["kind"], written(game["header"]), game["players"]]
    texts += [written(game["names"]), game["source"], game["played"], game["created_at"], ""]
    about = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
    game["about"] = digest(about.encode(errors="replace").decode())
    return json.dumps({"game": game}).encode() + b"\n"
