"""Reading, verifying and printing whole files: `opt` of the pure build, of the compiled one, and mlir-opt.

    python -m benchmarks.whole_files --pure PYTHON --compiled PYTHON [--rounds N] [--keep FOLDER]

The files are programs of `benchmarks.dialects` in custom syntax; commands take turns, and a figure is the
least wall time of the rounds, the start of the process included.  The README also has the table.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from benchmarks.measure import least_wall_times
from benchmarks.shape_inputs import stem, write_shape

NAMES = ("llvm", "linalg", "vector", "tosa", "spirv", "memref and affine")


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--pure", required=True)
    parser.add_argument("--compiled", required=True)
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", help="a folder for the inputs, which another run finds there")
    arguments = parser.parse_args()
    builds = [str(Path(python).parent / "mlirkit") for python in (arguments.pure, arguments.compiled)]
    commands = [*[[command, "opt"] for command in builds], [arguments.mlir_opt]]
    print("| file of | size, MB | pure, s | compiled, s | mlir-opt, s |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(arguments.keep or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for name in NAMES:
            path = folder / f"{stem(name)}.custom.mlir"
            if not path.exists():
                write_shape(folder, name, arguments.mlir_opt)
            whole = [[*command, str(path), "-o", "/dev/null"] for command in commands]
            cells = " | ".join([f"{least:.2f}" for least in least_wall_times(whole, arguments.rounds)])
            print(f"| {name} | {path.stat().st_size / 1e6:.1f} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
