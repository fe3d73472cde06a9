"""Contests and environments over many machines, by Ray: ``pip install 'parlour[ray]'``.

Nothing here schedules: work is cut into parts, and Ray decides who does them. What comes out does not
depend on how it was cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import Arena
from . import arena as _arena
from ._play import Player

try:
    import ray
except ImportError as error:
    raise ImportError("Ray is not installed: pip install 'parlour[ray]'") from error

__all__ = ["arena", "vectors"]


def arena(
    game: str,
    bots: Sequence[Player],
    deals: int | Sequence[int] = 20,
    *,
    workers: int | None = None,
    **settings: Any,
) -> Arena:
    """The contest that ``parlour.arena`` plays, its deals shared by so many workers; as many as Ray
    has processors, if it is not said."""
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    many = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    numbers = list(range(deals)) if isinstance(deals, int) else list(deals)
    play = ray.remote(_arena)
    parts = [numbers[n::many] for n in range(many) if numbers[n::many]]
    futures = [play.remote(game, list(bots), part, **settings) for part in parts]
    return Arena.join(ray.get(futures))


@ray.remote
class Games:
    """A batch of games on a worker: ``Vector`` with its arrays copied on the way."""

    def __init__(self, game: str, games: int, seed: int, settings: dict[str, Any]) -> None:
        from . import vector

        self.vector = vector(game, games, seed=seed, **settings)

    def play(self, steps: int) -> int:
        """Plays so many random moves in every game, and says how many games ended."""
        ended = 0
        for _ in range(steps):
            self.vector.step(self.vector.sample())
            ended += int(self.vector.dones.sum())
        return ended

    def step(self, actions: Any) -> tuple[Any, ...]:
        """Makes a move in every game: observations, rewards, and which games ended."""
        self.vector.step(actions)
        return (
            self.vector.observations.copy(),
            self.vector.rewards.copy(),
            self.vector.dones.copy(),
        )


def vectors(game: str, games: int, workers: int, *, seed: int = 0, **settings: Any) -> list[Any]:
    """Batches of games on so many workers, as actors of Ray, each with a seed of its own."""
    make: Any = Games
    return [make.remote(game, games, seed + n, settings) for n in range(workers)]
