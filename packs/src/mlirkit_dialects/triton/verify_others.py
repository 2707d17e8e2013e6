"""Verifiers of gluon and proton_gpu."""

from __future__ import annotations

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.walk import get_parent_of_type
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import gluon_classes as gluon
from mlirkit_dialects.triton import proton_gpu_classes as proton_gpu
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.module_facts import all_warps_in
from mlirkit_dialects.triton.shapes import layout_of


@verifier(gluon.SetAutoLayoutOp)
def verify_set_auto_layout(op: gluon.SetAutoLayoutOp) -> None:
    """Mirrors SetAutoLayoutOp::verify."""
    if not isinstance(layout_of(op.src.type), gluon.AutoEncodingAttr):
        raise op.op_error("input tensor must have an auto layout type")
    layout = layout_of(op.result.type)
    if layout is None:
        raise op.op_error("result tensor must have an encoding")
    if isinstance(layout, gluon.AutoEncodingAttr):
        raise op.op_error("result type must not be auto layout")


_MOST_SCOPES = 255


@verifier(proton_gpu.CircularStoreOp)
def verify_circular_store(op: proton_gpu.CircularStoreOp) -> None:
    """Mirrors CircularStoreOp::verify."""
    type = op.segment.type
    module = get_parent_of_type(op, ModuleOp)
    segments = len(type.selectIds or ()) or (1 if module is None else all_warps_in(module))
    if not is_power_of_two(type.nBytes // max(segments, 1)):
        raise op.op_error("profiling buffer segment size must be power of 2")
    scope = op.scopeId
    if (scope is None) == (op.dynamicScopeId is None):
        raise op.op_error("requires exactly one static or dynamic scope identifier")
    if scope is not None and not 0 <= scope.value <= _MOST_SCOPES:
        raise op.op_error("scope id must be in [0, 255]")


@verifier(proton_gpu.SegmentAllocOp)
def verify_segment_alloc(op: proton_gpu.SegmentAllocOp) -> None:
    """Mirrors SegmentAllocOp::verify."""
    type = op.segment.type
    if type.granularity != proton_gpu.Granularity.WARP and type.selectIds:
        raise op.op_error("only warp granularity supports non-empty selectIds for now")


@verifier(proton_gpu.InitCtxOp)
def verify_init_ctx(op: proton_gpu.InitCtxOp) -> None:
    """Mirrors InitCtxOp::verify."""
    if get_parent_of_type(op, triton.WarpSpecializeOp) is not None:
        raise op.op_error("can't initialize proton context in a warp specialized op")
