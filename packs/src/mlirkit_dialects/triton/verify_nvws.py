"""Verifiers of nvws: channels between groups of warps, and the groups."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpResult, Value
from mlirkit.dialects.declared import scf
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import nvws_classes as nvws
from mlirkit_dialects.triton import ttng_classes as ttng

_PARTITIONS = "ttg.partition"
_OF_RESULTS = "ttg.partition.outputs"


def base_types(type: nvws.ArefType) -> tuple[Type, ...]:
    """The types of a channel's buffers."""
    array = type.baseType
    assert isinstance(array, nvws.TypeArrayAttr)
    return tuple(array.value or ())


@verifier(nvws.ArefCreateOp)
def verify_create(op: nvws.ArefCreateOp) -> None:
    """Mirrors ArefCreateOp::verify: the buffers have no other uses, and equal numbers."""
    counts: set[int] = set()
    for buffer in op.buffers:
        if not all(isinstance(use.owner, nvws.ArefCreateOp | triton.LocalDeallocOp) for use in buffer.uses):
            raise op.error("Aref buffer is used elsewhere, Aref cannot guarantee async safety")
        assert isinstance(buffer.type, triton.MemDescType)
        counts.add(buffer.type.shape[0])
    if len(counts) > 1:
        raise op.error("Leading dims of sliced aref inputs don't match.")


@verifier(nvws.ArefGetEnterOp, nvws.ArefPutEnterOp)
def verify_enter(op: nvws.ArefGetEnterOp | nvws.ArefPutEnterOp) -> None:
    """Mirrors arefEnterVerify: one of the buffers of each array."""
    assert isinstance(op.aref.type, nvws.ArefType)
    arrays, buffers = base_types(op.aref.type), [buffer.type for buffer in op.buffers]
    if len(arrays) != len(buffers):
        raise op.error("Aref has different number of arguments than enter")
    for array, buffer in zip(arrays, buffers, strict=True):
        if not isinstance(array, triton.MemDescType):
            raise op.error("Slicing not Implemented for this type")
        if not isinstance(buffer, triton.MemDescType):
            raise op.error("MLIR Types don't match")
        # Buffers of scales have no dimension for the number of buffers.
        is_scales = isinstance(array.encoding, ttng.TensorMemoryScalesEncodingAttr)
        shape = tuple(array.shape) if is_scales else tuple(array.shape)[1:]
        end = " for TensorMemoryScalesEncodingAttr" if is_scales else ""
        if array.elementType != buffer.elementType or len(shape) != len(buffer.shape):
            raise op.error(f"Ranks don't match{end}")
        if shape != tuple(buffer.shape):
            raise op.error(f"Dimensions don't match{end}")


@verifier(nvws.WarpGroupOp)
def verify_warp_group(op: nvws.WarpGroupOp) -> None:
    """Mirrors WarpGroupOp::verify."""
    regions = op.partitionRegions
    if len(op.numWarps.values) != len(regions):
        raise op.error("Must supply numWarps for each Warp Group.")
    if not op.result_count:
        return
    if not regions:
        raise op.error("Must have at least one region when there are results.")
    last = regions[0].blocks[0].last
    if not isinstance(last, nvws.WarpGroupYieldOp):
        raise op.error(
            "When nvws.warp_group op has results, the first region should be terminated by "
            "nvws.warp_group.yield op."
        )
    if op.result_count != last.operand_count:
        raise op.error(
            "Mismatch in the number of results returned by nvws.warp_group op and the number of the operands "
            "of the corresponding nvws.warp_group.yield op in the first region."
        )


# -- values by partition ----------------------------------------------------------------------------------


@verifier(nvws.ArefPhiOp)
def verify_phi(op: nvws.ArefPhiOp) -> None:
    """Mirrors ArefPhiOp::verify: each partition owns one of the operands."""
    expected = _numbers(op.discardable_attributes.get(_PARTITIONS))
    if not expected:
        raise op.error("requires a non-empty ttg.partition annotation")
    local, remote = _owners(op.local), _owners(op.remote)
    if not local:
        raise op.error("local operand must have partition ownership")
    if not remote:
        raise op.error("remote operand must have partition ownership")
    for partition in local:
        if partition in remote:
            raise op.error(f"partition {partition} is owned by both phi operands")
    if {*local, *remote} != set(expected):
        raise op.error("operand partition union must exactly match the phi partition set")


def _numbers(value: Attribute | None) -> list[int]:
    if isinstance(value, DenseArrayAttr):
        return [int(number) for number in value.values]
    return [value.value] if isinstance(value, IntegerAttr) else []


def _owners(value: Value) -> list[int]:
    """Mirrors getArefPhiOperandPartitions: of a result, or of a loop-carried value."""
    if isinstance(value, OpResult):
        return _of_result(value.owner, value.result_number)
    owner = value.owner
    loop = getattr(owner, "parent_op", None)
    number = getattr(value, "arg_number", 0) - 1
    if not isinstance(loop, scf.ForOp) or number < 0 or loop.discardable_attributes.get(_OF_RESULTS) is None:
        return []
    return _of_result(loop, number)


def _of_result(op: Operation, number: int) -> list[int]:
    own = _numbers(op.discardable_attributes.get(_PARTITIONS))
    of_results = op.discardable_attributes.get(_OF_RESULTS)
    if not own or of_results is None:
        return own
    lists: Sequence[Attribute] = list(of_results) if isinstance(of_results, ArrayAttr) else []
    return _numbers(lists[number]) if number < len(lists) else []
