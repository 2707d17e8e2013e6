"""Segments: the operands and results of an operation that belong to each name of its definition.

    one value each                        position
    one variable-length group             all values that are in no other group
    AttrSizedOperandSegments              the properties contain the sizes
    SameVariadicOperandSize               all variable-length groups have the same size

Source: the ODS manual, "Variadic operands" and the segment size traits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.dense import DenseArrayAttr, DenseI32ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import inherent_of
from mlirkit.ods.model import NamedTypeConstraint, Operator
from mlirkit.support.diagnostics import MLIRError

OPERAND_SIZES: Final = "operandSegmentSizes"
RESULT_SIZES: Final = "resultSegmentSizes"

# The limit of cached spans: a stream of ever new sizes would pile up.
_MOST_SPANS: Final = 1024


class SegmentRule:
    """The division of an operator's operands (or results) into the groups of its definition."""

    __slots__ = ("_spans", "alone", "count", "first", "fixed", "single", "sizes_name", "variable")

    def __init__(self, groups: Sequence[NamedTypeConstraint], sizes_name: str | None) -> None:
        self.count = len(groups)
        self.variable = tuple([group.is_variable_length for group in groups])
        self.fixed = self.variable.count(False)
        # Every group is one value: no arithmetic needed.
        self.single = self.fixed == self.count
        self.sizes_name = sizes_name
        # The first group of variable length; each group before it starts at its own index.
        self.first = self.count if self.single else self.variable.index(True)
        # A single group of variable length has all values that are in no other group.
        self.alone = sizes_name is None and self.count - self.fixed == 1
        # The spans, (start, size) of each group, by the bytes of stored sizes: most operations have the same
        # sizes.
        self._spans: dict[bytes, list[tuple[int, int]]] = {}

    def sizes(self, op: Operation | None, total: int, props: object = None) -> list[int]:
        """The size of each group when there are `total` values."""
        stored = None if self.sizes_name is None or op is None else inherent_of(op, self.sizes_name)
        return self.sizes_of(stored, total)

    def sizes_of(self, stored: Attribute | None, total: int) -> list[int]:
        """The size of each group when there are `total` values and perhaps stored sizes."""
        if self.single:
            return [1] * self.count
        if isinstance(stored, DenseArrayAttr):
            return [size for _, size in self._stored_spans(stored)]
        variable_groups = self.count - self.fixed
        length = (total - self.fixed) // variable_groups
        return [length if variable else 1 for variable in self.variable]

    def span(self, op: Operation, index: int, total: int) -> tuple[int, int]:
        """(start, size) of group `index`."""
        if index < self.first:
            return index, 1
        if self.alone:
            return (index, total - self.fixed) if index == self.first else (index + total - self.count, 1)
        if self.sizes_name is not None:
            stored = inherent_of(op, self.sizes_name)
            if isinstance(stored, DenseArrayAttr):
                spans = self._stored_spans(stored)
                if index >= len(spans):
                    raise self.wrong_count(op, len(spans))
                return spans[index]
        sizes = self.sizes_of(None, total)
        return sum(sizes[:index]), sizes[index]

    def _stored_spans(self, stored: DenseArrayAttr) -> list[tuple[int, int]]:
        """(start, size) of each group for the sizes that an operation stores."""
        raw = stored.raw
        if not isinstance(stored, DenseI32ArrayAttr) or not isinstance(raw, bytes):
            return _spans_of(stored.values)
        spans = self._spans.get(raw)
        if spans is None:
            spans = _spans_of(stored.values)
            if len(self._spans) >= _MOST_SPANS:
                self._spans.clear()
            self._spans[raw] = spans
        return spans

    def wrong_count(self, op: Operation, result: int) -> MLIRError:
        """The error where an operation stores more or fewer sizes than its definition has groups."""
        return op.op_error(f"'{self.sizes_name}' has {result} sizes, but there are {self.count} groups")


def _spans_of(sizes: list[int]) -> list[tuple[int, int]]:
    spans: list[tuple[int, int]] = []
    start = 0
    for size in sizes:
        spans.append((start, size))
        start += size
    return spans


def operand_rule(operator: Operator) -> SegmentRule:
    return SegmentRule(operator.operands, OPERAND_SIZES if operator.has_operand_segments else None)


def result_rule(operator: Operator) -> SegmentRule:
    return SegmentRule(operator.results, RESULT_SIZES if operator.has_result_segments else None)
