"""Fields of Arle as a PettingZoo environment: `env(players=2)`, with the title's options by name."""

from __future__ import annotations

from typing import Any

from allmende.envs.aec import TitleEnv
from allmende.envs.aec import env as any_env


def raw_env(**rest: Any) -> TitleEnv:
    """The environment without a wrapper; arguments as of `allmende.envs.TitleEnv`, but for the title."""
    return TitleEnv("arle", **rest)


def env(**rest: Any) -> Any:
    """The environment in a wrapper that reports calls in a wrong order; arguments as of `raw_env`."""
    return any_env("arle", **rest)
