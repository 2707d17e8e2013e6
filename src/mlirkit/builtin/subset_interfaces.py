"""Interfaces of operations on parts of tensors.  Mirror: mlir/Interfaces/SubsetOpInterface.td."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import Interface
from mlirkit.core.value import Value

Mixed = int | Value


class HyperrectangularSlice:
    """The offsets, sizes and strides of a subset, by dimension."""

    __slots__ = ("offsets", "sizes", "strides")

    def __init__(
        self, offsets: Sequence[Mixed], sizes: Sequence[Mixed], strides: Sequence[Mixed] | None = None
    ) -> None:
        self.offsets = list(offsets)
        self.sizes = list(sizes)
        self.strides: list[Mixed] = [1] * len(self.offsets) if strides is None else list(strides)


@mypyc_attr(allow_interpreted_subclasses=True)
class SubsetOpInterface(Interface):
    """An operation on a subset of a tensor, which it extracts or inserts."""

    __slots__ = ()

    def accessed_slice(self, op: Any) -> HyperrectangularSlice | None:
        """The subset; None if it is no hyperrectangle."""
        raise NotImplementedError

    def source_number(self, op: Any) -> int:
        """The number of the operand that the subset is extracted from, or that is inserted."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SubsetExtractionOpInterface(SubsetOpInterface):
    """An operation whose only result is a subset of an operand."""

    __slots__ = ()

    def source_number(self, op: Any) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SubsetInsertionOpInterface(SubsetOpInterface):
    """An operation that inserts an operand as a subset of another, which the first result replaces."""

    __slots__ = ()

    def source_number(self, op: Any) -> int:
        return 0

    def destination_number(self, op: Any) -> int:
        return 1
