#!/usr/bin/env python3
"""Draws again what chance decided in a game of Sobremesa, without a line of the program that played it.

    dice.py FILE              checks the file of a game ("Keep the game"): the sealed envelope, the seed, every draw
    dice.py FILE --list       the same, and prints every draw
    dice.py --seed HEX --rolls N [--digest]
                              rolls N six-sided dice from a seed; --digest prints only their SHA-256

The recipe, for whoever prefers to write it anew:

1. The envelope is 32 bytes. Its SHA-256 was shown before anybody had sat down.
2. If nobody said a word, the seed is the envelope. Otherwise the seed is the SHA-256 of the envelope, followed for each player, in the
   order of the seats, by a line feed (byte 10) and the player's word in UTF-8; no word is an empty word.
3. The seed is the key of ChaCha with 8 rounds, with a 64-bit block counter from 0 and a 64-bit nonce of 0. Its output is read as 32-bit
   numbers, least significant byte first, in order; none is used twice.
4. To choose evenly among n, take the next number. Those above the last whole multiple of n are skipped. The choice is the number mod n.
5. A die is a choice among 6, plus 1. A shuffle goes through the places from the last to the second and swaps each with the place that is
   chosen evenly among it and all before it.
"""

import argparse
import hashlib
import json
import struct
import sys

MASK = 0xFFFFFFFF
# Which four of the sixteen numbers each quarter round works on: columns, then diagonals.
QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)


def block(key, counter):
    """One block of ChaCha8: sixteen numbers of 32 bits."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter & MASK, counter >> 32 & MASK, 0, 0]
    x = list(start)
    for _ in range(4):
        for i, j, k, m in QUARTERS:
            a, b, c, d = x[i], x[j], x[k], x[m]
            a = a + b & MASK
            d ^= a
            d = d << 16 & MASK | d >> 16
            c = c + d & MASK
            b ^= c
            b = b << 12 & MASK | b >> 20
            a = a + b & MASK
            d ^= a
            d = d << 8 & MASK | d >> 24
            c = c + d & MASK
            b ^= c
            b = b << 7 & MASK | b >> 25
            x[i], x[j], x[k], x[m] = a, b, c, d
    return [new + old & MASK for new, old in zip(x, start)]


def numbers(seed):
    """The numbers that grow from a seed, without end."""
    key = struct.unpack("<8I", seed)
    counter = 0
    while True:
        yield from block(key, counter)
        counter += 1


def below(stream, n):
    """An even choice among n."""
    fair = 2**32 - 2**32 % n
    for number in stream:
        if number < fair:
            return number % n


def seed_of(envelope, words):
    """The seed that an envelope and the words of the players make."""
    if not any(words):
        return envelope
    said = "".join("\n" + word for word in words).encode()
    return hashlib.sha256(envelope + said).digest()


def check(path, listing):
    """Checks the file of a game, and says what came of it. True where everything fits."""
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    seed = bytes.fromhex(game["seed"])
    good = True
    sealed = game.get("sealed")
    if sealed:
        envelope = bytes.fromhex(sealed["envelope"])
        fits = hashlib.sha256(envelope).hexdigest() == sealed["hash"]
        print("envelope:", sealed["envelope"])
        print("SHA-256: ", sealed["hash"], "- it fits" if fits else "- IT DOES NOT FIT")
        print("compare the SHA-256 with what you saw before the start: only that proves anything.")
        print("words:   ", ", ".join(word or "-" for word in sealed["words"]) or "-")
        made = seed_of(envelope, sealed["words"]) == seed
        print("seed:    ", game["seed"], "- they make it" if made else "- THEY DO NOT MAKE IT")
        good = fits and made
    else:
        print("seed:    ", game["seed"], "- no envelope: a guided game, or one that no host has dealt")
    stream = numbers(seed)
    draws = game.get("draws", [])
    same = 0
    for at, (n, drawn) in enumerate(draws, 1):
        again = below(stream, n)
        same += again == drawn
        if listing:
            shown = f"a die shows {again + 1}" if n == 6 else f"{again} below {n}"
            print(f"{at}: {shown}" + ("" if again == drawn else f" - BUT THE FILE HAS {drawn}"))
    print(f"drawn again: {same} of {len(draws)} the same")
    return good and same == len(draws)


def main():
    words = argparse.ArgumentParser(description="Draws again what chance decided in a game of Sobremesa.")
    words.add_argument("file", nargs="?", help="the file of a game")
    words.add_argument("--list", action="store_true", help="print every draw")
    words.add_argument("--seed", help="64 hexadecimal digits")
    words.add_argument("--rolls", type=int, default=100, help="how many dice to roll from the seed")
    words.add_argument("--digest", action="store_true", help="print the SHA-256 of the rolls, as a text of digits")
    given = words.parse_args()
    if given.file:
        sys.exit(0 if check(given.file, given.list) else 1)
    if not given.seed:
        words.error("either a file or a seed")
    stream = numbers(bytes.fromhex(given.seed))
    rolls = "".join(str(below(stream, 6) + 1) for _ in range(given.rolls))
    print(hashlib.sha256(rolls.encode()).hexdigest() if given.digest else rolls)


if __name__ == "__main__":
    main()
