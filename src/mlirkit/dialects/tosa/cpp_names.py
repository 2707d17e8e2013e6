"""C++ functions of `mlir::tosa` that definitions call."""

from __future__ import annotations

from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import cpp_name

cpp_name("function", "tosa::isa_tosa_shape_type")(HasMnemonic("tosa", "shape"))
