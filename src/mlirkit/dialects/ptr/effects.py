"""Effects of ptr's accesses on memory."""

from __future__ import annotations

from mlirkit.core.side_effects import INTERFACE
from mlirkit.dialects.memory_accesses import Accesses, VolatileAccesses
from mlirkit.ods.live.hooks import interface

interface("ptr.load", INTERFACE)(VolatileAccesses("Read", "ptr"))
interface("ptr.store", INTERFACE)(VolatileAccesses("Write", "ptr"))
interface("ptr.masked_load", INTERFACE)(Accesses("Read", "ptr"))
interface("ptr.masked_store", INTERFACE)(Accesses("Write", "ptr"))
interface("ptr.gather", INTERFACE)(Accesses("Read", "ptrs"))
interface("ptr.scatter", INTERFACE)(Accesses("Write", "ptrs"))
