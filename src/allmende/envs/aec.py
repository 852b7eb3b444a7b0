"""Any title as a PettingZoo environment: agents decide one after the other, those that decide together by seat."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from allmende.core.message import Message
from allmende.envs.numeric_game import NOBODY, Playing
from allmende.envs.spaces import action_space, observation_space
from allmende.envs.terms import Deals, EnvError, checked_mode, seed_in, terms

Observation = dict[str, Any]


class TitleEnv(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """A title as an AEC environment of PettingZoo. `env` wraps it in a check that it is called in order.

    The agents are `player_0`, `player_1` and so on. An action is the index of a move in the title's vocabulary. An
    observation has the features under `observation`, and under `action_mask` 1 for each legal action; it tells nothing
    that the seat may not know.

    Args:
        title: The name of a title.
        players: The number of players.
        render_mode: "ansi", "human" or None.
        rest: `observation`, `reward`, `reward_when`, `illegal` and `max_cycles` as of `terms`; the title's options.

    Raises:
        UnknownTitleError, OptionError, EnvError: As of `terms`.

    >>> one = TitleEnv("arle", reward="win")
    >>> one.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = one.last()
    >>> one.step(int(observation["action_mask"].argmax()))
    >>> one.agent_selection
    'player_1'
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, title: str, players: int = 2, render_mode: str | None = None, **rest: Any) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{title}_v0"}  # type: ignore[misc]  # tells what this one is
        self.playing = Playing(terms(title, players, **rest))
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.playing) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.playing) for agent in self.possible_agents}
        self._deals = Deals()

    @property
    def feature_names(self) -> list[str]:
        """The names of the features of an observation."""
        return self.playing.feature_names

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        With a seed it is that of `allmende.TITLE.new(seed=…)`; without one, the next of those that follow from the last
        seed. `options` is ignored: those of the title are given when the environment is made.
        """
        if seed is not None:
            self._deals = Deals(seed_in(seed))
        self.playing.begin(self._deals.draw())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[max(self.playing.seat, 0)]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        return {"observation": self.playing.observe(seat), "action_mask": self.playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play an action for the agent that is selected; once its game is over, its only action is None.

        Raises:
            IllegalMoveError: The action is not legal; the error says why. With `illegal="ignore"` the reason is in
                `infos[agent]["illegal"]` instead.
            UnknownMoveError: There is no such action.
            EnvError: No game is under way, or the action is None in the midst of one, or not None at its end.
        """
        if not self.agents:
            raise EnvError("no seat has to decide: reset() begins a game", Message("error-env-over"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise EnvError(
                    f"the game is over for {agent}: its only action is None",
                    Message("error-env-dead", {"agent": agent}),
                )
            self._was_dead_step(None)
            return
        if action is None:
            raise EnvError(f"{agent} has to decide: None is no action", Message("error-env-none", {"agent": agent}))
        refused = self.playing.play(self.playing.number(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.playing.rewards(), strict=True))
        self._accumulate_rewards()
        if self.playing.seat == NOBODY:
            over = self.playing.is_over
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
        else:
            self.agent_selection = self.possible_agents[self.playing.seat]
        self.infos = {each: self._info(each) for each in self.agents}
        if refused is not None:
            self.infos[agent]["illegal"] = refused
        if self.playing.seat == NOBODY:
            self._deads_step_first()
        self._show()

    def render(self) -> str | None:
        """The state as text, hidden things included; in the mode `human` it is printed instead."""
        return self.playing.render(self.render_mode)

    def _show(self) -> None:
        """Print the state in the mode `human`, after each action."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: no resource is held."""

    def _seat(self, agent: str) -> int:
        """The seat of an agent; EnvError if there is no such agent."""
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise EnvError(
                f"there is no agent {agent!r}; there are: {known}",
                Message("error-env-agent", {"agent": str(agent), "known": known}),
            )
        return self.possible_agents.index(agent)

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.playing.mask(self.possible_agents.index(agent))}


def env(title: str, **rest: Any) -> Any:
    """A title's environment, in PettingZoo's wrapper that reports calls in a wrong order.

    Arguments and errors as of `TitleEnv`.

    >>> one = env("hallertau", players=2, cards="off")
    >>> one.reset(seed=7)
    >>> one.agent_selection
    'player_1'
    """
    return OrderEnforcingWrapper(TitleEnv(title, **rest))
