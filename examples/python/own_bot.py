"""A bot in Python against ours: it looks one move ahead in worlds that it cannot tell from the real one.

    python examples/python/own_bot.py [deals]
"""

import random
import sys

import parlour


def one_ahead(state: parlour.State) -> str:
    """The move after which the fewest points are missing, on average over imagined worlds."""
    seat, rng = state.seat, random.Random(len(state))
    worlds = [world for world in (state.imagine(seat, rng) for _ in range(2)) if world]
    if not worlds or len(state.notations()) == 1:
        return state.notations()[0]

    def value(move: str) -> float:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.play(move, seat)
            if after.over:
                total += 100 if seat in after.outcome["winners"] else -100
                continue
            seats = after.view(seat)["seats"]
            own, other = seats[seat], seats[1 - seat]
            total += own["standing"] - other["standing"] + 10 * (own["wins"] - other["wins"])
        return total

    return max(state.notations(), key=value)


if __name__ == "__main__":
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(parlour.arena("skirmish", [one_ahead, "random", "greedy"], deals, progress=True))
