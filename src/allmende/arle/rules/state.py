"""The state of a game: the Game Board with its workers, the buildings that are left, and the players' boards."""

from __future__ import annotations

from allmende.arle.components.board import SEASON_NAMES, season_of
from allmende.arle.components.pieces import ON_HOME_BOARD, SUPPLIES, SUPPLY
from allmende.arle.record import events
from allmende.arle.record.deal import Deal
from allmende.arle.rules.amendments import ROOM_OF_ANY_SIZE
from allmende.arle.rules.phases import PREPARATIONS, SCORING
from allmende.arle.rules.player import Player, new_player
from allmende.core.rules import state as core
from allmende.core.rules.state import Anytime, Step


class State(core.State[Player]):
    """A state of Fields of Arle."""

    steps: list[Step[State]]
    """The title's table of steps. Copies share it."""
    actions: list[int]
    """By action space: the index of the step that carries it out. Copies share it."""
    built: list[int]
    """By building: the index of the step of its immediate effect, or 0. Copies share it."""
    deal: Deal
    """All that chance decides. Copies share it."""
    supply: list[int]
    """The tiles on the Supply Board."""
    workers: list[int]
    """By seat: the action spaces that its workers occupy, as bits."""
    buildings: int = 0
    """The buildings that can still be built, as bits."""
    half_year: int = 1
    """The half-year, from 1 on."""
    phase: int = PREPARATIONS
    """The phase of the half-year."""
    first: int = 0
    """The starting player."""
    turn: int = 0
    """The number of turns in this phase."""
    special: int = -1
    """The seat that used a space of the other season in this half-year, or -1."""

    # The adaptations of the rules

    cheap: bool = False
    """True if wood and clay are paid as such as far as they go, without being asked."""
    greedy: bool = False
    """True if as much peat as possible is cut, without being asked."""
    any_size: bool = False
    """True if equipment of another size makes room for a new piece, too."""
    windows: bool = False
    """True if loading, returning things, and trading with Peat Boats, belong to the edges of a turn."""

    def copy_state(self) -> State:
        """A copy that shares the seats."""
        twin = State(self.seats[:], self.anytime)
        twin.steps = self.steps
        twin.actions = self.actions
        twin.built = self.built
        twin.deal = self.deal
        twin.supply = self.supply[:]
        twin.workers = self.workers[:]
        twin.buildings = self.buildings
        twin.half_year = self.half_year
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.special = self.special
        twin.cheap = self.cheap
        twin.greedy = self.greedy
        twin.any_size = self.any_size
        twin.windows = self.windows
        return twin

    def step(self, index: int) -> Step[State]:
        """The step with this index."""
        return self.steps[index]

    def proceed(self) -> None:
        """Go on with the phase."""
        self.steps[self.phase].resume(self, -1)

    def begin_phase(self, phase: int) -> None:
        """Turn to the next phase."""
        self.phase = phase
        self.turn = 0
        if self.log is not None and phase != PREPARATIONS:  # which the event `HalfYearBegan` stands for
            self.log.append(events.PhaseBegan(phase=phase, season=SEASON_NAMES[self.season()]))

    def season(self) -> int:
        """The present season: `SUMMER` or `WINTER`."""
        return season_of(self.half_year)

    def next_first(self) -> int:
        """The starting player of the next half-year: the opponent of the present one, or of the seat that used a
        special action.

        While the points are counted, `first` already is the player who would start into the tenth half-year.
        """
        if self.phase == SCORING:
            return self.first
        players = len(self.seats)
        return ((self.first if self.special < 0 else self.special) + 1) % players

    def is_of_any_size(self) -> bool:
        """True if equipment of another size makes room for a new piece, too.

        Where equipment may be returned at any time, it may be so right before the new piece comes.
        """
        return self.any_size or (not self.windows and self.amended(ROOM_OF_ANY_SIZE))

    # The action spaces

    def is_occupied(self, space: int) -> bool:
        """True if a worker stands on an action space."""
        for workers in self.workers:
            if workers >> space & 1:
                return True
        return False

    def may_be_special(self) -> bool:
        """True if a space of the other season can be used: once in a half-year, and not in the solo game."""
        return self.special < 0 and len(self.seats) > 1


def new_state(
    players: int,
    deal: Deal,
    steps: list[Step[State]],
    actions: list[int],
    built: list[int],
    anytime: Anytime[State],
    cheap: bool,
    greedy: bool,
    any_size: bool,
    windows: bool,
) -> State:
    """The state before the first half-year: the common and personal displays (chapter "Setup")."""
    state = State([new_player() for _ in range(players)], anytime)
    state.steps = steps
    state.actions = actions
    state.built = built
    state.deal = deal
    state.supply = [SUPPLY[i] - players * ON_HOME_BOARD[i] for i in range(SUPPLIES)]
    state.workers = [0] * players
    state.buildings = deal.buildings()
    state.first = deal.first
    state.cheap = cheap
    state.greedy = greedy
    state.any_size = any_size
    state.windows = windows
    return state
