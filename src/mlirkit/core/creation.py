"""Creating operations from an `OperationState`, as MLIR's `Operation::create`, and inserting them.

Readers, builders and rewriters create operations here; `Operation.create` is the same for users.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from mlirkit.core import insertion_point
from mlirkit.core.arguments import expect, expect_all, expect_count, expect_sequence, wrong_argument
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import ORDER_STRIDE, Block
from mlirkit.core.context import Context
from mlirkit.core.current import insertion_point_stack
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED, OperationName
from mlirkit.core.operation_parts import (
    add_operands,
    append_region,
    append_result,
    only_result_of,
    set_successors,
)
from mlirkit.core.operation_state import OperationState
from mlirkit.core.reading import uninferable
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, dictionary_of
from mlirkit.core.value import OpResult, Value
from mlirkit.core.value_lists import OpResultList
from mlirkit.core.verified import KNOWN
from mlirkit.support.build import COMPILED

# The most regions that `Operation.create` makes.
MOST_REGIONS: Final = 1 << 16
_OPERATION: Final[Any] = Operation
_MAKE: Final[Any] = _OPERATION.__new__


def new_operation(info: OperationName, loc: Location, place: int = 0) -> Operation:
    """An empty, detached operation of the class that its name is bound to, located at `loc.at(place)`."""
    operation = _begin(info, loc, place)
    if info.start_class is not info.op_class:
        _complete(operation, info)
    return operation


def _begin(info: OperationName, loc: Location, place: int) -> Operation:
    """An empty operation, which is filled and then completed: see `_choose_start`."""
    if info.start_class is None:
        _choose_start(info)
    operation: Operation = info.make(info.start_class)
    # The subclass's own constructor is its builder, so the base's is called past it.
    Operation.__init__(operation, info, loc, place)
    return operation


def append_operation(
    block: Block,
    info: OperationName,
    loc: Location,
    place: int,
    attrs: DictionaryAttr,
    props: Attribute | None,
    operands: list[Value],
    result_type: Type | None,
) -> Operation:
    """Append a new operation to a block, with all its parts; readers use it.

    `result_type` is the type of the first result, if any; callers add more results, successors and regions.
    """
    if info.start_class is None:
        _choose_start(info)
    op: Operation = info.make(info.start_class)
    op.info = info
    op.loc = loc
    op.place = place
    op.attrs = attrs
    op.props = props
    op.operand0 = None
    op.operand1 = None
    op.operand2 = None
    op.operand_rest = None
    if operands:
        add_operands(op, operands)
    else:
        op.operand_count = 0
    op.result0 = None if result_type is None else OpResult(result_type, 0, op)
    op.result_rest = None
    op.region_list = None
    op.successor_list = None
    op.parent_block = block
    block.listed = None
    op.next_op = None
    last = block.last
    op.prev_op = last
    if last is None:
        op.order = 0
        block.first = op
    else:
        op.order = last.order + ORDER_STRIDE
        last.next_op = op
    block.last = op
    KNOWN.stamp = None
    op_class = info.op_class
    if info.start_class is not op_class and op_class is not None:
        # As `_complete`, without a call.
        untyped: Any = op
        untyped.__class__ = op_class
    return op


def _choose_start(info: OperationName) -> None:
    """Choose the class that operations of a name have until they are complete.

    Interpreted, filling the fields of one class is several times as fast as of a hundred, because Python
    caches their offsets: there an operation begins as an `Operation` if its class adds nothing to the
    layout.
    """
    op_class = info.op_class
    if op_class is None:
        info.make = _MAKE
        info.start_class = Operation
        return
    info.make = op_class.__new__
    info.start_class = op_class
    if not COMPILED and info.make is _MAKE:
        try:
            info.make(Operation).__class__ = op_class
        except TypeError:
            return
        info.start_class = Operation


def _complete(op: Any, info: OperationName) -> None:
    """Set the class of a filled operation to the class of its name."""
    if info.op_class is not None:
        op.__class__ = info.op_class


def create_by_name(
    context: Context,
    name: str,
    results: Sequence[Type] | None,
    operands: Sequence[Any] | None,
    attributes: Mapping[str, Attribute] | None,
    properties: Mapping[str, Attribute] | None,
    successors: Sequence[Block] | None,
    regions: int,
    loc: Location,
    infer_type: bool,
) -> Operation:
    """Create the detached operation of `Operation.create`."""
    if not isinstance(name, str):
        raise wrong_argument(name, "str", "Operation.create", "name")
    values = _operand_values(operands)
    types = _result_types(results)
    named = _named_attributes(attributes, name)
    inherent: dict[str, Attribute] = {}
    if properties is not None:
        expect(properties, Mapping, "Operation.create", "properties")
        for key, value in properties.items():
            expect(key, str, "Operation.create", "properties")
            expect(value, Attribute, "Operation.create", "properties")
            inherent[key] = value
    blocks: list[Block] = []
    if successors is not None:
        blocks = expect_all(successors, Block, "Operation.create", "successors")
        for block in blocks:
            block.require_live()
    if type(regions) is not int or regions < 0 or regions > MOST_REGIONS:
        _check_region_count(regions)
    info = context.operation_name(name)
    infer = info.infer_types
    if infer is None or (results is not None and not infer_type):
        if infer_type and not info.is_registered:
            raise uninferable(name, loc)
    else:
        state = OperationState(info, loc)
        state.operands = values
        state.result_types = types
        if named is not None:
            state.attributes = named
        state.properties = inherent
        state.successors = blocks
        state.regions = [Region() for _ in range(regions)]
        if infer_type:
            state.result_types = infer(state)
        else:
            # No error here: if types do not follow from the parts, verification reports it.
            with suppress(IndexError):
                state.result_types = infer(state)
        return create_operation(state)
    operation = _begin(info, loc, 0)
    add_operands(operation, values)
    for result_type in types:
        append_result(operation, result_type)
    if blocks:
        set_successors(operation, blocks)
    for _ in range(regions):
        append_region(operation, Region())
    _store_attributes(operation, info, named, inherent)
    if info.start_class is not info.op_class:
        _complete(operation, info)
    return operation


def create_operation(state: OperationState) -> Operation:
    """The operation that `state` describes, detached."""
    info = state.info
    operation = _begin(info, state.loc, state.place)
    fill_operation(operation, state)
    if info.start_class is not info.op_class:
        _complete(operation, info)
    return operation


def fill_operation(operation: Operation, state: OperationState) -> None:
    """Add the parts of `state` to an empty operation."""
    add_operands(operation, state.operands)
    for type in state.result_types:
        append_result(operation, type)
    if state.successors:
        set_successors(operation, state.successors)
    for region in state.regions:
        append_region(operation, region)
    _store_attributes(operation, state.info, state.attributes, state.properties)


def _store_attributes(
    operation: Operation,
    info: OperationName,
    attributes: dict[str, Attribute] | None,
    properties: dict[str, Attribute],
) -> None:
    """Set the attributes of an operation; the dictionaries are not shared.

    Inherent attributes found among the discardable ones move to the properties, and attributes with
    default values are filled in, as MLIR does for every way of creating an operation.
    """
    if not info.is_registered:
        if properties:
            operation.props = dictionary_of(properties)
        if attributes:
            operation.attrs = DictionaryAttr(attributes)
        return
    unfit_names: list[str] | None = None
    if attributes:
        names = info.attribute_names
        written = info.written
        discardable: dict[str, Attribute] = {}
        for name, attribute in attributes.items():
            if name not in names or not (written is None or written.is_attribute(name)):
                discardable[name] = attribute
            elif written is None or written.fits(name, attribute):
                properties[name] = attribute
            elif attribute in operation.context.kept_texts:
                # It is unknown whether kept text fits.
                properties[name] = attribute
            elif not written.are_sizes(name):
                # A value that does not fit is dropped, with the property's earlier value; segment sizes stay.
                if unfit_names is None:
                    unfit_names = []
                unfit_names.append(name)
        if discardable:
            operation.attrs = dictionary_of(discardable)
    if not properties and unfit_names is None:
        operation.props = info.default_properties()
        return
    if info.populate_defaults is not None:
        info.populate_defaults(properties)
        # Builders set defaults as well; operations that share one object compare equal at once.
        defaults = info.default_properties()
        if unfit_names is None and defaults.entries == properties:
            operation.props = defaults
            return
    if unfit_names is not None:
        for name in unfit_names:
            properties.pop(name, None)
    operation.props = dictionary_of(properties)


def check_insertion_point(ip: Any, function: str) -> None:
    """TypeError unless `insert_at` accepts `ip`."""
    if ip is not None and ip is not False:
        expect(ip, insertion_point.InsertionPoint, function, "ip")


def insert_at(operation: Operation, ip: Any) -> None:
    """Insert a new operation at `ip`; None means the current insertion point, if any, False nowhere."""
    if ip is None:
        ip = insertion_point_stack.top()
        if ip is None:
            return
    if isinstance(ip, insertion_point.InsertionPoint):
        insertion_point.place(operation, ip)
    elif ip is not False:
        ip.insert(operation)


def check_parts(name: str, results: Any, attributes: Any) -> None:
    """Raise upstream's errors for invalid result types and attributes."""
    _result_types(results)
    _named_attributes(attributes, name)


def _result_types(results: Sequence[Any] | None) -> list[Type]:
    """The types of results, as a new list."""
    types = [] if results is None else list(results)
    for type in types:
        if not isinstance(type, Type):
            if type is None:
                raise ValueError("result type cannot be None")
            raise TypeError(f"expected a type, got {type!r}")
    return types


def _named_attributes(attributes: Mapping[Any, Any] | None, name: str) -> dict[str, Attribute] | None:
    """The attributes for operation `name`, as a new dictionary; None for None."""
    if attributes is None:
        return None
    # A check against an abstract class is slow.
    if not isinstance(attributes, dict):
        expect(attributes, Mapping, "Operation.create", "attributes")
    named = dict(attributes)
    for key, value in named.items():
        if not isinstance(key, str):
            raise TypeError(
                "Invalid attribute key (not a string) when attempting to create the operation "
                f'"{name}" ({key!r})'
            )
        if value is None:
            raise RuntimeError(
                f'Found an invalid (`None`?) attribute value for the key "{key}" when attempting to create '
                f'the operation "{name}"'
            )
        if not isinstance(value, Attribute):
            raise TypeError(
                f'Invalid attribute value for the key "{key}" when attempting to create the operation '
                f'"{name}" ({value!r})'
            )
    return named


def _check_region_count(regions: Any) -> None:
    """Refuse a number of regions that `Operation.create` does not make."""
    if isinstance(regions, int) and regions < 0:
        raise ValueError("number of regions must be >= 0")
    expect_count(regions, MOST_REGIONS, "Operation.create", "regions")


def _operand_values(operands: Sequence[Any] | None) -> list[Value]:
    """The operands as values."""
    if not operands:
        if operands is None:
            return []
        return expect_sequence(operands, object, "Operation.create", "operands")
    if not isinstance(operands, (list, tuple)):
        operands = expect_sequence(operands, object, "Operation.create", "operands")
    return [as_value(operand) for operand in operands]


def as_value(operand: Any) -> Value:
    """`operand` as a value: itself, or the only result of an operation."""
    if type(operand) is OpResult:
        # As most operands are.
        result: OpResult = operand
        if result.op.info is ERASED:
            result.require_live()
        return result
    if isinstance(operand, Value):
        operand.require_live()
        return operand.viewed()
    if isinstance(operand, Operation):
        return only_result_of(operand)
    if isinstance(operand, OpResultList) and len(operand) == 1:
        only: Value = operand.plain()[0]
        only.require_live()
        return only
    if operand is None:
        raise ValueError("operand value cannot be None")
    raise TypeError(f"expected a value or an operation with one result, got {type(operand).__name__}")
