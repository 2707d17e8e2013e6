"""The reference tools that tests compare with: their paths, and how to run them.

A tool that is not installed skips the test, with the name of its package; if MLIRKIT_REQUIRE_REFERENCE_TOOLS
is set, as by .ci/run, a missing tool that .ci/run installs fails the test instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from glob import glob
from pathlib import Path
from typing import NoReturn

import pytest

# The releases whose tools .ci/run installs, and the releases whose definitions it installs.
_CI_TOOLS = (22, 19, 16)
_CI_DEFINITIONS = (22,)


def tool(name: str, version: int = 22) -> str:
    """The path of an LLVM tool, such as `mlir-opt` of version 22; skips the test if it is missing."""
    path = found_tool(name, version)
    if path is None:
        package = f"llvm-{version}" if name.startswith("llvm") else f"mlir-{version}-tools"
        missing(f"{name}-{version} is not installed (package {package})", version in _CI_TOOLS)
    return path


def found_tool(name: str, version: int) -> str | None:
    """The path of an LLVM tool, None if it is missing.

    A variable such as `MLIRKIT_MLIR_OPT_17` gives the path of a tool outside of the usual folders.
    """
    given = os.environ.get(f"MLIRKIT_{name.upper().replace('-', '_')}_{version}")
    return given or shutil.which(f"{name}-{version}") or _installed(name, version)


def _installed(name: str, version: int) -> str | None:
    found = [path for path in glob(f"/usr/lib/llvm-{version}/bin/{name}") if os.access(path, os.X_OK)]
    return found[0] if found else None


def mlir_opt(version: int = 22) -> str:
    """The path of mlir-opt; skips the test if it is missing."""
    return tool("mlir-opt", version)


def include_dir(version: int = 22) -> Path:
    """The folder of installed headers with `mlir/IR/OpBase.td`; skips the test if they are not installed."""
    folder = Path(f"/usr/lib/llvm-{version}/include")
    if not (folder / "mlir/IR/OpBase.td").is_file():
        reason = f"the definitions of MLIR {version} are not installed (package libmlir-{version}-dev)"
        missing(reason, version in _CI_DEFINITIONS)
    return folder


def missing(reason: str, is_installed_in_ci: bool) -> NoReturn:
    """Skip the test with the reason, or fail it if CI must have the tool."""
    if is_installed_in_ci and os.environ.get("MLIRKIT_REQUIRE_REFERENCE_TOOLS"):
        pytest.fail(reason)
    pytest.skip(reason)


def run(
    path: str, *flags: str, stdin: str | bytes = "", check: bool = True
) -> subprocess.CompletedProcess[bytes]:
    """Run a tool on `stdin`; with `check`, a failure of the tool fails the test."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run([path, *flags], input=data, capture_output=True, timeout=600, check=False)
    if check and done.returncode != 0:
        raise AssertionError(f"{path} failed: {done.stderr.decode(errors='replace')[:2000]}")
    return done


def reprint(text: str, *flags: str, version: int = 22) -> str:
    """mlir-opt's print of a module's text, unregistered dialects allowed."""
    return run(mlir_opt(version), "--allow-unregistered-dialect", *flags, "-", stdin=text).stdout.decode()


def reprint_attributes(attributes: list[str], *flags: str) -> str:
    """mlir-opt's print of a module with one operation that has an array of the given attributes."""
    joined = ",\n".join(attributes)
    return reprint(f'"t.op"() {{v = [{joined}]}} : () -> ()', *flags)
