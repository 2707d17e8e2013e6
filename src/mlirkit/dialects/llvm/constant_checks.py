"""Verifiers of llvm's constants, of types of target extensions in memory, and of intrinsics."""

from __future__ import annotations

from math import prod
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import ShapedType, VectorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.llvm.types import extension_allows, kind
from mlirkit.ods.live.hooks import verifier


def _is_one_of(attribute: Any, *names: str) -> bool:
    return str(attribute) in [f"#llvm.{name}" for name in names]


# -- constants --------------------------------------------------------------------------------------------


@verifier("llvm.mlir.constant")
def verify_constant(op: Any) -> None:
    """As ConstantOp::verify."""
    value, type = op.inherent("value"), op.result_types()[0]
    if isinstance(value, StringAttr):
        size = len(value.value_bytes)
        is_text = kind(type) == "llvm.array" and type.parameters[1] == size
        if not is_text or str(type.parameters[0]) != "i8":
            raise op.op_error(f"expected array type of {size} i8 elements for the string constant")
    elif kind(type) == "llvm.struct":
        _verify_structure(op, value, type.parameters[1])
    elif kind(type) == "llvm.target":
        raise op.op_error("does not support target extension type.")
    elif isinstance(value, IntegerAttr):
        if not isinstance(type, IntegerType):
            raise op.op_error("expected integer type")
    elif isinstance(value, FloatAttr):
        _verify_semantics(op, value.type, type)
    elif isinstance(getattr(value, "type", None), ShapedType):
        _verify_elements(op, value, type)
    elif isinstance(value, ArrayAttr):
        if kind(type) != "llvm.array":
            raise op.op_error("expected array or struct type for array attribute")
        _verify_array(op, type, value, 0)
    else:
        raise op.op_error("only supports integer, float, string or elements attributes")


def _verify_structure(op: Any, value: Any, types: Any) -> None:
    if not isinstance(value, ArrayAttr):
        raise op.op_error("expected array attribute for struct type")
    if len(value) != len(types):
        raise op.op_error(f"expected array attribute of size {len(types)}")
    for number, (each, type) in enumerate(zip(value, types, strict=True)):
        is_number = isinstance(type, FloatType | IndexType) or (
            isinstance(type, IntegerType) and type.signedness == IntegerType.SIGNLESS
        )
        if not is_number:
            raise op.op_error("expected struct element types to be floating point type or integer type")
        if not isinstance(each, FloatAttr | IntegerAttr):
            raise op.op_error("expected element of array attribute to be floating point or integer")
        if each.type != type:
            raise op.op_error(f"struct element at index {number} is of wrong type")


def _verify_semantics(op: Any, found: Any, type: Type) -> None:
    """A float is of the constant's type, or an integer has room for it."""
    if isinstance(type, FloatType):
        if type != found:
            raise op.op_error("attribute and type have different float semantics")
    elif isinstance(type, IntegerType) and (
        type.width != found.width or type.signedness != IntegerType.SIGNLESS
    ):
        raise op.op_error(f"expected integer type of width {found.width}")


def _verify_elements(op: Any, value: Any, type: Any) -> None:
    if _has_scalable_vector(type):
        if not (isinstance(value, DenseElementsAttr) and value.is_splat):
            raise op.op_error("scalable vector type requires a splat attribute")
        return
    if not isinstance(type, VectorType) and kind(type) != "llvm.array":
        raise op.op_error("expected vector or array type")
    counts = [_count(type), prod(value.type.shape)]
    if counts[0] != counts[1]:
        raise op.op_error(
            f"type and attribute have a different number of elements: {counts[0]} vs. {counts[1]}"
        )
    element, inner = value.type.element_type, _innermost(type)
    if isinstance(element, FloatType):
        _verify_semantics(op, element, inner)
    elif isinstance(element, IntegerType) and not isinstance(inner, IntegerType):
        raise op.op_error("expected integer element type for integer elements attribute")


def _has_scalable_vector(type: Any) -> bool:
    while kind(type) == "llvm.array":
        type = type.parameters[0]
    return isinstance(type, VectorType) and type.scalable


def _count(type: Any) -> int:
    count = 1
    while True:
        if kind(type) == "llvm.array":
            count, type = count * type.parameters[1], type.parameters[0]
        elif isinstance(type, VectorType):
            count, type = count * prod(type.shape), type.element_type
        else:
            return count


def _innermost(type: Any) -> Any:
    while kind(type) == "llvm.array":
        type = type.parameters[0]
    return type.element_type if isinstance(type, VectorType) else type


def _verify_array(op: Any, type: Any, value: ArrayAttr, dimension: int) -> None:
    """As verifyStructArrayConstant: lists are nested as arrays are, and hold structures."""
    pending = [(type, value, dimension)]
    while pending:
        type, value, dimension = pending.pop()
        element, count = type.parameters
        if count != len(value):
            raise op.op_error(
                f"array attribute size does not match array type size in dimension {dimension}: "
                f"{len(value)} vs. {count}"
            )
        if kind(element) == "llvm.array":
            # The first list that is wrong is told of, in the order they are written in.
            inner: list[tuple[Any, ArrayAttr, int]] = []
            for number, each in enumerate(value):
                if _is_one_of(each, "zero", "undef"):
                    continue
                if not isinstance(each, ArrayAttr):
                    for before in inner:
                        _verify_array(op, *before)
                    raise op.op_error(
                        f"nested attribute for sub-array in dimension {dimension} at index {number} must be "
                        "a zero, or undef, or array attribute"
                    )
                inner.append((element, each, dimension + 1))
            pending.extend(reversed(inner))
        elif kind(element) != "llvm.struct":
            raise op.op_error("for array with an array attribute must have a struct element type")
        else:
            _verify_structures(op, len(element.parameters[1]), value)


def _verify_structures(op: Any, size: int, value: ArrayAttr) -> None:
    for number, each in enumerate(value):
        if _is_one_of(each, "zero", "undef"):
            continue
        if not isinstance(each, ArrayAttr):
            raise op.op_error(
                f"nested attribute for struct element at index {number} must be a zero, or undef, or array "
                "attribute"
            )
        if len(each) != size:
            raise op.op_error(
                f"nested array attribute size for struct element at index {number} must match struct size: "
                f"{len(each)} vs. {size}"
            )


# -- target extensions ------------------------------------------------------------------------------------


@verifier("llvm.mlir.zero")
def verify_zero(op: Any) -> None:
    """As ZeroOp::verify."""
    type = op.result_types()[0]
    if kind(type) == "llvm.target" and not extension_allows(type, "zero"):
        raise op.op_error("target extension type does not support zero-initializer")


@verifier("llvm.alloca")
def verify_alloca(op: Any) -> None:
    """As AllocaOp::verify."""
    type = op.inherent("elem_type").value
    if kind(type) == "llvm.target" and not extension_allows(type, "memory"):
        raise op.op_error("this target extension type cannot be used in alloca")


# -- intrinsics -------------------------------------------------------------------------------------------


@verifier("llvm.intr.sincos")
def verify_sincos(op: Any) -> None:
    """As SincosOp::verify."""
    type, operand = op.result_types()[0], op.operand_at(0).type
    if kind(type) != "llvm.struct" or list(type.parameters[1]) != [operand, operand]:
        raise op.op_error(
            "expected result type to be an homogeneous struct with two elements matching the operand type, "
            f"but got '{type}'"
        )


@verifier("llvm.intr.masked.gather")
def verify_gather(op: Any) -> None:
    """As masked_gather::verify."""
    _verify_pointers(op, 0, op.result_types()[0], 1)


@verifier("llvm.intr.masked.scatter")
def verify_scatter(op: Any) -> None:
    """As masked_scatter::verify."""
    _verify_pointers(op, 1, op.operand_at(0).type, 2)


def _verify_pointers(op: Any, index: int, values: Any, number: int) -> None:
    pointers = op.operand_at(index).type
    expected = VectorType(values.shape, pointers.element_type, values.scalable_flags)
    if pointers != expected:
        raise op.op_error(f"expected operand #{number} type to be '{expected}'")
