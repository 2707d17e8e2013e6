"""JAX's output for real functions (jax_programs.py): text, bytecode, artifacts, exported files, both ways."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.conversion.vhlo_versions import parse_version
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.ir import Module
from mlirkit.layouts.gained import layouts_of_release
from mlirkit.support.diagnostics import MLIRError

_RECIPES = Path(__file__).with_name("jax_programs.py")
RELEASES = ("0.17.0", "1.0.0", "1.9.0", "1.17.0")


@cache
def programs() -> dict[str, Any]:
    """All programs, lowered once in a separate process."""
    if find_spec("jax") is None or find_spec("jaxlib") is None:
        pytest.skip("jax is not installed")
    environment = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=4", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [sys.executable, str(_RECIPES), *RELEASES], capture_output=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def each_program() -> list[tuple[str, dict[str, Any]]]:
    return sorted(programs()["programs"].items())


def read(source: str | bytes) -> Operation:
    return Module.parse(source, Context()).operation


def decoded(text: str) -> bytes:
    return base64.b64decode(text)


def test_text() -> None:
    for name, program in each_program():
        generic = read(program["generic"])
        assert generic.get_asm(print_generic_op_form=True) == program["generic"], name
        assert str(generic) == program["text"], name
        module = read(program["text"])
        assert not collect_diagnostics(module), name
        assert str(module) == program["text"], name
        assert read(program["debug"]).get_asm(enable_debug_info=True) == program["debug"], name


def test_bytecode() -> None:
    """Bytecode is read, and written again byte for byte."""
    release = parse_version(programs()["release"])
    assert release is not None
    layouts = layouts_of_release(release)
    for name, program in each_program():
        data = decoded(program["bytecode"])
        module = read(data)
        assert module.get_asm(print_generic_op_form=True) == program["generic"], name
        assert str(module) == program["text"], name
        producer = data[4 : data.index(b"\0", 4)].lstrip(b"\x01\x03\x05\x07\x09\x0b\x0d\x0f").decode()
        assert write_bytecode(module, None, producer, False, layouts, {"builtin": 23}) == data, name


@pytest.mark.parametrize("release", RELEASES)
def test_artifacts(release: str) -> None:
    for name, program in each_program():
        artifact = program["artifacts"][release]
        try:
            ours = serialize(read(program["text"]), release)
        except MLIRError:
            ours = None
        assert ours == (None if artifact is None else decoded(artifact)), name
        if artifact is not None:
            assert str(deserialize(read(decoded(artifact)))) == program["back"][release], name


def test_exported_files() -> None:
    """The file of jax.export opens unchanged, and contains the program."""
    for name, program in each_program():
        if program["export"] is not None:
            module = deserialize(read(decoded(program["export"])))
            assert not collect_diagnostics(module), name
