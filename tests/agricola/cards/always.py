"""What must always hold in games with hand cards, worked out once more from what is printed on the cards."""

from __future__ import annotations

from collections import Counter
from itertools import product

from agricola.farms import Spaces, named, spaces_of
from agricola.random_games import check_farmyard, is_fencing, pastures_of
from agricola.scenario import stand
from allmende.agricola.cards import CARDS
from allmende.agricola.components.board import next_harvest
from allmende.agricola.components.farmyard import FENCE_SPACES, SPACES, STABLE_SITE_NAMES
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.moves import ANY_TIME
from allmende.agricola.components.numbers import CARD_NAMES, DRAWN_DECK, is_occupation, kind_of_card
from allmende.agricola.components.pieces import CATTLE, GRAIN, KIND_MASK, RESOURCE_NAMES, SHEEP, STABLE_PIECE
from allmende.agricola.hidden.redeal import returned
from allmende.agricola.presentation.views import View
from allmende.agricola.record.deal import HAND, Deal, draws_minors
from allmende.agricola.rules.farm.on_field import ROCKS, TIMBER
from allmende.agricola.rules.language.custom_errands import HOUSES
from allmende.agricola.rules.language.errands import discarded
from allmende.agricola.rules.language.farming import BuildStables
from allmende.agricola.rules.language.goings import ReturnStables
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.sharing import MEETING_PLACE
from allmende.agricola.rules.occupants import ADULT, LEAVING, NEWBORN, VISITOR, kind_of, owner_of, space_of
from allmende.agricola.rules.permits import ALSO_OCCUPATION, CLOSES_STABLED_PASTURE
from allmende.agricola.rules.phases import (
    BREEDING,
    CAME_PLACE,
    CROWDED,
    DRAFT,
    FEEDING,
    PREPARATION,
    REACTING,
    USING,
    WORK,
)
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import STEPS
from allmende.agricola.rules.steps.approaching import Approaching
from allmende.agricola.rules.steps.harvest import Breeding
from allmende.core import Game
from allmende.core.rules.state import FRAME

SHARING = {
    "A025",
    "A028",
    "A094",
    "A129",
    "A130",
    "B129",
    "B151",
    "B178",
    "C150",
    "D024",
    "D103",
    "D151",
    "E129",
    "E150",
}
"""Cards with which one may come onto an action space where somebody is already."""
SHARED_WISHES = {"A026", "C129", "E021"}
"""The same for spaces with "Wish for Children" only."""
GROWS_FOR_MINOR = "D021"
GROWS_WHEN_PLAYED = "B127"
"""With it, which another card may let one play there, the family grows at once."""
GROWS_AT_END = "D092"
"""With it, a person may be born in place of a "Minor Improvement" action, and lies beside its parent."""
NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}
ANIMAL_NAMES = RESOURCE_NAMES[SHEEP : CATTLE + 1]
ROOM_BY_MARK = {"A127", "A169", "C085", "D085"}
"""Cards that provide room for a person while their mark says so."""
ROOM_WHILE_FULL = "E085"
"""A card with room for a person while as much food lies on it as there are rooms, which a bit of its mark says."""
ROOMS_ON_CARDS = {"A010", "B010"}
"""Cards that provide room for a person throughout."""
ASKS_ALL = "D159"
"""With it, all other players are asked at any time whether they buy something."""
SEES_LAST_SPACE = "B023"
"""With it, the action space of round 14 can be used from the start."""


def check(game: Game) -> None:
    """What holds for everybody and everything at all times."""
    state = stand(game)
    for mine in state.seats:
        check_player(mine)
        check_pieces(mine)
        check_cards_in_play(state, mine)
        meals = meals_by_now(state)
        assert mine.meals in meals or (mine.fasts and mine.meals + 1 in meals)
    check_table(state)
    check_cards(game)
    check_decisions(game)


def in_play(mine: Player) -> set[str]:
    """The printed numbers of the hand cards in front of a player."""
    return {CARDS[card].number for card in mine.played}


# Farms


def check_player(mine: Player) -> None:
    """What holds for every farm."""
    lost = 2 * (mine.people - 1) if GROWS_AT_END in in_play(mine) else 0  # one may have been abducted
    counts = [mine.begging, mine.home, mine.newborns, mine.bonus + lost, mine.gathered, mine.helpers, mine.placed]
    assert min([*mine.goods, *counts]) >= 0
    assert 1 <= mine.people <= 5
    assert mine.home + mine.newborns + mine.bound <= mine.people
    assert len(mine.crops) == 15 + len(mine.beds)
    for bed, crops in zip(mine.beds, mine.crops[15:], strict=True):
        kind = 8 if crops >= ROCKS else 4 if crops >= TIMBER else 2 if crops < 0 else 1
        takes_stone = kind == 8 and bed & 3 == 3  # laid on all fields for any crop, by a card
        assert not crops or bed & kind or takes_stone  # what grows on cards is what can
    check_farmyard(mine, sown_pastures(mine), with_cards=True)
    left = homeless(mine)
    crowded = CROWDED in mine.stack[::FRAME]
    assert not left or crowded or is_fencing(mine) or is_moving_stables(mine)
    # Nobody goes without need, but one may if a card waits for the next time that all stay.
    assert left or mine.stack[-FRAME:][:1] != [CROWDED] or mine.stack[-1] >> CAME_PLACE


def is_moving_stables(mine: Player) -> bool:
    """Whether stables go, or come where a card keeps one of their pastures empty: only then all animals have room."""
    steps = [STEPS[step] for step in mine.stack[::FRAME]]
    if mine.permits & CLOSES_STABLED_PASTURE and any(isinstance(step, BuildStables) for step in steps):
        return True
    return any(isinstance(step, ReturnStables) for step in steps)


def check_pieces(mine: Player) -> None:
    """Nobody has more fences, stables and people than come with the game."""
    assert min(mine.stables_away, mine.people_away) >= 0
    assert mine.fences_away >= (-10 if "E149" in in_play(mine) else 0)  # two of each of five others
    assert not mine.palisades & ~mine.fences
    assert not mine.palisades or "B030" in in_play(mine)
    edge = set(range(5)) | set(range(15, 20)) | {20 + 6 * row + column for row in range(3) for column in (0, 5)}
    assert {fence for fence in range(FENCE_SPACES) if mine.palisades >> fence & 1} <= edge
    assert (mine.fences & ~mine.palisades).bit_count() + mine.fences_away == 15 - mine.fences_left() <= 15
    assert mine.stables.bit_count() + mine.stables_away == 4 - mine.stables_left() <= 4
    assert mine.people + mine.people_away == 5 - mine.supply() <= 5
    assert 0 <= mine.fences_left() <= 15
    laid = [kind & KIND_MASK for kind in mine.promised[1::3]].count(STABLE_PIECE)
    assert laid <= mine.stables_away
    corners = [name for i, name in enumerate(STABLE_SITE_NAMES) if i >= SPACES and mine.stables >> i & 1]
    assert len(corners) <= ("B085" in in_play(mine))
    for corner in corners:
        (top, left), (bottom, right) = sorted(named(corner.replace("-", " ")))
        assert {(top, left), (top, right), (bottom, left), (bottom, right)} <= spaces_of(mine.fields)


def sown_pastures(mine: Player) -> Spaces:
    """Where crops lie that are on no field tile: on the first space of small pastures, with a card."""
    if "B072" not in in_play(mine):
        return frozenset()
    return frozenset(min(pasture) for pasture in pastures_of(mine) if len(pasture) <= 2)


BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The steps from a farmyard space to those beside it."""


def homeless(mine: Player) -> int:
    """How many animals find no room, whatever lives in which pasture."""
    cards = in_play(mine)
    stables = spaces_of(mine.stables)
    pastures = pastures_of(mine)
    planted = frozenset(space for space in spaces_of((1 << SPACES) - 1) if mine.crops[5 * space[0] + space[1]])
    sizes = []
    for pasture in pastures:
        each = 3 if "D011" in cards and len(pasture) == 1 else 2
        size = each * len(pasture) * 2 ** len(pasture & stables)
        size += 2 if "A012" in cards else 0
        size += 1 if "B115" in cards and not pasture & stables else 0
        size += 2 if "E012" in cards and pasture & stables else 0
        size -= len(pasture) if pasture & planted else 0
        sizes.append(size)
    stabled = [i for i, pasture in enumerate(pastures) if pasture & stables]
    if "E033" in cards and stabled:
        sizes[min(stabled, key=lambda i: sizes[i])] = 0
    if "E036" in cards and sizes and 0 not in sizes:
        sizes.remove(min(sizes))
    sizes += [3] if "B012" in cards else []
    singles = len(spaces_of(mine.rooms)) if "A086" in cards else 1
    singles = 0 if "D012" in cards else singles
    outside = len(stables) - sum(len(pasture & stables) for pasture in pastures)
    sizes += [2] * outside if "E012" in cards else []
    singles += 0 if "E012" in cards else outside
    if "C089" in cards and outside:
        sizes.append(3)
        if "E012" in cards:
            sizes.remove(2)
        else:
            singles -= 1
    singles += mine.goods[GRAIN] if "C086" in cards else 0
    singles += mine.stalls if cards & {"B169", "E086"} else 0
    house = {(row + i, column + j) for row, column in spaces_of(mine.rooms) for i, j in BESIDE}
    singles += len(spaces_of(mine.rooms)) if "E011" in cards and any(house & pasture for pasture in pastures) else 0
    singles += len(pastures) if "B011" in cards else 0
    occupations = sum(is_occupation(card) for card in mine.played) + ("D025" in cards)
    own = [
        (mine.meals if "A148" in cards else 0)
        + (occupations if "B148" in cards else 0)
        + (2 * room_borders(mine) if "D148" in cards else 0)
        + (
            sum(is_occupation(card) and CARDS[card].number not in HOLDERS for card in mine.played)
            if "D086" in cards
            else 0
        )
        + ("E084" in cards),
        (mine.meals if "B086" in cards else 0)
        + (len(spaces_of(mine.fields) - planted) if "A011" in cards else 0)
        + sum(mark // 4 for card, mark in zip(mine.played, mine.marks, strict=True) if CARDS[card].number == "C148"),
        (len(pastures) if "C012" in cards else 0) + ("L064" in cards),
    ]
    own = [there + ("C011" in cards) for there in own]
    counts = [max(0, count - there) for count, there in zip(mine.goods[SHEEP : CATTLE + 1], own, strict=True)]
    best = sum(counts)
    for kinds in product(range(3), repeat=len(sizes)):
        if best <= singles:
            return 0
        room = [sum(size for size, its in zip(sizes, kinds, strict=True) if its == kind) for kind in range(3)]
        best = min(best, sum(max(0, count - there) for count, there in zip(counts, room, strict=True)))
    return max(0, best - singles)


HOLDERS = {"A148", "B086", "B148", "B169", "C086", "C148", "E086"}
"""Occupations on which animals are kept."""


def room_borders(mine: Player) -> int:
    """How many pairs of rooms are side by side."""
    rooms = spaces_of(mine.rooms)
    return sum(((row + 1, column) in rooms) + ((row, column + 1) in rooms) for row, column in rooms)


def meals_by_now(state: State) -> list[int]:
    """How many feeding phases may be over by now: during one, some players are done earlier."""
    before = sum(next_harvest(number) == number for number in range(1, state.round))
    if state.round and next_harvest(state.round) == state.round:
        if state.phase == FEEDING:
            return [before, before + 1]
        if state.phase >= BREEDING and state.phase != DRAFT:
            return [before + 1]
    return [before]


# The table


def check_table(state: State) -> None:
    """What holds for the table."""
    built = state.improvements & MAJORS
    for mine in state.seats:
        assert not state.improvements & mine.improvements  # there is one of each
        assert not built & mine.improvements
        built |= mine.improvements
        begins = state.phase == PREPARATION  # when a piece lies on the space of the round until it has been used
        assert all(state.round < number + begins <= 15 for number in mine.promised[::3])
        assert min(mine.promised[2::3], default=1) > 0
    assert not built & state.covered
    assert (built | state.covered) & MAJORS == state.setup.majors
    assert min(state.goods) >= 0
    check_spaces(state)
    for seat, (mine, people) in enumerate(zip(state.seats, state.people, strict=True)):
        check_people(state, seat, mine, people)


def check_spaces(state: State) -> None:
    """Nobody stands beside others without a card that allows it, and where nobody can be."""
    taken = 0
    for person in state.persons:
        space, owner = 1 << space_of(person), owner_of(person)
        cards = in_play(state.seats[owner])
        if kind_of(person) != NEWBORN:
            assert not taken & space or cards & SHARING or (space & WISHES and cards & SHARED_WISHES)
            assert space & state.spaces or (space == 1 << state.order[13] and SEES_LAST_SPACE in cards)
        # Two people are never placed there; but with a card its "Minor Improvement" action may be a Family Growth, or
        # lead to one, and with another one the family may grow as the turn ends.
        is_born_there = kind_of(person) == NEWBORN and cards & {GROWS_FOR_MINOR, GROWS_WHEN_PLAYED, GROWS_AT_END}
        assert not taken & space & MEETING_PLACE or is_born_there
        taken |= space
    assert not taken & ~state.occupied


def check_people(state: State, seat: int, mine: Player, people: int) -> None:
    """Each person is somewhere, and once."""
    assert set(state.placed_by(seat)) == {space for space in range(people.bit_length()) if people >> space & 1}
    there = [kind_of(person) for person in state.persons if owner_of(person) == seat]
    assert there.count(NEWBORN) <= mine.newborns
    if state.phase == WORK:
        assert there.count(ADULT) + mine.home + mine.newborns + mine.bound == mine.people
        assert there.count(VISITOR) + there.count(LEAVING) <= mine.people_away
    assert there.count(ADULT) + there.count(VISITOR) + there.count(LEAVING) == len(state.placed_by(seat))


# Hand cards


def check_cards_in_play(state: State, mine: Player) -> None:
    """What a player may do besides, and when cards have their say, is what the cards in play say together."""
    cards = [CARDS[card] for card in mine.played]
    moments, watches, permits = 0, 0, 0
    for card in cards:
        moments, watches, permits = moments | card.moments, watches | card.watches, permits | card.permits
    for number in state.beside:
        moments |= CARDS[number].moments
    assert (mine.moments, mine.watches, mine.permits) == (moments, watches, permits)
    assert mine.improvements & ~MAJORS == sum(card.majors for card in cards)
    assert not any(card.travels for card in cards)
    assert len(mine.marks) == len(mine.played)
    assert mine.beds == [card.card << BED_BITS | card.bed for card in cards if card.bed]
    assert mine.saves == any(card.savings for card in cards)
    also = mine.permits & ALSO_OCCUPATION != 0
    assert mine.occupation_count() == also + sum(is_occupation(card) for card in mine.played)
    lodgers = [mine.mark_of(card.card) > 0 for card in cards if card.number in ROOM_BY_MARK]
    lodgers += [mine.mark_of(card.card) & HOUSES != 0 for card in cards if card.number == ROOM_WHILE_FULL]
    assert mine.quarters == len(in_play(mine) & ROOMS_ON_CARDS) + sum(lodgers)


def check_cards(game: Game) -> None:
    """Every card is somewhere, and once; or it has left the game in a way in which cards do."""
    state, deal = stand(game), deal_of(game)
    dealt = numbers([*deal.hands, *deal.kept, deal.pile])
    held = [card for mine in state.seats for card in [*mine.hand, *mine.packet, *mine.played] if card not in DRAWN_DECK]
    check_deck_x(state, numbers([deal.deck_x]))
    there = [*held, *state.pile, *discarded(state), *returned(state)]
    assert len(set(there)) == len(there)
    assert set(there) <= set(dealt)
    assert set(held) >= {card for mine in state.seats for card in mine.known}
    gone = set(dealt) - set(there)
    if game.players == 1:  # then traveling cards go, and an occupation that is given away
        travelers = {card for card in gone if CARDS[card].travels}
        least, most = put_away(game, occupations=False)
        assert least <= sum(not is_occupation(card) for card in gone)
        assert sum(not is_occupation(card) for card in gone - travelers) <= most
        least, most = put_away(game, occupations=True)
        assert least <= sum(map(is_occupation, gone)) <= most + (CARD_NAMES.index("moonshine") in gone)
        return
    for occupations in (False, True):
        least, most = put_away(game, occupations=occupations)
        assert least <= sum(is_occupation(card) == occupations for card in gone) <= most


def check_deck_x(state: State, dealt: list[int]) -> None:
    """What is drawn of deck X comes off the top, and lies in front of a player, beside the board, or nowhere."""
    drawn, left = dealt[: len(dealt) - len(state.deck_x)], state.deck_x
    assert [*drawn, *left] == dealt
    lie = [card for mine in state.seats for card in mine.played if card in DRAWN_DECK] + state.beside
    assert len({*lie}) == len(lie)
    assert {*lie} <= {*drawn}
    assert all(kind_of_card(card) in ("space", "merchant", "incident") for card in state.beside)


def put_away(game: Game, *, occupations: bool) -> tuple[int, int]:
    """How many cards of a kind have left the game before the first round, at least and at most."""
    state, deal = stand(game), deal_of(game)
    rules = state.setup.hands
    assert rules is not None
    if rules.redrawn:  # whoever puts cards away draws one fewer
        drawn = Counter(map(is_occupation, numbers([deal.pile]))) - Counter(map(is_occupation, state.pile))
        least = drawn[occupations] if occupations or not draws_minors(game.players, rules) else 0
        return least, drawn[occupations] + (HAND - 1) * game.players if drawn[occupations] else 0
    if not rules.picks or not state.round:
        return 0, 0
    sizes = Counter(map(is_occupation, numbers(deal.hands)))
    kept = len(deal.kept[0]) if occupations and game.players == 1 and deal.kept else 0
    left = sizes[occupations] - (HAND - kept) * game.players
    return left, left


def numbers(cards: object) -> list[int]:
    """All cards of several lists of names, by their numbers."""
    assert isinstance(cards, (list, tuple))
    return [NUMBERS[name] for names in cards for name in names]


def deal_of(game: Game) -> Deal:
    """The deal of a game of Agricola."""
    assert isinstance(game.deal, Deal)
    return game.deal


# Decisions, and the end


def check_decisions(game: Game) -> None:
    """Who may decide, and between how many moves."""
    state = stand(game)
    assert game.is_over == (not game.to_act)
    assert all(mine.stack[::FRAME].count(USING) == len(mine.uses) for mine in state.seats)
    assert all(mine.stack[::FRAME].count(REACTING) == len(mine.reactions) for mine in state.seats)
    starts_or_ends = any(REACTING in mine.stack[::FRAME] for mine in state.seats)
    asks_all = any(ASKS_ALL in in_play(mine) for mine in state.seats)
    assert state.phase != WORK or len(game.to_act) == 1 or starts_or_ends or asks_all
    for seat in range(game.players):
        offered = list(game.moves_of(seat))
        assert len(offered) != 1  # forced moves are never asked for
        assert len(set(offered)) == len(offered)
        assert (seat in game.to_act) == bool(offered)
        step = state.top(seat) if offered else None
        if step is None or isinstance(step, Approaching):  # before a person is placed, it may have to be fed first
            continue
        assert any(move < ANY_TIME for move in offered)  # one can always go on
        # There are never more ways to choose than moves for them: anytime moves have the next numbers.
        assert isinstance(step, Breeding) or max(step.moves(state, seat), default=0) < ANY_TIME


def check_scores(game: Game) -> None:
    """The points of the categories add up, and whoever wins has the most."""
    for seat in range(game.players):
        assert sum(line.points for line in game.score_lines(seat)) == game.scores[seat]
        seen = game.view(seat)
        assert isinstance(seen, View)
        assert seen.players[seat].points == game.scores[seat]
    assert all(game.scores[winner] == max(game.scores) for winner in game.winners)


def check_view(game: Game) -> None:
    """Every animal is shown once, and in a place that has room for it; and so is everything else that players have."""
    for seat, mine in enumerate(stand(game).seats):
        seen = game.view(seat)
        assert isinstance(seen, View)
        shown = seen.players[seat]
        assert shown.hand == [CARD_NAMES[card] for card in mine.hand]
        assert (shown.minors, shown.occupations) == (
            sum(not is_occupation(card) for card in mine.hand),
            sum(map(is_occupation, mine.hand)),
        )
        there = Counter(shown.homeless)
        for pasture in shown.pastures:
            assert pasture.count <= pasture.capacity
            there[pasture.animal] += pasture.count
        for card in shown.played:
            assert sum(card.animals.values()) <= card.room
            there.update(card.animals)
        there.update([*shown.pets, *(space.animal for space in shown.farm)])
        assert [there[name] for name in ANIMAL_NAMES] == mine.goods[SHEEP : CATTLE + 1]
        assert sum(shown.homeless.values()) == homeless(mine)
