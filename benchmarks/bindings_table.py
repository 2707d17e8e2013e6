"""Jobs of a worker with jaxlib's bindings and with both builds of mlirkit, in turn: the table of ratios."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from benchmarks.measure import Figures, keep_least, run_worker


def print_table(worker: str, gates: Mapping[str, tuple[float, float]], rounds: int) -> None:
    """Run `benchmarks.<worker>` with each side, in turn, and print the least CPU time of each job.

    The command line names the interpreters.  Gates limit the time of the compiled and of the pure build to a
    multiple of jaxlib's.
    """
    parser = argparse.ArgumentParser()
    for side in ("pure", "compiled", "jaxlib"):
        parser.add_argument(f"--{side}", required=True)
    parser.add_argument("--rounds", type=int, default=rounds)
    arguments = parser.parse_args()
    pythons = {
        "jaxlib": (arguments.jaxlib, "jaxlib"),
        "compiled": (arguments.compiled, "mlirkit"),
        "pure": (arguments.pure, "mlirkit"),
    }
    least: dict[str, Figures] = {side: {} for side in pythons}
    for _ in range(arguments.rounds):
        for side, (python, bindings) in pythons.items():
            keep_least(least[side], run_worker(python, worker, bindings))
    print("| | jaxlib, ms | compiled, ms | compiled / jaxlib | gate | pure, ms | pure / jaxlib | gate |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, limits in gates.items():
        theirs = least["jaxlib"][name]
        cells = [f"{theirs * 1e3:.1f}"]
        for side, limit in zip(("compiled", "pure"), limits, strict=True):
            value = least[side][name]
            ratio = f"{value / theirs:.2f}"
            bold = ratio if value <= limit * theirs else f"**{ratio}**"
            cells += [f"{value * 1e3:.1f}", bold, f"{limit:g}"]
        print(f"| {name} | {' | '.join(cells)} |")
