"""Memory: the peak of a process that reads a program and prints it, mlirkit's beside mlir-opt's.

    python -m benchmarks.memory [--mlirkit COMMAND] [--keep FOLDER] [--only NAME ...]

The programs are those of `benchmarks.dialects` in custom syntax, and the large module of `benchmarks.inputs`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.inputs import LARGE, functions
from benchmarks.shape_inputs import SHAPES, stem, write_shape

# The limit of mlirkit's peak, as a multiple of mlir-opt's.
GATE = 1.2
FUNCTIONS = "func, arith, scf and cf"


def peak(command: list[str]) -> float:
    """Megabytes that a command has in RAM at most."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        raise RuntimeError(f"{' '.join(command)} has failed")
    return usage.ru_maxrss / 1024


def input_of(folder: Path, name: str, mlir_opt: str) -> Path:
    """The file of a program, which is written if it is missing."""
    if name == FUNCTIONS:
        path = folder / "functions.mlir"
        if not path.exists():
            path.write_text(functions(LARGE))
        return path
    path = folder / f"{stem(name)}.custom.mlir"
    if not path.exists():
        write_shape(folder, name, mlir_opt)
    return path


def main() -> None:
    """Measure, and print the table."""
    names = [name for name, shape in SHAPES.items() if not shape.foreign] + [FUNCTIONS]
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlirkit", default=f"{Path(sys.executable).parent}/mlirkit")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--keep", help="a folder for the inputs, which another run finds there")
    parser.add_argument("--only", nargs="*", default=names, choices=names)
    arguments = parser.parse_args()
    print("| | ours, MB | mlir-opt, MB | ours / theirs |", "|---|---:|---:|---:|", sep="\n")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(arguments.keep or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for name in arguments.only:
            path = str(input_of(folder, name, arguments.mlir_opt))
            ours = peak([arguments.mlirkit, "opt", path])
            theirs = peak([arguments.mlir_opt, path])
            ratio = f"{ours / theirs:.1f}" if ours <= GATE * theirs else f"**{ours / theirs:.1f}**"
            print(f"| {name} | {ours:.0f} | {theirs:.0f} | {ratio} |", flush=True)


if __name__ == "__main__":
    main()
