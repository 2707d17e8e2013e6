"""Making operations: from an `OperationState`, as MLIR's `Operation::create`, and into a place.

Readers, builders and rewriters make operations here; `Operation.create` is the same for users.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from mlirkit.core.arguments import expect, expect_all, expect_count, expect_or_none, expect_sequence
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import ORDER_STRIDE, Block
from mlirkit.core.context import Context
from mlirkit.core.current import insertion_point_stack
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import add_operands, append_region, append_result, set_successors
from mlirkit.core.operation_state import OperationState
from mlirkit.core.reading import uninferable
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import OpResult, Value
from mlirkit.core.value_lists import OpResultList
from mlirkit.support.build import COMPILED

# How many regions `Operation.create` makes.
MOST_REGIONS: Final = 1 << 16
_OPERATION: Final[Any] = Operation
_MAKE: Final[Any] = _OPERATION.__new__


def new_operation(info: OperationName, loc: Location, place: int = 0) -> Operation:
    """An empty, detached operation of the class its name is bound to, from `place` of `loc`."""
    if info.start_class is None:
        _choose_start(info)
    operation: Operation = info.make(info.start_class)
    # The subclass's own constructor is its builder, so the base's is called past it.
    Operation.__init__(operation, info, loc, place)
    if info.start_class is not info.op_class:
        _complete(operation, info)
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
    """A new operation at the end of a block, of parts that are known before it: the readers' way.

    `result_type` is that of the first result, if there is one; further ones, successors and regions follow.
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
    add_operands(op, operands)
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
    if info.start_class is not info.op_class:
        _complete(op, info)
    return op


def _choose_start(info: OperationName) -> None:
    """Decide of which class operations of a name are until they are complete.

    Plain Python fills the fields of one class several times as fast as those of a hundred, as it remembers
    where they are: there an operation is an `Operation` first, if its class adds nothing to the layout.
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
    """Give an operation that has been filled the class of its name."""
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
    """The operation that `Operation.create` is asked for, detached."""
    expect(name, str, "Operation.create", "name")
    # Asking for an abstract class takes long.
    if attributes.__class__ is not dict:
        expect_or_none(attributes, Mapping, "Operation.create", "attributes")
    if properties is not None:
        expect(properties, Mapping, "Operation.create", "properties")
    if operands is not None:
        operands = expect_sequence(operands, object, "Operation.create", "operands")
    if successors is not None:
        successors = expect_all(successors, Block, "Operation.create", "successors")
    check_parts(name, results, attributes, regions)
    state = OperationState(context.operation_name(name), loc)
    if operands:
        state.operands = [as_value(operand) for operand in operands]
    if results:
        state.result_types = list(results)
    if attributes:
        state.attributes = dict(attributes)
    if properties:
        for key, value in properties.items():
            expect(key, str, "Operation.create", "properties")
            expect(value, Attribute, "Operation.create", "properties")
        state.properties = dict(properties)
    if successors:
        state.successors = list(successors)
        for block in state.successors:
            block.require_live()
    if regions:
        state.regions = [Region() for _ in range(regions)]
    infer = state.info.infer_types
    if infer is not None and infer_type:
        state.result_types = infer(state)
    elif infer is not None and results is None:
        # Asked for nothing: where types do not follow from the parts, verification says what is missing.
        with suppress(IndexError):
            state.result_types = infer(state)
    elif infer_type and not state.info.is_registered:
        raise uninferable(name, state.location)
    return create_operation(state)


def create_operation(state: OperationState) -> Operation:
    """The operation that `state` describes, detached."""
    info = state.info
    if info.start_class is None:
        _choose_start(info)
    operation: Operation = info.make(info.start_class)
    Operation.__init__(operation, info, state.loc, state.place)
    fill_operation(operation, state)
    if info.start_class is not info.op_class:
        _complete(operation, info)
    return operation


def fill_operation(operation: Operation, state: OperationState) -> None:
    """Make an empty operation what `state` says.

    Inherent attributes found among the discardable ones move to the properties, and attributes with
    default values are filled in, as MLIR does for every way of creating an operation.
    """
    info = state.info
    add_operands(operation, state.operands)
    for type in state.result_types:
        append_result(operation, type)
    if state.successors:
        set_successors(operation, state.successors)
    for region in state.regions:
        append_region(operation, region)
    attributes = state.attributes
    properties = state.properties
    if info.is_registered:
        names = info.attribute_names
        lost: list[str] = []
        if attributes:
            written = info.written
            inherent = [
                name
                for name in attributes
                if name in names and (written is None or written.is_attribute(name))
            ]
            if inherent:
                attributes = dict(attributes)
                for name in inherent:
                    given = attributes.pop(name)
                    if written is None or written.fits(name, given):
                        properties[name] = given
                    elif not written.are_sizes(name):
                        # What cannot be stored is lost, with what was there before; sizes of groups stay.
                        lost.append(name)
        if properties or lost:
            if info.populate_defaults is not None:
                info.populate_defaults(properties)
            for name in lost:
                properties.pop(name, None)
            operation.props = DictionaryAttr(properties)
        else:
            operation.props = info.default_properties()
    elif properties:
        operation.props = DictionaryAttr(properties)
    if attributes:
        operation.attrs = DictionaryAttr(attributes)


def check_insertion_point(ip: Any, function: str) -> None:
    """TypeError unless `ip` is what `insert_at` takes."""
    if ip is not None and ip is not False:
        expect(ip, InsertionPoint, function, "ip")


def insert_at(operation: Operation, ip: Any) -> None:
    """Insert at `ip`; None means the current insertion point if there is one, False nowhere."""
    if ip is None:
        ip = insertion_point_stack.top()
    if ip is not None and ip is not False:
        ip.insert(operation)


def check_parts(name: str, results: Any, attributes: Any, regions: int) -> None:
    """Refuse, in the words of upstream's bindings, what `Operation.create` cannot make an operation of."""
    if regions != 0:
        if isinstance(regions, int) and regions < 0:
            raise ValueError("number of regions must be >= 0")
        expect_count(regions, MOST_REGIONS, "Operation.create", "regions")
    for type in results or ():
        if not isinstance(type, Type):
            if type is None:
                raise ValueError("result type cannot be None")
            raise TypeError(f"expected a type, got {type!r}")
    for key, value in attributes.items() if attributes else ():
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


def as_value(operand: Any) -> Value:
    """`operand` as a value: itself, or the only result of an operation."""
    if isinstance(operand, Value):
        operand.require_live()
        return operand.viewed()
    if isinstance(operand, Operation):
        return operand.only_result()
    if isinstance(operand, OpResultList) and len(operand) == 1:
        return operand.plain()[0]
    if operand is None:
        raise ValueError("operand value cannot be None")
    raise TypeError(f"expected a value or an operation with one result, got {type(operand).__name__}")
