"""Titles as PettingZoo environments: its own tests pass, and games are those that the rules play."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

import allmende
from allmende import envs
from allmende.core import IllegalMoveError, OptionError, UnknownMoveError
from allmende.envs import EnvError, agricola_v0, arle_v0, hallertau_v0
from allmende.envs.numeric_game import worths
from allmende.titles import title
from envs.configurations import QUICK, QUICK_SOLO, configurations

# Observations with a mask are dictionaries, as in PettingZoo's own classic games, whose names its test knows.
MASKED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",
)
masked = [pytest.mark.filterwarnings(warning) for warning in MASKED]
pytestmark = masked


@pytest.mark.parametrize(("name", "players", "options"), configurations(QUICK, solo=False))
def test_pettingzoo_has_nothing_against_it(
    name: str, players: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    make = partial(envs.env, name, players=players, **options)
    api_test(make(), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(make, num_cycles=500)
    env = make()
    save_obs_test(env)  # what isn't a picture can't be kept as one, which it says
    assert "did not save the observations" in capsys.readouterr().out


class LegalSpace(spaces.Discrete):
    """An action space whose samples are legal: PettingZoo's test of cycles asks for no mask."""

    def __init__(self, env: Any) -> None:
        super().__init__(env.playing.actions)
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.env.playing.mask(max(self.env.playing.seat, 0)))


def legal(name: str, **rest: Any) -> Any:
    """A solo environment that samples legal actions; where several sit, their turns can't be equally many."""
    env = envs.TitleEnv(name, players=1, **rest)
    env.action_spaces = dict.fromkeys(env.possible_agents, LegalSpace(env))
    return env


@pytest.mark.parametrize(("name", "players", "options"), configurations(QUICK_SOLO, solo=True))
def test_it_ends_after_as_many_cycles_as_it_is_told(name: str, players: int, options: dict[str, str]) -> None:
    def parallel(**rest: Any) -> Any:
        env = legal(name, **options, **rest)
        env.metadata["is_parallelizable"] = True
        return turn_based_aec_to_parallel_wrapper(env)

    max_cycles_test(SimpleNamespace(env=partial(legal, name, **options), parallel_env=parallel))


@pytest.mark.parametrize(("name", "players", "options"), configurations(QUICK, solo=False))
def test_however_many_sit_it_ends_when_one_has_moved_so_often(name: str, players: int, options: dict[str, str]) -> None:
    """As PettingZoo's test of cycles has it, but that turns of all agents needn't be equally many."""
    env = envs.env(name, players=players, max_cycles=4, **options)
    env.reset(seed=1)
    made = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        assert truncated == (max(made.values()) == 4)
        if not truncated:
            made[agent] += 1
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert max(made.values()) == 4


def test_a_cycle_limit_cuts_the_game_for_all() -> None:
    env = hallertau_v0.raw_env(players=3, cards="off", max_cycles=2)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert not any(env.terminations.values())
    assert max(env.playing.made) == 2


@pytest.mark.parametrize("name", ["hallertau", "arle", "agricola"])
def test_a_game_is_the_one_that_the_rules_play(name: str) -> None:
    """The same seed deals the same game, and the same moves come to the same scores."""
    env = envs.env(name, players=2)
    env.reset(seed=5)
    game = allmende.core.Game.new(title(name), 2, 5, None, {})
    rng = Random(3)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        gained[agent] += reward
        if terminated:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        seat = game.to_act[0]
        assert agent == f"player_{seat}"
        moves = sorted(game.moves_of(seat))
        assert np.flatnonzero(observation["action_mask"]).tolist() == moves
        assert (info["action_mask"] == observation["action_mask"]).all()
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        move = rng.choice(moves)
        game.play(move, seat)
        env.step(move)
    assert game.is_over
    assert list(gained.values()) == game.scores


@pytest.mark.parametrize("players", [1, 2])
def test_a_copy_is_played_on_by_itself(players: int) -> None:
    """For who searches: what is tried in a copy is unknown to the environment."""
    env = envs.SoloEnv("arle") if players == 1 else arle_v0.env(players=2)
    env.reset(seed=3)
    playing = env.unwrapped.playing
    before = (playing.observe(0).tolist(), playing.mask(playing.seat).tolist(), playing.made[:])
    tried = copy.deepcopy(env)
    while tried.unwrapped.playing.seat >= 0:
        tried.step(int(tried.unwrapped.playing.state.moves(tried.unwrapped.playing.seat)[0]))
    assert (playing.observe(0).tolist(), playing.mask(playing.seat).tolist(), playing.made) == before
    env.step(int(np.flatnonzero(before[1])[0]))


@pytest.mark.parametrize(
    ("name", "options"), [("hallertau", {}), ("arle", {}), ("agricola", {"cards": "base", "hands": "draft"})]
)
def test_what_has_travelled_goes_on_like_what_stayed(name: str, options: dict[str, str]) -> None:
    """As between processes, where compiled positions can't go: by the deal and the moves, the ignored ones too."""
    env = envs.env(name, players=2, reward_when="change", illegal="ignore", max_cycles=70, **options)
    env.reset(seed=8)
    rng = Random(1)
    for _ in range(30):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    other = pickle.loads(pickle.dumps(env))
    for game in range(2):
        for agent in env.agent_iter():
            assert other.agent_selection == agent
            (seen, *rest), (same, *others) = env.last(), other.last()
            assert (seen["observation"] == same["observation"]).all()
            assert (seen["action_mask"] == same["action_mask"]).all()
            assert rest[:3] == others[:3]
            legal_moves = np.flatnonzero(seen["action_mask"]).tolist()
            action = None if rest[1] or rest[2] else rng.choice(legal_moves)
            env.step(action)
            other.step(action)
        assert not other.agents, game
        env.reset()
        other.reset()


@pytest.mark.parametrize("seed", ["7", 7.0, -7, True, [7], b"7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Python's own chance takes any of these, and deals 7 for -7."""
    env = arle_v0.env()
    with pytest.raises(EnvError, match=r"a seed is a whole number from 0 on, not "):
        env.reset(seed=seed)


def test_numpys_whole_numbers_are_seeds() -> None:
    one, other = arle_v0.env(houses="random"), arle_v0.env(houses="random")
    one.reset(seed=7)
    other.reset(seed=np.int64(7))
    assert (one.last()[0]["observation"] == other.last()[0]["observation"]).all()


def test_rewards_by_change_add_up_to_what_was_gained() -> None:
    for reward in ("score", "win"):
        env = arle_v0.raw_env(players=2, reward=reward, reward_when="change")
        env.reset(seed=2)
        begun = worths(env.playing.terms, env.playing.deal, env.playing.state)
        gained = [0.0, 0.0]
        changes = 0
        while env.playing.seat >= 0:
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
            gained = [each + more for each, more in zip(gained, env.rewards.values(), strict=True)]
            changes += any(env.rewards.values())
        ended = worths(env.playing.terms, env.playing.deal, env.playing.state)
        assert gained == pytest.approx([end - begin for begin, end in zip(begun, ended, strict=True)])
        assert changes > 1


def test_a_share_of_the_victory_is_a_reward() -> None:
    env = hallertau_v0.raw_env(players=2, cards="off", reward="win")
    env.reset(seed=4)
    rng = Random(1)
    while env.playing.seat >= 0:
        assert not any(env.rewards.values())
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    winners = env.playing.terms.title.winners(env.playing.state)
    assert [env.rewards[f"player_{seat}"] for seat in range(2)] == [(seat in winners) / len(winners) for seat in (0, 1)]


@pytest.mark.parametrize("name", ["hallertau", "arle", "agricola"])
def test_every_feature_has_a_name(name: str) -> None:
    env = envs.TitleEnv(name, players=2)
    env.reset(seed=1)
    shape = env.observation_space("player_0")["observation"].shape
    assert shape == (len(env.feature_names),) == env.observe("player_0")["observation"].shape
    assert len(set(env.feature_names)) == len(env.feature_names)


@pytest.mark.parametrize(("name", "options"), [("hallertau", {}), ("agricola", {"cards": "base"})])
@pytest.mark.parametrize("observation", ["features", "text"])
def test_nobody_sees_what_is_hidden(name: str, options: dict[str, str], observation: str) -> None:
    """Whatever a seat can't know may be another one: it sees the same."""
    env = envs.TitleEnv(name, players=2, observation=observation, **options)
    rng = Random(1)
    for seed in range(3):
        env.reset(seed=seed)
        for _ in range(60):
            real = env.playing.state
            for seat, agent in enumerate(env.agents):
                seen = env.observe(agent)
                env.playing.state = env.playing.terms.title.redraw(real, seat, rng)
                again = env.observe(agent)
                assert np.array_equal(seen["observation"], again["observation"])
                if agent == env.agent_selection:
                    assert np.array_equal(seen["action_mask"], again["action_mask"])
                env.playing.state = real
            env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))


@pytest.mark.parametrize("name", ["hallertau", "arle", "agricola"])
def test_text_tells_the_table_the_question_and_the_moves(name: str) -> None:
    env = envs.TitleEnv(name, players=2, observation="text")
    env.reset(seed=6)
    rng = Random(2)
    while env.playing.seat >= 0:
        agent = env.agent_selection
        observation = env.last()[0]
        assert env.observation_space(agent).contains(observation)
        moves = np.flatnonzero(observation["action_mask"]).tolist()
        assert all(f". {env.playing.text(move)} – " in observation["observation"] for move in moves)
        env.step(env.playing.move(env.playing.text(rng.choice(moves))))


def test_pettingzoo_has_nothing_against_how_it_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: agricola_v0.env(players=2, render_mode=render_mode))
    assert "Agricola" in capsys.readouterr().out


def test_mistakes_are_one_sentence() -> None:
    env = agricola_v0.raw_env(players=2)
    with pytest.raises(EnvError, match=r"reset\(\) begins a game"):
        env.step(0)
    env.reset(seed=1)
    legal_moves = set(np.flatnonzero(env.last()[0]["action_mask"]).tolist())
    wrong = next(move for move in range(env.playing.actions) if move not in legal_moves)
    before = env.observe("player_0")["observation"].tolist()
    with pytest.raises(IllegalMoveError, match=r"is not legal for player_\d now: .+"):
        env.step(wrong)
    assert env.observe("player_0")["observation"].tolist() == before
    with pytest.raises(UnknownMoveError, match="numbered from 0 to"):
        env.step(env.playing.actions)
    with pytest.raises(EnvError, match="None is no action"):
        env.step(None)
    for nonsense in (-1, 2.5, True, "place nursery", np.array([1, 2])):
        with pytest.raises(UnknownMoveError, match=r"there is no action .*: they are numbered from 0 to"):
            env.step(nonsense)
    with pytest.raises(UnknownMoveError, match="there is no action 9999"):
        env.playing.text(9999)
    for asked in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(EnvError, match="there is no agent 'player_2'; there are: player_0, player_1"):
            asked("player_2")
    with pytest.raises(EnvError, match="it can be: features, text"):
        agricola_v0.env(observation="picture")
    with pytest.raises(EnvError, match="max_cycles can't be 0"):
        agricola_v0.env(max_cycles=0)
    with pytest.raises(EnvError, match="max_cycles can't be 'many'"):
        agricola_v0.env(max_cycles="many")
    with pytest.raises(EnvError, match="players can't be '2'; it can be: 1, 2, 3, 4"):
        agricola_v0.env(players="2")
    with pytest.raises(EnvError, match="render_mode can't be 'rgb_array'; it can be: ansi, human"):
        agricola_v0.env(render_mode="rgb_array")
    with pytest.raises(OptionError, match="has no option 'colour'"):
        agricola_v0.env(colour="red")
    with pytest.raises(OptionError, match="means something only with cards!=off"):
        agricola_v0.env(hands="draft")


def test_after_the_end_there_is_nothing_to_play() -> None:
    env = hallertau_v0.raw_env(players=2, cards="off", max_cycles=1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(EnvError, match=r"the game is over for player_\d: its only action is None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    with pytest.raises(EnvError, match=r"reset\(\) begins a game"):
        env.step(None)


def test_ignored_moves_are_told_of_and_count_as_moves() -> None:
    env = hallertau_v0.raw_env(players=2, illegal="ignore", max_cycles=2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.agent_selection == agent
    assert "is not legal" in env.infos[agent]["illegal"]
    assert not any(env.rewards.values())
    with pytest.raises(UnknownMoveError):
        env.step(env.playing.actions)
    env.step(wrong)
    assert all(env.truncations.values())


def test_a_title_without_features_is_seen_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(title("arle")), "ai", None)
    with pytest.raises(EnvError, match="observation='text' shows it"):
        envs.env("arle")
    env = envs.env("arle", observation="text")
    env.reset(seed=1)
    assert env.last()[0]["observation"].startswith("Fields of Arle")
