"""Building loops and conditionals of affine as upstream's bindings do.

    loop = affine.AffineForOp(0, n, 2, iter_args=[init])     loop.body  .induction_variable  .inner_iter_args
    affine.AffineForOp(lower_map, upper_map, 1, lower_bound_operands=[a], upper_bound_operands=[b])
    for i, acc in affine.for_(0, n, iter_args=[init]): ... affine.yield_([next])
    branch = affine.AffineIfOp(set, [i32], cond_operands=[x], has_else=True)     .then_block  .else_block

Bounds are numbers, values or maps of operands.  Blocks are created with their arguments; the caller adds
terminators.  Calls of the generated builders work as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.integer_set import IntegerSet
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.control_flow_building import ConditionalMembers, LoopMembers, region_with, values_of
from mlirkit.dialects.declared import affine
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Insertion, ValueLike
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members


def _bound(which: str, bound: object, operands: object) -> tuple[AffineMap, list[Value]]:
    """A bound as a map and its operands."""
    values = values_of(operands)
    if isinstance(bound, int) and not isinstance(bound, bool):
        bound = AffineMap.get_constant(bound)
    elif isinstance(bound, (Operation, Value)):
        if values:
            raise ValueError(
                f"Either a concrete {which} bound or an AffineMap in combination with {which} bound operands"
                ", but not both, is supported."
            )
        if isinstance(bound, Operation) and len(bound.result_values()) > 1:
            raise ValueError(f"Only a single concrete value is supported for {which} bound.")
        values = [as_value(bound)]
        bound = AffineMap.get_identity(1)
    if not isinstance(bound, AffineMap):
        raise ValueError(f"{which} bound must be int | ResultValueT | AffineMap.")
    if len(values) != bound.n_inputs:
        raise ValueError(
            f"Wrong number of {which} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got "
            f"{len(values)}."
        )
    return bound, values


_DEFINED_NAMES = frozenset(
    ("lowerBoundMap", "upperBoundMap", "lowerBoundOperands", "upperBoundOperands", "inits")
)


@builder(affine.AffineForOp)
def build_for(
    builder: OpBuilder,
    info: OperationName,
    *args: object,
    lower_bound_operands: Sequence[ValueLike] | Operation | None = None,
    upper_bound_operands: Sequence[ValueLike] | Operation | None = None,
    **named: object,
) -> OperationState:
    """Build `affine.for`: `(lower bound, upper bound, step, iter_args)`."""
    if _DEFINED_NAMES & named.keys() or (args and isinstance(args[0], (list, tuple))):
        return builder.complete_state(info, args, named)
    names = ("lower_bound", "upper_bound", "step", "iter_args")
    if len(args) > len(names):
        raise TypeError(f"AffineForOp() takes {len(names)} arguments, not {len(args)}")
    bounds = {name: named.pop(name) for name in names if name in named} | dict(zip(names, args, strict=False))
    if "lower_bound" not in bounds or "upper_bound" not in bounds:
        raise TypeError("AffineForOp() is missing a bound")
    lower, lower_operands = _bound("lower", bounds["lower_bound"], lower_bound_operands)
    upper, upper_operands = _bound("upper", bounds["upper_bound"], upper_bound_operands)
    step = bounds.get("step")
    if not isinstance(step, Attribute):
        step = IntegerAttr.get(INDEX, 1 if step is None else step)
    inits = values_of(bounds.get("iter_args"))
    types = [init.type for init in inits]
    named |= {
        "lowerBoundOperands": lower_operands,
        "upperBoundOperands": upper_operands,
        "inits": inits,
        "lowerBoundMap": AffineMapAttr(lower),
        "upperBoundMap": AffineMapAttr(upper),
        "step": step,
        "results": [types],
        "regions": [region_with([INDEX, *types])],
    }
    return builder.state(info, (), named)


members(affine.AffineForOp)(LoopMembers)


@face_function("affine", "for_")
def for_(
    start: int | ValueLike | AffineMap,
    stop: int | ValueLike | AffineMap,
    step: int | Attribute | None = None,
    iter_args: Sequence[ValueLike] | None = None,
    *,
    loc: Location | None = None,
    ip: Insertion = None,
) -> Iterator[Any]:
    """Build a loop and its body in a `for` statement; yields the induction variable, with iter_args if there
    are any."""
    loop = shared_dialect("affine").public("AffineForOp")(start, stop, step, iter_args, loc=loc, ip=ip)
    inner = tuple(loop.inner_iter_args)
    with InsertionPoint(loop.body):
        if len(inner) > 1:
            yield loop.induction_variable, inner
        elif inner:
            yield loop.induction_variable, inner[0]
        else:
            yield loop.induction_variable


@builder(affine.AffineIfOp)
def build_if(
    builder: OpBuilder,
    info: OperationName,
    *args: object,
    cond: IntegerSet | None = None,
    results_: Sequence[Type] | None = None,
    cond_operands: Sequence[ValueLike] | Operation | None = None,
    has_else: bool = False,
    **named: object,
) -> OperationState:
    """Build `affine.if`: `(set, result types)`; the then region gets a block, the else region with
    `has_else`."""
    arguments = list(args)
    first = arguments[0] if arguments else None
    if cond is None and isinstance(first, IntegerSet):
        cond = first
        del arguments[0]
        if arguments:
            results_ = cast(Sequence[Type], arguments.pop(0))
    if cond is None or arguments:
        return builder.complete_state(info, args, named)
    operands = values_of(cond_operands)
    if cond.n_inputs != len(operands):
        raise ValueError(f"expected {cond.n_inputs} condition operands, got {len(operands)}")
    regions = [region_with([]), region_with([]) if has_else else Region()]
    named |= {"results": [list(results_ or ())], "regions": regions}
    return builder.state(info, (operands, IntegerSetAttr(cond)), named)


members(affine.AffineIfOp)(ConditionalMembers)
