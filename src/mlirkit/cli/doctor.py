"""`mlirkit doctor`: the installation, and the files that commands use; for bug reports.

    mlirkit doctor           build, definitions, cache, extras, project file, reference tools
    mlirkit doctor --json    the same for programs

The exit status is 1 if a requested part is broken: a folder of definitions that is not there, a project file
that does not read, a cache that cannot be written.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, requires, version
from typing import NamedTuple

from mlirkit import __version__
from mlirkit.cli.output_file import show
from mlirkit.dialects.evaluated import evaluated_definitions
from mlirkit.dialects.project_file import project_file_above
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.loader import requested_include_dirs
from mlirkit.support.build import COMPILED
from mlirkit.support.content_cache import cache_folder
from mlirkit.support.diagnostics import MLIRError

# A requirement that an extra brings, as the package's metadata has it: `numpy>=1.26; extra == "numpy"`.
_REQUIREMENT = re.compile(r"""([\w.-]+).*extra == ['"]([\w-]+)['"]""")

# Tools of LLVM that only tests use.
_REFERENCE_TOOLS = ("mlir-opt-22", "mlir-tblgen-22", "llvm-tblgen-22")


class Finding(NamedTuple):
    """One checked item: its name, its state, and whether the state is good."""

    name: str
    text: str
    is_good: bool = True


def arguments() -> ArgumentParser:
    """The command line."""
    description = "Show the installed version, definitions and tools."
    parser = ArgumentParser("mlirkit doctor", description=description)
    parser.add_argument("--json", action="store_true", help="write JSON: an object of strings")
    return parser


def main(argv: list[str]) -> int:
    """Run the command."""
    options = arguments().parse_args(argv)
    checks: list[Callable[[], list[Finding]]] = [_build, _definitions, _cache, _extras, _project, _tools]
    findings = [finding for check in checks for finding in check()]
    if options.json:
        show(json.dumps({finding.name: finding.text for finding in findings}, indent=2) + "\n")
    else:
        width = max(len(finding.name) for finding in findings)
        for finding in findings:
            show(f"{finding.name:<{width}}  {'' if finding.is_good else 'BROKEN: '}{finding.text}\n")
    return 0 if all(finding.is_good for finding in findings) else 1


def _build() -> list[Finding]:
    build = "compiled" if COMPILED else "pure Python"
    python = f"{platform.python_implementation()} {platform.python_version()} on {sys.platform}"
    return [Finding("mlirkit", f"{__version__}, {build}"), Finding("python", python)]


def _definitions() -> list[Finding]:
    evaluated = "evaluated in the package" if evaluated_definitions("func") else "evaluated on first use"
    findings = [Finding("definitions", f"{len(ROOTS)} dialects ship, {evaluated}")]
    for folder in requested_include_dirs():
        is_there = os.path.isdir(folder)
        text = f"{folder}, before the definitions that ship" if is_there else f"{folder} is no folder"
        findings.append(Finding("MLIRKIT_INCLUDE", text, is_there))
    return findings


def _cache() -> list[Finding]:
    folder = cache_folder()
    if folder is None:
        return [Finding("cache", "off")]
    if not os.path.isdir(folder):
        return [Finding("cache", f"{folder}, empty")]
    if not os.access(folder, os.W_OK):
        return [Finding("cache", f"{folder} cannot be written", False)]
    sizes = [
        os.path.getsize(os.path.join(place, name)) for place, _, names in os.walk(folder) for name in names
    ]
    return [Finding("cache", f"{folder}, {len(sizes)} entries, {sum(sizes) / 1e6:.1f} MB")]


def _extras() -> list[Finding]:
    extras: dict[str, str] = {}
    for requirement in requires("mlirkit") or ():
        match = _REQUIREMENT.match(requirement)
        if match is not None and match[2] != "test":
            extras.setdefault(match[1], match[2])
    findings: list[Finding] = []
    for package, extra in extras.items():
        try:
            text = version(package)
        except PackageNotFoundError:
            text = f"not installed (pip install mlirkit[{extra}])"
        findings.append(Finding(package, text))
    return findings


def _project() -> list[Finding]:
    try:
        file = project_file_above(os.getcwd())
    except MLIRError as error:
        return [Finding("project file", error.message, False)]
    return [Finding("project file", "none here" if file is None else file.path)]


def _tools() -> list[Finding]:
    paths = [path for path in map(shutil.which, _REFERENCE_TOOLS) if path is not None]
    text = ", ".join(paths) if paths else "none (only tests use them)"
    return [Finding("reference tools", text)]
