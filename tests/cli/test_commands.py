"""The command: what a newcomer types, and what happens when it is wrong."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import allmende
from allmende import cli
from allmende.core import Record
from cli.keyboard import Keyboard


def test_help_teaches_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, usage in (("en", "usage:"), ("de", "Aufruf:")):
        for command in ("", "play", "simulate", "replay", "serve", "titles", "cards", "bench", "version"):
            with pytest.raises(SystemExit) as exit_:
                cli.main([*command.split(), "--lang", language, "--help"])
            assert exit_.value.code == 0
            said = capsys.readouterr().out
            assert usage in said
            assert "help-" not in said
            assert "allmende" in said


def test_titles_lists_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["titles"]) == 0
    said = capsys.readouterr().out
    for word in (
        "hallertau",
        "1, 2, 3, 4",
        "--set progress=",
        "clockwise",
        "together: all together (by default)",
        "--set gateway=…  Gateway cards (with cards=on)",
        "master: Master",
        "mixed: all four, mixed",
        "greedy",
    ):
        assert word in said


def test_version_says_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["version"]) == 0
    engine = "compiled" if allmende.COMPILED else "interpreted"
    said = capsys.readouterr().out
    assert said.startswith(f"Allmende {allmende.__version__}, Python 3.")
    assert f", rules {engine}" in said


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["simulate", "hallertau", "--players", "3", "--bots", "novice,random", "--games", "3", "--seed", "4"]
    folder = tmp_path / "games"
    assert cli.main([*command, "--set", "progress=clockwise", "--records", str(folder), "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["setup"]["bots"] == ["novice", "random", "random"]
    assert summary["setup"]["options"]["progress"] == "clockwise"
    assert [seat["bot"] for seat in summary["seats"]] == ["novice", "random", "random"]
    for seat in summary["seats"]:
        assert sum(seat["points"].values()) == pytest.approx(seat["score"]["value"])
    records = [Record.parse(path.read_text()) for path in sorted(folder.iterdir())]
    assert len(records) == 3
    assert records[0].options["progress"] == "clockwise"
    assert sum(len(record.moves) for record in records) == summary["decisions"]


@pytest.mark.parametrize(("language", "mean"), [("en", r"Random +-?\d+\.\d +0\.0 "), ("de", r"Zufall +-?\d+,\d +0,0 ")])
def test_numbers_have_the_marks_of_the_language(language: str, mean: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "arle", "--bots", "random", "--games", "1", "--seed", "1", "--lang", language]) == 0
    assert re.search(mean, capsys.readouterr().out)


def test_simulate_tells_points_by_category(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "agricola", "--bots", "greedy,random", "--games", "2", "--seed", "1", "--points"]
    assert cli.main([*command, "--lang", "de"]) == 0
    said = capsys.readouterr().out
    (heading,) = [line for line in said.splitlines() if line.startswith("Kategorie")]
    assert heading.split() == ["Kategorie", "1", "Gierig", "2", "Zufall"]
    assert any(line.startswith("Personen") for line in said.splitlines())


def play(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> int:
    """Play Hallertau with moves from standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return cli.main(["play", "hallertau", "--seed", "3", *arguments])


@pytest.mark.parametrize(("cards", "goal"), [("off", 80), ("on", 100)])
def test_a_whole_game_can_be_played_from_standard_input(
    cards: str, goal: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 500, "--players", "1", "--set", f"cards={cards}") == 0
    assert f"the goal is {goal}" in capsys.readouterr().out


def test_a_game_against_a_bot_is_kept_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    table = ("--set", "cards=off", "--record", str(file))
    assert play(monkeypatch, "place weekly-market\n", *table) == 0
    kept = Record.parse(file.read_text())
    assert (0, "place weekly-market") in kept.moves
    assert play(monkeypatch, "place clay-delivery\nundo\n", *table) == 0
    assert "going on after" in capsys.readouterr().err
    assert Record.parse(file.read_text()).moves[: len(kept.moves)] == kept.moves


def test_moves_can_be_asked_about_and_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "exchange 3\nexchange 1\nundo\nwhy exchange 4\nwhy exchange 1\nhelp\nrecord\nquit\n"
    assert play(monkeypatch, lines, "--players", "1", "--set", "cards=off") == 0
    said = capsys.readouterr().out
    assert "you have 3" in said
    assert "“exchange 1” is legal now" in said
    assert "why MOVE" in said
    assert said.count("\n1 exchange") == 1


def test_what_takes_less_is_one_line_until_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--players", "1", "--set", "cards=off")
    assert play(monkeypatch, "quit\n", *table) == 0
    said = capsys.readouterr().out
    folded = re.search(r"^  (\d+)–(\d+)  Place, but take less \(more lists them\)$", said, re.MULTILINE)
    assert folded
    first, last = int(folded[1]), int(folded[2])
    assert said.count("take less") == 1
    # The numbers that it stands for can be answered with, seen or not, and the moves can be typed.
    assert play(monkeypatch, f"more\n{first}\nrecord\nquit\n", *table) == 0
    said = capsys.readouterr().out
    listed = re.findall(r"^  (\d+)  Place on (.*), but take less – ", said, re.MULTILINE)
    assert [int(number) for number, _ in listed[: last - first + 1]] == list(range(first, last + 1))
    assert f"place sparingly {listed[0][1].lower().replace(' ', '-')}\n" in said
    assert play(monkeypatch, "place sparingly nursery\nrecord\nquit\n", *table) == 0
    assert "place sparingly nursery\n" in capsys.readouterr().out


WRONG: dict[str, list[str]] = {
    "unknown title": ["simulate", "catan"],
    "unknown bot": ["simulate", "hallertau", "--bots", "nobody"],
    "too many bots": ["simulate", "hallertau", "--players", "1", "--bots", "random,random"],
    "too many players": ["simulate", "hallertau", "--players", "5"],
    "unknown option": ["simulate", "hallertau", "--set", "weather=fine"],
    "unknown value": ["simulate", "hallertau", "--set", "cards=some"],
    "unknown deck": ["play", "hallertau", "--set", "gateway=grandmaster"],
    "deck of no cards": ["play", "hallertau", "--set", "cards=off", "--set", "gateway=expert"],
    "deck of no cards to simulate": ["simulate", "hallertau", "--set", "farmyard=hops", "--set", "cards=off"],
    "no option": ["simulate", "hallertau", "--set", "cards"],
    "no number": ["simulate", "hallertau", "--games", "many"],
    "no games": ["simulate", "hallertau", "--games", "0"],
    "no seed": ["play", "hallertau", "--seed", "tomorrow"],
    "no port": ["serve", "--port", "http"],
    "no proxy": ["serve", "--trust-proxy", "example.org"],
    "no folder": ["simulate", "hallertau", "--games", "1", "--records", f"{__file__}/games"],
    "no place for a record": ["play", "hallertau", "--record", "there-is-no-such-folder/game.txt"],
    "folder for a record": ["play", "hallertau", "--record", str(Path(__file__).parent)],
    "folder as a record": ["replay", str(Path(__file__).parent)],
    "no file": ["replay", "there-is-no-such-file.txt"],
    "no record": ["replay", __file__],
    "game played on from before it began": ["play", "hallertau", "--from", __file__, "--at", "-1"],
    "more names than players": ["play", "hallertau", "--names", "Ann,Bob,Cem"],
    "games archived before they have ended": ["serve", "--no-browser", "--archive-after", "-1"],
    "no time": ["enrol", "mybot", "--seconds", "long"],
    "no server for models": ["mcp", "--server", "localhost"],
    "no folder for a data set": ["dataset", "arle", "--out", __file__],
    "no example": ["rules", "hallertau", "--play"],
    "unknown command": ["conquer"],
    "a command within a bot that is none": ["simulate", "arle", "--bots", "cmd@x:true"],
    "no bots": ["simulate", "arle", "--bots", ""],
    "no net": ["simulate", "arle", "--bots", "/nonexistent@20"],
    "unknown language": ["titles", "--lang", "la"],
    "unknown bench title": ["bench", "catan"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
def test_a_mistake_is_one_sentence_and_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status: object = cli.main(words)
    except SystemExit as exit_:
        status = exit_.code
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert captured.err.startswith("allmende: ")
    assert len(captured.err.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_number_that_is_none_is_refused_in_the_language_asked_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "hallertau", "--games", "many", "--lang", language]) == 2
    word = {"en": "whole number", "de": "ganze Zahl"}[language]
    assert word in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--lang", "de"], "Es fehlt: COMMAND. `allmende --help`"),
        (["--lang", "de", "conquer"], "COMMAND kann nicht „conquer“ sein; möglich sind: serve, worker,"),
        (["records", "--lang", "de", "x"], "„x“ steht da, wo check stehen muss."),
        (["rules", "--lang", "de"], "Es fehlt: TITLE. `allmende rules --help`"),
        (["dataset", "--lang", "de"], "Es fehlt: TITLE, --out. `allmende dataset --help`"),
        (["play", "arle", "--lang", "de", "--coach", "x"], "--coach kann nicht „x“ sein; möglich sind: off, gentle,"),
        (["play", "arle", "--lang", "de", "--seed"], "--seed braucht einen Wert. `allmende play --help`"),
        (["titles", "--lang", "de", "arle", "-x"], "Nicht verstanden: arle -x. `allmende --help`"),
        (["cards", "arle", "--lang", "de", "--json=1"], "--json hat keinen Wert wie „1“. `allmende cards --help`"),
    ],
)
def test_what_is_written_wrongly_is_said_in_the_language_asked_for(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(words)
    assert capsys.readouterr().err.startswith(f"allmende: {said}")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["dataset", "arle", "--out", __file__], __file__),
        (["rules", "hallertau", "--play"], "fields.example"),
        (["mcp", "--server", "localhost"], "localhost"),
    ],
)
def test_a_mistake_is_called_by_its_name(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    assert named in capsys.readouterr().err


def test_a_record_that_an_editor_has_marked_as_utf_8_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = tmp_path / "marked.txt"
    marked.write_text(str(allmende.arle.new(players=1, seed=1).record), encoding="utf-8-sig")
    assert cli.main(["replay", str(marked)]) == 0
    assert "After 0 of 0 moves" in capsys.readouterr().out


def test_tables_that_cannot_be_kept_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", __file__)
    assert cli.main(["serve", "--no-browser"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_terminal_of_few_letters_shows_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(letters, encoding="ascii", write_through=True))
    assert play(monkeypatch, "", "--players", "1", "--lang", "de") == 0
    assert b"G?rtnerei" in letters.getvalue()
    assert b"#-o-o-3333-" in letters.getvalue()


def test_without_an_input_there_are_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert cli.main(["play", "hallertau", "--players", "1"]) == 0


def test_a_full_disk_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(Path, "write_text", full)
    with tempfile.TemporaryDirectory() as folder:
        assert cli.main(["simulate", "hallertau", "--bots", "random", "--games", "1", "--records", folder]) == 2
    assert capsys.readouterr().err.endswith("no space left.\n")


def test_a_record_that_cannot_be_kept_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "not allowed")

    monkeypatch.setattr(Path, "replace", refuse)
    assert play(monkeypatch, "1\n", "--record", str(tmp_path / "game.txt")) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("words", "imported"), [(["--help"], set()), (["titles", "--help"], {"titles"})])
def test_only_the_module_of_the_chosen_command_is_imported(words: list[str], imported: set[str]) -> None:
    program = """
import sys
from allmende.cli import COMMANDS, main
try:
    main(sys.argv[1:])
finally:
    print(*{each for each in COMMANDS.values() if f"allmende.cli.{each}" in sys.modules}, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=True)
    assert set(done.stderr.split()) == imported


def test_help_fits_a_terminal_of_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "de"):
        for command in ([], *([name] for name in cli.COMMANDS)):
            with pytest.raises(SystemExit):
                cli.main([*command, "--lang", language, "--help"])
            assert [line for line in capsys.readouterr().out.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("place moon\n", "place moon"),
        ("99\n", "no option 99"),
        ("advance brewhouse\n", ""),
        ("seat 2\n", "nothing to decide"),
        ("undo\n", "There is nothing to take back"),
    ],
)
def test_input_that_is_wrong_ends_with_a_sentence(
    lines: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, lines, "--players", "1") == 2
    said = capsys.readouterr().err
    assert said.startswith("allmende: ")
    assert complaint in said


def test_replay_shows_any_point_of_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    assert play(monkeypatch, "1\n" * 20, "--players", "1", "--set", "cards=off", "--record", str(file)) == 0
    moves = len(Record.parse(file.read_text()).moves)
    capsys.readouterr()
    assert cli.main(["replay", str(file), "--at", "3", "--log"]) == 0
    said = capsys.readouterr().out
    assert f"After 3 of {moves} moves" in said
    assert "places 1 Worker" in said
    assert cli.main(["replay", str(file), "--at", "999"]) == 2
    truncated = tmp_path / "truncated.txt"
    truncated.write_text(file.read_text()[:-4])
    assert cli.main(["replay", str(truncated)]) == 2
    assert "can't be played" in capsys.readouterr().err


# Bots that take over seats


def test_a_bot_takes_over_a_seat_and_gives_it_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    people = ["--players", "2", "--set", "cards=off", "--set", "progress=clockwise", "--bots", "", "--names", "Ann"]
    lines = "bot novice 2\n" + "1\n" * 12 + "bot none 2\nquit\n"
    assert play(monkeypatch, lines, *people, "--record", str(file)) == 0
    said = capsys.readouterr().out
    assert "From now on a bot plays for Player 2: Novice." in said
    assert "Player 2 decides from now on." in said
    here, _, gone = said.partition("From now on a bot plays")
    assert "Player 2" in here
    meanwhile, _, back = gone.partition("Player 2 decides")
    assert "Novice (2)" in meanwhile
    assert "Novice" not in back
    moves = Record.parse(file.read_text()).moves
    assert sum(seat == 0 for seat, _ in moves) == 12, "a bot is not asked"
    assert any(seat == 1 for seat, _ in moves)


def test_bots_on_all_seats_finish_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "bot novice\nbot random\n", "--players", "2", "--bots", "", "--names", "Ann,Bob") == 0
    said = capsys.readouterr().out
    assert "a bot plays for Ann: Novice." in said
    assert "a bot plays for Bob: Random." in said
    assert "win" in said.splitlines()[-1]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("bot", "There is no bot “”; there are: random, greedy, novice"),
        ("bot nobody", "There is no bot “nobody”"),
        ("bot farmer 3", "There is no seat 3."),
        ("bot farmer Ann", "There is no seat Ann."),
        ("bot none 0", "There is no seat 0."),
    ],
)
def test_nobody_takes_over_a_seat_that_is_not_there(
    answer: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"{answer}\n", "--players", "2", "--bots", "") == 2
    assert complaint in capsys.readouterr().err


def test_the_screen_is_not_passed_to_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("\nbot novice 2\nbot novice 1\n"))
    assert cli.main(["play", "hallertau", "--seed", "3", "--players", "2", "--bots", "", "--set", "cards=on"]) == 0
    said = capsys.readouterr().out
    assert said.count("press Enter") == 1


@pytest.mark.parametrize("command", ["", "--help", "titles", "simulate arle --bots random --games 1 --json"])
def test_whoever_reads_no_further_has_read_enough(command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as nobody:
        words = [sys.executable, "-m", "allmende.cli", *command.split()]
        usual = {**os.environ, "PYTHONUNBUFFERED": ""}  # little is then written at the end only
        found = subprocess.run(words, stdout=nobody, stderr=subprocess.PIPE, text=True, env=usual)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize(("option", "word"), [("--games", "0"), ("--players", "x"), ("--jobs", "-1")])
def test_a_value_that_is_none_is_told_with_its_option(
    option: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "arle", option, word]) == 2
    assert capsys.readouterr().err.startswith(f"allmende: {option}: “{word}” must be ")


def test_the_version_is_told_by_an_option_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["version"]) == 0
    told = capsys.readouterr().out
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == told


def test_a_language_that_is_not_there_is_told_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["titles", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == "allmende: The language “fr” is not available; available: en, de.\n"


def test_one_bot_plays_against_itself_unless_it_is_to_be_alone(capsys: pytest.CaptureFixture[str]) -> None:
    for more, seats in (([], 2), (["--players", "1"], 1), (["--players", "3"], 3)):
        words = ["simulate", "hallertau", "--bots", "random", "--games", "1", "--seed", "1", "--json", *more]
        assert cli.main(words) == 0
        assert len(json.loads(capsys.readouterr().out)["seats"]) == seats


@pytest.mark.parametrize(("more", "status"), [([], 0), (["--strict"], 1)])
def test_lost_bots_can_be_an_error(more: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "hallertau", "--bots", "cmd:true,random", "--games", "1", "--seed", "1", *more]
    assert cli.main(words) == status
    assert "it has ended without a word" in " ".join(capsys.readouterr().err.split())


def test_replay_lists_the_lines_of_a_study_and_shows_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "study.txt"
    moves = "1 place butchery\n(\n1 place clearing\n[Clearing first]\n2 place butchery\n)\n2 place weekly-market\n"
    file.write_text(f"{allmende.hallertau.new(players=2, seed=1).record}{moves}")
    assert cli.main(["replay", str(file), "--lines"]) == 0
    heads, main, variation = capsys.readouterr().out.splitlines()
    assert heads.split() == ["Line", "Name", "Begins", "at", "move", "Moves", "Points", "at", "its", "end"]
    assert main.split()[:5] == ["1", "Main", "line", "1", "2"]
    assert variation.split()[:5] == ["2", "Clearing", "first", "1", "2"]
    shown = {}
    for line in ("1", "2", "Clearing first"):
        assert cli.main(["replay", str(file), "--line", line]) == 0
        shown[line] = capsys.readouterr().out
    assert shown["1"] != shown["2"] == shown["Clearing first"]
    assert cli.main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == shown["1"]
    assert cli.main(["replay", str(file), "--line", "3"]) == 2
    assert "from 1 to 2" in capsys.readouterr().err


def test_replay_compares_two_lines_of_a_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "study.txt"
    moves = "1 place butchery\n2 place weekly-market\n(\n2 place clearing\n[Clearing]\n)\n"
    file.write_text(f"{allmende.hallertau.new(players=2, seed=1).record}{moves}")
    assert cli.main(["replay", str(file), "--compare", "1", "Clearing"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The first move is the same in both lines.\n")
    heads = [line.split() for line in said.splitlines() if "Difference" in line]
    assert heads == [["Player", str(seat), "Line", "1", "Line", "Clearing", "Difference"] for seat in (1, 2)]
    assert len([line for line in said.splitlines() if line.startswith("Points ")]) == 2
    assert said.splitlines()[-1].split()[:3] == ["2", "Player", "2:"]
    assert cli.main(["replay", str(file), "--compare", "1", "3"]) == 2
    assert "from 1 to 2" in capsys.readouterr().err
