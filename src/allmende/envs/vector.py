"""Many games in one process, as Gymnasium vector environments: solo ones, and those of several players."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from allmende.envs.many import Many
from allmende.envs.numeric_game import Playing
from allmende.envs.spaces import action_space, observation_space
from allmende.envs.terms import COUNTS, Terms, checked_mode, is_count, not_to_be_had, solo_terms, terms

Observations = dict[str, NDArray[Any]]


class TitleVectorEnv(VectorEnv[Observations, Any, NDArray[Any]]):
    """A number of games that are stepped by one call, each by the seat that decides there: for learning by self-play.

    An observation is that of the seat that decides in each game, and `infos["seat"]` says which it is. The reward is
    what the seat got that has just moved; `infos["rewards"]`, games by seats, is what all of them got, which counts at
    the end of a game. Masks are in `infos`, too. An illegal action raises IllegalMoveError, and then nothing is played.

    Args:
        title: The name of a title.
        players: The number of players.
        num_envs: The number of games.
        copy: If False, observations are always the same arrays, written anew with every step.
        render_mode: "ansi", "human" or None.
        autoreset_mode: The time when the next game begins after one that has ended, as of Gymnasium: by default
            "SameStep", with the observation at the end in `infos["final_obs"]`; "NextStep"; or "Disabled", with which
            `reset(options={"reset_mask": …})` begins it.
        rest: `reward`, `reward_when` and `max_cycles` as of `terms`; the title's options.

    Raises:
        UnknownTitleError, OptionError, EnvError: As of `terms` and `Many`.

    >>> envs = TitleVectorEnv("arle", players=2, num_envs=4)
    >>> observations, infos = envs.reset(seed=1)
    >>> actions = infos["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminations, truncations, infos = envs.step(actions)
    >>> infos["seat"].tolist(), infos["rewards"].shape
    ([1, 1, 1, 1], (4, 2))
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
    }

    def __init__(
        self,
        title: str,
        players: int = 2,
        num_envs: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **rest: Any,
    ) -> None:
        self._prepare(terms(title, players, **rest), num_envs, copy, render_mode, autoreset_mode)

    def _prepare(
        self, settled: Terms, num_envs: int, copy: bool, render_mode: str | None, mode: AutoresetMode | str
    ) -> None:
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        if not is_count(num_envs):
            raise not_to_be_had("num_envs", num_envs, COUNTS)
        self.num_envs = num_envs
        self.many = Many(settled, num_envs, autoreset=mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.many.autoreset}  # type: ignore[misc]
        self.copy = copy
        playing = Playing(settled)
        self.single_observation_space = observation_space(playing)
        self.single_action_space = action_space(playing)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions as bools: games by actions."""
        return self.many.masks.astype(bool)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game in every place, with a list of seeds, or `seed`, `seed + 1` and so on.

        The games that follow in a place are those that follow there in Gymnasium's own vector environments. Without a
        seed it is the next of those. With `options={"reset_mask": mask}`, an array of a bool for each place, games
        begin only where it is true.
        """
        self.many.reset(seed, (options or {}).get("reset_mask"))
        if seed is not None:
            super().reset(seed=int(np.ravel(seed)[0]))
        elif self._np_random is None:
            super().reset()
        return self._observations(), self._infos()

    def render(self) -> tuple[str, ...] | None:
        """The state of each game as text; in the mode `human` they are printed instead, also after each step."""
        if self.render_mode is None:
            return None
        texts = self.many.texts()
        if self.render_mode == "ansi":
            return texts
        sys.stdout.write("\n\n".join(texts) + "\n")
        return None

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in every game; errors as of `Many.step`. `max_cycles` truncates games."""
        many = self.many
        moved = many.seats.copy()
        many.step(np.asarray(actions))
        infos = self._infos()
        if many.finals:
            finals = np.full(self.num_envs, None, dtype=object)
            for place, seen in many.finals.items():
                finals[place] = {"observation": seen, "action_mask": np.zeros(many.actions, np.int8)}
            nothing = {"action_mask": np.zeros_like(many.masks, np.int8), "_action_mask": many.ended.copy()}
            infos |= {"final_obs": finals, "_final_obs": many.ended.copy()}
            infos |= {"final_info": nothing, "_final_info": many.ended.copy()}
        rewards = many.rewards[np.arange(self.num_envs), moved].astype(np.float64)
        return self._observations(), rewards, many.ended & ~many.cut, many.cut.copy(), infos

    def _infos(self) -> dict[str, Any]:
        """The info of every game: its mask of legal actions, the seat that decides, and the rewards of all seats."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": self.many.masks.astype(np.int8), "_action_mask": everywhere}
        if self.many.terms.players > 1:
            infos |= {"seat": self.many.seats.astype(np.int64), "_seat": everywhere}
            infos |= {"rewards": self.many.rewards.copy(), "_rewards": everywhere}
        return infos

    def _observations(self) -> Observations:
        if self.render_mode == "human":
            self.render()
        seen, masks = self.many.observations, self.many.masks.view(np.int8)
        if self.copy:
            return {"observation": seen.copy(), "action_mask": masks.copy()}
        return {"observation": seen, "action_mask": masks}


class SoloVectorEnv(TitleVectorEnv):
    """A number of solo games that are stepped by one call. Arguments and errors as of `TitleVectorEnv`, but `players`.

    >>> envs = SoloVectorEnv("arle", num_envs=4)
    >>> observations, infos = envs.reset(seed=1)
    >>> actions = infos["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminations, truncations, infos = envs.step(actions)
    >>> rewards.shape
    (4,)
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **rest: Any,
    ) -> None:
        self._prepare(solo_terms(title, **rest), num_envs, copy, render_mode, autoreset_mode)
