"""A contest that several workers share under Ray, equal to the same contest in one process.

    pip install 'parlour[ray]'
    python examples/python/many_machines.py
"""

import parlour
import parlour.ray


def main() -> None:
    bots, deals = ["random", "greedy", "novice"], 12
    shared = parlour.ray.arena("skirmish", bots, deals, workers=2)
    alone = parlour.arena("skirmish", bots, deals)
    print(shared)
    assert shared.games == alone.games
    print("the same games as in one process")


if __name__ == "__main__":
    main()
