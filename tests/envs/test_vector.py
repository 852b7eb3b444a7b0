"""Vector environments play the games that Gymnasium's own ones play of our single ones, with its conventions."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from allmende.envs import SOLO, EnvError, Many, Playing, SoloVectorEnv, TitleVectorEnv, arle_v0, terms
from allmende.envs.numeric_game import worths

OPTIONS: dict[str, dict[str, str]] = {"hallertau": {"cards": "on"}, "arle": {}, "agricola": {"cards": "base"}}
MODES = list(AutoresetMode)


def actions(masks: Any, rng: Random) -> Any:
    """A legal action for each game, and 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", SOLO)
def test_a_seed_means_the_same_games_as_one_after_the_other(name: str, mode: AutoresetMode) -> None:
    """Game after game, with every array, whether games are played out or cut off, and however they are rewarded."""
    given: dict[str, Any] = OPTIONS[name] | {"illegal": "error"}
    given |= {"max_cycles": 25, "reward_when": "change"} if mode is AutoresetMode.NEXT_STEP else {}
    kinds = [
        gymnasium.make_vec(SOLO[name], 3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **given),
        gymnasium.make_vec(SOLO[name], 3, vectorization_mode="vector_entry_point", autoreset_mode=mode, **given),
    ]
    same_games(kinds, mode, episodes=7)


def test_so_it_is_in_other_processes() -> None:
    mode = AutoresetMode.SAME_STEP
    kinds = [
        gymnasium.make_vec(
            SOLO["arle"], 2, vectorization_mode=kind, vector_kwargs={"autoreset_mode": mode}, max_cycles=9
        )
        for kind in ("sync", "async")
    ]
    same_games([*kinds, SoloVectorEnv("arle", 2, max_cycles=9)], mode, episodes=6)


def same_games(kinds: list[Any], mode: AutoresetMode, episodes: int) -> None:
    """All kinds of environments show and pay the same, for a number of games."""
    assert {env.metadata["autoreset_mode"] for env in kinds} == {mode}
    first = [env.reset(seed=5) for env in kinds]
    seen, infos = [each[0] for each in first], [each[1] for each in first]
    rng, ended = Random(1), 0
    while ended < episodes:
        for other, info in zip(seen[1:], infos[1:], strict=True):
            for key, array in seen[0].items():
                assert (other[key] == array).all()
            assert (info["action_mask"] == infos[0]["action_mask"]).all()
        chosen = actions(seen[0]["action_mask"], rng)
        steps = [env.step(chosen) for env in kinds]
        seen, infos = [each[0] for each in steps], [each[4] for each in steps]
        over = steps[0][2] | steps[0][3]
        for step in steps[1:]:
            for number in (1, 2, 3):
                assert step[number].tolist() == pytest.approx(steps[0][number].tolist())
            assert ("final_obs" in step[4]) == ("final_obs" in steps[0][4])
            for place in np.flatnonzero(step[4].get("_final_obs", [])):
                for key, array in step[4]["final_obs"][place].items():
                    assert (array == steps[0][4]["final_obs"][place][key]).all()
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            again = [env.reset(options={"reset_mask": over.copy()}) for env in kinds]
            seen = [each[0] for each in again]
            infos = [{"action_mask": each["action_mask"]} for each in seen]
    for env in kinds:
        env.close()


def test_a_reset_without_a_seed_goes_on_with_the_next_games() -> None:
    envs = SoloVectorEnv("agricola", 2)
    alone = gymnasium.make_vec(SOLO["agricola"], 2, vectorization_mode="sync")
    for seed in (3, None, None, 4):
        seen, expected = envs.reset(seed=seed)[0], alone.reset(seed=seed)[0]
        assert (seen["observation"] == expected["observation"]).all()
    fresh, other = SoloVectorEnv("agricola", 4), SoloVectorEnv("agricola", 4)
    assert (fresh.reset()[0]["observation"] != other.reset()[0]["observation"]).any()


@pytest.mark.parametrize("mode", MODES)
def test_several_players_play_the_games_of_pettingzoo(mode: AutoresetMode) -> None:
    envs = TitleVectorEnv("arle", players=2, num_envs=2, autoreset_mode=mode, reward="win", houses="random")
    alone = [arle_v0.raw_env(players=2, reward="win", houses="random") for _ in range(2)]
    seen, infos = envs.reset(seed=8)
    for place, env in enumerate(alone):
        env.reset(seed=8 + place)
    rng, ended = Random(2), 0
    while ended < 3:
        for place, env in enumerate(alone):
            if env.agents and not any(env.terminations.values()):
                assert env.agent_selection == f"player_{infos['seat'][place]}"
                assert (env.observe(env.agent_selection)["observation"] == seen["observation"][place]).all()
        moved, chosen = infos["seat"], actions(seen["action_mask"], rng)
        resting = ~seen["action_mask"].any(axis=1)
        seen, rewards, over, cut, infos = envs.step(chosen)
        assert seen in envs.observation_space
        assert not cut.any()
        for place, env in enumerate(alone):
            if resting[place]:
                env.reset()
                assert rewards[place] == 0
                continue
            env.step(int(chosen[place]))
            assert over[place] == any(env.terminations.values())
            assert infos["rewards"][place].tolist() == list(env.rewards.values())
            assert rewards[place] == infos["rewards"][place][moved[place]]
            if over[place]:
                ended += 1
                assert infos["rewards"][place].sum() == 1
                if mode is AutoresetMode.SAME_STEP:
                    env.reset()
        if mode is AutoresetMode.DISABLED and over.any():
            place = int(np.flatnonzero(over)[0])
            with pytest.raises(EnvError, match=f"game {place} has ended: a reset_mask begins the next one"):
                envs.step(chosen)
            seen, infos = envs.reset(options={"reset_mask": over})
            for place in np.flatnonzero(over):
                alone[place].reset()


def test_a_game_that_is_cut_pays_what_it_has_paid_until_then() -> None:
    envs = TitleVectorEnv("hallertau", players=3, num_envs=2, max_cycles=4, cards="off")
    seen, _ = envs.reset(seed=1)
    rng, truncated = Random(3), 0
    while truncated < 4:
        seen, rewards, over, cut, infos = envs.step(actions(seen["action_mask"], rng))
        assert not over.any()
        assert not rewards.any()
        assert (cut == infos.get("_final_obs", np.zeros(2, bool))).all()
        truncated += int(cut.sum())


def test_rewards_with_every_move_add_up_to_what_was_gained() -> None:
    settled = terms("agricola", 2)
    by_change, at_end = Many(terms("agricola", 2, reward_when="change"), 2), Many(settled, 2)
    by_change.reset(seed=1)
    at_end.reset(seed=1)
    alone = [Playing(settled) for _ in range(2)]
    for place, one in enumerate(alone):
        one.begin(Random(1 + place))
    rng, sums = Random(4), [worths(settled, one.deal, one.state) for one in alone]
    while not at_end.ended.any():
        chosen = actions(at_end.masks, rng)
        by_change.step(chosen)
        at_end.step(chosen)
        sums = [[*np.add(before, now)] for before, now in zip(sums, by_change.rewards, strict=True)]
    place = int(np.flatnonzero(at_end.ended)[0])
    assert sums[place] == at_end.rewards[place].tolist()


def test_many_games_are_rendered_as_text_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    envs = TitleVectorEnv("arle", 2, 2, render_mode="human")
    seen, _ = envs.reset(seed=1)
    envs.step(actions(seen["action_mask"], Random(1)))
    assert envs.render() is None
    assert capsys.readouterr().out.count("Fields of Arle, half-year 1") == 6
    drawn = gymnasium.make_vec(SOLO["arle"], 2, vectorization_mode="vector_entry_point", render_mode="ansi")
    drawn.reset(seed=1)
    found = drawn.render()
    assert found is not None
    assert [text.startswith("Fields of Arle, half-year 1") for text in found] == [True, True]
