"""Verifiers of ptr: accesses, casts and differences of pointers, and their data layout entries."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.shaped_types import MemRefType, ShapedType, UnrankedMemRefType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import llvm, ptr
from mlirkit.dialects.llvm.cpp_names import is_loadable_type
from mlirkit.dialects.llvm.verify import can_be_atomic
from mlirkit.dialects.ptr.type_layouts import UNSPECIFIED
from mlirkit.ods.live.hooks import value_verifier, verifier


def _verify_alignment(op: Operation, alignment: int | None) -> None:
    """Mirrors verifyAlignment."""
    if alignment is None:
        return
    if alignment <= 0:
        raise op.error("alignment must be positive")
    if alignment & (alignment - 1):
        raise op.error("alignment must be a power of 2")


def _verify_space(op: ptr.LoadOp | ptr.StoreOp, type: Type) -> None:
    """Mirrors isValidLoad and isValidStore; memory spaces without the interface allow everything."""
    space = op.ptr.type.memorySpace
    member = "invalid_load" if isinstance(op, ptr.LoadOp) else "invalid_store"
    invalid: Callable[[Operation, Type], str | None] | None = getattr(space, member, None)
    problem = None if invalid is None else invalid(op, type)
    if problem is not None:
        raise op.error(problem)
    if not isinstance(space, llvm.AddressSpaceAttr):
        return
    if not is_loadable_type(type):
        raise op.error(f"type must be LLVM type with size, but got '{type}'")
    if op.ordering == ptr.AtomicOrdering.not_atomic:
        return
    if not can_be_atomic(type, op):
        raise op.error(f"unsupported type '{type}' for atomic access")


@verifier(ptr.LoadOp, ptr.StoreOp)
def verify_access(op: ptr.LoadOp | ptr.StoreOp) -> None:
    """Mirrors LoadOp::verify and StoreOp::verify."""
    ordering = op.ordering
    _verify_space(op, op.value.type)
    _verify_alignment(op, op.alignment)
    if ordering == ptr.AtomicOrdering.not_atomic:
        if op.syncscope is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    is_load = isinstance(op, ptr.LoadOp)
    one_sided = ptr.AtomicOrdering.release if is_load else ptr.AtomicOrdering.acquire
    if ordering in (ptr.AtomicOrdering.acq_rel, one_sided):
        raise op.op_error(f"unsupported ordering '{ordering}'")
    if op.alignment is None:
        raise op.op_error("expected alignment for atomic access")


@verifier(ptr.GatherOp, ptr.ScatterOp, ptr.MaskedLoadOp, ptr.MaskedStoreOp)
def verify_masked_access(op: ptr.GatherOp | ptr.ScatterOp | ptr.MaskedLoadOp | ptr.MaskedStoreOp) -> None:
    """As verify of the accesses of several elements."""
    _verify_alignment(op, op.alignment)


@verifier(ptr.FromPtrOp)
def verify_from_ptr(op: ptr.FromPtrOp) -> None:
    """Mirrors FromPtrOp::verify."""
    _verify_cast(op, op.result.type, op.ptr.type, "the result type cannot be `!ptr.ptr`")


@verifier(ptr.ToPtrOp)
def verify_to_ptr(op: ptr.ToPtrOp) -> None:
    """Mirrors ToPtrOp::verify."""
    _verify_cast(op, op.ptr.type, op.result.type, "the input value cannot be of type `!ptr.ptr`")


def _verify_cast(op: ptr.FromPtrOp | ptr.ToPtrOp, type: Type, pointer: ptr.PtrType, problem: str) -> None:
    if isinstance(type, ptr.PtrType):
        raise op.error(problem)
    if isinstance(type, MemRefType | UnrankedMemRefType) and type.memory_space != pointer.memorySpace:
        raise op.error("expected the input and output to have the same memory space")


@verifier(ptr.PtrDiffOp)
def verify_ptr_diff(op: ptr.PtrDiffOp) -> None:
    """Mirrors PtrDiffOp::verify."""
    pointers, result = op.lhs.type, op.result.type
    if isinstance(pointers, ShapedType) and (
        not isinstance(result, ShapedType)
        or type(result) is not type(pointers)
        or result.shape != pointers.shape
    ):
        raise op.error(
            "expected the result to have the same container type as the operands when operands are shaped"
        )


@value_verifier(ptr.SpecAttr)
def verify_spec(value: ptr.SpecAttr) -> str | None:
    """Mirrors SpecAttr::verify."""
    entries = (
        ("size", value.size),
        ("abi", value.abi),
        ("preferred", value.preferred),
        ("index", value.index),
    )
    for name, size in entries:
        if size is not None and size % 8 and (name, size) != ("index", UNSPECIFIED):
            return f"{name} entry must be divisible by 8"
    if value.abi > value.preferred:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


@value_verifier(ptr.PtrMetadataType)
def verify_metadata(value: ptr.PtrMetadataType) -> str | None:
    """Mirrors PtrMetadataType::verify: only memrefs have metadata."""
    return "the ptr-like type has no metadata" if isinstance(value.type, ptr.PtrType) else None
