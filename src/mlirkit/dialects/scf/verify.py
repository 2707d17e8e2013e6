"""Verifiers of scf, and its loop-carried values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface, LoopLikeOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import scf, tensor
from mlirkit.dialects.loop_yields import loop_with_additional_yields
from mlirkit.dialects.mixed_values import Mixed, mixed_values
from mlirkit.dialects.scf.regions import body_of
from mlirkit.ods.live.hooks import follows_signature, interface, region_verifier, verifier

Terminator = TypeVar("Terminator", bound=Operation)


def require_terminator(op: Operation, region: Region, kind: type[Terminator], message: str) -> Terminator:
    """The last operation of the region's first block, which must be a `kind`."""
    block = region.first_block
    last = None if block is None else block.last
    if isinstance(last, kind):
        return last
    error = op.op_error(message)
    raise error if last is None else last.note_on(error, "terminator here")


# -- regions and conditionals -----------------------------------------------------------------------------


@verifier(scf.ExecuteRegionOp)
def verify_execute_region(op: scf.ExecuteRegionOp) -> None:
    """Mirrors ExecuteRegionOp::verify."""
    body = op.region.first_block
    if body is None:
        raise op.op_error("region needs to have at least one block")
    if body.args:
        raise op.op_error("region cannot have any arguments")


@verifier(scf.IfOp)
def verify_if(op: scf.IfOp) -> None:
    """Mirrors IfOp::verify."""
    if op.results_ and op.elseRegion.is_empty:
        raise op.op_error("must have an else block if defining values")


@verifier(scf.IndexSwitchOp)
def verify_index_switch(op: scf.IndexSwitchOp) -> None:
    """Mirrors IndexSwitchOp::verify."""
    cases = op.cases.values
    if len(cases) != len(op.caseRegions):
        raise op.op_error(f"has {len(op.caseRegions)} case regions but {len(cases)} case values")
    seen: set[int] = set()
    for value in cases:
        if value in seen:
            raise op.op_error(f"has duplicate case value: {value}")
        seen.add(value)
    _verify_case(op, op.defaultRegion, "default region")
    for number, region in enumerate(op.caseRegions):
        _verify_case(op, region, f"case region #{number}")


def _verify_case(op: scf.IndexSwitchOp, region: Region, name: str) -> None:
    last = body_of(region).last
    if not isinstance(last, scf.YieldOp):
        terminator = "" if last is None else last.name
        raise op.op_error(f"expected region to end with scf.yield, but got {terminator}")
    results, operands = op.results_, last.results_
    if len(operands) != len(results):
        error = op.op_error(
            f"expected each region to return {len(results)} values, but {name} returns {len(operands)}"
        )
        raise last.note_on(error, "see yield operation here")
    for index, (result, operand) in enumerate(zip(results, operands, strict=True)):
        if result.type != operand.type:
            error = op.op_error(f"expected result #{index} of each region to be '{result.type}'")
            raise last.note_on(error, f"{name} returns '{operand.type}' here")


# -- loops ------------------------------------------------------------------------------------------------


@verifier(scf.ForOp)
def verify_for(op: scf.ForOp) -> None:
    """Mirrors ForOp::verify."""
    if len(op.initArgs) != len(op.results_):
        raise op.op_error("mismatch in number of loop-carried values and defined values")


@region_verifier(scf.ForOp)
def verify_for_body(op: scf.ForOp) -> None:
    """Mirrors ForOp::verifyRegions."""
    arguments = body_of(op.region).args
    if not arguments or arguments[0].type != op.lowerBound.type:
        raise op.op_error("expected induction variable to be same type as bounds and step")
    results = op.results_
    if len(arguments) - 1 != len(results):
        raise op.op_error("mismatch in number of basic block args and defined values")
    for index, (init, argument, result) in enumerate(zip(op.initArgs, arguments[1:], results, strict=True)):
        if init.type != result.type:
            raise op.op_error(f"types mismatch between {index}th iter operand and defined value")
        if argument.type != result.type:
            raise op.op_error(f"types mismatch between {index}th iter region arg and defined value")


@verifier(scf.WhileOp)
def verify_while(op: scf.WhileOp) -> None:
    """Mirrors WhileOp::verify."""
    require_terminator(
        op, op.before, scf.ConditionOp, "expects the 'before' region to terminate with 'scf.condition'"
    )
    require_terminator(op, op.after, scf.YieldOp, "expects the 'after' region to terminate with 'scf.yield'")


@verifier(scf.ParallelOp)
def verify_parallel(op: scf.ParallelOp) -> None:
    """Mirrors ParallelOp::verify."""
    steps = list(op.step)
    if not steps:
        raise op.op_error("needs at least one tuple element for lowerBound, upperBound and step")
    for step in steps:
        constant = constant_integer(step)
        if constant is not None and constant <= 0:
            raise op.op_error("constant step operand must be positive")
    arguments = body_of(op.region).args
    if len(arguments) != len(steps):
        raise op.op_error(
            f"expects the same number of induction variables: {len(arguments)} as bound and step values: "
            f"{len(steps)}"
        )
    if not all(isinstance(argument.type, IndexType) for argument in arguments):
        raise op.op_error("expects arguments for the induction variable to be of index type")
    reduce = require_terminator(op, op.region, scf.ReduceOp, "expects body to terminate with 'scf.reduce'")
    results = op.results_
    reductions = len(reduce.reductions)
    if len(results) != reductions:
        raise op.op_error(
            f"expects number of results: {len(results)} to be the same as number of reductions: {reductions}"
        )
    inits = len(op.initVals)
    if len(results) != inits:
        raise op.op_error(
            f"expects number of results: {len(results)} to be the same as number of initial values: {inits}"
        )
    if len(reduce.operands_) != reductions:
        return  # reported by scf.reduce
    for index, (result, operand) in enumerate(zip(results, reduce.operands_, strict=True)):
        if result.type != operand.type:
            raise reduce.op_error(
                f"expects type of {index}-th reduction operand: '{operand.type}' to be the same as the "
                f"{index}-th result type: '{result.type}'"
            )


@region_verifier(scf.ReduceOp)
def verify_reduce(op: scf.ReduceOp) -> None:
    """Mirrors ReduceOp::verifyRegions."""
    regions, operands = op.reductions, op.operands_
    if len(regions) != len(operands):
        raise op.op_error(
            f"expects number of reduction regions: {len(regions)} to be the same as number of reduction "
            f"operands: {len(operands)}"
        )
    for index, (region, operand) in enumerate(zip(regions, operands, strict=True)):
        block = body_of(region)
        if block.last is None:
            raise op.op_error(f"{index}-th reduction has an empty body")
        if len(block.args) != 2 or any(argument.type != operand.type for argument in block.args):
            raise op.op_error(
                f"expected two block arguments with type '{operand.type}' in the {index}-th reduction region"
            )
        if not isinstance(block.last, scf.ReduceReturnOp):
            raise op.op_error("reduction bodies must be terminated with an 'scf.reduce.return' op")


@verifier(scf.ReduceReturnOp)
def verify_reduce_return(op: scf.ReduceReturnOp) -> None:
    """Mirrors ReduceReturnOp::verify."""
    arguments = [] if op.parent_block is None else op.parent_block.args
    if arguments and arguments[0].type != op.result.type:
        raise op.op_error(f"must have type '{arguments[0].type}' (the type of the reduction inputs)")


@verifier(scf.ForallOp)
def verify_forall(op: scf.ForallOp) -> None:
    """Mirrors ForallOp::verify."""
    rank = len(op.staticLowerBound)
    outputs = list(op.outputs)
    if len(op.results_) != len(outputs):
        raise op.op_error(f"produces {len(op.results_)} results, but has only {len(outputs)} outputs")
    arguments = body_of(op.region).args
    if len(arguments) != rank + len(outputs):
        raise op.op_error(f"region expects {rank} arguments")
    for index, argument in enumerate(arguments[:rank]):
        if not isinstance(argument.type, IndexType):
            raise op.op_error(f"expects {index}-th block argument to be an index")
    for index, (argument, output) in enumerate(zip(arguments[rank:], outputs, strict=True)):
        if argument.type != output.type:
            raise op.op_error(f"type mismatch between {index}-th output and corresponding block argument")
    if op.mapping:
        interfaces = [getattr(attribute, "INTERFACES", ()) for attribute in op.mapping]
        if sum("DeviceMappingAttrInterface" in names for names in interfaces) != rank:
            raise op.op_error("mapping attribute size must match op rank")
        if sum("DeviceMaskingAttrInterface" in names for names in interfaces) > 1:
            raise op.op_error('"mapping" supports at most one device masking attribute')
    verify_mixed(op, "lower bound", rank, op.staticLowerBound.values, op.dynamicLowerBound)
    verify_mixed(op, "upper bound", rank, op.staticUpperBound.values, op.dynamicUpperBound)
    verify_mixed(op, "step", rank, op.staticStep.values, op.dynamicStep)


def verify_mixed(
    op: Operation, name: str, count: int, integers: Sequence[int], values: Sequence[Value]
) -> None:
    """Mirrors verifyListOfOperandsOrIntegers: check `count` integers, of which the dynamic ones are
    values."""
    if len(integers) != count:
        raise op.error(f"expected {count} {name} values, got {len(integers)}")
    dynamic = sum(integer == DYNAMIC for integer in integers)
    if len(values) != dynamic:
        raise op.error(f"expected {dynamic} dynamic {name} values")


@verifier(scf.InParallelOp)
def verify_in_parallel(op: scf.InParallelOp) -> None:
    """Mirrors InParallelOp::verify."""
    forall = op.parent_op
    if not isinstance(forall, scf.ForallOp):
        raise op.op_error("expected forall op parent")
    outputs = body_of(forall.region).args[len(forall.staticLowerBound) :]
    for inner in body_of(op.region):
        if not inner.info.has_trait("ParallelCombiningOpInterface"):
            raise op.op_error("expected only ParallelCombiningOpInterface ops")
        destination: Value | None = inner.dest if isinstance(inner, tensor.ParallelInsertSliceOp) else None
        if destination is not None and not any(destination is output for output in outputs):
            raise inner.op_error("may only insert into an output block argument")


# -- loop-carried values ----------------------------------------------------------------------------------


def _yielded(region: Region) -> list[Value]:
    last = body_of(region).last
    return [] if last is None else last.operand_values()


class ForLoop(LoopLikeOpInterface):
    """`scf.for`."""

    __slots__ = ()

    def inits(self, op: scf.ForOp) -> Sequence[Value]:
        return op.initArgs

    def region_iter_args(self, op: scf.ForOp) -> Sequence[Value]:
        arguments = body_of(op.region).args
        if not arguments:
            # MLIR subtracts unsigned numbers: no arguments except the induction variable.
            count = len(op.initArgs)
            raise op.op_error(f"different number of inits and region iter_args: {count} != {2**64 - 1}")
        return list(arguments[1:])

    def yielded_values(self, op: scf.ForOp) -> Sequence[Value]:
        return _yielded(op.region)

    def loop_results(self, op: scf.ForOp) -> Sequence[Value] | None:
        return op.results_

    def with_additional_yields(
        self, op: scf.ForOp, inits: Sequence[Value], yielded: Sequence[Value]
    ) -> Operation | None:
        return loop_with_additional_yields(op, inits, self.inits(op), yielded)

    def loop_induction_vars(self, op: scf.ForOp) -> Sequence[Value]:
        return list(body_of(op.region).args[:1])

    def loop_lower_bounds(self, op: scf.ForOp) -> Sequence[Mixed]:
        return [op.lowerBound]

    def loop_upper_bounds(self, op: scf.ForOp) -> Sequence[Mixed]:
        return [op.upperBound]

    def loop_steps(self, op: scf.ForOp) -> Sequence[Mixed]:
        return [op.step]


class ParallelLoop(LoopLikeOpInterface):
    """`scf.parallel`."""

    __slots__ = ()

    def loop_induction_vars(self, op: scf.ParallelOp) -> Sequence[Value]:
        return list(body_of(op.region).args)

    def loop_lower_bounds(self, op: scf.ParallelOp) -> Sequence[Mixed]:
        return list(op.lowerBound)

    def loop_upper_bounds(self, op: scf.ParallelOp) -> Sequence[Mixed]:
        return list(op.upperBound)

    def loop_steps(self, op: scf.ParallelOp) -> Sequence[Mixed]:
        return list(op.step)


class WhileLoop(LoopLikeOpInterface):
    """`scf.while`."""

    __slots__ = ()

    def inits(self, op: scf.WhileOp) -> Sequence[Value]:
        return op.inits

    def region_iter_args(self, op: scf.WhileOp) -> Sequence[Value]:
        return list(body_of(op.before).args)

    def yielded_values(self, op: scf.WhileOp) -> Sequence[Value]:
        return _yielded(op.after)


class ForallLoop(LoopLikeOpInterface):
    """`scf.forall`."""

    __slots__ = ()

    def inits(self, op: scf.ForallOp) -> Sequence[Value]:
        return list(op.outputs)

    def region_iter_args(self, op: scf.ForallOp) -> Sequence[Value]:
        return list(body_of(op.region).args[len(op.staticLowerBound) :])

    def loop_induction_vars(self, op: scf.ForallOp) -> Sequence[Value]:
        return list(body_of(op.region).args[: len(op.staticLowerBound)])

    def loop_lower_bounds(self, op: scf.ForallOp) -> Sequence[Mixed]:
        return mixed_values(op.staticLowerBound.values, op.dynamicLowerBound)

    def loop_upper_bounds(self, op: scf.ForallOp) -> Sequence[Mixed]:
        return mixed_values(op.staticUpperBound.values, op.dynamicUpperBound)

    def loop_steps(self, op: scf.ForallOp) -> Sequence[Mixed]:
        return mixed_values(op.staticStep.values, op.dynamicStep)


class ForallDestinations(DestinationStyleOpInterface):
    """`scf.forall`: its outputs."""

    __slots__ = ()

    def inits(self, op: scf.ForallOp) -> range:
        return range(op.operand_count - len(op.outputs), op.operand_count)


interface(scf.ForOp, "LoopLikeOpInterface")(ForLoop())
interface(scf.WhileOp, "LoopLikeOpInterface")(WhileLoop())
interface(scf.ParallelOp, "LoopLikeOpInterface")(ParallelLoop())
interface(scf.ForallOp, "LoopLikeOpInterface")(ForallLoop())
interface(scf.ForallOp, "DestinationStyleOpInterface")(follows_signature(ForallDestinations()))
