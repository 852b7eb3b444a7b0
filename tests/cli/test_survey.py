"""`allmende survey`: many finished games, in words, as JSON, CSV and Parquet."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from allmende.cli import main
from core.test_retrospect import played

KIND = ("hallertau", {"cards": "off"})


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with five games of two, one of which is not over; Ann plays in all of them."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in range(5):
        game = played(KIND, 2, seed, 20 if seed == 4 else None)
        head, rest = str(game.record).split("\n", 1)
        (folder / f"{seed}.txt").write_text(f"{head}\n# player 1 Ann\n# player 2 Bob {seed}\n{rest}")
    return folder


def test_games_of_a_folder_are_surveyed_with_intervals(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["survey", str(games), "--least", "1"]) == 0
    out, err = capsys.readouterr()
    assert "Hallertau, 2 players, without hand cards: 4 games, 8 seats" in out
    assert "Place 1 (4)" in out
    assert "Community Center" in out
    assert " ± " in out
    assert "One game is left out" in err


def test_one_player_is_surveyed_alone(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["survey", str(games), "--player", "Ann", "--json"]) == 0
    (survey,) = json.loads(capsys.readouterr().out)["surveys"]
    assert (survey["games"], survey["seats"]) == (4, 4)
    scores = [played(KIND, 2, seed).scores[0] for seed in range(4)]
    assert survey["beside"]["own"]["value"] == pytest.approx(sum(scores) / 4)
    assert survey["beside"]["level"] == "villager"
    assert main(["survey", str(games), "--player", "Eve"]) == 2
    assert "No player here is called Eve" in capsys.readouterr().err


def test_its_tables_are_written_as_csv_and_parquet(games: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra dataset brings it")
    made = tmp_path / "tables"
    assert main(["survey", str(games), "--least", "1", "--csv", str(made), "--parquet", str(made)]) == 0
    for name in ("seats", "openings", "finishes", "levels"):
        with (made / f"{name}.csv").open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert len(rows) == parquet.read_metadata(made / f"{name}.parquet").num_rows > 0
    with (made / "seats.csv").open(encoding="utf-8") as file:
        seats = list(csv.DictReader(file))
    assert [float(seat["score"]) for seat in seats if seat["name"] == "Ann"] == [
        played(KIND, 2, seed).scores[0] for seed in range(4)
    ]


def test_the_games_of_a_server_are_surveyed(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from server.house import PLAIN, house

    database = tmp_path / "tables.sqlite3"
    with house(database) as server:
        for file in sorted(games.iterdir()):
            server.client.post("/api/tables/from-record", content=file.read_text(), headers=PLAIN)
    assert main(["survey", "--database", str(database), "--player", "Ann", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["surveys"][0]["games"] == 4
    assert told["left_out"] == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [([], "Name records or folders"), (["nowhere.txt"], "nowhere.txt")],
)
def test_what_cannot_be_surveyed_is_said(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["survey", *arguments]) == 2
    assert problem in capsys.readouterr().err
