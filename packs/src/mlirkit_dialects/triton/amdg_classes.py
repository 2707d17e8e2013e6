"""The classes of amdg that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "ArriveBarrierOp": "amdg.arrive_barrier",
    "AsyncCopyLocalToGlobalOp": "amdg.async_copy_local_to_global",
    "AsyncCopyMbarrierArriveOp": "amdg.async_copy_mbarrier_arrive",
    "AsyncTDMCopyGlobalToLocalOp": "amdg.async_tdm_copy_global_to_local",
    "AsyncTDMCopyLocalToGlobalOp": "amdg.async_tdm_copy_local_to_global",
    "AsyncTDMFusedCopyGlobalToLocalOp": "amdg.async_tdm_fused_copy_global_to_local",
    "AsyncTDMGatherOp": "amdg.async_tdm_gather",
    "AsyncTDMScatterOp": "amdg.async_tdm_scatter",
    "BufferLoadToLocalOp": "amdg.buffer_load_to_local",
    "ClusterBarrierArriveOp": "amdg.cluster_barrier_arrive",
    "ClusterBarrierWaitOp": "amdg.cluster_barrier_wait",
    "ConcatOp": "amdg.concat",
    "ExtractSliceOp": "amdg.extract_slice",
    "InThreadTransposeOp": "amdg.in_thread_transpose",
    "InitBarrierOp": "amdg.init_barrier",
    "LocalLoadPackedTransposedOp": "amdg.local_load_packed_transposed",
    "ScaledUpcastFp4Op": "amdg.scaled_upcast_fp4",
    "TDMPrefetchOp": "amdg.tdm_prefetch",
    "UpdateTensorDescriptorOp": "amdg.update_tensor_descriptor",
    "WaitBarrierOp": "amdg.wait_barrier",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
