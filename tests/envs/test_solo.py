"""Solo games as Gymnasium environments: its checks pass, and a game is the one that the rules play."""

from __future__ import annotations

from functools import partial
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import allmende
from allmende.core import IllegalMoveError, UnknownMoveError
from allmende.envs import SOLO, EnvError, SoloEnv
from allmende.titles import title
from envs.configurations import QUICK_SOLO, configurations


@pytest.mark.parametrize(("name", "players", "options"), configurations(QUICK_SOLO, solo=True))
def test_gymnasium_has_nothing_against_it(name: str, players: int, options: dict[str, str]) -> None:
    check_env(gymnasium.make(SOLO[name], **options).unwrapped)
    check_env(gymnasium.make(SOLO[name], observation="text", **options).unwrapped)


@pytest.mark.parametrize("name", list(SOLO))
def test_a_game_is_the_one_that_the_rules_play(name: str) -> None:
    env = gymnasium.make(SOLO[name])
    _, info = env.reset(seed=9)
    game = allmende.core.Game.new(title(name), 1, 9, None, {})
    rng = Random(1)
    over, reward = False, 0.0
    while not over:
        moves = sorted(game.moves)
        assert np.flatnonzero(info["action_mask"]).tolist() == moves
        move = rng.choice(moves)
        game.play(move)
        _, reward, over, cut, info = env.step(move)
        assert not cut
        assert over == game.is_over
    assert reward == game.scores[0]
    with pytest.raises(EnvError, match=r"reset\(\) begins a game"):
        env.step(0)


def test_to_reach_the_goal_is_to_win() -> None:
    env = SoloEnv("agricola", reward="win")
    rng = Random(1)
    env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
    goal = title("agricola").goal(env.playing.terms.options, env.playing.deal)[0]
    assert env.playing.terms.title.score(env.playing.position, 0) < goal
    assert reward == 0.0


def test_an_illegal_action_is_ignored_and_told_of_or_an_error() -> None:
    env = SoloEnv("hallertau")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    same, reward, over, cut, info = env.step(wrong)
    assert (same["observation"] == observation["observation"]).all()
    assert (reward, over, cut) == (0.0, False, False)
    with pytest.raises(UnknownMoveError, match="there is no action -1"):
        env.step(-1)
    assert info["illegal"].startswith(f"'done' (action {wrong}) is not legal for player_0 now: ")
    strict = SoloEnv("hallertau", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMoveError):
        strict.step(wrong)


def test_who_wants_more_players_is_told_where_they_are() -> None:
    for make in (gymnasium.make, partial(gymnasium.make_vec, vectorization_mode="vector_entry_point")):
        with pytest.raises(EnvError, match=r"allmende\.envs\.env\('arle', players=…\) is for more"):
            make("allmende/Arle-v0", players=2)


def test_a_limit_cuts_it_whatever_is_played() -> None:
    env = SoloEnv("arle", max_cycles=3)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    assert [env.step(wrong)[2:4] for _ in range(3)] == [(False, False), (False, False), (False, True)]


def test_the_table_is_rendered_as_text() -> None:
    env = gymnasium.make(SOLO["arle"], render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert drawn.startswith("Fields of Arle, half-year 1")
