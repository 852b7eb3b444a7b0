"""Imitating an occupied action space at a Laborer."""

from __future__ import annotations

from allmende.arle.components.board import SPACE_NAMES, SPACES_OF_SEASON, is_laborer, space_season
from allmende.arle.components.moves import IMITATE, TAKE
from allmende.arle.record import events
from allmende.arle.rules.language.effect import Option, action
from allmende.arle.rules.state import State
from allmende.core.message import Message


class Imitate(Option):
    """Use an action space of the present season that is occupied by any worker, with one's own belongings.

    ruling: The other Laborer, or this one itself, is not imitated: that would lead nowhere.
    """

    asks = "prompt-imitate"
    pauses = True
    first = IMITATE
    last = TAKE

    def __init__(self, season: int) -> None:
        self.season = season

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        if state.season() != self.season:
            return found
        begin = self.season * SPACES_OF_SEASON
        for space in range(begin, begin + SPACES_OF_SEASON):
            if state.is_occupied(space) and not is_laborer(space) and action(state, space).is_affordable(state, seat):
                found.append(IMITATE + space)
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        begin = IMITATE + self.season * SPACES_OF_SEASON
        return list(range(begin, begin + SPACES_OF_SEASON))

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        space = move - IMITATE
        if is_laborer(space):
            return Message("reason-laborer")
        if space_season(space) != state.season():
            return Message("reason-other-season")
        if space_season(space) != self.season:
            return Message("reason-imitates-own-season")
        if not state.is_occupied(space):
            return Message("reason-not-occupied")
        return action(state, space).refusal(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        space = move - IMITATE
        if state.log is not None:
            state.log.append(events.Imitated(seat=seat, space=SPACE_NAMES[space]))
        action(state, space).begin(state, seat)
