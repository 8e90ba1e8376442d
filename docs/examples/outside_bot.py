#!/usr/bin/env python3
"""An opponent for Cap Diamant in forty lines: reads a decision per line, answers with a move per line.

    npx cap-diamant tournament --bots random,random,random --bots "cmd:python3 docs/examples/outside_bot.py"
"""
import json
import random
import sys

PREFERENCE = ["stage", "take", "upgrade", "start", "place", "move", "lead", "put", "do", "redirect", "pair", "send"]


def quebec(question):
    """Builds where the least is missing, leads when it can, and declines only when it must."""
    sites = question["position"]["sites"]

    def worth(text):
        kind, *rest = text.split()
        if kind == "skip":
            return -1
        rank = len(PREFERENCE) - PREFERENCE.index(kind)
        if kind == "stage":  # the third stage completes a building
            rank += len(sites[rest[0]]["stages"]) / 10
        if kind in ("place", "send") and "citadelle" in rest:
            rank += 0.5
        return rank

    best = max(map(worth, question["moves"]))
    return random.choice([text for text in question["moves"] if worth(text) == best])


def main():
    for line in sys.stdin:
        question = json.loads(line)
        pick = quebec if question["game"] == "quebec" else lambda asked: random.choice(asked["moves"])
        print(pick(question), flush=True)  # without flush the referee would wait in vain


if __name__ == "__main__":
    main()
