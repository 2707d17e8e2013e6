"""C++ functions of `mlir::pdl` that definitions call."""

from __future__ import annotations

from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import cpp_name

cpp_name("class", "pdl::PDLType")(HasMnemonic("pdl", "attribute", "operation", "range", "type", "value"))
