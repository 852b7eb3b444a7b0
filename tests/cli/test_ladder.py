"""`allmende ladder`: what it prints and keeps, and what becomes of a net that is promoted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allmende import cli
from allmende.arena import ladder
from allmende.arena.results import Results
from allmende.arena.tournament import Game
from allmende.bots import champions
from allmende.bots.levels import LEVELS
from bots.nets import blank_net
from cli.mistakes import complaint

COMMAND = ["ladder", "agricola", "--bot", "random", "--games", "4", "--seed", "3"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "members", lambda _: ["farmer-2026.11"])
    monkeypatch.setattr(ladder, "LEVELS", ("farmer",))
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path / "champions")
    monkeypatch.setattr("allmende.cli.ladder.CHAMPIONS", tmp_path / "champions")


@pytest.fixture
def net(tmp_path: Path) -> str:
    """A net that knows nothing, with two looks a decision."""
    (tmp_path / "net").mkdir()
    blank_net().save(tmp_path / "net" / "mind.npz")
    return f"{tmp_path / 'net'}@2"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Agricola, Random: 4 games on 1 deal (seed 3)",
                "Farmer of 2026.11",
                "Won, %",
                "not beyond doubt more than 55 %",
            ],
        ),
        ("de", ["Agricola, Zufall: 4 Partien auf 1 Startlage (Startzahl 3)", "Bauer von 2026.11", "Gewonnen, %"]),
    ],
)
def test_it_prints_a_row_for_each_of_the_panel(
    language: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*COMMAND, "--lang", language]) == 0
    said = capsys.readouterr()
    for word in (*words, "0 (0–79)"):
        assert word in said.out
    assert said.err == ""


def test_it_tells_points_by_category(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = [*COMMAND, "--out", str(tmp_path / "ladder")]
    assert cli.main([*command, "--json"]) == 0
    for rung in json.loads(capsys.readouterr().out)["rungs"]:
        assert sum(rung["points"].values()) == pytest.approx(rung["score"]["value"])
        assert sum(rung["opponent_points"].values()) == pytest.approx(rung["opponent_score"]["value"])
    # They are kept with the games.
    assert cli.main([*command, "--points"]) == 0
    said = capsys.readouterr().out
    (people,) = [line for line in said.splitlines() if line.startswith("People")]
    ours, theirs = (float(word) for word in people.split()[1:4:2])
    assert 6 <= ours < theirs <= 15
    # Games that an earlier version has kept have none.
    games = tmp_path / "ladder" / "games.jsonl"
    lines = [json.loads(line) for line in games.read_text().splitlines()]
    games.write_text("".join(json.dumps(line | {"points": []}) + "\n" for line in lines))
    assert cli.main([*command, "--points"]) == 0
    assert "People" not in capsys.readouterr().out


def test_it_goes_on_where_it_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    assert cli.main([*COMMAND, "--out", str(folder)]) == 0
    kept = (folder / "games.jsonl").read_text()
    capsys.readouterr()
    longer = [*COMMAND[:4], "--games", "8", "--out", str(folder), "--json"]
    assert cli.main(longer) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert said.err == f"{folder}: going on after 4 games.\n"
    assert (found["games"], [rung["deals"] for rung in found["rungs"]]) == (8, [2, 2])
    assert found["verdict"] == "rejected"
    assert (folder / "games.jsonl").read_text().startswith(kept)


def test_it_goes_on_after_it_was_killed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight = tmp_path / "straight"
    assert cli.main([*COMMAND, "--out", str(straight)]) == 0
    folder = tmp_path / "killed"
    add, count = Results.add, iter(range(9))

    def killed(self: Results, game: Game, record: None) -> None:
        if next(count) == 2:
            with (folder / "games.jsonl").open("ab") as file:
                file.write(b'{"number":2,')
            raise KeyboardInterrupt
        add(self, game, record)

    with monkeypatch.context() as patched:
        patched.setattr(Results, "add", killed)
        assert cli.main([*COMMAND, "--out", str(folder)]) == 130
    assert "these games don't decide" in capsys.readouterr().out
    assert cli.main([*COMMAND, "--out", str(folder)]) == 0
    assert "going on after 2 games" in capsys.readouterr().err

    def played(place: Path) -> list[tuple[object, ...]]:
        lines = map(json.loads, (place / "games.jsonl").read_text().splitlines())
        return sorted((line["number"], line["bots"], line["scores"]) for line in lines)

    assert played(folder) == played(straight)


@pytest.mark.parametrize(
    ("players", "words"), [(1, "not beyond doubt more points than all"), (3, "not beyond doubt more than 37 %")]
)
def test_there_are_ladders_for_one_and_for_many(
    players: int, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "members", lambda _: ["racer"])
    assert cli.main([*COMMAND, "--players", str(players)]) == 0
    said = capsys.readouterr()
    assert words in said.out
    assert [line.split()[0] for line in said.out.splitlines()[2:-1]] == ["Greedy", "Racer", "Farmer"]


def test_a_net_that_is_not_promoted_stays_where_it_is(
    net: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["ladder", "agricola", "--bot", net, "--games", "4", "--promote"]) == 0
    assert "not beyond doubt more than 55 %" in capsys.readouterr().out
    assert not (tmp_path / "champions").exists()


def test_a_net_that_is_promoted_is_taken_up(
    net: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "net" / "card.md").write_text("# agricola-2\n")
    monkeypatch.setattr("allmende.cli.ladder.verdict", lambda *_: "promoted")
    assert cli.main(["ladder", "agricola", "--bot", net, "--games", "400", "--promote", "--json"]) == 0
    assert '"games":4' in capsys.readouterr().out, "nothing more is played once it is decided"
    taken = tmp_path / "champions" / "agricola-2.npz"
    assert taken.read_bytes() == (tmp_path / "net" / "mind.npz").read_bytes()
    assert taken.with_suffix(".md").read_text() == "# agricola-2\n"
    # From then on it sits on the panel itself.
    monkeypatch.setattr(ladder, "LEVELS", ("farmer", "master"))
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(looks=2))
    assert cli.main(["ladder", "agricola", "--bot", net, "--games", "6", "--json"]) == 0
    assert '"opponent":"master"' in capsys.readouterr().out


def test_a_mistake_is_one_sentence_in_both_languages(
    net: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "champions").mkdir()
    blank_net().save(tmp_path / "champions" / "agricola-2.npz")
    for words, english, german in (
        (["catan"], "“catan”", "„catan“"),
        (["agricola", "--bot", "nobody"], "“nobody”", "„nobody“"),
        (["agricola", "--promote"], "FOLDER@N", "ORDNER@ZAHL"),
        (["agricola", "--bot", "champion@2", "--promote"], "FOLDER@N", "ORDNER@ZAHL"),
        (["agricola", "--bot", net, "--set", "cards=all"], "without hand cards", "ohne Handkarten"),
        (["agricola", "--out", __file__], f"“{__file__}”", f"„{__file__}“"),
    ):
        assert english in complaint("ladder", words, "en", capsys)
        assert german in complaint("ladder", words, "de", capsys)
