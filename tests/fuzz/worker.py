"""A process that judges inputs of one kind, and its handle.

The process takes requests, each answered once:

    ("judge", data)                     -> Failure | None
    ("campaign", seed, first, count)    -> Batch: inputs `first` to `first + count` of a seed

Judging happens under limits.py.  The handle notices crashes and loops outside of Python, which the limits
cannot stop: it kills the process, reports the input of that moment, and starts another process.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, NamedTuple

from tests.fuzz.kind import Failure, Kind, disagreement, failure_of
from tests.fuzz.limits import SECONDS, limited

#: Seconds of wall time for an input, waiting included.
PATIENCE = 6 * SECONDS


class Batch(NamedTuple):
    """The count of inputs, the count that the reference judged, and the failures by number of input."""

    made: int
    compared: int
    failures: list[tuple[int, Failure]]


def input_number(kind: Kind, seed: int, number: int) -> bytes:
    """An input of a campaign."""
    return kind.make(Random(f"{kind.name}:{seed}:{number}"))


def load(module: str) -> Kind:
    """The kind that a module defines."""
    kind: Kind = import_module(module).KIND
    return kind


def judge(kind: Kind, data: bytes) -> Failure | None:
    """The failure of an input, judged in this process; None if it passes."""
    failure = _breach(kind, data)
    if failure is not None or not kind.sample:
        return failure
    return disagreement(kind.comparable(data), kind.reference([data])[0])


def _breach(kind: Kind, data: bytes) -> Failure | None:
    try:
        with limited():
            kind.check(data)
    except BaseException as error:
        return failure_of(error)
    return None


def _campaign(kind: Kind, seed: int, first: int, count: int, progress: Any) -> Batch:
    failures: list[tuple[int, Failure]] = []
    sampled: list[tuple[int, bytes]] = []
    for number in range(first, first + count):
        progress.value = number
        data = input_number(kind, seed, number)
        failure = _breach(kind, data)
        if failure is not None:
            failures.append((number, failure))
        elif kind.sample and number % kind.sample == 0:
            sampled.append((number, data))
    if not sampled:
        return Batch(count, 0, failures)
    verdicts = kind.reference([data for _, data in sampled])
    compared = 0
    for (number, data), verdict in zip(sampled, verdicts, strict=True):
        if verdict is None:
            continue
        compared += 1
        if disagreement(kind.comparable(data), verdict) is not None:
            # A single input gives a more detailed verdict of the reference.
            failure = judge(kind, data)
            if failure is not None:
                failures.append((number, failure))
    return Batch(count, compared, failures)


def _serve(module: str, connection: Connection, progress: Any) -> None:
    kind = load(module)
    with suppress(EOFError):
        while True:
            match connection.recv():
                case "judge", data:
                    connection.send(judge(kind, data))
                case "campaign", seed, first, count:
                    connection.send(_campaign(kind, seed, first, count, progress))


class Worker:
    """The handle of a process; `module` defines the kind."""

    def __init__(self, module: str, patience: float = PATIENCE) -> None:
        self.module = module
        self.patience = patience
        self._spawn = multiprocessing.get_context("spawn")
        self._progress = self._spawn.Value("q", 0)
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        if self._process is not None and self._connection is not None:
            self._process.kill()
            self._process.join()
            self._connection.close()
        self._process = self._connection = None

    def judge(self, data: bytes) -> Failure | None:
        """The failure of an input, judged in the worker; None if it passes."""
        answer = self._ask(("judge", data))
        return answer  # type: ignore[no-any-return]

    def campaign(self, seed: int, first: int, count: int) -> Batch:
        """Judge inputs; where the process is lost, the batch ends with the input that lost it."""
        self._progress.value = first
        answer = self._ask(("campaign", seed, first, count))
        if isinstance(answer, Batch):
            return answer
        number = self._progress.value
        lost = Batch(number - first + 1, 0, [(number, answer)])
        if number == first:
            return lost
        # The lost process takes its results for the earlier inputs with it.
        before = self.campaign(seed, first, number - first)
        return Batch(lost.made, before.compared, before.failures + lost.failures)

    def _ask(self, request: tuple[Any, ...]) -> Any:
        if self._process is None:
            self._connection, theirs = self._spawn.Pipe()
            self._process = self._spawn.Process(
                target=_serve, args=(self.module, theirs, self._progress), daemon=True
            )
            self._process.start()
            theirs.close()
        assert self._connection is not None
        try:
            self._connection.send(request)
            at = self._progress.value
            while not self._connection.poll(self.patience):
                if self._progress.value == at:
                    self.close()
                    return Failure("hang", f"no answer within {self.patience} s")
                at = self._progress.value
            return self._connection.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError):
            self._process.join()
            code = self._process.exitcode
            self.close()
            return Failure(f"crash: exit code {code}", f"the process ended with {code}")
