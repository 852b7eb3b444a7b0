"""Programs that a server's operator lets play: by name, and never by what others send."""

from __future__ import annotations

import asyncio
import shlex
import sys
import threading
from pathlib import Path

import pytest

from allmende import bots, cli
from allmende.bots.hired import VARIABLE, hire, hired
from allmende.bots.talk import ProgramError
from allmende.server.bots.programs import AT_ONCE
from allmende.server.bots.workers import ProcessThinker
from allmende.server.tables.table import Question
from allmende.titles import TITLES, replay
from late_games import late_game
from server.house import house
from server.test_people import wait_for

ROOT = Path(__file__).parents[2]
COMMAND = shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "my_bot.py")])
MISBEHAVING = [sys.executable, str(ROOT / "tests" / "bots" / "misbehaving.py")]
BROKEN = shlex.join([*MISBEHAVING, "cheat", "0"])
NEVER_ANSWERS = f"cmd@600:{shlex.join([*MISBEHAVING, 'hang', '0'])}"
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


def question(bot: str) -> Question:
    """A decision of a bot's, late in a game, so that it is found quickly."""
    game = late_game("arle", 2, 20)
    return Question(game.record, game.version, game.to_act[0], bot)


def answer_to(asked: Question) -> str:
    """What a server's own thinker has a bot answer."""

    async def answered() -> str:
        thinker = ProcessThinker()
        try:
            return await thinker.answer(asked)
        finally:
            thinker.close()

    return asyncio.run(answered())


def legal(asked: Question) -> list[str]:
    return replay(asked.record).moves_of(asked.seat).texts


def test_it_thinks_for_its_seat() -> None:
    hire(f"mybot=cmd@5:{COMMAND}", KNOWN)
    asked = question("mybot")
    assert answer_to(asked) in legal(asked)


def test_where_it_fails_a_move_is_drawn_and_the_log_says_why(caplog: pytest.LogCaptureFixture) -> None:
    hire(f"cheat={BROKEN}", KNOWN)
    asked = question("cheat")
    assert answer_to(asked) in legal(asked)
    assert "the bot cheat has moved at random: the program" in caplog.text
    assert "it played “no such move”" in caplog.text


def test_one_that_never_answers_holds_up_no_other_bot_and_ends_when_nobody_waits() -> None:
    hire(f"slow={NEVER_ANSWERS}", KNOWN)
    hire(f"mybot={COMMAND}", {*KNOWN, "slow"})

    async def ask() -> None:
        thinker = ProcessThinker()
        try:
            slow = [asyncio.create_task(thinker.answer(question("slow"))) for _ in range(AT_ONCE + 1)]
            await asyncio.sleep(0)
            for bot in ("random", "mybot"):
                asked = question(bot)
                assert await asyncio.wait_for(thinker.answer(asked), 60) in legal(asked)
            assert not any(each.done() for each in slow)
            for each in slow:
                each.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        finally:
            thinker.close()

    asyncio.run(ask())
    wait_for(lambda: not [thread for thread in threading.enumerate() if thread.name.startswith("bot-")])


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
        ("mybot", "must be NAME=COMMAND"),
        ("My Bot=./bot", "must be NAME=COMMAND"),
        ("greedy=./bot", "There is a bot “greedy” already."),
        ("mybot=./no-such-bot", "There is no program “./no-such-bot” here."),
        ("mybot=cmd@1.2.3:true", "There is no program “cmd@1.2.3:true” here."),
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
