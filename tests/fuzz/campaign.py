"""A campaign: all kinds of a list for a given time, on several workers, from one seed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.fuzz.kind import Failure
from tests.fuzz.minimize import minimize
from tests.fuzz.worker import Worker, input_number, load

#: Batches before a worker is replaced, so that what one input leaves behind does not add up for ever.
LIFE = 50


@dataclass
class Find:
    """An input that fails; `data` is what is left of it once it is minimized."""

    number: int
    data: bytes
    failure: Failure
    #: Inputs with the same signature.
    count: int = 1


@dataclass
class Report:
    """What a campaign of one kind did, with one find per signature."""

    kind: str
    made: int = 0
    compared: int = 0
    seconds: float = 0.0
    finds: dict[str, Find] = field(default_factory=dict)


def run(
    modules: Sequence[str], seed: int, seconds: float, jobs: int, first: int = 0, minimizing: float = 60
) -> Iterator[Report]:
    """Give each kind the same share of `seconds` on `jobs` processes; start with input `first`.

    The finds of a kind are minimized for up to `minimizing` seconds, which come on top.
    """
    share = seconds * jobs / len(modules)
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda module: _run_kind(module, seed, share, first, minimizing), modules)


def _run_kind(module: str, seed: int, seconds: float, first: int, minimizing: float) -> Report:
    kind = load(module)
    report = Report(kind.name)
    start = time.monotonic()
    number = first
    with Worker(module) as worker:
        batches = 0
        # The first batch, small, is made however little time there is.
        count = kind.batch // 10
        while report.made == 0 or time.monotonic() < start + seconds:
            batch = worker.campaign(seed, number, count)
            for at, failure in batch.failures:
                if failure.signature in report.finds:
                    report.finds[failure.signature].count += 1
                else:
                    data = input_number(kind, seed, at)
                    report.finds[failure.signature] = Find(at, data, failure)
            number += batch.made
            report.made += batch.made
            report.compared += batch.compared
            spent = time.monotonic() - start
            count = max(1, min(kind.batch, int(report.made / spent * max(seconds - spent, 0.0)) + 1))
            batches += 1
            if batches % LIFE == 0:
                worker.close()
        report.seconds = time.monotonic() - start
        end = time.monotonic() + minimizing
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
