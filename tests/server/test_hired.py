"""Programs that a server's operator lets play: by name, and never by what others send."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from allmende import bots, cli
from allmende.bots.hired import VARIABLE, hire, hired
from allmende.bots.talk import ProgramError
from allmende.server import thinking
from allmende.server.table import Question
from allmende.titles import TITLES
from late_games import late_game
from server.house import house

ROOT = Path(__file__).parents[2]
COMMAND = shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "my_bot.py")])
BROKEN = shlex.join([sys.executable, str(ROOT / "tests" / "bots" / "misbehaving.py"), "cheat", "0"])
KNOWN = frozenset({"greedy"})


@pytest.fixture(autouse=True)
def _nobody_hired(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "{}")


def test_hired_programs_are_bots_of_every_title(tmp_path: Path) -> None:
    hire(f"mybot={COMMAND}", KNOWN)
    with house(tmp_path / "tables.sqlite3") as at:
        titles = at.client.get("/api/titles").json()
        assert all(title["bots"][-1] == "mybot" for title in titles)
        for language in ("en", "de"):
            assert "\nbot-mybot = mybot\n" in at.client.get(f"/api/words/{language}").text
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "mybot"}]
        assert at.client.post("/api/tables", json={"title": "arle", "players": players}).status_code == 201
    assert bots.usual(TITLES["arle"]) == "farmer"


def test_it_thinks_for_its_seat() -> None:
    hire(f"mybot=cmd@5:{COMMAND}", KNOWN)
    game = late_game("arle", 2, 20)
    seat = game.to_act[0]
    assert thinking.think(Question(game.record, game.version, seat, "mybot")) in game.moves_of(seat).texts


def test_where_it_fails_a_move_is_drawn_and_the_log_says_why(caplog: pytest.LogCaptureFixture) -> None:
    hire(f"cheat={BROKEN}", KNOWN)
    game = late_game("arle", 2, 20)
    seat = game.to_act[0]
    assert thinking.think(Question(game.record, game.version, seat, "cheat")) in game.moves_of(seat).texts
    assert "the bot cheat has moved at random: the program" in caplog.text
    assert "it has played “no such move”" in caplog.text


def test_nobody_else_names_a_program(tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    command = f"cmd:touch {proof}"
    with house(tmp_path / "tables.sqlite3") as at:
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": command}]
        reply = at.client.post("/api/tables", json={"title": "arle", "players": players})
        assert reply.status_code == 422
    with pytest.raises(bots.UnknownBotError):
        bots.make(command, TITLES["arle"])
    assert not proof.exists()


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("mybot", "should be NAME=COMMAND"),
        ("My Bot=./bot", "should be NAME=COMMAND"),
        ("greedy=./bot", "There is a bot “greedy” already."),
        ("mybot=./no-such-bot", "There is no program “./no-such-bot” here."),
    ],
)
def test_mistakes_are_one_sentence(
    written: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert cli.main(["serve", "--bot", written]) == 2
    assert why in capsys.readouterr().err
    assert hired() == {}


def test_a_name_is_given_once() -> None:
    hire(f"mybot={COMMAND}", KNOWN)
    with pytest.raises(ProgramError, match="the name 'mybot' is taken"):
        hire(f"mybot={COMMAND}", KNOWN)
