"""The state before the first round (chapter "Setup")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.farmyard import SPACES, STARTING_ROOMS
from allmende.agricola.components.improvement import FIRST_COVERED
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import (
    FOOD,
    RESOURCES,
    STARTING_FOOD,
    STARTING_PEOPLE,
    STARTING_PLAYER_FOOD,
    WOODEN,
)
from allmende.agricola.record.deal import Deal
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.phases import DRAFT, PREPARATION
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.setup import Setup
from allmende.agricola.rules.state import State
from allmende.core.rules.state import Anytime, Step

UNCOVERED: Final = (1 << FIRST_COVERED) - 1
"""The major improvements that can be built at the start, as bits."""


def new_player() -> Player:
    """A player's farmyard at the start, without food (chapter "Setup")."""
    player = Player()
    player.stack = []
    player.moves = []
    player.uses = []
    player.reactions = []
    player.goods = [0] * RESOURCES
    player.promised = []
    player.rooms = STARTING_ROOMS
    player.house = WOODEN
    player.crops = [0] * SPACES
    player.pastures = []
    player.people = STARTING_PEOPLE
    player.hand = []
    player.known = []
    player.packet = []
    player.kept = []
    player.played = []
    player.marks = []
    player.beds = []
    update_least_fences(player)
    return player


def new_state(
    players: int,
    deal: Deal,
    setup: Setup,
    steps: list[Step[State]],
    anytime: Anytime[State],
) -> State:
    """The state before the first round (chapter "Setup")."""
    seats = [new_player() for _ in range(players)]
    for seat in range(players):
        food = 0 if setup.solo else STARTING_PLAYER_FOOD if seat == deal.first else STARTING_FOOD
        seats[seat].goods[FOOD] = food + (deal.food[seat] if deal.food else 0)
        if deal.hands:
            cards = sorted([CARD_NAMES.index(name) for name in deal.hands[seat]])
            if setup.picks:
                seats[seat].packet = cards
            else:
                seats[seat].hand = cards
    state = State(seats, anytime)
    state.setup = setup
    state.deal = deal
    state.steps = steps
    state.order = deal.order()
    redraws = setup.hands is not None and setup.hands.redrawn and len(deal.pile) > 0
    state.phase = DRAFT if setup.picks or redraws else PREPARATION
    state.first = deal.first
    state.pile = [CARD_NAMES.index(name) for name in deal.pile]
    state.deck_x = [CARD_NAMES.index(name) for name in deal.deck_x]
    state.spaces = setup.spaces
    state.goods = [0] * SPACE_COUNT
    state.strange = []
    state.people = [0] * players
    state.persons = []
    state.improvements = setup.majors & UNCOVERED
    state.covered = setup.majors & ~UNCOVERED
    state.beside = []
    return state
