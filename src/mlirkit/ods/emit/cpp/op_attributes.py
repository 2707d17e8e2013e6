"""Accessors of attributes and native properties, derived attributes, and the population of defaults.

get<Name>Attr get<Name> set<Name>Attr set<Name> remove<Name>Attr          attributes
get<Name> set<Name>                                                       native properties
isDerivedAttribute materializeDerivedAttributes                           derived attributes
populateDefaultProperties or populateDefaultAttrs
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import (
    Access,
    OpContext,
    getter_name,
    remover_name,
    setter_name,
    unpruned,
)
from mlirkit.ods.model import Attribute, NamedAttribute, NamedProperty
from mlirkit.ods.model.names import camel_case
from mlirkit.support.diagnostics import MLIRError

_OWN_BUILDER = "::mlir::Builder((*this)->getContext())"


def default_attribute(attribute: Attribute, context: FormatContext) -> str:
    """The C++ that builds the default value as an attribute."""
    return tgfmt(attribute.const_builder_call or "", context, tgfmt(attribute.default_value or "", context))


def takes_raw_value(attribute: Attribute) -> bool:
    """Whether builders and setters can take the plain value instead of the attribute."""
    return attribute.return_type != attribute.storage_type and bool(attribute.const_builder_call)


def attribute_of_parameter(attribute: Attribute, context: FormatContext, parameter: str) -> str:
    """The C++ that builds the attribute of a plain value in a parameter."""
    template = attribute.const_builder_call or ""
    # The quotes are only needed for values in the definition.
    return tgfmt(template.replace('"$0"', "$0"), context, parameter)


def cast_function(attribute: Attribute) -> str:
    """The cast of the stored attribute."""
    return "dyn_cast_or_null" if attribute.is_optional or attribute.has_default else "cast"


# -- native properties ----------------------------------------------------------------------------------


def add_property_getter(owner: Class, context: OpContext, named: NamedProperty) -> None:
    name = getter_name(named.name)
    method = owner.add_method(named.property.interface_type, name, inline=True)
    unpruned(method, name, context, 1387).body.write(f"  return getProperties().{name}();")


def add_property_setters(op_class: Class, context: OpContext) -> None:
    for named in context.operator.properties:
        name = setter_name(named.name)
        argument = f"new{camel_case(named.name)}"
        method = op_class.add_method(
            "void", name, [Parameter(named.property.interface_type, argument)], inline=True
        )
        if method is None:
            return
        method.body.write(f"  getProperties().{name}({argument});")


# -- getters --------------------------------------------------------------------------------------------


def add_value_getter(
    owner: Class, context: OpContext, name: str, attribute: Attribute, format_context: FormatContext
) -> None:
    """The getter of the plain value, which calls the getter of the attribute."""
    method = unpruned(owner.add_method(attribute.return_type, name), name, context, 1399)
    body = method.body
    body.write(f"  auto attr = {name}Attr();\n")
    if attribute.has_default and attribute.is_optional:
        if not attribute.const_builder_call:
            raise MLIRError(f"DefaultValuedAttr of type {attribute.known_name} must have a constBuilder")
        default = default_attribute(attribute, format_context)
        value = tgfmt(attribute.convert_from_storage, format_context.with_self(default))
        body.write("    if (!attr)\n      return ", value, ";\n")
    value = tgfmt(attribute.convert_from_storage, format_context.with_self("attr"))
    body.write("  return ", value, ";\n")


def add_attribute_getters(op_class: Class, context: OpContext) -> None:
    format_context = FormatContext().with_builder(_OWN_BUILDER)
    access = Access(context, True)
    for named in context.operator.attributes:
        name = getter_name(named.name)
        attribute = named.attribute
        if attribute.is_derived:
            method = op_class.add_method(attribute.return_type, name)
            if method is not None:
                method.body.write("  ", attribute.derived_body or "", "\n")
            continue
        method = op_class.add_method(attribute.storage_type, f"{name}Attr", inline=True)
        if method is not None:
            method.body.write(
                f"  return ::llvm::{cast_function(attribute)}<{attribute.storage_type}>"
                f"({access.attribute(named.name)});"
            )
        add_value_getter(op_class, context, name, attribute, format_context)
    derived = [named for named in context.operator.attributes if named.attribute.is_derived]
    if derived:
        _add_derived(op_class, context, derived, format_context)


def _add_derived(
    op_class: Class, context: OpContext, derived: list[NamedAttribute], format_context: FormatContext
) -> None:
    """The interface of operations with derived attributes."""
    op_class.parents[0].add_template_argument("::mlir::DerivedAttributeOpInterface::Trait")
    method = op_class.add_method(
        "bool", "isDerivedAttribute", [Parameter("::llvm::StringRef", "name")], static=True
    )
    body = unpruned(method, "isDerivedAttribute", context, 1985).body
    for named in derived:
        body.write(f'  if (name == "{named.name}") return true;\n')
    body.write(" return false;")
    name = "materializeDerivedAttributes"
    body = unpruned(op_class.add_method("::mlir::DictionaryAttr", name), name, context, 1995).body
    unconverted = [getter_name(named.name) for named in derived if not named.attribute.convert_from_storage]
    if unconverted:
        names = ", ".join(unconverted)
        context.reports.warn(f"op has non-materializable derived attributes '{names}', skipping")
        body.write(f"  emitOpError(\"op has non-materializable derived attributes '{names}'\");\n")
        body.write("  return nullptr;")
        return
    body.write(
        "  ::mlir::MLIRContext* ctx = getContext();\n"
        "  ::mlir::Builder odsBuilder(ctx); (void)odsBuilder;\n"
        "  return ::mlir::DictionaryAttr::get(  ctx, {\n"
    )
    format_context.with_builder("odsBuilder").add("_ctxt", "ctx").add("_storage", "ctx")
    for index, named in enumerate(derived):
        getter = getter_name(named.name)
        value = tgfmt(named.attribute.convert_from_storage, format_context.with_self(f"{getter}()"))
        body.write(",\n" if index else "", f"    {{{getter}AttrName(),\n", value, "}")
    body.write("});")


# -- setters --------------------------------------------------------------------------------------------


def add_attribute_setters(op_class: Class, context: OpContext) -> None:
    for named in context.operator.attributes:
        if named.attribute.is_derived:
            continue
        method = op_class.add_method(
            "void",
            f"{setter_name(named.name)}Attr",
            [Parameter(named.attribute.storage_type, "attr")],
            inline=True,
        )
        if method is not None:
            method.body.write(_assignment(context, named.name, "attr"))
        _add_value_setter(op_class, context, named)


def _assignment(context: OpContext, name: str, value: str) -> str:
    if context.uses_properties:
        return f"  getProperties().{name} = {value};"
    return f"  (*this)->setAttr({getter_name(name)}AttrName(), {value});"


def _add_value_setter(op_class: Class, context: OpContext, named: NamedAttribute) -> None:
    """The setter that takes the plain value."""
    attribute = named.attribute
    base = attribute.innermost
    if not takes_raw_value(base):
        return
    format_context = FormatContext().with_builder(_OWN_BUILDER)
    is_unit = attribute.known_name == "UnitAttr"
    if is_unit:
        parameter_type = "bool"
    elif attribute.is_optional:
        parameter_type = f"::std::optional<{base.return_type}>"
    else:
        parameter_type = attribute.return_type
    method = op_class.add_method("void", setter_name(named.name), [Parameter(parameter_type, "attrValue")])
    if method is None:
        return
    if not attribute.is_optional:
        value = attribute_of_parameter(attribute, format_context, "attrValue")
        method.body.write(_assignment(context, named.name, value))
        return
    value = attribute_of_parameter(base, format_context, "attrValue" if is_unit else "*attrValue")
    if context.uses_properties:
        method.body.write(f"""
    auto &odsProp = getProperties().{named.name};
    if (attrValue)
      odsProp = {value};
    else
      odsProp = nullptr;""")
    else:
        getter = getter_name(named.name)
        method.body.write(f"""
    if (attrValue)
      return (*this)->setAttr({getter}AttrName(), {value});
    (*this)->removeAttr({getter}AttrName());""")


def add_attribute_removers(op_class: Class, context: OpContext) -> None:
    for named in context.operator.attributes:
        if not named.attribute.is_optional:
            continue
        method = op_class.add_method("::mlir::Attribute", f"{remover_name(named.name)}Attr", inline=True)
        if method is None:
            continue
        if context.uses_properties:
            method.body.write(f"""
    auto attr = getProperties().{named.name};
    getProperties().{named.name} = {{}};
    return attr;
""")
        else:
            method.body.write(f"return (*this)->removeAttr({getter_name(named.name)}AttrName());")


# -- defaults -------------------------------------------------------------------------------------------


def add_default_population(op_class: Class, context: OpContext) -> None:
    """The function that sets missing attributes to their defaults."""
    defaulted = [
        named
        for named in context.operator.attributes
        if named.attribute.has_default and not named.attribute.is_optional
    ]
    if not defaulted:
        return
    format_context = FormatContext().with_builder("odsBuilder")
    if context.has_properties:
        name = "populateDefaultProperties"
        parameters = [Parameter("::mlir::OperationName", "opName"), Parameter("Properties &", "properties")]
        body = unpruned(op_class.add_method("void", name, parameters, static=True), name, context, 2853).body
        body.indent()
        body.write("::mlir::Builder odsBuilder(opName.getContext());\n")
        for named in defaulted:
            body.write(
                f"if (!properties.{named.name})\n",
                f"  properties.{named.name} = ",
                default_attribute(named.attribute, format_context),
                ";\n",
            )
        return
    name = "populateDefaultAttrs"
    parameters = [
        Parameter("const ::mlir::OperationName &", "opName"),
        Parameter("::mlir::NamedAttrList &", "attributes"),
    ]
    body = unpruned(op_class.add_method("void", name, parameters, static=True), name, context, 2877).body
    body.indent()
    body.write("auto attrNames = opName.getAttributeNames();\n")
    body.write("::mlir::Builder odsBuilder(attrNames.front().getContext());\n")
    indices = {member: index for index, member in enumerate(context.attributes)}
    for named in defaulted:
        index = indices[named.name]
        value = default_attribute(named.attribute, format_context)
        body.write(f"if (!attributes.get(attrNames[{index}])) {{\n")
        body.indent()
        body.write(f"attributes.append(attrNames[{index}], {value});\n")
        body.unindent()
        body.write("}\n")
