"""Whole random games with hand cards, checked after every move against what must always hold.

There are 6 games for each number of players; `pytest --hypothesis-profile=thorough` plays 750 for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from agricola.cards.always import check, check_scores, check_view
from agricola.random_games import fresh, played_on
from agricola.refused import check_reasons
from agricola.scenario import begin, stand
from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import SPACE_NAMES, next_harvest, space_bits
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.record import events
from allmende.agricola.rules.language.putting import lay_down
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import Use
from allmende.core import ONLOOKER, Event, Game
from state_fields import fields_of
from whole_games import check_copies, check_moves, check_record

EXAMPLES = 6 if settings().max_examples <= 60 else 750
"""Games for each number of players."""
DECKS = ["all", "base", "deck-a", "deck-b"]
HANDS = ["dealt", "mulligan", "draft", "choose-10"]
CALLED_LIKE_OTHER_THINGS = {'"stable"'}
"""Cards, as JSON names them, that are called like what is seen of a farmyard and its moves: C002 Stable."""

every_number = pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
some_games = given(
    st.fixed_dictionaries(
        {
            "cards": st.sampled_from(DECKS),
            "deck_l": st.sampled_from(["off", "on"]),
            "deck_x": st.sampled_from(["off", "on"]),
            "hands": st.sampled_from(HANDS),
            "tile": st.sampled_from(["off", "on"]),
            "side_job": st.sampled_from(["off", "on"]),
            "campaign": st.sampled_from(["off", "on"]),
        }
    ),
    st.integers(0, 1_000_000),
)
# A game is no simpler for a smaller seed, and to look for one takes minutes.
each_number_of_times = settings(max_examples=EXAMPLES, phases=[Phase.explicit, Phase.generate])


# Games


def started(players: int, options: dict[str, str], seed: int) -> tuple[Game, Random]:
    """A game at its start, or put forward among players with full supplies and cards in play."""
    random = Random(seed)
    game = at_first(players, options, seed)
    if random.random() < 0.5:
        enrich(game, random)
    return game, random


def at_first(players: int, options: dict[str, str], seed: int) -> Game:
    """A game at its start. Alone, one of two in which cards would be drafted lets the player choose among all."""
    if players == 1 and options["hands"] == "draft" and seed % 2:
        options = {**options, "hands": "choose"}
    return fresh(players, options, seed)


def enrich(game: Game, random: Random) -> None:
    """Give everybody what otherwise only good players have, in the middle of the game."""
    while not stand(game).round:
        seat, move = eager(game, random)
        game.play(move, seat)
    state = stand(game)
    state.round = random.choice([2, 4, 6, 9, 11])
    state.spaces |= space_bits([SPACE_NAMES[space] for space in state.order[: state.round]])
    for seat, mine in enumerate(state.seats):
        for resource, most in ((WOOD, 20), (CLAY, 15), (REED, 8), (STONE, 12), (GRAIN, 5), (VEGETABLE, 3), (FOOD, 20)):
            mine.goods[resource] = random.randint(0, most)
        mine.house = random.choice([0, 0, 1, 2])
        mine.meals = sum(next_harvest(number) == number for number in range(1, state.round + 1))
        mine.stack, mine.moves = [], []
        for card in random.sample(mine.hand, min(6, len(mine.hand))):
            if not CARDS[card].travels:
                mine.hand = [other for other in mine.hand if other != card]
                mine.known = [other for other in mine.known if other != card]
                lay_down(state, seat, CARDS[card])
    state.phase, state.turn = PREPARATION, 0
    begin(game)


def eager(game: Game, random: Random) -> tuple[int, int]:
    """A move that has to do with cards if there is one, and rarely one that gives things away."""
    seat = random.choice(game.to_act)
    texts = game.moves_of(seat).texts
    lively = [text for text in texts if not text.startswith(("done", "release", "eat", "cook"))]
    cards = [text for text in lively if text.startswith(("play", "resolve", "choose", "use card", *CARD_PLACES))]
    if cards and random.random() < 0.4:
        lively = cards
    text = random.choice(lively if lively and random.random() < 0.85 else texts)
    return seat, game.title.vocabulary.parse(text)


CARD_PLACES = ("place lessons", "place more-lessons", "place meeting-place", "place major-improvement")


def moments(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game before each of its moves and at its end."""
    return played_on(*started(players, options, seed), eager)


def fingerprint(game: Game) -> tuple[object, ...]:
    """All that makes up a position: equal for equal positions."""
    state = stand(game)
    seats = [plain(mine) for mine in state.seats]
    course = [state.round, state.phase, state.turn, state.first, state.improvements, state.covered, state.over]
    counts = [state.epoch, state.reveal_count, state.shared_version]
    board = (state.goods[:], state.people[:], state.spaces, state.occupied, state.blocked)
    return (seats, [list(mine.moves) for mine in state.seats], course, counts, board, state.order[:])


def plain(thing: object) -> object:
    """A copy of what could change: of lists, and of objects that have fields."""
    match thing:
        case list():
            return [plain(each) for each in thing]
        case Player() | Reaction() | Use():
            return {name: plain(getattr(thing, name)) for name in fields_of(type(thing))}
        case _:
            return thing


# What always holds


@every_number
@each_number_of_times
@some_games
def test_everything_is_always_possible(players: int, options: dict[str, str], seed: int) -> None:
    played = 0
    for game, random in moments(players, options, seed):
        check(game)
        if random.random() < 0.05 or game.is_over:
            check_scores(game)
            check_view(game)
        assert game.version < 5_000
        played = sum(len(mine.played) for mine in stand(game).seats)
    assert stand(game).round == 14
    assert played


@every_number
@each_number_of_times
@some_games
def test_a_game_is_its_record_and_its_copy(players: int, options: dict[str, str], seed: int) -> None:
    game, random = at_first(players, options, seed), Random(seed)
    game = check_copies(game, random, fingerprint, eager)
    check_record(game, fingerprint)


@every_number
@each_number_of_times
@some_games
def test_undoing_a_move_restores_the_position(players: int, options: dict[str, str], seed: int) -> None:
    game, random = at_first(players, options, seed), Random(seed)
    while not game.is_over:
        takes_back = random.random() < 0.05
        before = fingerprint(game) if takes_back else ()
        seat, move = eager(game, random)
        game.play(move, seat)
        if takes_back and game.undo_point(seat) == game.version - 1:
            game.undo(seat)
            assert fingerprint(game) == before
            game.play(move, seat)


@every_number
@each_number_of_times
@some_games
def test_every_offered_move_can_be_played_and_no_other(players: int, options: dict[str, str], seed: int) -> None:
    copies = [game.copy() for game, _ in moments(players, options, seed)]
    random = Random(seed)
    for game in random.sample(copies[:-1], 1):
        check_moves(game, random, fingerprint)


@every_number
@each_number_of_times
@some_games
def test_reasons_say_what_the_rules_say(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        for seat in game.to_act if random.random() < 0.1 else ():
            check_reasons(game, seat, random)


# What is hidden


def hidden(game: Game, eyes: int, known: set[str]) -> list[str]:
    """The cards of hands and packets that these eyes may not see, as they would stand in a message."""
    return [
        f'"{CARD_NAMES[card]}"'
        for seat, mine in enumerate(stand(game).seats)
        for card in [*mine.hand, *mine.packet]
        if seat != eyes and CARD_NAMES[card] not in known
    ]


def learned(told: list[Event], eyes: int) -> set[str]:
    """The cards that came into a hand before these eyes: everybody sees what travels, and a giver what is given."""
    found = {event.card for event in told if isinstance(event, events.CardPassed)}
    for event in told:
        if isinstance(event, events.OccupationGiven) and event.seat == eyes:
            found.update(event.cards)
    return found


@every_number
@each_number_of_times
@some_games
def test_nobody_sees_the_cards_of_others(players: int, options: dict[str, str], seed: int) -> None:
    game, random = started(players, options, seed)
    known: list[set[str]] = [set() for _ in range(ONLOOKER, players)]
    while not game.is_over:
        looks = random.random() < 0.05
        seat, move = eager(game, random)
        before = [hidden(game, eyes, known[eyes]) for eyes in range(ONLOOKER, players)]
        told = game.play(move, seat)
        for eyes in range(ONLOOKER, players):
            known[eyes] |= learned(told, eyes)
            seen = msgspec.json.encode([event.as_seen_by(eyes) for event in told]).decode()
            if looks:
                seen += msgspec.json.encode(game.view(eyes)).decode()
                seen += msgspec.json.encode(game.decision(eyes) if eyes >= 0 else None).decode()
            secret = set(hidden(game, eyes, known[eyes])) & set(before[eyes - ONLOOKER]) - CALLED_LIKE_OTHER_THINGS
            assert [card for card in sorted(secret) if card in seen] == []


def asked(game: Game, state: State, seat: int) -> tuple[object, ...]:
    """What a seat reads while it decides: its moves, what can't be done and why, and what it is asked."""
    moves = list(state.moves(seat))
    if not moves:
        return ()
    labels = [game.title.label(state, seat, move) for move in moves]
    return labels, game.title.refusals(state, seat), state.top(seat).prompt(state, seat)


@every_number
@each_number_of_times
@some_games
def test_what_is_hidden_can_be_drawn_anew_and_played_to_the_end(
    players: int, options: dict[str, str], seed: int
) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.03:
            before = fingerprint(game)
            seat = random.randrange(players)
            twin = game.redeal(seat, random)
            assert isinstance(twin, State)
            assert game.title.view(twin, seat) == game.view(seat)
            assert list(twin.moves(seat)) == list(game.moves_of(seat))
            assert asked(game, twin, seat) == asked(game, stand(game), seat)
            assert twin.seats[seat].hand == stand(game).seats[seat].hand
            while not twin.over:
                someone = random.choice(twin.to_act())
                twin.play(someone, random.choice(list(twin.moves(someone))))
            assert fingerprint(game) == before
