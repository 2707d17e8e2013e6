"""Every form of initialiser that a default value may have gives the attribute that C++ makes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.ods.live.loader import load_td

_PRELUDE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Dialect_D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""

#: (class with the default, the C++, the attribute)
_CASES = [
    ("DenseI64ArrayAttr", "::llvm::ArrayRef<int64_t>{1,2,3}", "array<i64: 1, 2, 3>"),
    ("DenseI64ArrayAttr", "::llvm::ArrayRef<int64_t>{9}", "array<i64: 9>"),
    ("DenseI64ArrayAttr", "::llvm::ArrayRef<int64_t>({4,5})", "array<i64: 4, 5>"),
    ("DenseI64ArrayAttr", "::llvm::SmallVector<int64_t>(2, 5)", "array<i64: 5, 5>"),
    ("DenseI64ArrayAttr", "::llvm::SmallVector<int64_t>{2, 5}", "array<i64: 2, 5>"),
    ("DenseI64ArrayAttr", "::llvm::SmallVector<int64_t>{7}", "array<i64: 7>"),
    ("DenseI64ArrayAttr", "::llvm::SmallVector<int64_t, 4>({7, 8})", "array<i64: 7, 8>"),
    ("DenseI64ArrayAttr", "::std::vector<int64_t>(3)", "array<i64: 0, 0, 0>"),
    ("DenseI64ArrayAttr", "{7}", "array<i64: 7>"),
    ("DenseI64ArrayAttr", "{}", "array<i64>"),
    ("DenseI32ArrayAttr", "{1 + 1, -3}", "array<i32: 2, -3>"),
    ("DenseF32ArrayAttr", "{0.1f, 2}", "array<f32: 1.000000e-01, 2.000000e+00>"),
    ("DenseBoolArrayAttr", "{true, false}", "array<i1: true, false>"),
    ("I64ArrayAttr", "{7}", "[7]"),
    ("StrArrayAttr", '{"a", "b"}', '["a", "b"]'),
    ("I32Attr", "{5}", "5 : i32"),
    ("I32Attr", "1 << 4 | 3", "19 : i32"),
    ("StrAttr", '{"ab"}', '"ab"'),
    ("F32Attr", "{1.5f}", "1.500000e+00 : f32"),
    ("BoolAttr", "{true}", "true"),
    ("I32Prop", "{5}", "5 : i32"),
    ("I32Prop", "{}", "0 : i32"),
    ("IntArrayProp<I32Prop>", "{1,2}", "array<i32: 1, 2>"),
    ("IntArrayProp<I32Prop>", "{7}", "array<i32: 7>"),
    ("ArrayProp<I64Prop>", "::llvm::ArrayRef<int64_t>{1,2}", "[1, 2]"),
    ("ArrayProp<StringProp>", '{"a"}', '["a"]'),
]


def test_default_values(tmp_path: Path) -> None:
    lines = [_PRELUDE]
    for number, (of, text, _) in enumerate(_CASES):
        kind = "DefaultValuedProp" if "Prop" in of else "DefaultValuedAttr"
        lines.append(
            f'def O{number} : Op<Dialect_D, "o{number}"> {{ let arguments = (ins {kind}<{of}, {json.dumps(text)}>:$x); }}'
        )
    path = tmp_path / "D.td"
    path.write_text("\n".join(lines))
    dialect = load_td(path, context=ir.Context()).dialects["d"]
    found = []
    for number, (of, text, _) in enumerate(_CASES):
        properties: dict[str, ir.Attribute] = {}
        dialect.operation_class(f"d.o{number}").populate_defaults(properties)
        found.append((of, text, str(properties.get("x"))))
    assert found == _CASES


@pytest.mark.parametrize("text", ["unknownFunction()", "{1, 2}"])
def test_what_is_not_known_is_left_out(text: str, tmp_path: Path) -> None:
    path = tmp_path / "D.td"
    path.write_text(
        f'{_PRELUDE} def O : Op<Dialect_D, "o"> {{ let arguments = (ins DefaultValuedAttr<I32Attr, "{text}">:$x); }}'
    )
    dialect = load_td(path, context=ir.Context()).dialects["d"]
    populate = getattr(dialect.operation_class("d.o"), "populate_defaults", None)
    properties: dict[str, ir.Attribute] = {}
    if populate is not None:
        populate(properties)
    assert not properties
