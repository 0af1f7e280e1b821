"""What the app says of itself: what it is, privacy, and whose work it stands on."""

from typing import NamedTuple

from hotels.wording.language import to_phrase


def paragraphs(text: str) -> tuple[str, ...]:
    """A text's paragraphs, each on one line: the window breaks them."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())


NAME = "Hotels"
LINE = to_phrase("The bank at the table")
AFFILIATION = to_phrase("Not affiliated with the games' publishers.")

ABOUT = to_phrase("""
One person at the table is the banker and enters tiles and purchases. Hotels works out prices,
bonuses and cash, and shows for every amount how it was worked out and by which rule.

DECISION, VACATION and Acquire belong to their owners. Hotels is only a bank for them. It is not
affiliated with the games' publishers.
""")

PRIVACY = to_phrase("""
Hotels sends nothing and fetches nothing: it has no network code, no account, no advertising and no
statistics. The Android build asks for one permission, to vibrate, and leaves Android's cloud backup
off.

Games and the names of the players are stored in one file on this device, in the system's folder for
app data or in the folder set in HOTELS_DATA. Other accounts on the same machine can read neither
this file nor what Hotels exports. A file that the command line overwrites keeps its permissions.

A name can be forgotten in every game. Until then it is still suggested for new games, even if no
game with that name is left. A deleted game can be restored until it is deleted for good. Notes stay
as the banker wrote them, names included, until their game is deleted for good. Files that were
exported, copied or kept as damaged before a name was forgotten still contain it.

Exports contain the names; the banker decides where they go. On Android, sharing a file leaves a
copy in Downloads, and Hotels says so.

After an error, a file beside the games holds the number of the game at the table until the next
start, and nothing else. The error report contains no names, no notes and no amounts, and goes
nowhere unless the banker sends it. The settings, how far each game went, and what is still to be
paid or collected in it are stored in files beside the games, without names. The command line reads
the files it is given.
""")


class Work(NamedTuple):
    """Somebody's work that Hotels stands on."""

    name: str
    maker: str
    licence: str


WORKS = (
    Work("Roboto Slab", to_phrase("Google and Christian Robertson"), "Apache License 2.0"),
    Work("Roboto", to_phrase("Google and Christian Robertson"), "Apache License 2.0"),
    Work("Material Design Icons", to_phrase("Pictogrammers and Google"), "Apache License 2.0"),
    Work("Python", to_phrase("the Python Software Foundation"), "PSF License 2"),
    Work("SQLite", to_phrase("D. Richard Hipp and others"), to_phrase("public domain")),
    Work("OpenSSL", to_phrase("the OpenSSL Project"), "Apache License 2.0"),
    Work("libffi", to_phrase("Anthony Green, Red Hat and others"), "MIT License"),
    Work("SDL 2", to_phrase("Sam Lantinga and others"), "zlib License"),
    Work("Kivy", to_phrase("the Kivy team"), "MIT License"),
    Work("KivyMD", to_phrase("Andrés Rodríguez and Yuri Ivanov"), "MIT License"),
    Work("PyJNIus", to_phrase("the Kivy team"), "MIT License"),
    Work("python-for-android", to_phrase("the Kivy team"), "MIT License"),
    Work("materialyoucolor", "Ansh Dadwal", "MIT License"),
    Work("asynckivy, asyncgui", "Nattōsai Mitō", "MIT License"),
    Work("Pillow", to_phrase("Jeffrey A. Clark, Fredrik Lundh and others"), "MIT-CMU License"),
    Work("segno", "Lars Heuer", "BSD 3-Clause License"),
    Work("plyer", to_phrase("the Kivy team and others"), "MIT License"),
    Work("filetype", "Tomás Aparicio", "MIT License"),
    Work("Requests", to_phrase("Kenneth Reitz and others"), "Apache License 2.0"),
    Work("urllib3", to_phrase("Andrey Petrov and others"), "MIT License"),
    Work("certifi", "Kenneth Reitz", "Mozilla Public License 2.0"),
    Work("chardet", to_phrase("Mark Pilgrim and others"), "LGPL 2.1"),
    Work("idna", to_phrase("Kim Davies and others"), "BSD License"),
    Work("six", "Benjamin Peterson", "MIT License"),
)

LICENCE = paragraphs("""
MIT License

Copyright (c) 2026 the Hotels contributors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
""")
