"""C++ functions of `mlir::linalg` that definitions call."""

from __future__ import annotations

from mlirkit.ods.live.cpp.type_names import defined_types

defined_types("linalg", "linalg", {"IteratorTypeAttr": "iterator_type"})
