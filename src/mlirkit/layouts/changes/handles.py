"""Operation names in patterns and scripts, which differ in other releases.

    !transform.op<"linalg.pack">    pdl.operation "linalg.pack"       today
    !transform.op<"tensor.pack">    pdl.operation "tensor.pack"       until 20

Types of a file are read with the release's syntax (dialects/release_values.py).  Names that were aliases
stay, because today their operations cannot be distinguished from others.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Attribute, AttributeOrType, ParametrizedType
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.layouts.changes.change import get, put

NameOf = Callable[[str], str]

# The dialect of types that contain an operation name, and the type.
HANDLES_OF = "transform"
HANDLE = "!transform.op"

# By operation: the attribute with the names of other operations, one or several.
NAMING = {
    "pdl.operation": "opName",
    "pdl_interp.check_operation_name": "name",
    "pdl_interp.create_operation": "name",
    "pdl_interp.switch_operation_name": "caseValues",
    "transform.get_parent_op": "op_name",
    "transform.match.operation_name": "op_names",
    "transform.structured.match": "ops",
}


def renamed_handle(value: AttributeOrType, name_of: NameOf) -> ParametrizedType | None:
    """The type with another release's name of its operation; None for any other type or attribute."""
    if not isinstance(value, ParametrizedType) or (value.DIALECT, value.MNEMONIC) != (HANDLES_OF, "op"):
        return None
    (name,) = value.parameters
    other = name_of(name)
    return value if other == name else type(value)(other)


def rename_in(op: Operation, name_of: NameOf) -> None:
    """Replace the operation names that an operation mentions by another release's names."""
    attribute = NAMING.get(op.info.name)
    value = None if attribute is None else get(op, attribute)
    if attribute is not None and value is not None:
        renamed = _renamed(value, name_of)
        if renamed != value:
            put(op, attribute, renamed)


def _renamed(value: Attribute, name_of: NameOf) -> Attribute:
    if isinstance(value, ArrayAttr):
        return ArrayAttr([_renamed(element, name_of) for element in value.elements])
    return StringAttr(name_of(value.value)) if isinstance(value, StringAttr) else value
