"""The operands, results and successors of an operation, and the arguments of a block, as sequences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mlirkit.core.attribute import Type
from mlirkit.core.casters import cast_value, cast_values
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.support.abstract_classes import separate_caches

if TYPE_CHECKING:
    from mlirkit.core.block import Block
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
        if isinstance(index, slice) and index.step is None:
            start, stop, _ = index.indices(self._count)
            return OpOperandList(self._op, self._start + start, max(stop - start, 0))
        selected = self._values()[index]
        return cast_values(selected) if isinstance(selected, list) else cast_value(selected)

    def __add__(self, other: Sequence[Value]) -> list[Value]:
        return [*self, *other]

    # Compiled code calls it in `list += self` as well.
    def __radd__(self, other: Sequence[Value]) -> list[Value]:
        return [*other, *self]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __setitem__(self, index: int, value: Value) -> None:
        if not isinstance(value, Value):
            raise TypeError(f"expected a value, got {type(value).__name__}")
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError("operand index out of range")
        self._op.set_operand(self._start + index, value)

    def __iter__(self) -> Iterator[Value]:
        op = self._op
        if op.info is ERASED or self._count != op.operand_count:
            return iter(cast_values(self._values()))
        return iter(cast_values(operands_of(op)))

    @property
    def types(self) -> list[Type]:
        return [value.type for value in self._values()]

    def __repr__(self) -> str:
        return repr(list(self))


class OpResultList(Sequence[OpResult]):
    """The results of an operation, or a segment of them."""

    __slots__ = ("_op", "_values")

    def __init__(self, values: list[OpResult], op: Operation | None = None) -> None:
        self._values = values
        self._op = op

    def _live(self) -> list[OpResult]:
        if self._values:
            self._values[0].require_live()
        return self._values

    def plain(self) -> list[OpResult]:
        """The results themselves, not cast."""
        return self._live()

    def __len__(self) -> int:
        return len(self._live())

    def __getitem__(self, index: Any) -> Any:
        selected = self._live()[index]
        return OpResultList(selected, self._op) if isinstance(selected, list) else cast_value(selected)

    def __add__(self, other: Sequence[Value]) -> list[Value]:
        return [*self, *other]

    # Compiled code calls it in `list += self` as well.
    def __radd__(self, other: Sequence[Value]) -> list[Value]:
        return [*other, *self]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[OpResult]:
        return iter(cast_values(self._live()))

    @property
    def types(self) -> list[Type]:
        return [value.type for value in self._live()]

    @property
    def owner(self) -> Operation | None:
        return self._live()[0].op if self._values else self._op

    def __repr__(self) -> str:
        return repr(self._values)


class OpSuccessors(Sequence["Block"]):
    """The successors of an operation as a mutable sequence view."""

    __slots__ = ("_op",)

    def __init__(self, op: Operation) -> None:
        self._op = op

    def _blocks(self) -> list[Block]:
        self._op.require_live()
        return self._op.successor_list or []

    def __len__(self) -> int:
        return len(self._blocks())

    def __getitem__(self, index: Any) -> Any:
        return self._blocks()[index]

    def __setitem__(self, index: int, block: Block) -> None:
        self._op.set_successor(range(len(self))[index], block)

    def __iter__(self) -> Iterator[Block]:
        return iter(list(self._blocks()))

    def __add__(self, other: Sequence[Block]) -> list[Block]:
        return [*self, *other]

    # Compiled code calls it in `list += self` as well.
    def __radd__(self, other: Sequence[Block]) -> list[Block]:
        return [*other, *self]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class BlockArgumentList(Sequence[BlockArgument]):
    """The current arguments of a block, or some of them."""

    __slots__ = ("_values",)

    def __init__(self, values: list[BlockArgument]) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, index: Any) -> Any:
        selected = self._values[index]
        return BlockArgumentList(selected) if isinstance(selected, list) else cast_value(selected)

    def __iter__(self) -> Iterator[BlockArgument]:
        return iter(cast_values(self._values))

    def __add__(self, other: Sequence[Value]) -> list[Value]:
        return [*self, *other]

    # Compiled code calls it in `list += self` as well.
    def __radd__(self, other: Sequence[Value]) -> list[Value]:
        return [*other, *self]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def types(self) -> list[Type]:
        return [value.type for value in self._values]

    def __repr__(self) -> str:
        return repr(self._values)


for _list in (OpOperandList, OpResultList, OpSuccessors, BlockArgumentList):
    separate_caches(_list)
