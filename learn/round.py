#!/usr/bin/env python3
"""One game from nothing to a net and a table of matches: plays, trains, plays again with the new
net, trains on everything, and lets the last net meet the judgement before it and a bot by name.

    round.py innovation --rounds 2 --games 300000 --threads 16 --work work/i2
    round.py skirmish --rounds 1 --games 500 --player tree:12 --search tree:24 --small

What exists already in the folder of work is not made again: a run that was stopped goes on.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--learn", default="target/quick/learn", help="the program `learn`")
    parser.add_argument("--table", default="-", help="such as seats=3")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=300_000, help="games of each round")
    parser.add_argument("--player", default="greedy:1", help="who plays them")
    parser.add_argument("--stray", default="0,3,15")
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--search", default="tree:400", help="the search that the nets meet in")
    parser.add_argument("--against", default="strong@1")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--work", default="work/round")
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--small", action="store_true",
                        help="a check: the loss must fall, and the net must beat `random`")
    return parser.parse_args()


class Round:
    def __init__(self, args):
        self.args, self.work = args, Path(args.work)
        self.work.mkdir(parents=True, exist_ok=True)
        self.told = []

    def command(self, *words):
        began = time.time()
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
        return done.stdout, time.time() - began

    def play(self, number, net):
        args, base = self.args, self.work / f"games-{number}"
        if base.with_suffix(".json").exists():
            return base
        player = f"{args.player}={net}" if net else args.player
        out, spent = self.command(
            args.learn, "play", args.game, "--table", args.table, "--player", player,
            "--games", args.games, "--seed", 100 * args.seed + number, "--threads", args.threads,
            "--stray", args.stray, "--every", args.every, "--out", base)
        self.told.append(("play", out.strip(), spent))
        return base

    def train(self, number, bases):
        args, out = self.args, self.work / f"net-{number}"
        if out.with_suffix(".json").exists():
            return out.with_suffix(".net")
        said, spent = self.command(
            sys.executable, HERE / "train.py", "--data", *bases, "--hidden", args.hidden,
            "--epochs", args.epochs, "--batch", args.batch, "--seed", args.seed,
            "--engine", args.engine, "--out", out)
        self.told.append(("train", said.strip().split("\n")[-1], spent))
        return out.with_suffix(".net")

    def duel(self, first, second, deals, *more):
        args = self.args
        said, spent = self.command(
            args.learn, "duel", args.game, first, second, "--table", args.table,
            "--deals", deals, "--seed", args.seed, "--threads", args.threads, *more)
        result = json.loads(said)
        line = (f"{result['first']} against {second}: {result['share']:.3f} "
                f"[{result['low']:.3f}, {result['high']:.3f}] in {result['games']} games, "
                f"time {result['ratio']:.2f}")
        self.told.append(("duel", line, spent))
        return result


def check(work, net, result):
    """What a small run must show."""
    about = json.loads(net.with_suffix(".json").read_text())
    curve = [loss for _, loss in about["curve"]]
    part = max(1, len(curve) // 4)
    first, last = (sum(some) / part for some in (curve[:part], curve[-part:]))
    if not last < first:
        sys.exit(f"the loss does not fall: {curve}")
    if result["low"] <= 0.5:
        sys.exit(f"the net does not beat `random`: {result}")
    print(f"the loss falls from {first:.3f} to {last:.3f}; {result['share']:.3f} against `random`")


def main():
    args = arguments()
    whole, bases, net = Round(args), [], None
    for number in range(1, args.rounds + 1):
        bases.append(whole.play(number, net))
        net = whole.train(number, bases)
    if args.small:
        check(whole.work, net, whole.duel(f"{args.search}={net}", "random", args.deals))
    else:
        whole.duel(f"{args.search}={net}", args.search, args.deals)
        whole.duel(f"{args.search}={net}", args.against, args.deals, "--even")
    for what, line, spent in whole.told:
        print(f"{what:6} {spent:7.1f} s  {line}")


if __name__ == "__main__":
    main()
