"""Records in folders and archives, and the scores that they say they end with."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.arena.filed import Filed, FolderError, final_scores, move_to, records_in, with_scores
from arena.packing import pack
from core.amended import BEFORE
from core.games import played

TEXT = str(played(1, 3).record)


def test_records_lie_in_files_and_in_archives(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "b.txt").write_text("b\n")
    (tmp_path / "a.txt").write_text("a\n")
    (tmp_path / "a.md").write_text("no record\n")
    (tmp_path / ".a.txt.new").write_text("half of one")
    pack(tmp_path / "many.tar.xz", first="one\n", second="two\n")
    assert [(str(filed.file.relative_to(tmp_path)), filed.own, filed.text) for filed in records_in(tmp_path)] == [
        ("a.txt", "", "a\n"),
        ("deeper/b.txt", "", "b\n"),
        ("many.tar.xz", "first.txt", "one\n"),
        ("many.tar.xz", "second.txt", "two\n"),
    ]
    assert [str(filed) for filed in records_in(tmp_path)][-1] == str(tmp_path / "many.tar.xz" / "second.txt")


def test_what_is_damaged_is_there_without_text(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe")
    pack(tmp_path / "b.tar.xz", first=TEXT)
    whole = (tmp_path / "b.tar.xz").read_bytes()
    (tmp_path / "b.tar.xz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "c.tar.xz").write_bytes(b"no archive")
    assert [(filed.file.name, filed.text) for filed in records_in(tmp_path)] == [
        ("a.txt", None),
        ("b.tar.xz", None),
        ("c.tar.xz", None),
    ]


def test_there_must_be_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("a\n")
    for name in ("nowhere", "a.txt"):
        with pytest.raises(FolderError) as error:
            next(records_in(tmp_path / name))
        assert error.value.message.args == {"folder": str(tmp_path / name)}


@pytest.mark.parametrize("scores", [[41.0], [41.0, 38.5], [-3.5, 0.0, 100.0, 12.0]])
def test_a_record_says_how_its_game_ended(scores: list[float]) -> None:
    assert final_scores(TEXT) is None
    assert final_scores(with_scores(TEXT, scores)) == scores
    assert with_scores(TEXT, [41, 38.5]).splitlines()[1] == "# scores 41 38.5"


def test_only_the_rules_of_a_record_are_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    text = with_scores(TEXT, [41]) + "# an evening in November, rules 1 to 9\n"
    file.write_text(text)
    move_to(Filed(file, text=text), "2026.11.99")
    assert file.read_text() == text.replace(f"\nrules {BEFORE}\n", "\nrules 2026.11.99\n")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
