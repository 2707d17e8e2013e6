"""Hooks that belong to a whole dialect: its class, and its bytecode."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec, dialect_class, dialect_interface, interface

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
"""


@dialect_class("hooked")
class HookedDialect(LiveDialect):
    """Calls attributes by their numbers, and wants them on its own operations only."""

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        return (f"tag_{value.number}", True) if getattr(value, "FULL_NAME", "") == "hooked.tag" else None

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        if op.name != "hooked.op":
            raise op.error(f"'{name}' stands on a stranger")


class HookedCodec(BytecodeDialectCodec):
    """Tags as their numbers, and a version that counts how often it was read."""

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


def test_objects_implement_interfaces() -> None:
    for register in (interface("hooked.op", "Some"), dialect_interface("hooked", "Some")):
        with pytest.raises(TypeError, match=r"an object implements 'Some', not a class: HookedCodec\(\)"):
            register(HookedCodec)
