"""What the server offers beside the socket, and how it is started."""

import asyncio
import gzip
import json
import re
import socket
import sys
import time
import urllib.request
from contextlib import nullcontext
from urllib.error import HTTPError

import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from benchmarks.clients import Process
from tests.docs.pages import ROOT, table_rows
from tests.server.process import client_of
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault.cli import main
from trivault.cli.errors import Refused
from trivault.server.http import static_files
from trivault.server.monitoring.logs import JsonLines
from trivault.server.protocol import schema
from trivault.server.run import listening

METRIC = re.compile("trivault_[a-z_]+").findall


def get(port, path):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as response:
        return response.status, response.headers, response.read().decode()


def health(port):
    try:
        status, _, body = get(port, "/health")
    except HTTPError as error:
        with error:
            return error.code, json.load(error)
    return status, json.loads(body)


def test_the_client_is_sent_packed_and_asked_for_after_an_update():
    def packed(port, path):
        address = f"http://127.0.0.1:{port}{path}"
        request = urllib.request.Request(address, headers={"accept-encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.headers, gzip.decompress(response.read())

    async def test():
        async with served() as server:
            _, shared = await asyncio.to_thread(packed, server.port, "/shared.js")
            headers, body = await asyncio.to_thread(packed, server.port, "/app.js")
            assert body == (static_files.CLIENT / "app.js").read_bytes()
            assert headers["cache-control"] == "no-cache"
            assert headers["etag"]
            for board in ("keyforge.js", "magewars.js", "shards.js"):
                headers, chunk = await asyncio.to_thread(packed, server.port, f"/{board}")
                assert headers["content-type"].startswith("text/javascript")
                assert (headers["cache-control"], bool(headers["etag"])) == ("no-cache", True)
                assert f"./{board}".encode() in body + shared, (
                    "a part of the page that is loaded when it is needed"
                )
                assert len(chunk) == (static_files.CLIENT / board).stat().st_size
            _, body = await asyncio.to_thread(packed, server.port, "/schema.json")
            assert body.decode() == schema.text()

    run(test())


@pytest.mark.parametrize("name", ["x" * 3000, "%00", "../static_files.py", "x/y", "%ff"])
def test_a_page_that_cannot_be_is_not_found(name):
    async def test():
        async with served() as server:
            with pytest.raises(HTTPError) as error:
                await asyncio.to_thread(get, server.port, f"/{name}")
            with error.value:
                assert error.value.code == 404

    run(test())


def test_the_first_paint_does_not_wait_for_boards():
    page = (static_files.CLIENT / "index.html").read_text()
    linked = set(re.findall(r"(?:src|href)=\"\./([a-z0-9]+\.(?:js|css))\"", page))
    needed = linked | set(re.findall(r'from"\./([a-z0-9]+\.js)"', (static_files.CLIENT / "app.js").read_text()))
    assert {"app.js", "app.css"} <= needed
    assert needed.isdisjoint(
        {f"{name}.js" for name in ("keyforge", "magewars", "shards", "table", "room", "lazypages", "cards")}
    )
    assert sum(len(gzip.compress((static_files.CLIENT / name).read_bytes(), 9)) for name in needed) < 135_000


def test_the_fonts_are_small_and_come_with_their_licences():
    fonts = {path.name: path.stat().st_size for path in static_files.CLIENT.glob("*.woff2")}
    named = set(re.findall(r"url\(\./([a-z0-9-]+\.woff2)\)", (static_files.CLIENT / "app.css").read_text()))
    assert set(fonts) == named
    assert sum(fonts.values()) < 120_000
    for family in ("alegreya", "source-sans-3"):
        assert "SIL OPEN FONT LICENSE" in (static_files.CLIENT / f"{family}-licence.txt").read_text().upper()
    preloaded = set(
        re.findall(r"preload\" href=\"\./([a-z0-9-]+\.woff2)", (static_files.CLIENT / "index.html").read_text())
    )
    assert preloaded == {"alegreya-latin.woff2", "source-sans-3-latin.woff2"}


def test_health_metrics_and_schema():
    async def test():
        async with served() as server, server.client() as client:
            await client.create("shards", "me", "random", options={"first": 1})  # the bot thinks first
            await client.play(1, most=3)
            await refused(client.ask("answer", seq=0, answer="end-turn"))
            status, headers, body = await asyncio.to_thread(get, server.port, "/health")
            assert (status, json.loads(body)) == (200, {"status": "ok"})
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "default-src 'self'" in headers["content-security-policy"]
            assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
            _, _, body = await asyncio.to_thread(get, server.port, "/schema.json")
            assert body == schema.text()
            _, headers, body = await asyncio.to_thread(get, server.port, "/metrics")
            lines = dict(line.rsplit(" ", 1) for line in body.splitlines() if not line.startswith("#"))
            assert lines['trivault_requests_total{type="answer"}'] == "4"
            assert lines["trivault_connections"] == lines["trivault_rooms"] == "1"
            assert lines['trivault_answer_seconds_bucket{le="+Inf"}'] == lines["trivault_answer_seconds_count"]
            assert int(lines["trivault_answer_seconds_count"]) == 3
            assert lines['trivault_errors_total{code="stale"}'] == "1"
            assert lines["trivault_cut_off_total"] == "0"
            for times in ("trivault_store_seconds", "trivault_bot_seconds"):
                assert int(lines[f"{times}_count"]) > 0
                counts = [int(n) for name, n in lines.items() if name.startswith(f"{times}_bucket")]
                assert counts == sorted(counts)
                assert counts[-1] == int(lines[f"{times}_count"])
            told = {
                name
                for row in table_rows(ROOT / "docs" / "reference" / "server.md", "metric")
                for name in METRIC(row[0])
            }
            assert told == {name for line in body.splitlines() if line[:6] == "# TYPE" for name in METRIC(line)}

    run(test())


def test_health_fails_while_nothing_can_be_stored(monkeypatch):
    async def test():
        async with served() as server:

            def broken(connection):
                raise OSError("disk full")

            def slow(connection):
                time.sleep(1)
                return True

            for failing in (broken, slow):
                with monkeypatch.context() as patch:
                    patch.setattr("trivault.server.storage.health.PATIENCE", 0.2)
                    patch.setattr(server.hub.store.owner, "healthy", failing)
                    assert await asyncio.to_thread(health, server.port) == (503, {"status": "failing"})
            server.hub.closing = True
            assert await asyncio.to_thread(health, server.port) == (503, {"status": "failing"})
            server.hub.closing = False
            while await asyncio.to_thread(health, server.port) != (200, {"status": "ok"}):
                await asyncio.sleep(0.01)

    run(test())


def test_logs_are_json_lines_and_tell_no_secrets(tmp_path):
    async def test():
        process = Process(tmp_path)
        await process.start()
        async with client_of(process) as client:
            await client.ask("register", name="Grace", password="correct horse battery")
            await client.create("shards", "me", "random")
            await client.play(1, most=2)
            tokens = [*client.tokens.values()]
        with pytest.raises(InvalidStatus):
            await connect(process.url, additional_headers={"Origin": "https://evil.example"})
        code, logged = await process.end(), process.log()
        lines = [json.loads(line) for line in logged.splitlines()]
        events = [line["event"] for line in lines]
        assert code == 0
        assert events[0] == "game begun"
        assert "turned away" in events
        assert events[-1] == "stopped"
        assert {line["level"] for line in lines} == {"info"}
        assert "horse" not in logged
        assert not any(token in logged for token in tokens)

    run(test())


def test_an_exception_is_one_line_of_the_log():
    import logging

    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "failed", (), sys.exc_info())
    said = JsonLines().format(record)
    assert "\n" not in said
    assert json.loads(said)["error"].endswith("ValueError: two\nlines")


def test_a_line_says_which_package_is_missing(monkeypatch):
    monkeypatch.delitem(sys.modules, "trivault.cli.serve", raising=False)
    monkeypatch.setitem(sys.modules, "sqlalchemy.exc", None)  # the first that the command needs of it
    result = CliRunner().invoke(main, ["serve"])
    assert result.exit_code == 2
    assert "serve needs the package sqlalchemy.exc, which is not installed" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "no/such/folder/x.sqlite"], "no such folder"),
        (["--database", "nosuchbase://x"], "nosuchbase"),
        (["--port", "99999"], "65535"),
        (["--host", "256.1.1.1", "--port", "0"], "trivault: "),
    ],
)
def test_wrong_options_are_told_in_one_line(arguments, said, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    result = CliRunner().invoke(main, ["serve", *arguments])
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


@pytest.fixture
def built(monkeypatch):
    """The settings of the servers that were about to begin."""
    built = []

    def build(settings, library):
        built.append(settings)
        raise Refused("not now")

    monkeypatch.setattr("trivault.cli.serve.check", lambda url: None)
    monkeypatch.setattr("trivault.cli.serve.listening", lambda *where, **how: nullcontext())  # no port is taken
    monkeypatch.setattr("trivault.cli.serve.build", build)
    return built


def test_decks_are_rated_by_whom_the_host_names_or_not_at_all(built, tmp_path):
    for words in ([], ["--rated-by", "random"], ["--rated-by", "none"]):
        CliRunner().invoke(main, ["serve", "--database", str(tmp_path / "tables.sqlite"), *words])
    assert [settings.rated_by for settings in built] == ["club", "random", ""]


def test_a_container_says_by_its_environment_what_options_say(built):
    environment = {
        "TRIVAULT_DATABASE": "postgresql+psycopg://trivault@postgres/trivault",
        "TRIVAULT_HOST": "0.0.0.0",
        "TRIVAULT_ORIGIN": "https://one.example https://two.example",
        "TRIVAULT_PROXY": "10.84.20.2",
    }
    CliRunner().invoke(main, ["serve"], env=environment)
    (settings,) = built
    assert settings.database == environment["TRIVAULT_DATABASE"]
    assert settings.hosts == ("0.0.0.0",)
    assert settings.origins == ("https://one.example", "https://two.example")
    assert settings.proxies[-1] == "10.84.20.2"


def test_what_is_said_to_clients_is_sent_at_once():
    with listening("127.0.0.1", 0) as made, socket.create_connection(made.getsockname()):
        client, _ = made.accept()
        with client:
            assert client.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
