"""How fast games are played, per second of processor time, and beside it what others say of theirs.

    python tools/bench.py [seconds]

One run prints everything, so that the machine is the same. What is not installed is left out, and said.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np
import parlour

TARGETS = {"texas-42": 5.4, "skirmish": 2.0, "innovation": 1.0, "mordheim": 0.1}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Steps for each second of processor time: the best of three rounds."""
    for _ in range(3):
        work()
    best = 0.0
    for _ in range(3):
        start, steps = time.process_time(), 0
        while time.process_time() - start < seconds / 3:
            steps += work()
        best = max(best, steps / (time.process_time() - start))
    return best


def sampled(game: str, games: int) -> Callable[[], int]:
    """Actions sampled in Rust."""
    vector = parlour.vector(game, games)
    rounds = max(1, 256 // games)

    def work() -> int:
        for _ in range(rounds):
            vector.step(vector.sample())
        return rounds * games

    return work


def by_numpy(game: str, games: int) -> Callable[[], int]:
    """Actions picked by numpy: from the mask, or by number."""
    vector, rng = parlour.vector(game, games), np.random.default_rng(0)

    def work() -> int:
        if vector.masks is not None:
            flat = np.flatnonzero(vector.masks)
            starts = np.cumsum(vector.counts) - vector.counts
            picks = starts + (rng.random(games) * vector.counts).astype(np.int64)
            actions = flat[picks] % vector.actions
        else:
            actions = (rng.random(games) * vector.counts).astype(np.int64)
        vector.step(actions)
        return games

    return work


def own(seconds: float) -> None:
    print(f"{'':22}{'observation':>12}{'Rust samples':>14}{'numpy picks':>13}{'batch of 1':>12}")
    print(f"{'':22}{'numbers':>12}{'M steps/s':>14}{'M steps/s':>13}{'M steps/s':>12}")
    for game, target in TARGETS.items():
        features = parlour.encoding(game)["features"]
        rates = [sampled(game, 1024), by_numpy(game, 1024), sampled(game, 1)]
        shown = [rate(work, seconds) / 1e6 for work in rates]
        print(
            f"parlour {game:14}{features:>12}{shown[0]:>14.3f}{shown[1]:>13.3f}{shown[2]:>12.3f}"
            f"   to reach: {target}"
        )


def openspiel(name: str) -> Callable[[], int]:
    """One game after another, with an observation and the legal actions at every step."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(0)
    sees = game.get_type().provides_observation_tensor

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            if sees:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def pgx(name: str, games: int) -> Callable[[], int]:
    """A compiled step of a batch, actions sampled in the same program."""
    import jax
    import jax.numpy as jnp
    import pgx as library

    env = library.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    @jax.jit
    def one(state: Any, key: Any) -> Any:
        key, own = jax.random.split(key)
        legal = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(own, legal, axis=1)
        fresh = begin(jax.random.split(own, games))
        stepped = step(state, actions)
        done = stepped.terminated | stepped.truncated

        def pick(old: Any, new: Any) -> Any:
            return jnp.where(done.reshape(-1, *[1] * (new.ndim - 1)), new, old)

        return jax.tree.map(pick, stepped, fresh), key

    state = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), games))
    held = [state, jax.random.PRNGKey(1)]

    def work() -> int:
        held[:] = one(*held)
        jax.block_until_ready(held[0].observation)
        return games

    return work


def pettingzoo(name: str) -> Callable[[], int]:
    """A classic environment, through its AEC loop."""
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(0)

    def work() -> int:
        env.reset(seed=rng.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask).tolist())))
            steps += 1
        return steps

    return work


def adapter() -> Callable[[], int]:
    """Our own AEC environment: the plain state behind it keeps log, undo and links."""
    from parlour.pettingzoo import env as made

    env, rng = made("texas-42"), random.Random(0)

    def work() -> int:
        env.reset(seed=rng.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
            steps += 1
        return steps

    return work


def others(seconds: float) -> None:
    compared: list[tuple[str, Callable[[], Callable[[], int]]]] = [
        ("OpenSpiel hearts", lambda: openspiel("hearts")),
        ("OpenSpiel bridge", lambda: openspiel("bridge(use_double_dummy_result=false)")),
        ("OpenSpiel gin_rummy", lambda: openspiel("gin_rummy")),
        ("OpenSpiel leduc_poker", lambda: openspiel("leduc_poker")),
        ("pgx leduc_holdem, 1024", lambda: pgx("leduc_holdem", 1024)),
        ("pgx kuhn_poker, 1024", lambda: pgx("kuhn_poker", 1024)),
        ("PettingZoo hanabi", lambda: pettingzoo("hanabi_v5")),
        ("PettingZoo texas_holdem", lambda: pettingzoo("texas_holdem_v4")),
        ("PettingZoo leduc_holdem", lambda: pettingzoo("leduc_holdem_v4")),
        ("PettingZoo, our texas-42", adapter),
    ]
    for name, make in compared:
        try:
            shown = rate(make(), seconds)
        except Exception as why:  # noqa: BLE001
            text = str(why).strip().splitlines()
            print(f"{name:28}not measured: {type(why).__name__}: {text[0][:70] if text else ''}")
            continue
        print(f"{name:28}{shown / 1e6:>10.4f} M steps/s")


def importing() -> None:
    code = "import numpy, time; start = time.perf_counter(); import parlour; "
    code += "print(time.perf_counter() - start)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
    code = "import time; start = time.perf_counter(); import parlour; print(time.perf_counter() - start)"
    with_numpy = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
    print(f"import: {1000 * min(times):.0f} ms, {1000 * min(with_numpy):.0f} ms with that of numpy")


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print("Steps for each second of processor time, observation and legal actions included.\n")
    own(seconds)
    print()
    others(seconds)
    print()
    importing()
