"""The replacements of values in a conversion that can still be undone: tuples of values by tuples of values.

Mirror: ConversionValueMapping in mlir/lib/Transforms/Utils/DialectConversion.cpp.
"""

from __future__ import annotations

from mlirkit.core.value import Value

Values = tuple[Value, ...]


class ConversionMapping:
    """The replacements of values; erased values have none."""

    def __init__(self) -> None:
        self._following: dict[Values, Values] = {}
        # May contain further values.
        self._mapped_to: set[Value] = set()

    def add(self, old: Values, new: Values) -> None:
        """Map `old` to its replacement `new`."""
        self._following[old] = new
        self._mapped_to.update(new)

    def remove(self, old: Values) -> None:
        """Remove the replacement of `old`."""
        self._following.pop(old, None)

    def get(self, old: Values) -> Values:
        """The replacement of `old`; () if it has none."""
        return self._following.get(old, ())

    def may_be_mapped_to(self, value: Value) -> bool:
        """Whether `value` is, or was, the replacement of another value."""
        return value in self._mapped_to
