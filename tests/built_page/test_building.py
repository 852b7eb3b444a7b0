"""The folder of files as it is built."""

from __future__ import annotations

import json
from pathlib import Path

from built_page.conftest import build

MOST = 22_000_000
"""So many bytes all files have together, at most: a browser keeps every one of them."""


def test_the_page_is_built_again_only_when_something_has_changed(built: Path) -> None:
    before = (built / "worker.js").stat().st_mtime_ns
    build()
    assert (built / "worker.js").stat().st_mtime_ns == before


def test_what_is_kept_for_use_offline_is_all_there_is(built: Path) -> None:
    listed = json.loads((built / "offline.json").read_text())
    files = {file.relative_to(built).as_posix() for file in built.rglob("*") if file.is_file()}
    # The service worker itself, and its list, are the browser's and the network's.
    assert {*listed["first"], *listed["later"]} == files - {"worker.js", "offline.json"}
    assert sum((built / name).stat().st_size for name in files) < MOST
    assert {Path(address).suffix for address in files} <= {*SUFFIXES}


SUFFIXES = ("", ".css", ".html", ".js", ".json", ".mjs", ".npz", ".png", ".svg", ".txt", ".webp", ".woff2", ".zst")
"""What file servers know to name the types of, or what the page needs no type of."""
