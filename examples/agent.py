#!/usr/bin/env python3
"""Plays a game of Parlour through `parlour agent`, with the standard library alone.

    python3 examples/agent.py parlour agent skirmish --seats casual --seed 7
"""
import json
import random
import subprocess
import sys

dice = random.Random(1)


def choose(ask):
    """The place for something clever. Here: any move of any sort."""
    return dice.choice(dice.choice(ask["legal"])["moves"])


def play(command):
    """Runs the command, answers every question, and gives its last message and exit code."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    message = {}
    with subprocess.Popen(command, text=True, encoding="utf-8", bufsize=1, **pipes) as table:
        for line in table.stdout:
            message = json.loads(line)
            print("\n".join(message.get("news", [])))
            if message["type"] in ("ask", "refused"):
                ask = message if message["type"] == "ask" else ask
                answer = {"move": choose(ask), "at": ask["at"]}
                table.stdin.write(json.dumps(answer) + "\n")
    return message, table.returncode


if __name__ == "__main__":
    over, code = play(sys.argv[1:])
    end = "forfeit" if over.get("forfeit") else over.get("result")
    print(f"{end}, ranks by seat: {over.get('ranks')}")
    sys.exit(code)
