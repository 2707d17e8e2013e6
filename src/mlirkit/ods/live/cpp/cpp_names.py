"""The table of names that C++ in definitions may use, over the core and builtin objects.

    type_names       types, shapes, `VectorType::get`, getElementTypeOrSelf
    attribute_names  attributes, getValue, arbitrary-width integers
    operation_names  operations, values, regions
    matcher_names    matchPattern, m_Constant
    range_names      llvm::all_of, ArrayRef, std::optional
    builder_names    $_builder.getI32Type()
    hooks.cpp_names  C++ of single dialects: `cpp_names.py` of their rooms, imported at the first
                     look-up of a name in the dialect's namespace
    definition_names names that definitions declare (attributes, types, enums, operations)

All dialects share `table()`; a dialect translates with `table().child("its::namespace")`, the conditions of
an operation with a child of it that has the operation's accessors as methods.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mlirkit.core.upcalls import import_cpp_names, operation_of_cpp_class
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

#: Values need no context, and builders only make values: both are None if they are not passed.
CONTEXT: Final = {"$_ctxt": None, "$_builder": None}


@cache
def table() -> NameTable:
    """The table shared by all dialects; callers add children only."""
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
    """The entry that a dialect's hooks register under a name."""
    return hooks.cpp_names.get((kind, name))


def _of_namespace(kind: Kind, name: str) -> Any:
    """The entry of a dialect's hooks for a name in its namespace that no definition declares."""
    namespace, qualifies, _ = name.partition("::")
    if not qualifies or kind not in ("class", "function"):
        return None
    import_cpp_names(namespace)
    return hooks.cpp_names.get((kind, name))


def _of_bit_enums(kind: Kind, name: str) -> Any:
    """The functions that C++ has for every bit enum, in any namespace."""
    return attribute_names.BIT_ENUM_FUNCTIONS.get(name.rpartition("::")[2]) if kind == "function" else None


def _elsewhere(kind: Kind, name: str) -> Any:
    """The last fallback: classes without a loaded definition, operations of shipped dialects among them."""
    if kind != "class":
        return None
    elsewhere = hooks.cpp_classes_elsewhere.get(name)
    if elsewhere is not None:
        return elsewhere
    namespace, _, class_name = name.rpartition("::")
    operation = operation_of_cpp_class(namespace, class_name) if class_name.endswith("Op") else None
    return None if operation is None else operation_names.operation_test(operation)
