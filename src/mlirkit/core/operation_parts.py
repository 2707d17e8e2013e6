"""The parts of an operation, as functions for the hot rooms.

The classes of registered operations are made at run time, so that compiled code has to look their methods up
in Python.  A function needs no lookup: code that runs once per operation calls these functions.  The methods
of `Operation` do the same.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from mypy_extensions import i64

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import FileOrigin, Location, ScopedOrigin, TextOrigin, UnknownLoc
from mlirkit.core.operation_name import ERASED
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import MOST_IN_A_TUPLE, OpResult, Value, store_operand
from mlirkit.core.verified import KNOWN

if TYPE_CHECKING:
    from mlirkit.core.block import Block
    from mlirkit.core.operation import Operation
    from mlirkit.core.region import Region


def set_successors(op: Operation, blocks: list[Block] | None) -> None:
    """Set the successors of `op`, and the branches of the blocks."""
    old = op.successor_list
    if old is not None:
        for block in old:
            branches = block.branches
            if branches is not None:
                branches.pop(op, None)
    op.successor_list = blocks
    if blocks is not None:
        for block in blocks:
            branches = block.branches
            if branches is None:
                block.branches = {op: None}
            else:
                branches[op] = None
    KNOWN.stamp = None


def operand_of(op: Operation, number: i64) -> Value:
    """Operand `number`, counting from 0."""
    if number < 0 or number >= op.operand_count:
        op.require_live()
        raise IndexError("operand index out of range")
    if number == 0:
        value = op.operand0
    elif number == 1:
        value = op.operand1
    elif number == 2:
        value = op.operand2
    else:
        rest = op.operand_rest
        if rest is None:
            raise TypeError(f"expected the number of an operand, got {number}")
        return rest[number - 3]
    assert value is not None
    return value


def operands_of(op: Operation) -> list[Value]:
    """All operands."""
    first = op.operand0
    if first is None:
        return []
    second = op.operand1
    if second is None:
        return [first]
    third = op.operand2
    if third is None:
        return [first, second]
    rest = op.operand_rest
    return [first, second, third] if rest is None else [first, second, third, *rest]


def set_operand_of(op: Operation, number: i64, value: Value) -> None:
    """Set operand `number` to a value that has not been erased."""
    operand_of(op, number).remove_use(op, number)
    store_operand(op, number, value)
    value.add_use(op, number)


def append_operand(op: Operation, value: Value) -> None:
    """Append an operand to `op`."""
    number = op.operand_count
    op.operand_count = number + 1
    if number >= 3:
        rest = op.operand_rest
        if rest is None:
            op.operand_rest = [value]
        else:
            rest.append(value)
    elif number == 0:
        op.operand0 = value
    elif number == 1:
        op.operand1 = value
    else:
        op.operand2 = value
    value.add_use(op, number)
    KNOWN.stamp = None


def add_operands(op: Operation, values: list[Value]) -> None:
    """Add all operands to `op`, which is being made and has none yet."""
    number: i64 = 0
    for value in values:
        if number == 0:
            op.operand0 = value
        elif number == 1:
            op.operand1 = value
        elif number == 2:
            op.operand2 = value
        # As `add_use`, without a call for most.
        if value.first_user is None:
            value.first_user = op
            value.first_number = number
        else:
            more = value.more_uses
            if more is None:
                value.more_uses = (op, number)
            elif isinstance(more, tuple) and len(more) < MOST_IN_A_TUPLE:
                value.more_uses = more + (op, number)  # noqa: RUF005
            else:
                value.add_use(op, number)
        number += 1
    op.operand_count = number
    if number > 3:
        op.operand_rest = values[3:]
    KNOWN.stamp = None


def remove_operands(op: Operation) -> None:
    """Remove all operands."""
    value = op.operand0
    if value is None:
        return
    value.remove_use(op, 0)
    op.operand0 = None
    value = op.operand1
    if value is not None:
        value.remove_use(op, 1)
        op.operand1 = None
        value = op.operand2
        if value is not None:
            value.remove_use(op, 2)
            op.operand2 = None
    rest = op.operand_rest
    if rest is not None:
        for number, value in enumerate(rest, 3):
            value.remove_use(op, number)
        op.operand_rest = None
    op.operand_count = 0
    KNOWN.stamp = None


def erase_operands(op: Operation, numbers: Collection[int]) -> None:
    """Remove some operands.

    The operands behind the first removed one become the newest uses of their values, as in MLIR.
    """
    values = operands_of(op)
    first = min(numbers)
    for number in range(first, len(values)):
        values[number].remove_use(op, number)
    if first == 0:
        op.operand0 = None
    if first <= 1:
        op.operand1 = None
    if first <= 2:
        op.operand2 = None
    op.operand_rest = values[3:first] or None
    op.operand_count = first
    for number in range(first, len(values)):
        if number not in numbers:
            append_operand(op, values[number])
    KNOWN.stamp = None


def operand_types_of(op: Operation) -> list[Type]:
    """The types of all operands."""
    first = op.operand0
    if first is None:
        if op.info is ERASED:
            op.require_live()
        return []
    second = op.operand1
    if second is None:
        return [first.type]
    third = op.operand2
    if third is None:
        return [first.type, second.type]
    types = [first.type, second.type, third.type]
    rest = op.operand_rest
    if rest is not None:
        types.extend([value.type for value in rest])
    return types


def append_result(op: Operation, type: Type) -> OpResult:
    """Append a result to `op`, which is being made."""
    KNOWN.stamp = None
    if op.result0 is None:
        result = OpResult(type, 0, op)
        op.result0 = result
        return result
    rest = op.result_rest
    if rest is None:
        rest = []
        op.result_rest = rest
    result = OpResult(type, len(rest) + 1, op)
    rest.append(result)
    return result


def append_region(op: Operation, region: Region) -> None:
    """Append a region to `op`, which is being made."""
    region.parent_op = op
    regions = op.region_list
    if regions is None:
        op.region_list = [region]
    else:
        regions.append(region)
    KNOWN.stamp = None


def results_of(op: Operation) -> list[OpResult]:
    """All results."""
    first = op.result0
    if first is None:
        return []
    rest = op.result_rest
    return [first] if rest is None else [first, *rest]


def result_of(op: Operation, number: i64) -> OpResult:
    """Result `number`, counting from 0."""
    first = op.result0
    if first is None or number < 0:
        op.require_live()
        raise IndexError("result index out of range")
    if number == 0:
        return first
    rest = op.result_rest
    if rest is None or number > len(rest):
        raise IndexError("result index out of range")
    return rest[number - 1]


def has_uses(op: Operation) -> bool:
    """Whether any result has uses."""
    first = op.result0
    if first is None:
        return False
    if first.first_user is not None:
        return True
    rest = op.result_rest
    if rest is not None:
        for result in rest:
            if result.first_user is not None:
                return True
    return False


def result_types_of(op: Operation) -> list[Type]:
    return [result.type for result in results_of(op)]


def inherent_of(op: Operation, name: str) -> Attribute | None:
    """The inherent attribute `name`, or None."""
    props = op.props
    if isinstance(props, DictionaryAttr):
        return props.entries.get(name)
    # An erased operation has no properties.
    if op.info is ERASED:
        op.require_live()
    return None


def attribute_of(op: Operation, name: str) -> Attribute | None:
    """The attribute `name`, inherent or discardable, or None."""
    attribute = inherent_of(op, name)
    return op.attrs.entries.get(name) if attribute is None else attribute


def set_attribute_of(op: Operation, name: str, value: Attribute | None) -> None:
    """Set or (None) remove an attribute: in the properties if it is inherent."""
    if name in op.info.attribute_names or inherent_of(op, name) is not None:
        set_inherent_of(op, name, value)
    else:
        attrs = op.attrs
        op.attrs = attrs.without(name) if value is None else attrs.with_entry(name, value)
        KNOWN.stamp = None


def set_inherent_of(op: Operation, name: str, value: Attribute | None) -> None:
    """Set or (None) remove an inherent attribute."""
    props = op.props
    old = props if isinstance(props, DictionaryAttr) else EMPTY_DICTIONARY
    op.props = old.without(name) if value is None else old.with_entry(name, value)
    KNOWN.stamp = None


def only_result_of(op: Operation) -> OpResult:
    """The only result."""
    first = op.result0
    if first is None or op.result_rest is not None:
        op.require_live()
        count = len(results_of(op))
        raise ValueError(
            f"Cannot call .result on operation {op.info.name} which has {count} results (it is only valid "
            "for operations with a single result)"
        )
    if op.info is ERASED:
        op.require_live()
    return first


def entries_of(op: Operation) -> dict[str, Attribute]:
    """Inherent and discardable attributes by name, sorted: for reading only."""
    entries = op.attrs.entries
    props = op.props
    if not isinstance(props, DictionaryAttr) or not props.entries:
        return entries
    if not entries:
        return props.entries
    return dict(sorted({**props.entries, **entries}.items()))


def region_of(op: Operation, number: i64) -> Region:
    """Region `number`, counting from 0."""
    regions = op.region_list
    if regions is None or number < 0 or number >= len(regions):
        op.require_live()
        raise IndexError("region index out of range")
    return regions[number]


def take_location(op: Operation, source: Operation) -> None:
    """Give `op` the location of `source`, without making the location."""
    op.loc = source.loc
    op.place = source.place
    KNOWN.stamp = None


def parent_region_of(op: Operation) -> Region | None:
    """The region that the operation is in, or None."""
    block = op.parent_block
    return None if block is None else block.parent_region


def parent_of(op: Operation) -> Operation | None:
    """The operation around `op`."""
    block = op.parent_block
    region = None if block is None else block.parent_region
    return None if region is None else region.parent_op


def has_unknown_location(op: Operation) -> bool:
    """Whether the operation's location is unknown; a text's lines are not counted for this."""
    if isinstance(op.loc, (TextOrigin, FileOrigin, ScopedOrigin)):
        return False
    return isinstance(location_of(op), UnknownLoc)


def location_of(op: Operation) -> Location:
    """The location of the operation."""
    loc = op.loc
    location = loc.at(op.place)
    if location is not loc:
        # The place stays: locations other than origins ignore it, and another thread may be about to read
        # both fields.
        op.loc = location
    return location
