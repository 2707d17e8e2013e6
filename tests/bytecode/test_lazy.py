"""Lazy reading: entries are decoded on first access, data is never copied, results are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode import BytecodeReader, read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.support.mapped_file import map_file
from mlirkit.text.parser import parse_source
from tests.generators.modules import generate_module


def context() -> Context:
    return Context(allow_unregistered_dialects=True)


def of_text(text: str) -> bytes:
    return write_bytecode(parse_source(text.encode(), "lazy", context(), True))


@pytest.mark.parametrize("seed", range(20))
def test_same_as_eager(seed: int) -> None:
    data = of_text(generate_module(seed))
    lazy = read_bytecode(data, context(), "lazy", True, lazy=True)
    eager = read_bytecode(data, context(), "lazy", True)
    assert str(lazy) == str(eager)
    lazy.materialize()
    assert write_bytecode(lazy) == write_bytecode(eager)


def test_bodies_and_types_wait() -> None:
    data = of_text('func.func @f() {\n  %0 = "t.x"() : () -> tuple<i7>\n  return\n}\n')
    reader = BytecodeReader("lazy", data, context())
    module = reader.read_top(True, True)
    assert "1 blocks" not in repr(module.regions[0])
    (function,) = module.regions[0].ops()
    assert str(function.attributes["sym_name"]) == '"f"'
    assert repr(function.regions[0]) == "<Region, lazy>"
    known = [str(value) for value in reader.table.types.values if value is not None]
    assert "tuple<i7>" not in known
    assert str(next(iter(function.regions[0].ops())).result.type) == "tuple<i7>"


@pytest.mark.parametrize("size", [200, 5000, 1 << 20])
def test_data_is_a_view_of_the_file(size: int, tmp_path: Path) -> None:
    """Only data smaller than a view is copied."""
    digits = "01" * size
    text = f'"t.x"() {{v = dense<"0x{digits}02"> : tensor<{size + 1}xi8>}} : () -> ()\n'
    path = tmp_path / "data.mlirbc"
    path.write_bytes(of_text(text))
    module = read_bytecode(map_file(str(path)), context(), str(path), True, lazy=True)
    (op,) = module.regions[0].ops()
    raw = op.attributes["v"].raw
    assert isinstance(raw, memoryview) and raw.readonly and len(raw) == size + 1
