"""Campaigns (appendix): a solo goal that rises, or three games for the points of the ranks."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from agricola.scenario import begin, play, stand, texts
from allmende import agricola, replay
from allmende.agricola.cards import CARDS
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.components.pieces import FOOD, GRAIN, WOOD
from allmende.agricola.record.deal import HANDS, Deal, draw
from allmende.agricola.rules.campaign import RANK_POINTS, champions, next_deal, ranks, solo_goal, standing
from allmende.agricola.rules.language.putting import lay_down
from allmende.agricola.rules.phases import SCORING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.scoring import points
from allmende.agricola.rules.state import State
from allmende.core import Game, OptionError
from words.reasons import reason


def finished(players: int, extra: list[int], deal: Deal | None = None) -> State:
    """A table after the last round at which the seats differ only by so many times three points."""
    first = deal or draw(players, campaign=True, rng=Random(1))
    state = agricola.new(players, deal=first, campaign="on").state
    assert isinstance(state, State)
    for mine, count in zip(state.seats, extra, strict=True):
        mine.begging = -count  # the plainest way to three points
    state.over = True
    return state


def test_goals_of_the_solo_campaign() -> None:
    assert [solo_goal(game) for game in range(1, 11)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69]
    assert solo_goal(0) == 50


def following(state: State, seed: int) -> Deal | None:
    """The deal of the next game."""
    return next_deal(state, draw(len(state.seats), campaign=True, rng=Random(seed)))


@pytest.mark.parametrize(("above", "food"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (11, 5)])
def test_every_full_two_points_above_the_goal_are_a_food(above: int, food: int) -> None:
    state = finished(1, [0])
    mine = state.seats[0]
    threes, rest = divmod(50 + above - points(state, 0), 3)
    mine.begging = -threes
    mine.improvements = (1 << rest) - 1  # Fireplaces are worth a point each
    assert points(state, 0) == 50 + above
    after = following(state, 2)
    assert after is not None
    assert (after.game, after.food) == (2, (food,))
    assert agricola.new(1, deal=after, campaign="on").state.seats[0].goods[FOOD] == food


def test_who_misses_the_goal_tries_again_without_food() -> None:
    deal = Deal(0, draw(1, campaign=True, rng=Random(3)).cards, 4, (6,))
    after = following(finished(1, [0], deal), 4)
    assert after is not None
    assert (after.game, after.food) == (4, ())


def test_the_goal_is_that_of_the_game() -> None:
    deal = Deal(0, draw(1, campaign=True, rng=Random(3)).cards, 3)
    assert agricola.new(1, deal=deal, campaign="on").goal == (59,)
    assert agricola.new(1, seed=1).goal == (50,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ranks_earn_points_over_three_games(players: int) -> None:
    order = list(range(players))  # seat 0 is worst
    deal = draw(players, campaign=True, rng=Random(1))
    earned = [0] * players
    totals = [0] * players
    for game in range(1, 4):
        state = finished(players, order, deal)
        assert ranks(state) == list(reversed(range(players)))
        for seat in range(players):
            earned[seat] += RANK_POINTS[players][game - 1][players - 1 - seat]
            totals[seat] += points(state, seat)
        assert standing(state) == (earned, totals)
        after = following(state, game)
        if game == 3:
            assert after is None
            assert champions(state) == [players - 1]
        else:
            assert after is not None
            assert after.first == players - 1, "the winner starts"
            assert after.food == (1,) + (0,) * (players - 1), "the last one has a food more"
            foods = [mine.goods[FOOD] for mine in agricola.new(players, deal=after, campaign="on").state.seats]
            assert foods == [4] + [3] * (players - 2) + [2]
            deal = after


def test_points_of_the_ranks() -> None:
    assert RANK_POINTS[4] == [[7, 5, 4, 3], [8, 5, 3, 2], [9, 6, 3, 1]]
    assert RANK_POINTS[3] == [[7, 5, 3], [8, 5, 2], [9, 5, 1]]
    assert RANK_POINTS[2] == [[1, 0], [2, 0], [3, 0]]


def test_building_resources_break_ties_between_ranks() -> None:
    state = finished(3, [1, 1, 0])
    state.seats[1].goods[WOOD] = 1
    assert ranks(state) == [1, 0, 2]


def test_equals_share_a_rank_and_nobody_is_last_if_all_are_equal() -> None:
    state = finished(3, [1, 1, 0])
    assert standing(state)[0] == [7, 7, 3]
    state = finished(3, [0, 0, 0])
    after = following(state, 1)
    assert after is not None
    assert after.food == (0, 0, 0)


def test_scoring_pads_break_a_tie_of_the_campaign() -> None:
    deal = draw(2, campaign=True, rng=Random(1))
    last = Deal(0, deal.cards, 3, (0, 0), (3, 0), (40, 90))
    state = finished(2, [0, 1], last)
    assert standing(state)[0] == [3, 3]
    assert champions(state) == [1]


def play_out(game: Game, rng: Random) -> Game:
    while not game.is_over:
        seat = rng.choice(game.to_act)
        game.play(rng.choice(list(game.moves_of(seat))), seat)
    return game


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_campaign_goes_on_from_game_to_game_and_is_recorded(players: int) -> None:
    rng = Random(players)
    game = agricola.new(players, seed=5, campaign="on")
    assert game.sequel(1) is None, "the game is not over"
    for number in (1, 2, 3):
        play_out(game, rng)
        again = replay(str(game.record))
        assert again.deal == game.deal
        assert again.scores == game.scores
        sequel = game.sequel(6)
        assert (sequel is None) == (number == 3 and players > 1)
        if sequel is not None:
            assert sequel.options == game.options
            game = sequel


def test_outside_a_campaign_no_game_follows() -> None:
    assert play_out(agricola.new(1, seed=1), Random(1)).sequel(1) is None


@pytest.mark.parametrize(
    "brought",
    [
        {"game": 0},
        {"game": 4},
        {"game": 1, "food": (1, 0)},
        {"game": 2},
        {"game": 2, "food": (1,), "points": (1, 0), "totals": (40, 30)},
        {"game": 2, "food": (-1, 0), "points": (1, 0), "totals": (40, 30)},
        {"game": 2, "food": (0, 1), "points": (1, -2), "totals": (40, 30)},
        {"game": 4, "food": (0, 1), "points": (1, 2), "totals": (40, 30)},
    ],
)
def test_what_is_brought_has_to_fit(brought: dict[str, object]) -> None:
    deal = draw(2, campaign=True, rng=Random(1))
    with pytest.raises(OptionError):
        agricola.new(2, deal=Deal(deal.first, deal.cards, **brought), campaign="on")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "brought", [{"game": 1, "food": (5,)}, {"game": 2, "points": (1,)}, {"game": 2, "food": (-1,)}]
)
def test_alone_nothing_but_food_is_brought(brought: dict[str, object]) -> None:
    cards = draw(1, campaign=True, rng=Random(1)).cards
    with pytest.raises(OptionError):
        agricola.new(1, deal=Deal(0, cards, **brought), campaign="on")  # type: ignore[arg-type]


def test_nothing_is_brought_to_a_single_game() -> None:
    deal = draw(2, campaign=True, rng=Random(1))
    with pytest.raises(OptionError):
        agricola.new(2, deal=deal)


# Occupations that stay in play


def over(game: Game) -> Game:
    """The game when points are about to be counted, with an occupation or two in play."""
    state = stand(game)
    state.phase, state.round = SCORING, 14
    for seat, mine in enumerate(state.seats):
        mine.stack, mine.moves = [], []
        cards = [card for card in mine.hand if is_occupation(card)][:2]
        for card in cards:
            lay_down(state, seat, CARDS[card])
        mine.hand = [card for card in mine.hand if card not in cards]
    begin(game)
    return game


def campaign(players: int, deal: Deal | None = None, hands: str = "dealt") -> Game:
    """A game of a campaign with hand cards."""
    if deal is not None:
        return agricola.new(players, deal=deal, campaign="on", cards="base", hands=hands)
    return agricola.new(players, seed=5, campaign="on", cards="base", hands=hands)


def next_game(game: Game, hands: str = "dealt") -> Game:
    """The next game of the campaign."""
    deal = game.title.next_deal(stand(game), Random(9))
    assert isinstance(deal, Deal)
    return campaign(len(stand(game).seats), deal, hands)


def occupations(mine: Player) -> tuple[list[str], int]:
    """Those in play, and how many are in hand."""
    return [CARD_NAMES[card] for card in mine.played], sum(is_occupation(card) for card in mine.hand)


def test_with_others_everybody_keeps_an_occupation_for_the_next_game() -> None:
    game = over(campaign(2))
    chosen = []
    for seat in (0, 1):
        cards = [CARD_NAMES[card] for card in stand(game).seats[seat].played]
        assert texts(game, seat) == {f"keep {card}" for card in cards}
        game.play(f"keep {cards[1]}", seat)
        chosen.append(cards[1])
    assert game.is_over
    after = next_game(game)
    assert [occupations(mine) for mine in stand(after).seats] == [([card], 7) for card in chosen]
    held = {CARD_NAMES[card] for mine in stand(after).seats for card in mine.hand}
    assert not held & {*chosen}


def test_nothing_becomes_food_while_an_occupation_is_chosen() -> None:
    game = campaign(2)
    for mine in stand(game).seats:
        mine.goods[GRAIN] = 1
    game = over(game)
    assert {text.split()[0] for text in texts(game, 0)} == {"keep"}
    assert reason(game, "eat grain") == "The points have already been counted."


def test_with_others_only_one_is_kept_at_a_time() -> None:
    game = over(campaign(2))
    while not game.is_over:
        game.play(game.moves_of(game.to_act[0]).texts[0], game.to_act[0])
    second = over(next_game(game))
    kept = stand(second).deal.kept[0][0]
    assert len(texts(second, 0)) == 3, "the one of the last game and two more"
    assert f"keep {kept}" in texts(second, 0)
    other = next(text for text in texts(second, 0) if text != f"keep {kept}")
    second.play(other, 0)
    second.play(sorted(texts(second, 1))[0], 1)
    assert stand(next_game(second)).deal.kept[0] == (other.removeprefix("keep "),)


@pytest.mark.parametrize("kept", [(("priest",), ()), ((), ("priest",))])
def test_a_record_tells_who_brings_no_occupation(kept: tuple[tuple[str, ...], ...]) -> None:
    deal = draw(2, campaign=True, rng=Random(4), hands=HANDS["dealt"], kept=kept)
    game = campaign(2, replace(deal, game=2, food=(0, 0), points=(1, 0), totals=(30, 20), kept=kept))
    again = replay(str(game.record))
    assert [occupations(mine)[0] for mine in stand(again).seats] == [list(names) for names in kept]
    assert again.record == game.record
    words = ["priest", ""] if kept[0] else ["", "priest"]  # as stores have it from before such lists had a word
    assert replay(replace(game.record, deal={**game.record.deal, "kept": words})).record == game.record


def test_after_the_last_game_nothing_is_kept() -> None:
    deal = stand(campaign(2)).deal
    last = over(campaign(2, replace(deal, game=3, food=(0, 0), points=(1, 1), totals=(30, 30))))
    assert last.is_over


def test_alone_an_occupation_more_stays_after_each_goal_and_the_hand_is_that_much_smaller() -> None:
    first = campaign(1)
    stand(first).seats[0].begging = -30
    game = over(first)
    one = sorted(texts(game))[0].removeprefix("keep ")
    play(game, f"keep {one}")
    assert game.is_over
    second = next_game(game)
    assert occupations(stand(second).seats[0]) == ([one], 6)
    stand(second).seats[0].begging = -30
    over(second)
    assert f"keep {one}" not in texts(second)
    two = sorted(texts(second))[0].removeprefix("keep ")
    play(second, f"keep {two}")
    assert occupations(stand(next_game(second)).seats[0]) == ([one, two], 5)


def test_alone_who_misses_the_goal_keeps_only_what_was_kept_before() -> None:
    first = campaign(1)
    stand(first).seats[0].begging = -30
    game = over(first)
    one = sorted(texts(game))[0].removeprefix("keep ")
    play(game, f"keep {one}")
    missed = over(next_game(game))
    assert missed.is_over
    again = next_game(missed)
    assert (stand(again).deal.game, stand(again).deal.kept) == (2, ((one,),))


def test_a_kept_occupation_works_from_the_start_without_being_played() -> None:
    deal = stand(campaign(1)).deal
    kept = "priest"  # gives goods when it is played
    hand = tuple(name for name in deal.hands[0] if name != kept)
    occupied = [name for name in hand if is_occupation(CARD_NAMES.index(name))]
    fewer = tuple(name for name in hand if name not in occupied[6:])
    game = campaign(1, replace(deal, game=2, hands=(fewer,), kept=((kept,),)))
    mine = stand(game).seats[0]
    assert [CARD_NAMES[card] for card in mine.played] == [kept]
    assert mine.goods[:4] == [0, 0, 0, 0]
    assert mine.occupation_count() == 1


@pytest.mark.parametrize("kept", [(), ("priest",)])
def test_a_kept_occupation_counts_as_one_that_was_played(kept: tuple[str, ...]) -> None:
    deal = draw(1, campaign=True, rng=Random(4), hands=HANDS["dealt"], kept=(kept,) if kept else ())
    game = campaign(1, replace(deal, game=2))
    assert ("place lessons" in texts(game)) is not bool(kept)  # there is no food


def test_a_draft_fills_the_hand_up_to_seven() -> None:
    first = campaign(1, hands="draft")
    assert len(stand(first).seats[0].packet) == 14
    kept = "priest"
    deal = draw(1, campaign=True, rng=Random(4), hands=HANDS["draft"], kept=((kept,),))
    game = campaign(1, replace(deal, game=2), hands="draft")
    while stand(game).round == 0:
        game.play(game.moves_of(0).texts[0], 0)
    assert occupations(stand(game).seats[0])[1] == 6
    assert len(stand(game).seats[0].hand) == 13


@pytest.mark.parametrize(
    ("players", "game", "kept"),
    [
        (1, 1, (("priest",),)),  # nothing stays in the first game
        (1, 2, (("priest", "scholar"),)),  # one for each goal
        (1, 2, (("market-stall",),)),  # a minor improvement
        (2, 2, (("priest",),)),  # for one seat of two
        (2, 2, (("priest", "scholar"), ())),  # with others just one
        (2, 2, (("priest",), ("priest",))),
    ],
)
def test_what_stays_in_play_has_to_fit(players: int, game: int, kept: tuple[tuple[str, ...], ...]) -> None:
    deal = draw(players, campaign=True, rng=Random(4), hands=HANDS["dealt"], kept=kept)
    brought = (0,) * players if players > 1 else ()
    with pytest.raises(OptionError):
        campaign(players, replace(deal, game=game, food=brought, points=brought, totals=brought))
