"""A net learns to play a title against random moves: `python first_agent.py arle`. It needs `allmende[learn]`."""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from allmende.bots.intervals import wilson_interval
from allmende.bots.mlp import Mlp
from allmende.envs import Playing, terms

OPTIONS = {"hallertau": {"cards": "off"}, "arle": {}, "agricola": {"cards": "off"}}
SCALE = 10.0
"""Features are small numbers of things, rewards are points: both are learned from in tens."""

Observation = Any


class AgainstRandom(gymnasium.Env[Observation, Any]):
    """A game of two: the learner has one seat, which changes from game to game, and the other moves at random."""

    def __init__(self, title: str, seed: int) -> None:
        self.playing = Playing(terms(title, 2, **OPTIONS[title]))
        self.chance = Random(seed)
        self.own = 0
        self.points = 0.0
        shape = (len(self.playing.feature_names),)
        self.observation_space = gymnasium.spaces.Box(0, 255 / SCALE, shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.playing.actions)

    def action_masks(self) -> Any:
        """Which moves are legal: the learner chooses among these alone."""
        return self.playing.mask(self.own).astype(bool)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Observation, dict[str, Any]]:
        self.playing.begin(Random(self.chance.getrandbits(48)))
        self.own = 1 - self.own
        self.points = self._others()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.playing.play(int(action))
        before, self.points = self.points, self._others()
        over = self.playing.is_over
        info = {"won": self._won(), "points": self.points} if over else {}
        return self._seen(), (self.points - before) / SCALE, over, False, info

    def _others(self) -> float:
        """Let the other seat play until the learner is asked; the points of the learner then."""
        while not self.playing.is_over and self.playing.seat != self.own:
            self.playing.play(self.chance.choice(self.playing.state.moves(self.playing.seat)))
        return float(self.playing.terms.title.score(self.playing.state, self.own))

    def _won(self) -> float:
        winners = self.playing.terms.title.winners(self.playing.state)
        return (self.own in winners) / len(winners)

    def _seen(self) -> Observation:
        return np.asarray(self.playing.observe(self.own), np.float32) / SCALE


class Curve(BaseCallback):
    """Prints, every so many moves, how the games since then have gone."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every, self.begun = every, monotonic()
        self.ended: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        self.ended += [info for info in self.locals["infos"] if "won" in info]
        if self.num_timesteps % self.every < self.training_env.num_envs and self.ended:
            won, points = (sum(game[what] for game in self.ended) / len(self.ended) for what in ("won", "points"))
            seconds = monotonic() - self.begun
            print(f"{self.num_timesteps:>9,} moves  {seconds:4.0f} s  won {won:4.0%}  {points:5.1f} points", flush=True)
            self.ended.clear()
        return True


def learned(title: str, moves: int, seed: int = 1) -> tuple[MaskablePPO, Curve]:
    """A net that has learned from so many moves, and how it did meanwhile."""
    torch.set_num_threads(1)
    begin = [partial(AgainstRandom, title, 1000 * seed + number) for number in range(16)]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(begin),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(moves, callback=Curve(max(1, moves // 10)))


def victories(model: MaskablePPO, title: str, games: int, seed: int = 7) -> list[float]:
    """Its share of each victory in so many games against random moves, drawing its own as it has learned to."""
    env, shares = AgainstRandom(title, seed), []
    for _ in range(games):
        seen, over = env.reset()[0], False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, over, _, info = env.step(action)
        shares.append(info["won"])
    return shares


def kept(model: MaskablePPO, title: str, facts: dict[str, str]) -> Mlp:
    """The policy of a model as one that environments and ladders take, and that needs no PyTorch."""
    linear = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    layers = [
        (each.weight.detach().numpy().T, each.bias.detach().numpy())
        for each in linear
        if isinstance(each, torch.nn.Linear)
    ]
    return Mlp(layers, Playing(terms(title, 2, **OPTIONS[title])).feature_names, SCALE, facts)


def main() -> None:
    """Learn, and tell how strong it has become."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=OPTIONS)
    parser.add_argument("--moves", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    title, moves, seed = options.title, options.moves, options.seed
    model = learned(title, moves, seed)
    share = wilson_interval(victories(model, title, options.games))
    score = f"won {share.value:.1%} ({share.low:.0%} to {share.high:.0%}) of {options.games} games against random moves"
    print(score)
    facts = {
        "command": f"python first_agent.py {title} --moves {moves} --seed {seed}",
        "score": score,
        "rules": terms(title, 2).title.newest_rules,
        "torch": str(torch.__version__),
    }
    kept(model, title, facts).save(f"{title}.npz")
    model.save(f"{title}.zip")


if __name__ == "__main__":
    main()
