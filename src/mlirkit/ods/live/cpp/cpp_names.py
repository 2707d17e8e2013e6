"""The names C++ in definitions may use: one table over the core and builtin objects.

    type_names       types, shapes, `VectorType::get`, getElementTypeOrSelf
    attribute_names  attributes, getValue, arbitrary-width integers
    operation_names  operations, values, regions
    matcher_names    matchPattern, m_Constant
    range_names      llvm::all_of, ArrayRef, std::optional
    builder_names    $_builder.getI32Type()
    hooks.cpp_names  what single dialects wrote in C++: `cpp_names.py` of their rooms, imported when a name
                     of the dialect's namespace is first looked up
    definition_names what definitions themselves declare (attributes, types, enums, operations)

`table()` is what every dialect shares; a dialect translates over `table().child("its::namespace")`, an
operation's own conditions over a child of that with its accessors as methods.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mlirkit.core.upcalls import import_cpp_names
from mlirkit.ods.cpp_expr.names import Kind, NameTable
from mlirkit.ods.live import hooks
from mlirkit.ods.live.cpp import (
    attribute_names,
    builder_names,
    matcher_names,
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
            **matcher_names.FUNCTIONS,
        },
        methods={
            **range_names.METHODS,
            **builder_names.METHODS,
            **type_names.METHODS,
            **attribute_names.METHODS,
            **operation_names.METHODS,
        },
        classes={
            **type_names.CLASSES,
            **attribute_names.CLASSES,
            **operation_names.CLASSES,
        },
        constants={**type_names.CONSTANTS, **range_names.CONSTANTS, **CONTEXT},
        registered=_of_hooks,
        fallbacks=[_of_bit_enums, _of_namespace, _elsewhere],
        kinds=type_names.KINDS,
    )


def _of_hooks(kind: Kind, name: str) -> Any:
    """What a dialect's hooks say a name is."""
    return hooks.cpp_names.get((kind, name))


def _of_namespace(kind: Kind, name: str) -> Any:
    """What the hooks of a dialect say a name in its namespace is, which no definition declares."""
    namespace, qualifies, _ = name.partition("::")
    if not qualifies or kind not in ("class", "function"):
        return None
    import_cpp_names(namespace)
    return hooks.cpp_names.get((kind, name))


def _of_bit_enums(kind: Kind, name: str) -> Any:
    """What C++ has for every enum of bits, in whatever namespace."""
    return attribute_names.BIT_ENUM_FUNCTIONS.get(name.rpartition("::")[2]) if kind == "function" else None


def _elsewhere(kind: Kind, name: str) -> Any:
    """The last that is asked: classes whose definitions are not at hand."""
    return hooks.cpp_classes_elsewhere.get(name) if kind == "class" else None
