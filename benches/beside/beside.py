"""Decisions a second of players who do anything that is legal: the race beside OpenSpiel's card games, in turns, on one thread."""

import json
import random
import statistics
import subprocess
import sys
import time

import pyspiel

# Those that end in finite play and pay at the end: what OpenSpiel can play out without leaving C++ between two decisions.
GAMES = [
    "blackjack", "bridge", "crazy_eights", "dou_dizhu", "euchre", "gin_rummy", "hearts", "kuhn_poker",
    "leduc_poker", "oh_hell", "skat", "spades", "tarok",
]
ROUNDS = 5
# Each measurement takes at least so many seconds.
LONG = 0.5
# Games from which it is counted how many decisions there are in one.
COUNTED = 400


def let_chance(state, dice):
    outcomes, odds = zip(*state.chance_outcomes())
    state.apply_action(dice.choices(outcomes, odds)[0])


def dealt(game):
    """The table when the first player is asked."""
    state, dice = game.new_initial_state(), random.Random(3)
    while state.is_chance_node():
        let_chance(state, dice)
    return state


def decisions(start):
    """How many decisions there are on the average from here to the end."""
    dice, count = random.Random(1), 0
    for _ in range(COUNTED):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                let_chance(state, dice)
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                count += 1
    return count / COUNTED


class Theirs:
    """One of their games. Their searching player, allowed one look, plays this table out so many times, and does nothing else."""

    def __init__(self, name):
        self.name = name
        self.game = pyspiel.load_game(name)
        self.start = dealt(self.game)
        self.each = decisions(self.start)
        self.games = 100
        while self.seconds(1) < LONG:
            self.games *= 2

    def seconds(self, seed):
        whims = pyspiel.RandomRolloutEvaluator(self.games, seed)
        player = pyspiel.MCTSBot(self.game, whims, 2.0, 1, 1, False, seed, False)
        state = self.start.clone()
        begin = time.perf_counter()
        player.step(state)
        return time.perf_counter() - begin

    def rate(self, seed):
        return self.games * self.each / self.seconds(seed)


class Ours:
    """The race: whole games, from the choice of vehicles to the end, all rules and cards, everything counted that is counted there."""

    def __init__(self, program, players):
        self.name = f"cthulhu500, {players} players"
        self.command = [program, "simulate", "--players", str(players), "--driver", "random"]
        self.command += ["--threads", "1", "--games", "4000", "--json"]

    def rate(self, seed):
        told = subprocess.run([*self.command, "--seed", str(seed)], check=True, capture_output=True, text=True)
        return json.loads(told.stdout)["decisions_per_second_per_thread"]


def main():
    program = sys.argv[1]
    field = [Ours(program, players) for players in (3, 5, 8)] + [Theirs(name) for name in GAMES]
    rates = {one.name: [] for one in field}
    for seed in range(1, ROUNDS + 1):
        for one in field:
            rates[one.name].append(one.rate(seed))
    middle = {name: statistics.median(all_of_it) for name, all_of_it in rates.items()}
    fastest = max(GAMES, key=lambda name: middle[name])
    print(f"million decisions a second, the median of {ROUNDS}; in brackets the slowest and the fastest")
    for name, rate in sorted(middle.items(), key=lambda row: -row[1]):
        slow, quick = min(rates[name]) / 1e6, max(rates[name]) / 1e6
        print(f"{name:22} {rate / 1e6:6.2f}  ({slow:.2f} to {quick:.2f})  {rate / middle[fastest]:5.2f} of {fastest}")


if __name__ == "__main__":
    main()
