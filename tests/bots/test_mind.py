"""A mind has an opinion about every position and every move, the same one whatever it is asked together with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from allmende.bots.agricola.choices import choices
from allmende.bots.agricola.encoder import encode
from allmende.bots.agricola.meanings import meanings
from allmende.bots.agricola.vista import survey, survey_names
from allmende.bots.mind import Mind
from allmende.bots.tree import Node
from allmende.bots.tree.guessing import MindGuesser
from allmende.core import Game
from allmende.titles import TITLES
from late_games import late_game

AGRICOLA = TITLES["agricola"]


def some_mind(inputs: int, seats: int, seed: int = 1) -> Mind:
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> tuple[np.ndarray, np.ndarray]:
        return rng.standard_normal((rows, columns), np.float32) * 0.05, rng.standard_normal(columns, np.float32)

    answers = rng.standard_normal((len(AGRICOLA.vocabulary), 9), np.float32)
    return Mind([layer(inputs, 16), layer(16, 12)], layer(12, seats), layer(12, seats), layer(12, 8), answers)


@pytest.fixture(scope="module")
def nodes() -> list[Node]:
    found = []
    for seed in range(6):
        game = late_game("agricola", 3, left=20 + seed, seed=seed)
        seat = game.to_act[0]
        found.append(Node(game.position, seat, choices(game.position, seat)))
    assert len({node.seat for node in found}) > 1
    return found


def test_asked_together_or_alone_it_thinks_the_same(nodes: list[Node]) -> None:
    guesser = MindGuesser(some_mind(len(survey_names(3)), 3), survey)
    for node, guess in zip(nodes, guesser(nodes), strict=True):
        (alone,) = guesser([node])
        assert guess.likings == pytest.approx(alone.likings, abs=1e-4)
        assert guess.worths == pytest.approx(alone.worths, abs=1e-4)
        assert len(guess.likings) == len(node.moves)


def test_what_it_guesses_is_told_by_seat(nodes: list[Node]) -> None:
    mind = some_mind(len(survey_names(3)), 3)
    for node, guess in zip(nodes, MindGuesser(mind, survey)(nodes), strict=True):
        opinion = mind([survey(node.position, node.seat)], [node.moves])
        assert opinion.wins.sum() == pytest.approx(1, abs=1e-4)
        for seat in range(3):
            assert guess.scores[seat] == pytest.approx(float(opinion.scores[0, (seat - node.seat) % 3]), abs=1e-3)


def test_it_can_be_kept_in_a_file(nodes: list[Node], tmp_path: Path) -> None:
    mind = some_mind(len(survey_names(3)), 3)
    mind.save(tmp_path / "mind.npz")
    again = Mind.load(tmp_path / "mind.npz")
    assert (again.inputs, again.seats) == (mind.inputs, mind.seats)
    rows, moves = [survey(node.position, node.seat) for node in nodes], [node.moves for node in nodes]
    first, second = mind(rows, moves), again(rows, moves)
    assert second.scores == pytest.approx(first.scores, rel=0.02, abs=0.05)
    assert second.likings == pytest.approx(first.likings, rel=0.02, abs=0.05)


# What it sees, and what moves are


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"side_job": "on"}), (4, {"cards": "base"})])
def test_every_feature_has_a_name(players: int, options: dict[str, str]) -> None:
    rng = Random(1)
    game = Game.new(AGRICOLA, players, 2, None, options)
    names = survey_names(players, "cards" in options)
    assert len(names) == len(set(names))
    while not game.is_over:
        seat = rng.choice(game.to_act)
        row = survey(game.position, seat)
        assert len(row) == len(names)
        assert row.startswith(encode(game.position, seat))
        game.play(rng.choice(list(game.moves_of(seat))), seat)


def test_it_sees_which_action_spaces_are_there_and_which_may_come() -> None:
    game = Game.new(AGRICOLA, 2, 2, None, {})
    names = survey_names(2)
    row = dict(zip(names, survey(game.position, 0), strict=True))
    there = [name for name in names if name.endswith(" in play") and row[name]]
    may_come = [name for name in names if name.endswith(" may come") and row[name]]
    assert len(there) == 1
    assert len(may_come) == 3, "those of the first stage that did not come"
    space = there[0].removesuffix(" in play")
    assert f"{space} may come" not in may_come


def test_it_sees_what_others_are_up_to() -> None:
    game = late_game("agricola", 3, left=30)
    names = survey_names(3)
    rows = [dict(zip(names, survey(game.position, seat), strict=True)) for seat in range(3)]
    for seat in range(3):
        for farm in range(1, 3):
            theirs = rows[(seat + farm) % 3]
            for plan in ("food missing", "bread", "people to come", "pasture"):
                assert rows[seat][f"farm {farm} {plan}"] == theirs[plan]
            assert rows[seat][f"farm {farm} crops points"] == theirs["farm 0 crops points"]


def test_every_move_means_something() -> None:
    said = meanings(2, False)
    assert len(said) == len(AGRICOLA.vocabulary)
    by_text = {AGRICOLA.vocabulary[move].text: words for move, words in enumerate(said)}
    assert by_text["place grain-seeds"]["gives grain"] == 0.5
    assert by_text["place forest"]["gathers wood"] == 1
    assert by_text["build well"]["costs stone"] == 1.5
    assert by_text["plow a1"] == by_text["plow b2"], "places are all one"
    assert len({tuple(words.items()) for text, words in by_text.items() if text.startswith("place ")}) == sum(
        text.startswith("place ") for text in by_text
    )


def test_with_more_players_cards_mean_the_same() -> None:
    two, four = meanings(2, True), meanings(4, True)
    for move, noun in enumerate(AGRICOLA.vocabulary[i] for i in range(len(two))):
        if noun.text.startswith("play "):
            assert two[move] == four[move]
            assert any(word.startswith(("does ", "part ")) for word in two[move])
