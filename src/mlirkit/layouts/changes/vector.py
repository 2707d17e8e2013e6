"""What changed in vector."""

from __future__ import annotations

from mlirkit.layouts.changes.change import Change, nothing

CHANGES = (Change("vector.broadcast", 21, nothing, nothing, old_name="vector.splat", is_alias=True),)
