"""A game told anew looks the same to a pair of eyes, and is made of nothing but what they know."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import msgspec
import pytest

from allmende.agricola.record.deal import DRAWING_LOTS
from allmende.agricola.record.events import OccupationDrawn
from allmende.core import ONLOOKER, Event, Game
from allmende.core.reconstruction import retold
from allmende.titles import TITLES, replay
from twins import drawing_lots, twin


class Case(NamedTuple):
    """A game of so many moves at most, and who looks on."""

    title: str
    players: int
    options: dict[str, str]
    eyes: int
    moves: int

    def played(self, seed: int) -> Game:
        """The game, played by chance, and at least one move short of its end."""
        random = Random(seed)
        game = Game.new(TITLES[self.title], self.players, seed, None, self.options)
        while game.version < self.moves:
            seat = random.choice(game.to_act)
            game.play(random.choice(list(game.moves_of(seat))), seat)
            if game.is_over:
                return game.at(game.version - 1)
        return game

    def __str__(self) -> str:
        return " ".join(map(str, (self.title, self.players, *self.options.values(), "eyes", self.eyes, self.moves)))


DRAFTS = [
    Case("agricola", 2, {"cards": "base", "hands": "draft"}, 0, 9),
    Case("agricola", 3, {"cards": "all", "hands": "draft"}, 1, 20),
    Case("agricola", 4, {"cards": "all", "hands": "draft-8"}, 3, 100),
    Case("agricola", 3, {"cards": "deck-a", "hands": "quick-draft"}, ONLOOKER, 15),
    Case("agricola", 2, {"cards": "base", "hands": "quick-draft"}, 1, 70),
    Case("agricola", 3, {"cards": "deck-b", "hands": "choose-10"}, 0, 60),
]
CASES = [
    *DRAFTS,
    Case("agricola", 4, {"cards": "all", "hands": "dealt"}, 2, 200),
    Case("agricola", 3, {"cards": "base", "hands": "mulligan"}, 0, 50),
    Case("agricola", 1, {"cards": "all", "hands": "choose"}, ONLOOKER, 40),
    Case("agricola", 2, {"cards": "off"}, 0, 20),
    Case("hallertau", 2, {"gateway": "mixed", "farmyard": "mixed"}, 0, 120),
    Case("hallertau", 3, {"gateway": "random", "progress": "clockwise"}, ONLOOKER, 200),
    Case("hallertau", 4, {"gateway": "master"}, 1, 300),
    Case("hallertau", 2, {"cards": "off"}, 1, 60),
    Case("arle", 2, {}, 0, 40),
]


def told(game: Game, eyes: int) -> tuple[dict[int, list[Event]], list[str]]:
    """What the eyes are told of a game: everything that happened, seat by seat, and their own moves."""
    again = game.at(0)
    events = [*again.opening]
    own = []
    for seat, text in game.record.moves:
        events += again.play(text, seat)
        if seat == eyes:
            own.append(text)
    seats = range(ONLOOKER, game.players)
    return {seat: [event.as_seen_by(eyes) for event in events if event.seat == seat] for seat in seats}, own


def seen(game: Game, eyes: int) -> object:
    """What the eyes see of a game; who else is asked may depend on what they hold."""
    view = msgspec.to_builtins(game.view(eyes))
    view["to_act"] = [seat for seat in view["to_act"] if seat == eyes]
    return view, game.decision(eyes) if eyes != ONLOOKER else None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_told_anew_looks_the_same(case: Case) -> None:
    for seed in range(3):
        game = case.played(seed)
        again = retold(game, case.eyes)
        assert again is not None, seed
        assert seen(again, case.eyes) == seen(game, case.eyes)
        assert told(again, case.eyes) == told(game, case.eyes)
        assert str(replay(str(again.record)).record) == str(again.record)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_that_look_the_same_are_told_anew_alike(case: Case) -> None:
    """So nothing that they hide can be in what is told."""
    found = 0
    for seed in range(12):
        game = case._replace(moves=min(case.moves, 60)).played(seed)
        other = twin(game, case.eyes, Random(seed)) if case.title != "arle" else game
        if other is not None:
            assert str(retold(other, case.eyes)) == str(retold(game, case.eyes)), seed
            found += 1
        if found == 3:
            break
    assert found


def lots_drawn(seed: int) -> Game:
    """A game in which the first two seats hold the cards that draw lots, and play them when they can."""
    random = Random(seed)
    title = TITLES["agricola"]
    game = Game.new(title, 3, seed, None, {"cards": "all"})
    game = Game(title, 3, game.options, drawing_lots(game.deal))  # type: ignore[arg-type]
    while game.version < 90:
        seat = random.choice(game.to_act)
        texts = game.moves_of(seat).texts
        game.play(random.choice([text for text in texts if text.split()[-1] in DRAWING_LOTS] or texts), seat)
    return game


def test_what_was_drawn_by_lot_is_drawn_again() -> None:
    """A lot that is open in part: one's own draws, and those whose card was played at once."""
    drawn = missing = 0
    for seed in range(4):
        game = lots_drawn(seed)
        for eyes in (0, 1, 2):
            again = retold(game, eyes)
            if again is None:
                missing += 1  # what others had selected before a draw is not known
                continue
            drawn += sum(isinstance(event, OccupationDrawn) for event in told(game, eyes)[0][eyes])
            assert told(again, eyes) == told(game, eyes)
    assert drawn >= 3
    assert missing <= 4  # of 12


def test_hidden_cards_and_hidden_choices_are_others() -> None:
    for case in DRAFTS:
        others = set()
        for seed in range(3):
            game = case.played(seed)
            again = retold(game, case.eyes)
            assert again is not None
            others.add(
                again.record.deal["hands"] != game.record.deal["hands"] and again.record.moves != game.record.moves
            )
        assert True in others, case


def test_a_card_that_a_packet_lost_was_taken_by_who_had_it() -> None:
    """Two players: what is missing when my first packet comes back, the other one has taken."""
    game = Case("agricola", 2, {"cards": "base", "hands": "draft"}, 0, 12).played(5)
    again = retold(game, 0)
    assert again is not None
    first = set(game.record.deal["hands"][0].split(","))
    taken = [
        {text for seat, text in each.record.moves if seat == 1 and text.split()[1] in first} for each in (game, again)
    ]
    assert taken[0] == taken[1]
    assert taken[0]
    assert set(again.record.deal["hands"][0].split(",")) == first
    assert again.record.deal["hands"][1] != game.record.deal["hands"][1]


def test_nothing_is_told_anew_where_nothing_is_hidden() -> None:
    game = Case("arle", 2, {}, 0, 30).played(1)
    assert str(retold(game, 1)) == str(game)


def test_a_card_that_others_hold_may_be_any_card() -> None:
    """Over many games of the same kind, hands told anew have as good as nothing to do with the real ones."""
    case = Case("hallertau", 2, {}, 0, 5)
    same = total = 0
    for seed in range(10):
        game = case.played(seed)
        again = retold(game, 0)
        assert again is not None
        hands = [{*each.state.seats[1].hand} for each in (game, again)]
        same += len(hands[0] & hands[1])
        total += len(hands[0])
    assert same < total / 2
