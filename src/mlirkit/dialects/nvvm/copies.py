"""Verifiers of nvvm's copies between memories, of tiles of tensors among them, and of prefetches."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.nvvm.parts import (
    CONSTANT,
    GENERIC,
    GLOBAL,
    LOCAL,
    SHARED,
    SHARED_CLUSTER,
    bare_error,
    flag,
    number,
    space,
    word,
)
from mlirkit.ods.live.hooks import verifier

# Dimensions that tensors may have.
_DIMENSIONS = range(1, 6)


def _verify_store(op: Any, is_im2col: bool) -> None:
    """As cpAsyncBulkTensorCommonVerifier."""
    count = len(op.coordinates)
    if count not in _DIMENSIONS:
        raise bare_error(op, "expects coordinates between 1 to 5 dimension")
    if is_im2col and count < 3:
        raise bare_error(op, "to use im2col mode, the tensor has to be at least 3-dimensional")


@verifier("nvvm.cp.async.bulk.tensor.global.shared.cta")
def verify_tensor_store(op: Any) -> None:
    """As CpAsyncBulkTensorSharedCTAToGlobalOp::verify."""
    mode = word(op, "mode", "tile")
    if op.predicate is not None:
        if mode != "tile":
            raise op.error("Inline-ptx lowering supported only for Tile mode.")
        if op.l2CacheHint is not None:
            raise op.error("Inline-ptx lowering unsupported with L2 cache-hint.")
    if mode != "tile_scatter4":
        _verify_store(op, mode == "im2col")
    elif len(op.coordinates) != 5:
        raise op.error("Scatter4 mode expects 5 coordinates")


@verifier("nvvm.cp.async.bulk.tensor.reduce")
def verify_tensor_reduce(op: Any) -> None:
    """As CpAsyncBulkTensorReduceOp::verify."""
    mode = word(op, "mode", "tile")
    if mode == "tile_scatter4":
        raise op.error("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
    _verify_store(op, mode == "im2col")


@verifier("nvvm.cp.async.bulk.tensor.prefetch")
def verify_tensor_load(op: Any) -> None:
    """As verifyTMALoadParams."""
    mode, count, offsets = word(op, "mode", "tile"), len(op.coordinates), len(op.im2colOffsets)
    if count not in _DIMENSIONS:
        raise bare_error(op, "expects coordinates between 1 to 5 dimension")
    if mode == "tile_gather4" and count != 5:
        raise bare_error(op, "Gather4 mode expects 5 coordinates")
    is_im2col = mode.startswith("im2col")
    if is_im2col and count < 3:
        raise bare_error(op, f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    expected = count - 2 if mode == "im2col" else 2 if is_im2col else 0
    if offsets != expected:
        raise bare_error(op, f" im2col offsets expected {expected} (provided {offsets})")


@verifier("nvvm.cp.async.bulk.tensor.shared.cluster.global")
def verify_tensor_copy(op: Any) -> None:
    """As CpAsyncBulkTensorGlobalToSharedClusterOp::verify."""
    is_cta = flag(op, "isCTAOnly")
    if op.predicate is not None:
        if is_cta:
            raise op.error("Predicate is supported only for shared::cluster mode.")
        if word(op, "mode", "tile") not in ("tile", "im2col"):
            raise op.error("Predicate is supported only for Tile and Im2col modes.")
    else:
        found = space(op.dstMem)
        if is_cta and found != SHARED:
            raise op.error("Shared::cta destination requires address-space 3.")
        if not is_cta and found != SHARED_CLUSTER:
            raise op.error("Shared::cluster destination requires address-space 7.")
        if is_cta and op.multicastMask is not None:
            raise op.error("Multicast is not supported with shared::cta mode.")
        if is_cta and op.inherent("group") is not None:
            raise op.error("CTAGroup is not supported with shared::cta mode.")
    verify_tensor_load(op)


@verifier("nvvm.cp.async.bulk.shared.cluster.global")
def verify_bulk_copy(op: Any) -> None:
    """As CpAsyncBulkGlobalToSharedClusterOp::verify."""
    if space(op.dstMem) == SHARED and op.multicastMask is not None:
        raise op.error("Multicast is not supported with shared::cta mode.")


@verifier("nvvm.cp.async.shared.global")
def verify_copy(op: Any) -> None:
    """As CpAsyncOp::verify."""
    modifier, size = word(op, "modifier"), number(op, "size")
    if modifier not in ("cg", "ca"):
        raise op.error("Only CG and CA cache modifiers are supported.")
    if size not in (4, 8, 16):
        raise op.error("expected byte size to be either 4, 8 or 16.")
    if modifier == "cg" and size != 16:
        raise op.error("CG cache modifier is only support for 16 bytes copy.")


@verifier("nvvm.st.bulk")
def verify_bulk_store(op: Any) -> None:
    """As BulkStoreOp::verify."""
    value = op.inherent("initVal")
    if value is not None and value.value:
        raise op.op_error(f"only 0 is supported for initVal, got {value.value % 2**64}")


@verifier("nvvm.prefetch")
def verify_prefetch(op: Any) -> None:
    """As PrefetchOp::verify."""
    level, is_tensormap, found = word(op, "cacheLevel"), flag(op, "tensormap"), space(op.addr)
    if is_tensormap and level:
        raise op.op_error("cannot specify both tensormap and cache level")
    if is_tensormap:
        if found not in (GENERIC, CONSTANT):
            raise op.op_error("prefetch tensormap requires a generic or constant pointer")
        if word(op, "evictPriority"):
            raise op.op_error("prefetch tensormap does not support eviction priority")
        if flag(op, "in_param_space") and found != GENERIC:
            raise op.op_error("in_param_space can only be specified for a generic pointer")
    elif level:
        _verify_level(op, level, found)
    else:
        raise op.op_error("requires specification of either cache level or tensormap")


def _verify_level(op: Any, level: str, found: int) -> None:
    if found not in (GENERIC, GLOBAL, LOCAL):
        raise op.op_error("prefetch to cache level requires a generic, global, or local pointer")
    if flag(op, "uniform"):
        if level != "L1":
            raise op.op_error("unsupported cache level, the only supported uniform cache level is L1")
        if found != GENERIC:
            raise op.op_error("prefetch to uniform cache requires a generic pointer")
    priority = word(op, "evictPriority")
    if priority:
        if level != "L2":
            raise op.op_error("cache eviction priority supported only for cache level L2")
        if found != GLOBAL:
            raise op.op_error("cache eviction priority requires a global pointer")
        if priority not in ("evict_normal", "evict_last"):
            raise op.op_error(
                "unsupported cache eviction priority, only evict_last and evict_normal are supported"
            )
    if op.predicate is not None:
        raise op.op_error("predicate supported only on prefetch tensormap")
