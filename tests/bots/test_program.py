"""Other programs as bots: they are told what their seat may see, and lose only their own game, whatever they do."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from allmende.bots import protocol
from allmende.bots.program import Command, ProgramBot, command_in
from allmende.bots.protocol import answered
from allmende.bots.talk import ProgramError, Talk
from allmende.core import Game, State
from allmende.titles import TITLES

MISBEHAVING = Path(__file__).parent / "misbehaving.py"
NEVER = 10**6
PARENT = """
import json, subprocess, sys
sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
quiet = dict(stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
children = [subprocess.Popen(sleep, start_new_session=own, **quiet).pid for own in (False, True)]
sys.stdin.readline()
print(json.dumps({"id": 1, "children": children}), flush=True)
sys.stdin.readline()
"""
"""A program that starts two others, one of them in a session of its own."""
SECONDS = 60.0
"""For an answer that comes, however busy the machine is."""
SLOW = 1.0
"""For one that never comes."""
CHILD = 60.0
"""Seconds that a child stays which a misbehaving bot starts; it has the bot's pipes."""


def bot_that(
    how: str, after: int = 2, *, title: str = "hallertau", seconds: float = SECONDS, **rest: Any
) -> ProgramBot:
    """A bot that misbehaves after so many decisions."""
    words = [sys.executable, str(MISBEHAVING), how, str(after)]
    return ProgramBot(TITLES[title], Command(words, seconds), **rest)


def play(bot: ProgramBot, decisions: int = 6) -> list[int]:
    """What it plays, with others at random, in some decisions; it is known by then whether it has failed."""
    state = start()
    rng = Random(1)
    made = []
    while len(made) < decisions:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        move = bot.choose(state, seat, rng) if seat == 0 else rng.choice(moves)
        assert move in moves
        if seat == 0:
            made.append(move)
        state.play(seat, move)
    return made


def start(title: str = "hallertau", **options: str) -> State[Any]:
    """A game for two, about to begin."""
    return Game.new(TITLES[title], 2, 3, None, options).state


def test_it_plays_what_it_says() -> None:
    bot = bot_that("never", NEVER)
    state = start()
    seat = state.to_act()[0]
    assert bot.choose(state, seat, Random(1)) == state.moves(seat)[-1]
    assert bot.failure is None
    bot.leave([1.0, 2.0], [1])


def test_nobody_need_wait_for_it_any_longer() -> None:
    bot = ProgramBot(TITLES["hallertau"], Command([sys.executable, str(MISBEHAVING), "hang", "0"], 600.0))
    state = start()
    seat = state.to_act()[0]
    waiting = Thread(target=bot.choose, args=(state, seat, Random(1)))
    waiting.start()
    while bot._talk is None:
        time.sleep(0.01)
    bot.interrupt()
    waiting.join(60)
    assert not waiting.is_alive()
    assert bot.failure is not None
    assert bot._talk._process.poll() is not None


def test_after_its_failure_moves_are_random_and_legal() -> None:
    bot = bot_that("die")
    assert len(play(bot)) == 6
    assert bot.failure is not None
    bot.leave()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("die", "program-ended"),
        ("hang", "program-slow"),
        ("hang-with-child", "program-slow"),
        ("deaf", "program-slow"),
        ("flood", "program-flood"),
        ("one-long-line", "program-flood"),
        ("garble", "program-garbled"),
        ("list", "program-garbled"),
        ("cheat", "program-illegal"),
        ("illegal", "program-illegal"),
        ("mute", "program-no-move"),
    ],
)
def test_misbehaviour_is_found_and_named(how: str, why: str) -> None:
    bot = bot_that(how, seconds=SLOW if why == "program-slow" else SECONDS)
    begun = time.monotonic()
    play(bot)
    assert bot.failure is not None
    reason = bot.failure.args["why"]
    assert getattr(reason, "id", None) == why
    assert time.monotonic() - begun < CHILD  # nobody waits for what it has started
    assert bot._talk is not None
    assert bot._talk._process.poll() is not None  # nothing is left running


def test_neither_true_nor_anything_else_that_is_no_move_is_a_number() -> None:
    title, state, rng = TITLES["arle"], start("arle"), Random(1)
    seat = state.to_act()[0]
    while 1 not in state.moves(seat):
        state.play(seat, rng.choice(state.moves(seat)))
        seat = state.to_act()[0]
    assert answered(title, state, seat, 1) == 1
    with pytest.raises(ProgramError, match="its answer names no move"):
        answered(title, state, seat, None)
    for said in (True, 1.0, [1], {"number": 1}, len(title.vocabulary), -1):
        with pytest.raises(ProgramError, match=re.escape(f"it has played {said!r}: ")):
            answered(title, state, seat, said)


@pytest.mark.skipif(os.name != "posix", reason="there are no sessions")
def test_what_it_has_started_ends_with_it_unless_that_has_left_its_session() -> None:
    talk = Talk([sys.executable, "-c", PARENT])
    children = talk.ask({"type": "hello"}, 1, 30.0)["children"]
    assert all(map(is_running, children))
    talk.kill()
    end = time.monotonic() + 60
    while is_running(children[0]) and time.monotonic() < end:
        time.sleep(0.02)
    try:
        assert [is_running(child) for child in children] == [False, True]
    finally:
        os.kill(children[1], signal.SIGKILL)


def is_running(process: int) -> bool:
    """Whether there is such a process, and it isn't merely waiting to be forgotten."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return found.stdout.strip()[:1] not in ("", "Z")


def test_its_last_words_are_told() -> None:
    bot = bot_that("die")
    play(bot)
    assert bot.failure is not None
    assert getattr(bot.failure.args["why"], "args", {}) == {"words": "something broke"}


def test_a_program_that_never_reads_is_given_up() -> None:
    """More than a pipe holds is written, and nobody takes it."""
    talk = Talk([sys.executable, "-c", "import time; time.sleep(600)"])
    with pytest.raises(ProgramError, match=r"not answered within 0\.3 s"):
        talk.ask({"type": "decide", "table": "x" * 1_000_000}, 1, 0.3)
    talk.kill()


def test_it_ends_with_its_game_and_is_told_how() -> None:
    bot = bot_that("never", NEVER)
    play(bot, 1)
    talk = bot._talk
    assert talk is not None
    bot.leave([12.0, 30.5], [1])
    assert talk._process.returncode == 0
    assert talk._last_words.decode() == "end [12.0, 30.5] [1]\n"


def test_a_program_that_lingers_is_ended() -> None:
    bot = bot_that("linger", NEVER)
    play(bot, 1)
    talk = bot._talk
    assert talk is not None
    bot.leave([], [])
    assert talk._process.returncode not in (None, 0)


def test_it_is_asked_whether_it_listens_after_a_long_silence() -> None:
    bot = bot_that("never", NEVER, silence=0.0)
    play(bot, 3)
    assert bot.failure is None
    assert bot._asked == 1 + 2 * 3  # the greeting, and a ping before each decision
    bot.leave()


def test_it_is_told_what_its_seat_may_see_and_nothing_else() -> None:
    title, state = TITLES["hallertau"], start()
    rng = Random(5)
    for _ in range(40):
        seat = state.to_act()[0]
        asked = as_json(protocol.decide(title, state, seat, SECONDS, seed=1))
        again = as_json(protocol.decide(title, title.redraw(state, seat, rng), seat, SECONDS, seed=1))
        assert asked == again
        assert [move["number"] for move in asked["moves"]] == state.moves(seat)
        state.play(seat, rng.choice(state.moves(seat)))


def as_json(question: dict[str, Any]) -> Any:
    """A question as a program reads it."""
    from msgspec.json import encode

    return json.loads(encode(question))


def test_commands_are_written_with_their_time() -> None:
    python = shlex.quote(sys.executable)
    assert command_in(f"cmd:{python} -c 'a, b'") == Command([sys.executable, "-c", "a, b"], 10.0)
    assert command_in(f"cmd@2.5:{python}") == Command([sys.executable], 2.5)
    assert command_in("greedy") is None
    assert command_in("nets/arle-2@64") is None
    for wrong in ("cmd:", "cmd:'", f"cmd@0:{python}"):
        with pytest.raises(ProgramError, match="is no command"):
            command_in(wrong)
    with pytest.raises(ProgramError, match=r"'\./no-such-bot' is not to be found"):
        command_in("cmd:./no-such-bot --fast")


def test_what_cannot_be_started_is_a_failure(tmp_path: Path) -> None:
    nothing = tmp_path / "bot"
    nothing.write_text("no program")
    bot = ProgramBot(TITLES["arle"], Command([str(nothing)], SECONDS))
    state = start("arle")
    seat = state.to_act()[0]
    assert bot.choose(state, seat, Random(1)) in state.moves(seat)
    assert bot.failure is not None
    assert getattr(bot.failure.args["why"], "id", None) == "program-not-started"
