"""Practice of drafts: packets that follow from the seed, bots that pick by card knowledge, picks that are judged."""

from __future__ import annotations

import pytest

from allmende.bots.card_choices import CardJudge, difference, hand_choices
from allmende.bots.card_knowledge import CardFacts, CardSet, Estimate, Partners
from allmende.bots.draft import Draft, DraftError, Way, begin, ways
from allmende.core.errors import OptionError
from allmende.titles import title

AGRICOLA = title("agricola")
SEVEN = Way(2, {"cards": "base", "hands": "draft"})
EIGHT = Way(2, {"cards": "base", "hands": "draft-8"})


def known(points: dict[str, float], half: float = 0.5, partners: list[Partners] | None = None) -> CardSet:
    """Card knowledge of these points, all with the same interval."""
    cards = {card: CardFacts(90, 50, points=Estimate(value, half)) for card, value in points.items()}
    return CardSet(2, {}, "farmer", 90, 180, "2026-12-01", "", "", cards, partners or [])


def drafted(draft: Draft, place: int = 0) -> Draft:
    """A draft in which the player has always picked the card at a place among those on offer."""
    while not draft.is_over:
        cards = draft.offered[0]
        draft.play(cards[min(place, len(cards) - 1)])
    return draft


def test_the_ways_are_those_of_the_cards_that_were_measured() -> None:
    assert ways(AGRICOLA) == [SEVEN, EIGHT]
    assert ways(title("hallertau")) == ways(title("arle")) == []


@pytest.mark.parametrize("way", [SEVEN, EIGHT], ids=["of 7", "of 8"])
def test_a_draft_fills_all_hands_and_leads_into_the_game(way: Way) -> None:
    draft = drafted(begin(AGRICOLA, way, 7))
    assert [len(draft.hand_of(seat)) for seat in range(2)] == [14, 14]
    assert {pick.card for pick in draft.picks} <= {*draft.hand}
    assert draft.game.moves
    assert not draft.game.is_over
    with pytest.raises(DraftError):
        draft.play(draft.hand[0])


def test_the_same_seed_and_picks_give_the_same_draft() -> None:
    one, other = (drafted(begin(AGRICOLA, SEVEN, 7), place=1) for _ in range(2))
    assert one.game.record == other.game.record
    assert drafted(begin(AGRICOLA, SEVEN, 8)).game.record.deal != one.game.record.deal


def test_bots_pick_the_best_card_on_offer() -> None:
    draft = begin(AGRICOLA, SEVEN, 7)
    packet = [card for kind in draft.offered for card in kind]
    first = AGRICOLA.hand_cards
    assert first is not None
    theirs = first.hands(draft.game.deal, 2)[1]
    assert not {*packet} & {*theirs}
    best = {draft.judge.ranked([card for card in theirs if card in kind])[0].card for kind in _kinds(draft)}
    assert {*draft.hand_of(1)} == best


def _kinds(draft: Draft) -> list[set[str]]:
    assert AGRICOLA.hand_cards is not None
    return [{*kind} for kind in AGRICOLA.hand_cards.kinds(2, draft.game.options)]


def test_a_pick_is_judged_beside_the_cards_of_its_kind_in_the_packet() -> None:
    draft = begin(AGRICOLA, SEVEN, 7)
    kind = draft.offered[0]
    worst = draft.judge.ranked(kind)[-1]
    pick = draft.play(worst.card)
    assert [choice.card for choice in pick.ranked] == [choice.card for choice in draft.judge.ranked(kind)]
    assert pick.behind == difference(pick.ranked[0].points, worst.points)
    draft = begin(AGRICOLA, SEVEN, 7)
    pick = draft.play(draft.judge.ranked(kind)[0].card)
    assert pick.is_best
    assert pick.behind == Estimate(0.0, 0.0)


def test_only_a_card_of_the_packet_can_be_picked() -> None:
    draft = begin(AGRICOLA, SEVEN, 7)
    with pytest.raises(DraftError):
        draft.play(draft.hand_of(1)[0])


@pytest.mark.parametrize(
    "way", [Way(2, {"cards": "base"}), Way(3, SEVEN.options), Way(2, {"cards": "deck-a", "hands": "draft"})]
)
def test_no_draft_is_practised_without_packets_or_knowledge(way: Way) -> None:
    with pytest.raises(DraftError):
        begin(AGRICOLA, way, 7)


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionError):
        begin(AGRICOLA, Way(2, {"hands": "none"}), 7)


# What judges


def test_luck_is_taken_off_as_far_as_cards_differ_by_no_more_than_chance() -> None:
    alike = CardJudge(known({"a": 0.1, "b": -0.1, "c": 0.0}, half=2.0))
    assert alike.alone("a") == Estimate(0.0, 0.0)
    differing = CardJudge(known({"a": 4.0, "b": -4.0}, half=1.0))
    assert 3.5 < differing.alone("a").value < 4.0
    assert differing.alone("a").half < 1.0


def test_a_card_that_was_not_measured_is_a_mean_one_and_anything_but_sure() -> None:
    judge = CardJudge(known({"a": 4.0, "b": -4.0}, half=1.0))
    assert judge.alone("z").value == 0.0
    assert judge.alone("z").half > judge.alone("a").half


def test_partners_in_hand_make_a_card_better() -> None:
    pair = Partners(("a", "b"), Estimate(1.5, 0.5))
    judge = CardJudge(known({"a": 1.0, "b": -1.0, "c": 0.5}, partners=[pair]))
    alone, together = judge.choice("b"), judge.choice("b", ["a", "c"])
    assert (alone.partners, together.partners) == ([], [pair])
    assert together.points.value == pytest.approx(alone.points.value + 1.5)
    assert judge.choice("b", ["b"]).partners == []
    assert judge.hand(["a", "b"]).value == pytest.approx(judge.alone("a").value + judge.alone("b").value + 1.5)


def test_a_table_tells_of_the_packet_and_of_the_hand() -> None:
    game = begin(AGRICOLA, SEVEN, 7).game
    found = hand_choices(game, 0)
    assert found is not None
    assert len(found.offered) == 14
    assert found.hand == []
    assert found.points == Estimate(0, 0.0)
    theirs = hand_choices(game, 1)
    assert theirs is not None
    assert theirs.offered == []
    assert len(theirs.hand) == 2
