"""Building loops and conditionals, as upstream's bindings have it.

    loop = scf.ForOp(lb, ub, step, [init])        loop.body  .induction_variable  .inner_iter_args
    for i, acc, result in scf.for_(0, n, iter_args=[init]): ... scf.yield_([next])
    branch = scf.IfOp(cond, [i32], hasElse=True)  branch.then_block  .else_block
    scf.ForallOp([0], [n], [1], shared_outs)      .rank  .induction_variables  .inner_iter_args  .terminator()
    scf.IndexSwitchOp([i32], arg, [1, 2])         .default_block  .case_block(i)
    scf.WhileOp([i32], [init])                    regions are left to the caller

Blocks are made with the arguments they need; terminators are the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.control_flow_building import ConditionalMembers, LoopMembers, region_with, values_of
from mlirkit.dialects.declared import scf
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import builder, face_function, members

# -- scf.for ----------------------------------------------------------------------------------------------


@builder(scf.ForOp)
def build_for(
    builder: Any,
    info: Any,
    lower_bound: Any,
    upper_bound: Any,
    step: Any,
    iter_args: Any = None,
    *,
    init_args: Any = None,
    **named: Any,
) -> Any:
    """The body has a block with the induction variable and what is carried along."""
    inits = values_of(iter_args if init_args is None else init_args)
    lower = as_value(lower_bound)
    types = [init.type for init in inits]
    named.update(lowerBound=lower, upperBound=upper_bound, step=step, initArgs=inits, results=[types])
    named["regions"] = [region_with([lower.type, *types])]
    return builder.state(info, (), named)


members(scf.ForOp)(LoopMembers)


@face_function("scf", "for_")
def for_(
    start: Any,
    stop: Any = None,
    step: Any = None,
    iter_args: Any = None,
    *,
    loc: Any = None,
    ip: Any = None,
) -> Iterator[Any]:
    """A loop to write the body of, as `for i in scf.for_(0, n): ...`; numbers become index constants.

    Gives the induction variable, with carried values `(i, value, result)`, or tuples of them.
    """
    if stop is None:
        start, stop = 0, start
    bounds = [_bound(each) for each in (start, stop, 1 if step is None else step)]
    loop: Any = shared_dialect("scf").ForOp(*bounds, iter_args, loc=loc, ip=ip)
    inner = tuple(loop.inner_iter_args)
    with InsertionPoint(loop.body):
        if len(inner) > 1:
            yield loop.induction_variable, inner, loop.results
        elif inner:
            yield loop.induction_variable, inner[0], loop.results[0]
        else:
            yield loop.induction_variable


def _bound(given: Any) -> Any:
    if isinstance(given, float):
        raise ValueError(f"{given} must be int.")
    if isinstance(given, int):
        return shared_dialect("arith").ConstantOp(INDEX, given).result
    return given


# -- scf.if -----------------------------------------------------------------------------------------------


@builder(scf.IfOp)
def build_if(
    builder: Any,
    info: Any,
    condition: Any,
    results_: Any = None,
    *,
    hasElse: bool = False,
    has_else: bool = False,
    **named: Any,
) -> Any:
    """The then region has an empty block, the else region if asked for."""
    named.setdefault("results", [list(results_ or ())])
    named["condition"] = condition
    named["regions"] = [region_with([]), region_with([]) if hasElse or has_else else Region()]
    return builder.state(info, (), named)


members(scf.IfOp)(ConditionalMembers)


# -- scf.index_switch -------------------------------------------------------------------------------------


@builder(scf.IndexSwitchOp)
def build_index_switch(
    builder: Any,
    info: Any,
    results: Any,
    arg: Any,
    cases: Any,
    case_body_builder: Callable[..., Any] | None = None,
    default_body_builder: Callable[..., Any] | None = None,
    **named: Any,
) -> Any:
    """Every region has an empty block, which the body builders fill."""
    values = list(getattr(cases, "values", cases))
    named.update(results=[list(results)], arg=arg, cases=dense_array(integer_type(64), values))
    named["regions"] = [region_with([]) for _ in range(len(values) + 1)]
    state = builder.state(info, (), named)

    def fill(op: Any) -> None:
        if default_body_builder is not None:
            with InsertionPoint(op.default_block):
                default_body_builder(op)
        if case_body_builder is not None:
            for index, value in enumerate(values):
                with InsertionPoint(op.case_block(index)):
                    case_body_builder(op, index, value)

    return state, fill


@members(scf.IndexSwitchOp)
class IndexSwitchMembers:
    """What `scf.IndexSwitchOp` has besides the definition's parts."""

    @property
    def default_block(self: Any) -> Block:
        block: Block = self.defaultRegion.first_block
        return block

    def case_region(self: Any, index: int) -> Region:
        region: Region = self.region_at(index + 1)
        return region

    def case_block(self: Any, index: int) -> Block:
        block: Block = self.region_at(index + 1).first_block
        return block

    @property
    def case_blocks(self: Any) -> list[Block]:
        return [region.first_block for region in self.regions[1:]]


# -- scf.forall -------------------------------------------------------------------------------------------


@builder(scf.ForallOp)
def build_forall(
    builder: Any,
    info: Any,
    lower_bounds: Sequence[Any],
    upper_bounds: Sequence[Any],
    steps: Sequence[Any],
    shared_outs: Any = None,
    *,
    mapping: Any = None,
    **named: Any,
) -> Any:
    """Bounds and steps are values or integers; the body has a block with its arguments."""
    if not len(lower_bounds) == len(upper_bounds) == len(steps):
        raise ValueError("Mismatch in length of lower bounds, upper bounds, and steps")
    outputs = values_of(shared_outs)
    for name, given in (("LowerBound", lower_bounds), ("UpperBound", upper_bounds), ("Step", steps)):
        integers = [each if isinstance(each, int) else DYNAMIC for each in given]
        named[f"dynamic{name}"] = [as_value(each) for each in given if not isinstance(each, int)]
        named[f"static{name}"] = dense_array(integer_type(64), integers)
    types = [output.type for output in outputs]
    named.update(outputs=outputs, results=[types], mapping=mapping)
    named["regions"] = [region_with([INDEX] * len(lower_bounds) + types)]
    return builder.state(info, (), named)


@members(scf.ForallOp)
class ForallMembers:
    """What `scf.ForallOp` has besides the definition's parts."""

    @property
    def body(self: Any) -> Block:
        block: Block = self.region.first_block
        return block

    @property
    def rank(self: Any) -> int:
        """The number of induction variables."""
        return len(self.staticLowerBound.values)

    @property
    def induction_variables(self: Any) -> Sequence[Value]:
        values: Sequence[Value] = self.body.args[: self.rank]
        return values

    @property
    def inner_iter_args(self: Any) -> Sequence[Value]:
        """The shared outputs, as the body sees them."""
        values: Sequence[Value] = self.body.args[self.rank :]
        return values

    def terminator(self: Any) -> Any:
        """The `scf.forall.in_parallel` at the end, made if it is not there."""
        last = self.body.last
        if last is not None and isinstance(last, scf.InParallelOp):
            return last
        with InsertionPoint(self.body):
            return shared_dialect("scf").InParallelOp()


@builder(scf.InParallelOp)
def build_in_parallel(builder: Any, info: Any, **named: Any) -> Any:
    named["regions"] = [region_with([])]
    return builder.state(info, (), named)


@members(scf.InParallelOp)
class InParallelMembers:
    """What `scf.InParallelOp` has besides the definition's parts."""

    @property
    def block(self: Any) -> Block:
        block: Block = self.region.first_block
        return block
