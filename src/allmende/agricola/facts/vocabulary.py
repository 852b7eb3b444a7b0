"""The texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.rules.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.rules.components import ANIMALS, CROPS, GRAIN, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.farm.farmyard import (
    FARM_SPACE_NAMES,
    SHAPES,
    SPACES,
    STABLE_SITE_NAMES,
    shape_names,
    shape_text,
)
from allmende.agricola.rules.improvement import FIRST_COOKED, KIND_NAMES, KIND_TARGETS
from allmende.agricola.rules.language.improvements import UPGRADES, fireplace_of, hearth_of
from allmende.agricola.rules.moves import COOKED, END, HEARTHS, MOST_BEDS, MOST_WAYS
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.phrases import named
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.vocabulary import Noun, Vocabulary

_CROPS = RESOURCE_NAMES[GRAIN : GRAIN + CROPS]
_ANIMALS = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]


def space_target(name: str) -> str:
    """What screens call an action space: hand cards that are one are cards."""
    return f"{'card' if SPACE_NAMES.index(name) >= FIRST_HAND_CARD else 'space'}:{name}"


def _nouns() -> Iterator[Noun]:
    yield Noun("done", "done", Message("move-done"), "done")
    for name in SPACE_NAMES:
        label = Message("move-place-person", {"action": named("action", name)})
        yield Noun(f"place {name}", space_target(name), label, "place", (name,))
    yield from _with_amounts("take", "move-take", RESOURCE_NAMES)
    for verb, id_ in (("plow", "move-plow-field"), ("room", "move-build-room"), ("stable", "move-stable")):
        for name in FARM_SPACE_NAMES:
            yield Noun(f"{verb} {name.lower()}", f"farm:{name}", Message(id_, {"place": name}), verb, (name,))
    for name in STABLE_SITE_NAMES[SPACES:]:
        label = Message("move-stable", {"place": name})
        yield Noun(f"stable {name.lower()}", f"corner:{name}", label, "stable", (name,))
    for name in FARM_SPACE_NAMES:
        yield Noun(f"pick {name.lower()}", f"farm:{name}", Message("move-pick", {"place": name}), "pick", (name,))
    for bed in range(1, MOST_BEDS + 1):
        yield Noun(f"pick card {bed}", f"bed:{bed}", Message("move-pick-bed", {"number": bed}), "pick", (bed,))
    for shape in SHAPES:
        text = shape_text(shape)
        label = Message("move-fence", {"places": text})
        yield Noun(f"fence {text.lower()}", "fences", label, "fence", tuple(shape_names(shape)))
    yield from _with_amounts("sow", "move-sow-crop", _CROPS)
    for crop in _CROPS:
        for name in FARM_SPACE_NAMES:
            label = Message("move-sow-pasture", {"what": amount(crop, 1), "place": name})
            yield Noun(f"sow {crop} {name.lower()}", f"farm:{name}", label, "sow", (crop, name))
    for name, target in zip(KIND_NAMES, KIND_TARGETS, strict=True):
        yield Noun(f"bake {name}", target, Message("move-bake", {"with": named("improvement", name)}), "bake", (name,))
    yield Noun("renovate", "house", Message("move-renovate"), "renovate")
    yield Noun("renovate stone", "house", Message("move-renovate-straight"), "renovate", ("stone",))
    yield Noun("grow family", "family", Message("move-grow"), "grow")
    for improvement in IMPROVEMENTS:
        label = Message("move-improvement", {"what": named("improvement", improvement.name)})
        target = f"improvement:{improvement.name}"
        yield Noun(f"build {improvement.name}", target, label, "build", (improvement.name,))
    for way in range(UPGRADES):
        hearth, fireplace = IMPROVEMENTS[hearth_of(way)].name, IMPROVEMENTS[fireplace_of(way)].name
        label = Message("move-upgrade", {"what": named("improvement", hearth), "for": named("improvement", fireplace)})
        yield Noun(f"build {hearth} for {fireplace}", f"improvement:{hearth}", label, "build", (hearth, fireplace))
    yield Noun("feed", "family", Message("move-feed"), "feed")
    for improvement in IMPROVEMENTS:
        label = Message("move-craft", {"with": named("improvement", improvement.name)})
        yield Noun(f"use {improvement.name}", f"improvement:{improvement.name}", label, "craft", (improvement.name,))
    yield from _with_amounts("breed", "move-breed", _ANIMALS)
    yield from _with_amounts("release", "move-release", _ANIMALS)
    for verb in ("play", "keep", "resolve", "discard"):
        for name in CARD_NAMES:
            label = Message(f"move-{verb}-card", {"card": named("card", name)})
            yield Noun(f"{verb} {name}", f"card:{name}", label, verb, (name,))
    for way in range(1, MOST_WAYS + 1):
        yield Noun(f"choose {way}", "", Message("move-choose-way", {"number": way}), "choose", (way,))
    for kind in ("minors", "occupations"):
        yield Noun(f"redraw {kind}", "hand", Message("move-redraw", {"kind": kind}), "redraw", (kind,))
    yield from _with_amounts("eat", "move-eat-raw", _CROPS)
    for kind in KIND_NAMES[:HEARTHS]:
        for name in RESOURCE_NAMES[FIRST_COOKED : FIRST_COOKED + COOKED]:
            label = Message("move-cook", {"what": amount(name, 1), "with": named("improvement", kind)})
            yield Noun(f"cook {name} {kind}", f"resource:{name}", label, "cook", (name, kind))
    for name in CARD_NAMES:
        label = Message("move-use-card", {"card": named("card", name)})
        yield Noun(f"use card {name}", f"card:{name}", label, "use", (name,))


def _with_amounts(verb: str, id_: str, names: list[str]) -> Iterator[Noun]:
    """What is done with one of some resources."""
    for name in names:
        yield Noun(f"{verb} {name}", f"resource:{name}", Message(id_, {"what": amount(name, 1)}), verb, (name,))


VOCABULARY = Vocabulary(_nouns())
"""All moves of Agricola."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
