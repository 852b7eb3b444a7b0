"""A plain file server for the folder of the page, as any place on the web is, and what is asked of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

BELOW = "/some/folder/"
"""Where the page lies: it may lie anywhere."""
NONE = re.compile(r"(?!)")
"""Matches no path."""


class Folder:
    """Serves the files of a folder below `BELOW`, and nothing else.

    `asked` are the paths that were asked for, `missing` matches those of files that can't be fetched, and `before` has
    what a script of the page is preceded by, by a part of its name. Where it is `cut`, nothing is answered.
    """

    def __init__(self, path: Path) -> None:
        self.asked: list[str] = []
        self.missing = self.held = NONE
        self.before: dict[str, str] = {}
        self.cut = False
        self._free = Event()
        self._server = _Quiet(("127.0.0.1", 0), partial(_Files, self, path))
        self.address = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def hold(self, pattern: str) -> None:
        """Have files wait until they are let go."""
        self._free.clear()
        self.held = re.compile(pattern)

    def let_go(self) -> None:
        """Give the files that wait."""
        self.held = NONE
        self._free.set()

    def wait(self) -> None:
        """Wait as a file does that is held."""
        self._free.wait(60)

    def close(self) -> None:
        """Serve no more."""
        self.let_go()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Quiet(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """A browser that goes away while it is answered is no error."""


class _Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, folder: Folder, path: Path, *arguments: Any) -> None:
        self._folder = folder
        super().__init__(*arguments, directory=str(path))

    def do_GET(self) -> None:
        folder, path = self._folder, self.path.split("?")[0]
        if folder.cut:
            self.close_connection = True
            return
        folder.asked.append(path)
        if folder.held.search(path):
            folder.wait()
        if not path.startswith(BELOW) or folder.missing.search(path):
            self.send_error(404)
        elif before := next((words for name, words in folder.before.items() if name in path), ""):
            content = before.encode() + Path(self.translate_path(path)).read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW.rstrip("/")))

    def log_message(self, *_: object) -> None:
        """Nothing: what is asked is kept in a list."""


@contextmanager
def served(path: Path) -> Iterator[Folder]:
    """A folder that is served meanwhile."""
    folder = Folder(path)
    try:
        yield folder
    finally:
        folder.close()
