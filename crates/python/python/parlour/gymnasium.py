"""Games as environments of Gymnasium: one seat plays against given players.

    >>> import gymnasium, parlour.gymnasium
    >>> env = gymnasium.make("Parlour/skirmish-v1", others="greedy")

An observation is a dict: ``observation`` (see ``parlour.encoding``), ``action_mask``, and where moves
are listed ``moves``. A reward comes when the game ends: 1 for a win, -1 for a loss, 0 for a draw.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from . import _play, encoding, games, new
from ._play import Player

__all__ = ["OneSeat"]


class OneSeat(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """One seat of a game; the others are played by bots, or by functions from a state to a move.

    ``others`` is one player for all other seats, one for each of them in order, or a dict by seat. A
    function gets a copy of the whole game: what it looks at is up to it (``view(seat)``). An
    action that is not legal loses the game at once, and ``info["illegal"]`` says so; with
    ``illegal="raise"`` it is a ``ValueError``.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        others: Mapping[int, Player] | Sequence[Player] | Player = "random",
        seats: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError("illegal is 'lose' or 'raise'")
        self.layout = _play.Layout(game, seats, **options)
        if not 0 <= seat < self.layout.seats:
            raise ValueError(f"there is no seat {seat}")
        self.seat = seat
        self.others = _play.seated(others, self.layout.seats, seat)
        self.illegal = illegal
        self.options = options
        self.render_mode = render_mode
        self.observation_space, self.action_space = _play.spaces(self.layout)
        self._seed = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seed = random.Random(seed)
        deal, own = _play.fresh_seed(self._seed), _play.fresh_seed(self._seed)
        self.game = new(
            self.layout.game, seats=self.layout.seats, seed=deal, **self.options
        )
        self._players = {
            seat: _play.Seated(player, own + seat) for seat, player in self.others.items()
        }
        self._others_move()
        return self._seen(), self._info()

    def step(
        self, action: int
    ) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if self.game.over:
            raise ValueError("the game is over: reset it")
        move = _play.notation(self.game, self.seat, action)
        if move is None:
            if self.illegal == "raise":
                raise ValueError(f"action {action} is not legal")
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.game.play(move, self.seat)
        self._others_move()
        if self.render_mode == "human":
            self.render()
        reward = _play.rewards(self.game)[self.seat]
        return self._seen(), reward, self.game.over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as learners with masks ask for it."""
        return self._seen()["action_mask"].astype(bool)

    def _others_move(self) -> None:
        while not self.game.over and self.seat not in self.game.to_move:
            seat = self.game.seat
            assert seat is not None
            self.game.play(self._players[seat].move(self.game.clone(), seat), seat)

    def _seen(self) -> dict[str, np.ndarray]:
        return self.layout.seen(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        outcome = self.game.outcome
        return {} if outcome is None else {"outcome": outcome}

    def render(self) -> str | None:
        picture = self.game.picture(self.seat)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


def register() -> None:
    """Makes every game known to ``gymnasium.make`` as ``Parlour/<game>-v<version of encoding>``."""
    for game in games():
        name = f"Parlour/{game['id']}-v{encoding(game['id'])['version']}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="parlour.gymnasium:OneSeat", kwargs={"game": game["id"]}
            )


register()
