"""What nvvm's verifiers read of operations: words of enums, address spaces; errors in their forms.

    op.op_error(...)     emitOpError
    op.error(...)        emitError of the operation
    bare_error(op, ...)  emitError of its location: no note shows the operation
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import IntegerType
from mlirkit.support.diagnostics import MLIRError

# Address spaces of pointers.
GENERIC, GLOBAL, SHARED, CONSTANT, LOCAL, SHARED_CLUSTER = 0, 1, 3, 4, 5, 7


def word(op: Any, name: str, default: str = "") -> str:
    """The case that an enum attribute holds, as it is spelled."""
    attribute = op.inherent(name)
    return default if attribute is None else str(attribute.parameters[0])


def flag(op: Any, name: str) -> bool:
    """Whether a unit attribute is there, or a boolean one is true."""
    attribute = op.inherent(name)
    return attribute is not None and bool(getattr(attribute, "value", True))


def number(op: Any, name: str) -> int:
    return int(op.inherent(name).value)


def space(value: Any) -> int:
    """The address space of a pointer."""
    return int(value.type.address_space or 0)


def is_integer(type: Any, width: int) -> bool:
    return isinstance(type, IntegerType) and type.width == width


def struct_of(count: int, element: str) -> str:
    """The text of a structure of so many equal elements."""
    return f"!llvm.struct<({', '.join([element] * count)})>"


def members_of(type: Any) -> Any:
    """The types of a structure's members; None of other types."""
    return type.parameters[1] if getattr(type, "FULL_NAME", "") == "llvm.struct" else None


def bare_error(op: Any, message: str) -> MLIRError:
    return MLIRError.at(op.diagnostic(message))


def all_of(errors: list[MLIRError]) -> None:
    """Raise the errors as one, if there are any."""
    if errors:
        for each in errors[1:]:
            errors[0].error_diagnostics.extend(each.error_diagnostics)
        raise errors[0]
