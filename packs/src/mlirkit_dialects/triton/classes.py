"""The classes of tt and ttg that hooks are written against.

Type checkers see classes.pyi, which packs/scripts/regenerate-stubs makes of the definitions: what is named
here, and nothing else.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import default_context
from mlirkit.ods.live.declared_class import declared_class

#: By class name: an operation's name, or that of an attribute behind "#" or a type behind "!".
SPELLINGS = {
    "PointerType": "!tt.ptr",
    "TensorDescType": "!tt.tensordesc",
    "CachePolicyAttr": "#tt.cache_policy",
    "AtomicLoadOp": "tt.atomic_load",
    "AtomicPollOp": "tt.atomic_poll",
    "AtomicStoreOp": "tt.atomic_store",
    "BitcastOp": "tt.bitcast",
    "BroadcastOp": "tt.broadcast",
    "CallOp": "tt.call",
    "CatOp": "tt.cat",
    "DescriptorGatherOp": "tt.descriptor_gather",
    "DescriptorLoadOp": "tt.descriptor_load",
    "DescriptorReduceOp": "tt.descriptor_reduce",
    "DescriptorScatterOp": "tt.descriptor_scatter",
    "DescriptorStoreOp": "tt.descriptor_store",
    "DotOp": "tt.dot",
    "DotScaledOp": "tt.dot_scaled",
    "ElementwiseInlineAsmOp": "tt.elementwise_inline_asm",
    "ExpandDimsOp": "tt.expand_dims",
    "ExternElementwiseOp": "tt.extern_elementwise",
    "FpToFpOp": "tt.fp_to_fp",
    "FuncOp": "tt.func",
    "GatherOp": "tt.gather",
    "JoinOp": "tt.join",
    "LoadOp": "tt.load",
    "MakeRangeOp": "tt.make_range",
    "MapElementwiseOp": "tt.map_elementwise",
    "MapElementwiseReturnOp": "tt.map_elementwise.return",
    "ReduceOp": "tt.reduce",
    "ReduceReturnOp": "tt.reduce.return",
    "ReshapeOp": "tt.reshape",
    "ReturnOp": "tt.return",
    "ScanOp": "tt.scan",
    "ScanReturnOp": "tt.scan.return",
    "SplatOp": "tt.splat",
    "SplitOp": "tt.split",
    "StoreOp": "tt.store",
    "TransOp": "tt.trans",
    "UnsplatOp": "tt.unsplat",
    "AMDMfmaEncodingAttr": "#ttg.amd_mfma",
    "AMDRotatingSharedEncodingAttr": "#ttg.amd_rotating_shared",
    "AMDWmmaEncodingAttr": "#ttg.amd_wmma",
    "BlockedEncodingAttr": "#ttg.blocked",
    "DotOperandEncodingAttr": "#ttg.dot_op",
    "GenericLinearEncodingAttr": "#ttg.generic_linear",
    "LinearEncodingAttr": "#ttg.linear",
    "NVMMASharedEncodingAttr": "#ttg.nvmma_shared",
    "NvidiaMmaEncodingAttr": "#ttg.nvidia_mma",
    "PaddedSharedEncodingAttr": "#ttg.padded_shared",
    "PartitionedSharedEncodingAttr": "#ttg.partitioned_shared",
    "SharedLinearEncodingAttr": "#ttg.shared_linear",
    "SharedMemorySpaceAttr": "#ttg.shared_memory",
    "SliceEncodingAttr": "#ttg.slice",
    "SwizzledSharedEncodingAttr": "#ttg.swizzled_shared",
    "AsyncTokenType": "!ttg.async.token",
    "MemDescType": "!ttg.memdesc",
    "AsyncCopyGlobalToLocalOp": "ttg.async_copy_global_to_local",
    "BarrierOp": "ttg.barrier",
    "ConvertLayoutOp": "ttg.convert_layout",
    "Fp4ToFpOp": "ttg.fp4_to_fp",
    "InlineAsmOp": "ttg.inline_asm",
    "LocalAllocOp": "ttg.local_alloc",
    "LocalAtomicScatterRMWOp": "ttg.local_atomic_scatter_rmw",
    "LocalGatherOp": "ttg.local_gather",
    "LocalLoadOp": "ttg.local_load",
    "LocalScatterOp": "ttg.local_scatter",
    "LocalStoreOp": "ttg.local_store",
    "MemDescIndexOp": "ttg.memdesc_index",
    "MemDescReinterpretOp": "ttg.memdesc_reinterpret",
    "MemDescReshapeOp": "ttg.memdesc_reshape",
    "MemDescSubsliceOp": "ttg.memdesc_subslice",
    "MemDescTransOp": "ttg.memdesc_trans",
    "WarpSpecializeOp": "ttg.warp_specialize",
    "WarpSpecializePartitionsOp": "ttg.warp_specialize.partitions",
    "WarpYieldOp": "ttg.warp_yield",
}

#: Enums, by the dialect that has them: the live ones, the same in all contexts.
ENUMS = {"AddrSpace": "ttg", "MemSemantic": "tt", "PtrAddrSpace": "tt"}


def __getattr__(name: str) -> Any:
    if name in ENUMS:
        enum = globals()[name] = default_context().dialects[ENUMS[name]].public(name)
        return enum
    spelling = SPELLINGS.get(name)
    if spelling is None:
        raise AttributeError(f"module 'mlirkit_dialects.triton.classes' has no attribute '{name}'")
    return declared_class(spelling, name)
