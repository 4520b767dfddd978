"""Teaches the network: first what a search has found, then by playing with itself.

    python3 -m training.swift.teach shards --player .venv/bin/python --jobs 16 --out build/swift

`--player` is the Python that plays: it needs Trivault, while this one needs PyTorch.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path
from time import monotonic

import torch

from training.swift.model import (
    NEVER,
    Batch,
    File,
    Lessons,
    Model,
    Names,
    batch,
    export,
    load,
    names_of,
    resumed,
)

HELD_OUT = 20  # of so many games one is kept to see what was learned
SHARP = 0.006  # a difference of chances that makes one answer three times as likely as another
RATE, LEAST = 2e-3, 0.02  # of learning from search, and the part of it that is left at the end
DECAY = 0.05
FORGOTTEN = 0.1  # the share of features that a step does not see
MANY = 4096  # decisions in a step
IMPROVING = 8e-4  # the rate of learning from play
EPOCHS, CLIP, ENTROPY = 3, 0.2, 0.001
VALUE = 0.5  # how much the value counts beside the answers


class Teacher:
    """Teaches the network of one game."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.out: Path = options.out
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.begun = monotonic()
        self.names: Names = {}
        self.rules = ""
        self.learned: list[str] = []
        self.model: Model | None = None
        self.seed: int = options.seed
        torch.manual_seed(options.seed)
        self.out.mkdir(parents=True, exist_ok=True)

    def say(self, text: str) -> None:
        print(f"[{monotonic() - self.begun:6.1f} s] {self.options.game}: {text}", flush=True)

    # Games

    def play(self, seconds: float, network: Path | None, *, searched: bool = False) -> list[File]:
        """New games, and what can be learned from them."""
        folder = self.out / "lessons"
        shutil.rmtree(folder, ignore_errors=True)
        command = ["lessons", self.options.game, "--seed", str(self.seed), "--seconds", str(seconds)]
        command += ["--out", str(folder), *(["--network", str(network)] if network else [])]
        self.say(self.run([*command, "--searched"] if searched else command))
        self.seed += 10**6
        files = [File.read(path) for path in sorted(folder.iterdir())]
        self.rules = files[0].rules
        return files

    def run(self, command: list[str]) -> str:
        whole = [self.options.player, "-m", "training.swift", *command, "--jobs", str(self.options.jobs)]
        return subprocess.run(whole, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def match(self, network: Path, games: int, other: str = "greedy") -> None:
        if games:
            command = [
                "match",
                self.options.game,
                str(network),
                other,
                "--games",
                str(games),
                "--seed",
                "900001",
            ]
            self.say(self.run(command))

    def export(self, name: str) -> Path:
        assert self.model is not None
        path = self.out / f"{self.options.game}-{name}.bin"
        export(self.model, self.names, path, self.options.game, self.rules, "; ".join(self.learned))
        kept = {"names": self.names, "rules": self.rules, "learned": self.learned}
        torch.save(kept | {"model": self.model.state_dict()}, path.with_suffix(".pt"))
        return path

    def resume(self, path: Path) -> None:
        found = torch.load(path, weights_only=True)
        self.names = found["names"]
        self.rules, self.learned = found.get("rules", ""), found.get("learned", [])
        self.model = resumed(self.names, found["model"]).to(self.device)

    # What search has found

    def imitate(self, files: list[File], epochs: int) -> None:
        self.names = names_of(files)
        lessons = load(files, self.names, self.device)
        sizes = {name: len(found) for name, found in self.names.items()}
        self.say(f"{len(lessons)} decisions, features {sizes}")
        self.learned = [f"{len(lessons)} decisions that a search has looked at"]
        model = self.model = Model(self.names).to(self.device)
        held = lessons.games % HELD_OUT == 0
        ids, others = torch.where(~held)[0], torch.where(held)[0]
        steps = epochs * (len(ids) // MANY + 1)
        adam = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
        plan = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps, RATE * LEAST)
        done, best, kept = 0, float("inf"), model.state_dict()
        for epoch in range(epochs):
            for some in ids[torch.randperm(len(ids), device=self.device)].split(MANY):
                given = batch(lessons, some, FORGOTTEN)
                likely, odds = model(given)
                loss = searched(likely, given, done / steps) + VALUE * won(odds, lessons.returns[some])
                adam.zero_grad()
                loss.backward()
                adam.step()
                if done < steps - 1:
                    plan.step()
                done += 1
            lost, said = self.tested(lessons, others)
            self.say(f"epoch {epoch + 1}: {self.tested(lessons, ids[: len(others)])[0]:.5f} learned, {said}")
            if lost < best:
                best, kept = lost, {name: part.clone() for name, part in model.state_dict().items()}
        model.load_state_dict(kept)

    @torch.no_grad()  # type: ignore[untyped-decorator]  # unknown where types are checked
    def tested(self, lessons: Lessons, ids: torch.Tensor) -> tuple[float, str]:
        """What is lost by the likeliest answers, beside rules and chance."""
        assert self.model is not None
        lost = [0.0, 0.0, 0.0, 0.0]
        for some in ids.split(MANY):
            given = batch(lessons, some)
            likely, odds = self.model(given)
            worth = given.chances.masked_fill(~given.there, NEVER)
            best = worth.max(1).values
            mean = given.chances.sum(1) / given.there.sum(1)
            chosen = worth.gather(1, likely.argmax(1, keepdim=True)).squeeze(1)
            lost[0] += float((best - chosen).sum())
            lost[1] += float((best - worth[:, 0]).sum())
            lost[2] += float((best - mean).sum())
            lost[3] += float(won(odds, lessons.returns[some])) * len(some)
        network, rules, any_, value = [each / len(ids) for each in lost]
        return network, f"held out {network:.5f} (first {rules:.5f}, any {any_:.5f}), value {value:.4f} nats"

    # Playing with itself

    def improve(self, rounds: int, seconds: float, every: int, games: int) -> None:
        assert self.model is not None
        model = self.model
        adam = torch.optim.AdamW(model.parameters(), IMPROVING, weight_decay=DECAY)
        decisions = 0
        for number in range(1, rounds + 1):
            files = self.play(seconds, self.export("playing"))
            lessons = load(files, self.names, self.device)
            decisions += len(lessons)
            for group in adam.param_groups:
                group["lr"] = IMPROVING * (1 - 0.9 * (number - 1) / rounds)
            self.say(f"round {number}: {len(lessons)} decisions; {self.learn(lessons, adam)}")
            if number % every == 0 and number < rounds:
                self.match(self.export("playing"), games)
        self.learned.append(f"{decisions} decisions of {rounds} rounds of games with itself")

    def learn(self, lessons: Lessons, adam: torch.optim.Optimizer) -> str:
        """One round of proximal policy optimisation."""
        assert self.model is not None
        model, ahead = self.model, self.ahead(lessons)
        ahead = ahead / ahead.std()
        drift = entropy = nats = 0.0
        steps = 0
        for _ in range(EPOCHS):
            for some in torch.randperm(len(lessons), device=self.device).split(MANY):
                given = batch(lessons, some)
                likely, odds = model(given)
                mine = likely.gather(1, lessons.given[some][:, None]).squeeze(1)
                ratio = (mine - lessons.logits[some]).exp()
                gain = torch.minimum(ratio * ahead[some], ratio.clamp(1 - CLIP, 1 + CLIP) * ahead[some]).mean()
                spread = -(likely.exp() * likely).sum(1).mean()
                value = won(odds, lessons.returns[some])
                adam.zero_grad()
                (VALUE * value - gain - ENTROPY * spread).backward()
                torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                adam.step()
                drift += float((lessons.logits[some] - mine).mean().detach())
                entropy += float(spread.detach())
                nats += float(value.detach())
                steps += 1
        return f"drift {drift / steps:.4f}, entropy {entropy / steps:.3f}, value {nats / steps:.4f} nats"

    @torch.no_grad()  # type: ignore[untyped-decorator]  # unknown where types are checked
    def ahead(self, lessons: Lessons) -> torch.Tensor:
        """How much better games went than expected."""
        assert self.model is not None
        found = []
        for some in torch.arange(len(lessons), device=self.device).split(MANY):
            _, odds = self.model(batch(lessons, some))
            found.append(lessons.returns[some] - odds.sigmoid())
        return torch.cat(found)


def searched(likely: torch.Tensor, given: Batch, done: float) -> torch.Tensor:
    """First towards what the search likes, then towards as much of it as possible: that averages its luck."""
    worth = (given.chances / SHARP).masked_fill(~given.there, NEVER)
    if done < 0.3:
        return -(torch.softmax(worth, 1) * likely).sum(1).mean()
    best = worth.max(1, keepdim=True).values
    gain = (
        (worth - best).masked_fill(~given.there, 0.0) - likely.masked_fill(~given.there, 0.0)
    ) * likely.exp()
    return -gain.sum(1).mean()


def won(odds: torch.Tensor, returns: torch.Tensor) -> torch.Tensor:
    return torch.nn.functional.binary_cross_entropy_with_logits(odds, returns)


def main() -> None:
    options = argparse.ArgumentParser(description="Teach the network of a game.")
    options.add_argument("game")
    options.add_argument("--player", default="python3", help="the Python that plays")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--seed", type=int, default=1, help="the first game")
    options.add_argument("--search", type=float, default=0.0, help="seconds of games played by search")
    options.add_argument("--again", type=float, default=0.0, help="seconds of games of the network, searched")
    options.add_argument("--lessons", type=Path, help="games played by search before, instead")
    options.add_argument("--epochs", type=int, default=9)
    options.add_argument("--start", type=Path, help="a network (.pt) to go on with, instead")
    options.add_argument("--rounds", type=int, default=0, help="of games with itself")
    options.add_argument("--seconds", type=float, default=20.0, help="of games in a round")
    options.add_argument("--every", type=int, default=5, help="rounds after which it meets greedy")
    options.add_argument("--matches", type=int, default=400, help="games against greedy then")
    given = options.parse_args()
    teacher = Teacher(given)
    if given.start:
        teacher.resume(given.start)
        teacher.match(teacher.export("started"), given.matches)
    else:
        files = (
            [File.read(path) for path in sorted(given.lessons.iterdir())]
            if given.lessons
            else teacher.play(given.search, None)
        )
        teacher.rules = files[0].rules
        teacher.imitate(files, given.epochs)
        if given.again:
            files += teacher.play(given.again, teacher.export("searched"), searched=True)
            teacher.imitate(files, given.epochs)
        teacher.match(teacher.export("searched"), given.matches)
    if given.rounds:
        teacher.improve(given.rounds, given.seconds, given.every, given.matches)
        teacher.match(teacher.export("played"), given.matches)


if __name__ == "__main__":
    main()
