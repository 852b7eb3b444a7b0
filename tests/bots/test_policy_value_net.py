"""A mind has an opinion about every position and every move, the same one whatever it is asked together with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from allmende.agricola.ai.move_features import move_features
from allmende.agricola.ai.observation.canonical_moves import canonical_moves
from allmende.agricola.ai.observation.policy_encoder import policy_input_names, policy_inputs
from allmende.bots import title_ai
from allmende.bots.learned import Subject
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.tree import Node
from allmende.bots.tree.evaluation import NetNodeEvaluator
from allmende.core import Game
from allmende.titles import TITLES
from late_games import late_game

AGRICOLA = TITLES["agricola"]


def some_mind(inputs: int, seats: int, seed: int = 1) -> PolicyValueNet:
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> tuple[np.ndarray, np.ndarray]:
        return rng.standard_normal((rows, columns), np.float32) * 0.05, rng.standard_normal(columns, np.float32)

    answers = rng.standard_normal((len(AGRICOLA.vocabulary), 9), np.float32)
    return PolicyValueNet([layer(inputs, 16), layer(16, 12)], layer(12, seats), layer(12, seats), layer(12, 8), answers)


@pytest.fixture(scope="module")
def nodes() -> list[Node]:
    found = []
    for seed in range(6):
        game = late_game("agricola", 3, left=20 + seed, seed=seed)
        seat = game.to_act[0]
        found.append(Node(game.state, seat, canonical_moves(game.state, seat)))
    assert len({node.seat for node in found}) > 1
    return found


def test_asked_together_or_alone_it_thinks_the_same(nodes: list[Node]) -> None:
    node_evaluator = NetNodeEvaluator(some_mind(len(policy_input_names(3)), 3), policy_inputs)
    for node, guess in zip(nodes, node_evaluator(nodes), strict=True):
        (alone,) = node_evaluator([node])
        assert guess.logits == pytest.approx(alone.logits, abs=1e-4)
        assert guess.worths == pytest.approx(alone.worths, abs=1e-4)
        assert len(guess.logits) == len(node.moves)


def test_what_it_guesses_is_told_by_seat(nodes: list[Node]) -> None:
    net = some_mind(len(policy_input_names(3)), 3)
    for node, guess in zip(nodes, NetNodeEvaluator(net, policy_inputs)(nodes), strict=True):
        output = net([policy_inputs(node.state, node.seat)], [node.moves])
        assert output.wins.sum() == pytest.approx(1, abs=1e-4)
        for seat in range(3):
            assert guess.scores[seat] == pytest.approx(float(output.scores[0, (seat - node.seat) % 3]), abs=1e-3)


def test_it_can_be_kept_in_a_file(nodes: list[Node], tmp_path: Path) -> None:
    net = some_mind(len(policy_input_names(3)), 3)
    net.save(tmp_path / "mind.npz")
    again = PolicyValueNet.load(tmp_path / "mind.npz")
    assert (again.inputs, again.seats) == (net.inputs, net.seats)
    rows, moves = [policy_inputs(node.state, node.seat) for node in nodes], [node.moves for node in nodes]
    first, second = net(rows, moves), again(rows, moves)
    assert second.scores == pytest.approx(first.scores, rel=0.02, abs=0.05)
    assert second.logits == pytest.approx(first.logits, rel=0.02, abs=0.05)


# What it sees, and what moves are


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("agricola", 1, {}),
        ("agricola", 2, {"side_job": "on"}),
        ("agricola", 3, {"cards": "base"}),
        ("agricola", 4, {"cards": "base"}),
        ("arle", 1, {}),
        ("arle", 2, {}),
        ("hallertau", 1, {"cards": "off"}),
        ("hallertau", 3, {"cards": "off"}),
        ("hallertau", 4, {"cards": "on"}),
    ],
)
def test_every_feature_has_a_name(name: str, players: int, options: dict[str, str]) -> None:
    rng, title = Random(1), TITLES[name]
    seen, value_inputs = title_ai.policy_inputs(title), title_ai.value_inputs(title)
    game = Game.new(title, players, 2, None, options)
    about = Subject.of(title, game.state)
    names = seen.names(players, about.cards)
    known = value_inputs.names(players, about.cards)
    assert len(names) == len(set(names))
    assert names[: len(known)] == known
    while not game.is_over:
        seat = rng.choice(game.to_act)
        row = seen.encode(game.state, seat)
        assert len(row) == len(names)
        assert row.startswith(value_inputs.encode(game.state, seat))
        game.play(rng.choice(list(game.moves_of(seat))), seat)


@pytest.mark.parametrize(("name", "players"), [("agricola", 3), ("arle", 2), ("hallertau", 3)])
def test_what_a_seat_sees_is_all_it_may_know(name: str, players: int) -> None:
    title = TITLES[name]
    policy_inputs = title_ai.policy_inputs(title).encode
    options = {"cards": "base"} if name == "agricola" else {}
    for seed in range(4):
        game = late_game(name, players, left=40, seed=seed, **options)
        for seat in range(players):
            row = policy_inputs(game.state, seat)
            assert policy_inputs(title.redraw(game.state, seat, Random(seed)), seat) == row


def test_it_sees_which_action_spaces_are_there_and_which_may_come() -> None:
    game = Game.new(AGRICOLA, 2, 2, None, {})
    names = policy_input_names(2)
    row = dict(zip(names, policy_inputs(game.state, 0), strict=True))
    there = [name for name in names if name.endswith(" in play") and row[name]]
    may_come = [name for name in names if name.endswith(" may come") and row[name]]
    assert len(there) == 1
    assert len(may_come) == 3, "those of the first stage that did not come"
    space = there[0].removesuffix(" in play")
    assert f"{space} may come" not in may_come


def test_it_sees_what_others_are_up_to() -> None:
    game = late_game("agricola", 3, left=30)
    names = policy_input_names(3)
    rows = [dict(zip(names, policy_inputs(game.state, seat), strict=True)) for seat in range(3)]
    for seat in range(3):
        for farm in range(1, 3):
            theirs = rows[(seat + farm) % 3]
            for plan in ("food missing", "bread", "people to come", "pasture"):
                assert rows[seat][f"farm {farm} {plan}"] == theirs[plan]
            assert rows[seat][f"farm {farm} crops points"] == theirs["farm 0 crops points"]


@pytest.mark.parametrize(
    ("name", "own", "theirs"),
    [
        ("arle", "{plan}", "other {other}'s farm: {plan}"),
        ("hallertau", "{plan}", "other-{other}:{plan}"),
    ],
)
def test_others_are_seen_as_they_see_themselves_in_turn_order(name: str, own: str, theirs: str) -> None:
    plans = {
        "arle": ("food missing", "fuel missing", "milk", "cart", "room on vehicles", "built mill"),
        "hallertau": ("progress:rye", "craft:brewhouse:tools-needed", "fields:empty:row-2", "sheep:1-rounds-left"),
    }
    players = TITLES[name].players[-1]
    eyes, seen = title_ai.policy_inputs(TITLES[name]), set()
    for seed in range(1, 5):
        game = late_game(name, players, left=40, seed=seed)
        names = eyes.names(players, Subject.of(TITLES[name], game.state).cards)
        rows = [dict(zip(names, eyes.encode(game.state, seat), strict=True)) for seat in range(players)]
        for seat in range(players):
            for other in range(1, players):
                for plan in plans[name]:
                    value = rows[(seat + other) % players][own.format(plan=plan)]
                    assert rows[seat][theirs.format(plan=plan, other=other)] == value
                    seen.add(value)
    assert len(seen) > 1


def words_of(name: str, players: int = 2, cards: bool = False) -> dict[str, dict[str, float]]:
    """What is said of moves, by their texts."""
    vocabulary = TITLES[name].vocabulary
    said = title_ai.policy_inputs(TITLES[name]).move_features(players, cards)
    assert len(said) == len(vocabulary)
    return {vocabulary[move].text: words for move, words in enumerate(said)}


def test_moves_of_arle_mean_something() -> None:
    by_text = words_of("arle")
    assert by_text["place baker"]["costs grain"] == 0.5
    assert by_text["place baker"]["gives food"] == 3
    assert by_text["place wood-trader"]["costs food"] == 0.5
    assert by_text["build mill"]["points"] == 3
    assert by_text["build mill"]["gives food by ByFields"] == 1
    assert by_text["load wood 1"] == by_text["load wood 3"], "parking spaces are all one"
    assert by_text["load wood 1"] != by_text["load clay 1"]
    assert by_text["improve ovens dearly"].items() > by_text["improve ovens"].items()
    assert by_text["convert 3"]["how often"] > by_text["convert 2"]["how often"]
    for verb in ("place ", "build ", "pay ", "sell "):
        texts = [text for text in by_text if text.startswith(verb)]
        assert len({tuple(by_text[text].items()) for text in texts}) == len(texts)


def test_moves_of_hallertau_mean_something() -> None:
    by_text = words_of("hallertau", cards=True)
    assert by_text["place weekly-market"]["gives sheep"] == 0.5
    assert by_text["place bonus-card"]["draws bonus"] == 0.5
    assert by_text["place sparingly clearing"].items() > {"sparingly": 1.0, "gives clay": 0.5}.items()
    assert by_text["advance bakehouse"]["advances"] == 1
    assert by_text["pay meat 2 milk 1"]["costs meat"] == 1
    assert len({tuple(words.items()) for words in by_text.values()}) == len(by_text)
    for text, words in by_text.items():
        if text.startswith("play "):
            assert any(word.startswith("deck ") for word in words)
            assert any(word.startswith("does ") for word in words)


def test_every_move_means_something() -> None:
    said = move_features(2, False)
    assert len(said) == len(AGRICOLA.vocabulary)
    by_text = {AGRICOLA.vocabulary[move].text: words for move, words in enumerate(said)}
    assert by_text["place grain-seeds"]["gives grain"] == 0.5
    assert by_text["place forest"]["gathers wood"] == 1
    assert by_text["build well"]["costs stone"] == 1.5
    assert by_text["plow a1"] == by_text["plow b2"], "places are all one"
    assert len({tuple(words.items()) for text, words in by_text.items() if text.startswith("place ")}) == sum(
        text.startswith("place ") for text in by_text
    )


@pytest.mark.parametrize("name", ["agricola", "hallertau"])
def test_with_more_players_cards_mean_the_same(name: str) -> None:
    two, four = words_of(name, 2, True), words_of(name, 4, True)
    for text, words in two.items():
        if text.startswith("play "):
            assert words == four[text]
            assert any(word.startswith(("does ", "part ")) for word in words)
