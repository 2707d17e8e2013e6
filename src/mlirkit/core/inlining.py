"""The control of inlining by dialects: DialectInlinerInterface of mlir/Transforms/InliningUtils.h.

A dialect's interface decides about its own operations: calls, inlined operations, and operations into whose
regions others are inlined.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class DialectInlinerInterface:
    """The hooks of one dialect.  By default, nothing is inlined."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        """Whether the body of a callable operation may replace a call of the dialect."""
        return False

    def is_legal_to_inline_region(
        self, dest: Region, src: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        """Whether a region may be inlined into one of an operation of the dialect."""
        return False

    def is_legal_to_inline(
        self, op: Operation, dest: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        """Whether an operation of the dialect may be inlined into a region."""
        return False

    def should_analyze_recursively(self, op: Operation) -> bool:
        """Whether the rules also apply to the operations nested in `op`."""
        return True

    def handle_terminator_of_many(self, op: Operation, new_dest: Block) -> None:
        """Replace a terminator that was inlined with other blocks by a branch to a block."""
        raise NotImplementedError

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        """Replace the results of the call by the operands of a terminator, which is erased afterwards."""
        raise NotImplementedError

    def materialize_call_conversion(
        self, call: Operation, value: Value, type: Type, loc: Location
    ) -> Operation | None:
        """A detached operation that converts a value to a type; None if the dialect has no conversion."""
        return None

    def handle_argument(
        self,
        call: Operation,
        callable: Operation,
        argument: Value,
        attributes: DictionaryAttr | None,
        ip: InsertionPoint,
    ) -> Value:
        """The value that replaces an argument inside; new operations go to `ip`, behind the call."""
        return argument

    def handle_result(
        self,
        call: Operation,
        callable: Operation,
        result: Value,
        attributes: DictionaryAttr | None,
        ip: InsertionPoint,
    ) -> Value:
        """The value that replaces a result outside; new operations go to `ip`, behind the inlined ones."""
        return result

    def process_inlined_call_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        """Process blocks that have been inlined, before their terminators are handled."""

    def allow_single_block_optimization(self, blocks: Sequence[Block]) -> bool:
        """Whether a single inlined block may be merged into the block of the call."""
        return True
