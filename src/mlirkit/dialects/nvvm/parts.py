"""Helpers of nvvm's verifiers: flags, address spaces, structures, and errors.

op.op_error(...)     emitOpError
op.error(...)        emitError of the operation
plain_error(op, ...)  emitError at its location, without a note that shows the operation
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import llvm
from mlirkit.support.diagnostics import MLIRError

# Address spaces of pointers.
GENERIC, GLOBAL, SHARED, CONSTANT, LOCAL, SHARED_CLUSTER = 0, 1, 3, 4, 5, 7


def flag(op: Operation, name: str) -> bool:
    """Whether a unit attribute is present, or a boolean one is true."""
    attribute = op.inherent(name)
    return attribute is not None and not (isinstance(attribute, BoolAttr) and not attribute.value)


def space(value: Value) -> int:
    """The address space of a pointer."""
    type = value.type
    return (type.address_space or 0) if isinstance(type, llvm.LLVMPointerType) else 0


def is_integer(type: Type, width: int) -> bool:
    return isinstance(type, IntegerType) and type.width == width


def struct_text(count: int, element: Type) -> str:
    """The text of a structure of `count` equal elements, for errors."""
    return f"!llvm.struct<({', '.join([f'{element}'] * count)})>"


def is_struct_of(type: Type, count: int, element: Type) -> bool:
    """Whether a type is the literal structure of `count` equal elements."""
    is_literal = isinstance(type, llvm.LLVMStructType) and type.name is None and not type.packed
    return is_literal and members_of(type) == (element,) * count


def members_of(type: Type) -> Sequence[Type] | None:
    """The types of a structure's members; None for other types."""
    return type.body if isinstance(type, llvm.LLVMStructType) else None


def all_of(errors: list[MLIRError]) -> None:
    """Raise the errors as one, if there are any."""
    if errors:
        for error in errors[1:]:
            errors[0].error_diagnostics.extend(error.error_diagnostics)
        raise errors[0]
