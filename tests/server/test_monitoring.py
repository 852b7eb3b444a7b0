"""What the host sees of a server: its health, its metrics, its log lines."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from allmende import __version__, cli
from allmende.server import create_app
from allmende.server.http import request_ids
from allmende.server.http.draining import Draining
from allmende.server.monitoring import logs
from allmende.server.monitoring.health import HealthApi
from allmende.server.monitoring.logs import JsonLines, TextLines, without_secrets
from allmende.server.monitoring.metrics import Metrics, MetricsError
from allmende.server.monitoring.traces import Traces
from allmende.server.store.protocol import Store, StoreError
from allmende.server.store.sqlite import SqliteStore
from server.house import Chance, House, RandomThinker, house
from server.laid_out import lay_out
from server.test_main import serving

# Health


def test_a_server_whose_store_answers_is_ready(server: House) -> None:
    for path in ("/health", "/health/ready"):
        assert server.ask("GET", path) == {"ready": True, "store": "up", "ending": False, "version": __version__}
    assert server.ask("GET", "/health/alive") == {"alive": True}


class _Away:
    """A store that doesn't answer as it should."""

    def __init__(self, answer: Callable[[], Any]) -> None:
        self._answer = answer

    async def now(self) -> float:
        return float(await self._answer())


async def _fails() -> float:
    raise StoreError("no connection")


async def _hangs() -> float:
    return float(await asyncio.Event().wait())


@pytest.mark.parametrize(("answer", "told"), [(_fails, "down"), (_hangs, "slow")])
def test_a_server_without_its_store_is_alive_but_not_ready(
    answer: Callable[[], Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("allmende.server.monitoring.health.PATIENCE", 0.01)
    api = HealthApi(_Away(answer), Draining())  # type: ignore[arg-type]
    reply = asyncio.run(api.ready(None))  # type: ignore[arg-type]
    assert reply.status_code == 503
    assert json.loads(bytes(reply.body))["store"] == told
    assert asyncio.run(api.alive(None)).status_code == 200  # type: ignore[arg-type]


# Metrics


class Measured(House):
    """A server that is measured, and what its metrics say."""

    metrics: Metrics

    def read(self, name: str, **labels: str) -> float:
        """The value of a metric, 0 where nothing was counted."""
        return self.metrics.registry.get_sample_value(f"allmende_{name}", labels) or 0.0


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Measured]:
    metrics, chance = Metrics(), Chance()
    store = SqliteStore(lay_out(tmp_path / "tables.sqlite3"))
    with TestClient(create_app(store, RandomThinker(), chance=chance, metrics=metrics)) as client:
        server = Measured(client, chance)
        server.metrics = metrics
        yield server


def test_moves_requests_and_the_store_are_counted(measured: Measured) -> None:
    measured.new("here", "here")
    for _ in range(3):
        measured.move()
    assert measured.refusal("POST", "moves", {"version": 0, "seat": 0, "move": "fly"}, status=409)
    assert measured.read("entries_total", kind="moved") == 3
    assert measured.read("entries_total", kind="opened") == 1
    assert measured.read("store_append_seconds_count") == 4
    route = "/tables/{table}/moves"
    assert measured.read("request_seconds_count", route=route, method="POST", status="200") == 3
    assert measured.read("request_seconds_count", route=route, method="POST", status="409") == 1
    assert measured.read("tables") == 1


def test_streams_are_counted_while_they_are_open(measured: Measured) -> None:
    measured.new("here", "here")
    route = "/tables/{table}/stream"
    with measured.stream() as stream:
        stream.receive_text()
        assert measured.read("streams", route=route) == 1
    measured.ask("GET", "/health")
    assert measured.read("streams", route=route) == 0


def test_questions_to_bots_are_counted_while_they_wait_and_when_they_fail() -> None:
    from allmende.server.monitoring.measured import MeasuredThinker

    metrics, answered = Metrics(), asyncio.Event()

    class Slow(RandomThinker):
        async def answer(self, question: object) -> str:
            await answered.wait()
            if question == "hard":
                raise RuntimeError
            return "pass"

    def read(name: str) -> float:
        return metrics.registry.get_sample_value(f"allmende_{name}", {"kind": "move"}) or 0.0

    async def work() -> None:
        thinker = MeasuredThinker(Slow(), metrics)
        asked = [asyncio.create_task(thinker.answer(one)) for one in ("easy", "hard")]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert read("bot_questions") == 2
        answered.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert read("bot_questions") == 0
        assert (read("bot_answer_seconds_count"), read("bot_errors_total")) == (1, 1)

    asyncio.run(work())


def test_what_is_measured_names_neither_tables_nor_people(measured: Measured) -> None:
    from prometheus_client import generate_latest

    measured.ask("POST", "/api/me", {"name": "Annegret", "colour": "moor"})
    measured.new("here", "link")
    measured.state()
    measured.client.get("/somewhere/else?key=secret")
    text = generate_latest(measured.metrics.registry).decode()
    families = {family.name for family in text_string_to_metric_families(text)}
    assert {"allmende_request_seconds", "allmende_loop_lag_seconds", "python_gc_collections"} <= families
    for private in (measured.table, measured.key, *measured.links.values(), "Annegret", "somewhere", "secret"):
        assert private not in text


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3", "--metrics", "0", "--log", "json") as server:
        line = server.process.stdout.readline() if server.process.stdout else ""
        address = line.split()[-1]
        assert address.startswith("http://127.0.0.1:"), line
        with urllib.request.urlopen(address) as reply:
            assert b"allmende_request_seconds" in reply.read()
        assert server.end(signal.SIGTERM) == 0


def test_metrics_that_can_t_be_served_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("nine", "70000", "127.0.0.1:", ""):
        words = ["serve", "--no-browser", "--metrics", word, "--database", str(tmp_path / "t.sqlite"), "--lang", "en"]
        assert cli.main(words) == 2
        assert f"“{word}” is no port for metrics" in capsys.readouterr().err
    one = Metrics()
    with one.served("127.0.0.1", 0):
        port = int(one.address.rpartition(":")[2].partition("/")[0])
        with pytest.raises(MetricsError), Metrics().served("127.0.0.1", port):
            pass


# Log lines


def line(formatter: logging.Formatter, text: str, *args: object, error: BaseException | None = None) -> str:
    """How a warning is written while a request is answered."""
    told = (type(error), error, error.__traceback__) if error is not None else None
    token = request_ids.current.set("r1")
    try:
        return formatter.format(logging.LogRecord("allmende.x", logging.WARNING, "x.py", 1, text, args, told))
    finally:
        request_ids.current.reset(token)


def test_lines_have_the_time_the_level_and_the_request() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d WARNING \[r1\] no 7", line(TextLines(), "no %d", 7))
    found = json.loads(line(JsonLines(), "no %d", 7, error=ValueError("wrong")))
    assert (found["level"], found["logger"], found["message"]) == ("warning", "allmende.x", "no 7")
    assert found["request"] == "r1"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["time"])
    assert found["error"].endswith("ValueError: wrong")


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("smtps://ann:wonderland@mail.example", "smtps://***@mail.example"),
        ("GET /stream?key=abc&since=3", "GET /stream?key=***&since=3"),
        ("protocols allmende, key.abc-_1", "protocols allmende, key.***"),
        ("Authorization: Bearer abc", "Authorization: Bearer ***"),
        ("password=abc host=db", "password=*** host=db"),
        ("a turkey.", "a turkey."),
        ("https://games.example/@ann", "https://games.example/@ann"),
    ],
)
def test_what_looks_like_a_secret_is_not_written(told: str, shown: str) -> None:
    assert without_secrets(told).startswith(shown)
    for formatter in (TextLines(), JsonLines()):
        assert "abc" not in line(formatter, told)
        assert "abc" not in line(formatter, "failed", error=ValueError(told))


def test_each_response_says_its_request_and_a_proxy_may_name_it(server: House) -> None:
    first, second = (server.client.get("/health/alive").headers["x-request-id"] for _ in range(2))
    assert first != second
    for given, kept in (("proxy-42", True), ("not ok\x01", False), ("x" * 65, False)):
        found = server.client.get("/health/alive", headers={"X-Request-ID": given}).headers["x-request-id"]
        assert (found == given) is kept


def test_requests_are_logged_by_their_route_if_that_is_wanted(
    tmp_path: Path, make: Callable[[], Store], caplog: pytest.LogCaptureFixture
) -> None:
    with house(make()) as server:
        server.new("here", "here")
        assert not caplog.records
        caplog.set_level(logging.INFO, logs.requests.name)
        server.move()
        told = [record.getMessage() for record in caplog.records if record.name == logs.requests.name]
        assert re.fullmatch(r"POST /tables/\{table\}/moves 200 in [\d.]+ ms", told[-1])
        assert server.table not in caplog.text


# Traces


def test_a_request_is_a_span_named_by_its_route_around_those_of_the_store(tmp_path: Path) -> None:
    exporter = InMemorySpanExporter()
    traces = Traces(exporter)
    app = create_app(SqliteStore(lay_out(tmp_path / "tables.sqlite3")), RandomThinker(), traces=traces)
    with TestClient(app) as client:
        server = House(client, Chance())
        server.new("here", "here")
        server.move()
        server.client.get(f"/api/tables/{server.table}", headers={"traceparent": f"00-{'a' * 32}-{'b' * 16}-01"})
    traces.close()
    spans = exporter.get_finished_spans()
    (move,) = (span for span in spans if span.name == "POST /tables/{table}/moves")
    assert move.attributes is not None
    assert (move.attributes["http.response.status_code"], move.attributes["http.route"]) == (
        200,
        "/tables/{table}/moves",
    )
    within = [span.name for span in spans if span.parent is not None and span.parent.span_id == move.context.span_id]
    assert "store append" in within
    assert f"{'a' * 32}" in {f"{span.context.trace_id:032x}" for span in spans}
    assert server.table not in "".join(span.to_json() for span in spans)


def test_what_is_no_collector_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", "serve", "--traces", "collector:4318", "--no-browser"]) == 2
    assert "“collector:4318” is no address of a collector" in capsys.readouterr().err
