"""The order in which cards lie in front of a player decides nothing: if it matters who comes first, the owner is asked.

Whole random games are played; before each turn, the cards of all players are turned round in a second position, and the
turn is played in both. There are 12 games for each number of players, 400 with `--hypothesis-profile=thorough`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import settings

from agricola.cards.test_whole_games import eager, enrich
from agricola.random_games import fresh, played_on
from agricola.scenario import begin, stand
from allmende.agricola import TITLE
from allmende.agricola.cards import CARDS
from allmende.agricola.components.moves import CHOOSE, REDRAW
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.language.putting import lay_down
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import Use
from allmende.core import Game
from state_fields import fields_of

GAMES = 12 if settings().max_examples <= 60 else 400
"""Games for each number of players."""
MOST_TOGETHER = 15
HEEDED = sorted({trigger.moment for card in CARDS for trigger in card.triggers if trigger.mine})
"""The moments at which cards of a player do something."""
BETWEEN_PLAYERS = {"moves", "cow_mask", "still", "stills", "log", "veiled"}
"""What a position knows besides what a player would call the position."""


def turned_round(state: State) -> State:
    """The same position, in which the cards of each player lie in the opposite order."""
    twin = state.copy()
    assert isinstance(twin, State)
    for seat in range(len(twin.seats)):
        mine = twin.own(seat)
        mine.played, mine.marks = mine.played[::-1], mine.marks[::-1]
    return twin


def position(state: State) -> dict[str, Any]:
    """All that makes up a position, whatever the order of the cards in front of a player."""
    return {name: _plain(getattr(state, name)) for name in fields_of(State) if name not in BETWEEN_PLAYERS}


def _plain(thing: object) -> Any:
    match thing:
        case Player():
            found = {
                name: _plain(getattr(thing, name)) for name in fields_of(Player) if name not in ("played", "marks")
            }
            cards = {CARD_NAMES[card]: mark for card, mark in zip(thing.played, thing.marks, strict=True)}
            return found | {"moves": sorted(thing.moves), "promised": _promises(thing), "cards": cards}
        case Reaction():
            return {name: _plain(getattr(thing, name)) for name in fields_of(Reaction)} | {"left": sorted(thing.left)}
        case Use():
            return {name: _plain(getattr(thing, name)) for name in fields_of(Use)} | {"silent": sorted(thing.silent)}
        case list() | tuple():
            return [_plain(each) for each in thing]
        case _:
            return thing


def _promises(mine: Player) -> list[list[int]]:
    return sorted(mine.promised[i : i + 3] for i in range(0, len(mine.promised), 3))


def turns(players: int, seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game in which many cards in play heed the same moments, before each move that begins a turn."""
    random = Random(seed)
    game = fresh(players, {"cards": "all"}, seed)
    enrich(game, random)
    state = stand(game)
    for seat in range(players):
        away = {card for mine in state.seats for card in (*mine.played, *mine.hand)}
        moment = random.choice(HEEDED)
        heeding = [card for card in CARDS if not card.travels and card.moments >> moment & 1 and card.card not in away]
        for card in random.sample(heeding, min(len(heeding), MOST_TOGETHER)):
            lay_down(state, seat, card)
    begin(game)
    for now, chance in played_on(game, random, eager):
        if not now.is_over and is_quiet(stand(now)):
            yield now, chance


def is_quiet(state: State) -> bool:
    """True if no card reacts to anything, and no action space is being used."""
    return state.over or all(not mine.reactions and not mine.uses for mine in state.seats)


def play_both(one: State, other: State, random: Random) -> Iterator[str]:
    """Play a turn in both positions, whose owners have to be asked the same all along; give the moves.

    It breaks off where ways to pay are chosen: they are numbered in the order of the cards that allow them.
    """
    while True:
        assert one.to_act() == other.to_act()
        seat = random.choice(one.to_act())
        assert sorted(one.moves(seat)) == sorted(other.moves(seat))
        moves = [move for move in sorted(one.moves(seat)) if not CHOOSE <= move < REDRAW]
        if not moves:
            return
        move = random.choice(moves)
        one.play(seat, move)
        other.play(seat, move)
        yield TITLE.vocabulary[move].text
        if is_quiet(one):
            return


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_order_in_which_cards_were_played_decides_nothing(players: int, seed: int) -> None:
    for game, random in turns(players, seed):
        one = stand(game).copy()
        assert isinstance(one, State)
        other = turned_round(one)
        made = list(play_both(one, other, random))
        played = [[CARD_NAMES[card] for card in mine.played] for mine in one.seats]
        assert not is_quiet(one) or position(one) == position(other), (made, played)
