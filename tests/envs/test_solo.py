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
from allmende.envs.vector import SoloVectorEnv
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
    assert env.playing.terms.title.score(env.playing.state, 0) < goal
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


def test_for_people_the_table_is_printed_as_it_changes(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv("arle", render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert capsys.readouterr().out.count("Fields of Arle, half-year 1") == 2
    assert env.render() is None  # type: ignore[func-returns-value]


def test_a_mode_that_there_is_not_is_an_error() -> None:
    for make in (SoloEnv, SoloVectorEnv):
        with pytest.raises(EnvError, match="render_mode can't be 'rgb_array'"):
            make("arle", render_mode="rgb_array")


def test_many_tables_are_rendered_at_once() -> None:
    many = SoloVectorEnv("arle", 2, render_mode="ansi")
    many.reset(seed=5)
    env = SoloEnv("arle", render_mode="ansi")
    drawn = []
    for seed in (5, 6):
        env.reset(seed=seed)
        drawn.append(env.render())
    assert many.render() == tuple(drawn)
    assert SoloVectorEnv("arle", 2).render() is None


def test_games_begin_where_a_mask_says() -> None:
    many = SoloVectorEnv("agricola", 3)
    seen, _ = many.reset(seed=1)
    begun = seen["observation"].copy()
    many.step(np.array([np.flatnonzero(mask)[0] for mask in many.action_masks()]))
    played = many.step(np.array([np.flatnonzero(mask)[0] for mask in many.action_masks()]))[0]["observation"].copy()
    mask = np.array([True, False, True])
    seen, infos = many.reset(seed=1, options={"reset_mask": mask})
    assert (seen["observation"][mask] == begun[mask]).all()
    assert (seen["observation"][1] == played[1]).all()
    assert (played[1] != begun[1]).any()
    assert (infos["action_mask"] == seen["action_mask"]).all()
    for wrong in ([True, False, True], np.array([True]), np.array([1, 0, 1])):
        with pytest.raises(EnvError, match="an array of 3 bools"):
            many.reset(options={"reset_mask": wrong})
    for early in (lambda env: env.reset(options={"reset_mask": mask}), lambda env: env.render()):
        with pytest.raises(EnvError, match="reset\\(\\) begins a game"):
            early(SoloVectorEnv("agricola", 3, render_mode="ansi"))
