"""A server and its workers need not run the same engine: a build may become ready while the server runs."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

import allmende
from allmende.bots.advice import Review, Suggestion
from allmende.core import Game
from late_games import late_game

SERVER = """
import asyncio, os, sys
import msgspec
import allmende
from allmende.server.tables.table import Question
from allmende.server.bots.workers import ProcessThinker
from allmende.titles import replay

async def ask(thinker, records):
    games = [replay(record) for record in records]
    asked = [Question(game.record, game.version, game.to_act[0], "farmer") for game in games]
    return (
        allmende.COMPILED,
        await thinker._moves.ask(eval, "__import__('allmende').COMPILED"),
        [await thinker.answer(question) for question in asked],
        await thinker.suggest(games[0].record, games[0].to_act[0]),
        await thinker.review(games[0].record, [len(games[0].record.moves) - 1]),
    )

if __name__ == "__main__":
    os.environ["ALLMENDE_PURE"] = sys.argv[1]  # for the workers
    records = msgspec.json.decode(sys.stdin.buffer.read())
    thinker = ProcessThinker()
    try:
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(ask(thinker, records))))
    finally:
        thinker.close()
"""

Answers = tuple[bool, bool, list[str], list[Suggestion], list[Review]]


def answers(server: str, workers: str, games: list[Game]) -> Answers:
    """Which engine a server and its workers run, the moves of farmers, and advice about the first game."""
    done = subprocess.run(
        [sys.executable, "-c", SERVER, workers],
        input=msgspec.json.encode([str(game.record) for game in games]),
        env=os.environ | {"ALLMENDE_PURE": server},
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Answers)


@pytest.mark.skipif(not allmende.COMPILED, reason="there is one engine only: no compiled rules are installed")
def test_server_and_workers_understand_one_another_whatever_engine_each_runs() -> None:
    games = [late_game(title, 2, left=4) for title in allmende.TITLES]
    pure, compiled, moves, suggestions, reviews = answers("1", "0", games)
    assert (pure, compiled) == (False, True)
    compiled, pure, same_moves, more_suggestions, more_reviews = answers("0", "1", games)
    assert (compiled, pure) == (True, False)
    assert moves == same_moves
    legal = games[0].moves_of(games[0].to_act[0]).texts
    assert {one.move for one in suggestions + more_suggestions} <= {*legal}
    assert [one.version for one in reviews] == [one.version for one in more_reviews] == [len(games[0].record.moves)]
