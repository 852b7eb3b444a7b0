"""`allmende records check`: which records go otherwise now, where, and by which amendment."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allmende.arena.filed import with_scores
from allmende.cli import main
from allmende.core import Message, Record
from allmende.server import main as server
from arena.packing import pack
from core.amended import AFTER, BEFORE, amend_hallertau
from core.games import played

ALONE, TWO = (str(played(players, 3, moves=60).record) for players in (1, 2))


def check(folder: Path, *options: str) -> int:
    """Check a folder in this process."""
    return main(["records", "check", str(folder), "--jobs", "1", *options])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two records, one of them in an archive, too."""
    (tmp_path / "alone.txt").write_text(ALONE)
    (tmp_path / "two.txt").write_text(with_scores(TWO, played(2, 3, moves=60).scores))
    pack(tmp_path / "more.tar.xz", alone=ALONE)
    return tmp_path


def test_all_is_well_where_nothing_was_corrected(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(folder) == 0
    assert capsys.readouterr().out == "3 records follow the newest rules.\n"


def test_it_tells_which_go_otherwise_and_where(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    amend_hallertau(monkeypatch)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert check(folder) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{folder / 'two.txt'}: Under the rules {AFTER} it would go differently at move 60 (the scores would differ).",
        "2 records follow earlier rules and would go the same way under the newest: --update switches to those.",
        "1 record would go differently under the newest rules and keeps its own.",
    ]
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_programs_are_told_the_same(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    amend_hallertau(monkeypatch)
    (folder / "broken.txt").write_text("allmende 1\n")
    assert check(folder, "--json") == 1
    found = json.loads(capsys.readouterr().out)
    none = {"newest": 0, "moved": 0, "archived": 0}
    assert found["kinds"] == {**none, "alike": 2, "differing": 1, "broken": 1}
    assert found["records"] == 4
    assert [told["file"] for told in found["told"]] == [str(folder / "broken.txt"), str(folder / "two.txt")]
    assert found["told"][1]["what"]["id"] == "records-differs"
    assert found["told"][1]["what"]["args"]["move"] == 60


def test_it_moves_those_that_go_alike(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    amend_hallertau(monkeypatch)
    assert check(folder, "--update") == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "1 record follows the newest rules from now on.",
        "1 record in an archive would go the same way under the newest rules; archives stay as they are.",
        "1 record would go differently under the newest rules and keeps its own.",
    ]
    assert (folder / "alone.txt").read_text() == ALONE.replace(f"rules {BEFORE}\n", f"rules {AFTER}\n")
    assert Record.parse((folder / "two.txt").read_text()).rules == BEFORE
    assert check(folder, "--update") == 0
    assert capsys.readouterr().out.splitlines()[1] == "1 record follows the newest rules."


def test_what_does_not_come_out_as_it_says_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text(with_scores(ALONE, [1000]))
    (tmp_path / "b.txt").write_text(ALONE.replace("\n1 ", "\n1 x", 1))
    (tmp_path / "c.txt").write_text("allmende 1\n")
    (tmp_path / "d.txt").write_bytes(b"\xff")
    (tmp_path / "e.tar.xz").write_bytes(b"no archive")
    (tmp_path / "f.txt").write_text(ALONE.replace(f"rules {BEFORE}\n", "rules 2026.11.99\n"))
    assert check(tmp_path) == 1
    told = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines()[:-1])
    assert [Path(file).name for file in told] == ["a.txt", "b.txt", "c.txt", "d.txt", "e.tar.xz", "f.txt"]
    says = list(told.values())
    assert says[0].startswith("It says that it ended 1000, but it ends ")
    assert says[1].startswith("Move 1 of the record")
    assert says[2] == "The record has no line “title”."
    assert says[3] == says[4] == "It can't be read: it is damaged, or not text."
    assert says[5].endswith("A newer version of Allmende can read it.")


def test_it_speaks_of_what_it_can_not_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path) == check(tmp_path / "nowhere") == 2
    none, no_folder = capsys.readouterr().err.splitlines()
    assert none.startswith(f"allmende: There are no records in the folder “{tmp_path}”")
    assert no_folder == f"allmende: There is no folder “{tmp_path / 'nowhere'}”."


def test_several_processes_check_as_one_does(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(20):
        shutil.copy(folder / "alone.txt", folder / f"{number}.txt")
    assert main(["records", "check", str(folder), "--jobs", "2"]) == 0
    assert capsys.readouterr().out == "23 records follow the newest rules.\n"


# What a server finds in its store


def test_a_server_says_what_its_check_finds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    checks: list[Callable[[Message], None] | None] = []

    def run(settings: server.Settings, check: Callable[[Message], None] | None, *others: Any) -> int:
        checks.append(check)
        return 0

    monkeypatch.setattr(server, "run", run)
    database = str(tmp_path / "tables.sqlite3")
    assert main(["serve", "--database", database]) == main(["serve", "--database", database, "--check"]) == 0
    without, check = checks
    assert without is None
    assert check is not None
    what = Message("records-otherwise-events")
    args = {"table": "abc", "rules": "2026.11", "amended": "2026.11.2", "move": 7, "what": what}
    check(Message("serve-table-kept", args))
    check(Message("serve-table-broken", {"table": "def", "why": Message("error-broken", {"number": 3})}))
    check(Message("serve-checked", {"tables": 3, "moved": 1, "kept": 1, "broken": 1}))
    kept, broken, checked = capsys.readouterr().err.splitlines()
    assert kept == (
        "Table abc keeps the rules 2026.11: under 2026.11.2 it would go differently at move 7 "
        "(something else would happen)."
    )
    assert broken.startswith("Table def can't go on: ")
    assert checked == "3 tables were checked. Moved to the newest rules: 1; keeping their own: 1; damaged: 1."
