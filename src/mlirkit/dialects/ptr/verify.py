"""Verifiers of ptr: accesses, casts and differences of pointers, and what data layouts say of them."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import MemRefType, ShapedType, UnrankedMemRefType
from mlirkit.dialects.llvm.cpp_names import is_loadable_type
from mlirkit.dialects.llvm.verify import can_be_atomic
from mlirkit.ods.live.hooks import value_verifier, verifier

# A size that is not given.
KEEPS_DEFAULT = -1


def _kind(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


def _space(type: Any) -> Any:
    """The memory space of a pointer or memref."""
    return type.parameters[0] if _kind(type) == "ptr.ptr" else type.memory_space


def _verify_alignment(op: Any) -> None:
    """As verifyAlignment."""
    alignment = op.alignment
    if alignment is None:
        return
    if alignment <= 0:
        raise op.error("alignment must be positive")
    if alignment & (alignment - 1):
        raise op.error("alignment must be a power of 2")


def _accessed(op: Any) -> Any:
    return op.result_types()[0] if op.result_count else op.operand_at(0).type


def _verify_space(op: Any, pointer: Any, type: Any, ordering: str = "not_atomic") -> None:
    """As isValidLoad and isValidStore of LLVM's address spaces; others take everything."""
    if _kind(_space(pointer)) != "llvm.address_space":
        return
    if not is_loadable_type(type):
        raise op.error(f"type must be LLVM type with size, but got '{type}'")
    if ordering == "not_atomic":
        return
    if not can_be_atomic(type, op):
        raise op.error(f"unsupported type '{type}' for atomic access")


@verifier("ptr.load", "ptr.store")
def verify_access(op: Any) -> None:
    """As LoadOp::verify and StoreOp::verify."""
    ordering = str(op.ordering.name)
    is_load = op.info.name == "ptr.load"
    _verify_space(op, op.operand_at(0 if is_load else 1).type, _accessed(op), ordering)
    _verify_alignment(op)
    if ordering == "not_atomic":
        if op.inherent("syncscope") is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    if ordering in ("acq_rel", "release" if is_load else "acquire"):
        raise op.op_error(f"unsupported ordering '{ordering}'")
    if op.alignment is None:
        raise op.op_error("expected alignment for atomic access")


@verifier("ptr.gather", "ptr.scatter", "ptr.masked_load", "ptr.masked_store")
def verify_masked_access(op: Any) -> None:
    """As verify of the accesses of several elements."""
    _verify_alignment(op)


@verifier("ptr.from_ptr")
def verify_from_ptr(op: Any) -> None:
    """As FromPtrOp::verify."""
    _verify_cast(op, op.result_types()[0], op.operand_at(0).type, "the result type cannot be `!ptr.ptr`")


@verifier("ptr.to_ptr")
def verify_to_ptr(op: Any) -> None:
    """As ToPtrOp::verify."""
    _verify_cast(
        op, op.operand_at(0).type, op.result_types()[0], "the input value cannot be of type `!ptr.ptr`"
    )


def _verify_cast(op: Any, type: Any, pointer: Any, problem: str) -> None:
    if _kind(type) == "ptr.ptr":
        raise op.error(problem)
    if isinstance(type, MemRefType | UnrankedMemRefType) and _space(type) != _space(pointer):
        raise op.error("expected the input and output to have the same memory space")


@verifier("ptr.ptr_diff")
def verify_ptr_diff(op: Any) -> None:
    """As PtrDiffOp::verify."""
    pointers, result = op.operand_at(0).type, op.result_types()[0]
    if isinstance(pointers, ShapedType) and (
        type(result) is not type(pointers) or getattr(result, "shape", None) != pointers.shape
    ):
        raise op.error(
            "expected the result to have the same container type as the operands when operands are shaped"
        )


@value_verifier("ptr.spec")
def verify_spec(value: Any) -> str | None:
    """As SpecAttr::verify."""
    sizes = dict(zip(("size", "abi", "preferred", "index"), value.parameters, strict=True))
    for name, size in sizes.items():
        if size is not None and size != KEEPS_DEFAULT and size % 8:
            return f"{name} entry must be divisible by 8"
    if sizes["abi"] > sizes["preferred"]:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


@value_verifier("ptr.ptr_metadata")
def verify_metadata(value: Any) -> str | None:
    """As PtrMetadataType::verify: of pointer-like types memrefs have some."""
    return "the ptr-like type has no metadata" if _kind(value.parameters[0]) == "ptr.ptr" else None
