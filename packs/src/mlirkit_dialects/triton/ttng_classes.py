"""The classes of ttng that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "TMEMLoadReduceModifierAttr": "#ttng.redOp",
    "TensorMemoryEncodingAttr": "#ttng.tensor_memory_encoding",
    "TensorMemoryScalesEncodingAttr": "#ttng.tensor_memory_scales_encoding",
    "TensorMemorySpaceAttr": "#ttng.tensor_memory",
    "CachePolicyAttr": "#ttng.cache_policy",
    "TensorDescIm2ColType": "!ttng.tensordesc_im2col",
    "ArriveBarrierOp": "ttng.arrive_barrier",
    "AsyncCopyMbarrierArriveOp": "ttng.async_copy_mbarrier_arrive",
    "AsyncSharedStoreOp": "ttng.async_shared_store",
    "AsyncTMACopyGlobalToLocalOp": "ttng.async_tma_copy_global_to_local",
    "AsyncTMACopyLocalToGlobalOp": "ttng.async_tma_copy_local_to_global",
    "AsyncTMAGatherOp": "ttng.async_tma_gather",
    "AsyncTMAReduceOp": "ttng.async_tma_reduce",
    "AsyncTMAScatterOp": "ttng.async_tma_scatter",
    "BarrierExpectOp": "ttng.barrier_expect",
    "CLCLoadResultOp": "ttng.clc_load_result",
    "CLCTryCancelOp": "ttng.clc_try_cancel",
    "CLCTryCancelSyncOp": "ttng.clc_try_cancel_sync",
    "ClusterBarrierOp": "ttng.cluster_barrier",
    "FenceMBarrierInitReleaseClusterOp": "ttng.fence_mbarrier_init_release_cluster",
    "InitBarrierOp": "ttng.init_barrier",
    "InvalBarrierOp": "ttng.inval_barrier",
    "PackedArithOp": "ttng.packed_arith",
    "TCGen5CommitOp": "ttng.tc_gen5_commit",
    "TCGen5MMAOp": "ttng.tc_gen5_mma",
    "TCGen5MMAScaledOp": "ttng.tc_gen5_mma_scaled",
    "TMEMAllocOp": "ttng.tmem_alloc",
    "TMEMCopyOp": "ttng.tmem_copy",
    "TMEMLoadOp": "ttng.tmem_load",
    "TMEMStoreOp": "ttng.tmem_store",
    "TMEMSubSliceOp": "ttng.tmem_subslice",
    "TMEMWaitOp": "ttng.tmem_wait",
    "TensormapCreateOp": "ttng.tensormap_create",
    "WaitBarrierOp": "ttng.wait_barrier",
    "WarpGroupDotOp": "ttng.warp_group_dot",
    "WarpGroupDotWaitOp": "ttng.warp_group_dot_wait",
}
ENUMS: dict[str, str] = {"PackedArithOpKind": "ttng", "TensorMemoryScalesBlockRepOrder": "ttng"}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
