"""Champions play in all environments, by the probabilities of their nets."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from allmende.envs import Agent, EnvError, TitleVectorEnv, arle_v0, hallertau_v0


def test_probabilities_are_of_legal_actions_one_game_or_many() -> None:
    agent, games = Agent("hallertau", players=2, cards="off"), 5
    envs = TitleVectorEnv("hallertau", players=2, num_envs=games, cards="off")
    seen, _ = envs.reset(seed=3)
    for _ in range(6):
        chances = agent.probabilities(seen)
        assert chances.sum(1) == pytest.approx(1)
        assert not chances[seen["action_mask"] == 0].any()
        for place in range(games):
            alone = {key: array[place] for key, array in seen.items()}
            assert agent.probabilities(alone) == pytest.approx(chances[place], abs=1e-5)
            assert agent.act(alone) == chances[place].argmax()
        seen = envs.step(agent.act(seen, np.random.default_rng(1)))[0]


def test_drawn_actions_come_as_often_as_their_probabilities_say() -> None:
    agent, env = Agent("arle"), arle_v0.raw_env()
    env.reset(seed=1)
    seen, rng, draws = env.observe("player_0"), np.random.default_rng(2), 300
    counts = np.bincount([agent.act(seen, rng) for _ in range(draws)], minlength=478)
    assert counts / draws == pytest.approx(agent.probabilities(seen), abs=0.1)


def test_where_no_seat_decides_there_is_nothing_to_choose() -> None:
    agent, env = Agent("arle"), arle_v0.raw_env()
    env.reset(seed=1)
    assert not agent.probabilities(env.observe("player_1")).any()


@pytest.mark.parametrize("make", [arle_v0.env, lambda: hallertau_v0.env(cards="off")])
def test_it_beats_random_moves(make: Any) -> None:
    env, rng, won = make(), Random(1), 0.0
    title = env.unwrapped.playing.terms.title.name
    agent = Agent(title, 2, **env.unwrapped.playing.terms.options)
    for seed in range(4):
        env.reset(seed=seed)
        own = f"player_{seed % 2}"
        for name in env.agent_iter():
            seen, _, terminated, _, _ = env.last()
            if terminated:
                won += env.unwrapped.playing.terms.title.victory(env.unwrapped.playing.state)[seed % 2] / 2
                env.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"]).tolist()
                env.step(agent.act(seen) if name == own else rng.choice(legal))
    assert won == 4


def test_a_champion_that_is_named_plays_whichever_games_it_is_shown() -> None:
    agent = Agent("champion")
    for subject, env in (("arle-2", arle_v0.env()), ("hallertau-2", hallertau_v0.env(cards="off"))):
        env.reset(seed=3)
        seen = env.last()[0]
        assert (agent.probabilities(seen) == Agent(subject).probabilities(seen)).all()
    assert (agent.subject, str(Agent("hallertau-2-cards").subject)) == (None, "hallertau-2-cards")


def test_a_named_net_that_is_not_there_is_a_sentence() -> None:
    env = hallertau_v0.env(players=4, cards="off")
    env.reset(seed=1)
    with pytest.raises(EnvError, match="there is no champion for hallertau-4; there are: "):
        Agent("champion").probabilities(env.last()[0])
    with pytest.raises(EnvError, match="there is no exploiter for hallertau-4; there are: "):
        Agent("exploiter").probabilities(env.last()[0])
    with pytest.raises(EnvError, match="no games have 3 features and 478 actions"):
        Agent("champion").probabilities({"observation": np.zeros(3, np.uint8), "action_mask": np.ones(478, np.int8)})


def test_games_without_a_champion_are_a_sentence() -> None:
    with pytest.raises(EnvError, match=r"there is no champion for hallertau-4; there are: .*arle-2, .*hallertau-2"):
        Agent("hallertau", players=4, cards="off")
