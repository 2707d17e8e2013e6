"""Members of loops and conditionals besides their definitions, and their builders, for several dialects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.casters import cast_value, cast_values
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value


def values_of(yielded: object) -> list[Value]:
    """Values, operations in place of their only results, or the results of one operation."""
    if yielded is None:
        return []
    if isinstance(yielded, Operation):
        return list(yielded.result_values())
    if not isinstance(yielded, Iterable):
        raise TypeError(f"expected values, got {yielded!r}")
    return [as_value(value) for value in yielded]


def region_with(types: Sequence[Type]) -> Region:
    """A region of one block with arguments of these types."""
    region = Region()
    region.blocks.append(*types)
    return region


class BodyMembers(Operation):
    """Members of operations with one block, besides the definition's."""

    @property
    def body(self) -> Block:
        """The block of the body; IndexError if the region is empty."""
        block: Block = self.region_at(0).blocks[0]
        return block


class LoopMembers(BodyMembers):
    """Members of counted loops, in addition to the definition's."""

    @property
    def induction_variable(self) -> Value:
        variable: Value = cast_value(self.body.args[0])
        return variable

    @property
    def inner_iter_args(self) -> Sequence[Value]:
        """The values carried along, as the body sees them."""
        return cast_values(self.body.args[1:])


class ConditionalMembers(Operation):
    """Members of conditionals with two regions, besides the definition's."""

    @property
    def then_block(self) -> Block:
        block: Block = self.region_at(0).blocks[0]
        return block

    @property
    def else_block(self) -> Block | None:
        return self.region_at(1).first_block
