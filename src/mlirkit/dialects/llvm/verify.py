"""Verifiers of llvm: memory and atomic accesses, aggregates, casts, landing pads, returns and switches.

Further verifiers are in symbol_checks.py, call_checks.py and constant_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import inherent_of
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.cpp_names import is_compatible_floating_point_type
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.dialects.llvm.types import VOID, is_aggregate, is_compatible_type
from mlirkit.dialects.type_sizes import type_bits
from mlirkit.ods.live.hooks import follows_signature, follows_signature_if, verifier


def _is_float(type: Type) -> bool:
    """Mirrors isCompatibleFloatingPointType."""
    return bool(is_compatible_floating_point_type(type))


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


_NOT_ATOMIC: Final = IntegerAttr(integer_type(64), 0)
_RELEASE, _ACQ_REL = llvm.AtomicOrdering.release, llvm.AtomicOrdering.acq_rel

# -- atomic accesses --------------------------------------------------------------------------------------


def can_be_atomic(type: Type, op: Operation) -> bool:
    """Mirrors isTypeCompatibleWithAtomicOp: a power of two of bits, at least eight."""
    if not isinstance(type, (IntegerType, llvm.LLVMPointerType)) and not _is_float(type):
        return False
    bits = type_bits(type, op)
    return bits >= 8 and not bits & (bits - 1)


def _is_not_atomic(op: Operation) -> bool:
    """Whether an access is not atomic, read from the attributes without decoding them."""
    return inherent_of(op, "ordering") == _NOT_ATOMIC and inherent_of(op, "syncscope") is None


def _verify_access(
    op: llvm.LoadOp | llvm.StoreOp, type: Type, unsupported: Sequence[llvm.AtomicOrdering]
) -> None:
    """Mirrors verifyAtomicMemOp."""
    if _is_not_atomic(op):
        return
    ordering = op.ordering
    if not ordering:
        if op.syncscope is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    if not can_be_atomic(type, op):
        raise op.op_error(f"unsupported type '{type}' for atomic access")
    if ordering in unsupported:
        raise op.op_error(f"unsupported ordering '{ordering}'")
    if op.alignment is None:
        raise op.op_error("expected alignment for atomic access")


@verifier(llvm.LoadOp)
@follows_signature_if(_is_not_atomic)
def verify_load(op: llvm.LoadOp) -> None:
    """Mirrors LoadOp::verify, and as the verifier of DereferenceableOpInterface."""
    if inherent_of(op, "dereferenceable") is not None and not isinstance(op.res.type, llvm.LLVMPointerType):
        raise op.op_error("expected op to return a single LLVM pointer type")
    _verify_access(op, op.res.type, (_RELEASE, _ACQ_REL))


@verifier(llvm.StoreOp)
@follows_signature_if(_is_not_atomic)
def verify_store(op: llvm.StoreOp) -> None:
    """Mirrors StoreOp::verify."""
    _verify_access(op, op.value.type, (llvm.AtomicOrdering.acquire, _ACQ_REL))


@verifier(llvm.FenceOp)
@follows_signature
def verify_fence(op: llvm.FenceOp) -> None:
    """Mirrors FenceOp::verify."""
    if op.ordering <= llvm.AtomicOrdering.monotonic:
        raise op.op_error("can be given only acquire, release, acq_rel, and seq_cst orderings")


@verifier(llvm.AtomicCmpXchgOp)
def verify_cmpxchg(op: llvm.AtomicCmpXchgOp) -> None:
    """Mirrors AtomicCmpXchgOp::verify."""
    if not can_be_atomic(op.val.type, op):
        raise op.op_error("unexpected LLVM IR type")
    if min(op.success_ordering, op.failure_ordering) < llvm.AtomicOrdering.monotonic:
        raise op.op_error("ordering must be at least 'monotonic'")
    if op.failure_ordering in (_RELEASE, _ACQ_REL):
        raise op.op_error("failure ordering cannot be 'release' or 'acq_rel'")


_FLOAT_KINDS = frozenset(
    [
        *(llvm.AtomicBinOp.fadd, llvm.AtomicBinOp.fsub, llvm.AtomicBinOp.fmin, llvm.AtomicBinOp.fmax),
        *(llvm.AtomicBinOp.fminimum, llvm.AtomicBinOp.fmaximum),
    ]
)


@verifier(llvm.AtomicRMWOp)
def verify_atomicrmw(op: llvm.AtomicRMWOp) -> None:
    """Mirrors AtomicRMWOp::verify."""
    type, kind = op.val.type, op.bin_op
    if kind in _FLOAT_KINDS:
        if isinstance(type, VectorType):
            if type.scalable:
                raise op.op_error("expected LLVM IR fixed vector type")
            if not _is_float(type.element_type):
                raise op.op_error("expected LLVM IR floating point type for vector element")
        elif not _is_float(type):
            raise op.op_error("expected LLVM IR floating point type")
    elif kind == llvm.AtomicBinOp.xchg:
        if not can_be_atomic(type, op):
            raise op.op_error("unexpected LLVM IR type for 'xchg' bin_op")
    elif not isinstance(type, IntegerType) or type.width not in (8, 16, 32, 64):
        raise op.op_error("expected LLVM IR integer type")
    if op.ordering < llvm.AtomicOrdering.monotonic:
        raise op.op_error("expected at least 'monotonic' ordering")


# -- addresses and aggregates -----------------------------------------------------------------------------

# LLVM's mark for an index that is an operand.
_DYNAMIC_INDEX = -(2**31)


@verifier(llvm.GEPOp)
@follows_signature
def verify_getelementptr(op: llvm.GEPOp) -> None:
    """Mirrors GEPOp::verify."""
    indices = op.rawConstantIndices.values
    if indices.count(_DYNAMIC_INDEX) != len(op.dynamicIndices):
        raise op.op_error("expected as many dynamic indices as specified in 'rawConstantIndices'")
    if op.noWrapFlags == llvm.GEPNoWrapFlags.inboundsFlag:
        raise op.op_error("'inbounds_flag' cannot be used directly.")
    type = op.elem_type.value
    for number, index in enumerate(indices[1:], 1):
        if isinstance(type, llvm.LLVMStructType):
            if index == _DYNAMIC_INDEX:
                raise op.op_error(f"expected index {number} indexing a struct to be constant")
            element = element_of(type, index)
            if element is None:
                raise op.op_error(f"index {number} indexing a struct is out of bounds")
            type = element
        elif isinstance(type, (VectorType, llvm.LLVMArrayType)):
            type = type.element_type
        else:
            raise op.op_error(f"type '{type}' cannot be indexed (index #{number})")


@verifier(llvm.ExtractValueOp)
@follows_signature
def verify_extractvalue(op: llvm.ExtractValueOp) -> None:
    """Mirrors ExtractValueOp::verify."""
    container, result = op.container.type, op.res.type
    element = _inner_type(op)
    if result != element:
        raise op.op_error(
            f"Type mismatch: extracting from '{container}' should produce '{element}' but this op returns "
            f"'{result}'"
        )


@verifier(llvm.InsertValueOp)
@follows_signature
def verify_insertvalue(op: llvm.InsertValueOp) -> None:
    """Mirrors InsertValueOp::verify."""
    if op.value.type != _inner_type(op):
        raise op.op_error(f"Type mismatch: cannot insert '{op.value.type}' into '{op.container.type}'")


def _inner_type(op: llvm.ExtractValueOp | llvm.InsertValueOp) -> Type:
    """Mirrors getInsertExtractValueElementType."""
    type = op.container.type
    if not is_compatible_type(type):
        raise op.op_error(f"expected LLVM IR Dialect type, got '{type}'")
    for index in op.position.values:
        if not is_aggregate(type):
            raise op.op_error(f"expected LLVM IR structure/array type, got: '{type}'")
        element = element_of(type, index)
        if element is None:
            raise op.op_error(f"position out of bounds: {index}")
        type = element
    return type


@verifier(llvm.ShuffleVectorOp)
@follows_signature
def verify_shufflevector(op: llvm.ShuffleVectorOp) -> None:
    """Mirrors ShuffleVectorOp::verify."""
    type = op.v1.type
    if isinstance(type, VectorType) and type.scalable and any(op.mask.values):
        raise op.op_error("expected a splat operation for scalable vectors")


# -- casts ------------------------------------------------------------------------------------------------


@verifier(llvm.BitcastOp)
@follows_signature
def verify_bitcast(op: llvm.BitcastOp) -> None:
    """Mirrors BitcastOp::verify."""
    source, result = op.arg.type, op.res.type
    pointers = [
        type for type in (_element(source), _element(result)) if isinstance(type, llvm.LLVMPointerType)
    ]
    if len(pointers) == 1:
        raise op.op_error("can only cast pointers from and to pointers")
    if not pointers:
        return
    if isinstance(result, VectorType) and not isinstance(source, VectorType):
        raise op.op_error("cannot cast pointer to vector of pointers")
    if isinstance(source, VectorType) and not isinstance(result, VectorType):
        raise op.op_error("cannot cast vector of pointers to pointer")
    if pointers[0].address_space != pointers[1].address_space:
        raise op.op_error(
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
        )


@verifier(llvm.SExtOp, llvm.ZExtOp)
@follows_signature
def verify_extension(op: llvm.SExtOp | llvm.ZExtOp) -> None:
    """Mirrors verifyExtOp."""
    source, result = op.arg.type, op.res.type
    if isinstance(source, VectorType):
        if not isinstance(result, VectorType):
            raise op.error("input type is a vector but output type is an integer")
        if (source.dims, source.scalable_flags) != (result.dims, result.scalable_flags):
            raise op.error("input and output vectors are of incompatible shape")
    elif isinstance(result, VectorType):
        raise op.error("input type is an integer but output type is a vector")
    widths = [
        type.width if isinstance(type, IntegerType) else 64 if isinstance(type, IndexType) else 0
        for type in (_element(source), _element(result))
    ]
    if widths[1] <= widths[0]:
        raise op.error(
            "integer width of the output type is smaller or equal to the integer width of the input type"
        )


@verifier(llvm.LandingpadOp)
def verify_landingpad(op: llvm.LandingpadOp) -> None:
    """Mirrors LandingpadOp::verify."""
    function = get_parent_of_type(op, llvm.LLVMFuncOp)
    if function is not None and function.personality is None:
        raise op.error("llvm.landingpad needs to be in a function with a personality")
    if not op.cleanup and not op.operand_count:
        raise op.error("landingpad instruction expects at least one clause or cleanup attribute")
    for number, clause in enumerate(op.operands):
        origin = clause.defining_op
        if isinstance(clause.type, llvm.LLVMArrayType):
            continue
        if isinstance(origin, llvm.BitcastOp):
            if isinstance(origin.arg.defining_op, llvm.AddressOfOp):
                continue
            raise origin.note_on(
                op.error("constant clauses expected"),
                "global addresses expected as operand to bitcast used in clauses for landingpad",
            )
        if not isinstance(origin, (llvm.ZeroOp, llvm.AddressOfOp)):
            raise op.error(f"clause #{number} is not a known constant - null, addressof, bitcast")


# -- control flow -----------------------------------------------------------------------------------------


@verifier(llvm.SwitchOp)
@follows_signature
def verify_switch(op: llvm.SwitchOp) -> None:
    """Mirrors SwitchOp::verify."""
    cases = op.case_values
    count = 0 if cases is None else len(cases)
    if count != len(op.caseDestinations):
        raise op.op_error("expects number of case values to match number of case destinations")
    if cases is not None and cases.element_type != op.value.type:
        raise op.error("expects case value type to match condition value type")


@verifier(llvm.ReturnOp)
def verify_return(op: llvm.ReturnOp) -> None:
    """Mirrors ReturnOp::verify."""
    function = get_parent_of_type(op, llvm.LLVMFuncOp)
    type = None if function is None else function.function_type.value
    if function is None or not isinstance(type, llvm.LLVMFunctionType):
        return
    problem = ""
    if type.return_type == VOID:
        problem = "expected no operands" if op.arg is not None else ""
    elif op.arg is None:
        problem = "expected 1 operand"
    elif op.arg.type != type.return_type:
        problem = "mismatching result types"
    if problem:
        raise function.note_on(op.op_error(problem), "when returning from function")
