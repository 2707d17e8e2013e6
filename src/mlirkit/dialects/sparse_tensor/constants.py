"""What constants of sparse_tensor are."""

from __future__ import annotations

from mlirkit.dialects.constant_operations import arith_constant
from mlirkit.ods.live.hooks import constant_materializer

constant_materializer("sparse_tensor")(arith_constant)
