"""Verifiers of omp's declarations: privatizers and reductions."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.dialects.atomic_checks import pointed_at
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clause_checks import argument_type, check_hint, sharing
from mlirkit.dialects.omp.cpp_names import is_pointer_like
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.ods.live.hooks import region_verifier, verifier


@verifier(omp.CriticalDeclareOp)
def verify_critical_declare(op: omp.CriticalDeclareOp) -> None:
    """Mirrors CriticalDeclareOp::verify."""
    check_hint(op)


# -- private ----------------------------------------------------------------------------------------------


@region_verifier(omp.PrivateClauseOp)
def verify_private(op: omp.PrivateClauseOp) -> None:
    """Mirrors PrivateClauseOp::verifyRegions."""
    type, kind = argument_type(op), sharing(op)
    for region in op.regions:
        for argument in () if region.first_block is None else region.first_block.args:
            if argument.type != type:
                raise op.error(f"Region argument type mismatch: got '{argument.type}' expected '{type}'.")
    init, copy, dealloc = op.init_region, op.copy_region, op.dealloc_region
    if not init.is_empty:
        check_private_region(op, init, 2, "init", type)
    if kind == "private" and not copy.is_empty:
        raise op.error("`private` clauses do not require a `copy` region.")
    if kind == "firstprivate":
        if copy.is_empty:
            raise op.error("`firstprivate` clauses require at least a `copy` region.")
        check_private_region(op, copy, 2, "copy", type)
    if not dealloc.is_empty:
        check_private_region(op, dealloc, 1, "dealloc", None)


def check_private_region(
    op: omp.PrivateClauseOp, region: Region, count: int, name: str, type: Type | None
) -> None:
    """Check the region's arguments, and that its terminators yield one value of the type, or nothing without
    a type."""
    result = len(region.blocks[0].args)
    if result != count:
        raise plain_error(op, f"`{name}`: expected {count} region arguments, got: {result}")
    for block in region.get_blocks():
        last: Any = block.last
        is_end = last is not None and (last.info.has_trait("IsTerminator") or not last.is_registered)
        if not is_end or last.successors:
            continue
        if not isinstance(last, omp.YieldOp):
            raise plain_error(last, "expected exit block terminator to be an `omp.yield` op.")
        types = last.operand_types()
        if type is None:
            if types:
                raise plain_error(last, "Did not expect any values to be yielded.")
        elif types != [type]:
            yielded = ", ".join(f"'{type}'" for type in types) or "None"
            raise plain_error(last, f"Invalid yielded value. Expected type: '{type}', got: {yielded}")


# -- reductions -------------------------------------------------------------------------------------------


@region_verifier(omp.DeclareReductionOp)
def verify_reduction(op: omp.DeclareReductionOp) -> None:
    """Mirrors DeclareReductionOp::verifyRegions."""
    type = op.type.value
    alloc, init, combiner = op.allocRegion, op.initializerRegion, op.reductionRegion
    check_yields(op, alloc, "alloc", type)
    if init.is_empty:
        raise op.op_error("expects non-empty initializer region")
    arguments = argument_types(init)
    if len(arguments) == 1 and not alloc.is_empty:
        raise op.op_error("expects two arguments to the initializer region when an allocation region is used")
    if len(arguments) == 2 and alloc.is_empty:
        raise op.op_error("expects one argument to the initializer region when no allocation region is used")
    if len(arguments) not in (1, 2):
        raise op.op_error("expects one or two arguments to the initializer region")
    if any(argument != type for argument in arguments):
        raise op.op_error("expects initializer region argument to match the reduction type")
    check_yields(op, init, "initializer", type)
    if combiner.is_empty:
        raise op.op_error("expects non-empty reduction region")
    if argument_types(combiner) != [type, type]:
        raise op.op_error("expects reduction region with two arguments of the reduction type")
    check_yields(op, combiner, "reduction", type)
    if not op.atomicReductionRegion.is_empty:
        check_atomic(op, argument_types(op.atomicReductionRegion), type)
    if not op.cleanupRegion.is_empty and argument_types(op.cleanupRegion) != [type]:
        raise op.op_error("expects cleanup region with one argument of the reduction type")


def argument_types(region: Region) -> list[Type]:
    block = region.first_block
    return [] if block is None else [argument.type for argument in block.args]


def check_yields(op: Operation, region: Region, name: str, type: Type) -> None:
    for block in region.get_blocks():
        for operation in block:
            if isinstance(operation, omp.YieldOp) and operation.operand_types() != [type]:
                raise op.op_error(f"expects {name} region to yield a value of the reduction type")


def check_atomic(op: Operation, types: list[Type], type: Type) -> None:
    """Check the two accumulators, whose element type may be known."""
    if len(types) != 2 or types[0] != types[1]:
        raise op.op_error("expects atomic reduction region with two arguments of the same type")
    if not is_pointer_like(types[0]) or pointed_at(types[0]) not in (None, type):
        raise op.op_error(
            "expects atomic reduction region arguments to be accumulators containing the reduction type"
        )
