"""The rewriter of conversions: nothing is replaced before all is known to succeed.

What a pattern replaces stays where it is, with its readers; later patterns are given what stands for it.
Where types differ, `builtin.unrealized_conversion_cast` goes between.
Mirror: ConversionPatternRewriter of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_live
from mlirkit.core.attribute import Type
from mlirkit.core.context import current_context
from mlirkit.core.creation import create_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.patterns.casts import CAST
from mlirkit.patterns.conversion_target import TypeConverter
from mlirkit.patterns.rewriter import PatternRewriter, replacements_of


@mypyc_attr(allow_interpreted_subclasses=True)
class ConversionPatternRewriter(PatternRewriter):
    """Records what is replaced by what."""

    def __init__(self) -> None:
        super().__init__()
        # In order; what stands for the results of each, nothing for those of what is erased.
        self._replaced: dict[Operation, list[Value | None]] = {}
        self._latest: dict[Value, Value | None] = {}
        # Casts by what they cast and to what, and all of them.
        self._casts: dict[tuple[Value, Type], Value] = {}
        self.casts: list[Operation] = []
        # Arguments whose types have changed, with what they were and the casts to that.
        self._arguments: list[tuple[BlockArgument, Type, Operation]] = []
        # How much of it was there when the pattern in hand began.
        self._known = 0

    # -- what patterns do ---------------------------------------------------------------------------------

    def begin(self, op: Operation) -> None:
        super().begin(op)
        self._known = len(self._replaced)

    def reject(self) -> None:
        self._forget_replaced(self._known)

    def replace_op(
        self, op: Operation, new_op: Operation | Sequence[Any] | None = None, *, values: Sequence[Any] = ()
    ) -> None:
        """What reads the results of `op` is to read those of another operation, or values."""
        self._record(op, [*replacements_of(op, new_op, values)])

    def erase_op(self, op: Operation) -> None:
        """`op` is to go; nobody may read its results then."""
        expect_live(op, Operation, "erase_op", "op")
        self._record(op, [None] * op.result_count)

    def convert_region_types(self, region: Region, type_converter: TypeConverter) -> None:
        """Give the arguments of the region's blocks converted types; casts give readers the old ones."""
        expect_live(region, Region, "convert_region_types", "region")
        expect(type_converter, TypeConverter, "convert_region_types", "type_converter")
        for block in region.get_blocks():
            for argument in block.args:
                type = type_converter.convert_type(argument.type)
                if type is not None and type != argument.type:
                    self._convert_argument(argument, type)

    # -- what stands for what -----------------------------------------------------------------------------

    def is_replaced(self, op: Operation | None) -> bool:
        """Whether an operation or one around it is to go."""
        while op is not None:
            if op in self._replaced:
                return True
            op = op.parent_op
        return False

    def converted_operands(self, op: Operation, type_converter: TypeConverter) -> list[Value] | None:
        """The operands as their converted types want them; None if one has no such type."""
        expect_live(op, Operation, "converted_operands", "op")
        expect(type_converter, TypeConverter, "converted_operands", "type_converter")
        found: list[Value] = []
        for operand in op.operand_values():
            type = type_converter.convert_type(operand.type)
            if type is None:
                return None
            value = self._lookup(operand, type)
            if value is None:
                value = self._cast(self._most_recent(operand), type, op.location, operand)
            found.append(value)
        return found

    def _lookup(self, value: Value, type: Type) -> Value | None:
        """The last of what stands for `value`, itself included, that has a type."""
        found: Value | None = None
        current = value
        while True:
            if current.type == type:
                found = current
            following = self._latest.get(current)
            if following is None:
                return self._casts.get((current, type), found)
            current = following

    def _most_recent(self, value: Value) -> Value | None:
        """What stands for `value` in the end, itself if nothing does; None if it is erased."""
        current = value
        while current in self._latest:
            following = self._latest[current]
            if following is None:
                return None
            current = following
        return current

    def _cast(self, value: Value | None, type: Type, location: Location, instead_of: Value) -> Value:
        """A cast of a value, where that is defined; of nothing where what it stands for is defined."""
        state = OperationState(current_context(instead_of.context).operation_name(CAST), location)
        state.operands = [] if value is None else [value]
        state.result_types = [type]
        op = create_operation(state)
        at = instead_of if value is None else value
        block = at.parent_block
        assert block is not None
        definition = at.defining_op
        block.insert_before(op, block.first if definition is None else definition.next_op)
        self.casts.append(op)
        result = op.result
        if value is not None:
            self._casts[value, type] = result
        return result

    def _record(self, op: Operation, values: list[Value | None]) -> None:
        op.require_live()
        self._replaced[op] = values
        self._latest.update(zip(op.result_values(), values, strict=True))

    def _convert_argument(self, argument: BlockArgument, type: Type) -> None:
        before = argument.type
        argument.set_type(type)
        cast = self._cast(argument, before, argument.location, argument)
        owner = cast.defining_op
        assert owner is not None
        argument.replace_uses_with_if(cast, lambda use: use.owner is not owner)
        self._latest[cast] = argument
        self._arguments.append((argument, before, owner))

    # -- the end ------------------------------------------------------------------------------------------

    def commit(self) -> None:
        """Replace everything."""
        for op in self._replaced:
            for result in op.result_values():
                value = self._replacement(result)
                if value is not None:
                    result.replace_all_uses_with(value)
        for op in self._replaced:
            op.drop_all_references()
        for op in self._replaced:
            # One may be nested in another.
            if op.info is not ERASED:
                op.erase()

    def _replacement(self, result: OpResult) -> Value | None:
        found = self._lookup(result, result.type)
        if found is not None and found is not result:
            return found
        if all(user in self._replaced for user in result.users):
            return None
        return self._cast(self._most_recent(result), result.type, result.location, result)

    def undo(self) -> None:
        """Leave everything as it was, but for what patterns have made themselves."""
        self._forget_replaced(0)
        for argument, type, cast in reversed(self._arguments):
            cast.result.replace_all_uses_with(argument)
            argument.set_type(type)
        for cast in reversed(self.casts):
            if cast.use_empty:
                cast.erase()

    def _forget_replaced(self, count: int) -> None:
        for op in [*self._replaced][count:]:
            for result in op.result_values():
                self._latest.pop(result, None)
            del self._replaced[op]
