"""Several files in several processes: wall time of commands over many files, with one process and with more.

    python -m benchmarks.many_files [--mlirkit COMMAND] [--jobs N] [--keep FOLDER] [--rounds N]

The files are copies of the programs of `benchmarks.dialects` in custom syntax; the two settings take turns,
and a figure is the least of the rounds.  On a machine with other load the figures are meaningless.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from benchmarks.measure import least_wall_times
from benchmarks.shape_inputs import SHAPES, stem, write_shape

COPIES = 2
COMMANDS = {
    "opt": ["opt", "--mlir-print-op-generic"],
    "convert": ["convert", "--to=llvm22"],
}


def copies(folder: Path, mlir_opt: str) -> list[str]:
    """The files, which are made if they are not there."""
    files: list[str] = []
    for name, shape in SHAPES.items():
        if shape.foreign:
            continue
        source = folder / f"{stem(name)}.custom.mlir"
        if not source.exists():
            write_shape(folder, name, mlir_opt)
        for number in range(COPIES):
            copy = folder / "copies" / f"{stem(name)}-{number}.mlir"
            copy.parent.mkdir(exist_ok=True)
            shutil.copy(source, copy)
            files.append(str(copy))
    return files


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--mlirkit", default=f"{Path(sys.executable).parent}/mlirkit")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--keep", help="a folder for the inputs, which another run finds there")
    arguments = parser.parse_args()
    print(f"| | -j 1, s | -j {arguments.jobs}, s | faster by |", "|---|---:|---:|---:|", sep="\n")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(arguments.keep or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        files = copies(folder, arguments.mlir_opt)
        output = ["-o", f"{temporary}/out"]
        os.mkdir(f"{temporary}/out")
        for name, command in COMMANDS.items():
            whole = [arguments.mlirkit, *command, *files, *output]
            commands = [[*whole, "-j", str(jobs)] for jobs in (1, arguments.jobs)]
            one, many = least_wall_times(commands, arguments.rounds)
            print(f"| {name}, {len(files)} files | {one:.1f} | {many:.1f} | {one / many:.1f} |", flush=True)


if __name__ == "__main__":
    main()
