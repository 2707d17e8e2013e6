"""Custom builders of definitions, used from Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.float_types import F32Type
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.ods.live.building.custom_builders import accepts, base_type
from mlirkit.ods.live.loader import load_td

SOURCE = """
include "mlir/IR/OpBase.td"
def My_Dialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
def My_SplatOp : Op<My_Dialect, "splat"> {
  let arguments = (ins AnyType:$input, I64Attr:$count, OptionalAttr<StrAttr>:$label);
  let results = (outs AnyVectorOfAnyRank:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$input, CArg<"int64_t", "4">:$count), [{
      auto type = ::mlir::VectorType::get({count}, input.getType());
      build($_builder, $_state, type, input, $_builder.getI64IntegerAttr(count), nullptr);
    }]>,
    OpBuilder<(ins "::mlir::Value":$input, "const ::llvm::Twine &":$text), [{
      $_state.addOperands(input);
      $_state.addTypes({::mlir::VectorType::get({2}, input.getType())});
      $_state.addAttribute(getCountAttrName($_state.name), $_builder.getI64IntegerAttr(2));
      if (!text.str().empty())
        $_state.addAttribute(getLabelAttrName($_state.name), $_builder.getStringAttr(text));
    }]>,
    OpBuilder<(ins "bool":$flag), [{ somethingOnlyCppKnows(flag); }]>,
    OpBuilder<(ins "::mlir::Type":$type)>
  ];
}
"""

F32 = F32Type()


@pytest.fixture(name="splat")
def splat_fixture(tmp_path: Path) -> Any:
    path = tmp_path / "my.td"
    path.write_text(SOURCE)
    with Context():
        yield load_td(path).SplatOp


def value(type: Type) -> Any:
    context = Context(allow_unregistered_dialects=True)
    return Operation.create("t.value", [type], ip=False, loc=UNKNOWN_LOC, context=context).result


def test_default_builder_comes_first(splat: Any) -> None:
    op = splat(VectorType((3,), F32), value(F32), 3, loc=UNKNOWN_LOC)
    assert op.result.type == VectorType((3,), F32)


@pytest.mark.parametrize(
    ("arguments", "named", "count", "label"),
    [
        ((), {}, 4, None),
        ((7,), {}, 7, None),
        ((), {"count": 5}, 5, None),
        (("",), {}, 2, None),
        (("x",), {}, 2, "x"),
    ],
)
def test_custom_builders(
    splat: Any, arguments: tuple[Any, ...], named: dict[str, Any], count: int, label: str | None
) -> None:
    op = splat(value(F32), *arguments, **named)
    assert op.result.type == VectorType((count,), F32)
    assert op.attribute("count") == integer_attr(integer_type(64), count)
    assert (None if op.attribute("label") is None else op.attribute("label").value) == label
    assert op.verify()


@pytest.mark.parametrize("arguments", [(True,), (F32,), (1, 2, 3, 4, 5)])
def test_nothing_fits(splat: Any, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        splat(*arguments)


@pytest.mark.parametrize(
    ("cpp_type", "name"),
    [
        ("const ::llvm::Twine &", "Twine"),
        ("::mlir::ValueRange", "ValueRange"),
        ("Block *", "Block"),
        ("::llvm::ArrayRef<int64_t>", "ArrayRef<int64_t>"),
        ("int64_t", "int64_t"),
    ],
)
def test_base_type(cpp_type: str, name: str) -> None:
    assert base_type(cpp_type) == name


@pytest.mark.parametrize(
    ("cpp_type", "yes", "no"),
    [
        ("Value", [value(F32)], [F32, 1, None]),
        ("ValueRange", [[], [value(F32)]], [[F32], value(F32), "ab"]),
        ("TypeRange", [[F32]], [F32, [1]]),
        ("bool", [True], [1]),
        ("unsigned", [1], [True, "a"]),
        ("StringRef", ["a"], [1]),
        ("::mlir::IntegerAttr", [integer_attr(integer_type(8), 1), None], [1, F32]),
        ("Type", [F32], [None, 1]),
        ("std::optional<int64_t>", [None, 1], ["a"]),
        ("ArrayRef<int64_t>", [[1]], [1, "ab"]),
        ("MyEnum", [1, "a", None], []),
    ],
)
def test_accepts(cpp_type: str, yes: list[Any], no: list[Any]) -> None:
    assert all(accepts(cpp_type, each) for each in yes)
    assert not any(accepts(cpp_type, each) for each in no)
