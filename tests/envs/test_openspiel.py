"""The titles as games of OpenSpiel, by its own tests; `make test-all` installs it."""

from __future__ import annotations

import os
import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from allmende.core import Game
from allmende.core.errors import AllmendeError
from allmende.envs.recalled import RecalledGame
from allmende.titles import OWN, TITLES
from envs.configurations import configurations
from twins import twin

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install 'allmende[openspiel]'", exc_type=ImportError
)

from allmende.envs import openspiel  # noqa: E402, only where OpenSpiel is installed

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
"""A game of each title: the deal, the moves, and now and then what the players' tensors come to."""
FEW = {"hallertau": "cards=off", "arle": "", "agricola": "cards=off"}
"""Each title once, without hand cards."""


def load(title: str, **parameters: object) -> Any:
    """A title on these terms."""
    written = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"allmende_{title}({written})")


@pytest.mark.parametrize("title", OWN)
def test_openspiels_own_simulation_finds_nothing_wrong(title: str) -> None:
    game = pyspiel.load_game(f"allmende_{title}({FEW[title]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough
@pytest.mark.parametrize("reward", ["score", "win"])
@pytest.mark.parametrize(("title", "players", "options"), configurations((), solo=False))
def test_so_it_is_with_any_number_of_players_and_with_cards(
    title: str, players: int, options: dict[str, str], reward: str
) -> None:
    game = load(title, players=players, reward=reward, deals=50, **options)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.thorough
@pytest.mark.parametrize("title", OWN)
def test_its_api_test_passes(title: str) -> None:
    """As far as it is about games whose trees can't be walked through as a whole."""
    from open_spiel.integration_tests import api_test

    name = f"allmende_{title}({FEW[title]})"
    about = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type(f"Test{title}", (api_test.EnforceAPIOnPartialTreeBase,), about)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


@pytest.mark.parametrize("title", OWN)
def test_its_learners_get_along_with_it(title: str) -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game(f"allmende_{title}({FEW[title]})"), seed=3)
    step, rng = env.reset(), np.random.default_rng(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == 2


@pytest.mark.parametrize("title", OWN)
def test_a_playthrough_is_played_as_it_was_written(title: str) -> None:
    file = PLAYTHROUGHS / f"openspiel-{title}.txt"
    written = playthrough(title)
    if os.environ.get("ALLMENDE_WRITE_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(written, encoding="utf-8")
    assert written == file.read_text("utf-8")


def playthrough(title: str) -> str:
    """A random game, as it is kept."""
    game, random = pyspiel.load_game(f"allmende_{title}({FEW[title]})"), Random(4)
    state = game.new_initial_state()
    lines = [f"game {game.get_type().short_name}({FEW[title]})", state.action_to_string(5)]
    state.apply_action(5)
    while not state.is_terminal():
        player, action = state.current_player(), random.choice(state.legal_actions())
        lines.append(f"{player} {state.action_to_string(action)}")
        state.apply_action(action)
        if len(lines) % 20 == 0:
            sums = (int(sum(state.observation_tensor(each))) for each in range(game.num_players()))
            lines.append(f"tensors {' '.join(map(str, sums))}")
    lines.append(f"returns {' '.join(f'{each:g}' for each in state.returns())}")
    return "\n".join(lines) + "\n"


@pytest.mark.thorough
@pytest.mark.parametrize("title", OWN)
def test_openspiel_writes_a_playthrough_of_its_own_and_plays_it_again(title: str, tmp_path: Path) -> None:
    """In the format that a game has to bring with it into OpenSpiel's repository."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    options = ",".join(filter(None, ("deals=3", FEW[title])))
    written = generate_playthrough.playthrough(f"allmende_{title}({options})", None, seed=2)
    assert "IsTerminal() = True" in written
    file = tmp_path / "playthrough.txt"
    file.write_text(written, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original.rstrip() == again.rstrip()


def test_a_history_has_one_action_of_chance() -> None:
    game = load("arle")
    assert game.max_chance_nodes_in_history() == 1
    assert game.max_history_length() == game.max_game_length() + 1


@pytest.mark.parametrize(
    ("title", "options", "is_hidden"),
    [("arle", {}, False), ("hallertau", {"cards": "on"}, True), ("agricola", {"cards": "off"}, True)],
)
def test_kaggles_wrapper_is_told_which_states_agents_may_not_have(
    title: str, options: dict[str, object], is_hidden: bool
) -> None:
    assert load(title, **options).new_initial_state().hides_state_from_agents() == is_hidden


def test_chance_deals_the_games_of_so_many_seeds() -> None:
    game = load("hallertau", players=2, deals=3, first=7)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(1) == "deal 8"
    state.apply_action(1)
    same = Game.new(TITLES["hallertau"], 2, 8, None, {})
    assert str(state) == TITLES["hallertau"].text(same.state)


def test_copies_and_pickles_go_their_own_ways() -> None:
    state = load("agricola", cards="base", deals=5).new_initial_state()
    state.apply_action(2)
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(0)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert other.information_state_string(0) == before
        other.apply_action(other.legal_actions()[0])
        assert (state.information_state_string(0), other.information_state_string(0) == before) == (before, False)


def test_an_information_state_remembers_what_was_seen_and_nothing_else() -> None:
    title, found = TITLES["agricola"], 0
    for seed in range(12):
        game, random = Game.new(title, 2, seed, None, {"cards": "base", "hands": "draft"}), Random(seed)
        while game.version < 30:
            seat = random.choice(game.to_act)
            game.play(random.choice(game.moves_of(seat).texts), seat)
        if (other := twin(game, 0, random)) is None:
            continue
        found += 1
        one, same = recalled(game), recalled(other)
        assert one[0] == same[0]
        assert one[1] != same[1]
    assert found >= 2


@pytest.mark.parametrize(
    ("title", "options", "is_hidden"),
    [
        ("hallertau", {"players": 3, "cards": "on"}, True),
        ("hallertau", {"players": 2, "cards": "off"}, False),
        ("arle", {"players": 2}, False),
        ("agricola", {"players": 2, "cards": "base", "hands": "draft"}, True),
        ("agricola", {"players": 1, "cards": "base"}, False),
    ],
)
def test_a_resampled_state_looks_the_same_to_the_player_and_is_another(
    title: str, options: dict[str, object], is_hidden: bool
) -> None:
    state, random, others = load(title, **options).new_initial_state(), Random(5), 0
    assert str(state.resample_from_infostate(0, random.random)) == ""
    state.apply_action(3)
    while not state.is_terminal():
        if random.random() < 0.15:
            player = state.current_player()
            again = state.resample_from_infostate(player, random.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
            assert (again.legal_actions(), again.history()) == (state.legal_actions(), state.history())
            for other in set(range(state.num_players())) - {player}:
                others += again.observation_string(other) != state.observation_string(other)
        state.apply_action(random.choice(state.legal_actions()))
    assert (others > 0) == is_hidden
    assert str(state.resample_from_infostate(0, random.random)) == str(state)


def test_a_resampled_state_is_played_on_cloned_and_pickled() -> None:
    state = load("agricola", cards="base", deals=5).new_initial_state()
    state.apply_action(2)
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    again, same, another = (state.resample_from_infostate(player, lambda each=each: each) for each in (0.25, 0.25, 0.5))
    for _ in range(4):
        again.apply_action(again.legal_actions()[-1])
    again = again.resample_from_infostate(player, lambda: 0.75)
    for each in (again.clone(), pickle.loads(pickle.dumps(again))):
        assert (str(each), each.returns()) == (str(again), again.returns())
        assert all(each.information_state_string(seat) == again.information_state_string(seat) for seat in range(2))
    assert same.information_state_string(1 - player) != another.information_state_string(1 - player)
    assert same.information_state_string(1 - player) != state.information_state_string(1 - player)
    with pytest.raises(AllmendeError, match="there is no player 2; there are: 0, 1"):
        state.resample_from_infostate(2, lambda: 0.5)


@pytest.mark.parametrize(("title", "cards"), [("hallertau", "on"), ("agricola", "base")])
def test_with_hand_cards_a_root_information_set_is_a_single_deal(title: str, cards: str) -> None:
    game, deals = load(title, cards=cards), 150
    roots = set()
    for deal in range(deals):
        state = game.new_initial_state()
        state.apply_action(deal)
        roots.add(state.observation_string(0))
    assert len(roots) == deals


@pytest.mark.parametrize(("title", "options"), [("hallertau", "cards=on"), ("arle", ""), ("agricola", "cards=base")])
def test_its_search_in_information_sets_runs(title: str, options: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game(f"allmende_{title}({options})"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 20.0, 4, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("title", OWN)
def test_a_victory_is_shared_and_points_are_not(title: str) -> None:
    utility = pyspiel.GameType.Utility
    for players in OWN[title].players:
        for reward in ("score", "win"):
            game = load(title, players=players, reward=reward)
            if reward == "win" and players > 1:
                assert (game.get_type().utility, game.utility_sum()) == (utility.CONSTANT_SUM, 1.0)
            else:
                assert (game.get_type().utility, game.utility_sum()) == (utility.GENERAL_SUM, None)
            if reward == "win":
                assert (game.min_utility(), game.max_utility()) == (0.0, 1.0)


def recalled(game: Game) -> list[str]:
    """What tells what each player has seen of a game from all else."""
    dealt = RecalledGame(game.title, game.players, game.options, game.deal)
    for seat, text in game.record.moves:
        dealt.play(seat, game.title.vocabulary.parse(text))
    return [dealt.recalled(player) for player in range(game.players)]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("players=5", "arle is for 1, 2 players, not 5"),
        ("houses=green", "option 'houses' can't be 'green'; it can be: light, dark"),
        ("reward=fun", "reward can't be 'fun'; it can be: score, win"),
        ("deals=0", "deals must be at least 1, not 0"),
    ],
)
def test_mistakes_are_one_sentence(written: str, why: str) -> None:
    with pytest.raises(AllmendeError, match=why):
        pyspiel.load_game(f"allmende_arle({written})")


def test_nobody_sees_for_a_player_who_is_not_there() -> None:
    game = load("arle", players=2)
    observer, state = game.make_py_observer(), game.new_initial_state()
    state.apply_action(0)
    for player in (2, -1):
        with pytest.raises(AllmendeError, match=f"there is no player {player}; there are: 0, 1"):
            observer.set_from(state, player)
        with pytest.raises(AllmendeError, match=f"there is no player {player}; there are: 0, 1"):
            observer.string_from(state, player)


def test_a_step_after_the_end_and_an_illegal_one_are_refused() -> None:
    state = load("arle", players=1).new_initial_state()
    with pytest.raises(AllmendeError, match="deals from 0 to 9999, not 10000"):
        state.apply_action(openspiel.DEALS)
    state.apply_action(0)
    illegal = next(move for move in range(478) if move not in state.legal_actions())
    with pytest.raises(AllmendeError, match=r"is not legal for player 0 now: \w.+\."):
        state.apply_action(illegal)
    with pytest.raises(AllmendeError, match="there is no action 478: they are numbered from 0 to 477"):
        state.apply_action(478)
    with pytest.raises(AllmendeError, match="there is no action 478"):
        state.action_to_string(0, 478)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(AllmendeError, match="over"):
        state.apply_action(0)
