"""Effects of vector's transfers on memory: those of tensors have none."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE
from mlirkit.dialects.declared import vector
from mlirkit.dialects.memory_accesses import MemRefAccesses
from mlirkit.ods.live.hooks import interface

interface(vector.TransferReadOp, INTERFACE)(MemRefAccesses("Read", "base"))
interface(vector.TransferWriteOp, INTERFACE)(MemRefAccesses("Write", "base"))
