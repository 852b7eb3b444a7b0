"""The vocabulary: texts, screen targets and labels of all moves, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.farmyard import (
    FARM_SPACE_NAMES,
    SHAPES,
    SPACES,
    STABLE_SITE_NAMES,
    shape_names,
    shape_text,
)
from allmende.agricola.components.improvement import FIRST_COOKED, IMPROVEMENT_NAMES, KIND_NAMES, KIND_TARGETS
from allmende.agricola.components.moves import COOKED, END, HEARTHS, MOST_BEDS, MOST_WAYS, UPGRADES
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import ANIMALS, CROPS, GRAIN, RESOURCE_NAMES, SEEDS, SHEEP
from allmende.agricola.components.upgrades import fireplace_of, hearth_of
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.core.vocabulary import MoveSpec, Vocabulary

_CROPS = RESOURCE_NAMES[GRAIN : GRAIN + CROPS]
_ANIMALS = RESOURCE_NAMES[SHEEP : SHEEP + ANIMALS]


def space_target(name: str) -> str:
    """The screen target of an action space; for hand cards that are one, the card."""
    return f"{'card' if SPACE_NAMES.index(name) >= FIRST_HAND_CARD else 'space'}:{name}"


def _move_specs() -> Iterator[MoveSpec]:
    yield MoveSpec("done", "done", Message("move-done"), "done")
    for name in SPACE_NAMES:
        label = Message("move-place-person", {"action": named("action", name)})
        yield MoveSpec(f"place {name}", space_target(name), label, "place", (name,))
    yield from _with_amounts("take", "move-take", RESOURCE_NAMES)
    for verb, id_ in (("plow", "move-plow-field"), ("room", "move-build-room"), ("stable", "move-stable")):
        for name in FARM_SPACE_NAMES:
            yield MoveSpec(f"{verb} {name.lower()}", f"farm:{name}", Message(id_, {"place": name}), verb, (name,))
    for name in STABLE_SITE_NAMES[SPACES:]:
        label = Message("move-stable", {"place": name})
        yield MoveSpec(f"stable {name.lower()}", f"corner:{name}", label, "stable", (name,))
    for name in FARM_SPACE_NAMES:
        yield MoveSpec(f"pick {name.lower()}", f"farm:{name}", Message("move-pick", {"place": name}), "pick", (name,))
    for bed in range(1, MOST_BEDS + 1):
        yield MoveSpec(f"pick card {bed}", f"bed:{bed}", Message("move-pick-bed", {"number": bed}), "pick", (bed,))
    for shape in SHAPES:
        text = shape_text(shape)
        label = Message("move-fence", {"places": text})
        yield MoveSpec(f"fence {text.lower()}", "fences", label, "fence", tuple(shape_names(shape)))
    yield from _with_amounts("sow", "move-sow-crop", [RESOURCE_NAMES[seed] for seed in SEEDS])
    for crop in _CROPS:
        for name in FARM_SPACE_NAMES:
            label = Message("move-sow-pasture", {"what": amount(crop, 1), "place": name})
            yield MoveSpec(f"sow {crop} {name.lower()}", f"farm:{name}", label, "sow", (crop, name))
    for name, target in zip(KIND_NAMES, KIND_TARGETS, strict=True):
        yield MoveSpec(
            f"bake {name}", target, Message("move-bake", {"with": named("improvement", name)}), "bake", (name,)
        )
    yield MoveSpec("renovate", "house", Message("move-renovate"), "renovate")
    yield MoveSpec("renovate stone", "house", Message("move-renovate-straight"), "renovate", ("stone",))
    yield MoveSpec("grow family", "family", Message("move-grow"), "grow")
    for name in IMPROVEMENT_NAMES:
        label = Message("move-improvement", {"what": named("improvement", name)})
        yield MoveSpec(f"build {name}", f"improvement:{name}", label, "build", (name,))
    for way in range(UPGRADES):
        hearth, fireplace = IMPROVEMENT_NAMES[hearth_of(way)], IMPROVEMENT_NAMES[fireplace_of(way)]
        label = Message("move-upgrade", {"what": named("improvement", hearth), "for": named("improvement", fireplace)})
        yield MoveSpec(f"build {hearth} for {fireplace}", f"improvement:{hearth}", label, "build", (hearth, fireplace))
    yield MoveSpec("feed", "family", Message("move-feed"), "feed")
    for name in IMPROVEMENT_NAMES:
        label = Message("move-craft", {"with": named("improvement", name)})
        yield MoveSpec(f"use {name}", f"improvement:{name}", label, "craft", (name,))
    yield from _with_amounts("breed", "move-breed", _ANIMALS)
    yield from _with_amounts("release", "move-release", _ANIMALS)
    cards = [(name, f"card:{name}", {"card": named("card", name)}) for name in CARD_NAMES]
    for verb in ("play", "keep", "resolve", "discard"):
        for name, target, told in cards:
            yield MoveSpec(f"{verb} {name}", target, Message(f"move-{verb}-card", told), verb, (name,))
    for way in range(1, MOST_WAYS + 1):
        yield MoveSpec(f"choose {way}", "", Message("move-choose-way", {"number": way}), "choose", (way,))
    for kind in ("minors", "occupations"):
        yield MoveSpec(f"redraw {kind}", "hand", Message("move-redraw", {"kind": kind}), "redraw", (kind,))
    yield from _with_amounts("eat", "move-eat-raw", _CROPS)
    for kind in KIND_NAMES[:HEARTHS]:
        for name in RESOURCE_NAMES[FIRST_COOKED : FIRST_COOKED + COOKED]:
            label = Message("move-cook", {"what": amount(name, 1), "with": named("improvement", kind)})
            yield MoveSpec(f"cook {name} {kind}", f"resource:{name}", label, "cook", (name, kind))
    for name, target, told in cards:
        yield MoveSpec(f"use card {name}", target, Message("move-use-card", told), "use", (name,))


def _with_amounts(verb: str, id_: str, names: list[str]) -> Iterator[MoveSpec]:
    """Moves that do something with one of some resources."""
    for name in names:
        yield MoveSpec(f"{verb} {name}", f"resource:{name}", Message(id_, {"what": amount(name, 1)}), verb, (name,))


VOCABULARY = Vocabulary(_move_specs())
"""All moves of Agricola."""

if len(VOCABULARY) != END:
    raise AssertionError(f"the vocabulary has {len(VOCABULARY)} texts for {END} moves")
