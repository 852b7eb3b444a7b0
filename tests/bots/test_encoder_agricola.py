"""What a value function sees of Agricola: all that the seat knows, nothing that it doesn't, a byte a feature."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agricola.random_games import fingerprint
from agricola.scenario import farm, play, stand, use
from agricola.scenario import scenario as lay
from allmende import agricola
from allmende.agricola.ai.observation.encoder_cards import HELD, PLAYABLE, SPENT
from allmende.agricola.ai.observation.value_encoder import encode, names
from allmende.agricola.rules.player import Player
from allmende.bots.learned import Subject
from allmende.core import Game

TITLE = agricola.TITLE


def features(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat sees, by name."""
    state = stand(game)
    return dict(zip(names(game.players, bool(state.setup.cards)), encode(state, seat), strict=True))


def with_cards(mine: Player, *others: Player, seat: int = 0, round_number: int = 5) -> dict[str, int]:
    """What a seat sees of a game with hand cards."""
    return features(lay(mine, *(others or [farm()]), round_number=round_number, cards=True), seat)


# In any game


@pytest.mark.parametrize("players", TITLE.players)
def test_every_feature_has_a_name_of_its_own(players: int) -> None:
    for cards in ("off", "base"):
        game = agricola.new(players=players, seed=1, cards=cards)
        found = names(players, cards != "off")
        assert len(set(found)) == len(found) == len(encode(stand(game), 0))
        about = Subject.of(TITLE, game.state)
        assert names(about.players, about.cards) == found


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 6), st.sampled_from(["off", "base"]), st.sampled_from(["dealt", "draft"]), st.integers(0, 10**6))
def test_only_what_a_seat_knows(players: int, cards: str, hands: str, seed: int) -> None:
    options = {"cards": cards, "hands": hands} if cards != "off" else {}
    game = agricola.new(players=players, seed=seed, **options)
    random = Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        if random.random() < 0.1:
            state = stand(game)
            before = fingerprint(game)
            seen = encode(state, seat)
            assert fingerprint(game) == before
            assert encode(TITLE.redraw(state, seat, random), seat) == seen
        game.play(random.choice(list(game.moves_of(seat))), seat)


def test_seats_that_change_places_see_the_same() -> None:
    one = farm(goods={"food": 3, "wood": 2}, hand=["caravan", "loom"], played=["wood-cutter"])
    other = farm(goods={"clay": 1}, hand=["tutor"], played=["beanfield", "grocer"], marks={"grocer": 2})
    this = lay(one.copy(), other.copy(), first=0)
    that = lay(other.copy(), one.copy(), first=1)
    assert encode(stand(this), 0) == encode(stand(that), 1)
    assert encode(stand(this), 1) == encode(stand(that), 0)
    assert encode(stand(this), 0) != encode(stand(this), 1)


# Without hand cards: what nets have learned to see


@pytest.mark.parametrize("players", TITLE.players)
def test_what_is_seen_without_cards_comes_first(players: int) -> None:
    found = names(players)
    assert names(players, cards=True)[: len(found)] == found
    assert {"pending EachOnce Plow Sow", "pending BuildFences", "pending TakeAll"} < set(found)
    assert not [name for name in found if name.startswith("pending card ")]


def test_fences_built_are_counted_by_pastures() -> None:
    game = use("fencing", farm(goods={"wood": 15}))
    play(game, "fence d1 e1")
    found = features(game)
    assert found["pending BuildFences"] == found["pending count"] == 1


# With them


def test_cards_in_hand_are_held_or_playable() -> None:
    hand = ["caravan", "loom", "bottles", "wood-cutter"]
    found = with_cards(farm(goods={"wood": 3, "food": 3}, hand=hand))
    assert found["hand caravan"] == found["hand wood-cutter"] == PLAYABLE
    assert found["hand loom"] == found["hand bottles"] == HELD
    assert found["hand tutor"] == 0
    assert (found["playable minors"], found["playable occupations"]) == (1, 1)
    assert (found["farm 0 minors in hand"], found["farm 0 occupations in hand"]) == (3, 1)


def test_the_second_occupation_costs_food() -> None:
    assert with_cards(farm(hand=["tutor"]))["hand tutor"] == PLAYABLE
    assert with_cards(farm(hand=["tutor"], played=["grocer"]))["hand tutor"] == HELD


def test_cards_in_play_are_seen_by_everybody_and_hands_are_counted() -> None:
    one = farm(
        hand=["caravan", "tutor", "priest"], played=["grocer", "bottles", "pastor"], marks={"grocer": 3, "pastor": 1}
    )
    found = with_cards(one.copy())
    assert found["played grocer"] == found["played pastor"] == SPENT
    assert found["played bottles"] == 1
    assert found["left on grocer"] == 5
    assert found["farm 0 improvements"] == 1
    assert found["farm 0 card points"] == 14
    others = with_cards(farm(), one.copy())
    assert others["others played grocer"] == others["others played bottles"] == 1
    assert others["farm 1 minors in hand"] == 1
    assert others["farm 1 occupations in hand"] == others["farm 1 occupations played"] == 2
    assert others["hand caravan"] == others["played grocer"] == 0


def test_fields_on_cards_are_fields_to_sow() -> None:
    empty = with_cards(farm(fields=["B3"], played=["beanfield"]))
    assert (empty["farm 0 empty fields"], empty["beds"], empty["empty beds"]) == (2, 1, 1)
    sown = with_cards(farm(fields=["B3", "beanfield vegetable 2"], played=["beanfield"]))
    assert (sown["farm 0 empty fields"], sown["beds"], sown["empty beds"]) == (1, 1, 0)
    assert sown["farm 0 growing vegetables"] == 2


def test_what_is_promised_is_told_apart() -> None:
    found = with_cards(farm(promised={6: {"food": 2, "field": 1}, 9: {"wood": 1}}, bonus=3, gathered=4))
    assert (found["promised food"], found["promised wood"], found["promised field"]) == (2, 1, 1)
    assert (found["promised food 1"], found["promised food 2"]) == (2, 0)
    assert (found["bonus"], found["gathered"]) == (3, 4)


def test_what_is_pending_is_seen() -> None:
    game = use("lessons", farm(hand=["tutor", "grocer"]))
    assert features(game)["pending PlayOccupation"] == 1
    assert features(game)["pending card Using"] == 1
