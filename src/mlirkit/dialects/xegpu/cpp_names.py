"""C++ functions of `mlir::xegpu` that definitions call: the test for shared memory."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.dialects.declared import gpu, xegpu, xevm
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("function", "xegpu::isSharedMemory")
def is_shared_memory(type: MemRefType) -> bool:
    """Mirrors isSharedMemory: memory space 3, or a dialect's attribute for shared local memory."""
    space = type.memory_space
    if space is None:
        return False
    if isinstance(space, IntegerAttr):
        return space.value == 3
    if isinstance(space, gpu.AddressSpaceAttr):
        return space.value == gpu.AddressSpace.Workgroup
    if isinstance(space, xegpu.MemorySpaceAttr):
        return space.value == xegpu.MemorySpace.SLM
    return isinstance(space, xevm.AddrSpaceAttr) and space.value == xevm.AddrSpace.SHARED
