"""Games as environments of PettingZoo.

``env(game)`` is an AEC environment: seats act one after another. ``parallel_env(game)`` asks every
seat at every step, and who is not to move waits: in Innovation the first cards are picked by all seats
at once.

An observation is a dict: ``observation`` (see ``parlour.encoding``), ``action_mask``, and where moves
are listed ``moves``.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from . import _play, new

__all__ = ["AEC", "Parallel", "env", "parallel_env"]


def env(game: str, **settings: Any) -> AEC:
    """An AEC environment of a game: ``seats``, ``render_mode`` and the options of the game."""
    return AEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> Parallel:
    """A parallel environment of a game, in which who is not to move waits."""
    return Parallel(game, **settings)


class Table:
    """What both sorts of environment are: a table, its agents, and their spaces."""

    #: Actions beside those of the game.
    extra_actions = 0

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.layout = _play.Layout(game, seats, **options)
        self.metadata: dict[str, Any] = {
            "name": f"parlour_{game.replace('-', '_')}_v{self.layout.version}",
            "render_modes": ["human", "ansi"],
        }
        self.options = options
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        self.agents: list[str] = []
        seen, action = _play.spaces(self.layout, extra=self.extra_actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self._rng = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """The next game, by this seed or by what the last one left."""
        if seed is not None:
            self._rng = random.Random(seed)
            for space in self.action_spaces.values():
                space.seed(seed)
        self.game = new(
            self.layout.game,
            seats=self.layout.seats,
            seed=_play.fresh_seed(self._rng),
            **self.options,
        )
        self.agents = self.possible_agents[:]

    def _move(self, seat: int, action: int | None) -> str:
        """The move that an action is."""
        move = None if action is None else _play.notation(self.game, seat, action)
        if move is None:
            raise ValueError(f"action {action} is not legal for {self.possible_agents[seat]}")
        return move

    def render(self) -> str | None:
        """The table as text, with nothing hidden."""
        picture = self.game.picture("all")
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to let go of."""


class AEC(Table, AECEnv):  # type: ignore[misc, unused-ignore]
    """One seat after another. A reward comes when the game ends: 1 for a win, -1 for a loss."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self.layout.seen(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.game.play(self._move(seat, action), seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for name, reward in zip(self.possible_agents, _play.rewards(self.game), strict=True):
                self.rewards[name] = reward
        else:
            self.agent_selection = self.possible_agents[self.game.seat or 0]
        self._accumulate_rewards()
        if self.game.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()


class Parallel(Table, ParallelEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """All seats at every step. The last action is to wait: the only one of who is not to move."""

    extra_actions = 1

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        self.wait = self.layout.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, np.ndarray]]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.layout.seen(self.game, seat)
            waits = np.int8(seat not in self.game.to_move)
            found[agent]["action_mask"] = np.append(found[agent]["action_mask"], waits)
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if not self.agents:
            raise ValueError("the game is over: reset it")
        # Nobody moves before all actions are known to be legal.
        moves: dict[int, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            action = actions.get(agent, self.wait)
            if seat in self.game.to_move:
                moves[seat] = self._move(seat, action)
            elif action != self.wait:
                raise ValueError(f"{agent} is not to move and can only wait")
        for seat, move in moves.items():
            self.game.play(move, seat)
        if self.render_mode == "human":
            self.render()
        over, agents = self.game.over, self.agents
        rewards = dict(zip(agents, _play.rewards(self.game), strict=True))
        ended = dict.fromkeys(agents, over)
        seen = self._seen()
        infos: dict[str, Any] = {agent: {} for agent in agents}
        if over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(agents, False), infos
