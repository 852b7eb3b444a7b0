"""A title may be a package of its own: it is installed, found, and passes its own tests; broken ones harm nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import allmende
from allmende import cli
from allmende.core import Message, UnknownTitleError
from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.entries import Opened, Seat, encode
from allmende.titles import Shelf
from packages import EXAMPLE, beside, install, write
from server.house import RandomThinker


def run(*command: str | Path, packages: Path) -> subprocess.CompletedProcess[str]:
    """Run Python in which these packages are found."""
    return subprocess.run([sys.executable, *command], env=beside(packages), capture_output=True, text=True, check=False)


def test_the_example_is_installed_and_passes_its_tests(tmp_path: Path) -> None:
    packages = install(EXAMPLE, tmp_path)
    own = ["-q", "-p", "no:cacheprovider", "-c", tmp_path / "source/pyproject.toml", "--doctest-modules"]
    tests = run("-m", "pytest", *own, tmp_path / "source/tests", packages / "windfall", packages=packages)
    assert tests.returncode == 0, tests.stdout + tests.stderr
    command = Path(sys.executable).with_name("allmende")
    ladder = run(command, "ladder", "windfall", "--bot", "random", "--games", "2", packages=packages)
    assert ladder.returncode == 0, ladder.stderr


def test_without_it_there_is_no_such_game() -> None:
    with pytest.raises(UnknownTitleError) as caught:
        allmende.title("windfall")
    assert caught.value.message.id == "error-unknown-title"


@pytest.mark.parametrize(
    ("entry", "source", "why"),
    [
        ("rotten = 'rotten:TITLE'", "TITLE = 1 / 0", "ZeroDivisionError: division by zero"),
        ("rotten = 'rotten:TITLE'", "TITLE = 'no title'", "rotten:TITLE is no title of this name"),
        ("rotten = 'rotten:TITLE'", "", "AttributeError: module 'rotten' has no attribute 'TITLE'"),
        ("arle = 'rotten:TITLE'", "from allmende.arle import TITLE", "another title has this name"),
    ],
)
def test_a_broken_package_says_so_and_stops_no_other(
    entry: str,
    source: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.syspath_prepend(write(tmp_path, "rotten", entry.replace("'", ""), source))
    monkeypatch.delitem(sys.modules, "rotten", raising=False)
    shelf = Shelf()
    name = entry.split()[0]
    assert list(shelf) == ["hallertau", "arle", "agricola"]
    assert shelf.broken == {name: Message("error-broken-title", {"title": name, "why": why})}
    monkeypatch.setattr("allmende.titles.TITLES", shelf)
    monkeypatch.setattr("allmende.cli.titles.TITLES", shelf)
    assert cli.main(["titles", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "Agricola" in said.out
    assert said.err == f"allmende: The game “{name}” can't be played: {why}.\n"
    if name == "rotten":
        with pytest.raises(UnknownTitleError, match="rotten"):
            allmende.title("rotten")


def test_a_table_says_that_its_game_is_not_installed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    record = allmende.Record("windfall", "1", 1, {"storms": "none"}, {"first": ["1"], "weather": ["sun"] * 6})
    with TestClient(create_app(store, RandomThinker())) as browser:
        assert browser.portal is not None
        entry = encode(Opened(record, [Seat("Ann", "here")], ""))
        browser.portal.call(store.append, "gone", 0, [entry])
        reply = browser.get("/api/tables/gone")
    assert reply.status_code == 422
    assert reply.json()["message"] == {"id": "error-title-missing", "args": {"title": "windfall"}}
