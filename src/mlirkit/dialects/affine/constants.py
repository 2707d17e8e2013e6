"""What constants of affine are."""

from __future__ import annotations

from mlirkit.dialects.constant_operations import poison_or_arith_constant
from mlirkit.ods.live.hooks import constant_materializer

constant_materializer("affine")(poison_or_arith_constant)
