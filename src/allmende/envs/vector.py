"""Many solo games in one process, as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from allmende.envs.many import Many
from allmende.envs.numeric_game import Playing
from allmende.envs.spaces import action_space, observation_space
from allmende.envs.terms import checked_mode, solo_terms

Observations = dict[str, NDArray[Any]]


class SoloVectorEnv(VectorEnv[Observations, Any, NDArray[Any]]):
    """A number of solo games that are stepped by one call. In the step in which a game ends, the next one begins.

    The observation at its end is in `infos["final_obs"]`, by Gymnasium's convention; masks are in `infos`, too. An
    illegal action raises IllegalMoveError, and then nothing is played.

    Args:
        title: The name of a title.
        num_envs: The number of games.
        copy: If False, observations are always the same arrays, written anew with every step.
        render_mode: "ansi" or None.
        rest: `reward`, and the title's options. Features, reward at the end and whole games are all that there is.

    Raises:
        UnknownTitleError, OptionError, EnvError: As of `terms` and `Many`.

    >>> envs = SoloVectorEnv("arle", num_envs=4)
    >>> observations, infos = envs.reset(seed=1)
    >>> actions = infos["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminations, truncations, infos = envs.step(actions)
    >>> rewards.shape
    (4,)
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self, title: str, num_envs: int = 1, copy: bool = True, render_mode: str | None = None, **rest: Any
    ) -> None:
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        settled = solo_terms(title, **rest)
        self.num_envs = num_envs
        self.many = Many(settled, num_envs)
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

        With `options={"reset_mask": mask}`, an array of a bool for each place, games begin only where it is true.
        """
        mask = (options or {}).get("reset_mask")
        self.many.reset(int(self.np_random.integers(2**48)) if seed is None else seed, mask)
        if seed is not None:
            super().reset(seed=int(np.ravel(seed)[0]))
        return self._observations(), self._infos()

    def render(self) -> tuple[str, ...] | None:
        """The state of each game as text."""
        return self.many.texts() if self.render_mode == "ansi" else None

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in every game; errors as of `Many.step`. No game is ever truncated."""
        many = self.many
        many.step(np.asarray(actions))
        infos = self._infos()
        if many.finals:
            finals = np.full(self.num_envs, None, dtype=object)
            for place, seen in many.finals.items():
                finals[place] = {"observation": seen, "action_mask": np.zeros(many.actions, np.int8)}
            nothing = {"action_mask": np.zeros_like(many.masks, np.int8), "_action_mask": many.ended.copy()}
            infos |= {"final_obs": finals, "_final_obs": many.ended.copy()}
            infos |= {"final_info": nothing, "_final_info": many.ended.copy()}
        rewards = many.rewards[:, 0].astype(np.float64)
        return self._observations(), rewards, many.ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        """The info of every game: its mask of legal actions."""
        return {"action_mask": self.many.masks.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _observations(self) -> Observations:
        seen, masks = self.many.observations, self.many.masks.view(np.int8)
        return (
            {"observation": seen.copy(), "action_mask": masks.copy()}
            if self.copy
            else {
                "observation": seen,
                "action_mask": masks,
            }
        )
