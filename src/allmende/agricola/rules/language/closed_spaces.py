"""Reasons why a person can't be placed on an action space, or why the space offers nothing to do."""

from __future__ import annotations

from allmende.agricola.components.board import (
    BOARD_SPACES,
    FIRST_HAND_CARD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_NAMES,
    STAGE_OF_ROUND,
    TILE_SPACES,
)
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.rules.language.effect import Source
from allmende.agricola.rules.language.elsewhere import CARDS
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.placing import (
    can_use,
    dues,
    free_spaces,
    is_useful,
    known_spaces,
    revealed_spaces,
    shut_spaces,
)
from allmende.agricola.rules.language.tolls import asked, put_back, withhold
from allmende.agricola.rules.shortages import of_these
from allmende.agricola.rules.spaces import FROM_FIVE, MOST_PLAYERS, starting_spaces
from allmende.agricola.rules.state import State
from allmende.core.message import Message


def why_not_placed(state: State, seat: int, space: int, called: int) -> Message | None:
    """The reason why the seat can't place a person on an action space; `called` as in `placings_of`."""
    if shut_spaces(state, seat) >> space & 1:
        for card in state.seats[seat].played:
            if any(access.closes(state, seat) >> space & 1 for access in card_at(state, card).accesses):
                return Message("reason-card-shuts-space", {"card": named("card", CARD_NAMES[card])})
    known = known_spaces(state, seat)
    if not known >> space & 1:
        if revealed_spaces(state) >> space & 1:
            return Message("reason-opened-for-other", {"round": state.order.index(space) + 1})
        return _coming(state, space) if CARDS >> space & 1 else _absent(state, space)
    if not free_spaces(state, seat) >> space & 1:
        return _occupied(state, seat, space)
    return why_useless(state, seat, space, called)


def why_useless(state: State, seat: int, space: int, called: int) -> Message | None:
    """The reason why an action space that the seat may use offers it nothing to do."""
    effect = state.steps[state.setup.actions[space]]
    assert isinstance(effect, Source)
    mine = state.seats[seat]
    mine.people_away += called
    refusal = effect.closed_now(state, seat) or _toll_missing(state, seat, space) or effect.refusal(state, seat)
    mine.people_away -= called
    return refusal


def _toll_missing(state: State, seat: int, space: int) -> Message | None:
    """The demands of cards of others, if they are the reason why the space can't be used."""
    tolls = dues(state, seat, space)
    if not tolls or can_use(state, seat, space):
        return None
    enough = withhold(state, seat, tolls)
    put_back(state, seat, tolls)
    if enough and not is_useful(state, seat, state.setup.actions[space]):
        return None
    pairs = asked(tolls)
    have = of_these(state, seat, pairs)
    return Message("reason-toll", {"card": named("card", CARD_NAMES[tolls[1]]), "needed": amounts(pairs), "have": have})


def _coming(state: State, space: int) -> Message:
    """The rounds in which an action space may still come into play."""
    stage = STAGE_OF_ROUND[space - BOARD_SPACES + 1]
    rounds = [number for number in range(state.round + 1, ROUNDS + 1) if STAGE_OF_ROUND[number] == stage]
    return Message(
        "reason-not-in-play", {"stage": stage, "rounds": len(rounds), "first": rounds[0], "last": rounds[-1]}
    )


def _absent(state: State, space: int) -> Message:
    """The reason why an action space isn't in this game at all."""
    if space >= FIRST_HAND_CARD:
        return Message("reason-space-not-played")
    players = len(state.seats)
    with_others = any(starting_spaces(number, True, True) >> space & 1 for number in range(1, MOST_PLAYERS + 1))
    if with_others and not starting_spaces(players, True, True) >> space & 1:
        return Message("reason-other-players", {"players": players})
    return Message("reason-no-such-tile")


def _occupied(state: State, seat: int, space: int) -> Message:
    """The person, or the tile, that is in the way."""
    if state.people[seat] >> space & 1:
        return Message("reason-occupied", {"whose": "mine"})
    if state.blocked >> space & 1 and not any(people >> space & 1 for people in state.people):
        if TILE_SPACES >> space & 1 and len(state.seats) < FROM_FIVE:
            return Message("reason-tile-used")
        partner = next(other for other in range(SPACE_COUNT) if state.setup.links[space] >> other & 1)
        return Message("reason-linked-used", {"action": named("action", SPACE_NAMES[partner])})
    if not any(people >> space & 1 for people in state.people):
        return Message("reason-person-gone")
    return Message("reason-occupied", {"whose": "other"})
