"""Values that are written and read in place of their dialects."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir
from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.float_types import F32
from mlirkit.builtin.types import ComplexType, IntegerType, integer_type
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import FileLineColLoc
from mlirkit.support.diagnostics import MLIRError

TEXT = """module {
  "x.op"() {a = 5 : i32, b = [6 : i32, "s"], c = complex<f32>} : () -> (i32, f32) loc("f.mlir":3:4)
}"""
_INTEGER, _POINT, _NUMBER = 70, 71, 72


class Elsewhere(ValueOverrides):
    """Encodes integer types, points in files, and 5 under a dialect name that no dialect has."""

    def write_type(self, type: Type, writer: Any) -> str | None:
        if not isinstance(type, IntegerType):
            # Bytes written before a refusal are not part of the file.
            writer.write_var_int(1)
            return None
        writer.write_var_int(_INTEGER)
        writer.write_var_int(type.width)
        return "elsewhere"

    def read_type(self, reader: Any, dialect: str) -> Type | None:
        if dialect != "elsewhere":
            reader.read_var_int()
            return None
        assert reader.read_var_int() == _INTEGER
        return integer_type(reader.read_var_int())

    def write_attribute(self, attribute: Attribute, writer: Any) -> str | None:
        if isinstance(attribute, FileLineColLoc):
            writer.write_var_int(_POINT)
            writer.write_owned_string(attribute.filename)
            writer.write_var_int(attribute.line)
            return "elsewhere"
        if isinstance(attribute, IntegerAttr) and attribute.value == 5:
            writer.write_var_int(_NUMBER)
            writer.write_type(attribute.type)
            return "elsewhere"
        return None

    def read_attribute(self, reader: Any, dialect: str) -> Attribute | None:
        if dialect != "elsewhere":
            return None
        code = reader.read_var_int()
        if code == _POINT:
            return FileLineColLoc(reader.read_string(), reader.read_var_int(), 1)
        return integer_attr(reader.read_type(), 55)


def module() -> Any:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(TEXT, context).operation


@pytest.mark.parametrize("lazy", [False, True])
@pytest.mark.parametrize("version", range(7))
def test_both_ways(version: int, lazy: bool) -> None:
    op = module()
    overrides = Elsewhere()
    data = write_bytecode(op, version, overrides=overrides)
    assert b"elsewhere" in data and b"elsewhere" not in write_bytecode(op, version)
    read = read_bytecode(data, op.context, "-", True, lazy, overrides=overrides)
    [inner] = read.regions[0].ops()
    assert inner.result_types() == [integer_type(32), F32]
    assert inner.attributes["a"] == integer_attr(integer_type(32), 55)
    assert str(inner.attributes["b"]) == '[6 : i32, "s"]'
    assert inner.attributes["c"].value == ComplexType(F32)
    assert inner.location == FileLineColLoc("f.mlir", 3, 1)
    assert write_bytecode(read, version, overrides=overrides) == write_bytecode(
        read_bytecode(data, op.context, "-", True, overrides=overrides), version, overrides=overrides
    )


def test_overriding_nothing_changes_nothing() -> None:
    op = module()
    data = write_bytecode(op)
    assert write_bytecode(op, overrides=ValueOverrides()) == data
    read = read_bytecode(data, op.context, "-", True, overrides=ValueOverrides())
    assert str(read) == str(op)


def test_without_what_reads_them() -> None:
    op = module()
    data = write_bytecode(op, overrides=Elsewhere())
    with pytest.raises(MLIRError, match="'elsewhere' does not implement the bytecode interface"):
        read_bytecode(data, op.context, "-", True)
    with pytest.raises(MLIRError, match="'elsewhere' does not implement the bytecode interface"):
        read_bytecode(data, op.context, "-", True, overrides=ValueOverrides())


def test_bytes_that_are_left() -> None:
    class ReadsTooLittle(Elsewhere):
        def read_type(self, reader: Any, dialect: str) -> Type | None:
            return integer_type(32) if dialect == "elsewhere" else None

    op = module()
    data = write_bytecode(op, overrides=Elsewhere())
    with pytest.raises(MLIRError, match="unexpected trailing bytes after type entry"):
        read_bytecode(data, op.context, "-", True, overrides=ReadsTooLittle())


def test_frequent_values_are_read_as_by_their_codec() -> None:
    """Without overrides, the codec reads none of them; with some, all."""
    values = ['"s"', "@f", "@f::@g", "i32", "dense<1> : tensor<2xi32>", "dense<[1.0, 2.0]> : vector<2xf32>"]
    values += [f"dense<{data}" for data in ("[true, false]> : tensor<2xi1>", "(1,2)> : tensor<complex<i8>>")]
    attributes = ", ".join(f"a{number} = {value}" for number, value in enumerate(values))
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(f'"x.op"() {{{attributes}}} : () -> ()', context)
    data = write_bytecode(module.operation)
    for overrides in (None, ValueOverrides()):
        read = read_bytecode(data, context, "-", True, overrides=overrides)
        assert str(read).strip() == str(module).strip()
