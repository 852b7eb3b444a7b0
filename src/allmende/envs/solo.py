"""The solo game of a title as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium

from allmende.envs.numeric_game import NOBODY, Playing
from allmende.envs.spaces import action_space, observation_space
from allmende.envs.terms import SEED_BITS, Deals, checked_mode, solo_terms

Observation = dict[str, Any]


class SoloEnv(gymnasium.Env[Observation, Any]):
    """The solo game of a title. An action is the index of a move in the title's vocabulary.

    An observation has the features under `observation`, and under `action_mask`, which is in `info`, too, 1 for each
    legal action. An illegal action is ignored by default, as Gymnasium's checker demands, and `info["illegal"]` says
    why; `illegal="error"` raises IllegalMoveError instead.

    Args:
        title: The name of a title.
        render_mode: "ansi", "human" or None.
        illegal: "ignore", or "error".
        rest: `observation`, `reward`, `reward_when` and `max_cycles` as of `terms`; the title's options.

    Raises:
        UnknownTitleError, OptionError, EnvError: As of `terms`.

    >>> env = SoloEnv("arle")
    >>> observation, info = env.reset(seed=3)
    >>> action = int(info["action_mask"].argmax())
    >>> observation, reward, terminated, truncated, info = env.step(action)
    >>> terminated, truncated
    (False, False)
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # type: ignore[misc]

    def __init__(self, title: str, render_mode: str | None = None, illegal: str = "ignore", **rest: Any) -> None:
        self.playing = Playing(solo_terms(title, illegal=illegal, **rest))
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.observation_space = observation_space(self.playing)
        self.action_space = action_space(self.playing)
        self._deals: Deals | None = None

    @property
    def feature_names(self) -> list[str]:
        """The names of the features of an observation."""
        return self.playing.feature_names

    def action_masks(self) -> Any:
        """The mask of legal actions as bools, in the form that MaskablePPO asks for."""
        return self.playing.mask(0).astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; return its first observation and info.

        With a seed it is that of `allmende.TITLE.new(seed=…)`; without one, the next of those that follow from the last
        seed. `options` is ignored.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._deals = Deals(seed)
        elif self._deals is None:
            self._deals = Deals(int(self.np_random.integers(2**SEED_BITS)))
        self.playing.begin(self._deals.draw())
        self._show()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; return observation, reward, terminated, truncated and info.

        `truncated` is True if the game was cut off by `max_cycles`. EnvError if no game is under way; UnknownMoveError
        if there is no such action.
        """
        refused = self.playing.play(self.playing.number(action))
        info = self._info()
        if refused is not None:
            info["illegal"] = refused
        self._show()
        over = self.playing.is_over
        cut = not over and self.playing.seat == NOBODY
        return self._observation(), self.playing.rewards()[0], over, cut, info

    def render(self) -> str | None:
        """The state as text; in the mode `human` it is printed instead, also after each action."""
        return self.playing.render(self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Observation:
        return {"observation": self.playing.observe(0), "action_mask": self.playing.mask(0)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.playing.mask(0)}
