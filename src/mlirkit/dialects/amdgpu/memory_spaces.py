"""Which memory buffers are in, in amdgpu: by number, or by the attributes of gpu and amdgpu."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import Attribute


def _is(space: Attribute | None, numbers: tuple[int, ...], name: str) -> bool:
    if isinstance(space, IntegerAttr):
        return space.value in numbers
    return str(space) == name


def is_global(space: Attribute | None) -> bool:
    """As hasGlobalMemorySpace."""
    return space is None or _is(space, (0, 1), "#gpu.address_space<global>")


def is_workgroup(space: Attribute | None) -> bool:
    """As hasWorkgroupMemorySpace."""
    return _is(space, (3,), "#gpu.address_space<workgroup>")


def is_fat_raw_buffer(space: Attribute | None) -> bool:
    """As hasFatRawBufferMemorySpace."""
    return _is(space, (7,), "#amdgpu.address_space<fat_raw_buffer>")
