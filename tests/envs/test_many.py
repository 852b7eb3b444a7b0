"""Many games at once are those that would be played one by one, in the arrays that were given."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from allmende.core import IllegalMoveError, UnknownMoveError
from allmende.envs import SOLO, EnvError, Many, Playing, SoloVectorEnv, TitleVectorEnv, terms
from envs.configurations import QUICK, configurations


@pytest.mark.parametrize(("name", "players", "options"), configurations(QUICK, solo=False))
def test_games_are_those_that_are_played_one_by_one(name: str, players: int, options: dict[str, str]) -> None:
    settled = terms(name, players, **options)
    many = Many(settled, 3)
    many.reset(seed=11)
    alone = [Playing(settled) for _ in range(3)]
    chances = [Random(11 + place) for place in range(3)]
    for place, one in enumerate(alone):
        one.begin(Random(11 + place))
    rng = Random(1)
    ended = 0
    while ended < 4:
        for place, one in enumerate(alone):
            assert many.seats[place] == one.seat
            assert (many.observations[place] == one.observe(one.seat)).all()
            assert (many.masks[place] == one.mask(one.seat)).all()
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in many.masks]
        many.step(np.array(actions))
        for place, one in enumerate(alone):
            seat = one.seat
            one.play(actions[place])
            assert many.ended[place] == one.is_over
            assert many.rewards[place].tolist() == pytest.approx(one.rewards())
            if one.is_over:
                ended += 1
                assert (many.finals[place] == one.observe(seat)).all()
                one.begin(Random(chances[place].getrandbits(48)))
        assert set(many.finals) == set(np.flatnonzero(many.ended))


@pytest.mark.parametrize("players", [1, 2])
def test_victories_are_rewarded(players: int) -> None:
    many = Many(terms("arle", players, reward="win"), 2)
    many.reset(seed=1)
    rng = Random(1)
    while not many.ended.any():
        assert not many.rewards.any()
        many.step([rng.choice(np.flatnonzero(mask).tolist()) for mask in many.masks])
    place = int(np.flatnonzero(many.ended)[0])
    assert many.rewards[place].sum() == (1.0 if players == 2 else 0.0)  # by chance nobody reaches the goal


def test_it_writes_into_the_arrays_that_are_given_whatever_has_become_of_them() -> None:
    settled = terms("hallertau", 2, cards="off")
    sizes = Many(settled, 2)
    arrays = [np.full_like(array, 7) for array in (sizes.observations, sizes.masks, sizes.seats)]
    many = Many(settled, 2, observations=arrays[0], masks=arrays[1], seats=arrays[2])
    many.reset(seed=3)
    sizes.reset(seed=3)
    rng = Random(1)
    for _ in range(3):
        assert all(
            (given == own).all()
            for given, own in zip(arrays, (sizes.observations, sizes.masks, sizes.seats), strict=True)
        )
        actions = random_actions(many.masks, rng)
        for given in arrays:
            given[:] = 7
        many.step(actions)
        sizes.step(actions)
    assert many.observations is arrays[0]


def test_mistakes_are_one_sentence_and_play_nothing() -> None:
    many = Many(terms("arle", 2), 2)
    with pytest.raises(EnvError, match=r"reset\(\) begins a game"):
        many.step([0, 0])
    many.reset(seed=1)
    before = many.observations.copy()
    legal = int(np.flatnonzero(many.masks[0])[0])
    wrong = int(np.flatnonzero(many.masks[1] == 0)[0])
    with pytest.raises(IllegalMoveError, match=rf"\(action {wrong}\) is not legal in game 1 now: \w.+\."):
        many.step([legal, wrong])
    with pytest.raises(UnknownMoveError, match=r"there is no action -1 \(game 1\)"):
        many.step([legal, -1])
    with pytest.raises(EnvError, match="2 games need as many actions, not 3"):
        many.step([legal, legal, legal])
    assert (many.observations == before).all()
    with pytest.raises(EnvError, match=r"masks must be a contiguous array of bytes of the shape \(2, 478\)"):
        Many(terms("arle", 2), 2, masks=np.zeros((2, 3), np.uint8))
    with pytest.raises(EnvError, match="with many games at once observation can't be 'text'; it can be: features"):
        Many(terms("arle", 2, observation="text"), 2)
    with pytest.raises(EnvError, match="with many games at once illegal can't be 'ignore'; it can be: error"):
        SoloVectorEnv("arle", 2, illegal="ignore")
    with pytest.raises(EnvError, match="autoreset_mode can't be 'Never'; it can be: NextStep, SameStep, Disabled"):
        TitleVectorEnv("arle", 2, 2, autoreset_mode="Never")
    with pytest.raises(EnvError, match="num_envs can't be 0; it can be: 1, 2, …"):
        TitleVectorEnv("arle", 2, 0)


@pytest.mark.parametrize(
    "given", [[1.0, 2.0], [True, False], ["1", "2"], 3, None, np.zeros((2, 1), int), np.zeros(2), np.zeros(2, bool)]
)
def test_what_are_no_numbers_one_a_game_plays_nothing(given: Any) -> None:
    many = Many(terms("arle", 2), 2)
    many.reset(seed=1)
    before = many.observations.copy()
    with pytest.raises(EnvError, match="actions are whole numbers, one a game, not "):
        many.step(given)
    if given is not None and not isinstance(given, int):
        with pytest.raises(EnvError, match="seeds are whole numbers, one a game, not "):
            many.reset(given)
    assert (many.observations == before).all()
    many.step([np.int64(np.flatnonzero(mask)[0]) for mask in many.masks])


def test_seeds_are_whole_numbers_numpys_too() -> None:
    many, same = (Many(terms("arle", 2, houses="random"), 2) for _ in range(2))
    envs = SoloVectorEnv("arle", 2)
    for wrong in (-1, 7.0, True, [1, -2]):
        for reset in (many.reset, envs.reset):
            with pytest.raises(EnvError, match="a seed is a whole number from 0 on, not "):
                reset(seed=wrong)
    many.reset(seed=np.int64(7))
    same.reset(seed=np.array([7, 8]))
    assert (many.observations == same.observations).all()
    envs.reset(seed=np.array([7, 8]))


def test_what_it_can_not_write_into_is_refused() -> None:
    frozen = np.zeros((2, 478), np.uint8)
    frozen.flags.writeable = False
    for masks in (frozen, [[0] * 478] * 2, np.zeros((2, 478)), np.zeros((478, 2), np.uint8).T):
        with pytest.raises(EnvError, match="masks must be a contiguous array of bytes"):
            Many(terms("arle", 2), 2, masks=masks)
    for count in (0, -1, 1.5, True):
        with pytest.raises(EnvError, match=r"count can't be .*; it can be: 1, 2, …"):
            Many(terms("arle", 2), count)


def random_actions(masks: Any, rng: Random) -> Any:
    """A legal action for each game."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def test_solo_games_are_a_vector_environment_of_gymnasium() -> None:
    envs = gymnasium.make_vec(SOLO["hallertau"], 3, vectorization_mode="vector_entry_point", cards="off")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=4)
    rng = Random(1)
    ended = 0
    while not ended:
        assert observations in envs.observation_space
        assert (infos["action_mask"] == observations["action_mask"]).all()
        assert infos["_action_mask"].all()
        actions = random_actions(observations["action_mask"], rng)
        assert actions in envs.action_space
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        ended = int(terminated.sum())
        assert not truncated.any()
    assert (infos["_final_obs"] == terminated).all()
    assert (infos["_final_info"] == terminated).all()
    assert not infos["final_info"]["action_mask"].any()
    place = int(np.flatnonzero(terminated)[0])
    assert infos["final_obs"][place] in envs.single_observation_space
    assert rewards[place] > 0
    envs.close()


def test_the_same_seed_is_the_same_and_copies_stay_what_they_were() -> None:
    first, second = (SoloVectorEnv("agricola", 2) for _ in range(2))
    seen, _ = first.reset(seed=9)
    again, _ = second.reset(seed=9)
    assert (seen["observation"] == again["observation"]).all()
    kept = seen["observation"].copy()
    first.step(random_actions(seen["action_mask"], Random(2)))
    assert (seen["observation"] == kept).all()
    bare = SoloVectorEnv("agricola", 2, copy=False)
    assert bare.reset(seed=9)[0]["observation"] is bare.many.observations
