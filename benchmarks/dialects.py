"""The dialects that people use, beside MLIR's library (stablehlo: jaxlib's): one table for one build.

    python -m benchmarks.dialects [--python PYTHON] [--jaxlib PYTHON] [--rounds N] [--only NAME ...]
                                  [--jobs JOB ...] [--keep FOLDER] [-o FILE]

Engines take turns, each job in its own process; a figure is the least CPU time of the rounds.  A cell is
mlirkit's figure / the reference's.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks import mlir_library
from benchmarks.measure import Figures, keep_least, run_worker
from benchmarks.shape_inputs import SHAPES, stem, write_shape

# By job: the limit of the compiled build's figure, as a multiple of the reference's; the pure build's is
# three times as much.
GATES = {
    "parse custom": 2.0,
    "print custom": 2.0,
    "verify": 3.0,
    "parse generic": 1.2,
    "print generic": 1.5,
    "parse locations": 1.5,
    "print locations": 1.5,
    "bytecode read": 1.5,
    "bytecode write": 2.0,
    "clone": 1.5,
}


def measure(arguments: argparse.Namespace, folder: Path, name: str) -> tuple[Figures, Figures]:
    """The figures of mlirkit and of the reference on one program."""
    ours: Figures = {}
    theirs: Figures = {}
    base = stem(name)
    if not (folder / f"{base}.mlir").exists():
        write_shape(folder, name, arguments.mlir_opt)
    for _ in range(arguments.rounds):
        if SHAPES[name].foreign:
            keep_least(theirs, run_worker(arguments.jaxlib, "jaxlib_shape_worker", str(folder), base))
        else:
            program = mlir_library.build(folder, arguments.llvm_config)
            found = mlir_library.figures(program, folder, base, 1)
            keep_least(theirs, {key.removesuffix(f" {base}"): value for key, value in found.items()})
        keep_least(ours, run_worker(arguments.python, "shape_worker", str(folder), base, *arguments.jobs))
    return ours, theirs


def table(results: dict[str, tuple[Figures, Figures]], factor: float) -> list[str]:
    """The ratios, bold where a gate is missed, and below them the milliseconds."""
    lines = [f"| ours / theirs | {' | '.join(GATES)} |", "|---|" + "---|" * len(GATES)]
    gates = [f"{gate * factor:g}" for gate in GATES.values()]
    lines.append(f"| gate | {' | '.join(gates)} |")
    for name, (ours, theirs) in results.items():
        cells = []
        for job, gate in GATES.items():
            if job in ours and job in theirs:
                ratio = ours[job] / theirs[job]
                cells.append(f"{ratio:.1f}" if ratio <= gate * factor else f"**{ratio:.1f}**")
            else:
                cells.append("")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", f"| ms, ours (theirs) | {' | '.join(GATES)} |", "|---|" + "---|" * len(GATES)]
    for name, (ours, theirs) in results.items():
        cells = [
            f"{ours[job] * 1e3:.0f} ({theirs[job] * 1e3:.0f})" if job in ours and job in theirs else ""
            for job in GATES
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--jaxlib", default=sys.executable)
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--llvm-config", default="llvm-config-22")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="*", default=list(SHAPES), choices=list(SHAPES))
    parser.add_argument("--jobs", nargs="*", default=[], choices=list(GATES))
    parser.add_argument("--keep", help="a folder for the inputs, which another run finds there")
    parser.add_argument("-o", help="where the table goes, in place of the standard output")
    arguments = parser.parse_args()
    if shutil.which(arguments.mlir_opt) is None:
        sys.exit(f"{arguments.mlir_opt} is not installed (package mlir-22-tools): it makes the inputs")
    asked = "from mlirkit.support.build import COMPILED; print(COMPILED)"
    said = subprocess.run([arguments.python, "-c", asked], stdout=subprocess.PIPE, text=True, check=True)
    factor = 1.0 if said.stdout.strip() == "True" else 3.0
    results: dict[str, tuple[Figures, Figures]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(arguments.keep or name)
        folder.mkdir(parents=True, exist_ok=True)
        for shape in arguments.only:
            results[shape] = measure(arguments, folder, shape)
            text = "\n".join(table(results, factor)) + "\n"
            if arguments.o:
                Path(arguments.o).write_text(text)
    if not arguments.o:
        print(text)


if __name__ == "__main__":
    main()
