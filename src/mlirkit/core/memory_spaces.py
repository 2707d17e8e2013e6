"""Interfaces of casts between memory spaces and of operations that read such casts.

Mirror: mlir/Interfaces/MemOpInterfaces.h.  `bubble_down_casts` returns None if no operand is a cast.
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
        """Whether a user of the result may read the source instead, with its own result cast."""
        raise NotImplementedError

    def clone_memory_space_cast_op(self, op: Any, rewriter: Any, type: Type, source: Value) -> Operation:
        """Make a cast of another value to another type, with a pattern's rewriter."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MemorySpaceCastConsumerOpInterface(Interface):
    """An operation that may read the source of a cast in place of the cast."""

    __slots__ = ()

    def bubble_down_casts(self, op: Any, rewriter: Any) -> Sequence[Value] | None:
        """Let the operation read the source of a cast; None if no operand is a suitable cast.

        The result is the replacements of the operation's results, [] if the operation stays.
        """
        raise NotImplementedError


def promotable_cast(value: Value) -> tuple[Operation, MemorySpaceCastOpInterface] | None:
    """The cast that defines a value and may move behind its users, with its implementation."""
    op = value.defining_op
    if op is None:
        return None
    cast = op.info.interfaces.get("MemorySpaceCastOpInterface")
    if isinstance(cast, MemorySpaceCastOpInterface) and cast.is_source_promotable(op):
        return op, cast
    return None
