"""Hooks that belong to a whole dialect, its class and its bytecode; and encodings of properties."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.builtin.attributes import TRUE, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.core.attribute import Attribute
from mlirkit.core.property_layout import PropertyEncoding
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import (
    bytecode_codec,
    dialect_class,
    dialect_interface,
    interface,
    properties_encoding,
    properties_encodings,
)
from mlirkit.ods.live.promises import owed

DEFINITIONS = """
include "mlir/IR/OpBase.td"
def Hooked_Dialect : Dialect {
  let name = "hooked";
  let cppNamespace = "::hooked";
  let useDefaultAttributePrinterParser = 1;
}
def Hooked_Tag : AttrDef<Hooked_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "int64_t":$number);
  let assemblyFormat = "`<` $number `>`";
}
def Hooked_Op : Op<Hooked_Dialect, "op">;
def Hooked_ScaledOp : Op<Hooked_Dialect, "scaled"> {
  let arguments = (ins I64Attr:$size, BoolAttr:$flag);
  let useCustomPropertiesEncoding = 1;
}
def Hooked_UnscaledOp : Op<Hooked_Dialect, "unscaled"> {
  let arguments = (ins I64Attr:$size, BoolAttr:$flag);
}
"""


@dialect_class("hooked")
class HookedDialect(LiveDialect):
    """Names aliases of attributes by their numbers, and allows the attributes only on its own operations."""

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        return (f"tag_{value.number}", True) if getattr(value, "FULL_NAME", "") == "hooked.tag" else None

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        if op.name != "hooked.op":
            raise op.error(f"'{name}' stands on a stranger")


class HookedCodec(BytecodeDialectCodec):
    """Encodes tags as their numbers, with a version; records the versions that it reads."""

    def __init__(self, dialect: LiveDialect) -> None:
        self.dialect = dialect
        self.versions: list[int] = []

    def read_attribute(self, reader: Any) -> Any:
        return self.dialect.attribute_class("tag").get(reader.read_var_int())

    def write_attribute(self, attribute: Any, writer: Any) -> bool:
        writer.write_var_int(attribute.number)
        return True

    def read_version(self, reader: Any) -> int:
        self.versions.append(reader.read_var_int())
        return self.versions[-1]

    def write_version(self, writer: Any) -> None:
        writer.write_var_int(7)


bytecode_codec("hooked")(HookedCodec)


@properties_encoding("hooked.scaled")
class ScaledProperties(PropertyEncoding):
    """The size as a number, and no flag, which is true."""

    def read(self, reader: Any) -> dict[str, Attribute]:
        size = reader.read_var_int()
        if size == 99:
            raise KeyError(size)
        return {"size": integer_attr(integer_type(64), size), "flag": TRUE}

    def write(self, properties: dict[str, Any], writer: Any) -> None:
        writer.write_var_int(properties["size"].value)


def load(tmp_path: Path) -> tuple[ir.Context, Any]:
    path = tmp_path / "Hooked.td"
    path.write_text(DEFINITIONS)
    context = ir.Context()
    return context, mlirkit.load_td(path, context=context).dialects["hooked"]


def test_the_class_gives_aliases_and_verifies(tmp_path: Path) -> None:
    context, dialect = load(tmp_path)
    assert isinstance(dialect, HookedDialect)
    module = ir.Module.parse('"hooked.op"() {hooked.a = #hooked.tag<5>} : () -> ()', context)
    assert "#tag_5 = #hooked.tag<5>" in str(module)
    try:
        ir.Module.parse("module attributes {hooked.a = #hooked.tag<5>} {}", context)
    except ir.MLIRError as error:
        assert "'hooked.a' stands on a stranger" in str(error)
    else:
        raise AssertionError("accepted")


def test_the_codec_writes_and_reads(tmp_path: Path) -> None:
    context, dialect = load(tmp_path)
    module = ir.Module.parse('"hooked.op"() {hooked.a = #hooked.tag<5>} : () -> ()', context)
    data = write_bytecode(module.operation)
    assert b"tag<5>" not in data
    assert str(read_bytecode(data, context, "-", False)) == str(module.operation)
    assert dialect.bytecode.versions == [7]


def scaled(tmp_path: Path, name: str, size: int) -> ir.Module:
    context, _ = load(tmp_path)
    return ir.Module.parse(f'"{name}"() <{{flag = false, size = {size} : i64}}> : () -> ()', context)


@pytest.mark.parametrize("version", [5, 6])
def test_properties_are_encoded_by_the_hook(tmp_path: Path, version: int) -> None:
    module = scaled(tmp_path, "hooked.scaled", 41)
    data = write_bytecode(module.operation, version)
    assert len(data) < len(write_bytecode(scaled(tmp_path, "hooked.unscaled", 41).operation, version))
    read = read_bytecode(data, module.context, "-", False)
    assert '<{flag = true, size = 41 : i64}>' in str(read)


def test_versions_without_properties_are_not_the_hooks(tmp_path: Path) -> None:
    module = scaled(tmp_path, "hooked.scaled", 41)
    read = read_bytecode(write_bytecode(module.operation, 4), module.context, "-", False)
    assert str(read) == str(module.operation)


def test_what_the_encoding_raises_is_an_error_of_the_file(tmp_path: Path) -> None:
    module = scaled(tmp_path, "hooked.scaled", 99)
    data = write_bytecode(module.operation)
    with pytest.raises(ir.MLIRError, match=r"the properties cannot be decoded: KeyError\(99\)"):
        read_bytecode(data, module.context, "-", False)


def test_encodings_are_promises(tmp_path: Path) -> None:
    _, dialect = load(tmp_path)
    assert owed(dialect) == []
    held = properties_encodings.entries.pop("hooked.scaled")
    try:
        assert owed(dialect) == ["hooked.scaled: no encoding of properties"]
    finally:
        properties_encodings.entries["hooked.scaled"] = held


def test_objects_implement_interfaces() -> None:
    for register in (interface("hooked.op", "Some"), dialect_interface("hooked", "Some")):
        with pytest.raises(TypeError, match=r"an object implements 'Some', not a class: HookedCodec\(\)"):
            register(HookedCodec)
    with pytest.raises(TypeError, match="implementation of 'BranchOpInterface' derived from"):
        interface("hooked.op", "BranchOpInterface")(object())
