"""Folding and canonicalization of the test dialect: folders, patterns, constants, branches, regions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, IntegerAttr, integer_attr
from mlirkit.builtin.loop_interfaces import DestinationStyleOpInterface
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.fold_interface import DialectFoldInterface
from mlirkit.core.interfaces import RegionKind, RegionKindInterface, SuccessorOperands
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.branches import Branch
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import (
    canonicalizer,
    constant_materializer,
    dialect_canonicalizer,
    dialect_interface,
    folder,
    interface,
)
from mlirkit.patterns.rewriter import PatternRewriter

_I32 = integer_type(32)
Constants = Sequence[Attribute | None]


# -- folders --------------------------------------------------------------------------------------------


@folder("test.op_with_region_fold", "test.op_with_region_fold_no_side_effect")
def fold_to_operand(op: Operation, operands: Constants) -> Value:
    return op.operand_at(0)


@folder("test.op_involution_trait_succesful_operation_fold")
def fold_to_made_operand(op: Operation, operands: Constants) -> Value | None:
    operand = op.operand_at(0)
    return None if operand.defining_op is None else operand


@folder("test.op_involution_trait_failing_operation_fold")
def fold_by_trait_alone(op: Operation, operands: Constants) -> None:
    """Mirrors TestInvolutionTraitFailingOperationFolder::fold, which leaves it to the trait."""


@folder("test.op_with_variadic_results_and_folder")
def fold_to_operands(op: Operation, operands: Constants) -> list[Value]:
    return op.operand_values()


@folder("test.op_in_place_fold")
def fold_in_place(op: Any, operands: Constants) -> Value | None:
    """Mirrors TestOpInPlaceFold::fold: the constant becomes an attribute."""
    if op.attr is not None or not isinstance(operands[0], IntegerAttr):
        return None
    op.attr = operands[0]
    result: Value = op.results[0]
    return result


@folder("test.op_in_place_self_fold")
def fold_itself(op: Any, operands: Constants) -> Value | None:
    """Mirrors TestOpInPlaceSelfFold::fold."""
    if op.inherent("folded") is not None:
        return None
    op.set_inherent("folded", UNIT)
    result: Value = op.results[0]
    return result


@folder("test.op_in_place_fold_success")
def fold_to_nothing(op: Operation, operands: Constants) -> list[Value]:
    return []


@folder("test.fold_with_fold_adaptor")
def fold_to_sum(op: Any, operands: Constants) -> Attribute:
    """Mirrors TestOpFoldWithFoldAdaptor::fold: each group of operands counts more than the one before."""
    single, variadic = len([op.op]), len(op.variadic)
    total = 0
    for number, constant in enumerate(operands):
        weight = 1 if number < single else 2 if number < single + variadic else 3
        if isinstance(constant, IntegerAttr):
            total += weight * constant.value
    return integer_attr(_I32, total + 4 * len(op.body.get_blocks()))


@folder("test.manual_cpp_op_with_fold")
def fold_to_first(op: Operation, operands: Constants) -> Attribute | None:
    """Mirrors ManualCppOpWithFold::fold."""
    return operands[0] if operands else None


# -- patterns -------------------------------------------------------------------------------------------


@canonicalizer("test.op_with_region_pattern", "TestRemoveOpWithInnerOps")
def erase_with_region(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.erase_op(op)
    return True


@canonicalizer("test.fold_to_call_op", "(anonymous namespace)::FoldToCallOpPattern")
def replace_by_call(op: Any, rewriter: PatternRewriter) -> bool:
    call = rewriter.create("func.call", [], [], {"callee": op.callee}, loc=op.location)
    rewriter.replace_op(op, call)
    return True


@dialect_canonicalizer("test", "test.dialect_canonicalizable", "")
def replace_by_constant(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.replace_with(op, arith.ConstantOp, [], {"value": integer_attr(_I32, 42)})
    return True


# -- constants ------------------------------------------------------------------------------------------


@constant_materializer("test")
def materialize(value: Attribute, type: Type, location: Location) -> Operation:
    """Mirrors TestDialect::materializeConstant."""
    return Operation.create("test.constant", [type], properties={"value": value}, loc=location, ip=False)


class TestFolds(DialectFoldInterface):
    """As TestDialectFoldInterface."""

    __slots__ = ()

    def should_materialize_into(self, region: Region) -> bool:
        around = region.parent_op
        return around is not None and around.name == "test.one_region_op"


dialect_interface("test", "DialectFoldInterface")(TestFolds())


# -- branches -------------------------------------------------------------------------------------------


class ErrorBranch(Branch):
    """`test.internal_br`: it makes the first value that the second successor gets."""

    __slots__ = ()

    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        return SuccessorOperands(super().successor_operands(op, index).forwarded, index)


interface("test.br", "BranchOpInterface")(Branch("targetOperands"))
interface("test.producing_br", "BranchOpInterface")(Branch("secondOperands", "firstOperands"))
interface("test.internal_br", "BranchOpInterface")(ErrorBranch("successOperands", "errorOperands"))


# -- regions, and operands that are written ---------------------------------------------------------------


class GraphRegions(RegionKindInterface):
    __slots__ = ()

    def region_kind(self, op: Any, index: int) -> RegionKind:
        return RegionKind.GRAPH


class Outputs(DestinationStyleOpInterface):
    """`test.destination_style_op`."""

    __slots__ = ()

    def inits(self, op: Any) -> range:
        first = len(op.inputs)
        return range(first, first + len(op.outputs))


interface("test.graph_region", "RegionKindInterface")(GraphRegions())
interface("test.isolated_graph_region", "RegionKindInterface")(GraphRegions())
interface("test.destination_style_op", "DestinationStyleOpInterface")(Outputs())
