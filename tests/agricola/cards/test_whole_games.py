"""Whole random games with hand cards, checked after every move against what must always hold.

There are 6 games for each number of players; `pytest --hypothesis-profile=thorough` plays 750 for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import allmende
from agricola.farms import spaces_of
from agricola.random_games import check_farmyard, enclosed_by, fresh, played_on
from agricola.table import begin, stand
from allmende.agricola import events
from allmende.agricola.board import SPACE_NAMES, space_bits
from allmende.agricola.cards import CARDS
from allmende.agricola.components import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.deal import Deal
from allmende.agricola.language.errands import discarded
from allmende.agricola.language.placing import WISHES
from allmende.agricola.language.sharing import MEETING_PLACE
from allmende.agricola.numbers import CARD_NAMES, FIRST_OCCUPATION
from allmende.agricola.phases import CROWDED, PREPARATION, REACTING, WORK
from allmende.agricola.player import BED_BITS, Player
from allmende.agricola.standing import ADULT, LEAVING, NEWBORN, VISITOR, kind_of, owner_of
from allmende.agricola.state import Table
from allmende.agricola.views import View
from allmende.core import ONLOOKER, Game, IllegalMoveError
from allmende.core.position import FRAME

EXAMPLES = 6 if settings().max_examples <= 60 else 750
"""Games for each number of players."""
OPTIONS = [{"cards": "base", "tile": tile, "side_job": job} for tile in ("off", "on") for job in ("off", "on")]
SHARING = {"A025", "A028", "A094", "A130", "B129", "B151"}
"""Cards with which two people may come onto an action space that is no "Wish for Children"."""
SPREAD = ("drinking-trough", "animal-tamer", "sleeping-corner")
"""Cards that change where animals live, and where people stand."""

every_number = pytest.mark.parametrize("players", [1, 2, 3, 4])
some_games = given(st.sampled_from(OPTIONS), st.integers(0, 1_000_000))
each_number_of_times = settings(max_examples=EXAMPLES)


# Games


def started(players: int, options: dict[str, str], seed: int) -> tuple[Game, Random]:
    """A game at its start, or put forward among players with full supplies and cards in play."""
    random = Random(seed)
    game = fresh(players, options, seed)
    if random.random() < 0.5:
        enrich(game, random)
    return game, random


def enrich(game: Game, random: Random) -> None:
    """Give everybody what otherwise only good players have, in the middle of the game."""
    position = stand(game)
    position.round = random.choice([2, 4, 6, 9, 11])
    position.spaces |= space_bits([SPACE_NAMES[space] for space in position.order[: position.round]])
    for seat, mine in enumerate(position.seats):
        for resource, most in ((WOOD, 20), (CLAY, 15), (REED, 8), (STONE, 12), (GRAIN, 5), (VEGETABLE, 3), (FOOD, 20)):
            mine.goods[resource] = random.randint(0, most)
        mine.house = random.choice([0, 0, 1, 2])
        mine.stack, mine.moves = [], []
        for card in random.sample(mine.hand, 6):
            it = CARDS[card]
            if not it.travels:
                mine.hand = [other for other in mine.hand if other != card]
                position.put_in_play(seat, card, it.moments, it.watches, it.permits, bool(it.savings), it.bed)
    position.phase = PREPARATION
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


def kept_by(mine: Player) -> dict[str, object]:
    """All that a player has, by name."""
    names = [name for name in dir(mine) if not name.startswith("_")]
    return {name: kept for name in names if not callable(kept := getattr(mine, name))}


def state(position: Table) -> tuple[object, ...]:
    """All that makes up a position: equal for equal positions."""
    seats = [{name: plain(kept) for name, kept in kept_by(mine).items()} for mine in position.seats]
    course = [position.round, position.phase, position.turn, position.first, position.improvements, position.over]
    counts = [position.period, position.reveals, position.shared]
    board = (position.goods[:], position.people[:], position.spaces, position.occupied)
    return (seats, [list(mine.moves) for mine in position.seats], course, counts, board, position.order[:])


def plain(thing: object) -> object:
    """A copy of what could change."""
    return thing[:] if isinstance(thing, list) else thing


# What always holds


def check(game: Game) -> None:
    """What holds for everybody and everything at all times."""
    position = stand(game)
    for mine in position.seats:
        check_player(mine)
    check_table(position)
    check_cards(game)
    check_decisions(game)


def check_player(mine: Player) -> None:
    """What holds for every farm."""
    assert min([*mine.goods, mine.begging, mine.home, mine.newborns, mine.bonus, mine.gathered]) >= 0
    assert 2 <= mine.people <= 5
    assert mine.home + mine.newborns <= mine.people
    assert len(mine.crops) == 15 + len(mine.beds)
    for bed, crops in zip(mine.beds, mine.crops[15:], strict=True):
        assert not crops or bed & (2 if crops < 0 else 1)  # what grows on cards is what can
    check_farmyard(mine)
    left = homeless(mine)
    crowded = CROWDED in mine.stack[::FRAME]
    assert not left or crowded
    assert left or mine.stack[-FRAME:][:1] != [CROWDED]  # nobody goes without need


def homeless(mine: Player) -> int:
    """How many animals find no room, whatever lives in which pasture."""
    in_play = [CARD_NAMES[card] for card in mine.played]
    stables = spaces_of(mine.stables)
    pastures = enclosed_by(mine.fences)
    extra = 2 if "drinking-trough" in in_play else 0
    sizes = [2 * len(pasture) * 2 ** len(pasture & stables) + extra for pasture in pastures]
    singles = mine.rooms.bit_count() if "animal-tamer" in in_play else 1
    singles += len(stables) - sum(len(pasture & stables) for pasture in pastures)
    counts = mine.goods[SHEEP : CATTLE + 1]
    best = sum(counts)
    for kinds in product(range(3), repeat=len(sizes)):
        room = [sum(size for size, its in zip(sizes, kinds, strict=True) if its == kind) for kind in range(3)]
        best = min(best, sum(max(0, count - there) for count, there in zip(counts, room, strict=True)))
    return max(0, best - singles)


def check_table(position: Table) -> None:
    """What holds for the table."""
    built = position.improvements
    for mine in position.seats:
        assert not built & mine.improvements  # there is one of each
        built |= mine.improvements
        begins = position.phase == PREPARATION  # when a piece lies on the space of the round until it has been used
        assert all(position.round < number + begins <= 15 for number in mine.promised[::3])
        assert min(mine.promised[2::3], default=1) > 0
    assert built == (1 << 10) - 1
    assert min(position.goods) >= 0
    played = {CARDS[card].number for mine in position.seats for card in mine.played}
    occupied = 0
    for seat, (mine, people) in enumerate(zip(position.seats, position.people, strict=True)):
        twice = occupied & people
        assert not twice & ~WISHES or played & SHARING
        assert not twice or played & (SHARING | {"A026"})
        assert not twice & MEETING_PLACE
        occupied |= people
        check_people(position, seat, mine, people)


def check_people(position: Table, seat: int, mine: Player, people: int) -> None:
    """Each person is somewhere, and once."""
    assert set(position.placed_by(seat)) == {space for space in range(people.bit_length()) if people >> space & 1}
    there = [kind_of(person) for person in position.persons if owner_of(person) == seat]
    assert there.count(NEWBORN) <= mine.newborns
    if position.phase == WORK:
        assert there.count(ADULT) + mine.home + mine.newborns == mine.people
        assert there.count(VISITOR) + there.count(LEAVING) <= mine.people_away
    assert mine.supply() >= 0


def check_cards(game: Game) -> None:
    """Every card is somewhere, and once; alone, traveling cards go, and an occupation that is given away."""
    position = stand(game)
    dealt = sorted(CARD_NAMES.index(name) for hand in deal_of(game).hands for name in hand)
    there = sorted(card for mine in position.seats for card in [*mine.hand, *mine.played])
    assert len(set(there)) == len(there)
    gone = set(dealt) - set(there) - set(discarded(position))
    assert not set(there) & set(discarded(position))
    assert set(there) <= set(dealt)
    given = {card for card in gone if not CARDS[card].travels}  # with Moonshine
    assert not gone or game.players == 1
    assert not given or CARD_NAMES.index("moonshine") in gone
    for mine in position.seats:
        cards = [CARDS[card] for card in mine.played]
        assert not any(card.travels for card in cards)
        assert len(mine.marks) == len(mine.played)
        assert mine.beds == [card.card << BED_BITS | card.bed for card in cards if card.bed]
        assert mine.saves == any(card.savings for card in cards)
        assert mine.permits == sum(card.permits for card in cards)
        assert mine.occupation_count() == sum(card >= FIRST_OCCUPATION for card in mine.played)


def deal_of(game: Game) -> Deal:
    """The deal of a game of Agricola."""
    assert isinstance(game.deal, Deal)
    return game.deal


def check_decisions(game: Game) -> None:
    """Who may decide, and between how many moves."""
    position = stand(game)
    assert game.is_over == (not game.to_act)
    starts_or_ends = any(REACTING in mine.stack[::FRAME] for mine in position.seats)
    assert position.phase != WORK or len(game.to_act) == 1 or starts_or_ends
    for seat in range(game.players):
        offered = list(game.moves_of(seat))
        assert len(offered) != 1  # forced moves are never asked for
        assert len(set(offered)) == len(offered)
        assert (seat in game.to_act) == bool(offered)
        assert position.anytime is not None
        assert not offered or any(move < position.anytime.first for move in offered)  # one can always go on


def check_scores(game: Game) -> None:
    """The points of the categories add up, and whoever wins has the most."""
    for seat in range(game.players):
        assert sum(line.points for line in game.score_lines(seat)) == game.scores[seat]
        seen = game.view(seat)
        assert isinstance(seen, View)
        assert seen.players[seat].points == game.scores[seat]
    assert all(game.scores[winner] == max(game.scores) for winner in game.winners)


@every_number
@each_number_of_times
@some_games
def test_everything_is_always_possible(players: int, options: dict[str, str], seed: int) -> None:
    played = 0
    for game, random in moments(players, options, seed):
        check(game)
        if random.random() < 0.05 or game.is_over:
            check_scores(game)
        assert game.version < 5_000
        played = sum(len(mine.played) for mine in stand(game).seats)
    assert stand(game).round == 14
    assert played


@every_number
@each_number_of_times
@some_games
def test_a_game_is_its_record_and_its_copy(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    while not game.is_over:
        before = state(stand(game))
        twin = game.copy()
        seat, move = eager(game, random)
        told = twin.play(move, seat)
        assert state(stand(game)) == before
        assert game.play(move, seat) == told
        assert state(stand(game)) == state(stand(twin))
        if random.random() < 0.5:
            game = twin
    again = allmende.replay(str(game.record))
    assert state(stand(again)) == state(stand(game))
    assert (again.scores, again.winners) == (game.scores, game.winners)


@every_number
@each_number_of_times
@some_games
def test_undoing_a_move_restores_the_position(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    while not game.is_over:
        before = state(stand(game))
        seat, move = eager(game, random)
        game.play(move, seat)
        if random.random() < 0.05 and game.undo_point(seat) == game.version - 1:
            game.undo(seat)
            assert state(stand(game)) == before
            game.play(move, seat)


@every_number
@each_number_of_times
@some_games
def test_every_offered_move_can_be_played_and_no_other(players: int, options: dict[str, str], seed: int) -> None:
    copies = [game.copy() for game, _ in moments(players, options, seed)]
    random = Random(seed)
    for game in random.sample(copies[:-1], 1):
        before = state(stand(game))
        seat = game.to_act[0]
        offered = set(game.moves_of(seat))
        for move in offered:
            twin = game.copy()
            twin.play(move, seat)
            assert state(stand(twin)) != before
        for move in set(range(len(game.title.vocabulary))) - offered:
            with pytest.raises(IllegalMoveError):
                game.play(move, seat)
        assert state(stand(game)) == before


# What is hidden


def hidden(game: Game, eyes: int, passed: set[str]) -> list[str]:
    """The hand cards that these eyes may not see, as they would stand in a message: all that were not `passed` on."""
    return [
        f'"{CARD_NAMES[card]}"'
        for seat, mine in enumerate(stand(game).seats)
        for card in mine.hand
        if seat != eyes and CARD_NAMES[card] not in passed
    ]


@every_number
@each_number_of_times
@some_games
def test_nobody_sees_the_cards_of_others(players: int, options: dict[str, str], seed: int) -> None:
    game, random = started(players, options, seed)
    passed: set[str] = set()
    while not game.is_over:
        looks = random.random() < 0.05
        seat, move = eager(game, random)
        told = game.play(move, seat)
        passed.update(event.card for event in told if isinstance(event, events.CardPassed))
        for eyes in range(ONLOOKER, players):
            seen = msgspec.json.encode([event.as_seen_by(eyes) for event in told]).decode()
            if looks:
                seen += msgspec.json.encode(game.view(eyes)).decode()
                seen += msgspec.json.encode(game.decision(eyes) if eyes >= 0 else None).decode()
            assert [card for card in hidden(game, eyes, passed) if card in seen] == []


@every_number
@each_number_of_times
@some_games
def test_what_is_hidden_can_be_drawn_anew_and_played_to_the_end(
    players: int, options: dict[str, str], seed: int
) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.03:
            before = state(stand(game))
            seat = random.randrange(players)
            twin = game.redeal(seat, random)
            assert isinstance(twin, Table)
            assert game.title.view(twin, seat) == game.view(seat)
            assert list(twin.moves(seat)) == list(game.moves_of(seat))
            assert twin.seats[seat].hand == stand(game).seats[seat].hand
            while not twin.over:
                someone = random.choice(twin.to_act())
                twin.play(someone, random.choice(list(twin.moves(someone))))
            assert state(stand(game)) == before
