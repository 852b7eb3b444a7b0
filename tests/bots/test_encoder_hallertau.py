"""What a value function sees of Hallertau: all that the seat knows, nothing that it doesn't, a byte a feature."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings

from allmende import hallertau
from allmende.core import Game
from allmende.hallertau.ai.observation.value_encoder import encode, names
from allmende.hallertau.components.pieces import DECK_NAMES, RESOURCE_NAMES
from core.games import fingerprint, new, stand
from hallertau.cards.playing import PILES, holding
from hallertau.random_games import moments, with_cards, without_cards
from hallertau.scenario import (
    ACTIONS,
    FALLOW_FIELDS,
    HARVEST,
    MILKING,
    NEW_CARD,
    PROGRESS,
    REMOVE_WORKERS,
    at,
    scenario,
    village,
)

TITLE = hallertau.TITLE


def features(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat sees, by name."""
    state = stand(game)
    return dict(zip(names(len(state.seats), state.anytime is not None), encode(state, seat), strict=True))


def differing(game: Game, other: Game, seat: int = 0) -> set[str]:
    """The names of what a seat sees differently in two games."""
    one, two = features(game, seat), features(other, seat)
    return {name for name in one if one[name] != two[name]}


# In any game


@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize("cards", [False, True])
def test_every_feature_has_a_name_of_its_own(players: int, cards: bool) -> None:
    found = names(players, cards)
    assert len(set(found)) == len(found)
    assert len(encode(stand(new(players, 1, cards="on" if cards else "off")), 0)) == len(found)


def check_game(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    """A game looks to each seat as long as it should, and as any other that the seat could not tell from it."""
    length = 0
    for game, random in moments(players, progress, decks, seed):
        if random.random() > 0.15:
            continue
        state = stand(game)
        length = length or len(names(players, state.anytime is not None))
        seat = random.randrange(players)
        before = fingerprint(game)
        seen = encode(state, seat)
        assert fingerprint(game) == before
        assert len(seen) == length
        assert encode(TITLE.redraw(state, seat, Random(random.randrange(99))), seat) == seen
        lines = TITLE.score_lines(state, seat)
        assert seen[names(players, state.anytime is not None).index("score")] == sum(line.points for line in lines)


@settings(max_examples=20)
@without_cards
def test_only_what_a_seat_knows_without_cards(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    check_game(players, progress, decks, seed)


@settings(max_examples=20)
@with_cards
def test_only_what_a_seat_knows_with_cards(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    check_game(players, progress, decks, seed)


@pytest.mark.parametrize("phase", [ACTIONS, FALLOW_FIELDS, PROGRESS])
def test_riches_beyond_a_byte_are_seen_as_its_most(phase: int) -> None:
    goods = dict.fromkeys(RESOURCE_NAMES[:9], 999)
    mine = village(goods=goods, tools=999, sheep={"stables": 999}, fields=["5:rye"] * 4 + ["2"] * 4, jewelry=10)
    for seat in range(2):
        seen = features(at(phase, mine, mine.copy(), round=6), seat)
        for name in ("good:rye", "tools", "sheep:stables", "score", "progress:milk", "planned:left", "other-1:score"):
            assert seen[name] == 255


def test_seats_that_change_places_see_the_same() -> None:
    rich = village(goods={"rye": 3}, fields=["4:barley"], crafts=[2, 1, 1, 1, 1])
    poor = village(tools=2, workers=4)
    here = at(ACTIONS, rich.copy(), poor.copy(), village(), first=0)
    there = at(ACTIONS, poor.copy(), village(), rich.copy(), first=2)
    for seat in range(3):
        assert features(here, seat) == features(there, (seat + 2) % 3)


# One thing more or less


BASE = {"goods": {"clay": 2}, "fields": ["3", "4:rye"], "tools": 1}


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        ({"goods": {"clay": 3}}, {"good:clay": 3, "progress:clay": 3}),
        ({"goods": {"clay": 2, "rye": 1}}, {"good:rye": 1, "progress:rye": 5}),
        ({"tools": 2}, {"tools": 2, "tools-ready": 2}),
        ({"jewelry": 1}, {"jewelry": 1, "score": 3, "planned:jewelry": 1}),
        ({"workers": 5}, {"workers": 5}),
        (
            {"fields": ["2", "4:barley"]},
            {"fields:empty:row-3": 0, "fields:barley": 1, "fields:rye": 0, "progress:barley": 4},
        ),
        ({"fields": ["3", "4:rye", "5"]}, {"fields": 3, "fields:empty:row-5": 1, "fields:rows": 12}),
        ({"fields": ["3", "2:rye"]}, {"fields:planted:row-4": 0, "fields:planted:row-2": 1, "progress:rye": 2}),
        ({"sheep": {4: 2}}, {"sheep:1-rounds-left": 2, "sheep": 2, "progress:milk": 2}),
        ({"sheep": {"stables": 1}}, {"sheep:stables": 1, "score": 3}),
        ({"crafts": [3, 2, 2, 2, 2]}, {"craft:carpentry": 3, "center:2": 1, "steps-to-center+1": 4}),
        ({"crafts": [0, 1, 1, 1, 1]}, {"crafts-at-the-center": 1, "steps-to-center+2": 6}),
        ({"boulders": {"brewhouse": (1, 2)}}, {"craft:brewhouse:tools-needed": 2, "craft:brewhouse:first-boulder": 1}),
    ],
)
def test_what_differs_in_a_village_is_seen_by_its_seat_and_by_others(
    change: dict[str, object], seen: dict[str, int]
) -> None:
    before = at(ACTIONS, village(**BASE), village(), round=3)  # type: ignore[arg-type]
    after = at(ACTIONS, village(**{**BASE, **change}), village(), round=3)  # type: ignore[arg-type]
    found = features(after)
    assert {name: found[name] for name in seen} == seen
    assert set(seen) <= differing(before, after)
    if "boulders" not in change:
        assert {name.split(":")[0] for name in differing(before, after, 1)} == {"other-1"}


def test_a_worker_less_is_all_that_differs() -> None:
    games = [at(ACTIONS, village(workers=workers), village()) for workers in (6, 5)]
    assert differing(*games) == {"workers"}
    assert differing(*games, seat=1) == {"other-1:workers"}


def test_the_workers_that_a_space_needs_next() -> None:
    board = {"nursery": 1, "farming": 2, "clearing": 3}
    seen = features(at(ACTIONS, village(workers=2), village(), board=board))
    needed = {name: seen[f"space:{name}:workers-needed"] for name in ("cultivation", "nursery", "farming", "clearing")}
    assert needed == {"cultivation": 1, "nursery": 2, "farming": 3, "clearing": 4}
    assert [seen[f"spaces:for-{cost}-workers"] for cost in (1, 2, 3)] == [13, 1, 1]
    assert seen["spaces:usable"] == 14


def test_whose_turn_it_is_and_who_has_the_marker() -> None:
    game = at(ACTIONS, village(), village(), village(), first=1)
    own = features(game, 0)
    assert [own[f"first-player:+{i}"] for i in range(3)] == [own[f"turn:+{i}"] for i in range(3)] == [0, 1, 0]
    assert own["phase:4"] == own["round:1"] == 1
    assert own["rounds-left"] == 5
    assert own["other-1:deciding"] == 1
    assert own["other-2:deciding"] == 0


def test_quadrant_cards_are_counted_once_they_are_seen() -> None:
    game = at(REMOVE_WORKERS, village(), village(), round=3)
    seen = features(game)
    assert [seen[f"quadrant-{number}:times-cleared"] for number in (1, 2, 3, 4)] == [1, 2, 1, 2]
    assert "quadrant-1:times-cleared" not in names(4, cards=False)


def test_what_is_under_way_is_seen() -> None:
    game = at(ACTIONS, village(goods={"rye": 3}, fields=["2", "3", "4"]), village())
    assert features(game)["pending:decision:0-Turn"] == 1
    game.play("place cultivation")
    seen = features(game)
    assert seen["pending:decision:0-Turn"] == 0
    assert seen["pending:cultivation:1-Sow"] == 1
    game.play("sow rye row 4")
    assert features(game)["pending:top:counter"] == seen["pending:top:counter"] + 1


def test_the_building_that_is_being_paid_for_is_seen() -> None:
    game = at(PROGRESS, village(goods={"clay": 2, "rye": 2}, jewelry=1), village(), round=1)
    game.play("advance carpentry", 0)
    seen = features(game)
    assert seen["pending:paying:carpentry"] == 1
    assert seen["pending:paying:bakehouse"] == 0


# The Progress Phase in sight


IN_SIGHT = {"fields": ["4:barley", "3:rye"], "sheep": {"stables": 2}, "goods": {"rye": 1}, "workers": 0}


@pytest.mark.parametrize("phase", [NEW_CARD, FALLOW_FIELDS, HARVEST])
def test_the_supply_in_sight_is_what_the_progress_phase_begins_with(phase: int) -> None:
    before = features(scenario(phase, village(**IN_SIGHT), village()))  # type: ignore[arg-type]
    after = features(at(phase, village(**IN_SIGHT), village()))  # type: ignore[arg-type]
    assert (before["phase:9"], after["phase:9"]) == (0, 1)
    for good in RESOURCE_NAMES[:9]:
        assert before[f"progress:{good}"] == after[f"progress:{good}"] == after[f"good:{good}"]


def test_a_field_that_was_harvested_is_not_in_sight_again_and_a_doubled_one_counts_twice() -> None:
    game = scenario(HARVEST, village(fields=["4:barley", "3:2 rye"]), village())
    state = stand(game)
    state.turn = 0
    mine = state.seats[0]
    assert [features(game)[f"progress:{crop}"] for crop in ("barley", "rye")] == [0, 0]
    mine.to_harvest = 0b11
    mine.doubled = 0b10
    # A game without cards has no features for what cards plant, but its fields count all the same.
    assert [features(game)[f"progress:{crop}"] for crop in ("barley", "rye")] == [4, 12]


def test_milk_is_in_sight_until_the_sheep_are_milked() -> None:
    game = scenario(MILKING, village(sheep={5: 2}), village())
    assert features(game)["progress:milk"] == 2
    stand(game).turn = 0
    assert features(game)["progress:milk"] == 0


def test_the_plan_says_what_goods_and_tools_will_do() -> None:
    goods = {"meat": 1, "milk": 1, "hides": 2}
    seen = features(at(ACTIONS, village(goods=goods, jewelry=2), village(), round=1))
    assert (seen["planned:cooling-house"], seen["planned:manufacture"], seen["planned:carpentry"]) == (1, 1, 0)
    assert (seen["planned:center"], seen["planned:steps-to-center+1"]) == (0, 3)
    assert (seen["planned:jewelry"], seen["planned:left"]) == (2, 2)
    last = features(at(ACTIONS, village(goods={"meat": 5}, crafts=[7] * 5, jewelry=1, workers=1), village(), round=6))
    assert (last["planned:jewelry"], last["planned:points"]) == (0, 21)


@pytest.mark.parametrize(("progress", "planned"), [("together", 1), ("clockwise", 1)])
def test_nothing_is_planned_once_the_progress_phase_is_done(progress: str, planned: int) -> None:
    rich = village(goods={"meat": 2}, workers=0)
    game = at(PROGRESS, rich.copy(), rich.copy(), round=1, progress=progress)
    assert [features(game, seat)["planned:cooling-house"] for seat in (0, 1)] == [planned, planned]
    game.play("done", 0)
    assert [features(game, seat)["planned:cooling-house"] for seat in (0, 1)] == [0, planned]


def test_exhausted_tools_are_not_ready_until_the_next_progress_phase() -> None:
    mine = village(tools=3, exhausted=2, goods={"meat": 2}, crafts=[1] * 5)
    game = at(ACTIONS, mine, village(), round=2)
    assert features(game)["tools-ready"] == 3
    stand(game).phase = PROGRESS
    assert features(game)["tools-ready"] == 1


# Hand cards


@pytest.mark.parametrize(
    ("card", "villages"),
    [
        # Each village lacks one thing less than the one before: three, two, one, none.
        ("903", [{"tools": n} for n in range(4)]),
        ("909", [{"goods": {"hides": 2}, "jewelry": n} for n in range(4)]),
        ("907", [{"goods": {"clay": 5, "milk": n}} for n in range(2, 6)]),
        ("923", [{"sheep": {"stables": n}} for n in range(5, 9)]),
        ("924", [{"fields": ["2"] * n} for n in range(5, 9)]),
        ("904", [{"played": ["001", "002", "003", "004", "005", "006"][:n]} for n in range(3, 7)]),
        ("003", [{"goods": {"wool": 1}, "sheep": {"stables": n}} for n in range(4)]),
        ("002", [{"goods": {"barley": n, "hops": 0}} for n in (5, 6, 7)]),
        ("018", [{"goods": {"barley": n}} for n in range(3, 7)]),
        ("625", [{"jewelry": n, "fields": ["2", "2"]} for n in range(4)]),
        ("022", [{"fields": ["2:rye"] * n} for n in (4, 3, 2)]),
    ],
)
def test_a_card_is_nearer_the_less_it_lacks(card: str, villages: list[dict[str, object]]) -> None:
    seen = [features(holding(card, village(**mine)))[f"hand:{card}"] for mine in villages]  # type: ignore[arg-type]
    assert seen == [1, 2, 3, 4][-len(seen) :]


def test_what_a_hand_is_worth() -> None:
    mine = village(hand=["903", "904", "001", "801"], played=["802", "003"], tools=3)
    seen = features(at(ACTIONS, mine, village(hand=["905", "002"]), piles=PILES))
    assert [seen[f"hand:{deck}"] for deck in DECK_NAMES] == [1, 0, 1, 2]
    assert [seen[f"played:{deck}"] for deck in DECK_NAMES] == [1, 0, 1, 0]
    assert [seen[f"other-1:hand:{deck}"] for deck in DECK_NAMES] == [1, 0, 0, 1]
    assert (seen["playable:point"], seen["playable:gateway"]) == (1, 0)
    assert (seen["hand:points"], seen["hand:points-near"], seen["hand:points-playable"]) == (10, 5, 4)
    assert (seen["income:802"], seen["income:801"], seen["incomes"]) == (1, 0, 1)
    assert seen["hand:905"] == 0
