"""The state of a conversion: replacements of values, casts between them, and changes.

While changes can be undone, replaced operations stay in place with their users, and later patterns get the
replacements of operands.  Otherwise values are replaced at once, by casts where types differ.
Mirror: ConversionPatternRewriterImpl in mlir/lib/Transforms/Utils/DialectConversion.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context, current_context
from mlirkit.core.creation import create_operation
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import collect
from mlirkit.patterns.casts import CAST
from mlirkit.patterns.conversion_changes import (
    Change,
    ConvertBlockTypes,
    CreateBlock,
    CreateCast,
    CreateOperation,
    EraseBlock,
    MoveBlock,
    MoveOperation,
    ReplaceOperation,
    ReplaceValue,
    redirect,
    tell_block_erased,
    tell_operation_erased,
)
from mlirkit.patterns.conversion_config import ConversionConfig
from mlirkit.patterns.conversion_mapping import ConversionMapping, Values
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.type_converter import SignatureConversion, TypeConverter
from mlirkit.support.diagnostics import MLIRError

# An insertion point: in front of an operation of a block, or at the end of the block.
Place = tuple[Block, Operation | None]
Condition = Callable[[Operation, int], bool]


class CastInfo:
    """A cast that a conversion has made, with its converter and its purpose."""

    __slots__ = ("converter", "is_pure", "is_source", "original_type")

    def __init__(
        self, converter: TypeConverter | None, is_source: bool, is_pure: bool, original_type: Type | None
    ) -> None:
        self.converter = converter
        self.is_source = is_source
        self.is_pure = is_pure
        # The type of the value that a cast to converted types replaces.
        self.original_type = original_type


class ConversionState(Listener):
    """The state of a conversion; as a listener, it is notified of created and moved operations."""

    def __init__(self, config: ConversionConfig, context: Context | None) -> None:
        self.config = config
        self.context = context
        self.listener = config.listener
        self.can_undo: Final = config.allow_pattern_rollback
        self.mapping = ConversionMapping()
        self.changes: list[Change] = []
        # Operations to be erased, and operations that are skipped with their nested operations.
        self.replaced: dict[Operation, None] = {}
        self.ignored: dict[Operation, None] = {}
        # Operations that the current pattern has created and modified.
        self.new_ops: dict[Operation, None] = {}
        self.modified_ops: dict[Operation, None] = {}
        self.new_casts: dict[Operation, None] = {}
        # All casts that have been made.
        self.casts: dict[Operation, CastInfo] = {}
        # The type converter of the current pattern.
        self.converter: TypeConverter | None = None

    # -- notifications of the rewriter --------------------------------------------------------------------

    def operation_inserted(self, op: Operation) -> None:
        self.new_ops[op] = None
        if self.can_undo:
            self.changes.append(CreateOperation(op))
        elif self.listener is not None:
            self.listener.operation_inserted(op)

    def operation_moved(self, op: Operation, block: Block, following: Operation | None) -> None:
        if self.can_undo:
            self.changes.append(MoveOperation(op, block, following))
        elif self.listener is not None:
            self.listener.operation_moved(op, block, following)

    def block_inserted(self, block: Block) -> None:
        if self.can_undo:
            self.changes.append(CreateBlock(block))
        elif self.listener is not None:
            self.listener.block_inserted(block)

    def block_moved(self, block: Block, region: Region, following: Block | None) -> None:
        if self.can_undo:
            self.changes.append(MoveBlock(block, region, following))
        elif self.listener is not None:
            self.listener.block_moved(block, region, following)

    # -- undoing and completing ---------------------------------------------------------------------------

    def mark(self) -> tuple[int, int, int]:
        """The state as it is now, to be returned to."""
        return len(self.changes), len(self.ignored), len(self.replaced)

    def reset(self, mark: tuple[int, int, int]) -> None:
        """Undo all changes since a mark."""
        while len(self.changes) > mark[0]:
            self.changes.pop().roll_back(self)
        while len(self.ignored) > mark[1]:
            self.ignored.popitem()
        while len(self.replaced) > mark[2]:
            self.replaced.popitem()

    def commit(self) -> None:
        """Complete all changes."""
        number = 0
        # Completing a change may create casts, which are changes as well.
        while number < len(self.changes):
            self.changes[number].commit(self)
            number += 1
        for change in self.changes:
            change.clean_up()
        for change in self.changes:
            change.erase()
        self.changes = []

    def live_casts(self) -> list[Operation]:
        """The casts that are still there, in the order in which they were made."""
        return [cast for cast in self.casts if cast.info is not ERASED]

    def forget_new_casts(self, unused_only: bool) -> None:
        """Erase the casts that were created for the current pattern, if it has not matched or not used
        them."""
        for cast in reversed(self.new_casts):
            if cast.info is not ERASED and (cast.use_empty or not unused_only):
                del self.casts[cast]
                cast.erase()
        self.new_casts = {}

    def is_ignored(self, op: Operation) -> bool:
        return op in self.ignored or self.was_replaced(op)

    def was_replaced(self, op: Operation) -> bool:
        return op.info is ERASED or op in self.replaced

    def forget_unlegalized(self, op: Operation) -> None:
        if self.config.unlegalized_ops is not None:
            self.config.unlegalized_ops.pop(op, None)

    # -- replacements of values ----------------------------------------------------------------------------

    def lookup(
        self, value: Value, types: Sequence[Type] | None = None, without_casts: bool = False
    ) -> Values:
        """The last replacement of a value, itself included, that has certain types; () if none has.

        Without types, the last of all; without casts, replacements that only change types are skipped.
        """
        current: Values = (value,)
        matching: Values = ()
        last: Values = current
        while True:
            is_cast = without_casts and self._is_pure_cast(current)
            if not is_cast:
                last = current
                if types is not None and _types(current) == list(types):
                    matching = current
            following = self._step(current)
            if not following:
                break
            current = following
        if types is not None:
            return matching
        return last if without_casts else current

    def _is_pure_cast(self, values: Values) -> bool:
        op = _common_op(values)
        info = None if op is None else self.casts.get(op)
        return info is not None and info.is_pure

    def _step(self, values: Values) -> Values:
        """The direct replacements of values: of each value, or else of all values together."""
        parts: list[Value] = []
        for value in values:
            following = self._mapped((value,))
            parts += following or (value,)
        following = tuple(parts)
        return following if following != values else self._mapped(values)

    def _mapped(self, values: Values) -> Values:
        if self.can_undo:
            return self.mapping.get(values)
        cast = _common_op(values)
        if cast is None or cast not in self.casts or tuple(cast.result_values()) != values:
            return ()
        return tuple(cast.operand_values())

    def remap(self, values: Iterable[Value], location: Location | None) -> list[list[Value]] | None:
        """The replacements of values, in the present converter's types; None if a type has no conversion."""
        result: list[list[Value]] = []
        for value in values:
            converter = self.converter
            if converter is None:
                result.append([*self.lookup(value, without_casts=True)])
                continue
            types = converter.converted_types(value)
            if types is None:
                return None
            if not types:
                result.append([])
                continue
            cast = self.lookup(value, types)
            if not cast:
                latest = self.lookup(value, without_casts=True)
                info = CastInfo(converter, False, True, value.type)
                at = value.location if location is None else location
                cast = self._cast(place_behind(latest), at, latest, types, info, latest)
            result.append([*cast])
        return result

    def replacement_of(self, value: Value, converter: TypeConverter | None) -> Value | None:
        """The replacement of a value, by a cast if types differ; None if it has no uses."""
        result = self.lookup(value, [value.type])
        if result and result != (value,):
            return result[0]
        if not self.mapping.may_be_mapped_to(value) and all(user in self.replaced for user in value.users):
            return None
        latest = self.lookup(value)
        if latest == (value,):
            latest = ()
        place = place_behind(latest or (value,))
        info = CastInfo(converter, True, bool(latest), None)
        return self._cast(place, value.location, latest, [value.type], info, latest)[0]

    def _cast(
        self,
        place: Place,
        location: Location,
        inputs: Values,
        types: Sequence[Type],
        info: CastInfo,
        mapped: Values,
    ) -> Values:
        """Create a cast of values to types, which replaces `mapped` from now on."""
        block, before = place
        state = OperationState(current_context(self.context).operation_name(CAST), location)
        state.operands = [*inputs]
        state.result_types = [*types]
        op = create_operation(state)
        if self.config.attach_debug_materialization_kind:
            op.set_attribute("__kind__", StringAttr.get("source" if info.is_source else "target"))
        block.insert_before(op, before)
        self.casts[op] = info
        results: Values = tuple(op.result_values())
        if self.can_undo:
            if mapped:
                self.mapping.add(mapped, results)
            self.changes.append(CreateCast(op, mapped))
        else:
            self.new_casts[op] = None
        return results

    # -- replacing and erasing ----------------------------------------------------------------------------

    def replace_op(self, op: Operation, values: list[list[Value]]) -> None:
        """Map each result of `op`, which is to be erased, to its replacements."""
        if op in self.casts and self.can_undo:
            raise MLIRError("a cast that the conversion has made cannot be replaced by a pattern")
        if not self.can_undo:
            self._replace_now(op, values)
            return
        if op in self.replaced:
            raise MLIRError(f"'{op.info.name}' op has been replaced already")
        for result, value in zip(op.result_values(), values):
            self.mapping.add((result,), tuple(value))
        self.changes.append(ReplaceOperation(op, self.converter))
        for nested in collect(op):
            self.replaced[nested] = None

    def _replace_now(self, op: Operation, values: list[list[Value]]) -> None:
        pairs = list(zip(op.result_values(), values, strict=True))
        replacements = [self._replacement_now(result, values, self.converter) for result, values in pairs]
        self._forget(op)
        if self.listener is not None:
            self.listener.operation_replaced(op, replacements)
        for (result, _), replacement in zip(pairs, replacements):
            if replacement is not None:
                self.replace_uses(result, replacement)
        if self.listener is not None:
            tell_operation_erased(self.listener, op)
        op.erase()

    def _replacement_now(
        self, value: Value, values: Sequence[Value], converter: TypeConverter | None
    ) -> Value | None:
        """One value of the same type for a value that is replaced; None if it has no uses."""
        if value.first_user is None:
            return None
        if _types(values) == [value.type]:
            return values[0]
        inputs = tuple(values)
        info = CastInfo(converter, True, True, None)
        return self._cast(place_behind(inputs or (value,)), value.location, inputs, [value.type], info, ())[0]

    def _forget(self, root: Operation) -> None:
        """Operations are about to be erased."""
        for op in collect(root):
            self.ignored.pop(op, None)
            self.casts.pop(op, None)
            self.new_casts.pop(op, None)
            self.forget_unlegalized(op)

    def replace_value(
        self,
        value: Value,
        values: Sequence[Value],
        converter: TypeConverter | None,
        condition: Condition | None = None,
    ) -> None:
        """Map a value to its replacements, for all its users or those for which a condition holds."""
        if not self.can_undo:
            replacement = self._replacement_now(value, values, converter)
            if replacement is not None:
                self.replace_uses_behind(value, replacement, condition)
            return
        if condition is not None:
            raise MLIRError("a value cannot be replaced for some readers only while changes can be undone")
        self.mapping.add((value,), tuple(values))
        self.changes.append(ReplaceValue(value, converter))

    def replace_uses(self, value: Value, other: Value) -> None:
        """Replace all uses of `value` by `other`, and notify the listener."""
        pairs = [] if self.listener is None else value.use_pairs()
        value.replace_all_uses_with(other)
        if self.listener is not None:
            for user, _ in reversed(pairs):
                self.listener.operation_modified(user)

    def replace_uses_behind(self, value: Value, other: Value, condition: Condition | None) -> None:
        """As `replace_uses`, except for users in front of the definition of `other`, in its block."""
        made = other.defining_op
        for user, number in reversed(value.use_pairs()):
            if made is not None and user.parent_block is made.parent_block:
                if not made.is_before_in_block(user):
                    continue
            if condition is None or condition(user, number):
                user.set_operand(number, other)
                # MLIR notifies of the modification only where it is made at the end.
                if self.can_undo and self.listener is not None:
                    self.listener.operation_modified(user)

    def erase_block(self, block: Block) -> None:
        """Erase a block and its contents."""
        if self.can_undo:
            for op in block.ops():
                for nested in collect(op):
                    self.replaced[nested] = None
            self.changes.append(EraseBlock(block))
            return
        for op in block.ops():
            self._forget(op)
        if self.listener is not None:
            tell_block_erased(self.listener, block)
        block.erase()

    # -- blocks -------------------------------------------------------------------------------------------

    def move_operations(self, block: Block, target: Block, before: Operation | None) -> None:
        """Move the operations of a block in front of an operation of another block, or to its end."""
        while (op := block.first) is not None:
            following = op.next_op
            target.move(op, before)
            self.operation_moved(op, block, following)

    def convert_signature(
        self, block: Block, conversion: SignatureConversion, converter: TypeConverter | None
    ) -> Block:
        """Replace `block` by a block with converted arguments and the same operations."""
        types = conversion.converted_types
        if [argument.type for argument in block.args] == types:
            return block
        locations: list[Location] = [UNKNOWN_LOC] * len(types)
        for argument in block.args:
            mapping = conversion.mapping_of(argument.arg_number)
            if mapping is not None and mapping.values is None:
                for number in range(mapping.first, mapping.first + mapping.size):
                    locations[number] = argument.location
        converted = block.create_after(*types, arg_locs=locations)
        self.block_inserted(converted)
        self.move_operations(block, converted, None)
        redirect(block, converted)
        for argument in block.args:
            self._convert_argument(argument, conversion, converted, converter)
        if self.can_undo:
            self.changes.append(ConvertBlockTypes(block, converted))
        self.erase_block(block)
        return converted

    def _convert_argument(
        self,
        argument: BlockArgument,
        conversion: SignatureConversion,
        converted: Block,
        converter: TypeConverter | None,
    ) -> None:
        mapping = conversion.mapping_of(argument.arg_number)
        values: Sequence[Value]
        if mapping is None:
            # It is dropped, but may still be read.
            info = CastInfo(converter, True, False, None)
            place = (converted, converted.first)
            values = self._cast(place, argument.location, (), [argument.type], info, ())
        elif mapping.values is not None:
            values = mapping.values
        else:
            values = converted.args[mapping.first : mapping.first + mapping.size]
        self.replace_value(argument, values, converter)

    def convert_region(
        self, region: Region, converter: TypeConverter, entry: SignatureConversion | None = None
    ) -> bool:
        """Convert the arguments of all blocks; False if a type is unknown."""
        if region.is_empty:
            return True
        first = region.get_blocks()[0]
        for block in region.get_blocks()[1:]:
            conversion = converter.convert_block_signature(block)
            if conversion is None:
                return False
            self.convert_signature(block, conversion, converter)
        if entry is None:
            entry = converter.convert_block_signature(first)
        if entry is not None:
            self.convert_signature(first, entry, converter)
        return entry is not None


def place_behind(values: Sequence[Value]) -> Place:
    """The first place at which all values can be read."""
    place = _place_behind(values[0])
    dominance: DominanceInfo | None = None
    for value in values[1:]:
        other = _place_behind(value)
        if dominance is None:
            dominance = DominanceInfo()
        if _is_before(dominance, place, other):
            place = other
    return place


def _place_behind(value: Value) -> Place:
    block = value.parent_block
    assert block is not None
    definition = value.defining_op
    return block, block.first if definition is None else definition.next_op


def _is_before(dominance: DominanceInfo, place: Place, other: Place) -> bool:
    """Whether control that comes to the other place has come to the first."""
    (block, before), (other_block, other_before) = place, other
    if block is not other_block:
        return dominance.dominates(block, other_block)
    if before is None or before is other_before:
        return False
    return other_before is None or before.is_before_in_block(other_before)


def _types(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


def _common_op(values: Values) -> Operation | None:
    """The operation that defines all values; None if they have no common one."""
    if not values:
        return None
    op = values[0].defining_op
    return op if all(value.defining_op is op for value in values) else None
