"""Effects of vector's transfers on memory: those of tensors have none."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE
from mlirkit.dialects.memory_accesses import MemRefAccesses
from mlirkit.ods.live.hooks import interface

interface("vector.transfer_read", INTERFACE)(MemRefAccesses("Read", "base"))
interface("vector.transfer_write", INTERFACE)(MemRefAccesses("Write", "base"))
