"""JAX lowers to the same text with mlirkit as with jaxlib's MLIR; XLA compiles it, with the same results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest

Outcomes = dict[str, dict[str, Any]]

pytestmark = pytest.mark.slow


def run(*arguments: str, python: str = sys.executable) -> subprocess.Popen[str]:
    flags = "--xla_force_host_platform_device_count=4 --xla_backend_optimization_level=0"
    environment = {**os.environ, "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu", "PYTHONHASHSEED": "0"}
    command = [python, "-m", "tests.conformance.jax_on_mlirkit", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)


def outcome(process: subprocess.Popen[str], given: str = "") -> Outcomes:
    text, errors = process.communicate(given)
    assert process.returncode == 0, errors[-2000:]
    found: Outcomes = json.loads(text)
    return found


@cache
def outcomes() -> tuple[Outcomes, Outcomes]:
    """The outcomes of all programs with jaxlib's MLIR, and with mlirkit."""
    if find_spec("jax") is None or find_spec("jaxlib") is None:
        pytest.skip("jax is not installed")
    theirs, ours = run("jaxlib"), run("mlirkit")
    return outcome(theirs), outcome(ours)


@pytest.mark.parametrize("part", ["error", "text", "debug", "values"])
def test_programs(part: str) -> None:
    theirs, ours = outcomes()
    different = [name for name in theirs if theirs[name].get(part) != ours[name].get(part)]
    assert not different, f"{different} {ours[different[0]].get(part)}"
    assert len(theirs) >= 62


# Programs with rules of every kind: tables of types, registries of trees, partial functions, custom calls.
LATE = [
    "approx_top_k",
    "debug_print",
    "keys",
    "linalg",
    "map_psum",
    "mlp_grad",
    "shard_constraint",
    "sort_",
    "symbolic",
]


def test_jax_that_was_imported_before() -> None:
    """mlirkit replaces bindings that JAX has used already."""
    theirs, _ = outcomes()
    late = outcome(run("late", *LATE))
    assert late.keys() == set(LATE)
    assert {name: {**theirs[name], "export": ""} for name in LATE} == {
        name: {**found, "export": ""} for name, found in late.items()
    }


def test_exported_files() -> None:
    """Plain jaxlib reads and runs the files that mlirkit exports."""
    theirs, ours = outcomes()
    files = {name: found["export"] for name, found in ours.items() if "export" in found}
    assert files.keys() == {name for name, found in theirs.items() if "export" in found}
    back = outcome(run("jaxlib", "--exported"), json.dumps(files))
    for name, found in back.items():
        assert found["values"] == theirs[name]["values"], name
