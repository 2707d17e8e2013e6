"""Nested regions are written in time that grows with them."""

from __future__ import annotations

import time

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context


def nested(depth: int) -> ModuleOp:
    """Each of the nested operations uses a value from outside of all of them."""
    text = f"func.func @f(%a: i1) {{\n{'scf.if %a {' * depth}{'}' * depth}\nreturn\n}}"
    return ModuleOp.parse(text, Context())


def seconds(module: ModuleOp) -> float:
    start = time.process_time()
    data = write_bytecode(module)
    found = time.process_time() - start
    assert str(read_bytecode(data, Context(), "t", True)) == str(module)
    return found


def test_values_from_outside() -> None:
    small = min(seconds(nested(300)) for _ in range(2))
    # Ten times as much; quadratic work would take a hundred times as long.
    assert seconds(nested(3000)) < 40 * small + 0.2
