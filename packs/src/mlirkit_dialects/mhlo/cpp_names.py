"""C++ functions that mhlo's definitions call."""

from __future__ import annotations

from mlirkit.builtin.types import TupleType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.cpp.type_names import cpp_types, flattened_types
from mlirkit.ods.live.hooks import cpp_name
from mlirkit_dialects.mhlo import classes as mhlo

cpp_types("stablehlo", "stablehlo", {"FutureType": "future", "TokenType": "token"})


@cpp_name("function", "mhlo::getFlattenedTypes")
def bundled_types(bundle: mhlo.AsyncBundleType) -> list[Type]:
    """The types in a bundle, with tuples flattened."""
    return flattened_types(TupleType(bundle.types))
