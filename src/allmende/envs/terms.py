"""What an environment plays and what it tells: all that is settled before its first game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from operator import index
from typing import Any, Final, NamedTuple

from allmende.core.errors import AllmendeError, OptionError
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title as find_title

SEEN: Final = ("features", "text")
"""How a seat may see a position: as the features that bots see, or as a person reads it."""
REWARDED: Final = ("score", "win")
"""What brings a reward: points, or a share of the victory; alone, to have reached the goal."""
REWARDED_WHEN: Final = ("end", "change")
"""When it comes: all at the end, or with every move that changes what a seat has."""
ILLEGAL: Final = ("error", "ignore")
"""What a move does that isn't legal: raise IllegalMoveError, or nothing at all but to say so."""


class EnvError(AllmendeError):
    """An environment can't be had like this, or is asked out of turn."""


class Terms(NamedTuple):
    """What is played, by how many, with which options, and what is told; after `max_cycles` moves of a seat it ends.

    `options` are complete.
    """

    title: Title[Any, Any]
    players: int
    options: dict[str, str]
    observation: str = "features"
    reward: str = "score"
    reward_when: str = "end"
    illegal: str = "error"
    max_cycles: int | None = None


def terms(
    title: str,
    players: int,
    *,
    observation: str = "features",
    reward: str = "score",
    reward_when: str = "end",
    illegal: str = "error",
    max_cycles: int | None = None,
    **options: str,
) -> Terms:
    """These terms, with the title's options by name; OptionError or EnvError for what isn't to be had."""
    found = find_title(title)
    try:
        players = index(players)
    except TypeError:
        raise not_to_be_had("players", players, map(str, found.players)) from None
    complete = found.checked_options(players, options)
    for option in options:
        if option not in complete:
            needed = found.options[option].needed
            raise OptionError(
                f"option {option!r} means something only with {needed}",
                Message("error-needs", {"option": option, "needs": needed}),
            )
    for name, value, known in (
        ("observation", observation, SEEN),
        ("reward", reward, REWARDED),
        ("reward_when", reward_when, REWARDED_WHEN),
        ("illegal", illegal, ILLEGAL),
    ):
        if value not in known:
            raise not_to_be_had(name, value, known)
    if max_cycles is not None and not is_count(max_cycles):
        raise not_to_be_had("max_cycles", max_cycles, ("1", "2", "…"))
    if observation == "features" and (found.insight is None or found.insight.survey is None):
        raise EnvError(
            f"{title} tells no features; observation='text' shows it as text",
            Message("error-no-features", {"title": Message(f"title-{title}")}),
        )
    return Terms(found, players, complete, observation, reward, reward_when, illegal, max_cycles)


def solo_terms(title: str, **rest: Any) -> Terms:
    """The terms of whoever plays alone; EnvError if more are to play."""
    if "players" in rest:
        raise EnvError(
            f"who plays alone has no players to choose; allmende.envs.env({title!r}, players=…) is for more",
            Message("error-env-alone", {"title": title}),
        )
    return terms(title, 1, **rest)


def not_to_be_had(name: str, value: object, known: Iterable[str]) -> EnvError:
    """The error that an argument can't have this value, and which it can have."""
    listed = ", ".join(known)
    return EnvError(
        f"{name} can't be {value!r}; it can be: {listed}",
        Message("error-value", {"option": name, "value": str(value), "known": listed}),
    )


def checked_mode(render_mode: str | None, known: Sequence[str]) -> str | None:
    """How an environment is rendered, None if it isn't; EnvError if it can't be rendered like that."""
    if render_mode not in (None, *known):
        raise not_to_be_had("render_mode", render_mode, known)
    return render_mode


def seed_in(given: object) -> int:
    """A seed, given as any whole number from 0 on; EnvError if it is none.

    Python's own chance takes texts and fractions as well, and -7 for 7.
    """
    with suppress(TypeError):
        if not isinstance(given, bool) and (found := index(given)) >= 0:  # type: ignore[arg-type]  # which is found out
            return found
    told = f"{given!r:.80}"
    raise EnvError(f"a seed is a whole number from 0 on, not {told}", Message("error-env-seed", {"seed": told}))


def is_count(value: object) -> bool:
    """Whether this is a whole number of at least 1."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1
