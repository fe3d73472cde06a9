"""Deep Monte Carlo for Skirmish: a network learns what each action is worth from how games end.

    pip install parlour torch
    python examples/python/learner.py [minutes of processor time]

Every game is played by the network against itself, now and then at random. Where it ended, every
position on the way is a lesson: what its seat got is what the action should have been worth.
"""

import sys
import time

import numpy as np
import parlour
import torch
from torch import nn

GAMES, EXPLORE, LENGTH = 256, 0.1, 400


class Worth(nn.Module):
    """What every action is worth to the seat to move, from -1 to 1."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        # The numbers of cards on slots are names, not amounts: their powers say what they are worth.
        scale = torch.full((features,), 0.25)
        scale[: 10 * 16 : 16] = 0
        self.register_buffer("scale", scale)
        self.layers = nn.Sequential(
            nn.Linear(features, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(),
            nn.Linear(256, actions), nn.Tanh(),
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen.float() * self.scale)


def choose(net: Worth, vector: parlour.Vector) -> np.ndarray:
    """The legal action that is worth most, in every game. Nothing is copied on the way to torch."""
    with torch.no_grad():
        worth = net(torch.from_dlpack(vector.observations))
        worth[~torch.from_dlpack(vector.masks)] = -9
        return worth.argmax(1).numpy()


class Lessons:
    """Positions, actions and seats of the games that go on, until it is known how they end."""

    def __init__(self, features: int) -> None:
        self.seen = np.zeros((GAMES, LENGTH, features), np.int8)
        self.done = np.zeros((GAMES, LENGTH), np.int64)
        self.seat = np.zeros((GAMES, LENGTH), np.int64)
        self.count = np.zeros(GAMES, np.int64)

    def note(self, vector: parlour.Vector, actions: np.ndarray) -> None:
        games, at = np.arange(GAMES), np.minimum(self.count, LENGTH - 1)
        self.seen[games, at] = vector.observations
        self.done[games, at] = actions
        self.seat[games, at] = vector.to_move
        self.count += 1

    def finished(self, vector: parlour.Vector) -> tuple[np.ndarray, ...]:
        parts = []
        for game in np.flatnonzero(vector.dones):
            n = min(self.count[game], LENGTH)
            reward = vector.rewards[game][self.seat[game, :n]]
            parts.append((self.seen[game, :n].copy(), self.done[game, :n].copy(), reward))
            self.count[game] = 0
        if not parts:
            return ()
        return tuple(np.concatenate(column) for column in zip(*parts, strict=True))


def against_random(net: Worth, games: int = 512) -> float:
    """The share of games that the network wins against random moves, in both seats alike."""
    vector, won, over = parlour.vector("skirmish", games, seed=1), 0.0, np.zeros(games, bool)
    own = np.arange(games) % 2
    while not over.all():
        mine = vector.to_move == own
        actions = np.where(mine, choose(net, vector), vector.sample())
        vector.step(actions)
        ended = vector.dones & ~over
        won += float(((vector.rewards[np.arange(games), own] + 1) / 2)[ended].sum())
        over |= ended
    return won / games


def main(minutes: float) -> float:
    torch.manual_seed(0)
    torch.set_num_threads(1)  # a small network: more threads wait for one another
    rng, end = np.random.default_rng(0), time.process_time() + 60 * minutes
    vector = parlour.vector("skirmish", GAMES)
    net = Worth(vector.observations.shape[1], vector.actions)
    learn = torch.optim.Adam(net.parameters(), 1e-3)
    lessons, played, store = Lessons(vector.observations.shape[1]), 0, []
    report = time.process_time()
    while time.process_time() < end:
        actions = choose(net, vector)
        explores = rng.random(GAMES) < EXPLORE
        actions = np.where(explores, vector.sample(), actions)
        lessons.note(vector, actions)
        vector.step(actions)
        played += int(vector.dones.sum())
        if found := lessons.finished(vector):
            store.append(found)
        if sum(len(part[1]) for part in store) >= 4096:
            seen, done, got = (np.concatenate(column) for column in zip(*store, strict=True))
            store, order = [], np.concatenate([rng.permutation(len(done)) for _ in range(2)])
            for rows in np.array_split(order, len(order) // 128):
                worth = net(torch.from_numpy(seen[rows]))
                chosen = worth[torch.arange(len(rows)), torch.from_numpy(done[rows])]
                loss = (chosen - torch.from_numpy(got[rows])).square().mean()
                learn.zero_grad()
                loss.backward()
                learn.step()
        if time.process_time() - report > 30:
            report = time.process_time()
            print(f"{played:7} games, {100 * against_random(net):.1f} % won against random", flush=True)
    share = against_random(net, 2000)
    print(f"after {played} games: {100 * share:.1f} % of 2000 games won against random moves")
    return share


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
