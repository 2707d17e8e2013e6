"""Verifiers of smt: solvers and their checks, bit-vectors, quantifiers, types."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.declared import smt
from mlirkit.ods.live.hooks import region_verifier, value_verifier, verifier

_VALUES = (smt.BoolType, smt.IntType, smt.BitVectorType, smt.ArrayType, smt.SortType)


def _is_value(type: Type) -> bool:
    """Mirrors isAnyNonFuncSMTValueType."""
    return isinstance(type, _VALUES)


def _yielded(region: Region) -> list[Type]:
    return list(region.blocks[0].back().operand_types())


@region_verifier(smt.SolverOp)
def verify_solver(op: smt.SolverOp) -> None:
    """Mirrors SolverOp::verifyRegions."""
    if _yielded(op.bodyRegion) != list(op.result_types()):
        raise op.op_error("types of yielded values must match return values")
    if [argument.type for argument in op.bodyRegion.blocks[0].args] != list(op.operand_types()):
        raise op.op_error("block argument types must match the types of the 'inputs'")


@region_verifier(smt.CheckOp)
def verify_check(op: smt.CheckOp) -> None:
    """Mirrors CheckOp::verifyRegions."""
    for region, name in zip(op.regions, ("sat", "unknown", "unsat"), strict=True):
        if _yielded(region) != list(op.result_types()):
            raise op.op_error(f"types of yielded values in '{name}' region must match return values")


@verifier(smt.EqOp, smt.DistinctOp)
def verify_comparison(op: smt.EqOp | smt.DistinctOp) -> None:
    """Mirrors EqOp::verify and DistinctOp::verify."""
    if op.operand_count < 2:
        raise op.op_error(f"'inputs' must have at least size 2, but got {op.operand_count}")


@verifier(smt.ExtractOp)
def verify_extract(op: smt.ExtractOp) -> None:
    """Mirrors ExtractOp::verify."""
    width, input_width = op.result.type.width, op.input.type.width
    low = op.lowBit_attr.value
    if low + width > input_width:
        raise op.op_error(
            f"range to be extracted is too big, expected range starting at index {low} of length {width} "
            f"requires input width of at least {low + width}, but the input width is only {input_width}"
        )


@verifier(smt.RepeatOp)
def verify_repeat(op: smt.RepeatOp) -> None:
    """Mirrors RepeatOp::verify."""
    if op.result.type.width % op.input.type.width:
        raise op.op_error("result bit-vector width must be a multiple of the input bit-vector width")


@verifier(smt.ForallOp, smt.ExistsOp)
def verify_quantifier(op: smt.ForallOp | smt.ExistsOp) -> None:
    """Mirrors ForallOp::verify and ExistsOp::verify."""
    if len(op.regions) > 1 and op.noPattern_attr is not None:
        raise op.op_error("patterns and the no_pattern attribute must not be specified at the same time")


@region_verifier(smt.ForallOp, smt.ExistsOp)
def verify_quantifier_regions(op: smt.ForallOp | smt.ExistsOp) -> None:
    """Mirrors verifyQuantifierRegions."""
    names, types = op.boundVarNames_attr, [argument.type for argument in op.body.blocks[0].args]
    if names is not None and len(types) != len(names):
        raise op.op_error("number of bound variable names must match number of block arguments")
    if not all(_is_value(type) for type in types):
        raise op.op_error("bound variables must by any non-function SMT value")
    yielded = _yielded(op.body)
    if len(yielded) != 1:
        raise op.op_error("must have exactly one yielded value")
    if not isinstance(yielded[0], smt.BoolType):
        raise op.op_error("yielded value must be of '!smt.bool' type")
    for number, region in enumerate(list(op.regions)[1:]):
        if [argument.type for argument in region.blocks[0].args] != types:
            raise op.op_error(
                f"block argument number and types of the 'body' and 'patterns' region #{number} must match"
            )
        if not _yielded(region):
            raise op.op_error(f"'patterns' region #{number} must have at least one yielded value")
        for top in region.ops():
            for nested in [*list(walk_preorder(top))[1:], top]:
                _verify_in_pattern(op, nested, number)


def _verify_in_pattern(op: Operation, operation: Operation, number: int) -> None:
    if not operation.info.name.startswith("smt."):
        error = op.op_error(f"the 'patterns' region #{number} may only contain SMT dialect operations")
        raise operation.note_on(error, "first non-SMT operation here")
    if isinstance(operation, smt.ForallOp | smt.ExistsOp):
        error = op.op_error(
            f"the 'patterns' region #{number} must not contain any variable binding operations"
        )
        raise operation.note_on(error, "first violating operation here")


# -- types ------------------------------------------------------------------------------------------------


@value_verifier(smt.BitVectorAttr)
def verify_bit_vector(value: smt.BitVectorAttr | smt.BitVectorType) -> str | None:
    """Mirrors BitVectorType::verify; the parser has checked attributes of that name."""
    if isinstance(value, smt.BitVectorType) and value.width <= 0:
        return "bit-vector must have at least a width of one"
    return None


@value_verifier(smt.ArrayType)
def verify_array(value: smt.ArrayType) -> str | None:
    """Mirrors ArrayType::verify."""
    for type, subject in zip((value.domainType, value.rangeType), ("domain", "range"), strict=True):
        if not _is_value(type) and not isinstance(type, smt.SMTFuncType):
            return f"{subject} must be any SMT value type"
    return None


@value_verifier(smt.SMTFuncType)
def verify_func(value: smt.SMTFuncType) -> str | None:
    """Mirrors SMTFuncType::verify."""
    domain, range_type = value.domainTypes, value.rangeType
    if not domain:
        return "domain must not be empty"
    if not all(_is_value(type) for type in domain):
        return "domain types must be any non-function SMT type"
    return None if _is_value(range_type) else "range type must be any non-function SMT type"


@value_verifier(smt.SortType)
def verify_sort(value: smt.SortType) -> str | None:
    """Mirrors SortType::verify."""
    if all(_is_value(type) for type in value.sortParams or ()):
        return None
    return "sort parameter types must be any non-function SMT type"
