"""mlir-opt's CPU seconds by phase, on one thread; its parser's figure includes the verifier's."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from benchmarks.measure import ROUNDS

_PHASE = re.compile(r"^ +([0-9.]+) \( *[0-9.]+%\)  (\w+)$", re.MULTILINE)

FORMS = {
    "generic": [".mlir", "--mlir-print-op-generic"],
    "custom": [".custom.mlir"],
    "locations": [".located.mlir", "--mlir-print-debuginfo"],
    "bytecode": [".mlirbc", "--emit-bytecode"],
}

# Pipelines that are measured, each of one pass, by the name of the pass in reports.  The functions call each
# other in a chain, in which inlining everything would square the size: nothing there is worth it.
PASSES = {
    "Canonicalizer": "canonicalize",
    "CSE": "cse",
    "Inliner": "inline{default-pipeline= inlining-threshold=99}",
    "SCCP": "sccp",
    "SymbolDCE": "symbol-dce",
}


def run(tool: str, path: Path, *flags: str) -> tuple[dict[str, float], int]:
    """CPU seconds of the phases Parser and Output of one run, and its peak memory in bytes.

    The tool's own report is in wall time; the CPU time of the process is divided in its proportions, so that
    other load of the machine does not count.
    """
    timing = ["--mlir-disable-threading", "--mlir-timing", "--mlir-timing-display=list"]
    command = [tool, str(path), "--allow-unregistered-dialect", *timing]
    process = subprocess.Popen([*command, *flags, "-o", "/dev/null"], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    text = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(text)
    wall = {name: float(taken) for taken, name in _PHASE.findall(text)}
    factor = (usage.ru_utime + usage.ru_stime) / wall["Total"]
    phases = {name: taken * factor for name, taken in wall.items()}
    phases["process"] = usage.ru_utime + usage.ru_stime
    return phases, usage.ru_maxrss << 10


def figures(tool: str, folder: Path, size: str) -> dict[str, float]:
    """Parse and print of each form of one module."""
    found: dict[str, float] = {}
    for form, (suffix, *flags) in FORMS.items():
        runs = [run(tool, folder / f"{size}{suffix}", *flags)[0] for _ in range(ROUNDS)]
        parsing, printing = min([one["Parser"] for one in runs]), min([one["Output"] for one in runs])
        if form == "bytecode":
            found[f"bytecode read {size}"] = parsing
            found[f"bytecode write {size}"] = printing
        else:
            found[f"parse {form} {size}"] = parsing
            found[f"print {form} {size}"] = printing
    return found


def passes(tool: str, folder: Path, size: str) -> dict[str, float]:
    """Each pass on one module."""
    return {f"pass {PASSES[name]} {size}": one_pass(tool, folder, size, name) for name in PASSES}


def one_pass(tool: str, folder: Path, size: str, name: str) -> float:
    """A pass, by its name in reports, on one module."""
    flags = ("--verify-each=0", f"--pass-pipeline=builtin.module({PASSES[name]})")
    return min([run(tool, folder / f"{size}.mlir", *flags)[0][name] for _ in range(ROUNDS)])


def constants(tool: str, folder: Path) -> dict[str, float]:
    """Reading 100 MB of constants; the peak is of the whole tool, which writes them again."""
    phases, peak = run(tool, folder / "constants.mlirbc", "--emit-bytecode")
    return {"constants read": phases["Parser"], "constants memory": peak}
