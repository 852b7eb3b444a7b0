"""The server as a process: it starts, survives being killed, and says in one sentence why it can't start."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from allmende import cli
from allmende.server import main as serving_module
from allmende.server.main import AddressError, listen
from allmende.server.store.addresses import open_store
from processes import running
from server.house import Json


def command(database: Path | str, port: int = 0, *more: str) -> list[str]:
    """The command line of a server."""
    serve = ["serve", "--no-browser", "--port", str(port), "--database", str(database)]
    return [sys.executable, "-m", "allmende.cli", *serve, *more]


class Server:
    """A server process and requests to it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, line + process.stdout.read()
        self.address = line.split()[-1].rstrip("/")
        self.said = line
        self._client = httpx2.Client(base_url=self.address, timeout=60)

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Json:
        """Ask for something that is given."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        reply = self._client.request(method, path, json=body, headers=headers)
        reply.raise_for_status()
        found: Json = reply.json()
        return found

    def close(self) -> None:
        """Ask for nothing more."""
        self._client.close()

    def end(self, how: signal.Signals) -> int:
        """End the process and give its exit status."""
        self.close()
        self.process.send_signal(how)
        rest, _ = self.process.communicate(timeout=60)
        self.said += rest
        return self.process.returncode


@contextmanager
def serving(database: Path | str, *more: str) -> Iterator[Server]:
    """A server process over a database."""
    with running(command(database, 0, *more), stderr=subprocess.STDOUT) as process:
        server = Server(process)
        try:
            yield server
        finally:
            server.close()


def new_state(server: Server, *kinds: str, **options: str) -> tuple[str, str]:
    """Set a table up; its path and its maker's key."""
    players = [{"kind": kind, "name": f"P{number}", "bot": "random"} for number, kind in enumerate(kinds)]
    wanted = {"title": "hallertau", "players": players, "options": options, "seed": 1}
    made = server.ask("POST", "/api/tables", wanted)
    return f"/api/tables/{made['table']}", made["key"]


def test_an_acknowledged_move_survives_a_killed_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serving(database) as server:
        table, key = new_state(server, "here", "here", cards="off")
        for _ in range(15):
            state = server.ask("GET", table, key=key)
            decision = state["decisions"][-1]
            body = {
                "version": state["version"],
                "seat": decision["seat"],
                "move": decision["moves"][-1]["text"],
            }
            server.ask("POST", f"{table}/moves", body, key)
        version = state["version"] + 1
        seat = server.ask("GET", table, key=key)["undo"][0]
        server.ask("POST", f"{table}/undo", {"version": version, "seat": seat}, key)
        before = server.ask("GET", table, key=key)
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
    with serving(database) as server:
        assert server.ask("GET", table, key=key) == before
        with connect(f"ws{server.address[4:]}{table}/stream?key={key}&since=3") as stream:
            assert f'"version":{version + 1}' in stream.recv()


def test_bots_go_on_after_a_restart_and_die_with_their_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serving(database) as server:
        table, _ = new_state(server, "bot", "bot", cards="off")
        wait("a bot moves", lambda: server.ask("GET", table)["version"] > 0)
        workers = children(server.process.pid)
        server.end(signal.SIGKILL)
        assert workers
        wait("the workers end", lambda: not any(map(is_running, workers)))
    with serving(database) as server:
        wait("the bots finish their game", lambda: server.ask("GET", table)["view"]["over"])
        assert server.end(signal.SIGINT) == 0


def wait(what: str, is_so: Callable[[], object]) -> None:
    """Wait for what another process does."""
    end = time.monotonic() + 240
    while not is_so():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.05)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    if not Path("/proc/self/task").exists():
        pytest.skip("this system has no /proc")
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_running(process: int) -> bool:
    """Whether a process has not ended yet; one that only waits to be noticed has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def listen_for_ever(stream: ClientConnection) -> None:
    """Listen until the other side closes the connection."""
    while True:
        stream.recv()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_ends_quietly_while_people_watch_bots(how: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3") as server:
        new_state(server, "bot", "bot", "bot", "bot")  # their moves need a process
        table, key = new_state(server, "here", "bot")
        with connect(f"ws{server.address[4:]}{table}/stream?key={key}") as stream:
            assert '"type":"state"' in stream.recv()
            wait("a worker starts", lambda: children(server.process.pid))
            assert server.end(how) == 0
            with pytest.raises(ConnectionClosed):
                listen_for_ever(stream)
        assert server.said.count("\n") == 1, server.said


def test_keys_are_never_logged(tmp_path: Path) -> None:
    # As somebody may run it who wants to see every request.
    code = f"""
import uvicorn
from allmende.server import create_app, open_store
from allmende.server.main import listen
sock = listen("127.0.0.1", 0)
print(f"http://127.0.0.1:{{sock.getsockname()[1]}}/", flush=True)
config = uvicorn.Config(create_app(open_store({str(tmp_path / "t.sqlite3")!r})), log_level="info")
uvicorn.Server(config).run([sock])
"""
    with running([sys.executable, "-c", code], stderr=subprocess.STDOUT) as process:
        server = Server(process)
        table, key = new_state(server, "here")
        server.ask("GET", f"{table}?key={key}")
        server.close()
        with connect(f"ws{server.address[4:]}{table}/stream?key={key}&since=0") as stream:
            stream.recv()
        server.end(signal.SIGTERM)
    seen = [line for line in server.said.splitlines() if table in line]
    assert any("stream" in line for line in seen)
    assert not [line for line in seen if key in line]


def sentence(status: int | str | None, out: str, err: str) -> str:
    """What a server says that can't start."""
    assert status == 2, err
    assert out == ""
    assert "Traceback" not in err
    assert err.count("\n") == 1
    return err


@pytest.fixture
def failure(capfd: pytest.CaptureFixture[str]) -> Callable[[Path | str], str]:
    """Starts a server over a database at which it fails, in this process, and gives what it says."""

    def start(database: Path | str) -> str:
        status = cli.main(command(database)[3:])
        return sentence(status, *capfd.readouterr())

    return start


@pytest.mark.parametrize("trusted", [True, False])
def test_only_a_trusted_proxy_says_who_asks(trusted: bool, tmp_path: Path) -> None:
    proxy = "127.0.0.1" if trusted else "192.0.2.1"
    with serving(tmp_path / "tables.sqlite3", "--trust-proxy", proxy) as server, httpx2.Client() as client:

        def statuses(sender: str) -> set[int]:
            address, headers = f"{server.address}/api/tables", {"X-Forwarded-For": sender}
            return {client.post(address, json={}, headers=headers).status_code for _ in range(100)}

        # Whatever a visitor says comes before what the proxy adds.
        assert statuses("127.0.0.1, 203.0.113.5") == ({400, 429} if trusted else {400})
        assert statuses("203.0.113.6") == ({400, 429} if trusted else {400})
        assert client.post(f"{server.address}/api/tables", json={}).status_code == 400


def test_a_server_on_this_machine_says_a_name_to_which_passkeys_can_be_bound(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite3") as server:
        assert server.address.startswith("http://localhost:")
        about = httpx2.get(f"{server.address}/api/me/passkeys", timeout=60).json()
        assert (about["origin"], about["refused"]) == (server.address, None)


def test_where_localhost_is_another_program_the_number_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = [True]
    monkeypatch.setattr(serving_module, "_is_taken", lambda host, port: taken[0])
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        serving_module._announce(listening, False, ["https://games.example"])
        assert capsys.readouterr().out == f"Allmende  http://127.0.0.1:{port}/\nAllmende  https://games.example\n"
        taken[0] = False
        serving_module._announce(listening, False, [])
        assert capsys.readouterr().out == f"Allmende  http://localhost:{port}/\n"


def test_nothing_that_is_secret_is_said_or_logged(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite3") as server:
        table, key = new_state(server, "here")
        server.ask("GET", f"{table}?key={key}")
        with connect(f"{server.address.replace('http', 'ws')}{table}/stream?key={key}") as stream:
            stream.recv()
        port = int(server.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as one:
            one.sendall(f"GET {table}?key={key} NONSENSE\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
            assert b"400" in one.recv(1000)
        server.end(signal.SIGTERM)
        assert key not in server.said


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(command(tmp_path / "t.sqlite3", port), capture_output=True, text=True, check=False)
    assert f"Port {port} is used by another program" in sentence(done.returncode, done.stdout, done.stderr)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path, failure: Callable[[Path | str], str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Uwe,\n")
    assert "letter.txt" in failure(file)
    assert file.read_text() == "Dear Uwe,\n"


def test_a_database_that_does_not_answer_is_one_sentence(failure: Callable[[Path | str], str]) -> None:
    assert "postgresql://127.0.0.1/tables" in failure("postgresql://127.0.0.1:1/tables")


@pytest.mark.parametrize(("host", "port"), [("203.0.113.1", 0), ("no.such.host.invalid", 0), ("127.0.0.1", 99_999)])
def test_addresses_that_are_not_ours_are_refused(host: str, port: int) -> None:
    with pytest.raises(AddressError):
        listen(host, port)


def test_a_store_is_a_file_or_an_address() -> None:
    assert type(open_store("tables.sqlite3")).__name__ == "SqliteStore"
    assert type(open_store("postgresql://127.0.0.1/test")).__name__ == "PostgresStore"


def test_ipv6_is_an_address_too() -> None:
    if not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists():
        pytest.skip("this machine has no IPv6")
    with listen("::1", 0) as listening:
        assert listening.family == socket.AF_INET6
