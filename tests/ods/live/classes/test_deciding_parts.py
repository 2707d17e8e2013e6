"""The part of an attribute that decides whether it satisfies a condition."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.ods.live.classes.deciding_parts import (
    BY_CLASS,
    BY_CLASS_OF_ELEMENTS,
    BY_CLASS_OF_TYPE,
    BY_TYPE,
    BY_WHOLE,
    deciding_kind,
    deciding_part,
)

_ARRAY_OF = (
    "((::llvm::isa<::mlir::ArrayAttr>($_self))) && (::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
    "[&](::mlir::Attribute attr) { return attr && ((%s)); }))"
)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("(::llvm::isa<::mlir::StringAttr>($_self))", BY_CLASS),
        ("(::llvm::isa<::mlir::LLVM::LinkageAttr>($_self))", BY_CLASS),
        ("(::llvm::isa<::mlir::BoolAttr>($_self))", BY_WHOLE),
        ("(::llvm::isa<::mlir::DenseIntElementsAttr>($_self))", BY_WHOLE),
        (
            "((::llvm::isa<::mlir::TypeAttr>($_self))) && "
            "((::llvm::isa<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue()))) && ((true))",
            BY_CLASS_OF_TYPE,
        ),
        (
            "((::llvm::isa<::mlir::TypeAttr>($_self))) && "
            "((::llvm::isa<::mlir::VectorType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue()))) && "
            "(::llvm::cast<::mlir::VectorType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue()).isScalable())",
            BY_WHOLE,
        ),
        (
            "((::llvm::isa<::mlir::IntegerAttr>($_self))) && "
            "((::llvm::cast<::mlir::IntegerAttr>($_self).getType().isSignlessInteger(64)))",
            BY_TYPE,
        ),
        (
            "((::llvm::isa<::mlir::IntegerAttr>($_self))) && "
            "((::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()))",
            BY_WHOLE,
        ),
        (_ARRAY_OF % "::llvm::isa<::mlir::DictionaryAttr>(attr)", BY_CLASS_OF_ELEMENTS),
        (_ARRAY_OF % "::llvm::isa<::mlir::BoolAttr>(attr)", BY_WHOLE),
    ],
)
def test_a_condition_says_what_decides(condition: str, expected: int) -> None:
    assert deciding_kind(condition) == expected


@pytest.mark.parametrize(
    ("decides", "left", "right", "is_same"),
    [
        (BY_CLASS, '"a"', '"b"', True),
        (BY_CLASS, '"a"', "1", False),
        (BY_CLASS, '#no<"a">', '#no<"b">', False),
        (BY_CLASS_OF_TYPE, "(i32) -> ()", "() -> i64", True),
        (BY_CLASS_OF_TYPE, "(i32) -> ()", "i32", False),
        (BY_CLASS_OF_TYPE, "!no<a>", "!no<b>", False),
        (BY_CLASS_OF_TYPE, '"a"', '"a"', False),
        (BY_TYPE, "1 : i32", "2 : i32", True),
        (BY_TYPE, "1 : i32", "1 : i64", False),
        (BY_CLASS_OF_ELEMENTS, '["a", "b"]', '["c"]', True),
        (BY_CLASS_OF_ELEMENTS, '["a", 1]', '["a", 1]', False),
        (BY_CLASS_OF_ELEMENTS, "[#no<a>]", "[#no<a>]", False),
        (BY_CLASS_OF_ELEMENTS, "[]", "[]", False),
    ],
)
def test_the_part_that_decides(decides: int, left: str, right: str, is_same: bool) -> None:
    with ir.Context(allow_unregistered_dialects=True):
        parts = [deciding_part(ir.Attribute.parse(text), decides) for text in (left, right)]
    assert (parts[0] is not None and parts[0] is parts[1]) == is_same
