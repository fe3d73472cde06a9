"""Games for the algorithms of OpenSpiel that are written in Python.

    >>> import parlour.openspiel
    >>> game = parlour.openspiel.load("skirmish", deals=100)
    >>> from open_spiel.python.algorithms import outcome_sampling_mccfr
    >>> solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)

OpenSpiel wants to know every outcome of chance, and a deal of Texas 42 has 472,518,347,558,400. So a
game has one chance node, at its beginning: which of so many deals is played. Everything that chance
does later follows from it. A seat does not learn which deal it is: an information state says what the
seat may know and what it has seen happen.

States can be drawn again from what a seat knows (``resample_from_infostate``), as information-set tree
search wants it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from . import _play, new

__all__ = ["Game", "State", "load"]


def load(game: str, *, deals: int = 100, seats: int | None = None, **options: Any) -> Game:
    """A game for OpenSpiel: one of so many deals, each as likely as any other."""
    return Game(game, deals, seats, options)


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Parlour, of which so many deals are played."""

    def __init__(
        self, game: str, deals: int, seats: int | None, options: dict[str, Any]
    ) -> None:
        self.layout = _play.Layout(game, seats, **options)
        self.options = options
        self.deals = deals
        many = self.layout.seats
        kind = pyspiel.GameType(
            short_name=f"parlour_{game.replace('-', '_')}",
            long_name=f"Parlour: {game}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=(
                pyspiel.GameType.Utility.ZERO_SUM
                if many in (2, 4) and len(set(self.layout.sides)) == 2
                else pyspiel.GameType.Utility.GENERAL_SUM
            ),
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=many,
            min_num_players=many,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=deals,
            num_players=many,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_play.most_moves(game),
        )
        super().__init__(kind, about, {})

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.layout.game, self.deals, self.layout.seats, self.options)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of such a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = game
        self.table: Any = None
        #: What each seat has seen happen, and after the seats what everybody has.
        self._told: list[list[str]] = [[] for _ in range(game.layout.seats + 1)]

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.encoded(player)[0]) if self.table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.own.deals) for deal in range(self.own.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            layout = self.own.layout
            self.table = new(layout.game, seats=layout.seats, seed=action, **self.own.options)
            self._note(0)
            return
        seat = self.table.seat
        move = _play.notation(self.table, seat, action)
        if move is None:
            raise ValueError(f"action {action} is not legal")
        before = self.table.entry
        self.table.play(move, seat)
        self._note(before)

    def _note(self, since: int) -> None:
        """Keeps what was told after an entry, for each seat and for everybody."""
        for told, viewer in zip(self._told, [*range(len(self._told) - 1), None], strict=True):
            told.append(self.table.story(viewer, since))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return _play.notation(self.table, player, action) or str(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        many = self.own.layout.seats
        return [0.0] * many if self.table is None else _play.rewards(self.table)

    def clone(self) -> State:
        copy = State(self.own)
        copy.table = None if self.table is None else self.table.clone()
        copy._told = [list(told) for told in self._told]
        return copy

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.table is None:
            return f"{seat}"
        told = "\n".join(line for line in self._told[seat] if line)
        return f"{seat}\n{told}\n{self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.table is None:
            return f"{seat}"
        return f"{seat} {self.table.observation(seat).tobytes().hex()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        if self.table is None:
            return [0.0] * self.own.layout.features
        return list(self.table.observation(seat).astype(float))

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> State:
        """A state that the seat cannot tell from this one. ``sampler`` draws from 0 to 1.

        The others remember in it what everybody has seen: what they alone know is not the seat's.
        """
        import random

        draw = random.random() if sampler is None else sampler()
        world = self.table.imagine(player, int(draw * 2**53))
        copy = self.clone()
        if world is not None:
            copy.table = world
            everybody = self._told[-1]
            copy._told = [
                list(self._told[seat] if seat == player else everybody)
                for seat in range(len(self._told))
            ]
        return copy

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.position()


class Observer:
    """What a seat may know, as OpenSpiel's observers give it."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.layout.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)
