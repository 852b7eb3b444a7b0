"""Whole random games: from the start or among rich villages, with hand cards or without."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from allmende.core import Game
from allmende.hallertau.components.contents import TWICE
from allmende.hallertau.components.numbers import CARD_DECKS, CARD_NAMES, FARMYARD_DECKS, GATEWAY_DECKS
from allmende.hallertau.components.pieces import FARMYARD, GOODS, LAST_COLUMN, RESOURCE_NAMES
from allmende.hallertau.rules.player import EMPTY, NO_CARD, Player
from allmende.hallertau.rules.state import State
from core.games import new, stand
from hallertau.scenario import ACTIONS, at, village

NO_CARDS = ("", "")
DECKS = [
    *((gateway, farmyard) for gateway in GATEWAY_DECKS for farmyard in FARMYARD_DECKS),
    ("random", "random"),
    ("mixed", "mixed"),
]
"""All pairs of decks for a game with cards, and what else the options offer."""

without_cards = given(
    st.integers(1, 4), st.sampled_from(["together", "clockwise"]), st.just(NO_CARDS), st.integers(0, 1_000_000)
)
with_cards = given(
    st.integers(1, 4), st.sampled_from(["together", "clockwise"]), st.sampled_from(DECKS), st.integers(0, 1_000_000)
)

IDLE = ("done", "pay jewelry")


def fresh(players: int, progress: str, decks: tuple[str, str], seed: int) -> Game:
    """A game at its start."""
    if decks == NO_CARDS:
        return new(players, seed, progress)
    return new(players, seed, progress, cards="on", gateway=decks[0], farmyard=decks[1])


def started(players: int, progress: str, decks: tuple[str, str], seed: int) -> tuple[Game, Random]:
    """A game at its start, or in the middle among rich villages."""
    random = Random(seed)
    if random.random() < 0.5:
        return fresh(players, progress, decks, seed), random
    round_ = random.randint(2, 6)
    villages = [rich(random, round_) for _ in range(players)]
    if decks == NO_CARDS:
        return at(ACTIONS, *villages, round=round_, progress=progress, first=random.randrange(players)), random
    return among(villages, fresh(players, progress, decks, seed), random, round_), random


def among(villages: list[Player], game: Game, random: Random, round_: int) -> Game:
    """A game with cards, in the middle among these villages, with the cards that they have drawn by then."""
    state = stand(game)
    state.round, state.phase, state.turn = round_, ACTIONS, -1
    state.first = random.randrange(len(villages))
    for seat, mine in enumerate(villages):
        before = state.seats[seat]
        state.seats[seat] = mine
        farmyard = [NO_CARD, *state.decks[FARMYARD][6 * seat : 6 * seat + 6]]
        mine.stable = [card if place > round_ else NO_CARD for place, card in enumerate(farmyard)]
        mine.side = farmyard[round_]
        mine.hand = before.hand + farmyard[1:round_]
        for _ in range(random.randrange(3 * round_)):
            pile = random.randrange(4)
            if state.left_in(pile):
                mine.hand.append(state.decks[pile][state.drawn[pile]])
                state.drawn[pile] += 1
        random.shuffle(mine.hand)
        half = random.randrange(len(mine.hand))
        mine.hand, mine.played = mine.hand[half:], mine.hand[:half]
    game.opening = []
    state.log = game.opening
    state.go_on()
    state.log = None
    return game


def rich(random: Random, round_: int) -> Player:
    """A village as only good players have it, where boards are full and boulders off the edge."""
    tile = random.randrange(11)
    return village(
        goods={good: random.randrange(9) for good in RESOURCE_NAMES[:GOODS]},
        fields=random.choices(["2", "3", "4", "5", "3:hops", "5:rye"], k=random.choice([0, 3, 7, 8])),
        sheep={place: random.randrange(3) for place in range(round_ + 1, 7)} | {"stables": random.randrange(4)},
        crafts=[min(10, tile + random.choice([0, 0, 1, 3])) for _ in range(5)],
        tools=random.randrange(12),
        jewelry=random.choice([0, 2, 9, 10]),
        workers=random.randint(1, 12),
    )


def eager(game: Game, random: Random) -> tuple[int, int]:
    """A move that makes games long and villages rich: rarely `done`, never many workers at once for tools.

    Of the cards that can be played it is one in three times.
    """
    seat = random.choice(game.to_act)
    texts = game.moves_of(seat).texts
    lively = [text for text in texts if text not in IDLE and not text.startswith("exchange")]
    playable = [text for text in lively if text.startswith("play ")]
    if playable and random.random() < 1 / 3:
        lively = playable
    text = random.choice(lively if lively and random.random() < 0.9 else texts)
    return seat, game.title.vocabulary.parse(text)


def moments(players: int, progress: str, decks: tuple[str, str], seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game before each of its moves and at its end."""
    game, random = started(players, progress, decks, seed)
    while not game.is_over:
        yield game, random
        seat, move = eager(game, random)
        game.play(move, seat)
    yield game, random


# What always holds


def check_player(mine: Player, round_: int) -> None:
    """What holds for every village at all times."""
    supplies = [*mine.goods, *mine.sheep, mine.tools, mine.jewelry, mine.workers, mine.exhausted]
    assert min(supplies) >= 0
    assert mine.workers <= 15  # a card takes a row back
    assert mine.jewelry <= 10
    assert mine.exhausted <= mine.tools
    assert len(mine.fields) == 8
    assert all(field == 0 or (2 <= field % EMPTY <= 5 and field // EMPTY < TWICE + 4) for field in mine.fields)
    assert 0 <= mine.center <= min(mine.crafts)
    assert max(mine.crafts) <= LAST_COLUMN
    for craft, column in enumerate(mine.crafts):
        first, second = mine.boulders[2 * craft : 2 * craft + 2]
        assert column < first <= second
        assert first < second or first > LAST_COLUMN
    assert not any(mine.sheep[place] for place in range(round_))  # those cards have left the board
    assert mine.stable[:round_] == [NO_CARD] * round_
    assert not any(mine.sheep[round_ : round_ + 1]) or mine.stable[round_] != NO_CARD
    assert [CARD_DECKS[card] for card in [*mine.stable, mine.side] if card != NO_CARD].count(FARMYARD) == sum(
        card != NO_CARD for card in [*mine.stable, mine.side]
    )


def check_table(state: State) -> None:
    """What holds for the common display at all times."""
    for space, workers in enumerate(state.board):
        rows = [workers >> 2 * row & 3 for row in range(3)]
        # By way of a card a single worker may stand in the second row, even above an empty one.
        assert rows[0] in (0, 1)
        assert rows[1] in (0, 1, 2)
        assert rows[2] in (0, 3)
        assert rows[2] == 0 or rows[1]
        assert state.anytime is not None or rows in ([0, 0, 0], [1, 0, 0], [1, 2, 0], [1, 2, 3])
        assert rows[2] == 0 or space % 5
        assert not workers or space in state.open
    assert 1 <= state.round <= 6
    assert 0 <= state.first < len(state.seats)
    if state.is_clockwise():
        assert len(state.to_act()) <= 1
    if state.phase > ACTIONS:
        assert all(mine.workers == 0 for mine in state.seats)
    if state.anytime is None:
        assert not state.to_act() or state.phase in (4, 6, 9)


def everywhere(state: State) -> list[str]:
    """All cards of a game with cards, wherever they are, but for those that have been removed from play."""
    cards = [card for pile in range(4) for card in state.decks[pile][state.drawn[pile] :]]
    for mine in state.seats:
        cards += [*mine.stable, mine.side, *mine.hand, *mine.played]
    return sorted(CARD_NAMES[card] for card in cards if card != NO_CARD)
