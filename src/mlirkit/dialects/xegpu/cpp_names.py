"""What C++ in definitions calls of `mlir::xegpu`: which memory is shared."""

from __future__ import annotations

from typing import Any, Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.dialects.enum_cases import case_of
from mlirkit.ods.live.hooks import cpp_name

#: The case that means shared memory, of attributes for memory spaces.
_SHARED_SPACES: Final = {
    ("gpu", "address_space"): "workgroup",
    ("xegpu", "memory_space"): "slm",
    ("xevm", "addr_space"): "shared",
}


@cpp_name("function", "xegpu::isSharedMemory")
def is_shared_memory(type: MemRefType) -> bool:
    """As isSharedMemory: memory space 3, or a dialect's attribute for shared local memory."""
    space = type.memory_space
    if space is None:
        return False
    if isinstance(space, IntegerAttr):
        return space.value == 3
    attribute: Any = space
    case = _SHARED_SPACES.get((attribute.DIALECT, attribute.MNEMONIC))
    return case is not None and str(case_of(attribute)) == case
