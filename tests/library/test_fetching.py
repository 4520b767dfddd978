"""Fetching: over HTTPS alone, within a time and a size."""

import socket
import time
from io import BytesIO

import pytest

from trivault.library.deck_lists import LONGEST
from trivault.library.fetching import FetchError, fetch


class Answer(BytesIO):
    def __init__(self, data, url):
        super().__init__(data)
        self.url = url


def answering(monkeypatch, data, url="https://example.org/deck"):
    monkeypatch.setattr("trivault.library.fetching.urlopen", lambda *_, **__: Answer(data, url))


def test_what_is_published_is_fetched(monkeypatch):
    answering(monkeypatch, "Æmber".encode())
    assert fetch("https://example.org/deck") == "Æmber"


@pytest.mark.parametrize(
    ("data", "url", "said"),
    [
        (b"{}", "http://example.org/deck", "which is not HTTPS"),
        (b"x" * (LONGEST + 1), "https://example.org/deck", "too long for a deck list"),
        (b" <html>", "https://example.org/deck", "an error page"),
    ],
)
def test_other_answers_are_refused(monkeypatch, data, url, said):
    answering(monkeypatch, data, url)
    with pytest.raises(FetchError, match=said):
        fetch("https://example.org/deck")


@pytest.mark.parametrize("address", ["http://127.0.0.1/", "file:///etc/hosts", ""])
def test_only_https_is_asked(address):
    with pytest.raises(FetchError, match="expected an address that begins with https://"):
        fetch(address)


def test_a_host_that_does_not_answer_is_given_up():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        started = time.monotonic()
        with pytest.raises(FetchError, match="open it in a browser"):
            fetch(f"https://127.0.0.1:{silent.getsockname()[1]}/", seconds=0.2)
        assert time.monotonic() - started < 5
