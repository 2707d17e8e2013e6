"""Changes of acc: operations on a variable store its type, which was that of the pointer.

Loops without bounds and without inner loops were accepted with any attributes; 21 rejects them, and today
they have to be `unstructured`.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, added_region, get, put, take, undeclared

# A pointer without a pointee type.
_OPAQUE = ("llvm", "ptr")

_OF_VARIABLES = (
    *("attach", "cache", "copyin", "copyout", "create", "declare_device_resident", "declare_link"),
    *("deviceptr", "firstprivate", "getdeviceptr", "nocreate", "present", "private"),
    *("reduction", "update_device", "update_host", "use_device"),
)


def _variable_type(op: Operation) -> Type | None:
    """The type of the variable, if the type of the pointer determines it."""
    operands = op.operand_types()
    if not operands:
        return None
    pointer = operands[0]
    if isinstance(pointer, MemRefType | UnrankedMemRefType):
        return pointer.element_type
    return None if (pointer.DIALECT, pointer.MNEMONIC) == _OPAQUE else pointer


def _upgrade(op: Operation) -> None:
    type = _variable_type(op)
    if get(op, "varType") is None and type is not None:
        put(op, "varType", TypeAttr(type))


def _downgrade(op: Operation) -> None:
    """A variable of another type remains, to be an error."""
    variable_type = get(op, "varType")
    if isinstance(variable_type, TypeAttr) and variable_type.value == _variable_type(op):
        take(op, "varType")


CHANGES = (
    *(Change(f"acc.{name}", 19, _upgrade, _downgrade) for name in _OF_VARIABLES),
    # The added region destroys the variable.
    Change("acc.reduction.recipe", 21, *added_region(place=2, count=2), is_late=True),
    Change("acc.loop", 20, *undeclared("unstructured")),
)
