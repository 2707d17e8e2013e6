"""Interfaces of the test dialect's operations: regions, control flow, calls; the rules for inlining."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.types import FunctionType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.interfaces import (
    CallableOpInterface,
    CallOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
    RegionKind,
    RegionKindInterface,
    SuccessorOperands,
)
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.branches import Branch
from mlirkit.dialects.inlining import InlineEverywhere, replace_by_operands
from mlirkit.ods.live.hooks import dialect_interface, interface


class GraphRegion(RegionKindInterface):
    """The order of operations has no meaning."""

    __slots__ = ()

    def region_kind(self, op: Operation, index: int) -> RegionKind:
        return RegionKind.GRAPH


interface("test.graph_region", "RegionKindInterface")(GraphRegion())
interface("test.isolated_graph_region", "RegionKindInterface")(GraphRegion())


# -- control flow -------------------------------------------------------------------------------------------

Bounds = list[tuple[int, int | None]]


class RegionIf(RegionBranchOpInterface):
    """Control enters the first or the second region, continues in the third, and leaves."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        if point is None:
            return [op.regions[0], op.regions[1]]
        return [None if point.parent_region is op.regions[2] else op.regions[2]]

    def entry_operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(op.operand_count)

    def region_invocation_bounds(self, op: Operation, operands: Sequence[Attribute | None]) -> Bounds:
        return [(0, 1)] * 3


class AnyCondition(RegionBranchOpInterface):
    """Into the only region, once, and out."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.regions[0]] if point is None else [None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return list(op.result_values()) if target is None else []

    def region_invocation_bounds(self, op: Operation, operands: Sequence[Attribute | None]) -> Bounds:
        return [(1, 1)]


class LoopBlock(RegionBranchOpInterface):
    """Into the body, and from its end into it again or out."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.regions[0]] if point is None else [op.regions[0], None]

    def entry_operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(op.operand_count)


class LoopBlockEnd(RegionBranchTerminatorOpInterface):
    """The first operand is passed on, the second out."""

    __slots__ = ()

    def operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(1, 2) if target is None else range(1)


class OneRegion(RegionBranchOpInterface):
    """Into the region, and out."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.regions[0]] if point is None else [None]


class LoopRegion(RegionBranchOpInterface):
    """Into the region or past it, and the same from its end."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.regions[0], None]


class NoSuccessor(RegionBranchOpInterface):
    """Nowhere."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return []


interface("test.region_if", "RegionBranchOpInterface")(RegionIf())
interface("test.any_cond", "RegionBranchOpInterface")(AnyCondition())
interface("test.loop_block", "RegionBranchOpInterface")(LoopBlock())
interface("test.loop_block_term", "RegionBranchTerminatorOpInterface")(LoopBlockEnd())
interface("test.store_with_a_region", "RegionBranchOpInterface")(OneRegion())
interface("test.store_with_a_loop_region", "RegionBranchOpInterface")(LoopRegion())
interface("test.switch_with_no_break", "RegionBranchOpInterface")(NoSuccessor())


class InternalBranch(Branch):
    """The first operand of the second successor is produced by the branch itself."""

    __slots__ = ()

    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        return SuccessorOperands(super().successor_operands(op, index).forwarded, index)


class GraphLoop(LoopLikeOpInterface):
    """Its only region runs again and again."""

    __slots__ = ()


class OfConstants(ConditionallySpeculatable):
    """Speculatable if the operand is a constant."""

    __slots__ = ()

    def speculatability(self, op: Operation) -> Speculatability:
        source = op.operand_at(0).defining_op
        is_constant = source is not None and source.name == "arith.constant"
        return Speculatability.SPECULATABLE if is_constant else Speculatability.NOT_SPECULATABLE


interface("test.br", "BranchOpInterface")(Branch("targetOperands"))
interface("test.internal_br", "BranchOpInterface")(InternalBranch("successOperands", "errorOperands"))
interface("test.producing_br", "BranchOpInterface")(Branch("firstOperands", "secondOperands"))
interface("test.graph_loop", "LoopLikeOpInterface")(GraphLoop())
interface("test.conditionally_speculatable_op", "ConditionallySpeculatable")(OfConstants())
interface("test.never_speculatable_op", "ConditionallySpeculatable")(ConditionallySpeculatable())


# -- calls --------------------------------------------------------------------------------------------------


class ConversionCall(CallOpInterface):
    __slots__ = ()


class SegmentedCall(CallOpInterface):
    """Arguments are between other operands."""

    __slots__ = ()

    def _range(self, op: Operation) -> tuple[int, int]:
        sizes = op.inherent("operandSegmentSizes")
        assert isinstance(sizes, DenseI32ArrayAttr)
        first, count, _ = sizes.values
        return first, first + count

    def arg_operands(self, op: Operation) -> list[Value]:
        first, end = self._range(op)
        return list(op.operand_values()[first:end])

    def set_arg_operands(self, op: Operation, values: Sequence[Value]) -> None:
        first, end = self._range(op)
        operands = op.operand_values()
        op.set_operands([*operands[:first], *values, *operands[end:]])
        sizes = [first, len(values), len(operands) - end]
        op.set_inherent("operandSegmentSizes", DenseI32ArrayAttr.get(sizes))


class FunctionalRegion(CallableOpInterface):
    """A function as a value."""

    __slots__ = ()

    def callable_region(self, op: Operation) -> Region | None:
        return op.regions[0]

    def result_types(self, op: Operation) -> Sequence[Type]:
        type = op.result_types()[0]
        assert isinstance(type, FunctionType)
        return type.results


interface("test.conversion_call_op", "CallOpInterface")(ConversionCall())
interface("test.call_with_segments", "CallOpInterface")(SegmentedCall())
interface("test.functional_region_op", "CallableOpInterface")(FunctionalRegion())


class TestInliner(InlineEverywhere):
    """As TestInlinerInterface."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return "noinline" not in call.attributes

    def should_analyze_recursively(self, op: Operation) -> bool:
        return op.name != "test.functional_region_op"

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        if op.name == "test.return":
            replace_by_operands(op, values_to_replace)

    def materialize_call_conversion(
        self, call: Operation, value: Value, type: Type, loc: Location
    ) -> Operation | None:
        if not all(
            isinstance(each, IntegerType) and each.is_signless and each.width in (16, 32)
            for each in (type, value.type)
        ):
            return None
        return Operation.create("test.cast", [type], [value], loc=loc, ip=False, context=call.context)

    def handle_argument(
        self,
        call: Operation,
        callable: Operation,
        argument: Value,
        attributes: DictionaryAttr | None,
        ip: InsertionPoint,
    ) -> Value:
        if attributes is None or "test.handle_argument" not in attributes:
            return argument
        changer = _type_changer(call, argument)
        ip.insert(changer)
        return changer.result

    def handle_result(
        self,
        call: Operation,
        callable: Operation,
        result: Value,
        attributes: DictionaryAttr | None,
        ip: InsertionPoint,
    ) -> Value:
        if attributes is None or "test.handle_result" not in attributes:
            return result
        changer = _type_changer(call, result)
        ip.insert(changer)
        return changer.result

    def process_inlined_call_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        if call.name == "test.conversion_call_op":
            for block in blocks:
                for op in [inner for each in block.ops() for inner in walk_postorder(each)]:
                    op.set_attribute("inlined_conversion", UnitAttr.get())


def _type_changer(call: Operation, value: Value) -> Operation:
    return Operation.create(
        "test.type_changer", [value.type], [value], loc=call.location, ip=False, context=call.context
    )



dialect_interface("test", "DialectInlinerInterface")(TestInliner())
