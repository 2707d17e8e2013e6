"""Start-up: the wall time of `mlirkit opt` on a few lines of a dialect, beside mlir-opt's.

    python -m benchmarks.start_up --pure PYTHON --compiled PYTHON [--rounds N] [--mlir-opt TOOL]

Commands take turns, and a figure is the least of the rounds.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from benchmarks.imports import SMALL
from benchmarks.measure import least_wall_times
from benchmarks.wheel import MODULES

# The limit of the compiled build's time, as a multiple of mlir-opt's; there is no gate for the pure build.
GATE = 2.5
FILES = {"func and arith": SMALL, **MODULES}


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--pure", required=True)
    parser.add_argument("--compiled", required=True)
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--rounds", type=int, default=20)
    arguments = parser.parse_args()
    # Installed packages have their modules compiled by Python; see imports.py.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    commands = [
        [str(Path(arguments.compiled).parent / "mlirkit"), "opt"],
        [str(Path(arguments.pure).parent / "mlirkit"), "opt"],
        [arguments.mlir_opt],
    ]
    print("| | compiled, ms | pure, ms | mlir-opt, ms | compiled / mlir-opt | pure / mlir-opt |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            path = Path(folder, "small.mlir")
            path.write_text(text)
            least = least_wall_times([[*command, str(path)] for command in commands], arguments.rounds)
            compiled, pure, theirs = least
            ratio = f"{compiled / theirs:.1f}"
            cells = [f"{value * 1e3:.0f}" for value in least]
            cells += [ratio if compiled <= GATE * theirs else f"**{ratio}**", f"{pure / theirs:.1f}"]
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
