"""`scripts/upstream-python-tests`: run MLIR's Python tests with `mlir` given by mlirkit, function by
function.

    scripts/upstream-python-tests                       a table of files
    scripts/upstream-python-tests --write               ... into docs/upstream-python-tests.md, and the list
    scripts/upstream-python-tests --listed              fails if a function listed as passing does not pass
    scripts/upstream-python-tests --filter ir/ -v       some files, with the errors of their functions

A function passes if it raises nothing and FileCheck accepts its output.  python_file.py runs a file. mlir-opt
22 runs the passes that mlirkit lacks, through `MLIRKIT_MLIR_OPT`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from typing import Any

from tests.upstream.source_package import Unavailable, source_folder

_ROOT = Path(__file__).parents[2]
_PAGE = _ROOT / "docs" / "upstream-python-tests.md"
_PASSING = Path(__file__).with_name("passing_python.txt")
_BEGIN, _END = "<!-- written by scripts/upstream-python-tests -->", "<!-- end -->"
_RUN = re.compile(r"# RUN: (.*)")
_CHECKS = re.compile(r"CHECK[A-Z-]*:")
_TIMEOUT = 120

# Files whose functions need a feature that a package without machine code cannot have.
NEEDS: dict[str, str] = {
    "execution_engine.py": "code generation",
    "global_constructors.py": "code generation",
    "multithreaded_tests.py": "code generation",
    "integration/dialects/linalg/opsrun.py": "code generation",
    "integration/dialects/transform.py": "code generation",
    "dialects/python_test.py": "C++ test library",
    "dialects/gpu/module-to-binary-nvvm.py": "GPU",
    "dialects/gpu/module-to-binary-rocdl.py": "GPU",
}

_CAPSULE = "a pointer to MLIR's own object"
# Single functions that need such a feature.
FUNCTIONS_NEED: dict[str, str] = {
    "develoment_files.py:develoment_files.py": "MLIR's headers",
    "dialects/llvm.py:testTranslateToLLVMIR": "code generation",
    "ir/affine_expr.py:testAffineExprCapsule": _CAPSULE,
    "ir/affine_map.py:testAffineMapCapsule": _CAPSULE,
    "ir/attributes.py:testAttrCapsule": _CAPSULE,
    "ir/auto_location.py:testInferLocations": "lines of MLIR's own Python files",
    "ir/builtin_types.py:testTypeCapsule": _CAPSULE,
    "ir/context_lifecycle.py:context_lifecycle.py": _CAPSULE,
    "ir/integer_set.py:testIntegerSetCapsule": _CAPSULE,
    "ir/location.py:testLocationCapsule": _CAPSULE,
    "ir/module.py:testModuleCapsule": _CAPSULE,
    "ir/operation.py:testCapsuleConversions": _CAPSULE,
    "ir/value.py:testCapsuleConversions": _CAPSULE,
    "pass_manager.py:testCapsule": _CAPSULE,
}

# Functions that fail because of a deliberate difference of mlirkit, with the difference.
DIFFERENT: dict[str, str] = {
    "dialects/builtin.py:testBuildFuncOp": "`name` of a function is its operation's name",
    "dialects/llvm.py:testStructType": "types do not change: a structure gets its body when it is made",
    "dialects/memref.py:testSubViewOpInferReturnTypeExtensiveSlicing": "`from mlir.ir import *` brings no NumPy",
    "dialects/pdl_types.py:test_type_without_context": "types need no context",
    "dialects/quant.py:test_type_hierarchy": "`Type.parse` gives a type of its own class",
    "ir/affine_expr.py:testAffineExprContext": "values of different contexts are equal",
    "ir/array_attributes.py:testGetDenseElementsFromListNonAttributeType": "lists of numbers are taken",
    "ir/array_attributes.py:testGetDenseResourceElementsAttr": "a buffer lives as long as its attribute",
    "ir/attributes.py:testParsePrint": "values belong to no context",
    "ir/attributes.py:testDenseIntAttrGetItem": "elements of i7 can be read",
    "ir/blocks.py:testBlockCreationArgLocs": "a location that nobody gives is unknown",
    "ir/builtin_types.py:testParsePrint": "values belong to no context",
    "ir/builtin_types.py:testIntegerType": "`signedness` is a number",
    "ir/diagnostic_handler.py:testEscapingDiagnostic": "diagnostics live on behind their handler",
    "ir/dialects.py:testUserDialectClass": "`repr` names no generated module",
    "ir/dialects.py:testDialectLoadOnCreate": "dialects are loaded when they are mentioned",
    "ir/module.py:testModuleOperation": "a module and its operation are one object",
    "ir/operation.py:testTraverseOpRegionBlockIterators": "regions are a list, without nanobind's signatures",
    "ir/operation.py:testKnownOpView": "`repr` names no generated module",
    "ir/operation.py:testOperationParse": "an unregistered operation is an `Operation`",
    "ir/operation.py:testOpWalk": "exceptions of callbacks pass unchanged",
    "ir/symbol_table.py:testSymbolTableInsert": "there is no handle to invalidate beside the operation",
    "ir/symbol_table.py:testWalkSymbolTables": "exceptions of callbacks pass unchanged",
    "pass_manager.py:testPostPassOpInvalidation": "there is no handle to invalidate beside the operation",
}


@dataclass(frozen=True)
class Outcome:
    """One function: the file, its name, and why it fails, or ""."""

    file: str
    function: str
    problem: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.function}"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/upstream-python-tests", description=__doc__.partition("\n")[0])
    parser.add_argument("--source", type=Path, help="the unpacked source package (fetched without)")
    parser.add_argument("--jobs", "-j", type=int, default=2, help="files that run at the same time (2)")
    parser.add_argument("--filter", default="", help="only files whose name matches a regular expression")
    parser.add_argument("--listed", action="store_true", help="fail if a function listed as passing fails")
    parser.add_argument("--write", action="store_true", help="write the page and the list of passing tests")
    parser.add_argument("-v", "--verbose", action="store_true", help="print why functions fail")
    options = parser.parse_args(argv)
    try:
        source = options.source.resolve() if options.source else source_folder()
    except Unavailable as error:
        print(error, file=sys.stderr)
        return 2
    outcomes = run(source / "mlir" / "test" / "python", options.filter, options.jobs)
    if options.verbose:
        for each in outcomes:
            if each.problem:
                print(f"-- {each.name}\n{each.problem}\n")
    text = table(outcomes)
    print(text)
    if options.write and not options.filter:
        _write(text, outcomes)
    listed = set(_PASSING.read_text().splitlines()) if _PASSING.exists() else set()
    fallen = sorted(listed & {each.name for each in outcomes if each.problem})
    for name in fallen:
        print(f"fails, but is listed as passing: {name}")
    return 1 if fallen and options.listed else 0


def run(folder: Path, pattern: str, jobs: int) -> list[Outcome]:
    """The outcomes of all files, in order."""
    files = sorted(str(each.relative_to(folder)) for each in folder.rglob("*.py"))
    files = [each for each in files if "RUN:" in (folder / each).read_text() and re.search(pattern, each)]
    with ThreadPoolExecutor(jobs) as pool:
        return [each for found in pool.map(lambda file: _run_file(folder, file), files) for each in found]


def _run_file(folder: Path, file: str) -> list[Outcome]:
    path = folder / file
    commands = _RUN.findall(path.read_text())
    if any("%PYTHON -m" in each for each in commands):
        return [_run_module(path, file, commands[0])]
    done = _python(["-m", "tests.upstream.python_file", str(path)])
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout[done.stdout.index("[{") :])
    except ValueError:
        return [Outcome(file, "*", done.stderr[-2000:] or "no outcome")]
    is_checked = "FileCheck" in commands[0]
    flags = ["--enable-var-scope=false"] if "enable-var-scope=false" in commands[0] else []
    return [
        Outcome(file, each["name"], each["error"] or (_check(each, flags) if is_checked else ""))
        for each in found
    ]


def _run_module(path: Path, file: str, command: str) -> Outcome:
    """Run a file that is the argument of a module of `mlir`."""
    arguments = command.partition("%PYTHON -m")[2].partition("|")[0].replace("%s", str(path)).split()
    program = f"import mlirkit, runpy, sys; mlirkit.install_as('mlir'); sys.argv = {arguments!r}; runpy.run_module({arguments[0]!r}, run_name='__main__', alter_sys=True)"
    done = _python(["-c", program])
    if done.returncode:
        return Outcome(file, path.name, done.stderr[-2000:])
    return Outcome(file, path.name, _check({"checks": path.read_text(), "output": done.stdout}, []))


def _python(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    environment = {"MLIRKIT_MLIR_OPT": which("mlir-opt-22") or "", **os.environ, "PYTHONHASHSEED": "0"}
    try:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=_ROOT, env=environment, capture_output=True, text=True, timeout=_TIMEOUT, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(arguments, 1, "", "takes too long")


def _check(found: dict[str, Any], flags: list[str]) -> str:
    """FileCheck's complaint about the output, empty if there is none."""
    if not _CHECKS.search(found["checks"]):
        return ""
    tool = which("FileCheck-22") or "FileCheck"
    read, write = os.pipe()
    try:
        os.set_inheritable(read, True)
        with os.fdopen(write, "w") as stream:
            stream.write(found["checks"])
        done = subprocess.run(
            [tool, f"/dev/fd/{read}", "--allow-empty", *flags],
            input=found["output"], pass_fds=[read], capture_output=True, text=True, check=False,
        )  # fmt: skip
    finally:
        os.close(read)
    return "" if done.returncode == 0 else done.stderr[-3000:] or "FileCheck fails"


def table(outcomes: Sequence[Outcome]) -> str:
    """Rows of files: counts of functions and of passing ones, and reasons of failures; then the totals."""
    lines = ["| file | functions | passed | |", "|---|---:|---:|---|"]
    totals: dict[str, list[int]] = {"all": [0, 0], "without those that need more": [0, 0]}
    for file in dict.fromkeys(each.file for each in outcomes):
        own = [each for each in outcomes if each.file == file]
        passed = sum([not each.problem for each in own])
        reasons = dict.fromkeys(
            f"{reason} ({each.function})" for each in own if each.problem and (reason := _reason(each.name))
        )
        lines.append(f"| {file} | {len(own)} | {passed} | {NEEDS.get(file) or '; '.join(reasons)} |")
        totals["all"][0] += len(own)
        totals["all"][1] += passed
        if file not in NEEDS:
            rest = [each for each in own if each.name not in FUNCTIONS_NEED]
            totals["without those that need more"][0] += len(rest)
            totals["without those that need more"][1] += sum([not each.problem for each in rest])
    lines += [f"| **{name}** | {count} | {passed} | |" for name, (count, passed) in totals.items()]
    return "\n".join(lines)


def _reason(name: str) -> str | None:
    """The reason why a function fails, if it is listed."""
    return FUNCTIONS_NEED.get(name) or DIFFERENT.get(name)


def _write(text: str, outcomes: Sequence[Outcome]) -> None:
    page = _PAGE.read_text()
    head, _, rest = page.partition(_BEGIN)
    _PAGE.write_text(f"{head}{_BEGIN}\n\n{text}\n\n{_END}{rest.partition(_END)[2]}")
    _PASSING.write_text("".join([f"{each.name}\n" for each in outcomes if not each.problem]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
