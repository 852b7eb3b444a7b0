"""Trainings by search: stopped, killed or damaged, they come to the same end as in one go."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from allmende.arena.contestants import MIND, as_it_is, contestant
from allmende.arena.learning import checkpoints
from allmende.arena.learning import search_training as module
from allmende.arena.learning.checkpoints import RIVAL
from allmende.arena.learning.feature_names import FeatureNames, translated
from allmende.arena.learning.folder import CURVE, WARM_START, Generation, TrainingError, plan_in
from allmende.arena.learning.game_batches import GeneratedGames, Pairing, SampledOpponent
from allmende.arena.learning.rival_pool import RivalPool
from allmende.arena.learning.search_training import Rival, SearchTraining, WarmStart, league, syllabi
from allmende.arena.tournament import tournament
from allmende.bots import Greedy, UnknownBotError, champions
from allmende.bots.champions import TreeNetBot, load
from allmende.bots.learned import Subject
from allmende.bots.policy_value_net import PolicyValueNet
from allmende.bots.tree import SearchBudget
from allmende.titles import TITLES
from arena.trained import learned, timeless
from bots.nets import blank_net

AGRICOLA = TITLES["agricola"]
TWO = Subject("agricola", 2, False)
SYLLABI = syllabi(AGRICOLA, 2, AGRICOLA.checked_options(2, {}), ())


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, of players who move at once."""
    monkeypatch.setattr(module, "GENERATION", 1)
    monkeypatch.setattr(module, "REMEMBERED", 2)
    monkeypatch.setattr(module, "FIRST_PASSES", 1)
    monkeypatch.setattr(module, "league", lambda _: ["random"])


def train(
    folder: Path, stop: int, seed: int = 3, warm_start: WarmStart | None = None, rival: Rival | None = None
) -> SearchTraining:
    """A training that is stopped after so many generations."""
    training = SearchTraining(SYLLABI, folder, 2, 2, seed, warm_start, rival)
    for _ in training.run(generations=stop):
        pass
    return training


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], tuple[Path, list[Generation]]]:
    """A training of four generations in one go."""
    found: list[tuple[Path, list[Generation]]] = []

    def result() -> tuple[Path, list[Generation]]:
        if not found:
            folder = tmp_path_factory.mktemp("straight")
            found.append((folder, timeless(train(folder, 4).history)))
        return found[0]

    return result


Begun = Callable[[int], Path]


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """Folders of the training after so many generations, stopped after each of them; to be copied, not changed."""
    folders: dict[int, Path] = {}

    def result(generations: int) -> Path:
        if generations not in folders:
            folders[generations] = folder = tmp_path_factory.mktemp("stopped")
            if generations > 1:
                shutil.copytree(result(generations - 1), folder, dirs_exist_ok=True)
            train(folder, generations)
        return folders[generations]

    return result


@pytest.fixture
def begun(stopped: Begun, tmp_path: Path) -> Begun:
    """A folder of a test's own with the training after so many generations."""
    return lambda generations: shutil.copytree(stopped(generations), tmp_path, dirs_exist_ok=True)


def test_it_comes_to_the_same_end_after_a_stop(
    tmp_path: Path, straight: Callable[[], tuple[Path, list[Generation]]]
) -> None:
    folder, history = straight()
    train(tmp_path, 1)
    train(tmp_path, 3)
    assert timeless(train(tmp_path, 4).history) == history
    assert learned(tmp_path) == learned(folder)
    assert [done.games for done in history] == [2, 3, 4, 5]


def lose_a_part(content: bytes) -> bytes:
    """What is left of a file when the disk has kept its length, and of its middle nothing but zeros."""
    return content[:200] + bytes(2000) + content[2200:]


@pytest.mark.parametrize(
    "damage",
    [lambda _: b"", lambda _: b"PK", lose_a_part, None],
    ids=["empty", "broken off", "full of zeros", "gone"],
)
def test_a_damaged_checkpoint_goes_back_to_the_last_whole_one(
    damage: Callable[[bytes], bytes] | None,
    tmp_path: Path,
    begun: Begun,
    straight: Callable[[], tuple[Path, list[Generation]]],
) -> None:
    begun(4)
    file = tmp_path / "learner3.npz"
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage(file.read_bytes()))
    again = SearchTraining(SYLLABI, tmp_path, looks=2, first_games=2, seed=3)
    assert (again.lost, len(again.history)) == (1, 3)
    assert len((tmp_path / CURVE).read_bytes().splitlines()) == 3
    folder, history = straight()
    assert timeless(train(tmp_path, 4).history) == history
    assert learned(tmp_path) == learned(folder)


def test_it_comes_to_the_same_end_when_it_is_killed_while_it_writes(
    tmp_path: Path,
    begun: Begun,
    straight: Callable[[], tuple[Path, list[Generation]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun(3)
    with monkeypatch.context() as patched:
        patched.setattr(checkpoints, "add_line", _killed)
        with pytest.raises(KeyboardInterrupt):
            train(tmp_path, 4)
    folder, history = straight()
    assert timeless(train(tmp_path, 4).history) == history
    assert learned(tmp_path) == learned(folder)


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_earlier_minds_play_as_well_as_they_can(tmp_path: Path, begun: Begun) -> None:
    begun(2)
    own, elder = SearchTraining(SYLLABI, tmp_path, 2, 2, 3)._thinkers()
    assert own.thorough.temperature
    assert elder.glance == elder.thorough == SearchBudget(4)


def test_an_elder_that_cannot_be_read_is_missed_by_nobody(tmp_path: Path, begun: Begun) -> None:
    begun(3)
    (tmp_path / "learner0.npz").write_bytes(b"PK")
    assert len(train(tmp_path, 4).history) == 4


def test_what_can_no_longer_be_read_at_all_is_named(tmp_path: Path, begun: Begun) -> None:
    begun(2)
    for file in tmp_path.glob("learner*.npz"):
        file.write_bytes(b"PK")
    before = (tmp_path / CURVE).read_bytes()
    with pytest.raises(TrainingError, match=r"learner1\.npz"):
        train(tmp_path, 3)
    assert (tmp_path / CURVE).read_bytes() == before


def test_a_full_disk_loses_no_more_than_a_generation(
    tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(1)
    before = learned(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(np, "savez_compressed", _full)
        with pytest.raises(OSError, match="No space left"):
            train(tmp_path, 2)
    assert learned(tmp_path) == before
    assert list(tmp_path.glob(".*")) == [], "a draft would keep the disk full"
    assert len(train(tmp_path, 2).history) == 2


def _full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(("changed", "to"), [("rules", "2099.1"), ("amendments", AGRICOLA.amendments[:-1])])
def test_it_goes_on_under_other_rules_and_notes_them(
    tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch, changed: str, to: object
) -> None:
    before = plan_in(begun(1))
    assert before is not None
    monkeypatch.setattr(type(AGRICOLA), changed, to)
    for stop in (2, 2):
        plan = train(tmp_path, stop).plan
        assert plan.rules == AGRICOLA.newest_rules != before.rules
        assert plan.earlier == [before.rules]
        assert plan_in(tmp_path) == plan
    with pytest.raises(TrainingError, match="another training"):
        train(tmp_path, 2, seed=4)


def test_it_does_not_go_on_with_other_features(tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    feature_names = train(begun(1), 1).feature_names
    before = learned(tmp_path)
    other = feature_names._replace(features=["sun", *feature_names.features[1:]])
    monkeypatch.setattr(FeatureNames, "of", lambda _: other)
    with pytest.raises(TrainingError, match="other features or moves"):
        train(tmp_path, 2)
    assert learned(tmp_path) == before
    net = translated(load(tmp_path / MIND, TWO), other, 2)
    assert net is not None
    (tmp_path / "anew").mkdir()
    begun = train(tmp_path / "anew", 1, warm_start=WarmStart("before", net))
    assert (begun.plan.warm_start, begun.plan.lessons, begun.history[0].games) == ("before", 0, 1)
    assert (tmp_path / "anew" / WARM_START).exists()
    assert len(train(tmp_path / "anew", 2, warm_start=WarmStart("before")).history) == 2


def test_nets_of_earlier_versions_show_how_one_plays_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "league", lambda _: ["random", "greedy", "farmer-2026.11"])
    training = SearchTraining(SYLLABI, tmp_path, 2, 400, 3)
    seats = [
        seat.name
        for table in training._first_tables(Random(1))
        for seat in table.seats
        if isinstance(seat, SampledOpponent)
    ]
    assert len(seats) == 800
    assert [seats.count(name) / 800 for name in ("random", "farmer-2026.11")] == pytest.approx([1 / 6, 2 / 3], abs=0.05)


def test_an_exploiter_meets_nobody_but_its_rival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GENERATION", 3)
    rival = blank_net()
    net = translated(rival, FeatureNames.of(TWO), 2)
    training = SearchTraining(SYLLABI, tmp_path, 2, 2, 3, WarmStart("it", net), Rival("it@4", 4, rival))
    tables = list(training._tables(training._thinkers(), Random(1)))
    assert [sorted(map(str, table.seats)) for table in tables] == 3 * [["0", "1"]]
    own, other = training._thinkers()
    assert (own.thorough.looks, other.thorough) == (2, SearchBudget(4))
    assert training.plan.match_looks == 4
    (done,) = training.run(generations=1)
    assert done.games == 3
    named = contestant(f"{tmp_path / RIVAL}@4", AGRICOLA, TWO)
    assert isinstance(named, TreeNetBot)
    assert load(named.file, TWO).answers.tolist() == rival.answers.astype(np.float16).tolist()
    # It goes on with the rival that it has, whatever has become of that one.
    again = SearchTraining(SYLLABI, tmp_path, 2, 2, 3, WarmStart("it"), Rival.named("it@4"))
    assert len(again.history) == 1
    with pytest.raises(TrainingError, match="another training"):
        SearchTraining(SYLLABI, tmp_path, 2, 2, 3, WarmStart("it"), Rival.named("it@8"))


def test_whoever_wins_enough_takes_the_place_of_its_rival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GENERATION", 8)
    net = translated(blank_net(), FeatureNames.of(TWO), 2)

    def training(rival: Rival, net: PolicyValueNet | None = None) -> SearchTraining:
        nets = [Rival("net@8", 8, net and blank_net(seed=2))]
        return SearchTraining(SYLLABI, tmp_path, 2, 2, 4, WarmStart("it", net), rival, nets=nets, succeed=1)

    begun = training(Rival("it@4", 4, blank_net()), net)
    assert begun.plan.match_looks == 2, "it is measured like others, not against its rival"
    (first,) = begun.run(generations=1)
    assert 0 < (first.won or 0) < 1
    _, reigns, former, net = begun._thinkers()
    taken = load(tmp_path / RIVAL / "0" / MIND, TWO)
    assert reigns.net.answers.tolist() == taken.answers.tolist() != former.net.answers.tolist()
    assert [each.glance.looks for each in (reigns, former, net)] == [4, 4, 8]
    monkeypatch.setattr(module, "GENERATION", 400)
    seats = [table.seats for table in begun._tables(begun._thinkers(), Random(1))]
    assert all(0 in pair for pair in seats)
    for other in (2, 3):
        assert 30 < sum(other in pair for pair in seats) < 80, "who reigned before is met at times, and so is a net"
    # After a damage it is as it was: what came later is played again.
    monkeypatch.setattr(module, "GENERATION", 8)
    begun = training(Rival.named("it@4"))
    (second,) = begun.run(generations=2)
    assert len(begun._thinkers()) == 5
    (tmp_path / "learner1.npz").write_bytes(b"")
    again = training(Rival.named("it@4"))
    assert (again.lost, len(again._thinkers())) == (1, 4)
    assert timeless([*again.run(generations=2)]) == timeless([second])


@pytest.mark.parametrize(
    ("scores", "won"), [([[9, 7], [5, 6]], 0.5), ([[9, 7], [6, 6]], 0.75), ([[1, 2], [3, 9]], 0.0), ([], None)]
)
def test_what_is_won_counts_against_the_rival_alone(
    tmp_path: Path, scores: list[list[float]], won: float | None
) -> None:
    training = train(tmp_path, 1)
    lessons, learner = training._folder.samples(0), training._learner
    assert lessons is not None
    assert learner is not None
    tables = [
        *(Pairing({}, [0, 1], 0) for _ in scores),
        Pairing({}, [2, 0], 0),
        Pairing({}, [SampledOpponent("random", 0), 0], 0),
    ]
    parts = [GeneratedGames(lessons, scores, 0.0), GeneratedGames(lessons, [[3, 4], [4, 3]], 0.0)]
    assert RivalPool(training._folder, 4).settle(1, tables, parts, learner) == won


def test_nets_that_are_named_are_met_in_the_league_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GENERATION", 200)
    nets = [Rival("it@4", 4, blank_net()), Rival("other@8", 8, blank_net(seed=2))]
    net = translated(blank_net(), FeatureNames.of(TWO), 2)
    training = SearchTraining(SYLLABI, tmp_path, 2, 2, 3, WarmStart("it", net), nets=nets)
    thinkers = training._thinkers()
    assert [each.thorough.looks for each in thinkers] == [2, 4, 8]
    assert [each.glance.looks for each in thinkers] == [1, 4, 8]
    met = [str(seat) for table in training._tables(thinkers, Random(1)) for seat in table.seats if seat != 0]
    assert {"1", "2"} < set(met)
    assert len(met) - met.count("1") - met.count("2") in range(1, 30), "others are met as well"
    assert 30 < met.count("1") + met.count("2") < 90
    again = SearchTraining(SYLLABI, tmp_path, 2, 2, 3, WarmStart("it"), nets=[*map(Rival.named, ("it@4", "other@8"))])
    assert again._thinkers()[2].net.answers.tolist() == thinkers[2].net.answers.tolist()
    # Earlier minds sit at other tables, and play as well as they can.
    elder = [*thinkers, thinkers[0]]
    assert any(3 in table.seats for table in training._tables(elder, Random(2)))


def test_a_league_has_nobody_who_takes_long_or_does_not_know_the_game() -> None:
    assert {"greedy", "racer", "farmer-2026.11"} <= set(league(TWO))
    assert "master-2026.11" not in league(TWO)
    assert "farmer-2026.11" not in league(Subject("agricola", 3, True))


def test_a_folder_of_another_training_is_left_alone(
    tmp_path: Path, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(1)
    before = learned(tmp_path)
    with pytest.raises(TrainingError, match="another training"):
        train(tmp_path, 2, seed=4)
    monkeypatch.setattr(module, "GUESTS", 0.9)
    with pytest.raises(TrainingError, match="another training"):
        train(tmp_path, 2)
    assert learned(tmp_path) == before


def test_games_with_options_of_little_weight_are_learned_at_once() -> None:
    assert [task.options["side_job"] for task in SYLLABI] == ["off", "on"]
    asked = AGRICOLA.checked_options(2, {"side_job": "on"})
    assert [task.options["side_job"] for task in syllabi(AGRICOLA, 2, asked, ["side_job"])] == ["on"]


def test_the_mind_of_a_folder_can_play(tmp_path: Path, begun: Begun) -> None:
    begun(1)
    bot = contestant(f"{tmp_path}@4", AGRICOLA, TWO)
    assert isinstance(bot, TreeNetBot)
    assert bot.budget.looks == 4
    assert load(tmp_path / MIND, TWO).seats == 2
    assert isinstance(contestant("greedy", AGRICOLA, TWO), Greedy)
    for name in (f"{tmp_path}@0", f"{tmp_path / 'none'}@4", str(tmp_path)):
        with pytest.raises(UnknownBotError):
            contestant(name, AGRICOLA, TWO)


def test_a_mind_can_be_named_as_it_is_now(tmp_path: Path, begun: Begun) -> None:
    begun(1)
    name = as_it_is(f"{tmp_path}@4", TWO)
    assert isinstance(contestant(name, AGRICOLA, TWO), TreeNetBot)
    assert as_it_is(name, TWO) == name
    assert as_it_is("greedy", TWO) == "greedy"
    train(tmp_path, 2)
    with pytest.raises(UnknownBotError):
        contestant(name, AGRICOLA, TWO)


def test_minds_that_come_along_can_be_named_and_are_meant_as_they_are_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("CHAMPIONS", "EXPLOITERS"):
        monkeypatch.setattr(champions, place, tmp_path / place)
        (tmp_path / place).mkdir()
        blank_net(seed=len(place)).save(tmp_path / place / "agricola-2.npz")
    found = tournament("agricola", ["champion@2", "exploiter@2"], 2, {"cards": "off"}, 1)
    assert [name.partition("#")[0] for name in found.bots] == ["champion@2", "exploiter@2"]
    for name, place in zip(found.bots, ("CHAMPIONS", "EXPLOITERS"), strict=True):
        bot = contestant(name, AGRICOLA, TWO)
        assert isinstance(bot, TreeNetBot)
        assert bot.file == tmp_path / place / "agricola-2.npz"
    blank_net(seed=1).save(tmp_path / "CHAMPIONS" / "agricola-2.npz")
    with pytest.raises(UnknownBotError):
        contestant(found.bots[0], AGRICOLA, TWO)
    with pytest.raises(UnknownBotError, match="no exploiter comes along for agricola-3"):
        tournament("agricola", ["greedy", "exploiter@2"], 3, {"cards": "off"}, 1)
