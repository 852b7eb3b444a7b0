"""Solo games as a data set of Minari, for who learns from data alone.

`minari.load_dataset(name)` has a game as an episode, with what SoloEnv shows, pays and tells on the way, and its
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
"""Of what Minari can write the one that is compressed: of a mask, most is 0."""


class Played(NamedTuple):
    """A solo game that was played: the seed of its deal, and the texts of its moves."""

    seed: int
    moves: Sequence[str]


class Source(NamedTuple):
    """What the games of a data set have in common: how they are played, by whom, and what they are said to be."""

    title: str
    options: dict[str, str]
    bot: str
    description: str

    @property
    def spec(self) -> EnvSpec:
        """The environment in which the games are played; Gymnasium makes it without knowing its name."""
        kwargs = {"title": self.title, **self.options}
        return EnvSpec(f"allmende/{self.title.title()}-v0", entry_point="allmende.envs.solo:SoloEnv", kwargs=kwargs)


def place(name: str) -> Path:
    """Where Minari looks for a data set: in the folder MINARI_DATASETS_PATH, or else ~/.minari/datasets."""
    try:
        parse_dataset_id(name)
    except (TypeError, ValueError):  # the former for a name without a version
        raise EnvError(f"{name!r} names no data set of Minari", Message("error-minari-name", {"name": name})) from None
    return Path(get_dataset_path(name))


def write(name: str, source: Source, games: Iterable[Played]) -> Iterator[int]:
    """Write the games that a data set of this name lacks, and yield how many it has, first those that were there.

    What stopped has left whole games, and goes on after them. EnvError if the name can't be, or if there are other
    games under it. OSErrors remain.
    """
    found = _opened(name, source)
    yield found.total_episodes
    env = SoloEnv(source.title, illegal="error", **source.options)
    for game in islice(games, found.total_episodes, None):
        found.update_dataset_from_buffer([episode(env, game)])
        yield found.total_episodes


def episode(env: SoloEnv, game: Played) -> EpisodeBuffer:
    """A game as an environment tells it that plays it again."""
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
