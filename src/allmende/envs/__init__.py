"""The titles as environments for learners: PettingZoo for any number of players, Gymnasium for solo games.

>>> from allmende.envs import hallertau_v0
>>> env = hallertau_v0.env(players=2, cards="off")
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["observation"].shape, int(env.action_space(env.agent_selection).n)
((296,), 1576)

A title of another package is `env("windfall", players=2)`. Importing this package registers the solo games with
Gymnasium, `gymnasium.make("allmende/Hallertau-v0")`. `TitleVectorEnv` and `Many` step many games by one call, and
`Agent` is a champion that plays in all of them. All of it needs `pip install 'allmende[envs]'`; ImportError otherwise.
"""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo  # noqa: F401, it is only asked whether it is there
except ImportError as error:
    raise ImportError(f"environments need more than is installed: pip install 'allmende[envs]' ({error})") from error

from allmende.envs.aec import TitleEnv, env
from allmende.envs.agents import Agent
from allmende.envs.many import Many
from allmende.envs.numeric_game import Playing
from allmende.envs.solo import SoloEnv
from allmende.envs.terms import EnvError, Terms, terms
from allmende.envs.vector import SoloVectorEnv, TitleVectorEnv

SOLO = {"hallertau": "allmende/Hallertau-v0", "arle": "allmende/Arle-v0", "agricola": "allmende/Agricola-v0"}
"""The ids under which Gymnasium knows the solo games, by title."""

for _title, _id in SOLO.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="allmende.envs.solo:SoloEnv",
            vector_entry_point="allmende.envs.vector:SoloVectorEnv",
            kwargs={"title": _title},
        )

__all__ = [
    "SOLO",
    "Agent",
    "EnvError",
    "Many",
    "Playing",
    "SoloEnv",
    "SoloVectorEnv",
    "Terms",
    "TitleEnv",
    "TitleVectorEnv",
    "env",
    "terms",
]
