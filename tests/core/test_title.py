"""What every title shares: its options, and scores in whole and half points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allmende import TITLES
from allmende.core import Game, Message, OptionError, Title, halves
from core.games import played
from core.toy import TOY


def checked(**chosen: str) -> dict[str, str]:
    """The toy's options after these were chosen."""
    return TOY.checked_options(2, chosen)


def game(**chosen: str) -> Game:
    """A new game of the toy."""
    options = checked(**chosen)
    return Game(TOY, 2, options, TOY.draw(2, options, Random(1)))


# Options


def test_an_option_has_its_default_where_nothing_is_chosen() -> None:
    assert checked() == {"barn": "same-size", "edition": "printed", "roof": "thatch"}


def test_an_option_follows_another_value_by_value() -> None:
    assert checked(edition="online")["barn"] == "any-size"
    assert checked(edition="printed")["barn"] == "same-size"


def test_an_option_that_follows_can_be_chosen_for_itself() -> None:
    assert checked(edition="online", barn="same-size") == {"barn": "same-size", "edition": "online", "roof": "thatch"}
    assert checked(barn="any-size")["edition"] == "printed"


def test_an_option_may_follow_one_that_follows() -> None:
    assert checked(edition="online")["roof"] == "tiles"
    assert checked(edition="online", barn="same-size")["roof"] == "thatch"


def test_what_an_option_needs_may_be_there_because_it_follows() -> None:
    assert checked(edition="online")["beams"] == "plain"
    assert "beams" not in checked(edition="online", barn="same-size", beams="carved")


def test_what_an_option_follows_is_checked_first() -> None:
    with pytest.raises(OptionError) as caught:
        checked(edition="pirated")
    assert caught.value.message == Message(
        "error-value", {"option": "edition", "value": "pirated", "known": "printed, online"}
    )


def test_records_name_every_option_that_means_something() -> None:
    record = game(edition="online").record
    assert record.options == {"barn": "any-size", "edition": "online", "roof": "tiles", "beams": "plain"}
    assert Game.replay(TOY, record).options == record.options


@pytest.mark.parametrize("title", [*TITLES.values(), TOY], ids=lambda title: str(title.name))
def test_options_depend_on_options_that_there_are(title: Title[Any, Any]) -> None:
    for option, choice in title.options.items():
        assert len(set(choice.values)) == len(choice.values) > 0
        if choice.follows:
            assert len(title.options[choice.follows].values) == len(choice.values), option
            assert _last(title, option) is not None
        if choice.needs:
            other, *values = choice.needs
            assert values, option
            assert {*values} <= {*title.options[other].values}, option


def _last(title: Title[Any, Any], option: str) -> str | None:
    """The option at the end of those that follow one another; None if they run in a circle."""
    for _ in title.options:
        if not title.options[option].follows:
            return option
        option = title.options[option].follows
    return None


# Half points


def test_a_score_may_end_in_a_half() -> None:
    state = game()
    assert state.scores == [sum(line.points for line in state.score_lines(seat)) for seat in range(2)]
    assert [points % 1 for points in state.scores] == [0.5, 0.5]


def test_whole_points_stay_whole_numbers() -> None:
    state = played(2, 3)
    assert all(type(points) is int for points in state.scores)
    assert all(type(line.points) is int for line in state.score_lines(0))


@pytest.mark.parametrize(
    ("number", "text"), [(7, "7"), (7.0, "7"), (7.5, "7½"), (0.5, "½"), (-0.5, "-½"), (-2.5, "-2½"), (0, "0")]
)
def test_halves_are_written_as_people_write_them(number: float, text: str) -> None:
    assert halves(number) == text
