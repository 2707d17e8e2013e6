"""The test for shared memory in nvgpu."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import gpu

_SPACE = 3
NEEDED = f"IntegerAttr({_SPACE}) or gpu::AddressSpaceAttr(Workgroup)"


def is_shared(space: Attribute | None) -> bool:
    """Mirrors NVGPUDialect::isSharedMemoryAddressSpace."""
    if isinstance(space, IntegerAttr):
        return space.value == _SPACE
    return isinstance(space, gpu.AddressSpaceAttr) and space.value == gpu.AddressSpace.Workgroup
