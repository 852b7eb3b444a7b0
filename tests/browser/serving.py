"""A server process for browsers to visit, and what tests ask it directly."""

from __future__ import annotations

import json
import socket
import sys
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from allmende.core import Game
from processes import end, start

Json = dict[str, Any]

SEEDED = Path(__file__).with_name("seeded.py")


@dataclass(frozen=True)
class Made:
    """A table that was set up, and its keys."""

    table: str
    key: str
    links: dict[int, str]


class Server:
    """`allmende serve` over a database, at an address that it keeps when it is killed and started again."""

    def __init__(
        self,
        database: Path | str,
        program: Path = SEEDED,
        environment: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.database = database
        self.program = program
        self.environment = environment
        self.options = options
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start the process; it answers when this returns."""
        serve = ["serve", "--no-browser", "--port", str(self.port), "--database", str(self.database)]
        serve += [option.format(port=self.port) for option in self.options]
        self.process = start([sys.executable, str(self.program), *serve], env=self.environment)
        assert self.process.stdout is not None
        assert f":{self.port}/" in self.process.stdout.readline(), "the server does not start"

    def kill(self) -> None:
        """End the process, if there is one, as a power cut would."""
        end(self.process)

    def stop(self) -> None:
        """End the process as its owner would."""
        self.process.terminate()
        self.process.communicate(timeout=60)

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Json:
        """Ask for something that is given."""
        return dict(json.loads(self.text(method, path, None if body is None else json.dumps(body), key)))

    def text(self, method: str, path: str, body: str | None = None, key: str = "") -> str:
        """Ask for something that is given as text."""
        request = urllib.request.Request(f"{self.address}/api{path}", None if body is None else body.encode())
        request.method = method
        if body is not None:
            request.add_header("Content-Type", "text/plain" if "from-record" in path else "application/json")
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=30) as reply:
            return bytes(reply.read()).decode()

    def new(self, *kinds: str, title: str = "hallertau", seed: int = 7, **options: str) -> Made:
        """Set up a table with seats of these kinds: `here`, `link`, or a bot's name. They are Ann, Bob, Cid and Dot.

        In Hallertau there are no hand cards, unless the options want them.
        """
        players = [
            {"kind": kind, "name": name} if kind in ("here", "link") else {"kind": "bot", "name": name, "bot": kind}
            for kind, name in zip(kinds, ("Ann", "Bob", "Cid", "Dot"), strict=False)
        ]
        given = {"cards": "off"} | options if title == "hallertau" else options
        body = {"title": title, "players": players, "options": given, "seed": None if "link" in kinds else seed}
        return _made(self.ask("POST", "/tables", body))

    def open(self, game: Game, names: Sequence[str] = ()) -> Made:
        """A table that goes on where this game stands; all seats are at one screen."""
        called = urlencode([("name", name) for name in names])
        return _made(json.loads(self.text("POST", f"/tables/from-record?{called}", str(game.record))))

    def state(self, made: Made, key: str | None = None) -> Json:
        """All that the holder of a key may know; the maker's unless another is given."""
        return self.ask("GET", f"/tables/{made.table}", key=made.key if key is None else key)

    def move(self, made: Made, move: str | None = None, key: str | None = None) -> None:
        """Play a move for whoever decides: the first one offered unless another is given."""
        state = self.state(made, key)
        decision = state["decisions"][0]
        body = {
            "version": state["version"],
            "seat": decision["seat"],
            "move": move or decision["moves"][0]["text"],
        }
        self.ask("POST", f"/tables/{made.table}/moves", body, made.key if key is None else key)


def _made(reply: Json) -> Made:
    return Made(reply["table"], reply["key"], {seat["seat"]: seat["key"] for seat in reply["seats"] if "key" in seat})
