"""The titles as games of OpenSpiel: importing this registers `allmende_hallertau`, `allmende_arle` and so on.

>>> import pyspiel, allmende.envs.openspiel
>>> game = pyspiel.load_game("allmende_hallertau(players=3,cards=off)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)                       # chance deals: the game of seed 7
>>> state.action_to_string(state.legal_actions()[0])
'place gateway-card'

It needs `pip install 'allmende[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"OpenSpiel's games need more than is installed: pip install 'allmende[openspiel]' ({error})"
    ) from error

from allmende.bots.learned import Subject
from allmende.bots.title_ai import policy_inputs
from allmende.core import ONLOOKER, Message
from allmende.envs.bounds import bounds
from allmende.envs.numeric_game import action_in, refusal, worths
from allmende.envs.recalled import RecalledGame
from allmende.envs.terms import EnvError, Terms, terms
from allmende.titles import OWN, TITLES

DEALS: Final = 10_000
"""The number of deals that chance draws from by default."""
FINEST: Final = 2**53
"""The number of different values that a sampler of OpenSpiel may give."""


class TitleGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """A title as a game of OpenSpiel. Its parameters are `players`, `reward` (score or win), and the title's options.

    Chance draws one of `deals` games, with the seeds from `first` on, all equally likely.
    """

    title: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        title, given = self.title, dict(parameters or {})
        self.deals, self.first = int(given.pop("deals", DEALS)), int(given.pop("first", 0))
        if self.deals < 1:
            raise EnvError(f"deals must be at least 1, not {self.deals}", Message("error-env-deals"))
        chosen: dict[str, Any] = {
            name: str(value) for name, value in given.items() if name != "players" and value != ""
        }
        self.terms: Terms = terms(title, int(given.get("players", min(2, max(TITLES[title].players)))), **chosen)
        is_score, players = self.terms.reward == "score", self.terms.players
        limits = bounds(title, players)
        is_shared = not is_score and players > 1  # one victory, which the winners share
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.terms.title.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=limits.lowest if is_score else 0.0,
            max_utility=limits.highest if is_score else 1.0,
            utility_sum=1.0 if is_shared else None,
            max_game_length=limits.moves,
        )
        kind = _kind(title, pyspiel.GameType.Utility.CONSTANT_SUM) if is_shared else self.kind
        super().__init__(kind, info, parameters or {})
        self.encode = policy_inputs(self.terms.title).encode
        about = Subject.of(self.terms.title, self.start(0).state)
        self.feature_names = policy_inputs(self.terms.title).names(about.players, about.cards)
        """The names of the elements of the tensors."""

    def start(self, seed: int) -> RecalledGame:
        """The game that `allmende.TITLE.new(seed=…)` deals, before its first decision."""
        title, players, options = self.terms.title, self.terms.players, self.terms.options
        return RecalledGame(title, players, options, title.draw(players, options, Random(seed)))

    def new_initial_state(self) -> TitleState:
        """The state before chance has dealt."""
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver:
        """An observer. With perfect recall its strings are those of information states, else of the present state."""
        return TitleObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TitleState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Where several players may decide, the first of them does."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self._dealt: RecalledGame | None = None

    def dealt(self) -> RecalledGame | None:
        """The game; None before it is dealt."""
        return self._dealt

    def terms(self) -> TitleGame:
        """The game to which this state belongs."""
        found: TitleGame = self.get_game()
        return found

    def current_player(self) -> int:
        if self._dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self._dealt.state.to_act()
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._dealt is not None and bool(self._dealt.state.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.terms().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._dealt is not None
        return sorted(self._dealt.state.moves(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        """Play an action, or deal.

        IllegalMoveError if it is not legal, UnknownMoveError if there is no such action, EnvError if the game is over
        or there is no such deal.
        """
        game = self.terms()
        if self._dealt is None:
            if not 0 <= action < game.deals:
                raise EnvError(
                    f"there are deals from 0 to {game.deals - 1}, not {action}",
                    Message("error-env-deal", {"last": game.deals - 1, "deal": action}),
                )
            self._dealt = game.start(game.first + action)
            return
        title, seat = game.terms.title, self.current_player()
        action = action_in(action, len(title.vocabulary))
        if self.is_terminal():
            raise EnvError("no player has to decide: the game is over", Message("error-env-ended"))
        if action not in self._dealt.state.moves(seat):
            raise refusal(title, self._dealt.state, seat, action, f"for player {seat}")
        self._dealt.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.terms().first + action}"
        vocabulary = self.terms().terms.title.vocabulary
        return vocabulary[action_in(action, len(vocabulary))].text

    def returns(self) -> list[float]:
        """The points of each player, or the shares of the victory; 0 before the end."""
        terms = self.terms().terms
        if self._dealt is None or not self._dealt.state.over:
            return [0.0] * terms.players
        return worths(terms, self._dealt.deal, self._dealt.state)

    def hides_state_from_agents(self) -> bool:
        """True if a player may not know all of the state, so that Kaggle's wrapper does not hand it to agents."""
        terms = self.terms().terms
        return bool(terms.title.hides(terms.options))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TitleState:
        """A state that the player can't tell from this one, with all that it doesn't see drawn anew by the rules.

        It need not be one of the `deals` games. Its history is that of this state: the chance action at its root names
        the deal that was redealt, no longer what lies hidden, and others' hidden moves are those of this state. Clones
        and pickles keep the redeal. Before the deal and after the end it is a clone.

        Args:
            player: The player that can't tell them apart.
            sampler: It gives numbers from 0 to 1, of which one is used.
        """
        players = self.terms().terms.players
        if not 0 <= player < players:
            raise _no_player(player, players)
        found: TitleState = self.clone()
        if found._dealt is not None and not found.is_terminal():
            found._dealt.redeal(player, int(sampler() * FINEST))
        return found

    def __str__(self) -> str:
        """The state as text, hidden things included."""
        return "" if self._dealt is None else self.terms().terms.title.text(self._dealt.state)


class TitleObserver:
    """Observes a state for one player: as a tensor, the features of this package's nets, and as text.

    Public information alone is given as text only; its tensor is 0.
    """

    def __init__(self, game: TitleGame, of: Any, params: Any) -> None:
        if params:
            raise EnvError(
                f"observers have no parameters {params}", Message("error-env-observer", {"parameters": str(params)})
            )
        self._game = game
        self._recalls = of.perfect_recall
        self._is_public = of.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(len(game.feature_names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Write a player's observation of a state into the tensor."""
        self._check(player)
        dealt = state.dealt()
        if dealt is None or self._is_public:
            self.tensor[:] = 0
        else:
            self.tensor[:] = np.frombuffer(self._game.encode(dealt.state, player), np.uint8)

    def string_from(self, state: TitleState, player: int) -> str:
        """The text of a player's observation of a state; with perfect recall after a digest of all seen before."""
        self._check(player)
        dealt = state.dealt()
        if dealt is None:
            return ""
        seen = self._game.terms.title.text(dealt.state, ONLOOKER if self._is_public else player)
        return f"{dealt.recalled(player)}\n{seen}" if self._recalls else seen

    def _check(self, player: int) -> None:
        """EnvError if there is no such player."""
        players = self._game.terms.players
        if not 0 <= player < players:
            raise _no_player(player, players)


def _no_player(player: int, players: int) -> EnvError:
    """The error that there is no such player."""
    known = ", ".join(map(str, range(players)))
    return EnvError(
        f"there is no player {player}; there are: {known}",
        Message("error-env-agent", {"agent": str(player), "known": known}),
    )


def _kind(name: str, utility: Any) -> Any:
    """What OpenSpiel asks about a title: its options are parameters, and an empty value is the title's default."""
    title = TITLES[name]
    return pyspiel.GameType(
        short_name=f"allmende_{name}",
        long_name=f"Allmende: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "reward": "score",
            "deals": DEALS,
            "first": 0,
            **dict.fromkeys(title.options, ""),
        },
    )


def _register(name: str) -> None:
    """Register a title with OpenSpiel."""
    kind = _kind(name, pyspiel.GameType.Utility.GENERAL_SUM)
    # It has to be a class: what OpenSpiel lets go of after Python has ended must not be the last of its kind.
    pyspiel.register_game(kind, type(f"{name.title()}Game", (TitleGame,), {"title": name, "kind": kind}))


for _title in OWN:
    _register(_title)
