"""Statistics of hand cards: the deals with swapped cards, the games on them, and what is made of these."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from allmende.arena.card_games import (
    CardStudyError,
    StudyFolder,
    Twins,
    TwinTask,
    play_twins,
    study_of,
)
from allmende.arena.card_statistics import main, statistics
from allmende.bots.card_games import CardGame, Play
from allmende.bots.card_knowledge import FEWEST, CardKnowledge, Estimate, card_knowledge, card_set
from allmende.core.title import Title
from allmende.titles import title

BASE = {"cards": "base"}
WITH_L = {"cards": "base", "deck_l": "on"}
STUDY = study_of("agricola", "random", 2, BASE, 1)


def dealt(name: str, players: int, options: dict[str, str]) -> tuple[Title, object, object, set[str], set[str]]:  # type: ignore[type-arg]
    """A title, a deal and the swapped one, with the cards in all hands of either."""
    found = title(name)
    cards = found.hand_cards
    assert cards is not None
    chosen = found.checked_options(players, options)
    deal = found.draw(players, chosen, Random(5))
    other = cards.swapped(deal, players, chosen, Random(6))
    found.start(players, chosen, other)  # OptionError if no such deal can be
    first, second = ({card for hand in cards.hands(each, players) for card in hand} for each in (deal, other))
    return found, deal, other, first, second


@pytest.mark.parametrize(("name", "options"), [("hallertau", {}), ("agricola", BASE), ("agricola", WITH_L)])
def test_no_hand_has_a_card_again_that_was_in_a_hand_before_the_swap(name: str, options: dict[str, str]) -> None:
    _, _, _, first, second = dealt(name, 2, options)
    assert first
    assert len(first) == len(second)
    assert not first & second


def test_with_too_few_other_cards_as_many_are_swapped_as_there_are() -> None:
    # Four players hold 16 of the 30 Gateway cards, and 4 of the 25 Point cards.
    _, _, _, first, second = dealt("hallertau", 4, {})
    assert len(first & second) == 2
    assert len(second) == 20


def test_all_but_the_hands_is_dealt_as_before() -> None:
    _, deal, other, _, _ = dealt("hallertau", 2, {})
    for part in ("first", "quadrants", "farmyard", "bonus"):
        assert getattr(deal, part) == getattr(other, part)
    gateway, swapped = deal.gateway, other.gateway  # type: ignore[attr-defined]
    assert gateway[8:-8] == swapped[8:-8], "the cards that are drawn next stay on top of the pile"
    _, deal, other, _, _ = dealt("agricola", 2, BASE)
    for part in ("first", "cards"):
        assert getattr(deal, part) == getattr(other, part)


@pytest.mark.parametrize("options", [BASE, WITH_L])
def test_each_seat_gets_as_many_cards_of_each_kind_as_before(options: dict[str, str]) -> None:
    found, deal, other, _, _ = dealt("agricola", 2, options)
    cards = found.hand_cards
    assert cards is not None
    minors, occupations = cards.kinds(2, found.checked_options(2, options))
    for each in (deal, other):
        for hand in cards.hands(each, 2):
            assert len([card for card in hand if card in minors]) == 7
            assert len([card for card in hand if card in occupations]) == 7


def test_cards_that_were_measured_without_deck_l_are_not_those_with_it() -> None:
    agricola = title("agricola")
    assert card_set(agricola, 2, agricola.checked_options(2, BASE)) is not None
    assert card_set(agricola, 2, agricola.checked_options(2, WITH_L)) is None


def test_a_deal_is_played_twice_and_its_cards_are_noted() -> None:
    twins = play_twins(TwinTask(STUDY, 3))
    assert len(twins.games) == 2
    assert twins == play_twins(TwinTask(STUDY, 3))
    for game in twins.games:
        assert [len(hand) for hand in game.dealt] == [14, 14]
        assert sum(game.shares) == 1
        for play in game.plays:
            assert play.card in game.dealt[play.seat]
            assert 1 <= play.round <= 14
    assert any(game.plays for game in twins.games)


def test_where_hands_are_drafted_picks_are_counted_and_the_deal_is_played_once() -> None:
    drafted = study_of("agricola", "random", 2, {**BASE, "hands": "draft"}, 1)
    twins = play_twins(TwinTask(drafted, 0))
    assert len(twins.games) == 1
    picks = twins.games[0].picks
    assert len(picks) == 26, "the last card of each kind is no choice"
    assert len(picks[0].left) == 13
    found = statistics(drafted, [twins], "2026-12-01").cards
    first = found[picks[0].taken]
    assert (first.dealt, first.offered, first.chosen) == (0, 1, 1)
    assert first.points is None


@pytest.mark.parametrize(("name", "options"), [("arle", {}), ("agricola", {}), ("hallertau", {"cards": "off"})])
def test_a_game_without_hand_cards_has_none_to_study(name: str, options: dict[str, str]) -> None:
    with pytest.raises(CardStudyError, match="no hand cards"):
        study_of(name, "random", 2, options, 1)


def pair_of(
    deal: int, hands: tuple[list[str], list[str]], others: tuple[list[str], list[str]], scores: list[float]
) -> Twins:
    """The two games of a deal: in the first the seats hold `hands` and make `scores`, in the second `others` and 20."""
    first = CardGame(list(hands), [], [Play(0, hands[0][0], 4)], scores, [float(scores[0] > scores[1])] * 2)
    second = CardGame(list(others), [], [], [20.0, 20.0], [0.5, 0.5])
    return Twins(deal, [first, second])


def test_a_card_is_worth_what_a_hand_with_it_makes_more_than_the_hand_in_its_place() -> None:
    twins = [pair_of(deal, (["a"], ["b"]), (["c"], ["d"]), [26.0 + deal % 2, 18.0]) for deal in range(FEWEST)]
    found = statistics(STUDY, twins, "2026-12-01")
    assert (found.deals, found.games) == (FEWEST, 2 * FEWEST)
    a, b, c = (found.cards[card] for card in "abc")
    assert a.points is not None
    assert a.points.value == 6.5
    assert 0 < a.points.half < 1
    assert a.points.is_sure
    assert b.points == Estimate(-2.0, 0.0)
    assert c.points == Estimate(-a.points.value, a.points.half)
    assert (a.dealt, a.played, a.round) == (FEWEST, FEWEST, 4.0)
    assert (b.played, b.round) == (0, None)


def test_of_fewer_deals_nothing_is_estimated() -> None:
    twins = [pair_of(deal, (["a"], ["b"]), (["c"], ["d"]), [26.0, 18.0]) for deal in range(FEWEST - 1)]
    assert statistics(STUDY, twins, "2026-12-01").cards["a"].points is None


def test_only_pairs_that_stand_out_from_chance_are_partners() -> None:
    # "a" and "b" bring 12 points together and none alone; all else is chance.
    rng = Random(1)

    def drawn(bonus: float) -> list[Twins]:
        found = []
        for deal in range(600):
            cards = rng.sample("abcdefgh", 2)
            points = rng.random() - 0.5 + (bonus if {"a", "b"} == set(cards) else 0.0)
            found.append(pair_of(deal, (cards, ["x"]), (["y"], ["z"]), [20 + points, 20.0]))
        return found

    best = statistics(STUDY, drawn(12.0), "2026-12-01").partners[0]
    assert best.cards == ("a", "b")
    assert 4 < best.points.value < 12
    assert statistics(STUDY, drawn(0.0), "2026-12-01").partners == []


def test_a_study_goes_on_in_its_folder_and_no_other_one_does(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path, STUDY)
    twins = pair_of(0, (["a"], ["b"]), (["c"], ["d"]), [26.0, 18.0])
    folder.add(twins)
    with (tmp_path / "twins.jsonl").open("a") as file:
        file.write('{"deal": 1, "ga')  # a killed process
    assert StudyFolder(tmp_path, STUDY).twins == [twins]
    with pytest.raises(CardStudyError, match="another study"):
        StudyFolder(tmp_path, study_of("agricola", "random", 2, BASE, 2))


def test_a_title_has_one_set_for_the_same_games_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study, package = tmp_path / "study", tmp_path / "package"
    StudyFolder(study, STUDY).add(pair_of(0, (["loam-pit"], ["loom"]), (["canoe"], ["basket"]), [26.0, 18.0]))
    main([str(study), "--folder", str(package)])
    main([str(study), "--folder", str(package)])
    assert "agricola.json" in capsys.readouterr().out
    agricola = title("agricola")
    (known,) = card_knowledge(agricola, package).sets
    assert (known.bot, known.games, known.rules) == ("random", 2, agricola.newest_rules)
    assert card_knowledge(title("arle"), package) == CardKnowledge([])
    drafted = agricola.checked_options(2, {**BASE, "hands": "draft"})
    assert card_set(agricola, 2, drafted, package) == known, "the same cards are in play"
    for players, options in ((3, BASE), (2, {"cards": "deck-c"}), (2, {})):
        assert card_set(agricola, players, agricola.checked_options(players, options), package) is None
