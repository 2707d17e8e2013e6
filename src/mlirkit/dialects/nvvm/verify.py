"""Verifiers of nvvm: what threads of a warp do together, special registers.

The others are in barriers.py, conversions.py, copies.py, products.py, tensor_memory.py and wmma.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.nvvm.parts import flag, is_integer, members_of, number, word
from mlirkit.ods.live.hooks import value_verifier, verifier

# -- special registers ------------------------------------------------------------------------------------

# Registers whose values lie in a range that may be given; those in _BY_AXIS, one for each axis.
_REGISTERS = (
    *("laneid", "warpsize", "warpid", "nwarpid", "smid", "nsmid", "gridid"),
    *("cluster.ctarank", "cluster.nctarank"),
)
_BY_AXIS = (
    *("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid"),
    *("cluster.ctaid", "cluster.nctaid"),
)
_ALL = (*_REGISTERS, *[f"{name}.{axis}" for name in _BY_AXIS for axis in "xyz"])


@verifier(*[f"nvvm.read.ptx.sreg.{name}" for name in _ALL])
def verify_range(op: Any) -> None:
    """As verifyConstantRangeAttr: a range is empty or full only at its type's bounds."""
    found = op.inherent("range")
    if found is None:
        return
    width, lower, upper = _bounds(found)
    greatest = (1 << width) - 1
    if lower == upper and lower not in (0, greatest):
        raise op.op_error(
            f"invalid range attribute: Lower == Upper, but they aren't min (0) or max ({greatest}) value! "
            "This is an invalid constant range."
        )


def _bounds(attribute: Any) -> tuple[int, int, int]:
    """The width, the lower and the upper bound of `#llvm.constant_range<i32, 0, 32>`, unsigned."""
    lower, upper = attribute.parameters
    return lower.type.width, lower.bits, upper.bits


@verifier("nvvm.setmaxregister")
def verify_registers(op: Any) -> None:
    """As SetMaxRegisterOp::verify."""
    count = number(op, "regCount") & 0xFFFFFFFF
    if count % 8:
        raise op.op_error("new register size must be multiple of 8")
    if not 24 <= count <= 256:
        raise op.op_error("new register size must be in between 24 to 256")


@verifier("nvvm.pmevent")
def verify_event(op: Any) -> None:
    """As PMEventOp::verify."""
    event, mask = op.inherent("eventId"), op.inherent("maskedEventId")
    if event is None and mask is None:
        raise op.op_error("either `id` or `mask` must be set")
    if event is not None and mask is not None:
        raise op.op_error("`id` and `mask` cannot be set at the same time")
    if event is not None and not 0 <= event.value <= 15:
        raise op.op_error("`id` must be between 0 and 15")


# -- warps ------------------------------------------------------------------------------------------------


@verifier("nvvm.shfl.sync")
def verify_shuffle(op: Any) -> None:
    """As ShflOp::verify."""
    result, value = op.result_types()[0], op.val.type
    members, is_pair = members_of(result), flag(op, "return_value_and_is_valid")
    if members is None:
        if is_pair:
            raise op.op_error("expected return type to be a two-element struct")
        _verify_type(op, "return type", value, result)
        return
    if not is_pair:
        raise op.op_error(
            '"return_value_and_is_valid" attribute must be specified when the return type is a struct type'
        )
    if len(members) != 2:
        raise op.op_error("expected return type to be a two-element struct")
    _verify_type(op, "first element in the returned struct", value, members[0])
    if not is_integer(members[1], 1):
        _verify_type(op, "second element in the returned struct", "i1", members[1])


def _verify_type(op: Any, what: str, expected: Any, found: Any) -> None:
    if expected != found:
        raise op.op_error(f"expected {what} to be of type '{expected}' but got '{found}' instead")


@verifier("nvvm.match.sync")
def verify_match(op: Any) -> None:
    """As MatchSyncOp::verify."""
    result = op.result_types()[0]
    if word(op, "kind") == "all":
        members = members_of(result)
        if members is None or [str(each) for each in members] != ["i32", "i1"]:
            raise op.op_error(
                "match.sync 'all' returns a two element struct with first element as i32 and second element "
                "as i1"
            )
    elif not is_integer(result, 32):
        raise op.op_error("match.sync 'any' returns an i32")


@verifier("nvvm.vote.sync")
def verify_vote(op: Any) -> None:
    """As VoteSyncOp::verify."""
    result = op.result_types()[0]
    if word(op, "kind") == "ballot":
        if not is_integer(result, 32):
            raise op.op_error("vote.sync 'ballot' returns an i32")
    elif not is_integer(result, 1):
        raise op.op_error("vote.sync 'any', 'all' and 'uni' returns an i1")


@verifier("nvvm.redux.sync")
def verify_reduction(op: Any) -> None:
    """As ReduxOp::verify."""
    result, kind = str(op.result_types()[0]), word(op, "kind")
    for name in ("abs", "nan"):
        if result != "f32" and flag(op, name):
            raise op.op_error(f"{name} attribute is supported only for f32 type")
    expected = "f32" if kind in ("fmin", "fmax") else "i32"
    if result != expected:
        raise op.op_error(
            f"'{kind}' redux kind unsupported with '{result}' type. Only supported type is '{expected}'."
        )


@verifier("nvvm.prmt")
def verify_permutation(op: Any) -> None:
    """As PermuteOp::verify."""
    mode = word(op, "mode")
    takes_both = mode in ("default", "f4e", "b4e")
    if takes_both and op.hi is None:
        raise op.error(f"mode '{mode}' requires 'hi' operand.")
    if not takes_both and op.hi is not None:
        raise op.error(f"mode '{mode}' does not accept 'hi' operand.")


@verifier("nvvm.clusterlaunchcontrol.query.cancel")
def verify_query(op: Any) -> None:
    """As ClusterLaunchControlQueryCancelOp::verify."""
    result = op.result_types()[0]
    if word(op, "query_type") == "is_canceled":
        if not is_integer(result, 1):
            raise op.op_error("is_canceled query type returns an i1")
    elif not is_integer(result, 32):
        raise op.op_error(
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        )


# -- targets ----------------------------------------------------------------------------------------------


@value_verifier("nvvm.target")
def verify_target(value: Any) -> str | None:
    """As NVVMTargetAttr::verify."""
    level, triple, chip, _, _, files = value.parameters[:6]
    if not 0 <= level <= 3:
        return "The optimization level must be a number between 0 and 3."
    if not triple:
        return "The target triple cannot be empty."
    if not chip:
        return "The target chip cannot be empty."
    if files is not None and not all(isinstance(each, StringAttr) for each in files):
        return "All the elements in the `link` array must be strings."
    return None
