"""The storage of an attribute or type: a struct with parameters, key, and the construction from a key."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class, Parent
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.ods.model.value_definitions import ValueDefinitions

_KEY = Parameter("const KeyTy &", "tblgenKey")


def storage_class(definition: AttrOrTypeDef, definitions: ValueDefinitions) -> Class:
    """The struct, with all members defined in its declaration."""
    kind = "Attribute" if definition.is_attribute else "Type"
    storage = Class(definition.storage_class, is_struct=True)
    storage.add_parent(Parent(f"::mlir::{kind}Storage"))
    _add_constructor(storage, definition)
    _add_key(storage, definition)
    _add_comparison(storage, definition)
    _add_hash(storage, definition)
    _add_construct(storage, definition, kind)
    storage.finalize()
    for parameter in definition.parameters:
        if "APInt" in parameter.cpp_type and parameter.comparator is None:
            raise definitions.error(
                definition,
                "Using a raw APInt parameter without a custom comparator is not supported because an assert "
                "in the equality operator is triggered when the two APInts have different bit widths. This "
                "can lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.",
            )
        storage.declare_field(parameter.cpp_type, parameter.name)
    return storage


def _add_constructor(storage: Class, definition: AttrOrTypeDef) -> None:
    parameters = [Parameter(parameter.cpp_type, parameter.name) for parameter in definition.parameters]
    constructor = storage.add_constructor(parameters, inline=True)
    assert constructor is not None
    for parameter in definition.parameters:
        constructor.add_member_initializer(parameter.name, f"std::move({parameter.name})")


def _add_key(storage: Class, definition: AttrOrTypeDef) -> None:
    types = ", ".join([parameter.cpp_type for parameter in definition.parameters])
    storage.declare_using("KeyTy", f"std::tuple<{types}>")
    method = storage.add_method("KeyTy", "getAsKey", inline=True, const=True)
    assert method is not None
    method.body.indent()
    method.body.write(f"return KeyTy({', '.join([parameter.name for parameter in definition.parameters])});")


def _add_comparison(storage: Class, definition: AttrOrTypeDef) -> None:
    method = storage.add_method("bool", "operator==", [_KEY], inline=True, const=True)
    assert method is not None
    body = method.body
    body.indent()
    with body.scope("return (", ");", indented=False):
        for index, parameter in enumerate(definition.parameters):
            if index:
                body.write(") && (")
            context = FormatContext(_lhs=parameter.name, _rhs=f"std::get<{index}>(tblgenKey)")
            body.write(tgfmt(parameter.comparison, context))


def _add_hash(storage: Class, definition: AttrOrTypeDef) -> None:
    method = storage.add_method("::llvm::hash_code", "hashKey", [_KEY], static=True, inline=True)
    assert method is not None
    method.body.indent()
    parts = ", ".join([f"std::get<{index}>(tblgenKey)" for index in range(len(definition.parameters))])
    method.body.write(f"return ::llvm::hash_combine({parts});")


def _add_construct(storage: Class, definition: AttrOrTypeDef, kind: str) -> None:
    is_custom = definition.has_storage_custom_constructor
    method = storage.add_method(
        f"{definition.storage_class} *",
        "construct",
        [Parameter(f"::mlir::{kind}StorageAllocator &", "allocator"), Parameter("KeyTy &&", "tblgenKey")],
        static=True,
        inline=not is_custom,
        declaration=is_custom,
    )
    assert method is not None
    if is_custom:
        return
    body = method.body
    body.indent()
    for index, parameter in enumerate(definition.parameters):
        body.write(f"auto {parameter.name} = std::move(std::get<{index}>(tblgenKey));\n")
    for parameter in definition.parameters:
        if parameter.allocator is not None:
            context = FormatContext(_allocator="allocator", _self=parameter.name, _dst=parameter.name)
            body.write(tgfmt(parameter.allocator, context), "\n")
    moved = ", ".join([f"std::move({parameter.name})" for parameter in definition.parameters])
    name = definition.storage_class
    body.write(f"return new (allocator.allocate<{name}>()) {name}({moved});")
