"""The names C++ in definitions may use: one table over the core and builtin objects.

    type_names       types, shapes, `VectorType::get`, getElementTypeOrSelf
    attribute_names  attributes, getValue, arbitrary-width integers
    operation_names  operations, values, regions
    range_names      llvm::all_of, ArrayRef, std::optional
    builder_names    $_builder.getI32Type()
    dialect_names    functions and types single dialects wrote in C++
    definition_names what definitions themselves declare (attributes, types, enums, operations)

`table()` is what every dialect shares; a dialect translates over `table().child("its::namespace")`, an
operation's own conditions over a child of that with its accessors as methods.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mlirkit.ods.cpp_expr.names import NameTable
from mlirkit.ods.live import (
    attribute_names,
    builder_names,
    dialect_names,
    hooks,
    operation_names,
    range_names,
    type_names,
)

#: Values need no context here, and builders only make values: both are None wherever they are not given.
CONTEXT: Final = {"$_ctxt": None, "$_builder": None}


@cache
def table() -> NameTable:
    """The table shared by all dialects; not to be changed, only to be given children."""
    return NameTable(
        functions={
            **type_names.FUNCTIONS,
            **attribute_names.FUNCTIONS,
            **range_names.FUNCTIONS,
            **dialect_names.FUNCTIONS,
        },
        methods={
            **range_names.METHODS,
            **builder_names.METHODS,
            **type_names.METHODS,
            **attribute_names.METHODS,
            **operation_names.METHODS,
            **dialect_names.METHODS,
        },
        classes={
            **type_names.CLASSES,
            **attribute_names.CLASSES,
            **operation_names.CLASSES,
            **dialect_names.CLASSES,
        },
        constants={**type_names.CONSTANTS, **range_names.CONSTANTS, **CONTEXT},
        fallbacks=[_of_hooks, dialect_names.elsewhere],
        kinds=type_names.KINDS,
    )


def _of_hooks(kind: str, name: str) -> Any:
    """What a dialect's hooks say a name is."""
    return hooks.cpp_names.get((kind, name))
