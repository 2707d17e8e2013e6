"""Verifiers of llvm: memory and atomic accesses, aggregates, casts, landing pads, returns and switches.

The others are in symbol_checks.py, call_checks.py and constant_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.data_layouts import type_bits
from mlirkit.dialects.llvm.cpp_names import is_compatible_floating_point_type
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.dialects.llvm.types import VOID, is_aggregate, is_compatible_type
from mlirkit.ods.live.hooks import verifier

_POINTER = "llvm.ptr"


def _name(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


def _is_float(type: Type) -> bool:
    """As isCompatibleFloatingPointType."""
    return bool(is_compatible_floating_point_type(type))


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


# -- atomic accesses --------------------------------------------------------------------------------------


def can_be_atomic(type: Type, op: Any) -> bool:
    """As isTypeCompatibleWithAtomicOp: a power of two of bits, at least eight."""
    if not isinstance(type, IntegerType) and _name(type) != _POINTER and not _is_float(type):
        return False
    bits = type_bits(type, op)
    return bits >= 8 and not bits & (bits - 1)


def _ordering(op: Any, name: str = "ordering") -> str:
    ordering = getattr(op, name)
    return "not_atomic" if ordering is None else str(ordering.name)


def _verify_access(op: Any, type: Type, unsupported: Sequence[str]) -> None:
    """As verifyAtomicMemOp."""
    ordering = _ordering(op)
    if ordering == "not_atomic":
        if op.inherent("syncscope") is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    if not can_be_atomic(type, op):
        raise op.op_error(f"unsupported type '{type}' for atomic access")
    if ordering in unsupported:
        raise op.op_error(f"unsupported ordering '{ordering}'")
    if op.inherent("alignment") is None:
        raise op.op_error("expected alignment for atomic access")


@verifier("llvm.load")
def verify_load(op: Any) -> None:
    """As LoadOp::verify, and what the interface of what is dereferenceable verifies."""
    if op.inherent("dereferenceable") is not None and _name(op.result_types()[0]) != _POINTER:
        raise op.op_error("expected op to return a single LLVM pointer type")
    _verify_access(op, op.result_types()[0], ("release", "acq_rel"))


@verifier("llvm.store")
def verify_store(op: Any) -> None:
    """As StoreOp::verify."""
    _verify_access(op, op.operand_at(0).type, ("acquire", "acq_rel"))


@verifier("llvm.fence")
def verify_fence(op: Any) -> None:
    """As FenceOp::verify."""
    if _ordering(op) in ("not_atomic", "unordered", "monotonic"):
        raise op.op_error("can be given only acquire, release, acq_rel, and seq_cst orderings")


@verifier("llvm.cmpxchg")
def verify_cmpxchg(op: Any) -> None:
    """As AtomicCmpXchgOp::verify."""
    if not can_be_atomic(op.operand_at(2).type, op):
        raise op.op_error("unexpected LLVM IR type")
    orderings = [_ordering(op, f"{each}_ordering") for each in ("success", "failure")]
    if any(each in ("not_atomic", "unordered") for each in orderings):
        raise op.op_error("ordering must be at least 'monotonic'")
    if orderings[1] in ("release", "acq_rel"):
        raise op.op_error("failure ordering cannot be 'release' or 'acq_rel'")


@verifier("llvm.atomicrmw")
def verify_atomicrmw(op: Any) -> None:
    """As AtomicRMWOp::verify."""
    type, kind = op.operand_at(1).type, op.bin_op.name.strip("_")
    if kind in ("fadd", "fsub", "fmin", "fmax", "fminimum", "fmaximum"):
        if isinstance(type, VectorType):
            if type.scalable:
                raise op.op_error("expected LLVM IR fixed vector type")
            if not _is_float(type.element_type):
                raise op.op_error("expected LLVM IR floating point type for vector element")
        elif not _is_float(type):
            raise op.op_error("expected LLVM IR floating point type")
    elif kind == "xchg":
        if not can_be_atomic(type, op):
            raise op.op_error("unexpected LLVM IR type for 'xchg' bin_op")
    elif not isinstance(type, IntegerType) or type.width not in (8, 16, 32, 64):
        raise op.op_error("expected LLVM IR integer type")
    if _ordering(op) in ("not_atomic", "unordered"):
        raise op.op_error("expected at least 'monotonic' ordering")


# -- addresses and aggregates -----------------------------------------------------------------------------

# How LLVM writes that an index is an operand.
_DYNAMIC_INDEX = -(2**31)


@verifier("llvm.getelementptr")
def verify_getelementptr(op: Any) -> None:
    """As GEPOp::verify."""
    indices = op.inherent("rawConstantIndices").values
    if sum(each == _DYNAMIC_INDEX for each in indices) != op.operand_count - 1:
        raise op.op_error("expected as many dynamic indices as specified in 'rawConstantIndices'")
    if op.noWrapFlags == 1:
        raise op.op_error("'inbounds_flag' cannot be used directly.")
    type = op.inherent("elem_type").value
    for number, index in enumerate(indices[1:], 1):
        if _name(type) == "llvm.struct":
            if index == _DYNAMIC_INDEX:
                raise op.op_error(f"expected index {number} indexing a struct to be constant")
            if element_of(type, index) is None:
                raise op.op_error(f"index {number} indexing a struct is out of bounds")
            type = element_of(type, index)
        elif isinstance(type, VectorType):
            type = type.element_type
        elif _name(type) == "llvm.array":
            type = type.element_type
        else:
            raise op.op_error(f"type '{type}' cannot be indexed (index #{number})")


@verifier("llvm.extractvalue")
def verify_extractvalue(op: Any) -> None:
    """As ExtractValueOp::verify."""
    container, result = op.operand_at(0).type, op.result_types()[0]
    found = _inner_type(op, container)
    if result != found:
        raise op.op_error(
            f"Type mismatch: extracting from '{container}' should produce '{found}' but this op returns "
            f"'{result}'"
        )


@verifier("llvm.insertvalue")
def verify_insertvalue(op: Any) -> None:
    """As InsertValueOp::verify."""
    container, value = op.operand_types()
    if value != _inner_type(op, container):
        raise op.op_error(f"Type mismatch: cannot insert '{value}' into '{container}'")


def _inner_type(op: Any, type: Any) -> Any:
    """As getInsertExtractValueElementType."""
    if not is_compatible_type(type):
        raise op.op_error(f"expected LLVM IR Dialect type, got '{type}'")
    for index in op.inherent("position").values:
        if not is_aggregate(type):
            raise op.op_error(f"expected LLVM IR structure/array type, got: '{type}'")
        found = element_of(type, index) if index >= 0 else None
        if found is None:
            raise op.op_error(f"position out of bounds: {index}")
        type = found
    return type


@verifier("llvm.shufflevector")
def verify_shufflevector(op: Any) -> None:
    """As ShuffleVectorOp::verify."""
    type = op.operand_at(0).type
    if isinstance(type, VectorType) and type.scalable and any(op.inherent("mask").values):
        raise op.op_error("expected a splat operation for scalable vectors")


# -- casts ------------------------------------------------------------------------------------------------


@verifier("llvm.bitcast")
def verify_bitcast(op: Any) -> None:
    """As BitcastOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    elements: list[Any] = [_element(source), _element(result)]
    are_pointers = [_name(each) == _POINTER for each in elements]
    if are_pointers[0] != are_pointers[1]:
        raise op.op_error("can only cast pointers from and to pointers")
    if not are_pointers[0]:
        return
    if isinstance(result, VectorType) and not isinstance(source, VectorType):
        raise op.op_error("cannot cast pointer to vector of pointers")
    if isinstance(source, VectorType) and not isinstance(result, VectorType):
        raise op.op_error("cannot cast vector of pointers to pointer")
    if elements[0].address_space != elements[1].address_space:
        raise op.op_error(
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
        )


@verifier("llvm.sext", "llvm.zext")
def verify_extension(op: Any) -> None:
    """As verifyExtOp."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    if isinstance(source, VectorType):
        if not isinstance(result, VectorType):
            raise op.error("input type is a vector but output type is an integer")
        if (source.dims, source.scalable_flags) != (result.dims, result.scalable_flags):
            raise op.error("input and output vectors are of incompatible shape")
    elif isinstance(result, VectorType):
        raise op.error("input type is an integer but output type is a vector")
    widths = [
        each.width if isinstance(each, IntegerType) else 64 if isinstance(each, IndexType) else 0
        for each in (_element(source), _element(result))
    ]
    if widths[1] <= widths[0]:
        raise op.error(
            "integer width of the output type is smaller or equal to the integer width of the input type"
        )


@verifier("llvm.landingpad")
def verify_landingpad(op: Any) -> None:
    """As LandingpadOp::verify."""
    function: Any = get_parent_of_type(op, "llvm.func")
    if function is not None and function.attribute("personality") is None:
        raise op.error("llvm.landingpad needs to be in a function with a personality")
    if op.inherent("cleanup") is None and not op.operand_count:
        raise op.error("landingpad instruction expects at least one clause or cleanup attribute")
    for number, value in enumerate(op.operand_values()):
        made = value.defining_op
        if _name(value.type) == "llvm.array":
            continue
        if made is not None and made.info.name == "llvm.bitcast":
            of = made.operand_at(0).defining_op
            if of is not None and of.info.name == "llvm.mlir.addressof":
                continue
            raise made.note_on(
                op.error("constant clauses expected"),
                "global addresses expected as operand to bitcast used in clauses for landingpad",
            )
        if made is None or made.info.name not in ("llvm.mlir.zero", "llvm.mlir.addressof"):
            raise op.error(f"clause #{number} is not a known constant - null, addressof, bitcast")


# -- control flow -----------------------------------------------------------------------------------------


@verifier("llvm.switch")
def verify_switch(op: Any) -> None:
    """As SwitchOp::verify."""
    cases = op.inherent("case_values")
    count = 0 if cases is None else len(cases)
    if count != len(op.successors) - 1:
        raise op.op_error("expects number of case values to match number of case destinations")
    if cases is not None and cases.type.element_type != op.operand_at(0).type:
        raise op.error("expects case value type to match condition value type")


@verifier("llvm.return")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify."""
    function: Any = get_parent_of_type(op, "llvm.func")
    if function is None:
        return
    expected = function.attribute("function_type").value.return_type
    problem = ""
    if expected == VOID:
        problem = "expected no operands" if op.operand_count else ""
    elif not op.operand_count:
        problem = "expected 1 operand"
    elif op.operand_at(0).type != expected:
        problem = "mismatching result types"
    if problem:
        raise function.note_on(op.op_error(problem), "when returning from function")
