"""Verifiers of nvvm: operations of warps, special registers.

Further verifiers: barriers.py, conversions.py, copies.py, products.py, tensor_memory.py and wmma.py.
"""

from __future__ import annotations

from mlirkit.builtin.float_types import F32
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.parts import flag, is_integer, members_of
from mlirkit.ods.live.hooks import value_verifier, verifier

# -- special registers ------------------------------------------------------------------------------------

# Registers with an optional range; registers in _BY_AXIS exist for each axis.
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
def verify_range(op: Operation) -> None:
    """Mirrors verifyConstantRangeAttr: a range is empty or full only at its type's bounds."""
    range = op.attributes.entries().get("range")
    if range is None:
        return
    width, lower, upper = range_bounds(range)
    greatest = (1 << width) - 1
    if lower == upper and lower not in (0, greatest):
        raise op.op_error(
            f"invalid range attribute: Lower == Upper, but they aren't min (0) or max ({greatest}) value! "
            "This is an invalid constant range."
        )


def range_bounds(attribute: Attribute) -> tuple[int, int, int]:
    """The width, the lower and the upper bound of `#llvm.constant_range<i32, 0, 32>`, unsigned."""
    assert isinstance(attribute, ParametrizedAttribute)
    lower, upper = attribute.parameters
    return lower.type.width, lower.bits, upper.bits


@verifier(nvvm.SetMaxRegisterOp)
def verify_registers(op: nvvm.SetMaxRegisterOp) -> None:
    """Mirrors SetMaxRegisterOp::verify."""
    count = op.regCount.value & 0xFFFFFFFF
    if count % 8:
        raise op.op_error("new register size must be multiple of 8")
    if not 24 <= count <= 256:
        raise op.op_error("new register size must be in between 24 to 256")


@verifier(nvvm.PMEventOp)
def verify_event(op: nvvm.PMEventOp) -> None:
    """Mirrors PMEventOp::verify."""
    event, mask = op.eventId, op.maskedEventId
    if event is None and mask is None:
        raise op.op_error("either `id` or `mask` must be set")
    if event is not None and mask is not None:
        raise op.op_error("`id` and `mask` cannot be set at the same time")
    if event is not None and not 0 <= event.value <= 15:
        raise op.op_error("`id` must be between 0 and 15")


# -- warps ------------------------------------------------------------------------------------------------


@verifier(nvvm.ShflOp)
def verify_shuffle(op: nvvm.ShflOp) -> None:
    """Mirrors ShflOp::verify."""
    result, value = op.res.type, op.val.type
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
        _verify_type(op, "second element in the returned struct", integer_type(1), members[1])


def _verify_type(op: nvvm.ShflOp, noun: str, expected: Type, type: Type) -> None:
    if expected != type:
        raise op.op_error(f"expected {noun} to be of type '{expected}' but got '{type}' instead")


@verifier(nvvm.MatchSyncOp)
def verify_match(op: nvvm.MatchSyncOp) -> None:
    """Mirrors MatchSyncOp::verify."""
    result = op.res.type
    if op.kind == nvvm.MatchSyncKind.all:
        members = members_of(result)
        if members is None or list(members) != [integer_type(32), integer_type(1)]:
            raise op.op_error(
                "match.sync 'all' returns a two element struct with first element as i32 and second element "
                "as i1"
            )
    elif not is_integer(result, 32):
        raise op.op_error("match.sync 'any' returns an i32")


@verifier(nvvm.VoteSyncOp)
def verify_vote(op: nvvm.VoteSyncOp) -> None:
    """Mirrors VoteSyncOp::verify."""
    result = op.res.type
    if op.kind == nvvm.VoteSyncKind.ballot:
        if not is_integer(result, 32):
            raise op.op_error("vote.sync 'ballot' returns an i32")
    elif not is_integer(result, 1):
        raise op.op_error("vote.sync 'any', 'all' and 'uni' returns an i1")


@verifier(nvvm.ReduxOp)
def verify_reduction(op: nvvm.ReduxOp) -> None:
    """Mirrors ReduxOp::verify."""
    result, kind = op.res.type, op.kind
    for name in ("abs", "nan"):
        if result != F32 and flag(op, name):
            raise op.op_error(f"{name} attribute is supported only for f32 type")
    is_float = kind in (nvvm.ReduxKind.FMIN, nvvm.ReduxKind.FMAX)
    expected = F32 if is_float else integer_type(32)
    if result != expected:
        raise op.op_error(
            f"'{kind}' redux kind unsupported with '{result}' type. Only supported type is '{expected}'."
        )


@verifier(nvvm.PermuteOp)
def verify_permutation(op: nvvm.PermuteOp) -> None:
    """Mirrors PermuteOp::verify."""
    mode = op.mode
    takes_both = mode in (nvvm.PermuteMode.DEFAULT, nvvm.PermuteMode.F4E, nvvm.PermuteMode.B4E)
    if takes_both and op.hi is None:
        raise op.error(f"mode '{mode}' requires 'hi' operand.")
    if not takes_both and op.hi is not None:
        raise op.error(f"mode '{mode}' does not accept 'hi' operand.")


@verifier(nvvm.ClusterLaunchControlQueryCancelOp)
def verify_query(op: nvvm.ClusterLaunchControlQueryCancelOp) -> None:
    """Mirrors ClusterLaunchControlQueryCancelOp::verify."""
    result = op.res.type
    if op.query_type == nvvm.ClusterLaunchControlQueryType.IS_CANCELED:
        if not is_integer(result, 1):
            raise op.op_error("is_canceled query type returns an i1")
    elif not is_integer(result, 32):
        raise op.op_error(
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"
        )


# -- targets ----------------------------------------------------------------------------------------------


@value_verifier(nvvm.NVVMTargetAttr)
def verify_target(value: nvvm.NVVMTargetAttr) -> str | None:
    """Mirrors NVVMTargetAttr::verify."""
    if value.O is None or not 0 <= value.O <= 3:
        return "The optimization level must be a number between 0 and 3."
    if not value.triple:
        return "The target triple cannot be empty."
    if not value.chip:
        return "The target chip cannot be empty."
    if value.link is not None and not all(isinstance(file, StringAttr) for file in value.link):
        return "All the elements in the `link` array must be strings."
    return None
