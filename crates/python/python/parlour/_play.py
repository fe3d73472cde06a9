"""What the adapters share: a game, step by step, with what a seat sees as arrays."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from . import Bot, State, bot, encoding, games, new

#: A player: the name of a bot, a bot, or anything that gets a state and gives a move.
Player = str | Bot | Callable[[State], object]


class Layout:
    """How the positions and moves of a game are written as numbers."""

    def __init__(self, game: str, seats: int | None, **options: Any) -> None:
        state = new(game, seats=seats, seed=0, **options)
        self.game = game
        self.seats = state.seats
        self.sides = state.sides
        about = encoding(game, self.seats)
        self.version: int = about["version"]
        self.features: int = about["features"]
        self.actions: int = about["actions"]
        rows = about["moves"]
        #: How many numbers the row of a listed move has; ``None`` where moves are a mask.
        self.width: int | None = rows[-1]["start"] + rows[-1]["length"] if rows else None

    def seen(self, state: State, seat: int) -> dict[str, np.ndarray]:
        """What a seat may know, which actions are legal for it, and where moves are listed what
        they are."""
        actions, _, rows = state.encoded(seat)
        mask = np.zeros(self.actions, np.int8)
        mask[actions] = 1
        found = {"observation": state.observation(seat), "action_mask": mask}
        if self.width is not None:
            found["moves"] = np.zeros((self.actions, self.width), np.int8)
            if rows is not None:
                found["moves"][: len(rows)] = rows
        return found


def notation(state: State, seat: int, action: int) -> str | None:
    """The move that an action is, or nothing where it is not legal."""
    actions, notations, _ = state.encoded(seat)
    try:
        return notations[actions.index(int(action))]
    except ValueError:
        return None


def rewards(state: State) -> list[float]:
    """What each seat got: 1 for a win, -1 for a loss, 0 for a draw and while the game goes on."""
    outcome = state.outcome
    if outcome is None or outcome["draw"]:
        return [0.0] * state.seats
    return [1.0 if seat in outcome["winners"] else -1.0 for seat in range(state.seats)]


def most_moves(game: str) -> int:
    """More moves than any game takes."""
    return int(next(found.get("max_moves", 100_000) for found in games() if found["id"] == game))


class Seated:
    """A player of any kind, which decides with a seed of its own."""

    def __init__(self, player: Player, seed: int = 0) -> None:
        self.player = bot(player, seed=seed) if isinstance(player, str) else player

    def move(self, state: State, seat: int) -> str:
        if isinstance(self.player, Bot):
            return self.player.think(state, seat).best
        return str(self.player(state))


def fresh_seed(rng: random.Random) -> int:
    return rng.getrandbits(63)


def seated(players: Mapping[int, Player] | Sequence[Player] | Player, seats: int, own: int) -> dict[
    int, Player
]:
    """Who sits on each of the other seats."""
    others = [seat for seat in range(seats) if seat != own]
    if isinstance(players, Mapping):
        found = {int(seat): player for seat, player in players.items()}
    elif isinstance(players, Sequence) and not isinstance(players, str):
        found = dict(zip(others, players, strict=True))
    else:
        found = dict.fromkeys(others, players)
    if sorted(found) != others:
        raise ValueError(f"players are needed for the seats {others}")
    return found


def spaces(layout: Layout, extra: int = 0) -> tuple[Any, Any]:
    """The spaces of observations and actions for Gymnasium, with so many actions more."""
    from gymnasium import spaces as of

    parts: dict[str, Any] = {
        "observation": of.Box(-128, 127, (layout.features,), np.int8),
        "action_mask": of.Box(0, 1, (layout.actions + extra,), np.int8),
    }
    if layout.width is not None:
        parts["moves"] = of.Box(-128, 127, (layout.actions, layout.width), np.int8)
    return of.Dict(parts), of.Discrete(layout.actions + extra)
