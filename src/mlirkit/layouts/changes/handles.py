"""Types of transform that name an operation: 22's `!transform.op<"linalg.pack">`, 20's `<"tensor.pack">`."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.attribute import AttributeOrType, ParametrizedType

# The dialect of such types.
HANDLES_OF = "transform"


def renamed_handle(value: AttributeOrType, name_of: Callable[[str], str]) -> ParametrizedType | None:
    """The type with another release's name of its operation; None for whatever is no such type."""
    if not isinstance(value, ParametrizedType) or (value.DIALECT, value.MNEMONIC) != (HANDLES_OF, "op"):
        return None
    (name,) = value.parameters
    other = name_of(name)
    return value if other == name else type(value)(other)
