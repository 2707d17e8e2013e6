"""Effects of ptr's accesses on memory."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE
from mlirkit.dialects.declared import ptr
from mlirkit.dialects.memory_accesses import Accesses, VolatileAccesses
from mlirkit.ods.live.hooks import interface

interface(ptr.LoadOp, INTERFACE)(VolatileAccesses("Read", "ptr"))
interface(ptr.StoreOp, INTERFACE)(VolatileAccesses("Write", "ptr"))
interface(ptr.MaskedLoadOp, INTERFACE)(Accesses("Read", "ptr"))
interface(ptr.MaskedStoreOp, INTERFACE)(Accesses("Write", "ptr"))
interface(ptr.GatherOp, INTERFACE)(Accesses("Read", "ptrs"))
interface(ptr.ScatterOp, INTERFACE)(Accesses("Write", "ptrs"))
