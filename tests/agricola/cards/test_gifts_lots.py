"""Occupations that are drawn by lot: who selects, what can be done with them, and that nobody can know before."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from agricola.cards.positions import LEARNED, can, holding, meeting
from agricola.scenario import all_texts, farm, goods, hand, happened, play, played, scenario, stand, texts
from allmende import agricola
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.record import events
from allmende.agricola.record.deal import LOTS, drawn
from allmende.agricola.rules.amendments import LOT_NEEDS_ONE
from allmende.agricola.rules.earlier_amendments import LOTS_NEED_THREE, PAPER_FOR_DRAWN
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core import EVERYTHING, ONLOOKER, Game, Message, MoveMade, OptionError

HELD = ("grocer", "lutenist", "priest", "tutor", "wood-cutter")


def lot_of(game: Game, lot: int) -> Game:
    """The same game with another lot."""
    state = stand(game)
    state.deal = replace(state.deal, lot=lot)
    return game


def knife(held: tuple[str, ...] = HELD, lot: int = 7, **kept: int) -> Game:
    """Paper Knife has just been played."""
    game = lot_of(meeting(farm({"wood": 1, **kept}, hand=[*held, "paper-knife"])), lot)
    play(game, "play paper-knife")
    return game


def selected(lot: int) -> Game:
    """Three of five have been selected."""
    game = knife(lot=lot)
    play(game, "keep priest", "keep grocer", "keep tutor")
    return game


def moonshine(mine: Player, *others: Player, lot: int = 7) -> Game:
    """Moonshine has just been played."""
    game = lot_of(meeting(holding(mine, "moonshine"), *others), lot)
    play(game, "play moonshine")
    return game


def meeting_alone(mine: Player) -> Game:
    """A person of a single player has just been placed on the Meeting Place."""
    game = scenario(mine, cards=True)
    play(game, "place meeting-place")
    return game


def drawn_card(game: Game) -> str:
    """The occupation that can be played."""
    return next(text.removeprefix("play ") for text in texts(game) if text.startswith("play "))


# Lots


def test_lots_are_as_likely_as_each_other_whatever_is_drawn_when() -> None:
    rng = Random(1)
    for count in (2, 3, 7):
        for time in (1, 2, 30):
            found = Counter(drawn(rng.randrange(1, LOTS), time, count) for _ in range(1000 * count))
            assert set(found) == set(range(count))
            assert all(850 < number < 1150 for number in found.values())


def test_lots_that_are_drawn_one_after_the_other_differ() -> None:
    pairs = Counter((drawn(lot, 5, 3), drawn(lot, 6, 3)) for lot in range(12345, LOTS, LOTS // 9000))
    assert len(pairs) == 9
    assert all(800 < number < 1200 for number in pairs.values())


def test_games_have_a_lot_only_if_a_card_may_need_it() -> None:
    assert agricola.new(players=2, seed=1, cards="base").deal.lot == 0
    assert agricola.new(players=2, seed=1).deal.lot == 0
    lots = {agricola.new(players=2, seed=seed, cards="all").deal.lot for seed in range(5)}
    assert len(lots) == 5
    assert min(lots) >= 1


def test_deals_without_a_lot_can_still_be_read() -> None:
    deal = agricola.new(players=1, seed=1).deal
    plain = msgspec.to_builtins(deal)
    del plain["lot"]
    assert msgspec.convert(plain, agricola.Deal) == deal


@pytest.mark.parametrize("lot", [-1, LOTS])
def test_deals_with_an_impossible_lot_are_refused(lot: int) -> None:
    deal = agricola.new(players=1, seed=1).deal
    with pytest.raises(OptionError, match="lot"):
        agricola.new(players=1, deal=replace(deal, lot=lot))


# Paper Knife


def test_paper_knife_asks_for_three_occupations_one_after_the_other() -> None:
    game = knife()
    assert texts(game) == {f"keep {name}" for name in HELD}
    play(game, "keep priest")
    assert texts(game) == {f"keep {name}" for name in HELD if name != "priest"}
    play(game, "keep grocer", "keep tutor")
    assert drawn_card(game) in ("priest", "grocer", "tutor")
    assert "done" in texts(game)


def test_paper_knife_draws_each_of_the_three_as_often() -> None:
    found = Counter(drawn_card(selected(lot)) for lot in range(1, LOTS, LOTS // 300))
    assert set(found) == {"priest", "grocer", "tutor"}
    assert min(found.values()) > 70


def test_nobody_else_is_told_which_occupations_are_selected_or_drawn() -> None:
    ended = {str(label_of(selected(lot), "done")) for lot in range(1, LOTS, LOTS // 20)}
    assert len(ended) == 1  # as whichever of them was drawn is left in the hand
    game = knife()
    made = MoveMade(0, "keep priest", label_of(game, "keep priest"))
    for eyes in (0, EVERYTHING):
        assert game.title.move_for(made, eyes) == made
    for eyes in (1, ONLOOKER):
        assert game.title.move_for(made, eyes) == MoveMade(0, "keep", Message("move-select-unnamed"))


def test_a_lot_that_is_under_way_is_drawn_anew_for_others() -> None:
    one, other = knife(), knife()
    for some, others in (("priest", "wood-cutter"), ("tutor", "lutenist"), ("grocer", "priest")):
        play(one, f"keep {some}")
        play(other, f"keep {others}")
        for seed in range(3):
            assert stand_of(one.redeal(1, Random(seed))) == stand_of(other.redeal(1, Random(seed)))
            assert stand_of(one.redeal(0, Random(seed))) == stand_of(one.state)


def stand_of(state: State[Player]) -> list[int]:
    """What the first seat has to do."""
    return state.seats[0].stack[:]


def label_of(game: Game, text: str) -> Message:
    """What a move of the first seat does."""
    return game.title.label(game.state, 0, game.title.vocabulary.parse(text))


def test_paper_knife_plays_the_occupation_without_an_occupation_cost() -> None:
    game = knife(food=5)
    play(game, "keep priest", "keep grocer", "keep tutor")
    card = drawn_card(game)
    play(game, f"play {card}")
    assert (played(game), goods(game)["food"]) == ([card], 5)
    assert (sorted(hand(game)), hand(game, 1)) == (sorted({*HELD} - {card}), ["paper-knife"])


def papered(amendments: int | None = None) -> Game:
    """Paper Knife has just played one of two occupations that give no wood or food; there is a Paper Maker."""
    held = ["conservator", "tutor", "stable-architect"]
    mine = farm({"wood": 3}, hand=[*held, "paper-knife"], played=["paper-maker", "hedge-keeper"])
    game = scenario(mine, farm(), amendments=amendments)
    play(game, "place meeting-place", "play paper-knife")
    play(game, f"play {drawn_card(game)}")
    return game


def test_before_the_occupation_is_played_the_paper_maker_may_turn_wood_into_food() -> None:
    game = papered()
    assert texts(game) == {"choose 1", "choose 2"}
    play(game, "choose 2")
    assert (goods(game), game.to_act, len(played(game))) == ({"wood": 1, "food": 2}, [1], 3)
    game = papered()
    play(game, "choose 1")
    assert (goods(game), game.to_act, len(played(game))) == ({"wood": 2}, [1], 3)


def test_in_games_of_old_the_paper_maker_was_not_asked() -> None:
    game = papered(PAPER_FOR_DRAWN - 1)
    assert (goods(game), game.to_act, len(played(game))) == ({"wood": 2}, [1], 3)


def test_paper_knife_may_leave_the_occupation_in_the_hand() -> None:
    game = selected(3)
    play(game, "done")
    assert (sorted(hand(game)), played(game), game.to_act) == (sorted(HELD), [], [1])


def test_paper_knife_draws_at_once_among_three() -> None:
    game = knife(HELD[:3])
    assert drawn_card(game) in HELD[:3]


@pytest.mark.parametrize("count", [0, 2, 3])
def test_paper_knife_needs_three_occupations_in_hand(count: int) -> None:
    mine = farm({"wood": 1}, hand=HELD[:count], played=LEARNED[:3])
    assert can("paper-knife", mine) == (count == 3)


@pytest.mark.parametrize("count", [0, 2])
def test_in_games_of_old_paper_knife_does_nothing_with_fewer_occupations(count: int) -> None:
    mine = farm({"wood": 1}, hand=[*HELD[:count], "paper-knife"])
    game = scenario(mine, farm(), amendments=LOTS_NEED_THREE - 1)
    play(game, "place meeting-place", "play paper-knife")
    assert (sorted(hand(game)), hand(game, 1), game.to_act) == (sorted(HELD[:count]), ["paper-knife"], [1])


def test_paper_knife_costs_a_wood() -> None:
    assert not can("paper-knife", farm(hand=HELD))


def test_paper_knife_tells_nobody_else_what_was_drawn() -> None:
    game = knife()
    told = play(game, "keep priest", "keep grocer", "keep tutor")
    (event,) = happened(told, events.OccupationDrawn)
    assert isinstance(event, events.OccupationDrawn)
    assert event.cards == [drawn_card(game)]
    other = event.as_seen_by(1)
    assert isinstance(other, events.OccupationDrawn)
    assert other.cards == []


def test_paper_knife_draws_anew_wherever_nobody_can_know() -> None:
    game = knife()
    play(game, "keep priest", "keep grocer")
    number = game.title.vocabulary.parse("keep tutor")
    found: set[int] = set()
    for seed in range(30):
        state = game.redeal(0, Random(seed))
        assert isinstance(state, State)
        state.play(0, number)
        found.add(state.seats[0].moves[0])
    assert len(found) == 3


def test_paper_knife_can_be_looked_at_by_others_while_it_is_drawn() -> None:
    game = selected(11)
    for seed in range(10):
        state = game.redeal(1, Random(seed))
        assert isinstance(state, State)
        mine = state.seats[0]
        move = state.moves(0)[0]
        before = len(mine.hand)
        state.play(0, move)
        assert len(state.seats[0].hand) == before - 1


def test_paper_knife_is_not_undone_once_it_has_drawn() -> None:
    game = knife()
    play(game, "keep priest", "keep grocer")
    assert game.undo_point(0) is not None
    play(game, "keep tutor")
    assert game.undo_point(0) is None


def test_paper_knife_keeps_an_occupation_whose_prerequisite_is_not_met() -> None:
    for house, drawn_to_play in (("stone", {"priest", "tutor"}), ("wood", {"priest", "tutor", "established-person"})):
        found = set()
        for lot in range(1, LOTS, LOTS // 20):
            mine = farm({"wood": 1}, house=house, hand=["priest", "tutor", "established-person"])
            game = lot_of(meeting(holding(mine, "paper-knife")), lot)
            play(game, "play paper-knife")
            found |= {drawn_card(game)} if game.to_act == [0] else set()
        assert found == drawn_to_play


# Moonshine


def test_moonshine_plays_an_occupation_for_two_food_or_gives_it_to_the_left() -> None:
    game = moonshine(farm({"food": 2}, hand=HELD[:3]), farm(hand=["loom"]))
    card = drawn_card(game)
    assert texts(game) == {f"play {card}", "choose 1"}
    twin = game.copy()
    play(game, f"play {card}")
    assert (played(game), hand(game, 1)) == ([card], ["loom", "moonshine"])
    assert goods(game).get("food", 0) == 0
    play(twin, "choose 1")
    assert (played(twin), goods(twin), hand(twin, 1)) == ([], {"food": 2}, ["loom", "moonshine", card])
    assert sorted(hand(twin)) == sorted({*HELD[:3]} - {card})


def test_moonshine_costs_two_food_even_for_the_first_occupation_and_for_later_ones() -> None:
    for before in ((), LEARNED[:3]):
        game = moonshine(farm({"food": 3}, hand=["priest"], played=before))
        play(game, "play priest")
        assert goods(game) == {"food": 1}


def test_moonshine_gives_the_occupation_away_if_food_is_lacking() -> None:
    game = moonshine(farm({"food": 1}, hand=["priest"]))
    assert (hand(game), hand(game, 1), game.to_act) == ([], ["moonshine", "priest"], [1])


def test_moonshine_lets_crops_become_food_first() -> None:
    game = moonshine(farm({"food": 1, "grain": 1}, hand=["priest"]))
    assert all_texts(game) == {"choose 1", "eat grain"}
    play(game, "eat grain")
    assert texts(game) == {"play priest", "choose 1"}


def test_moonshine_lets_animals_go_that_are_in_the_way_of_an_occupation() -> None:
    mine = farm({"food": 2, "sheep": 7}, pastures=["E1 E2 E3 D1"], improvements=["fireplace-2"], hand=["sheep-keeper"])
    game = moonshine(mine, farm(), farm(), farm())
    assert all_texts(game) == {"play sheep-keeper", "choose 1", "cook sheep fireplace"}
    play(game, "cook sheep fireplace", "play sheep-keeper")
    assert goods(game) == {"sheep": 6, "food": 2}


def test_moonshine_draws_among_all_occupations() -> None:
    found = {drawn_card(moonshine(farm({"food": 2}, hand=HELD), lot=lot)) for lot in range(1, LOTS, LOTS // 60)}
    assert found == {*HELD}


@pytest.mark.parametrize("held", ["loom", "priest"])
def test_moonshine_needs_an_occupation_in_hand(held: str) -> None:
    assert can("moonshine", farm({"food": 2}, hand=[held])) == (held == "priest")


def test_in_games_of_old_moonshine_does_nothing_without_an_occupation() -> None:
    game = scenario(farm({"food": 2}, hand=["loom", "moonshine"]), farm(), amendments=LOT_NEEDS_ONE - 1)
    play(game, "place meeting-place", "play moonshine")
    assert (hand(game), hand(game, 1), game.to_act) == (["loom"], ["moonshine"], [1])


def test_moonshine_gives_an_occupation_away_whose_prerequisite_is_not_met() -> None:
    game = moonshine(farm({"food": 2}, house="stone", hand=["established-person"]))
    assert (goods(game), hand(game, 1)) == ({"food": 2}, ["moonshine", "established-person"])
    game = moonshine(farm({"food": 2}, hand=["established-person"]))
    assert texts(game) == {"play established-person", "choose 1"}


def test_moonshine_alone_removes_the_occupation() -> None:
    mine = farm({"food": 1}, hand=["priest", "moonshine"])
    game = meeting_alone(mine)
    play(game, "play moonshine")
    assert (hand(game), played(game)) == ([], [])


@pytest.mark.parametrize(("others", "known"), [(1, True), (2, False)])
def test_moonshine_shows_what_is_given_to_the_two_players_only(others: int, known: bool) -> None:
    game = meeting(farm({"food": 1}, hand=["priest", "moonshine"]), *(farm() for _ in range(others)))
    told = play(game, "play moonshine")
    (event,) = happened(told, events.OccupationGiven)
    assert isinstance(event, events.OccupationGiven)
    shown = [event.as_seen_by(seat) for seat in (0, 1, 2, -1)]
    assert [each.cards for each in shown if isinstance(each, events.OccupationGiven)] == [
        ["priest"],
        ["priest"],
        [],
        [],
    ]
    priest = CARD_NAMES.index("priest")
    assert (priest in stand(game).seats[1].known) == known
    assert priest in stand(game).seats[1].hand


def test_moonshine_can_be_paid_for_with_a_cheaper_occupation_cost() -> None:
    game = moonshine(farm({"food": 1, "wood": 1}, hand=["priest"], played=["paper-maker"]))
    play(game, "play priest")
    assert goods(game) == {}
