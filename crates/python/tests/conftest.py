"""What the tests share."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Callable, Iterator

import parlour
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

settings.register_profile(
    "parlour",
    deadline=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("parlour")

GAMES = [game["id"] for game in parlour.games()]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[str]:
    yield request.param


def walked(game: str, seed: int, most: int, **options: object) -> parlour.State:
    """A game after at most so many random moves."""
    state, rng = parlour.new(game, seed=seed, **options), random.Random(seed)
    for _ in range(most):
        if state.over:
            break
        state.play(rng.choice(state.notations()))
    return state


def worlds(state: parlour.State, draw: int) -> Iterator[tuple[int, parlour.State]]:
    """For each seat a world that it cannot tell from this one, where there is one."""
    for seat in range(state.seats):
        world = state.imagine(seat, draw)
        if world is not None:
            yield seat, world


def interrupted(call: Callable[[], object]) -> None:
    """Begins something that takes minutes, presses Ctrl-C, and expects that it ends."""
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        call()
    timer.join()


def finished(game: str, seed: int) -> parlour.State:
    return walked(game, seed, 100_000)


#: How far a random game is played before it is looked at.
lengths = st.integers(0, 120)
seeds = st.integers(0, 2**32)
