"""``make phrases``: every language's .po with the phrases of today, and its .mo made of it."""

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from hotels.wording.language import ENGLISH, FOLDER, LANGUAGES
from tools.phrases.found import phrases

WRITTEN = datetime(2026, 11, 1, tzinfo=UTC)
"""What stands as the date of a file: the history of the code knows better."""


def main() -> None:
    """Bring every language up to date, and say what it lacks."""
    FOLDER.mkdir(exist_ok=True)
    for code in LANGUAGES:
        if code == ENGLISH.code:
            continue
        catalog = up_to_date(FOLDER / f"{code}.po", code)
        with (FOLDER / f"{code}.po").open("wb") as file:
            write_po(file, catalog, width=100, ignore_obsolete=True, include_previous=False)
        (FOLDER / f"{code}.mo").write_bytes(compiled(catalog))
        lacking = sum(1 for one in catalog if one.id and not one.string)
        sys.stdout.write(f"{code}: {len(catalog)} phrases, {lacking} not translated\n")


def up_to_date(path: Path, code: str) -> Catalog:
    """A language's phrases as the code has them now, with what is translated of them."""
    before = Catalog(locale=code)
    if path.exists():
        with path.open("rb") as file:
            before = read_po(file, locale=code)
    now = Catalog(
        locale=code,
        project="Hotels",
        version="1",
        copyright_holder="the Hotels team",
        msgid_bugs_address="see SECURITY.md",
        creation_date=WRITTEN,
        last_translator="the Hotels team",
        language_team=LANGUAGES[code].name,
        fuzzy=False,
    )
    now.revision_date = WRITTEN
    now.header_comment = (
        "# Hotels, phrase by phrase. What stands before a bar only tells a meaning."
    )
    for text, places in phrases().items():
        known = before.get(text)
        now.add(
            text,
            known.string if known is not None else "",
            locations=[(place, 0) for place in places],
        )
    return now


def compiled(catalog: Catalog) -> bytes:
    """The phrases as they are loaded."""
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


if __name__ == "__main__":
    main()
