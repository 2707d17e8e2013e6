"""Ranges of integers that values are in.

    solver.load(DeadCodeAnalysis); solver.load(SparseConstantPropagation); solver.load(IntegerRangeAnalysis)
    state = solver.lookup(IntRangeLattice, value)       .range is None where nothing is known yet

A range of one integer is a constant, which constant propagation and dead code go by.
Mirror: mlir/lib/Analysis/DataFlow/IntegerRangeAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.analysis.constants import ConstantLattice
from mlirkit.analysis.data_flow import DataFlowSolver
from mlirkit.analysis.sparse_analysis import SparseForwardAnalysis
from mlirkit.analysis.sparse_lattice import SparseLattice
from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import dense_elements
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.folding.ap_int import APInt, max_signed, min_signed
from mlirkit.folding.int_range import IntRange, full_range, signed_range

SetRange = Callable[[Value, IntRange], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class InferIntRangeInterface(Interface):
    """An operation that infers the ranges of its results and of the arguments of its regions."""

    __slots__ = ()

    def infer_result_ranges(self, op: Any, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        """Set the ranges of the results, given the ranges of the operands."""
        raise NotImplementedError

    def infer_result_ranges_from_optional(
        self, op: Any, ranges: Sequence[IntRange | None], set_range: SetRange
    ) -> None:
        """Set the ranges of the results, where ranges of operands may be unknown (None)."""
        bounds = [bound for bound in ranges if bound is not None]
        if len(bounds) == len(ranges):
            self.infer_result_ranges(op, bounds, set_range)


def range_of_any_operands(value: Value) -> IntRange | None:
    """The range that a value is in for any operands of its operation; None if unknown."""
    op = value.defining_op
    interface = None if op is None else op.info.interfaces.get("InferIntRangeInterface")
    if op is None or not isinstance(interface, InferIntRangeInterface):
        return None
    widths = [storage_width(operand.type) for operand in op.operand_values()]
    ranges: list[IntRange] = []

    def set_range(target: Value, range: IntRange) -> None:
        if target is value:
            ranges.append(range)

    interface.infer_result_ranges_from_optional(
        op, [full_range(width) if width else None for width in widths], set_range
    )
    return ranges[-1] if ranges and value is op.result_values()[0] else None


def storage_width(type: Type) -> int:
    """The width of an integer, an index, or elements of these; 0 for other types."""
    if isinstance(type, ShapedType):
        type = type.element_type
    if isinstance(type, IndexType):
        return 64
    return type.width if isinstance(type, IntegerType) else 0


def constant_of_type(number: APInt, type: Type) -> Attribute:
    """The number as an attribute of a type, a splat for a shaped type."""
    if isinstance(type, ShapedType):
        return dense_elements(type, element_bytes(integer_attr(type.element_type, number.signed)))
    return integer_attr(type, number.signed)


class IntRangeLattice(SparseLattice):
    """The range that a value is in."""

    __slots__ = ("range",)

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.range: IntRange | None = None

    def join_range(self, other: IntRange | None) -> bool:
        """Widen the range by another; whether it changed."""
        old = self.range
        if other is None:
            return False
        self.range = other if old is None else old.union(other)
        return self.range != old

    def join(self, other: SparseLattice) -> bool:
        assert isinstance(other, IntRangeLattice)
        return self.join_range(other.range)

    def on_update(self, solver: DataFlowSolver) -> None:
        super().on_update(solver)
        value: Value = self.anchor
        constants = solver.get_or_create(ConstantLattice, value)
        number = None if self.range is None else self.range.constant
        if number is None:
            changed = constants.join_constant(None)
        else:
            owner = value.defining_op
            if owner is None:
                block = value.parent_block
                owner = None if block is None else block.owner
            dialect = "" if owner is None else owner.info.dialect_name
            changed = constants.join_constant(constant_of_type(number, value.type), dialect)
        if changed:
            constants.on_update(solver)


class IntegerRangeAnalysis(SparseForwardAnalysis[IntRangeLattice]):
    """Finds the ranges."""

    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver, IntRangeLattice)

    def set_to_entry_state(self, lattice: IntRangeLattice) -> None:
        value: Value = lattice.anchor
        self.propagate_if_changed(lattice, lattice.join_range(full_range(storage_width(value.type))))

    def visit_operation(
        self, op: Operation, operands: Sequence[IntRangeLattice], results: Sequence[IntRangeLattice]
    ) -> None:
        inferring = op.info.interfaces.get("InferIntRangeInterface")
        if not isinstance(inferring, InferIntRangeInterface):
            self.set_all_to_entry_states(results)
            return

        def set_range(value: Value, range: IntRange) -> None:
            if isinstance(value, OpResult):
                self._widen(results[value.number], value, range)

        inferring.infer_result_ranges_from_optional(op, [operand.range for operand in operands], set_range)

    def _widen(self, lattice: IntRangeLattice, value: Value, range: IntRange) -> None:
        """Widen a range; an iteration argument whose range widens a second time gets the full range."""
        old = lattice.range
        changed = lattice.join_range(range)
        if old is not None and lattice.range != old:
            if any(user.info.has_trait("IsTerminator") for user in value.users):
                changed |= lattice.join_range(full_range(storage_width(value.type)))
        self.propagate_if_changed(lattice, changed)

    def visit_non_control_flow_arguments(
        self, op: Operation, inputs: Sequence[Value], lattices: Sequence[IntRangeLattice], first: int
    ) -> None:
        inferring = op.info.interfaces.get("InferIntRangeInterface")
        if isinstance(inferring, InferIntRangeInterface):
            by_value = {lattice.anchor: lattice for lattice in lattices}

            def set_range(value: Value, range: IntRange) -> None:
                lattice = by_value.get(value)
                if isinstance(value, BlockArgument) and lattice is not None:
                    self._widen(lattice, value, range)

            ranges = [self.lattice_for(op, operand).range for operand in operands_of(op)]
            inferring.infer_result_ranges_from_optional(op, ranges, set_range)
            return
        loop = op.info.interfaces.get("LoopLikeOpInterface")
        variables = loop.loop_induction_vars(op) if isinstance(loop, LoopLikeOpInterface) else None
        if variables is None or not isinstance(loop, LoopLikeOpInterface):
            super().visit_non_control_flow_arguments(op, inputs, lattices, first)
            return
        bounds = zip(
            variables,
            loop.loop_lower_bounds(op),
            loop.loop_upper_bounds(op),
            loop.loop_steps(op),
            strict=True,
        )
        for variable, lower, upper, step in bounds:
            self._infer_variable(variable, lower, upper, step)

    def _infer_variable(
        self, variable: Value, lower: int | Value | None, upper: int | Value | None, step: int | Value | None
    ) -> None:
        block = variable.parent_block
        assert block is not None
        width = storage_width(variable.type)
        least = self._bound(lower, width, block, is_upper=False)
        largest = self._bound(upper, width, block, is_upper=True)
        # Unknown steps are assumed to be positive.
        if self._bound(step, width, block, is_upper=True).is_negative:
            least, largest = largest, least
        else:
            largest = largest - APInt(1, width)
        # Otherwise the loop does not run, or its iterations are unknown.
        if largest.sge(least):
            lattice = self.lattice(variable)
            self.propagate_if_changed(lattice, lattice.join_range(signed_range(least, largest)))

    def _bound(self, bound: int | Value | None, width: int, block: Block, is_upper: bool) -> APInt:
        if isinstance(bound, int):
            return APInt(bound, width)
        if bound is not None:
            bound_range = self.lattice_for(block, bound).range
            if bound_range is not None:
                return bound_range.smax if is_upper else bound_range.smin
        return max_signed(width) if is_upper else min_signed(width)
