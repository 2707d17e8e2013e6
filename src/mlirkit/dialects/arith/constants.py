"""What constants of arith are."""

from __future__ import annotations

from mlirkit.dialects.constant_operations import poison_or_arith_constant
from mlirkit.ods.live.hooks import constant_materializer

constant_materializer("arith")(poison_or_arith_constant)
