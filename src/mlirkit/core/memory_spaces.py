"""Interfaces of casts between memory spaces and of what reads such casts.

Mirror: mlir/Interfaces/MemOpInterfaces.h.  That `bubble_down_casts` gives nothing says that it did not match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class MemorySpaceCastOpInterface(Interface):
    """A cast of a pointer to another memory space."""

    __slots__ = ()

    def source_ptr(self, op: Any) -> Value:
        raise NotImplementedError

    def is_source_promotable(self, op: Any) -> bool:
        """Whether what reads the result may read the source instead, and be cast itself."""
        raise NotImplementedError

    def clone_memory_space_cast_op(self, op: Any, rewriter: Any, type: Type, source: Value) -> Operation:
        """Make a cast of another value to another type, with a pattern's rewriter."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MemorySpaceCastConsumerOpInterface(Interface):
    """An operation that may read what is cast instead of a cast of it."""

    __slots__ = ()

    def bubble_down_casts(self, op: Any, rewriter: Any) -> Sequence[Value] | None:
        """Read the source of a cast: what replaces the results, nothing ([]) if the operation stays.

        None: there is no such cast.
        """
        raise NotImplementedError


def promotable_cast(value: Value) -> tuple[Operation, MemorySpaceCastOpInterface] | None:
    """The cast that makes a value and may be moved behind what reads it, with its implementation."""
    op = value.defining_op
    if op is None:
        return None
    cast = op.info.interfaces.get("MemorySpaceCastOpInterface")
    if isinstance(cast, MemorySpaceCastOpInterface) and cast.is_source_promotable(op):
        return op, cast
    return None
