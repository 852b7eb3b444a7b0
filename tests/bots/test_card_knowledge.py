"""The card knowledge that comes along: readable, of cards that exist, with intervals."""

from __future__ import annotations

import pytest

from allmende.bots.card_knowledge import card_knowledge, card_set
from allmende.titles import title

MEASURED = {"agricola": {"cards": "base"}, "hallertau": {}}


@pytest.mark.parametrize("name", MEASURED)
def test_it_names_only_cards_that_exist(name: str) -> None:
    found = title(name)
    assert found.hand_cards is not None
    assert card_knowledge(found).sets
    existing = {getattr(card, "name", None) or card.number for card in found.cards()}  # type: ignore[attr-defined]
    for known in card_knowledge(found).sets:
        assert {*known.cards} <= existing
        options = found.checked_options(known.players, known.options)
        dealt = {card for kind in found.hand_cards.kinds(known.players, options) for card in kind}
        assert {card for card, facts in known.cards.items() if facts.dealt} <= dealt
        assert {card for pair in known.partners for card in pair.cards} <= {*known.cards}


@pytest.mark.parametrize("name", MEASURED)
def test_it_says_what_it_was_made_of_and_how_sure_it_is(name: str) -> None:
    for known in card_knowledge(title(name)).sets:
        assert known.games >= known.deals > 0
        assert known.date
        assert known.version
        # Options that came after it was measured have their defaults.
        assert known.options.items() <= title(name).checked_options(known.players, known.options).items()
        for facts in known.cards.values():
            for estimate in (facts.points, facts.wins):
                assert estimate is None or estimate.half > 0


@pytest.mark.parametrize(("name", "options"), MEASURED.items(), ids=MEASURED)
def test_a_table_for_two_with_the_usual_cards_finds_it(name: str, options: dict[str, str]) -> None:
    found = title(name)
    assert card_set(found, 2, found.checked_options(2, options)) is not None
    assert card_set(title("arle"), 2, title("arle").checked_options(2, {})) is None
