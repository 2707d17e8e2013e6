"""The operands and results of an operation as sequences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mlirkit.core.attribute import Type
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import OpResult, Value

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class OpOperandList(Sequence[Value]):
    """The operands of an operation, or a segment of them, as a mutable sequence view."""

    __slots__ = ("_count", "_op", "_start")

    def __init__(self, op: Operation, start: i64, count: i64) -> None:
        self._op = op
        self._start = start
        self._count = count

    def _values(self) -> list[Value]:
        self._op.require_live()
        return operands_of(self._op)[self._start : self._start + self._count]

    def __len__(self) -> int:
        self._op.require_live()
        return self._count

    def __getitem__(self, index: Any) -> Any:
        return self._values()[index]

    def __setitem__(self, index: int, value: Value) -> None:
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError("operand index out of range")
        self._op.set_operand(self._start + index, value)

    def __iter__(self) -> Iterator[Value]:
        return iter(self._values())

    @property
    def types(self) -> list[Type]:
        return [value.type for value in self]

    def __repr__(self) -> str:
        return repr(list(self))


class OpResultList(Sequence[OpResult]):
    """The results of an operation, or a segment of them."""

    __slots__ = ("_values",)

    def __init__(self, values: list[OpResult]) -> None:
        self._values = values

    def _live(self) -> list[OpResult]:
        if self._values:
            self._values[0].require_live()
        return self._values

    def __len__(self) -> int:
        return len(self._live())

    def __getitem__(self, index: Any) -> Any:
        return self._live()[index]

    def __iter__(self) -> Iterator[OpResult]:
        return iter(self._live())

    @property
    def types(self) -> list[Type]:
        return [value.type for value in self._live()]

    @property
    def owner(self) -> Operation | None:
        return self._live()[0].op if self._values else None

    def __repr__(self) -> str:
        return repr(self._values)
