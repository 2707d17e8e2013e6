"""Generated C++: every file that libmlir-22-dev installs, by mlirkit and by mlir-tblgen, in CPU seconds.

    python -m benchmarks.cpp_generation [--python PYTHON] [--mlir-tblgen TOOL]    figures beside each other
    python -m benchmarks.cpp_generation --worker FOLDER DIR [--cached]    one process that writes all files

The files and their options are those that `tests/conformance/test_cpp_files.py` compares byte for byte.
mlirkit's figure is that of one process, which evaluates each file of definitions once for all of its outputs;
mlir-tblgen's is the sum of one process per file, as a build runs them.  For a small dialect, a process of
mlirkit finds the definitions in the cache of an earlier process.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from os.path import dirname, join
from pathlib import Path

from benchmarks.measure import ROUNDS

ALL = "generate MLIR's C++"
ALL_CACHED = "generate MLIR's C++, cached definitions"
SMALL = "generate a small dialect's C++"

_TABLE = Path(__file__).parents[1] / "tests/conformance/cpp_files.tsv"
_SMALL_DEFINITIONS = "Dialect/UB/IR/UBOps.td"
_SMALL_ACTIONS = ("-gen-op-decls", "-gen-op-defs", "-gen-dialect-decls", "-gen-dialect-defs")


def rows() -> dict[str, list[tuple[str, list[str]]]]:
    """The generated files and the options that make them, by the file of definitions."""
    table: dict[str, list[tuple[str, list[str]]]] = {}
    for line in _TABLE.read_text().splitlines()[1:]:
        generated, definitions, options = line.split("\t")
        table.setdefault(definitions, []).append((generated, options.split()))
    return table


def write_all(folder: str, include: str, cached: bool) -> None:
    """Write all files below a folder, in this process."""
    from mlirkit import tablegen
    from mlirkit.cli.tblgen import parse_arguments
    from mlirkit.cli.tblgen_actions import ACTIONS

    for definitions, files in rows().items():
        path = join(include, "mlir", definitions)
        records = tablegen.load(path, include_dirs=[include, dirname(path)], cache=cached)
        for generated, words in files:
            options = parse_arguments([definitions, *words])
            assert options is not None
            text = ACTIONS[options.action].run(records, options)
            Path(folder, generated.replace("/", "_")).write_bytes(text.encode("utf-8", "surrogateescape"))


def reference(tool: str, include: str) -> dict[str, float]:
    """One round of mlir-tblgen."""
    found = {ALL: 0.0, SMALL: 0.0}
    with tempfile.TemporaryDirectory() as folder:
        output = join(folder, "out.inc")

        def generate(definitions: str, words: list[str]) -> float:
            path = join(include, "mlir", definitions)
            command = [tool, *words, "-I", include, "-I", dirname(path), path, "-o", output]
            return process_seconds(command, dict(os.environ))

        for definitions, files in rows().items():
            found[ALL] += sum([generate(definitions, words) for _, words in files])
        runs = [generate(_SMALL_DEFINITIONS, [action]) for action in _SMALL_ACTIONS for _ in range(ROUNDS)]
        found[SMALL] = min(runs)
    found[ALL_CACHED] = found[ALL]
    return found


def figures(python: str, include: str) -> dict[str, float]:
    """The figures of one round of mlirkit, in the build of that interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            # Installed packages have their modules compiled by Python; see imports.py.
            "PYTHONPYCACHEPREFIX": join(folder, "modules"),
            "MLIRKIT_CACHE": join(folder, "definitions"),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        output = join(folder, "files")
        os.mkdir(output)
        path = join(include, "mlir", _SMALL_DEFINITIONS)

        def small(action: str) -> float:
            words = [action, "-I", include, path, "-o", join(output, "small.inc")]
            return process_seconds([python, "-m", "mlirkit", "tblgen", *words], environment)

        def everything(*options: str) -> float:
            words = ["-m", "benchmarks.cpp_generation", "--worker", output, include, *options]
            return process_seconds([python, *words], environment)

        for action in _SMALL_ACTIONS:
            small(action)
        # The slowest of the actions, each at its best.
        found = {SMALL: max([min([small(action) for _ in range(ROUNDS)]) for action in _SMALL_ACTIONS])}
        found[ALL] = everything()
        everything("--cached")
        found[ALL_CACHED] = everything("--cached")
    return found


def process_seconds(command: list[str], environment: dict[str, str]) -> float:
    """User and system seconds of a process."""
    root = Path(__file__).parents[1]
    process = subprocess.Popen(command, env=environment, cwd=root, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} failed")
    return usage.ru_utime + usage.ru_stime


def include_folder(tool: str) -> str:
    """The headers that belong to an mlir-tblgen: beside the `bin` folder it is in."""
    return str(Path(tool).resolve().parents[1] / "include")


def main() -> None:
    """Print the figures, or do a worker's part."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--mlir-tblgen", default="mlir-tblgen-22")
    parser.add_argument("--worker", nargs=2, metavar=("FOLDER", "INCLUDE"))
    parser.add_argument("--cached", action="store_true")
    arguments = parser.parse_args()
    if arguments.worker:
        output, include = arguments.worker
        write_all(output, include, arguments.cached)
        return
    tool = shutil.which(arguments.mlir_tblgen)
    if tool is None:
        sys.exit(f"{arguments.mlir_tblgen} is not installed (package mlir-22-tools)")
    include = include_folder(tool)
    theirs, ours = reference(tool, include), figures(arguments.python, include)
    print("| | mlirkit, s | mlir-tblgen, s | ours / theirs |", "|---|---:|---:|---:|", sep="\n")
    for name, value in ours.items():
        print(f"| {name} | {value:.2f} | {theirs[name]:.2f} | {value / theirs[name]:.2f} |")


if __name__ == "__main__":
    main()
