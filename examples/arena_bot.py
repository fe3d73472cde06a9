#!/usr/bin/env python3
"""A contestant for `parlour arena`: one process that plays many games, of any sort.

    parlour arena skirmish --bots 'random,cmd:python3 examples/arena_bot.py' --games 20
"""
import json
import random
import sys


class Player:
    """Everything that is known of one game. A new game gets a new one."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.dice = random.Random(1)

    def choose(self, ask):
        """The place for something clever. Here: any move."""
        return self.dice.choice([move for group in ask["legal"] for move in group["moves"]])


def say(answer):
    """Writes one line, at once."""
    print(json.dumps(answer), flush=True)


def main():
    """Answers every line that wants an answer, until there are no more."""
    player, ask = None, None
    count = {"win": 0, "draw": 0, "loss": 0}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "reset":
            player = None
            say({"ready": message["n"]})
        elif kind == "hello":
            player = Player(message)
        elif kind == "ask":
            ask = message
            say({"move": player.choose(ask), "at": ask["at"]})
        elif kind == "refused":
            print("refused:", message["error"]["text"], file=sys.stderr)
            say({"move": player.choose(ask), "at": ask["at"]})
        elif kind == "over" and message["result"]:
            count[message["result"]] += 1
    print(f"{count['win']} won, {count['draw']} drawn, {count['loss']} lost", file=sys.stderr)


if __name__ == "__main__":
    main()
