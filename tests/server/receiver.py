"""What notifications arrive at: a server for webhooks and pushes on this machine that behaves well or badly by path."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]
T = TypeVar("T")


class Received(NamedTuple):
    """A request as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Json:
        """What a webhook was told."""
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """Everything that has come in; by `answers` a path is answered with another status than 201."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.received: list[Received] = []
        self.answers: dict[str, int] = {}
        self.patience = threading.Event()
        """Once it is set, whoever is kept waiting is let go."""

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        """The address of a path."""
        return f"http://{host}:{self.port}{path}"

    def at(self, path: str) -> list[Received]:
        """What has come in there."""
        return [one for one in self.received if one.path == path]

    def wait(self, path: str, count: int = 1) -> list[Received]:
        """What has come in there, as soon as it is as many."""
        soon(lambda: len(self.at(path)) >= count, f"{count} requests to {path}", lambda: self.received)
        return self.at(path)


def soon(
    found: Callable[[], T], what: str, instead: Callable[[], object] = lambda: "nothing", seconds: float = 20
) -> T:
    """What comes soon; where it does not, it is said for `what` was waited, and what is there `instead`."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if it := found():
            return it
        time.sleep(0.02)
    raise AssertionError(f"waited {seconds} seconds in vain for {what}; there is {instead()!r}")


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            one.received.append(Received(self.path, {name.lower(): text for name, text in self.headers.items()}, body))
            if self.path == "/slow":
                one.patience.wait(30)
                return
            self.send_response(one.answers.get(self.path, 201))
            if self.path == "/elsewhere":
                self.send_header("Location", one.url("/hook"))
            self.send_header("Content-Length", str(10**9) if self.path == "/huge" else "0")
            self.end_headers()
            if self.path == "/huge":
                try:
                    while not one.patience.is_set():
                        self.wfile.write(bytes(2**20))
                        one.answers["sent"] = one.answers.get("sent", 0) + 1
                except OSError:
                    one.answers["cut"] = 1

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        one = Receiver(server.server_port)
        # It looks so often whether it shall end.
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            yield one
        finally:
            one.patience.set()
            server.shutdown()


class Browser:
    """What a browser has that takes pushes: it alone can read them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes ok"

    @property
    def keys(self) -> Json:
        """What it gives to whoever wants to push."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            name: urlsafe_b64encode(data).decode().rstrip("=")
            for name, data in (("p256dh", public), ("auth", self._secret))
        }

    def read(self, push: Received) -> Json:
        """What a push says."""
        plain = http_ece.decrypt(push.body, private_key=self._key, auth_secret=self._secret)
        found: Json = json.loads(plain)
        return found
