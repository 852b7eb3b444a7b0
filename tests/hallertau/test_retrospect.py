"""Looking back on games of Hallertau: what workers and cards have brought."""

from __future__ import annotations

from allmende.core import Ending
from allmende.core.retrospect import Account, Retrospect, look_back
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.record.events import CardPlayed
from core.games import new, played


def accounts(retrospect: Retrospect, seat: int = 0) -> dict[str, Account]:
    return {account.cause: account for account in retrospect.accounts[seat]}


def test_three_clay_from_the_nursery_are_a_point() -> None:
    game = new(1, 1)
    game.play("place nursery")
    game.play("choose 1")
    game.end(Ending("agreed"))
    nursery = accounts(look_back(game))["space:nursery"]
    # With three goods more there are five of them.
    assert (nursery.times, nursery.round, nursery.gained, nursery.paid, nursery.points) == (1, 1, {"clay": 3}, {}, 1)


def test_fields_sheep_and_workers_are_followed() -> None:
    figures = {course.name: course.values[0] for course in look_back(played(1, 3)).figures}
    assert figures.keys() == {"workers", "fields", "soil", "sheep", "stock"}
    assert figures["workers"][0] == 6
    assert figures["fields"][0] > 0
    assert figures["soil"][0] > figures["fields"][0]


def test_each_card_that_was_played_has_an_account_from_the_round_in_which_it_was() -> None:
    game = played(2, 5, cards="on")
    retrospect = look_back(game)
    numbers = {name: number for number, name in enumerate(CARD_NAMES)}
    for seat in range(game.players):
        events = [event for scenes in game.scenes(0) for scene in scenes for event in scene.events]
        cards = [event.card for event in events if isinstance(event, CardPlayed) and event.seat == seat]
        mine = accounts(retrospect, seat)
        assert {cause for cause, account in mine.items() if account.kind == "card"} == {
            f"card:{card}" for card in cards
        }
        printed = sum(CARDS[numbers[card]].points for card in cards)
        (line,) = (course.values[seat][-1] for course in retrospect.points if course.name == "cards")
        assert printed == line
        figures = {course.name: course.values[seat][-1] for course in retrospect.figures}
        assert figures["cards-played"] == len(cards)
