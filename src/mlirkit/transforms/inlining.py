"""Inlining one call: the callee's region replaces the call.

    inline_call(call, callable, region, clones) the inlined operations are at the call, which stays

`place`, if given, inserts the blocks, or operations around them, between two blocks.

Mirror: mlir/lib/Transforms/Utils/InliningUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.clone import clone_region
from mlirkit.core.inlining import DialectInlinerInterface
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.interfaces import CallableOpInterface, CallOpInterface
from mlirkit.core.location import CallSiteLoc, Location, UnknownLoc
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.core.verified import KNOWN
from mlirkit.core.walk import collect, walk_postorder

_CAST: Final = "builtin.unrealized_conversion_cast"

# (source, block in front, block behind, mapping, clones)
Placement = Callable[[Region, Block, Block, dict[Value, Value], bool], None]


def place_blocks(
    source: Region, before: Block, behind: Block, mapping: dict[Value, Value], clones: bool
) -> None:
    """Put the blocks of a region, or copies of them, between two blocks."""
    body = clone_region(source, mapping) if clones else source
    new_blocks = list(body.get_blocks())
    body.block_list = []
    KNOWN.stamp = None
    around = behind.parent_region
    assert around is not None
    at = around.index_of(behind)
    for offset, block in enumerate(new_blocks):
        block.parent_region = None
        around.insert_block(at + offset, block)


def inliner_of(op: Operation | None) -> DialectInlinerInterface | None:
    """The inliner interface of an operation's dialect."""
    context = None if op is None else op.info.context
    dialect = None if context is None or op is None else context.dialect(op.info.dialect_name)
    interface = None if dialect is None else dialect.interface("DialectInlinerInterface")
    return interface if isinstance(interface, DialectInlinerInterface) else None


def result_types(callable: Operation) -> Sequence[Type]:
    """The result types of a call of an operation."""
    interface = callable.info.interfaces["CallableOpInterface"]
    assert isinstance(interface, CallableOpInterface)
    return interface.result_types(callable)


def inline_call(
    call: Operation,
    callable: Operation,
    region: Region,
    clones: bool,
    process_blocks: Callable[[Sequence[Block]], None],
    place: Placement = place_blocks,
) -> bool:
    """Inline a region behind a call of its operation, results replaced; whether it is possible.

    The region is copied, or moved if `clones` is false.  `process_blocks` gets the new blocks before their
    terminators are seen to.  The call stays, unused.
    """
    call_interface = call.info.interfaces["CallOpInterface"]
    assert isinstance(call_interface, CallOpInterface)
    blocks = region.get_blocks()
    if not blocks:
        return False
    operands = call_interface.arg_operands(call)
    types = result_types(callable)
    results = call.result_values()
    if len(operands) != len(blocks[0].args) or len(results) != len(types):
        return False
    inliner = inliner_of(call)
    if inliner is None:
        return False
    casts: list[Operation] = []
    mapping = _map_arguments(call, blocks[0], operands, inliner, casts)
    if (
        mapping is not None
        and _convert_results(call, types, inliner, casts)
        and inliner.is_legal_to_inline_call(call, callable, clones)
        and _inline_region(call, callable, region, mapping, clones, process_blocks, place)
    ):
        return True
    for cast in casts:
        cast.result.replace_all_uses_with(cast.operand_at(0))
        cast.erase()
    return False


def _map_arguments(
    call: Operation,
    entry: Block,
    operands: Sequence[Value],
    inliner: DialectInlinerInterface,
    casts: list[Operation],
) -> dict[Value, Value] | None:
    """The values for the arguments of a region, cast where types differ; None if a cast is impossible."""
    mapping: dict[Value, Value] = {}
    for argument, operand in zip(entry.args, operands):
        if operand.type == argument.type:
            mapping[argument] = operand
            continue
        cast = inliner.materialize_call_conversion(call, operand, argument.type, call.location)
        if cast is None:
            return None
        cast.move_before(call)
        casts.append(cast)
        mapping[argument] = cast.result
    return mapping


def _convert_results(
    call: Operation, types: Sequence[Type], inliner: DialectInlinerInterface, casts: list[Operation]
) -> bool:
    """Cast results to the given types and let their users read the casts; False if a cast is impossible."""
    last = call
    for result, type in zip(call.result_values(), types):
        if result.type == type:
            continue
        cast = inliner.materialize_call_conversion(call, result, result.type, call.location)
        if cast is None:
            return False
        cast.move_after(last)
        last = cast
        casts.append(cast)
        result.replace_all_uses_with(cast.result)
        cast.replace_uses_of_with(cast.result, result)
    return True


def _inline_region(
    call: Operation,
    callable: Operation,
    source: Region,
    mapping: dict[Value, Value],
    clones: bool,
    process_blocks: Callable[[Sequence[Block]], None],
    place: Placement,
) -> bool:
    block = call.parent_block
    assert block is not None and block.parent_region is not None
    around = block.parent_region
    handler = inliner_of(around.parent_op)
    if handler is None or not handler.is_legal_to_inline_region(around, source, clones, mapping):
        return False
    if not _is_legal(source, around, clones, mapping):
        return False
    following = call.next_op
    _handle_arguments(call, callable, source, mapping, InsertionPoint.after(call))
    rest = _split(block, following)
    place(source, block, rest, mapping, clones)
    listed = around.get_blocks()
    new_blocks = listed[around.index_of(block) + 1 : around.index_of(rest)]
    location = call.location
    if not isinstance(location, UnknownLoc):
        _remap_locations(new_blocks, location)
    if not clones:
        _remap_operands(new_blocks, mapping)
    call_handler = inliner_of(call)
    assert call_handler is not None
    call_handler.process_inlined_call_blocks(call, new_blocks)
    process_blocks(new_blocks)
    _connect(call, callable, block, new_blocks, rest, handler)
    return True


def _is_legal(source: Region, dest: Region, clones: bool, mapping: dict[Value, Value]) -> bool:
    """Whether all operations in a region, nested operations included, may be inlined."""
    pending = [source]
    handlers: dict[str, DialectInlinerInterface | None] = {}
    for region in pending:
        for op in region.ops():
            info = op.info
            if info.name == _CAST:
                continue
            name = info.dialect_name
            if name not in handlers:
                handlers[name] = inliner_of(op)
            handler = handlers[name]
            if handler is None or not handler.is_legal_to_inline(op, dest, clones, mapping):
                return False
            if op.region_list is not None and handler.should_analyze_recursively(op):
                pending.extend(op.region_list)
    return True


def _split(block: Block, first: Operation | None) -> Block:
    """Move the operations of a block from `first` on into a new block behind it."""
    region = block.parent_region
    assert region is not None
    rest = Block()
    region.insert_block(region.index_of(block) + 1, rest)
    move_operations(block, first, rest)
    return rest


def move_operations(source: Block, first: Operation | None, target: Block) -> None:
    """Move the operations of a block from `first` on to the end of another."""
    while first is not None:
        following = first.next_op
        source.remove(first)
        target.append_new(first)
        first = following


def _remap_locations(blocks: Sequence[Block], caller: Location) -> None:
    """Locations of inlined operations contain the call site."""
    locations: dict[Location, Location] = {}

    def remap(location: Location) -> Location:
        result = locations.get(location)
        if result is None:
            result = locations[location] = _stacked(location, caller)
        return result

    for block in blocks:
        for argument in block.args:
            argument.set_location(remap(argument.location))
        for root in block.ops():
            for op in collect(root):
                op.location = remap(op.location)
                for region in op.region_list or ():
                    for inner in region.get_blocks():
                        for argument in inner.args:
                            argument.set_location(remap(argument.location))


def _stacked(callee: Location, caller: Location) -> Location:
    """A location inlined into a caller: the caller is added at the end of its chain of call sites."""
    calls: list[CallSiteLoc] = []
    last = callee
    while isinstance(last, CallSiteLoc):
        calls.append(last)
        last = last.caller
    location: Location = CallSiteLoc(last, caller)
    for call in reversed(calls):
        location = CallSiteLoc(call.callee, location)
    return location


def _remap_operands(blocks: Sequence[Block], mapping: dict[Value, Value]) -> None:
    for block in blocks:
        for root in list(block.ops()):
            for op in walk_postorder(root):
                for number, value in enumerate(operands_of(op)):
                    mapped = mapping.get(value)
                    if mapped is not None:
                        op.set_operand(number, mapped)


def _handle_arguments(
    call: Operation, callable: Operation, source: Region, mapping: dict[Value, Value], ip: InsertionPoint
) -> None:
    handler = inliner_of(callable)
    assert handler is not None
    arguments = source.get_blocks()[0].args
    attributes = _dictionaries(callable, "arg_attrs", len(arguments))
    for argument, attribute in zip(arguments, attributes):
        mapping[argument] = handler.handle_argument(call, callable, mapping[argument], attribute, ip)


def _handle_results(
    call: Operation, callable: Operation, results: Sequence[Value], ip: InsertionPoint
) -> None:
    handler = inliner_of(callable)
    assert handler is not None
    attributes = _dictionaries(callable, "res_attrs", len(results))
    for result, attribute in zip(results, attributes):
        pairs = result.use_pairs()
        other = handler.handle_result(call, callable, result, attribute, ip)
        if other is result:
            # MLIR lets every reader read the same value again, the newest first.
            result.set_use_order(pairs[::-1])
            continue
        for user, number in reversed(pairs):
            user.set_operand(number, other)


def _dictionaries(op: Operation, name: str, count: int) -> list[DictionaryAttr | None]:
    """The attributes of each argument or result of a function."""
    listed = op.attribute(name)
    if not isinstance(listed, ArrayAttr):
        return [None] * count
    return [element if isinstance(element, DictionaryAttr) else None for element in listed.elements]


def _connect(
    call: Operation,
    callable: Operation,
    block: Block,
    new_blocks: list[Block],
    rest: Block,
    handler: DialectInlinerInterface,
) -> None:
    """Join the new blocks with the blocks in front of them and behind."""
    results = call.result_values()
    first = new_blocks[0]
    start = InsertionPoint.at_block_begin(rest)
    if len(new_blocks) == 1 and handler.allow_single_block_optimization(new_blocks):
        terminator = first.last
        assert terminator is not None
        _handle_results(call, callable, terminator.operand_values(), start)
        end = inliner_of(terminator)
        assert end is not None
        end.handle_terminator(terminator, results)
        terminator.erase()
        move_operations(rest, rest.first, first)
        rest.erase()
    else:
        # Of the types that the callee returns; users of other results get casts.
        types = result_types(callable)
        for result, type in zip(results, types):
            result.replace_all_uses_with(rest.add_argument(type, result.location))
        _handle_results(call, callable, rest.args, start)
        for new_block in new_blocks:
            terminator = new_block.last
            end = inliner_of(terminator)
            assert terminator is not None and end is not None
            end.handle_terminator_of_many(terminator, rest)
    move_operations(first, first.first, block)
    first.erase()
