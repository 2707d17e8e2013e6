"""Verifiers of llvm's constants, of target extension types in memory, and of intrinsics."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.type_checks import is_float
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.types import extension_allows
from mlirkit.ods.live.hooks import follows_signature, verifier

# -- constants --------------------------------------------------------------------------------------------


@verifier(llvm.ConstantOp)
@follows_signature
def verify_constant(op: llvm.ConstantOp) -> None:
    """Mirrors ConstantOp::verify."""
    value, type = op.value, op.res.type
    if isinstance(value, StringAttr):
        size = len(value.value_bytes)
        if (
            not isinstance(type, llvm.LLVMArrayType)
            or type.num_elements != size
            or type.element_type != integer_type(8)
        ):
            raise op.op_error(f"expected array type of {size} i8 elements for the string constant")
    elif isinstance(type, llvm.LLVMStructType):
        _verify_structure(op, value, type.body or ())
    elif isinstance(type, llvm.LLVMTargetExtType):
        raise op.op_error("does not support target extension type.")
    elif isinstance(value, IntegerAttr):
        if not isinstance(type, IntegerType):
            raise op.op_error("expected integer type")
    elif isinstance(value, FloatAttr):
        _verify_semantics(op, value.type, type)
    elif isinstance(value, ElementsAttr):
        _verify_elements(op, value, type)
    elif isinstance(value, ArrayAttr):
        if not isinstance(type, llvm.LLVMArrayType):
            raise op.op_error("expected array or struct type for array attribute")
        _verify_array(op, type, value, 0)
    else:
        raise op.op_error("only supports integer, float, string or elements attributes")


def _verify_structure(op: Operation, value: Attribute, types: Sequence[Type]) -> None:
    if not isinstance(value, ArrayAttr):
        raise op.op_error("expected array attribute for struct type")
    if len(value) != len(types):
        raise op.op_error(f"expected array attribute of size {len(types)}")
    for number, (field, type) in enumerate(zip(value, types)):
        is_number = isinstance(type, (FloatType, IndexType)) or (
            isinstance(type, IntegerType) and type.signedness == IntegerType.SIGNLESS
        )
        if not is_number:
            raise op.op_error("expected struct element types to be floating point type or integer type")
        if not isinstance(field, (FloatAttr, IntegerAttr)):
            raise op.op_error("expected element of array attribute to be floating point or integer")
        if field.type != type:
            raise op.op_error(f"struct element at index {number} is of wrong type")


def _verify_semantics(op: Operation, semantics: FloatType, type: Type) -> None:
    """Check that a float has the constant's type, or fits into the integer type."""
    if is_float(type):
        if type != semantics:
            raise op.op_error("attribute and type have different float semantics")
    elif isinstance(type, IntegerType) and (
        type.width != semantics.width or type.signedness != IntegerType.SIGNLESS
    ):
        raise op.op_error(f"expected integer type of width {semantics.width}")


def _verify_elements(op: Operation, value: ElementsAttr, type: Type) -> None:
    if _has_scalable_vector(type):
        if not (isinstance(value, DenseElementsAttr) and value.is_splat):
            raise op.op_error("scalable vector type requires a splat attribute")
        return
    if not isinstance(type, (VectorType, llvm.LLVMArrayType)):
        raise op.op_error("expected vector or array type")
    counts = [_count(type), prod(value.shape)]
    if counts[0] != counts[1]:
        raise op.op_error(
            f"type and attribute have a different number of elements: {counts[0]} vs. {counts[1]}"
        )
    element, inner = value.element_type, _innermost(type)
    if isinstance(element, FloatType):
        _verify_semantics(op, element, inner)
    elif isinstance(element, IntegerType) and not isinstance(inner, IntegerType):
        raise op.op_error("expected integer element type for integer elements attribute")


def _has_scalable_vector(type: Type) -> bool:
    while isinstance(type, llvm.LLVMArrayType):
        type = type.element_type
    return isinstance(type, VectorType) and type.scalable


def _count(type: Type) -> int:
    count = 1
    while True:
        if isinstance(type, llvm.LLVMArrayType):
            count, type = count * type.num_elements, type.element_type
        elif isinstance(type, VectorType):
            count, type = count * prod(type.shape), type.element_type
        else:
            return count


def _innermost(type: Type) -> Type:
    while isinstance(type, llvm.LLVMArrayType):
        type = type.element_type
    return type.element_type if isinstance(type, VectorType) else type


def _verify_array(op: Operation, type: llvm.LLVMArrayType, value: ArrayAttr, dimension: int) -> None:
    """Mirrors verifyStructArrayConstant: lists nest like the arrays, and their elements are structures."""
    pending = [(type, value, dimension)]
    while pending:
        type, value, dimension = pending.pop()
        element, count = type.element_type, type.num_elements
        if count != len(value):
            raise op.op_error(
                f"array attribute size does not match array type size in dimension {dimension}: "
                f"{len(value)} vs. {count}"
            )
        if isinstance(element, llvm.LLVMArrayType):
            # Report the first wrong list in textual order.
            inner: list[tuple[llvm.LLVMArrayType, ArrayAttr, int]] = []
            for number, entry in enumerate(value):
                if isinstance(entry, (llvm.ZeroAttr, llvm.UndefAttr)):
                    continue
                if not isinstance(entry, ArrayAttr):
                    for earlier in inner:
                        _verify_array(op, *earlier)
                    raise op.op_error(
                        f"nested attribute for sub-array in dimension {dimension} at index {number} must be "
                        "a zero, or undef, or array attribute"
                    )
                inner.append((element, entry, dimension + 1))
            pending.extend(reversed(inner))
        elif not isinstance(element, llvm.LLVMStructType):
            raise op.op_error("for array with an array attribute must have a struct element type")
        else:
            _verify_structures(op, len(element.body or ()), value)


def _verify_structures(op: Operation, size: int, value: ArrayAttr) -> None:
    for number, entry in enumerate(value):
        if isinstance(entry, (llvm.ZeroAttr, llvm.UndefAttr)):
            continue
        if not isinstance(entry, ArrayAttr):
            raise op.op_error(
                f"nested attribute for struct element at index {number} must be a zero, or undef, or array "
                "attribute"
            )
        if len(entry) != size:
            raise op.op_error(
                f"nested array attribute size for struct element at index {number} must match struct size: "
                f"{len(entry)} vs. {size}"
            )


# -- target extensions ------------------------------------------------------------------------------------


@verifier(llvm.ZeroOp)
def verify_zero(op: llvm.ZeroOp) -> None:
    """Mirrors ZeroOp::verify."""
    type = op.res.type
    if isinstance(type, llvm.LLVMTargetExtType) and not extension_allows(type, "zero"):
        raise op.op_error("target extension type does not support zero-initializer")


@verifier(llvm.AllocaOp)
@follows_signature
def verify_alloca(op: llvm.AllocaOp) -> None:
    """Mirrors AllocaOp::verify."""
    type = op.elem_type.value
    if isinstance(type, llvm.LLVMTargetExtType) and not extension_allows(type, "memory"):
        raise op.op_error("this target extension type cannot be used in alloca")


# -- intrinsics -------------------------------------------------------------------------------------------


@verifier(llvm.SincosOp)
def verify_sincos(op: llvm.SincosOp) -> None:
    """Mirrors SincosOp::verify."""
    type, operand = op.res.type, op.val.type
    if not isinstance(type, llvm.LLVMStructType) or list(type.body or ()) != [operand, operand]:
        raise op.op_error(
            "expected result type to be an homogeneous struct with two elements matching the operand type, "
            f"but got '{type}'"
        )


@verifier(llvm.masked_gather)
def verify_gather(op: llvm.masked_gather) -> None:
    """Mirrors masked_gather::verify."""
    _verify_pointers(op, op.res.type, 1)


@verifier(llvm.masked_scatter)
def verify_scatter(op: llvm.masked_scatter) -> None:
    """Mirrors masked_scatter::verify."""
    _verify_pointers(op, op.value.type, 2)


def _verify_pointers(op: llvm.masked_gather | llvm.masked_scatter, values: VectorType, number: int) -> None:
    pointers = op.ptrs.type
    expected = VectorType(values.shape, pointers.element_type, values.scalable_flags)
    if pointers != expected:
        raise op.op_error(f"expected operand #{number} type to be '{expected}'")
