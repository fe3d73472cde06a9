"""The libraries' own tests of what is made for them."""

from __future__ import annotations

import random

import numpy as np
import parlour
import pytest
from conftest import GAMES

#: Games whose observations are so large that few steps must do.
FEW = {"mordheim": 30}


def random_action(observation: dict[str, np.ndarray], rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


def test_pettingzoo_accepts_the_environment(game: str) -> None:
    api = pytest.importorskip("pettingzoo.test").api_test
    from parlour.pettingzoo import env

    api(env(game), num_cycles=FEW.get(game, 300), verbose_progress=False)


@pytest.mark.parametrize("game", ["texas-42", "skirmish"])
def test_pettingzoo_accepts_the_seeds(game: str) -> None:
    seed_test = pytest.importorskip("pettingzoo.test").seed_test
    from parlour.pettingzoo import env

    seed_test(lambda: env(game), num_cycles=20)


@pytest.mark.parametrize("game", ["texas-42", "innovation", "skirmish"])
def test_pettingzoo_accepts_the_parallel_environment(game: str) -> None:
    api = pytest.importorskip("pettingzoo.test").parallel_api_test
    from parlour.pettingzoo import parallel_env

    api(parallel_env(game), num_cycles=100)


def test_seats_that_pick_at_once_are_asked_at_once() -> None:
    pytest.importorskip("pettingzoo")
    from parlour.pettingzoo import parallel_env

    env = parallel_env("innovation", seats=3)
    seen, _ = env.reset(seed=3)
    assert env.game.to_move == [0, 1, 2]
    rng = random.Random(1)
    actions = {agent: random_action(seen[agent], rng) for agent in env.agents}
    with pytest.raises(ValueError, match="not legal"):
        env.step(actions | {env.agents[-1]: env.wait})
    assert env.game.to_move == [0, 1, 2], "nobody moves where one of them cannot"
    env.step(actions)
    assert len(env.game.to_move) == 1
    with pytest.raises(ValueError, match="wait"):
        env.step(dict.fromkeys(env.agents, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_pays_its_winners(game: str) -> None:
    pytest.importorskip("pettingzoo")
    from parlour.pettingzoo import env

    aec, rng, paid = env(game), random.Random(2), {}
    aec.reset(seed=5)
    for agent in aec.agent_iter():
        seen, reward, over, _, _ = aec.last()
        if over:
            paid[agent] = reward
        aec.step(None if over else random_action(seen, rng))
    winners = aec.game.outcome["winners"]
    expected = [1.0 if seat in winners else -1.0 for seat in range(aec.game.seats)]
    if aec.game.outcome["draw"]:
        expected = [0.0] * aec.game.seats
    assert [paid[agent] for agent in aec.possible_agents] == expected


@pytest.mark.parametrize("game", ["texas-42", "innovation", "skirmish"])
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_accepts_the_environment(game: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import parlour.gymnasium

    name = f"Parlour/{game}-v{parlour.encoding(game)['version']}"
    env = gymnasium.make(name, others="random").unwrapped
    assert isinstance(env, parlour.gymnasium.OneSeat)
    check_env(env, skip_render_check=True)


def test_one_seat_plays_against_bots_and_functions() -> None:
    pytest.importorskip("gymnasium")
    from parlour.gymnasium import OneSeat

    def first(state: parlour.State) -> str:
        return state.notations()[0]

    rng = random.Random(3)
    for others in ("greedy", first, [first], {1: parlour.bot("random", seed=3)}):
        env = OneSeat("skirmish", others=others)
        seen, _ = env.reset(seed=4)
        over, info = False, {}
        while not over:
            assert env.seat in env.game.to_move
            assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
            seen, reward, over, _, info = env.step(random_action(seen, rng))
        assert info["outcome"] == env.game.outcome
        assert reward == (1.0 if 0 in env.game.outcome["winners"] else -1.0)
    with pytest.raises(ValueError, match="seats"):
        OneSeat("skirmish", others={0: "random"})
    with pytest.raises(ValueError, match="no seat"):
        OneSeat("skirmish", seat=2)


def test_illegal_actions_lose_or_raise() -> None:
    pytest.importorskip("gymnasium")
    from parlour.gymnasium import OneSeat

    for illegal in ("lose", "raise"):
        env = OneSeat("texas-42", illegal=illegal)
        seen, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(ValueError, match="not legal"):
                env.step(wrong)
        else:
            _, reward, over, truncated, info = env.step(wrong)
            assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
