"""Write down how the games behave now, to compare after code was moved or renamed.

    python -m tests.baseline write before.json
    python -m tests.baseline compare before.json

The file holds the fingerprint of each game and of each card, a digest of the golden playthroughs, digests of
seeded random games, and the compiled modules. `compare` lists what differs and exits with 1. Speed has its own
command, `make bench`.
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from runpy import run_path

import trivault
from trivault.kernel.expressions import shown

ROOT = Path(__file__).parents[1]
GAMES = 300  # random games of each game


def hashed(*parts):
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def seeded_game(game, seed):
    """The digest of a random game after each 50 answers and at its end."""
    state, chance, digests = game.start({}, seed), Random(seed), []
    answers = 0
    while not state.over:
        if answers % 50 == 0:
            digests.append(state.digest())
        state.apply(chance.choice(list(state.legal())))
        answers += 1
    return hashed(*digests, state.digest())


def behaviour(name):
    game = trivault.load(name)
    golden = next(Path(ROOT, "tests").rglob(f"{name}.txt"))
    return {
        "rules": game.fingerprint,
        "cards": {slug: hashed(shown(card)) for slug, card in sorted(game.cards.items())},
        "playthrough": hashed(golden.read_text(encoding="utf-8")),
        "games": [seeded_game(game, seed) for seed in range(GAMES)],
    }


def baseline():
    found = {name: behaviour(name) for name in trivault.NAMES}
    return found | {"compiled": run_path(str(ROOT / "hatch_build.py"))["modules"]()}


def differences(before, now, path=""):
    """The places in which two baselines differ."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key in sorted({*before, *now}):
            yield from differences(before.get(key), now.get(key), f"{path} {key}")
    elif isinstance(before, list) and isinstance(now, list) and path == " compiled":
        yield from (f"{path}: {name}" for name in sorted({*before} ^ {*now}))
    elif before != now:
        yield path.strip()


def main(action, file):
    if action == "write":
        Path(file).write_text(json.dumps(baseline(), indent=1) + "\n", encoding="utf-8")
        return 0
    found = list(differences(json.loads(Path(file).read_text(encoding="utf-8")), baseline()))
    print("\n".join(found) or "nothing differs")
    return int(bool(found))


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("write", "compare"):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
