"""Measurement in the workers (CPU seconds, the least of a few rounds), and starting workers.

A worker is a program that takes a folder of inputs (see `inputs`) and prints a JSON object: figures by name.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

# The number of repetitions of a job in each process; BENCHMARK_REPEAT=1 for a quick look.
ROUNDS = int(os.environ.get("BENCHMARK_REPEAT", "3"))
SIZES = ("medium", "large")

Figures = dict[str, float]


def seconds(job: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """CPU seconds of the quickest of `rounds` calls; results of calls are freed unmeasured."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        start = time.process_time()
        kept = job()
        best = min(best, time.process_time() - start)
        if hasattr(kept, "close"):
            kept.close()
        del kept
    return best


def forked(job: Callable[[], bytes]) -> bytes:
    """The result of a job in a forked process; empty if it fails.

    No other job has used the heap of the process, as in a run of mlir-opt.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            with open(writer, "wb") as answer:
                answer.write(job())
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with open(reader, "rb") as stream:
        result = stream.read()
    os.waitpid(child, 0)
    return result


def in_process(job: Callable[[], float]) -> float:
    """The figure that a job returns in a forked process."""
    text = forked(lambda: repr(job()).encode())
    if not text:
        raise RuntimeError("a job has failed")
    return float(text)


def least_wall_times(commands: list[list[str]], rounds: int) -> list[float]:
    """The least wall time of each command in a few rounds, in which the commands take turns."""
    least = [float("inf")] * len(commands)
    for _ in range(rounds):
        for number, command in enumerate(commands):
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            least[number] = min(least[number], time.perf_counter() - start)
    return least


def resident() -> int:
    """Bytes of memory this process has in RAM now."""
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * 4096


def peak() -> int:
    """Bytes of memory this program had in RAM at most."""
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith("VmHWM"))


def report(figures: dict[str, float]) -> None:
    """Print the figures of a worker."""
    print(json.dumps(figures))


def run_worker(python: str, module: str, *arguments: str) -> Figures:
    """The figures that `benchmarks.<module>` prints; RuntimeError with its last error line if it fails."""
    command = [python, "-m", f"benchmarks.{module}", *arguments]
    root = Path(__file__).parents[1]
    result = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    if result.returncode:
        raise RuntimeError((result.stderr.strip().splitlines() or ["failed"])[-1])
    figures: Figures = json.loads(result.stdout)
    return figures


def keep_least(best: Figures, figures: Figures) -> None:
    """Lower the figures of `best` to smaller ones of another round."""
    best.update({name: min(value, best.get(name, value)) for name, value in figures.items()})
