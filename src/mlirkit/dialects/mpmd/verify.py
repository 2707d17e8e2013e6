"""Verifiers of mpmd's topologies, computations and loops; types are not checked against meshes."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import CallOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import mpmd
from mlirkit.ods.live.hooks import interface, value_verifier, verifier


class Call(CallOpInterface):
    """A call of a symbol with all operands."""

    __slots__ = ()

    def callee(self, op: mpmd.CallOp | mpmd.FragmentCallOp) -> SymbolRefAttr:
        return op.callee

    def arg_operands(self, op: mpmd.CallOp | mpmd.FragmentCallOp) -> list[Value]:
        return list(op.operand_values())


interface(mpmd.CallOp, "CallOpInterface")(Call())
interface(mpmd.FragmentCallOp, "CallOpInterface")(Call())


@value_verifier(mpmd.TopologyAttr)
def verify_topology(topology: mpmd.TopologyAttr) -> str | None:
    return None if topology.meshes else "TopologyAttr must have at least one mesh."


def _compare(
    op: Operation, inner: Sequence[Type], outer: Sequence[Type], inner_name: str, outer_name: str
) -> None:
    if len(inner) != len(outer):
        raise op.error(
            f"number of {inner_name}s must match the number of {outer_name}s respectively: "
            f"{len(inner)} != {len(outer)}"
        )
    for inside, outside in zip(inner, outer, strict=True):
        if inside != outside:
            raise op.error(
                f"expected the type of the {inner_name} to match the type of {outer_name}: "
                f"'{inside}', got: '{outside}'"
            )


@verifier(mpmd.NamedComputationOp)
def verify_named_computation(op: mpmd.NamedComputationOp) -> None:
    """Mirrors NamedComputationOp::verify."""
    (block,) = op.region.blocks
    arguments = [argument.type for argument in block.args]
    _compare(op, arguments, op.operand_types(), "block argument", "operand")
    if block.last is not None:
        _compare(op, block.last.operand_types(), op.result_types(), "returned value", "result")


@verifier(mpmd.ForOp)
def verify_for(op: mpmd.ForOp) -> None:
    """Mirrors ForOp::verify."""
    (block,) = op.region.blocks
    types = op.operand_types()
    if len(block.args) != len(types) + 1:
        raise op.error("wrong number of arguments for region")
    *carried, index = [argument.type for argument in block.args]
    for number, (outer, inner) in enumerate(zip(types, carried, strict=True)):
        if outer != inner:
            raise op.error(f"wrong argument type at argument no. {number}")
    if isinstance(index, RankedTensorType):
        element = index.element_type
        if index.dims or not isinstance(element, IntegerType) or element.width != 32:
            raise op.error("index must have a 32-bit integer rank-0 tensor type")
    if block.last is not None and block.last.operand_types() != op.result_types():
        raise op.error("type mismatch for result of region")
    if len({type.__class__ for type in types}) > 1:
        raise op.error("type ids in operands/results are not identical")
    iterations, factor = op.iterations.value, op.unroll_factor
    if iterations <= 0:
        raise op.error("number of iterations must be greater than zero")
    unrolled = 1 if factor is None else factor.value
    if unrolled == 0 or iterations % unrolled:
        raise op.error(f"number of iterations {iterations} isn't divisible by unroll factor {unrolled}")


@verifier(mpmd.ReduceOp)
def verify_reduce(op: mpmd.ReduceOp) -> None:
    """Mirrors ReduceOp::verify."""
    reduction = op.reduction
    is_none = reduction is None or reduction.reduction_type == mpmd.ReductionType.kNone
    if is_none and op.operand_count != 1:
        raise op.error("ReduceOp must have exactly one operand if the reduction type is none")
