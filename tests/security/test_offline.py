"""Hotels never opens a connection; every other test is watched for it as well."""

import socket

from tests.test_shape import files, imports, package, parsed, within
from tests.watched import watched

NETWORK = (
    *("socket", "socketserver", "ssl", "http", "ftplib", "imaplib", "poplib", "smtplib", "xmlrpc"),
    *("urllib.request", "urllib.error", "urllib.robotparser", "asyncio", "selectors", "wsgiref"),
    *("requests", "urllib3", "kivy.network", "kivy.uix.image.AsyncImage", "kivy.loader"),
)
LINKS = "hotels/device/links.py"
"""The one place that hands a link to the system, which opens it in a browser."""


def test_no_module_knows_the_network() -> None:
    for path in files("main.py", "hotels/**/*.py"):
        for name in imports(parsed(path), package(path)):
            assert not within(name, *NETWORK), f"{path} imports {name}"
            if within(name, "webbrowser"):
                assert path.match(LINKS), f"{path} imports {name}"


def test_a_socket_and_a_question_for_an_address_are_seen() -> None:
    with watched() as seen:
        socket.socket(socket.AF_INET).close()
        socket.getaddrinfo("127.0.0.1", 80)
    assert [said.partition(" ")[0] for said in seen] == ["internet:", "internet:"]


def test_what_is_watched_within_is_not_seen_around_it() -> None:
    with watched() as outer, watched() as inner:
        socket.getaddrinfo("127.0.0.1", 80)
    assert (len(outer), len(inner)) == (0, 1)


def test_what_is_done_after_what_was_watched_within_is_seen_around_it() -> None:
    with watched() as outer:
        with watched():
            pass
        socket.getaddrinfo("127.0.0.1", 80)
    assert len(outer) == 1
