"""The ways to play: by number of players, without hand cards, and the options of a table."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.numbers import ALL_DECKS, BOX_DECK, DECKS, DRAWN_DECK
from allmende.agricola.components.pieces import FOOD, NEWBORN_FOOD, RESOURCE_NAMES, SOLO_ADULT_FOOD
from allmende.agricola.record.deal import GAMES, HAND, HANDS, MOST_IN_CAMPAIGN
from allmende.agricola.rules.accumulation import ACCUMULATES
from allmende.agricola.rules.campaign import POINTS_PER_FOOD, RANK_POINTS, SOLO_GOALS
from allmende.core.rulebook import Chapter, Rule
from allmende.core.rules.phrases import amount

_FOOD: Final = RESOURCE_NAMES[FOOD]
_FOREST_ALONE, _FOREST, *_ = ACCUMULATES["forest"][1]
_FIRST_GOAL: Final = min(SOLO_GOALS)
_QUICK: Final = list(HANDS["quick-draft"].picks)


def _ranks() -> list[Rule]:
    """The points for ranks in the games of a campaign, by the number of players."""
    found = []
    for players, games in enumerate(RANK_POINTS):
        if games:
            first, middle, last = games
            found.append(Rule("ranks", {"players": players, "first": first, "middle": middle, "last": last}))
    return found


WAYS: Final[tuple[Chapter, ...]] = (
    Chapter("ways", (Rule("players"), Rule("options"))),
    Chapter("without-cards", (Rule("what"), Rule("meeting-place", about=("space:meeting-place",))), level=2),
    Chapter(
        "solo",
        (
            Rule("turns"),
            Rule("food", {"food": amount(_FOOD, SOLO_ADULT_FOOD), "newborn": amount(_FOOD, NEWBORN_FOOD)}),
            Rule(
                "forest",
                {"alone": amount("wood", _FOREST_ALONE), "others": amount("wood", _FOREST)},
                about=("space:forest",),
            ),
            Rule("travels"),
            Rule("goal", {"goal": _FIRST_GOAL}),
        ),
        level=2,
    ),
    Chapter(
        "hands",
        (
            Rule("dealt", {"count": HAND}, about=("option:hands",)),
            Rule("mulligan", about=("event:cards-redrawn",)),
            Rule("redrawing", standing="ruling"),
            Rule("draft", {"count": HANDS["draft"].size}, about=("event:hand-card-kept",)),
            Rule("draft-8", {"count": HANDS["draft-8"].size}),
            Rule("quick-draft", {"picks": _QUICK}),
            Rule("choose-10", {"count": HAND, "size": HANDS["choose-10"].size}),
            Rule("choose", {"count": HAND}),
            Rule("decks", {"base": len(DECKS["base"]), "all": len(DECKS[ALL_DECKS])}),
            Rule("deck-l", {"count": len(BOX_DECK)}, about=("option:deck_l",), standing="inferred"),
            Rule("deck-x", {"count": len(DRAWN_DECK)}, about=("option:deck_x",), standing="inferred"),
            Rule("two-decks", standing="inferred"),
        ),
        level=2,
    ),
    Chapter(
        "campaign-alone",
        (
            Rule("goals", {"goals": SOLO_GOALS}, about=("option:campaign",)),
            Rule("food", {"every": POINTS_PER_FOOD}),
            Rule("again"),
            Rule("occupation", {"count": HAND}, about=("event:occupation-stays",)),
            Rule("counts", standing="ruling"),
        ),
        level=2,
    ),
    Chapter(
        "campaign-together",
        (
            Rule("games", {"games": GAMES}, about=("option:campaign",)),
            *_ranks(),
            Rule("players", {"players": MOST_IN_CAMPAIGN}),
            Rule("next"),
            Rule("occupation"),
            Rule("counts", standing="ruling"),
            Rule("shared", standing="ruling"),
            Rule("equal", standing="ruling"),
        ),
        level=2,
    ),
)
