"""The terms of an environment: what it plays, observes and rewards, settled before its first game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from operator import index
from random import Random
from typing import Any, Final, NamedTuple

from allmende.core.errors import AllmendeError, OptionError
from allmende.core.message import Message
from allmende.core.title import Title
from allmende.titles import title as find_title

SEEN: Final = ("features", "text")
"""The kinds of observations: the features that nets of this package read, or text as people read it."""
REWARDED: Final = ("score", "win")
"""The kinds of rewards: points, or the share of the victory, which in a solo game is 1 if the goal is reached."""
REWARDED_WHEN: Final = ("end", "change")
"""The times of rewards: all at the end, or the change with every move."""
SEED_BITS: Final = 48
"""The size of seeds that are drawn at random."""
ILLEGAL: Final = ("error", "ignore")
"""The effects of an illegal move: IllegalMoveError, or none except that the reason is told."""


COUNTS: Final = ("1", "2", "…")
"""What an argument can be that is a number of things."""


class EnvError(AllmendeError):
    """An environment with wrong arguments, or one that is called out of turn."""


class Terms(NamedTuple):
    """The terms of an environment, as the function `terms` checks and completes them.

    `options` are complete. With `max_cycles`, a game is cut off once a seat has made that number of moves.
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
    """The terms of an environment, checked and completed.

    Args:
        title: The name of a title.
        players: The number of players.
        observation: "features", or "text".
        reward: "score", or "win".
        reward_when: "end", or "change".
        illegal: "error", or "ignore".
        max_cycles: The number of moves of a seat after which a game is cut off; by default it is played to its end.
        options: The title's options by name; others have their defaults.

    Raises:
        UnknownTitleError: There is no such title.
        OptionError: The title has no such number of players, option or value, or the option means nothing here.
        EnvError: Another argument has none of its values, or the title has no features.

    >>> found = terms("hallertau", 2, reward="win", cards="off")
    >>> found.reward, found.options["cards"]
    ('win', 'off')
    """
    found = find_title(title)
    try:
        players = index(players)
    except TypeError:
        raise not_to_be_had("players", players, map(str, found.players)) from None
    complete = found.checked_options(players, options)
    for option in options:
        if option not in complete:
            needed = found.options[option].needed(found.options)
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
        raise not_to_be_had("max_cycles", max_cycles, COUNTS)
    if observation == "features" and (found.ai is None or found.ai.policy_inputs is None):
        raise EnvError(
            f"{title} tells no features; observation='text' shows it as text",
            Message("error-no-features", {"title": Message(f"title-{title}")}),
        )
    return Terms(found, players, complete, observation, reward, reward_when, illegal, max_cycles)


class Deals:
    """The random numbers of the games that follow one another: the first is dealt by a seed, and that decides the rest.

    All environments draw from one of these for each of their places, so that a seed means the same games everywhere.

    >>> Deals(7).draw().random() == Random(7).random()
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        """By default the seed is drawn at random."""
        self._seed = Random().getrandbits(SEED_BITS) if seed is None else seed
        self._chance: Random | None = None

    def draw(self) -> Random:
        """The random numbers of the next game."""
        if self._chance is None:
            self._chance = Random(self._seed)
            return Random(self._seed)
        return Random(self._chance.getrandbits(SEED_BITS))


def solo_terms(title: str, **rest: Any) -> Terms:
    """The terms of a solo game; arguments and errors as of `terms`, and EnvError if `players` is given."""
    if "players" in rest:
        raise EnvError(
            f"a solo game has one player; allmende.envs.env({title!r}, players=…) is for more",
            Message("error-env-alone", {"title": title}),
        )
    return terms(title, 1, **rest)


def not_to_be_had(name: str, value: object, known: Iterable[str], where: str = "") -> EnvError:
    """The error that an argument can't have a value, with those that it can have, in some environments alone."""
    listed = ", ".join(known)
    about = {"option": name, "value": str(value), "known": listed}
    return EnvError(
        f"{where}{name} can't be {value!r}; it can be: {listed}",
        Message("error-env-many" if where else "error-value", about),
    )


def checked_mode(render_mode: str | None, known: Sequence[str]) -> str | None:
    """The render mode, if it is None or one of those known; EnvError if it is another."""
    if render_mode not in (None, *known):
        raise not_to_be_had("render_mode", render_mode, known)
    return render_mode


def seed_in(given: object) -> int:
    """The seed as an int; EnvError if it is no whole number from 0 on.

    `random.Random` would take texts and fractions, too, and -7 for 7.
    """
    with suppress(TypeError):
        if not isinstance(given, bool) and (found := index(given)) >= 0:  # type: ignore[arg-type]  # which is found out
            return found
    told = f"{given!r:.80}"
    raise EnvError(f"a seed is a whole number from 0 on, not {told}", Message("error-env-seed", {"seed": told}))


def is_count(value: object) -> bool:
    """True for a whole number of at least 1."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1
