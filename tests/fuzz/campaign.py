"""A campaign: all kinds of a list for a given time, on several workers, from one seed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path

from tests.fuzz.kind import Failure
from tests.fuzz.minimize import minimize
from tests.fuzz.worker import Worker, input_number, load

#: Batches before a worker is replaced, so that remains of inputs do not add up.
LIFE = 50


@dataclass
class Find:
    """An input that fails; `data` is the minimized input as soon as there is one."""

    number: int
    data: bytes
    failure: Failure
    #: Inputs with the same signature.
    count: int = 1


@dataclass
class Report:
    """The result of a campaign of one kind, with one find per signature."""

    kind: str
    made: int = 0
    compared: int = 0
    seconds: float = 0.0
    finds: dict[str, Find] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """The work for each kind in a campaign: inputs from number `first`, until a time or a number is reached.

    Minimizing the finds of a kind may take `minimizing` seconds, which come on top of `seconds`.
    """

    seed: int
    seconds: float
    first: int = 0
    inputs: int | None = None
    minimizing: float = 60

    def goes_on(self, made: int, spent: float) -> bool:
        """Whether time and inputs are left."""
        return spent < self.seconds and (self.inputs is None or made < self.inputs)

    def next_batch(self, made: int, spent: float, largest: int) -> int:
        """The number of inputs for the remaining time, at the speed so far."""
        in_time = int(made / spent * max(self.seconds - spent, 0.0)) + 1
        left = largest if self.inputs is None else self.inputs - made
        return max(1, min(largest, in_time, left))


def run(modules: Sequence[str], plan: Plan, jobs: int) -> Iterator[Report]:
    """Give each kind the same share of the plan's seconds, on `jobs` processes."""
    share = replace(plan, seconds=plan.seconds * jobs / len(modules))
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda module: _run_kind(module, share), modules)


def _run_kind(module: str, plan: Plan) -> Report:
    kind = load(module)
    report = Report(kind.name)
    start = time.monotonic()
    number = plan.first
    with Worker(module) as worker:
        batches = 0
        # The first batch, a small one, is made even without time left.
        count = kind.batch // 10
        while report.made == 0 or plan.goes_on(report.made, time.monotonic() - start):
            batch = worker.campaign(plan.seed, number, count)
            for at, failure in batch.failures:
                if failure.signature in report.finds:
                    report.finds[failure.signature].count += 1
                else:
                    data = input_number(kind, plan.seed, at)
                    report.finds[failure.signature] = Find(at, data, failure)
            number += batch.made
            report.made += batch.made
            report.compared += batch.compared
            count = plan.next_batch(report.made, time.monotonic() - start, kind.batch)
            batches += 1
            if batches % LIFE == 0:
                worker.close()
        report.seconds = time.monotonic() - start
        end = time.monotonic() + plan.minimizing
        for left, find in zip(range(len(report.finds), 0, -1), report.finds.values(), strict=True):
            _minimize(find, worker, kind.is_text, (end - time.monotonic()) / left)
    return report


def _minimize(find: Find, worker: Worker, is_text: bool, seconds: float) -> None:
    def fails(data: bytes) -> bool:
        failure = worker.judge(data)
        return failure is not None and failure.signature == find.failure.signature

    if seconds > 0 and fails(find.data):
        find.data = minimize(find.data, fails, is_text, seconds)


def write_finds(report: Report, suffix: str, folder: Path) -> list[Path]:
    """Write the finds to `folder`/<kind>, each with a text beside it that says how it fails."""
    paths: list[Path] = []
    for find in report.finds.values():
        path = folder / report.kind / f"{sha256(find.data).hexdigest()[:12]}{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(find.data)
        path.with_name(f"{path.name}.txt").write_text(
            f"{find.failure.signature}\nseen {find.count} times, first as input {find.number}\n\n{find.failure.detail}\n",
            errors="backslashreplace",
        )
        paths.append(path)
    return paths
