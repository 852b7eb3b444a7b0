"""The story of a finished game: who won and by what, who led when, and what brought the points."""

from __future__ import annotations

import pytest

from allmende import TITLES, look_back
from allmende.core import Ending, Game, Message
from allmende.core.retrospect import Curve, Retrospect
from allmende.core.story import MOST_LEADS, Story, about, result, story_of
from allmende.words import LANGUAGES, Speaker
from core.test_retrospect import KINDS, played

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def sentences(found: Story, players: int) -> list[str]:
    """The sentences of a story, in English."""
    speaker = Speaker("en", strict=True)
    return [speaker.say(moment.says, NAMES[:players]) for moment in found.moments]


def course(*points: list[float]) -> Retrospect:
    """A retrospect in which seats have these points at the start and after each round, all of one category."""
    rounds = len(points[0])
    return Retrospect("round", [*range(rounds)], [Curve("jewelry", [*points])], [], [[] for _ in points])


def finished(players: int) -> Game:
    return played(("hallertau", {"cards": "off"}), players, 3)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_title_has_a_story_in_all_languages(kind: tuple[str, dict[str, str]], players: int) -> None:
    game = played(kind, players, 8)
    found = story_of(game, look_back(game))
    for language in LANGUAGES:
        speaker = Speaker(language, strict=True)
        said = [
            speaker.say(message, NAMES) for message in (found.about, found.result, *(m.says for m in found.moments))
        ]
        assert all(said)
        assert speaker.say(Message(f"title-{kind[0]}")) in said[0]
    assert all(0 <= moment.round <= len(look_back(game).ends) for moment in found.moments)


def test_who_led_first_is_told_and_who_overtook_them_but_not_who_drew_level() -> None:
    found = story_of(finished(2), course([0, 3, 3, 5], [0, 1, 3, 9]))
    assert sentences(found, 2)[:2] == [
        "Round 1: Ann leads first, with 3 points to Bob's 1.",
        "Round 3: Bob overtakes Ann, with 9 points to 5.",
    ]


def test_of_many_changes_of_the_lead_the_first_and_the_last_ones_are_told() -> None:
    found = story_of(finished(2), course([0, 2, 2, 6, 6, 10, 10], [0, 1, 4, 4, 8, 8, 12]))
    leads = [moment.round for moment in found.moments if moment.says.id in ("story-leads", "story-overtakes")]
    assert len(leads) == MOST_LEADS
    assert leads == [1, 4, 5, 6]


def test_the_best_round_and_the_categories_that_decided_are_told() -> None:
    game = finished(2)
    winner = game.winners[0]
    lines = ([0.0, 1.0, 9.0], [0.0, 4.0, 5.0]) if winner == 0 else ([0.0, 4.0, 5.0], [0.0, 1.0, 9.0])
    said = sentences(story_of(game, course(*lines)), 2)
    best, other = NAMES[winner], NAMES[1 - winner]
    assert f"Round 2: {best} has the best round of the game, worth 8 points." in said
    assert f"{best} was ahead of {other} above all in Jewelry (+4)." in said


def test_the_result_names_the_winner_and_the_margin() -> None:
    game = finished(3)
    first, second, _ = sorted(range(3), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    said = Speaker("en", strict=True).say(result(game), NAMES[:3])
    assert said.startswith(f"{NAMES[first]} ")
    assert NAMES[second] in said
    assert f"{game.scores[first]:g} point" in said


def test_a_game_that_was_conceded_says_by_whom() -> None:
    game = Game.new(TITLES["arle"], 2, 1, None, {})
    game.play(game.moves[0])
    game.end(Ending("conceded", 1))
    assert Speaker("en", strict=True).say(result(game), ["Ann", "Bob"]) == "Bob has conceded the game."
    assert story_of(game).result == result(game)
    assert about(game) == Message("story-about", {"title": "arle"})
