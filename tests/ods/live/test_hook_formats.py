"""Formats as hooks: operations whose definitions leave their syntax to C++ get a format, and where types come from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import mlirkit
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import assembly_format, unkept_promises
from mlirkit.support.diagnostics import ParseError

DEFINITIONS = """
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "hookformat"; let cppNamespace = "::hookformat"; }
class O<string name, dag i, dag o> : Op<D, name> {
  let arguments = i;
  let results = o;
  let hasCustomAssemblyFormat = 1;
}
def Plain : O<"plain", (ins AnyType:$a, OptionalAttr<I32Attr>:$n), (outs AnyType:$b)>;
def Element : O<"element", (ins AnyMemRef:$m, Variadic<Index>:$at), (outs AnyType:$x)>;
def Built : O<"built", (ins AnyType:$a), (outs AnyType:$x)>;
def Unknown : O<"unknown", (ins AnyType:$a), (outs)>;
def None : O<"none", (ins), (outs)>;
"""

assembly_format("hookformat.plain", format="$a (`n` $n^)? `:` type($a)", b="a")
assembly_format(
    "hookformat.element",
    format="$m `[` $at `]` attr-dict `:` type($m)",
    x="m: ::llvm::cast<::mlir::MemRefType>($_self).getElementType()",
)
assembly_format(
    "hookformat.built", format="$a attr-dict", a="$_builder.getI32Type()", x="$_builder.getIndexType()"
)
assembly_format("hookformat.unknown", format="$other attr-dict")


@cache
def dialect() -> LiveDialect:
    with TemporaryDirectory() as folder:
        path = Path(folder, "hookformat.td")
        path.write_text(DEFINITIONS)
        found: LiveDialect = mlirkit.load_td(path).dialects["hookformat"]
        return found


def parse(operation: str) -> Operation:
    context = Context()
    context.load_dialect(dialect())
    context.allow_unregistered_dialects = True
    values = '%0:4 = "test.values"() : () -> (i32, index, memref<?xf32>, f32)\n'
    module = Operation.parse(f"builtin.module {{\n{values}{operation}\n}}", context=context)
    _, operation = module.regions[0].blocks[0].operations
    assert isinstance(operation, Operation)
    return operation


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("hookformat.plain %0#3 : f32", ["f32"]),
        ("hookformat.plain %0#3 n 3 : f32", ["f32"]),
        ("hookformat.element %0#2[%0#1] {a} : memref<?xf32>", ["f32"]),
        ("hookformat.built %0#0", ["index"]),
    ],
)
def test_text(text: str, types: list[str]) -> None:
    operation = parse(f"%1 = {text}")
    assert str(operation) == f"%1 = {text}"
    assert [str(result.type) for result in operation.results] == types


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("%1 = hookformat.plain %0#3 {a} : f32", "expected ':'"),
        ("%1 = hookformat.built %0#1", "use of value '%0' expects different type than prior uses"),
        ("hookformat.none", "its custom syntax is C\\+\\+ and has no Python hook"),
    ],
)
def test_errors(text: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        parse(text)


def test_invalid_format() -> None:
    with pytest.raises(ParseError, match="expected variable to refer to an argument"):
        parse("hookformat.unknown %0#0")


def test_promises() -> None:
    """A format keeps the promise of custom syntax."""
    operators = dialect().definitions.operators
    assert not unkept_promises(operators["hookformat.plain"])
    assert unkept_promises(operators["hookformat.none"]) == ["hookformat.none: no assembly"]
