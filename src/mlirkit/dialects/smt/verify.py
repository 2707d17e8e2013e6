"""Verifiers of smt: solvers and what they answer, bit-vectors, quantifiers, types."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.walk import walk_preorder
from mlirkit.ods.live.hooks import region_verifier, value_verifier, verifier

_VALUES = ("smt.bool", "smt.int", "smt.bv", "smt.array", "smt.sort")


def _kind(type: Any) -> str:
    return str(getattr(type, "FULL_NAME", ""))


def _is_value(type: Any) -> bool:
    """As isAnyNonFuncSMTValueType."""
    return _kind(type) in _VALUES


def _yielded(region: Any) -> list[Any]:
    return list(region.first_block.last.operand_types())


@region_verifier("smt.solver")
def verify_solver(op: Any) -> None:
    """As SolverOp::verifyRegions."""
    if _yielded(op.region_at(0)) != list(op.result_types()):
        raise op.op_error("types of yielded values must match return values")
    if [each.type for each in op.region_at(0).first_block.args] != list(op.operand_types()):
        raise op.op_error("block argument types must match the types of the 'inputs'")


@region_verifier("smt.check")
def verify_check(op: Any) -> None:
    """As CheckOp::verifyRegions."""
    for region, name in zip(op.regions, ("sat", "unknown", "unsat"), strict=True):
        if _yielded(region) != list(op.result_types()):
            raise op.op_error(f"types of yielded values in '{name}' region must match return values")


@verifier("smt.eq", "smt.distinct")
def verify_comparison(op: Any) -> None:
    """As EqOp::verify and DistinctOp::verify."""
    if op.operand_count < 2:
        raise op.op_error(f"'inputs' must have at least size 2, but got {op.operand_count}")


@verifier("smt.bv.extract")
def verify_extract(op: Any) -> None:
    """As ExtractOp::verify."""
    width, given = op.result_types()[0].parameters[0], op.operand_at(0).type.parameters[0]
    low = op.inherent("lowBit").value
    if low + width > given:
        raise op.op_error(
            f"range to be extracted is too big, expected range starting at index {low} of length {width} "
            f"requires input width of at least {low + width}, but the input width is only {given}"
        )


@verifier("smt.bv.repeat")
def verify_repeat(op: Any) -> None:
    """As RepeatOp::verify."""
    if op.result_types()[0].parameters[0] % op.operand_at(0).type.parameters[0]:
        raise op.op_error("result bit-vector width must be a multiple of the input bit-vector width")


@verifier("smt.forall", "smt.exists")
def verify_quantifier(op: Any) -> None:
    """As ForallOp::verify and ExistsOp::verify."""
    if len(op.regions) > 1 and op.inherent("noPattern") is not None:
        raise op.op_error("patterns and the no_pattern attribute must not be specified at the same time")


@region_verifier("smt.forall", "smt.exists")
def verify_quantifier_regions(op: Any) -> None:
    """As verifyQuantifierRegions."""
    names, types = op.inherent("boundVarNames"), [each.type for each in op.region_at(0).first_block.args]
    if names is not None and len(types) != len(names):
        raise op.op_error("number of bound variable names must match number of block arguments")
    if not all(_is_value(type) for type in types):
        raise op.op_error("bound variables must by any non-function SMT value")
    yielded = _yielded(op.region_at(0))
    if len(yielded) != 1:
        raise op.op_error("must have exactly one yielded value")
    if _kind(yielded[0]) != "smt.bool":
        raise op.op_error("yielded value must be of '!smt.bool' type")
    for number, region in enumerate(list(op.regions)[1:]):
        if [each.type for each in region.first_block.args] != types:
            raise op.op_error(
                f"block argument number and types of the 'body' and 'patterns' region #{number} must match"
            )
        if not _yielded(region):
            raise op.op_error(f"'patterns' region #{number} must have at least one yielded value")
        for top in region.ops():
            for each in [*list(walk_preorder(top))[1:], top]:
                _verify_in_pattern(op, each, number)


def _verify_in_pattern(op: Any, each: Any, number: int) -> None:
    if not each.info.name.startswith("smt."):
        error = op.op_error(f"the 'patterns' region #{number} may only contain SMT dialect operations")
        raise each.note_on(error, "first non-SMT operation here")
    if each.info.name in ("smt.forall", "smt.exists"):
        error = op.op_error(
            f"the 'patterns' region #{number} must not contain any variable binding operations"
        )
        raise each.note_on(error, "first violating operation here")


# -- types ------------------------------------------------------------------------------------------------


@value_verifier("smt.bv")
def verify_bit_vector(value: Any) -> str | None:
    """As BitVectorType::verify; attributes of that name have been read with a width."""
    if isinstance(value, Type) and value.parameters[0] <= 0:  # type: ignore[attr-defined]
        return "bit-vector must have at least a width of one"
    return None


@value_verifier("smt.array")
def verify_array(value: Any) -> str | None:
    """As ArrayType::verify."""
    for type, what in zip(value.parameters, ("domain", "range"), strict=True):
        if not _is_value(type) and _kind(type) != "smt.func":
            return f"{what} must be any SMT value type"
    return None


@value_verifier("smt.func")
def verify_func(value: Any) -> str | None:
    """As SMTFuncType::verify."""
    domain, range_type = value.parameters
    if not domain:
        return "domain must not be empty"
    if not all(_is_value(type) for type in domain):
        return "domain types must be any non-function SMT type"
    return None if _is_value(range_type) else "range type must be any non-function SMT type"


@value_verifier("smt.sort")
def verify_sort(value: Any) -> str | None:
    """As SortType::verify."""
    if all(_is_value(type) for type in value.parameters[1] or ()):
        return None
    return "sort parameter types must be any non-function SMT type"
