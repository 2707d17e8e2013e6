"""Adaptors of an operation: access by name to its parts before it is created, and while it is folded.

detail::<Op>GenericAdaptorBase      `Properties`, attributes, regions: parts that do not depend on the values
<Op>GenericAdaptor<RangeT>          operands, as elements of any range
<Op>Adaptor                         over a range of values; constructed from an operation, with a verifier
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class, Parent, Visibility
from mlirkit.ods.emit.cpp.file_frame import namespace
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.method import Constructor, Parameter
from mlirkit.ods.emit.cpp.op_attributes import (
    add_property_getter,
    add_value_getter,
    cast_function,
    default_attribute,
)
from mlirkit.ods.emit.cpp.op_context import (
    Access,
    AttributeMember,
    OpContext,
    getter_name,
    unpruned,
)
from mlirkit.ods.emit.cpp.op_segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.emit.cpp.op_values import add_adaptor_operand_accessors
from mlirkit.ods.emit.cpp.op_verifier import add_value_names, write_attribute_checks, write_property_checks
from mlirkit.ods.model import NamedAttribute, NamedProperty
from mlirkit.ods.model.names import camel_case

_ATTRIBUTES = "::mlir::DictionaryAttr"
_VALUES = Parameter("RangeT", "values")


class Adaptors:
    """The three classes of one operation."""

    def __init__(self, context: OpContext, constraints: LocalConstraints) -> None:
        self.context = context
        name = context.class_name
        self.base = Class(f"{name}GenericAdaptorBase")
        self.generic = Class(f"{name}GenericAdaptor")
        self.adaptor = Class(f"{name}Adaptor")
        self._declare_base()
        self._declare_generic()
        self._add_constructors()
        add_adaptor_operand_accessors(self.generic, self.base, context)
        method = self.generic.add_method("RangeT", "getOperands")
        if method is not None:
            method.body.write("  return odsOperands;")
        self._add_attributes()
        self._add_regions()
        self._declare_adaptor(constraints)
        for cls in (self.base, self.generic, self.adaptor):
            cls.finalize()

    def write_declarations(self, out: list[str]) -> None:
        with namespace(out, "detail"):
            self.base.write_declaration(out)
        self.generic.write_declaration(out)
        self.adaptor.write_declaration(out)

    def write_definitions(self, out: list[str]) -> None:
        with namespace(out, "detail"):
            self.base.write_definition(out)
        self.generic.write_definition(out)
        self.adaptor.write_definition(out)

    # -- classes ----------------------------------------------------------------------------------------

    def _declare_base(self) -> None:
        base = self.base
        has_properties = self.context.has_properties
        base.declare_visibility(Visibility.PUBLIC)
        if has_properties:
            if self.context.members:
                base.declare_extra(properties_struct(self.context))
            else:
                base.declare_using("Properties", "::mlir::EmptyProperties")
        base.declare_visibility(Visibility.PROTECTED)
        base.declare_field(_ATTRIBUTES, "odsAttrs")
        base.declare_field("::std::optional<::mlir::OperationName>", "odsOpName")
        if has_properties:
            base.declare_field("Properties", "properties")
        base.declare_field("::mlir::RegionRange", "odsRegions")

    def _declare_generic(self) -> None:
        generic = self.generic
        generic.add_template_parameter("RangeT")
        generic.add_field("RangeT", "odsOperands")
        generic.add_parent(Parent(f"detail::{self.base.name}"))
        generic.declare_using("ValueT", "::llvm::detail::ValueOfRange<RangeT>")
        generic.declare_using("Base", f"detail::{self.base.name}")

    def _declare_adaptor(self, constraints: LocalConstraints) -> None:
        adaptor, generic = self.adaptor, self.generic.name
        context = self.context
        adaptor.add_parent(Parent(generic)).add_template_argument("::mlir::ValueRange")
        adaptor.declare_visibility(Visibility.PUBLIC)
        adaptor.declare_using(f"{generic}::{generic}")
        constructor = self._constructor(adaptor, [Parameter(context.class_name, "op")])
        constructor.add_member_initializer(generic, "op->getOperands(), op")
        method = adaptor.add_method("::llvm::LogicalResult", "verify", [Parameter("::mlir::Location", "loc")])
        body = unpruned(method, "verify", context, 4810).body
        access = Access(context, False)
        names = FormatContext()
        add_value_names(names, access)
        write_property_checks(body, access, names, constraints)
        write_attribute_checks(body, access, names, constraints)
        body.write("  return ::mlir::success();")

    # -- constructors -----------------------------------------------------------------------------------

    def _constructor(self, owner: Class, parameters: list[Parameter], inline: bool = False) -> Constructor:
        constructor = owner.add_constructor(parameters, inline=inline)
        assert constructor is not None, "constructors of adaptors take different parameters"
        return constructor

    def _add_constructors(self) -> None:
        context = self.context
        has_properties = context.has_properties
        regions = Parameter("::mlir::RegionRange", "regions", "{}")
        # `Properties` is an incomplete type at the place of its default argument.
        if has_properties:
            parameters = [
                Parameter(_ATTRIBUTES, "attrs"),
                Parameter("const Properties &", "properties"),
                regions,
            ]
        else:
            parameters = [
                Parameter(_ATTRIBUTES, "attrs", "{}"),
                Parameter("const ::mlir::EmptyProperties &", "properties", "{}"),
                regions,
            ]
        constructor = self._constructor(self.base, parameters, inline=True)
        constructor.add_member_initializer("odsAttrs", "attrs")
        if has_properties:
            constructor.add_member_initializer("properties", "properties")
        constructor.add_member_initializer("odsRegions", "regions")
        constructor.body.write(
            f'  if (odsAttrs)\n    odsOpName.emplace("{context.operator.name}", odsAttrs.getContext());\n'
        )
        constructor = self._constructor(self.generic, [_VALUES, *parameters])
        constructor.add_member_initializer("Base", "attrs, properties, regions")
        constructor.add_member_initializer("odsOperands", "values")
        self._add_generic_constructors(regions)
        self._add_constructors_from_operation()

    def _add_generic_constructors(self, regions: Parameter) -> None:
        generic = self.generic
        properties = "Properties" if self.context.has_properties else "::mlir::EmptyProperties"
        opaque = Parameter("::mlir::OpaqueProperties", "properties")
        constructor = self._constructor(generic, [_VALUES, Parameter(_ATTRIBUTES, "attrs"), opaque, regions])
        constructor.add_member_initializer(
            generic.name,
            f"values, attrs, (properties ? *properties.as<{properties} *>() : {properties}{{}}), regions",
        )
        if self.context.has_properties:
            default = "" if self.context.has_operand_sizes else "nullptr"
            constructor = self._constructor(generic, [_VALUES, Parameter(_ATTRIBUTES, "attrs", default)])
            constructor.add_member_initializer(generic.name, "values, attrs, Properties{}, {}")
        # All parts of another adaptor except for the values.
        base = Parameter(f"const {self.base.name} &", "base")
        constructor = self._constructor(generic, [_VALUES, base], inline=True)
        constructor.add_member_initializer("Base", "base")
        constructor.add_member_initializer("odsOperands", "values")

    def _add_constructors_from_operation(self) -> None:
        context = self.context
        if context.has_properties:
            constructor = self._constructor(self.base, [Parameter(context.class_name, "op")])
        else:
            constructor = self._constructor(self.base, [Parameter("::mlir::Operation *", "op")], inline=True)
        constructor.add_member_initializer("odsAttrs", "op->getRawDictionaryAttrs()")
        constructor.add_member_initializer("odsOpName", "op->getName()")
        if context.has_properties:
            constructor.add_member_initializer("properties", "op.getProperties()")
        constructor.add_member_initializer("odsRegions", "op->getRegions()")
        # A template, because the operation's class is not complete yet.
        constructor = self._constructor(self.generic, [_VALUES, Parameter("LateInst", "op")])
        constructor.add_template_parameter(f"LateInst = {context.class_name}")
        constructor.add_template_parameter(
            f"= std::enable_if_t<std::is_same_v<LateInst, {context.class_name}>>"
        )
        constructor.add_member_initializer("Base", "op")
        constructor.add_member_initializer("odsOperands", "values")

    # -- accessors --------------------------------------------------------------------------------------

    def _add_attributes(self) -> None:
        context, base = self.context, self.base
        if context.has_properties:
            method = base.add_method("const Properties &", "getProperties", inline=True)
            unpruned(method, "Adaptor::getProperties", context, 4734).body.write("  return properties;")
        method = base.add_method(_ATTRIBUTES, "getAttributes", inline=True)
        unpruned(method, "Adaptor::getAttributes", context, 4740).body.write("  return odsAttrs;")
        for native in context.operator.properties:
            add_property_getter(base, context, native)
        texts = FormatContext().with_builder("::mlir::Builder(odsAttrs.getContext())")
        for named in context.operator.attributes:
            if not named.attribute.is_derived:
                self._add_attribute(named, texts)
                add_value_getter(base, context, getter_name(named.name), named.attribute, texts)

    def _add_attribute(self, named: NamedAttribute, texts: FormatContext) -> None:
        context, attribute = self.context, named.attribute
        name = f"{getter_name(named.name)}Attr"
        # A default may be arbitrary code, which does not belong in a header.
        inline = context.has_properties and not attribute.has_default
        method = self.base.add_method(attribute.storage_type, name, inline=inline)
        body = unpruned(method, f"Adaptor::{name}", context, 4708).body
        body.indent()
        if not context.has_properties:
            body.write('assert(odsAttrs && "no attributes when constructing adapter");\n')
        stored = Access(context, False).attribute(named.name)
        body.write(f"auto attr = ::llvm::{cast_function(attribute)}<{attribute.storage_type}>({stored});\n")
        if attribute.has_default and attribute.is_optional:
            body.write("if (!attr)\n  attr = ", default_attribute(attribute, texts), ";\n")
        body.write("return attr;\n")

    def _add_regions(self) -> None:
        context, base = self.context, self.base
        regions = context.operator.regions
        for index, region in enumerate(regions):
            if not region.name:
                continue
            name = getter_name(region.name)
            if region.is_variadic:
                return_type, text = "::mlir::RegionRange", f"  return odsRegions.drop_front({index});"
                line = 4768
            else:
                return_type, text = "::mlir::Region &", f"  return *odsRegions[{index}];"
                line = 4774
            method = base.add_method(return_type, name, inline=True)
            unpruned(method, f"Adaptor::{name}", context, line).body.write(text)
        if regions:
            method = base.add_method("::mlir::RegionRange", "getRegions", inline=True)
            if method is not None:
                method.body.write("  return odsRegions;")


def properties_struct(context: OpContext) -> str:
    """`struct Properties`: a member with accessors for each attribute and native property, and equality."""
    texts = FormatContext().with_builder("odsBuilder")
    parts = ["  struct Properties {\n"]
    for member in context.members:
        if isinstance(member, NamedProperty):
            parts.append(_property_member(member, texts))
        else:
            parts.append(_attribute_member(member))
    parts.append("    bool operator==(const Properties &rhs) const {\n      return \n")
    parts += [f"        rhs.{member.name} == this->{member.name} &&\n" for member in context.members]
    parts.append(
        "        true;\n    }\n"
        "    bool operator!=(const Properties &rhs) const {\n"
        "      return !(*this == rhs);\n"
        "    }\n"
        "  };\n"
    )
    return "".join(parts)


def _property_member(member: NamedProperty, texts: FormatContext) -> str:
    name, native = member.name, member.property
    accessor = camel_case(name)
    default = ""
    if native.storage_type_value_override is not None:
        default = f" = {native.storage_type_value_override}"
    elif native.default_value is not None:
        default = f" = {tgfmt(native.default_value, texts)}"
    storage = FormatContext(_storage="propStorage")
    read = tgfmt(native.convert_from_storage, storage)
    write = tgfmt(native.assign_to_storage, storage.add("_value", "propValue"))
    return f"""    using {name}Ty = {native.storage_type};
    {name}Ty {name}{default};
    {native.interface_type} get{accessor}() const {{
      auto &propStorage = this->{name};
      return {read};
    }}
    void set{accessor}({native.interface_type} propValue) {{
      auto &propStorage = this->{name};
      {write};
    }}
"""


def _attribute_member(member: AttributeMember) -> str:
    name, attribute = member.name, member.attribute
    if attribute is None:
        assert name in (OPERAND_SIZES, RESULT_SIZES)
        return f"    using {name}Ty = ::mlir::DenseI32ArrayAttr;\n    {name}Ty {name};\n"
    accessor = camel_case(name)
    storage = attribute.storage_type
    return f"""    using {name}Ty = {storage};
    {name}Ty {name};

    auto get{accessor}() const {{
      auto &propStorage = this->{name};
      return ::llvm::{cast_function(attribute)}<{storage}>(propStorage);
    }}
    void set{accessor}(const {storage} &propValue) {{
      this->{name} = propValue;
    }}
"""
