"""The rewriter of conversions: replacements and erasures are made after success, or at once without rollback.

`builtin.unrealized_conversion_cast` converts where types differ; type converters replace the casts at the
end.
Mirror: ConversionPatternRewriter of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_live, expect_or_none, expect_sequence, wrong_argument
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.patterns.conversion_changes import ModifyOperation
from mlirkit.patterns.conversion_config import ConversionConfig
from mlirkit.patterns.conversion_state import ConversionState
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.rewriter_arguments import live_values, replacements_of
from mlirkit.patterns.type_converter import SignatureConversion, TypeConverter

# Legalizes operations and their nested operations; returns whether it succeeded.
Legalize = Callable[[Sequence[Operation]], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class ConversionPatternRewriter(PatternRewriter):
    """The rewriter of conversion patterns."""

    def __init__(self, state: ConversionState | None = None, legalize: Legalize | None = None) -> None:
        self._state = ConversionState(ConversionConfig(), None) if state is None else state
        super().__init__(self._state)
        self._legalize = _legalize_nothing if legalize is None else legalize
        # The changes before the current pattern.
        self._began = self._state.mark()

    def begin(self, op: Operation) -> None:
        super().begin(op)
        self._began = self._state.mark()

    def reject(self) -> None:
        self._state.reset(self._began)

    # -- values -------------------------------------------------------------------------------------------

    @property
    def type_converter(self) -> TypeConverter | None:
        """The type converter of the current pattern."""
        return self._state.converter

    def convert_with(
        self,
        op: Operation,
        type_converter: TypeConverter | None,
        convert: Callable[[Any, list[list[Value]], Any], Any],
    ) -> bool:
        """Call a function with the replacements of the operands, under the pattern's type converter.

        Whether it matched; it is not called if the converter cannot convert the type of an operand.
        """
        expect_live(op, Operation, "convert_with", "op")
        expect_or_none(type_converter, TypeConverter, "convert_with", "type_converter")
        if not callable(convert):
            raise wrong_argument(
                convert, "a function of op, operands and rewriter", "convert_with", "convert"
            )
        before = self._state.converter
        self._state.converter = type_converter
        try:
            operands = self._state.remap(op.operand_values(), op.location)
            return operands is not None and bool(convert(op, operands, self))
        finally:
            self._state.converter = before

    def remapped_values(self, values: Sequence[Value]) -> list[list[Value]] | None:
        """The replacements of values, in the pattern's types; None if a type has no conversion."""
        return self._state.remap(live_values(values, "remapped_values", "values"), None)

    def remapped_value(self, value: Value) -> Value | None:
        """The single replacement of a value; None if there are several, or its type has no conversion."""
        expect_live(value, Value, "remapped_value", "value")
        remapped_values = self.remapped_values([value])
        return remapped_values[0][0] if remapped_values is not None and len(remapped_values[0]) == 1 else None

    # -- replacing and erasing ----------------------------------------------------------------------------

    def replace_op(
        self, op: Operation, new_op: Operation | Sequence[Any] | None = None, *, values: Sequence[Any] = ()
    ) -> None:
        """Replace the results of `op` by the results of another operation, or by values."""
        self._replace_by_all(op, [[replacement] for replacement in replacements_of(op, new_op, values)])

    def replace_op_with_multiple(self, op: Operation, values: Sequence[Sequence[Any]]) -> None:
        """Replace each result of `op` by one value, several or none."""
        expect_live(op, Operation, "replace_op_with_multiple", "op")
        listed = expect_sequence(values, object, "replace_op_with_multiple", "values")
        result = [live_values(group, "replace_op_with_multiple", "values") for group in listed]
        if len(result) != op.result_count:
            name, count = op.info.name, op.result_count
            raise ValueError(f"'{name}' has {count} results, which {len(result)} lists cannot replace")
        self._replace_by_all(op, result)

    def erase_op(self, op: Operation) -> None:
        """Erase `op`, whose results must have no uses by then."""
        expect_live(op, Operation, "erase_op", "op")
        nothing: list[list[Value]] = [[] for _ in range(op.result_count)]
        self._replace_by_all(op, nothing)

    def _replace_by_all(self, op: Operation, values: list[list[Value]]) -> None:
        if self._before is op:
            self._before = op.next_op
        self._state.replace_op(op, values)

    def replace_all_uses_with(self, value: Value, other: Value | Sequence[Value]) -> None:
        """Replace the uses of `value` by another value, or by several."""
        self._replace_value(value, other, None)

    def replace_uses_with_if(
        self, value: Value, other: Value | Sequence[Value], condition: Callable[[Operation, int], bool]
    ) -> None:
        """As `replace_all_uses_with`, where a condition on user and operand holds: only at once."""
        if not callable(condition):
            raise wrong_argument(
                condition, "a function of user and number", "replace_uses_with_if", "condition"
            )
        self._replace_value(value, other, condition)

    def _replace_value(
        self, value: Value, other: Value | Sequence[Value], condition: Callable[[Operation, int], bool] | None
    ) -> None:
        expect_live(value, Value, "replace_all_uses_with", "value")
        listed: Sequence[Value] = [other] if isinstance(other, Value) else other
        values = live_values(listed, "replace_all_uses_with", "other")
        self._state.replace_value(value.viewed(), values, self._state.converter, condition)

    def erase_block(self, block: Block) -> None:
        """Erase a block with its contents."""
        expect_live(block, Block, "erase_block", "block")
        self._state.erase_block(block)

    def erase_blocks(self, region: Region, blocks: list[Block]) -> None:
        """Erase blocks with their contents."""
        for block in blocks:
            self.erase_block(block)

    # -- changing in place --------------------------------------------------------------------------------

    def start_op_modification(self, op: Operation) -> None:
        """Record the state of `op` before a pattern changes it."""
        super().start_op_modification(op)
        if self._state.can_undo:
            self._state.changes.append(ModifyOperation(op))

    def cancel_op_modification(self, op: Operation) -> None:
        """Restore `op` to its state before the modification."""
        super().cancel_op_modification(op)
        changes = self._state.changes
        for number in range(len(changes) - 1, -1, -1):
            change = changes[number]
            if isinstance(change, ModifyOperation) and change.op is op:
                change.roll_back(self._state)
                del changes[number]
                return

    def operation_modified(self, op: Operation) -> None:
        """Report that a pattern has changed `op`, which must then be legal."""
        expect_live(op, Operation, "operation_modified", "op")
        self._state.modified_ops[op] = None
        if not self._state.can_undo and self._state.listener is not None:
            self._state.listener.operation_modified(op)

    # -- blocks and their arguments -----------------------------------------------------------------------

    def apply_signature_conversion(
        self, block: Block, conversion: SignatureConversion, type_converter: TypeConverter | None = None
    ) -> Block:
        """Replace `block` by one with converted arguments; uses of the old arguments get casts."""
        expect_live(block, Block, "apply_signature_conversion", "block")
        expect(conversion, SignatureConversion, "apply_signature_conversion", "conversion")
        expect_or_none(type_converter, TypeConverter, "apply_signature_conversion", "type_converter")
        return self._state.convert_signature(block, conversion, type_converter)

    def convert_region_types(self, region: Region, type_converter: TypeConverter) -> None:
        """Convert the arguments of the region's blocks, as far as their types have conversions."""
        self.convert_region(region, type_converter)

    def convert_region(
        self,
        region: Region,
        type_converter: TypeConverter,
        entry_conversion: SignatureConversion | None = None,
    ) -> bool:
        """Convert the arguments of the region's blocks; False if a type has no conversion."""
        expect_live(region, Region, "convert_region", "region")
        expect(type_converter, TypeConverter, "convert_region", "type_converter")
        expect_or_none(entry_conversion, SignatureConversion, "convert_region", "entry_conversion")
        return self._state.convert_region(region, type_converter, entry_conversion)

    def _inline_block(
        self, source: Block, target: Block, anchor: Operation | None, values: Sequence[Value]
    ) -> None:
        expect_live(source, Block, "inline_block", "source")
        expect_live(target, Block, "inline_block", "target")
        values = live_values(values, "inline_block", "values")
        if len(values) != len(source.args):
            raise ValueError(f"a block of {len(source.args)} arguments cannot be given {len(values)} values")
        for argument, value in zip(source.args, values):
            self.replace_all_uses_with(argument, value)
        self._state.move_operations(source, target, anchor)
        if self._block is source:
            self._block = target
            if self._before is None:
                self._before = anchor
        self.erase_block(source)

    # -- legalizing while a pattern is at work ------------------------------------------------------------

    def legalize(self, op: Operation) -> bool:
        """Legalize an operation and its nested operations now; whether that succeeded."""
        expect_live(op, Operation, "legalize", "op")
        return self._legalize_now([op])

    def legalize_region(self, region: Region) -> bool:
        """Convert the entry block's arguments and legalize the region; whether that succeeded."""
        expect_live(region, Region, "legalize_region", "region")
        if region.is_empty:
            return True
        ops = list(region.ops())
        converter = self._state.converter
        if converter is not None:
            block = region.get_blocks()[0]
            conversion = converter.convert_block_signature(block)
            if conversion is None:
                return False
            self._state.convert_signature(block, conversion, converter)
        return self._legalize_now(ops)

    def _legalize_now(self, ops: Sequence[Operation]) -> bool:
        state = self._state
        place = self._block, self._before, self._context, self._began
        hand = state.converter, state.new_ops, state.modified_ops, state.new_casts
        state.converter, state.new_ops, state.modified_ops, state.new_casts = None, {}, {}, {}
        try:
            return self._legalize(ops)
        finally:
            self._block, self._before, self._context, self._began = place
            state.converter, state.new_ops, state.modified_ops, state.new_casts = hand


def _legalize_nothing(ops: Sequence[Operation]) -> bool:
    raise ValueError("the rewriter does not belong to a conversion")


def conversion_rewriter(rewriter: PatternRewriter, op: Operation) -> ConversionPatternRewriter:
    """Cast a rewriter to a conversion's; TypeError if it is not one."""
    if not isinstance(rewriter, ConversionPatternRewriter):
        raise TypeError(f"the pattern for '{op.info.name}' is one of a conversion")
    return rewriter
