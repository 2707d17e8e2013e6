"""Verifiers of scf, and where control flows in its operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface, LoopLikeOpInterface
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import IndexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import RegionBranchOpInterface, RegionBranchTerminatorOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer, integer_of
from mlirkit.dialects.region_branches import SingleRegion, ThenElse
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def body_of(op: Operation, index: int = 0) -> Any:
    """The first block of region `index`."""
    return op.region_at(index).first_block


def require_terminator(op: Operation, region: Region, name: str, message: str) -> Operation:
    """The last operation of the region's first block, which is to be a `name`."""
    block = region.first_block
    last = None if block is None else block.last
    if last is not None and last.name == name:
        return last
    error = op.op_error(message)
    raise error if last is None else last.note_on(error, "terminator here")


# -- regions and conditionals -----------------------------------------------------------------------------


@verifier("scf.execute_region")
def verify_execute_region(op: Operation) -> None:
    """As ExecuteRegionOp::verify."""
    if op.region_at(0).is_empty:
        raise op.op_error("region needs to have at least one block")
    if body_of(op).args:
        raise op.op_error("region cannot have any arguments")


@verifier("scf.if")
def verify_if(op: Operation) -> None:
    """As IfOp::verify."""
    if op.result_count and op.region_at(1).is_empty:
        raise op.op_error("must have an else block if defining values")


@verifier("scf.index_switch")
def verify_index_switch(op: Any) -> None:
    """As IndexSwitchOp::verify."""
    cases = op.inherent("cases").values
    regions = op.regions
    if len(cases) != len(regions) - 1:
        raise op.op_error(f"has {len(regions) - 1} case regions but {len(cases)} case values")
    seen: set[int] = set()
    for value in cases:
        if value in seen:
            raise op.op_error(f"has duplicate case value: {value}")
        seen.add(value)
    for number, region in enumerate(regions):
        name = f"case region #{number - 1}" if number else "default region"
        _verify_case(op, region.first_block.last, name)


def _verify_case(op: Operation, last: Operation | None, name: str) -> None:
    if last is None or last.name != "scf.yield":
        found = "" if last is None else last.name
        raise op.op_error(f"expected region to end with scf.yield, but got {found}")
    expected = op.result_types()
    if last.operand_count != len(expected):
        error = op.op_error(
            f"expected each region to return {len(expected)} values, but {name} returns {last.operand_count}"
        )
        raise last.note_on(error, "see yield operation here")
    for index, (result, operand) in enumerate(zip(expected, last.operand_types(), strict=True)):
        if result != operand:
            error = op.op_error(f"expected result #{index} of each region to be '{result}'")
            raise last.note_on(error, f"{name} returns '{operand}' here")


# -- loops ------------------------------------------------------------------------------------------------


@verifier("scf.for")
def verify_for(op: Operation) -> None:
    """As ForOp::verify."""
    if op.operand_count - 3 != op.result_count:
        raise op.op_error("mismatch in number of loop-carried values and defined values")


@region_verifier("scf.for")
def verify_for_body(op: Operation) -> None:
    """As ForOp::verifyRegions."""
    arguments = body_of(op).args
    if not arguments or arguments[0].type != op.operand_at(0).type:
        raise op.op_error("expected induction variable to be same type as bounds and step")
    results = op.result_types()
    if len(arguments) - 1 != len(results):
        raise op.op_error("mismatch in number of basic block args and defined values")
    inits = op.operand_types()[3:]
    for index, (init, argument, result) in enumerate(zip(inits, arguments[1:], results, strict=True)):
        if init != result:
            raise op.op_error(f"types mismatch between {index}th iter operand and defined value")
        if argument.type != result:
            raise op.op_error(f"types mismatch between {index}th iter region arg and defined value")


@verifier("scf.while")
def verify_while(op: Operation) -> None:
    """As WhileOp::verify."""
    require_terminator(
        op,
        op.region_at(0),
        "scf.condition",
        "expects the 'before' region to terminate with 'scf.condition'",
    )
    require_terminator(
        op, op.region_at(1), "scf.yield", "expects the 'after' region to terminate with 'scf.yield'"
    )


@verifier("scf.parallel")
def verify_parallel(op: Any) -> None:
    """As ParallelOp::verify."""
    steps = list(op.step)
    if not steps:
        raise op.op_error("needs at least one tuple element for lowerBound, upperBound and step")
    for step in steps:
        known = constant_integer(step)
        if known is not None and known <= 0:
            raise op.op_error("constant step operand must be positive")
    arguments = body_of(op).args
    if len(arguments) != len(steps):
        raise op.op_error(
            f"expects the same number of induction variables: {len(arguments)} as bound and step values: "
            f"{len(steps)}"
        )
    if not all(isinstance(argument.type, IndexType) for argument in arguments):
        raise op.op_error("expects arguments for the induction variable to be of index type")
    reduce = require_terminator(
        op, op.region_at(0), "scf.reduce", "expects body to terminate with 'scf.reduce'"
    )
    results = op.result_types()
    reductions = len(reduce.regions)
    if len(results) != reductions:
        raise op.op_error(
            f"expects number of results: {len(results)} to be the same as number of reductions: {reductions}"
        )
    inits = len(op.initVals)
    if len(results) != inits:
        raise op.op_error(
            f"expects number of results: {len(results)} to be the same as number of initial values: {inits}"
        )
    if reduce.operand_count != reductions:
        return  # scf.reduce says so itself
    for index, (result, operand) in enumerate(zip(results, reduce.operand_types(), strict=True)):
        if result != operand:
            raise reduce.op_error(
                f"expects type of {index}-th reduction operand: '{operand}' to be the same as the {index}-th "
                f"result type: '{result}'"
            )


@region_verifier("scf.reduce")
def verify_reduce(op: Operation) -> None:
    """As ReduceOp::verifyRegions."""
    regions = op.regions
    if len(regions) != op.operand_count:
        raise op.op_error(
            f"expects number of reduction regions: {len(regions)} to be the same as number of reduction "
            f"operands: {op.operand_count}"
        )
    for index, (region, type) in enumerate(zip(regions, op.operand_types(), strict=True)):
        block: Any = region.first_block
        if block.last is None:
            raise op.op_error(f"{index}-th reduction has an empty body")
        if len(block.args) != 2 or any(argument.type != type for argument in block.args):
            raise op.op_error(
                f"expected two block arguments with type '{type}' in the {index}-th reduction region"
            )
        if block.last.name != "scf.reduce.return":
            raise op.op_error("reduction bodies must be terminated with an 'scf.reduce.return' op")


@verifier("scf.reduce.return")
def verify_reduce_return(op: Any) -> None:
    """As ReduceReturnOp::verify."""
    arguments = op.block.args
    if arguments and arguments[0].type != op.operand_at(0).type:
        raise op.op_error(f"must have type '{arguments[0].type}' (the type of the reduction inputs)")


@verifier("scf.forall")
def verify_forall(op: Any) -> None:
    """As ForallOp::verify."""
    rank = len(op.inherent("staticLowerBound").values)
    outputs = list(op.outputs)
    if op.result_count != len(outputs):
        raise op.op_error(f"produces {op.result_count} results, but has only {len(outputs)} outputs")
    arguments = body_of(op).args
    if len(arguments) != rank + len(outputs):
        raise op.op_error(f"region expects {rank} arguments")
    for index, argument in enumerate(arguments[:rank]):
        if not isinstance(argument.type, IndexType):
            raise op.op_error(f"expects {index}-th block argument to be an index")
    for index, (argument, output) in enumerate(zip(arguments[rank:], outputs, strict=True)):
        if argument.type != output.type:
            raise op.op_error(f"type mismatch between {index}-th output and corresponding block argument")
    mapping = op.inherent("mapping")
    if mapping is not None and len(mapping) and len(mapping) != rank:
        raise op.op_error("mapping attribute size must match op rank")
    verify_mixed(op, "lower bound", rank, op.inherent("staticLowerBound").values, op.dynamicLowerBound)
    verify_mixed(op, "upper bound", rank, op.inherent("staticUpperBound").values, op.dynamicUpperBound)
    verify_mixed(op, "step", rank, op.inherent("staticStep").values, op.dynamicStep)


def verify_mixed(
    op: Operation, name: str, count: int, integers: Sequence[int], values: Sequence[Value]
) -> None:
    """As verifyListOfOperandsOrIntegers: `count` integers, of which the dynamic ones are values."""
    if len(integers) != count:
        raise op.error(f"expected {count} {name} values, got {len(integers)}")
    dynamic = sum(integer == DYNAMIC for integer in integers)
    if len(values) != dynamic:
        raise op.error(f"expected {dynamic} dynamic {name} values")


@verifier("scf.forall.in_parallel")
def verify_in_parallel(op: Any) -> None:
    """As InParallelOp::verify."""
    forall = op.parent_op
    if forall is None or forall.name != "scf.forall":
        raise op.op_error("expected forall op parent")
    rank = len(forall.inherent("staticLowerBound").values)
    outputs = body_of(forall).args[rank:]
    for each in body_of(op):
        if not each.info.has_trait("ParallelCombiningOpInterface"):
            raise op.op_error("expected only ParallelCombiningOpInterface ops")
        destination = each.operand_at(1) if each.name == "tensor.parallel_insert_slice" else None
        if destination is not None and not any(destination is output for output in outputs):
            raise each.op_error("may only insert into an output block argument")


# -- control flow -----------------------------------------------------------------------------------------


class IndexSwitch(RegionBranchOpInterface):
    """Into one of the regions, and out; nothing is passed into them."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return list(op.regions) if point is None else [None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return list(op.result_values()) if target is None else []

    def region_invocation_bounds(
        self, op: Any, operands: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        count = len(op.regions)
        case = integer_of(operands[0])
        if case is None:
            return [(0, 1)] * count
        cases = list(op.inherent("cases").values)
        # The default is the first region, which MLIR takes for the last here.
        taken = cases.index(case) if case in cases else count - 1
        return [(0, int(index == taken)) for index in range(count)]


class If(ThenElse):
    """Into one of the regions at most, the one that the condition says if it is known."""

    __slots__ = ()

    def region_invocation_bounds(
        self, op: Operation, operands: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        condition = integer_of(operands[0])
        return [(0, 1), (0, 1)] if condition is None else [(0, int(condition != 0)), (0, int(condition == 0))]


class For(RegionBranchOpInterface):
    """Into the body or past it, from the operation and from the end of the body."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0), None]

    def entry_successor_operands(self, op: Operation, target: Region | None) -> list[Value]:
        return op.operand_values()[3:]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return list(op.result_values()) if target is None else list(body_of(op).args[1:])


class While(RegionBranchOpInterface):
    """First the condition; from there into the body or out; from the body to the condition."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        if point is None or point.parent_region is op.region_at(1):
            return [op.region_at(0)]
        return [None, op.region_at(1)]

    def entry_successor_operands(self, op: Operation, target: Region | None) -> list[Value]:
        return op.operand_values()


class ParallelRegion(RegionBranchOpInterface):
    """Into the body or past it; nothing is passed along."""

    __slots__ = ()

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0), None]

    def successor_inputs(self, op: Operation, target: Region | None) -> list[Value]:
        return []


class Condition(RegionBranchTerminatorOpInterface):
    """Everything but the condition is passed along."""

    __slots__ = ()

    def successor_operands(self, op: Operation, target: Region | None) -> list[Value]:
        return op.operand_values()[1:]


class Reduce(RegionBranchTerminatorOpInterface):
    """Nothing is passed along."""

    __slots__ = ()

    def successor_operands(self, op: Operation, target: Region | None) -> list[Value]:
        return []


interface("scf.execute_region", "RegionBranchOpInterface")(SingleRegion())
interface("scf.if", "RegionBranchOpInterface")(If())
interface("scf.index_switch", "RegionBranchOpInterface")(IndexSwitch())
interface("scf.for", "RegionBranchOpInterface")(For())
interface("scf.while", "RegionBranchOpInterface")(While())
interface("scf.parallel", "RegionBranchOpInterface")(ParallelRegion())
interface("scf.forall", "RegionBranchOpInterface")(ParallelRegion())
interface("scf.condition", "RegionBranchTerminatorOpInterface")(Condition())
interface("scf.reduce", "RegionBranchTerminatorOpInterface")(Reduce())


# -- what loops carry along -------------------------------------------------------------------------------


def _yielded(op: Operation, index: int) -> list[Value]:
    last = body_of(op, index).last
    return [] if last is None else last.operand_values()


class ForLoop(LoopLikeOpInterface):
    """`scf.for`."""

    __slots__ = ()

    def inits(self, op: Operation) -> Sequence[Value]:
        return op.operand_values()[3:]

    def region_iter_args(self, op: Operation) -> Sequence[Value]:
        arguments = body_of(op).args
        if not arguments:
            # MLIR counts them without a sign: none at all but for the induction variable.
            count = op.operand_count - 3
            raise op.op_error(f"different number of inits and region iter_args: {count} != {2**64 - 1}")
        return list(arguments[1:])

    def yielded_values(self, op: Operation) -> Sequence[Value]:
        return _yielded(op, 0)

    def loop_results(self, op: Operation) -> Sequence[Value] | None:
        return op.result_values()


class WhileLoop(LoopLikeOpInterface):
    """`scf.while`."""

    __slots__ = ()

    def inits(self, op: Operation) -> Sequence[Value]:
        return op.operand_values()

    def region_iter_args(self, op: Operation) -> Sequence[Value]:
        return list(body_of(op).args)

    def yielded_values(self, op: Operation) -> Sequence[Value]:
        return _yielded(op, 1)


class ForallLoop(LoopLikeOpInterface):
    """`scf.forall`."""

    __slots__ = ()

    def inits(self, op: Any) -> Sequence[Value]:
        return list(op.outputs)

    def region_iter_args(self, op: Any) -> Sequence[Value]:
        return list(body_of(op).args[len(op.inherent("staticLowerBound").values) :])


class ForallDestinations(DestinationStyleOpInterface):
    """`scf.forall`: its outputs."""

    __slots__ = ()

    def inits(self, op: Any) -> range:
        return range(op.operand_count - len(op.outputs), op.operand_count)


interface("scf.for", "LoopLikeOpInterface")(ForLoop())
interface("scf.while", "LoopLikeOpInterface")(WhileLoop())
interface("scf.parallel", "LoopLikeOpInterface")(LoopLikeOpInterface())
interface("scf.forall", "LoopLikeOpInterface")(ForallLoop())
interface("scf.forall", "DestinationStyleOpInterface")(ForallDestinations())
