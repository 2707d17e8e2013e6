"""Folders of ptr.  Mirror: mlir/lib/Dialect/Ptr/IR/PtrDialect.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.constant_values import integer_of
from mlirkit.dialects.declared import ptr
from mlirkit.ods.live.hooks import folder

Constants = list[Attribute | None]


folder(ptr.ConstantOp)(fold_to_value)


def _has_metadata(type: Type) -> bool:
    """Whether a type has metadata in addition to the pointer: all types but pointers."""
    return not isinstance(type, ptr.PtrType)


@folder(ptr.FromPtrOp)
def fold_from_ptr(op: ptr.FromPtrOp, operands: Constants) -> Value | None:
    """Mirrors FromPtrOp::fold: the value that a pointer was made from, if the metadata are its own, through
    all casts."""
    value: Value | None = None
    cast: ptr.FromPtrOp | None = op
    while cast is not None:
        made = defined_by(cast.ptr, ptr.ToPtrOp)
        type = cast.result.type
        if made is None or made.ptr.type != type:
            return value
        metadata = None if cast.metadata is None else defined_by(cast.metadata, ptr.GetMetadataOp)
        is_same = metadata is not None and metadata.ptr is made.ptr
        if is_same or not _has_metadata(type):
            value = made.ptr
        following = None if value is None else defined_by(value, ptr.FromPtrOp)
        # If metadata may differ, the reference loops forever at this cast.
        cast = None if following is cast else following
    return value


@folder(ptr.ToPtrOp)
def fold_to_ptr(op: ptr.ToPtrOp, operands: Constants) -> Value | None:
    """Mirrors ToPtrOp::fold: the pointer that a value was made from, through all casts."""
    value: Value | None = None
    cast: ptr.ToPtrOp | None = op
    while cast is not None:
        made = defined_by(cast.ptr, ptr.FromPtrOp)
        if made is None:
            return value
        value = made.ptr
        cast = defined_by(made.ptr, ptr.ToPtrOp)
    return value


@folder(ptr.PtrAddOp)
def fold_ptr_add(op: ptr.PtrAddOp, operands: Constants) -> Value | None:
    """Mirrors PtrAddOp::fold: the pointer, for an offset of zero."""
    _, offset = operands
    return op.base if integer_of(offset) == 0 else None
