"""Many solo games as a Gymnasium vector environment, or one place of many."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from allmende.envs.many import Many
from allmende.envs.playing import Playing
from allmende.envs.spaces import action_space, observation_space
from allmende.envs.terms import checked_mode, solo_terms

Observations = dict[str, NDArray[Any]]


class SoloVectorEnv(VectorEnv[Observations, Any, NDArray[Any]]):
    """So many solo games stepped by one call. A game that ends is followed by the next one in the same step.

    What was seen at its end is in `infos["final_obs"]`, as Gymnasium has it; masks are in `infos`, too. With
    `copy=False` observations are always the same arrays. An illegal action is an error, and then nothing is played.
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
        """Whether each action is legal now in each game."""
        return self.many.masks.astype(bool)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game in every place, by a seed each, or by `seed`, `seed + 1` and so on.

        With `options={"reset_mask": mask}`, an array of a bool a place, games begin only where it is true.
        """
        mask = (options or {}).get("reset_mask")
        self.many.reset(int(self.np_random.integers(2**48)) if seed is None else seed, mask)
        if seed is not None:
            super().reset(seed=int(np.ravel(seed)[0]))
        return self._observations(), self._infos()

    def render(self) -> tuple[str, ...] | None:
        """Every table as text."""
        return self.many.texts() if self.render_mode == "ansi" else None

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in every game."""
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
        """What is told of every game: which actions are legal."""
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
