"""Memory spaces of buffers in amdgpu: by number, or by the attributes of gpu and amdgpu."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import amdgpu, gpu


def _is(space: Attribute | None, numbers: tuple[int, ...], case: gpu.AddressSpace) -> bool:
    if isinstance(space, IntegerAttr):
        return space.value in numbers
    return isinstance(space, gpu.AddressSpaceAttr) and space.value == case


def is_global(space: Attribute | None) -> bool:
    """Mirrors hasGlobalMemorySpace."""
    return space is None or _is(space, (0, 1), gpu.AddressSpace.Global)


def is_workgroup(space: Attribute | None) -> bool:
    """Mirrors hasWorkgroupMemorySpace."""
    return _is(space, (3,), gpu.AddressSpace.Workgroup)


def is_fat_raw_buffer(space: Attribute | None) -> bool:
    """Mirrors hasFatRawBufferMemorySpace."""
    if isinstance(space, IntegerAttr):
        return space.value == 7
    return isinstance(space, amdgpu.AddressSpaceAttr) and space.value == amdgpu.AddressSpace.FatRawBuffer
