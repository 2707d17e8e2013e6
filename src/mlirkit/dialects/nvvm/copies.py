"""Verifiers of nvvm's copies between memories, including tensor tiles, and of prefetches."""

from __future__ import annotations

from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.parts import (
    CONSTANT,
    GENERIC,
    GLOBAL,
    LOCAL,
    SHARED,
    SHARED_CLUSTER,
    flag,
    space,
)
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.ods.live.hooks import verifier

# The valid numbers of tensor dimensions.
_DIMENSIONS = range(1, 6)

# Load modes with im2col offsets.
_IM2COL = (nvvm.TMALoadMode.IM2COL, nvvm.TMALoadMode.IM2COL_W, nvvm.TMALoadMode.IM2COL_W_128)


def _verify_store(
    op: nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp | nvvm.CpAsyncBulkTensorReduceOp, is_im2col: bool
) -> None:
    """Mirrors cpAsyncBulkTensorCommonVerifier."""
    count = len(op.coordinates)
    if count not in _DIMENSIONS:
        raise plain_error(op, "expects coordinates between 1 to 5 dimension")
    if is_im2col and count < 3:
        raise plain_error(op, "to use im2col mode, the tensor has to be at least 3-dimensional")


@verifier(nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp)
def verify_tensor_store(op: nvvm.CpAsyncBulkTensorSharedCTAToGlobalOp) -> None:
    """Mirrors CpAsyncBulkTensorSharedCTAToGlobalOp::verify."""
    mode = op.mode
    if op.predicate is not None:
        if mode != nvvm.TMAStoreMode.TILE:
            raise op.error("Inline-ptx lowering supported only for Tile mode.")
        if op.l2CacheHint is not None:
            raise op.error("Inline-ptx lowering unsupported with L2 cache-hint.")
    if mode != nvvm.TMAStoreMode.TILE_SCATTER4:
        _verify_store(op, mode == nvvm.TMAStoreMode.IM2COL)
    elif len(op.coordinates) != 5:
        raise op.error("Scatter4 mode expects 5 coordinates")


@verifier(nvvm.CpAsyncBulkTensorReduceOp)
def verify_tensor_reduce(op: nvvm.CpAsyncBulkTensorReduceOp) -> None:
    """Mirrors CpAsyncBulkTensorReduceOp::verify."""
    if op.mode == nvvm.TMAStoreMode.TILE_SCATTER4:
        raise op.error("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
    _verify_store(op, op.mode == nvvm.TMAStoreMode.IM2COL)


def verify_tensor_load(
    op: nvvm.CpAsyncBulkTensorPrefetchOp | nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp,
) -> None:
    """Mirrors verifyTMALoadParams."""
    mode, count, offsets = op.mode, len(op.coordinates), len(op.im2colOffsets)
    if count not in _DIMENSIONS:
        raise plain_error(op, "expects coordinates between 1 to 5 dimension")
    if mode == nvvm.TMALoadMode.TILE_GATHER4 and count != 5:
        raise plain_error(op, "Gather4 mode expects 5 coordinates")
    is_im2col = mode in _IM2COL
    if is_im2col and count < 3:
        raise plain_error(op, f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    expected = count - 2 if mode == nvvm.TMALoadMode.IM2COL else 2 if is_im2col else 0
    if offsets != expected:
        raise plain_error(op, f" im2col offsets expected {expected} (provided {offsets})")


verifier(nvvm.CpAsyncBulkTensorPrefetchOp)(verify_tensor_load)


@verifier(nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp)
def verify_tensor_copy(op: nvvm.CpAsyncBulkTensorGlobalToSharedClusterOp) -> None:
    """Mirrors CpAsyncBulkTensorGlobalToSharedClusterOp::verify."""
    is_cta = flag(op, "isCTAOnly")
    if op.predicate is not None:
        if is_cta:
            raise op.error("Predicate is supported only for shared::cluster mode.")
        if op.mode not in (nvvm.TMALoadMode.TILE, nvvm.TMALoadMode.IM2COL):
            raise op.error("Predicate is supported only for Tile and Im2col modes.")
    else:
        target = space(op.dstMem)
        if is_cta and target != SHARED:
            raise op.error("Shared::cta destination requires address-space 3.")
        if not is_cta and target != SHARED_CLUSTER:
            raise op.error("Shared::cluster destination requires address-space 7.")
        if is_cta and op.multicastMask is not None:
            raise op.error("Multicast is not supported with shared::cta mode.")
        if is_cta and op.group_attr is not None:
            raise op.error("CTAGroup is not supported with shared::cta mode.")
    verify_tensor_load(op)


@verifier(nvvm.CpAsyncBulkGlobalToSharedClusterOp)
def verify_bulk_copy(op: nvvm.CpAsyncBulkGlobalToSharedClusterOp) -> None:
    """Mirrors CpAsyncBulkGlobalToSharedClusterOp::verify."""
    if space(op.dstMem) == SHARED and op.multicastMask is not None:
        raise op.error("Multicast is not supported with shared::cta mode.")


@verifier(nvvm.CpAsyncOp)
def verify_copy(op: nvvm.CpAsyncOp) -> None:
    """Mirrors CpAsyncOp::verify."""
    modifier, size = op.modifier, op.size.value
    if modifier not in (nvvm.LoadCacheModifierKind.CG, nvvm.LoadCacheModifierKind.CA):
        raise op.error("Only CG and CA cache modifiers are supported.")
    if size not in (4, 8, 16):
        raise op.error("expected byte size to be either 4, 8 or 16.")
    if modifier == nvvm.LoadCacheModifierKind.CG and size != 16:
        raise op.error("CG cache modifier is only support for 16 bytes copy.")


@verifier(nvvm.BulkStoreOp)
def verify_bulk_store(op: nvvm.BulkStoreOp) -> None:
    """Mirrors BulkStoreOp::verify."""
    value = op.initVal
    if value is not None and value.value:
        raise op.op_error(f"only 0 is supported for initVal, got {value.value % 2**64}")


@verifier(nvvm.PrefetchOp)
def verify_prefetch(op: nvvm.PrefetchOp) -> None:
    """Mirrors PrefetchOp::verify."""
    level, is_tensormap, origin = op.cacheLevel, op.tensormap, space(op.addr)
    if is_tensormap and level is not None:
        raise op.op_error("cannot specify both tensormap and cache level")
    if is_tensormap:
        if origin not in (GENERIC, CONSTANT):
            raise op.op_error("prefetch tensormap requires a generic or constant pointer")
        if op.evictPriority is not None:
            raise op.op_error("prefetch tensormap does not support eviction priority")
        if op.in_param_space and origin != GENERIC:
            raise op.op_error("in_param_space can only be specified for a generic pointer")
    elif level is not None:
        _verify_level(op, level, origin)
    else:
        raise op.op_error("requires specification of either cache level or tensormap")


def _verify_level(op: nvvm.PrefetchOp, level: nvvm.PrefetchCacheLevel, origin: int) -> None:
    if origin not in (GENERIC, GLOBAL, LOCAL):
        raise op.op_error("prefetch to cache level requires a generic, global, or local pointer")
    if op.uniform:
        if level != nvvm.PrefetchCacheLevel.L1:
            raise op.op_error("unsupported cache level, the only supported uniform cache level is L1")
        if origin != GENERIC:
            raise op.op_error("prefetch to uniform cache requires a generic pointer")
    priority = op.evictPriority
    if priority is not None:
        if level != nvvm.PrefetchCacheLevel.L2:
            raise op.op_error("cache eviction priority supported only for cache level L2")
        if origin != GLOBAL:
            raise op.op_error("cache eviction priority requires a global pointer")
        if priority not in (nvvm.CacheEvictionPriority.EvictNormal, nvvm.CacheEvictionPriority.EvictLast):
            raise op.op_error(
                "unsupported cache eviction priority, only evict_last and evict_normal are supported"
            )
    if op.predicate is not None:
        raise op.op_error("predicate supported only on prefetch tensormap")
