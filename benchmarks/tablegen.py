"""TableGen: evaluation from the files, from the cache, and by llvm-tblgen, in CPU seconds.

    python -m benchmarks.tablegen [--all] [--include DIR] [--repeat N]

Each root is evaluated in its own process for "cold" (imports not counted) and in one process for the sum of
all files, as a build would do it.  llvm-tblgen parses and evaluates only (`--null-backend`).
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from glob import glob

ROOTS = [
    "IR/OpBase.td",
    "IR/BuiltinOps.td",
    "Dialect/Func/IR/FuncOps.td",
    "Dialect/SCF/IR/SCFOps.td",
    "Dialect/Arith/IR/ArithOps.td",
    "Dialect/MemRef/IR/MemRefOps.td",
    "Dialect/Vector/IR/VectorOps.td",
    "Dialect/Linalg/IR/LinalgStructuredOps.td",
    "Dialect/Tosa/IR/TosaOps.td",
    "Dialect/GPU/IR/GPUOps.td",
    "Dialect/LLVMIR/LLVMOps.td",
    "Dialect/OpenMP/OpenMPOps.td",
    "Dialect/SPIRV/IR/SPIRVOps.td",
    "Dialect/LLVMIR/NVVMOps.td",
]

_ONE = """
import sys, time
from mlirkit import tablegen
start = time.process_time()
records = tablegen.load(sys.argv[1], include_dirs=sys.argv[2:], cache={cache})
print(time.process_time() - start, len(records.defs))
"""


def ours(path: str, include_dirs: list[str], cache: bool) -> tuple[float, int]:
    """Seconds and count of records of one evaluation in a fresh process."""
    command = [sys.executable, "-c", _ONE.format(cache=cache), path, *include_dirs]
    seconds, count = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return float(seconds), int(count)


def reference(tool: str, path: str, include_dirs: list[str]) -> float:
    """Seconds of one run of llvm-tblgen."""
    flags = [flag for one in include_dirs for flag in ("-I", one)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, *flags, "--null-backend", path], capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def all_files(tool: str, include: str) -> None:
    """The sum over every definition file that is accepted, all in this process."""
    from mlirkit import tablegen

    sums = {"cold": 0.0, "cached": 0.0, "llvm-tblgen": 0.0}
    count = 0
    for path in sorted(glob(f"{include}/mlir/**/*.td", recursive=True)):
        include_dirs = [include, os.path.dirname(path)]
        start = time.process_time()
        try:
            tablegen.load(path, include_dirs=include_dirs, cache=False)
        except tablegen.TableGenError:
            continue
        sums["cold"] += time.process_time() - start
        tablegen.load(path, include_dirs=include_dirs)
        start = time.process_time()
        tablegen.load(path, include_dirs=include_dirs)
        sums["cached"] += time.process_time() - start
        sums["llvm-tblgen"] += reference(tool, path, include_dirs)
        count += 1
    print(
        f"\nall {count} files, one process: "
        + "  ".join([f"{name} {one:.2f} s" for name, one in sums.items()])
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true", help="also every definition file of the include folder")
    parser.add_argument("--include", default="/usr/lib/llvm-22/include")
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    tool = shutil.which("llvm-tblgen-22")
    if tool is None:
        sys.exit("llvm-tblgen-22 is not installed (package llvm-22)")
    include: str = arguments.include
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MLIRKIT_CACHE"] = folder
        titles = ["file", "records", "cold, s", "cached, s", "llvm-tblgen, s", "cold / llvm-tblgen"]
        print(f"| {' | '.join(titles)} |", "|---|" + "---:|" * (len(titles) - 1), sep="\n")
        for root in ROOTS:
            path = f"{include}/mlir/{root}"
            cold = min([ours(path, [include], False) for _ in range(arguments.repeat)])
            ours(path, [include], True)
            cached = min([ours(path, [include], True) for _ in range(arguments.repeat)])
            theirs = min([reference(tool, path, [include]) for _ in range(arguments.repeat)])
            print(
                f"| {os.path.basename(root)} | {cold[1]} | {cold[0]:.3f} | {cached[0]:.4f} | {theirs:.3f} "
                f"| {cold[0] / theirs:.1f} |",
                flush=True,
            )
        if arguments.all:
            all_files(tool, include)


if __name__ == "__main__":
    main()
