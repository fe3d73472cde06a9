"""The information-set tree search of OpenSpiel plays one side of Texas 42, random moves the other.

    pip install 'parlour[openspiel]'
    python examples/python/open_spiel_search.py [deals]
"""

import random
import sys

import numpy as np
import parlour.openspiel
from open_spiel.python.algorithms import ismcts, mcts


def play(game: parlour.openspiel.Game, deal: int, searcher: ismcts.ISMCTSBot, side: int) -> bool:
    """Plays one deal; says whether the side of the searcher won."""
    state, rng = game.new_initial_state(), random.Random(deal)
    state.apply_action(deal)
    while not state.is_terminal():
        own = state.current_player() % 2 == side
        action = searcher.step(state) if own else rng.choice(state.legal_actions())
        state.apply_action(action)
    return state.returns()[side] > 0


def main(deals: int) -> None:
    game = parlour.openspiel.load("texas-42", deals=deals, target=1)
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=20,
        random_state=rng,
    )
    won = sum(play(game, deal, searcher, side) for deal in range(deals) for side in (0, 1))
    print(f"OpenSpiel's search won {won} of {2 * deals} games against random moves")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
