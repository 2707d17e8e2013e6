"""Types of pdl: operations are handles of transform, as that dialect's extension says."""

from __future__ import annotations

from mlirkit.dialects.declared import pdl
from mlirkit.ods.live.hooks import value_interface

value_interface("TransformHandleTypeInterface", pdl.OperationType)
