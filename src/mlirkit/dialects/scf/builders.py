"""Building loops and conditionals, as upstream's bindings have it.

    loop = scf.ForOp(lb, ub, step, [init])        loop.body  .induction_variable  .inner_iter_args
    for i, acc, result in scf.for_(0, n, iter_args=[init]): ... scf.yield_([next])
    branch = scf.IfOp(cond, [i32], hasElse=True)  branch.then_block  .else_block
    scf.ForallOp([0], [n], [1], shared_outs)      .rank  .induction_variables  .inner_iter_args  .terminator()
    scf.IndexSwitchOp([i32], arg, [1, 2])         .default_block  .case_block(i)
    scf.WhileOp([i32], [init])                    regions are left to the caller

Blocks are created with their arguments; the caller adds terminators.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.casters import cast_values
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.control_flow_building import ConditionalMembers, LoopMembers, region_with, values_of
from mlirkit.dialects.declared import scf
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Building, Insertion, MixedInt, ValueLike, mixed_of
from mlirkit.dialects.mixed_values import split_mixed
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members

#: A bound or step of a loop.
Bound: TypeAlias = int | ValueLike
#: Initial values of a loop.
Carried: TypeAlias = Sequence[ValueLike] | Operation | None

# -- scf.for ----------------------------------------------------------------------------------------------


@builder(scf.ForOp)
def build_for(
    builder: OpBuilder,
    info: OperationName,
    lower_bound: ValueLike,
    upper_bound: ValueLike,
    step: ValueLike,
    iter_args: Carried = None,
    *,
    init_args: Carried = None,
    **named: object,
) -> Building:
    """Build `scf.for`; the body gets a block with the induction variable and iter_args."""
    inits = values_of(iter_args if init_args is None else init_args)
    lower = as_value(lower_bound)
    types = [init.type for init in inits]
    named.update(lowerBound=lower, upperBound=upper_bound, step=step, initArgs=inits, results=[types])
    named["regions"] = [region_with([lower.type, *types])]
    return builder.state(info, (), named)


members(scf.ForOp)(LoopMembers)


@face_function("scf", "for_")
def for_(
    start: Bound,
    stop: Bound | None = None,
    step: Bound | None = None,
    iter_args: Carried = None,
    *,
    loc: Location | None = None,
    ip: Insertion = None,
) -> Iterator[Any]:
    """Build a loop and its body in a `for` statement: `for i in scf.for_(0, n): ...`; numbers become index
    constants.

    Yields the induction variable; with iter_args `(i, value, result)`, or tuples of values and results.
    """
    if stop is None:
        start, stop = 0, start
    bounds = [_bound(bound) for bound in (start, stop, 1 if step is None else step)]
    loop = shared_dialect("scf").ForOp(*bounds, iter_args, loc=loc, ip=ip)
    inner = tuple(loop.inner_iter_args)
    with InsertionPoint(loop.body):
        if len(inner) > 1:
            yield loop.induction_variable, inner, loop.results
        elif inner:
            yield loop.induction_variable, inner[0], loop.result
        else:
            yield loop.induction_variable


def _bound(bound: Bound) -> ValueLike:
    if isinstance(bound, float):
        raise ValueError(f"{bound} must be int.")
    if isinstance(bound, int):
        constant: Value = shared_dialect("arith").ConstantOp(INDEX, bound).result
        return constant
    return bound


# -- scf.if -----------------------------------------------------------------------------------------------


@builder(scf.IfOp)
def build_if(
    builder: OpBuilder,
    info: OperationName,
    condition: ValueLike,
    results_: Sequence[Type] | None = None,
    *,
    hasElse: bool = False,
    has_else: bool = False,
    **named: object,
) -> Building:
    """Build `scf.if`; the then region gets a block, the else region with `hasElse`."""
    named.setdefault("results", [list(results_ or ())])
    named["condition"] = condition
    named["regions"] = [region_with([]), region_with([]) if hasElse or has_else else Region()]
    return builder.state(info, (), named)


members(scf.IfOp)(ConditionalMembers)


# -- scf.index_switch -------------------------------------------------------------------------------------


@builder(scf.IndexSwitchOp)
def build_index_switch(
    builder: OpBuilder,
    info: OperationName,
    results: Sequence[Type],
    arg: ValueLike,
    cases: Sequence[int] | DenseArrayAttr,
    case_body_builder: Callable[..., object] | None = None,
    default_body_builder: Callable[..., object] | None = None,
    **named: object,
) -> Building:
    """Build `scf.index_switch`; every region gets a block, which the body builders fill."""
    values = list(cases.values if isinstance(cases, DenseArrayAttr) else cases)
    named.update(results=[list(results)], arg=arg, cases=dense_array(integer_type(64), values))
    named["regions"] = [region_with([]) for _ in range(len(values) + 1)]
    state = builder.state(info, (), named)

    def fill(op: Operation) -> None:
        blocks = [region.blocks[0] for region in op.regions]
        if default_body_builder is not None:
            with InsertionPoint(blocks[0]):
                default_body_builder(op)
        if case_body_builder is not None:
            for index, value in enumerate(values):
                with InsertionPoint(blocks[index + 1]):
                    case_body_builder(op, index, value)

    return state, fill


@members(scf.IndexSwitchOp)
class IndexSwitchMembers(scf.IndexSwitchOp):
    """Members of `scf.IndexSwitchOp` besides the generated accessors."""

    @property
    def default_block(self) -> Block:
        block: Block = self.defaultRegion.blocks[0]
        return block

    def case_region(self, index: int) -> Region:
        return self.region_at(index + 1)

    def case_block(self, index: int) -> Block:
        block: Block = self.region_at(index + 1).blocks[0]
        return block

    @property
    def case_blocks(self) -> list[Block]:
        return [region.blocks[0] for region in self.regions[1:]]


# -- scf.forall -------------------------------------------------------------------------------------------


@builder(scf.ForallOp)
def build_forall(
    builder: OpBuilder,
    info: OperationName,
    lower_bounds: Sequence[MixedInt],
    upper_bounds: Sequence[MixedInt],
    steps: Sequence[MixedInt],
    shared_outs: Carried = None,
    *,
    mapping: Attribute | Sequence[Attribute] | None = None,
    **named: object,
) -> Building:
    """Build `scf.forall`; bounds and steps are values or integers, the body gets a block with its
    arguments."""
    if not len(lower_bounds) == len(upper_bounds) == len(steps):
        raise ValueError("Mismatch in length of lower bounds, upper bounds, and steps")
    outputs = values_of(shared_outs)
    for name, bounds in (("LowerBound", lower_bounds), ("UpperBound", upper_bounds), ("Step", steps)):
        integers, named[f"dynamic{name}"] = split_mixed([mixed_of(bound) for bound in bounds])
        named[f"static{name}"] = dense_array(integer_type(64), integers)
    types = [output.type for output in outputs]
    named.update(outputs=outputs, results=[types], mapping=mapping)
    named["regions"] = [region_with([INDEX] * len(lower_bounds) + types)]
    return builder.state(info, (), named)


@members(scf.ForallOp)
class ForallMembers(scf.ForallOp):
    """Members of `scf.ForallOp` besides the generated accessors."""

    @property
    def body(self) -> Block:
        block: Block = self.region.blocks[0]
        return block

    @property
    def rank(self) -> int:
        """The number of induction variables."""
        return len(self.staticLowerBound.values)

    @property
    def induction_variables(self) -> Sequence[Value]:
        return cast_values(self.body.args[: self.rank])

    @property
    def inner_iter_args(self) -> Sequence[Value]:
        """The block arguments for the shared outputs."""
        return cast_values(self.body.args[self.rank :])

    def terminator(self) -> scf.InParallelOp:
        """The `scf.forall.in_parallel` at the end, created if missing."""
        last = self.body.last
        if last is not None and isinstance(last, scf.InParallelOp):
            return last
        with InsertionPoint(self.body):
            made: scf.InParallelOp = shared_dialect("scf").InParallelOp()
        return made


@builder(scf.InParallelOp)
def build_in_parallel(builder: OpBuilder, info: OperationName, **named: object) -> Building:
    named["regions"] = [region_with([])]
    return builder.state(info, (), named)


@members(scf.InParallelOp)
class InParallelMembers(scf.InParallelOp):
    """Members of `scf.InParallelOp` besides the generated accessors."""

    @property
    def block(self) -> Block:
        block: Block = self.region.blocks[0]
        return block
