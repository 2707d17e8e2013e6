"""C++ functions of `mlir::quant` that definitions call."""

from __future__ import annotations

from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import cpp_name

cpp_name("class", "quant::QuantizedType")(HasMnemonic("quant", "any", "uniform", "calibrated"))


@cpp_name("method", "getStorageTypeIntegralWidth")
def storage_type_width(type: QuantizedType) -> int:
    """Mirrors QuantizedType::getStorageTypeIntegralWidth."""
    return type.storage_type_integral_width
