"""Solo games as a data set of Minari, for offline learning.

In `minari.load_dataset(name)` each game is an episode, with the observations, rewards and infos of SoloEnv, and its
`recover_environment()` makes that environment. It needs `pip install 'allmende[minari]'`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import Any, Final, NamedTuple

import minari
from gymnasium.envs.registration import EnvSpec
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_dataset import parse_dataset_id
from minari.storage import get_dataset_path

from allmende import __version__
from allmende.core.message import Message
from allmende.envs.solo import SoloEnv
from allmende.envs.terms import EnvError

FORMAT: Final = "parquet"
"""The format of Minari that is compressed: most of a mask is 0."""


class Played(NamedTuple):
    """A solo game that was played: the seed of its deal and the texts of its moves."""

    seed: int
    moves: Sequence[str]


class Source(NamedTuple):
    """The common facts of a data set's games: title, options, the bot that played, and a description."""

    title: str
    options: dict[str, str]
    bot: str
    description: str

    @property
    def spec(self) -> EnvSpec:
        """The environment of the games, which Gymnasium can make without having it registered."""
        kwargs = {"title": self.title, **self.options}
        return EnvSpec(f"allmende/{self.title.title()}-v0", entry_point="allmende.envs.solo:SoloEnv", kwargs=kwargs)


def place(name: str) -> Path:
    """The folder of a data set, in MINARI_DATASETS_PATH or ~/.minari/datasets; EnvError if it is no name for one."""
    try:
        parse_dataset_id(name)
    except (TypeError, ValueError):  # the former for a name without a version
        raise EnvError(f"{name!r} names no data set of Minari", Message("error-minari-name", {"name": name})) from None
    return Path(get_dataset_path(name))


def write(name: str, source: Source, games: Iterable[Played]) -> Iterator[int]:
    """Write the games that a data set lacks, and yield the number that it has: first of those that were there.

    After an interruption whole games are there, and the next call goes on after them. EnvError if the name is no name
    of a data set, or that of another one; OSError if it can't be written.
    """
    found = _opened(name, source)
    yield found.total_episodes
    env = SoloEnv(source.title, illegal="error", **source.options)
    for game in islice(games, found.total_episodes, None):
        found.update_dataset_from_buffer([episode(env, game)])
        yield found.total_episodes


def episode(env: SoloEnv, game: Played) -> EpisodeBuffer:
    """The episode of a game, as an environment replays it."""
    observation, info = env.reset(seed=game.seed)
    seen, masks = [observation], [info["action_mask"]]
    actions, rewards, ends = [], [], []
    for text in game.moves:
        actions.append(env.playing.move(text))
        observation, reward, over, _, info = env.step(actions[-1])
        seen.append(observation)
        masks.append(info["action_mask"])
        rewards.append(reward)
        ends.append(over)
    return EpisodeBuffer(
        seed=game.seed,
        observations={part: [one[part] for one in seen] for part in observation},
        actions=actions,
        rewards=rewards,
        terminations=ends,
        truncations=[False] * len(ends),
        infos={"action_mask": masks},
    )


def _opened(name: str, source: Source) -> Any:
    """The data set of this name, begun if there is none."""
    folder = place(name)
    if not folder.exists():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # about an author and a page that it might have
            return minari.create_dataset_from_buffers(
                name,
                [],
                env=source.spec,
                algorithm_name=source.bot,
                description=source.description,
                requirements=[f"allmende[envs]>={__version__}"],
                data_format=FORMAT,
            )
    with suppress(KeyError, OSError, ValueError):  # not one of Minari's, or one that was hardly begun
        found = minari.load_dataset(name)
        if found.storage.metadata.get("description") == source.description:
            # Minari would read what was broken off before it writes over it.
            rmtree(found.storage.data_path / str(found.total_episodes), ignore_errors=True)
            return found
    where = {"name": name, "folder": str(folder)}
    raise EnvError(f"{name!r} is another data set", Message("error-minari-taken", where))
