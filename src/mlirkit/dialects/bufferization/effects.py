"""Effects of bufferization's copies on memory: those into tensors have none."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE
from mlirkit.dialects.declared import bufferization
from mlirkit.dialects.memory_accesses import MemRefAccesses
from mlirkit.ods.live.hooks import interface

interface(bufferization.MaterializeInDestinationOp, INTERFACE)(MemRefAccesses("Write", "dest", True))
