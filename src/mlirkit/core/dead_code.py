"""A dialect's placeholders for unused values and for unreachable code.

Passes that create such operations name the dialect in their dependent dialects.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadCodeDialectInterface:
    """A dialect's hook of dead code elimination."""

    __slots__ = ()

    def any_value(self, type: Type, loc: Location, context: Context) -> Operation:
        """A detached operation without effects whose result is an arbitrary value of a type."""
        raise NotImplementedError

    def unreachable(self, loc: Location, context: Context) -> Operation:
        """A detached terminator that control never reaches."""
        raise NotImplementedError
