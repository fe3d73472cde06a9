"""What the tests share."""

from __future__ import annotations

import random
from collections.abc import Iterator

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


def finished(game: str, seed: int) -> parlour.State:
    return walked(game, seed, 100_000)


#: How far a random game is played before it is looked at.
lengths = st.integers(0, 120)
seeds = st.integers(0, 2**32)
