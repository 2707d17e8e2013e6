"""Types of pdl: `!pdl.operation` is a handle type of transform, by that dialect's extension."""

from __future__ import annotations

from mlirkit.dialects.declared import pdl
from mlirkit.ods.live.hooks import value_interface

value_interface("TransformHandleTypeInterface", pdl.OperationType)
