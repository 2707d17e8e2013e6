"""Functions over `Properties`: to and from a dictionary, hash, access by name, checks of unverified
attributes.

    setPropertiesFromAttr getPropertiesAsAttr computePropertiesHash
    getInherentAttr setInherentAttr populateInherentAttrs verifyInherentAttrs

Sizes of groups are native, but are attributes for the access to inherent attributes by name. Bytecode is in
op_bytecode.py, the struct in op_adaptor.py.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_bytecode import add_bytecode
from mlirkit.ods.emit.cpp.op_context import AttributeMember, Member, OpContext, getter_name, unpruned
from mlirkit.ods.emit.cpp.op_segments import LEGACY_NAMES
from mlirkit.ods.emit.cpp.op_verifier import is_verifiable
from mlirkit.ods.model import NamedProperty

_CONTEXT = Parameter("::mlir::MLIRContext *", "ctx")
_PROPERTIES = Parameter("Properties &", "prop")
_CONST_PROPERTIES = Parameter("const Properties &", "prop")
_EMIT_ERROR = "llvm::function_ref<::mlir::InFlightDiagnostic()>"


def add_properties(op_class: Class, context: OpContext, constraints: LocalConstraints) -> None:
    if not context.has_properties:
        return
    members = context.members

    def add(return_type: str, name: str, *parameters: Parameter) -> IndentedText:
        return unpruned(op_class.add_method(return_type, name, parameters, static=True), name, context).body

    _write_from_dictionary(
        add(
            "::llvm::LogicalResult",
            "setPropertiesFromAttr",
            _PROPERTIES,
            Parameter("::mlir::Attribute", "attr"),
            Parameter(f"::{_EMIT_ERROR}", "emitError"),
        ),
        members,
    )
    _write_to_dictionary(
        add("::mlir::Attribute", "getPropertiesAsAttr", _CONTEXT, _CONST_PROPERTIES), members
    )
    _write_hash(add("llvm::hash_code", "computePropertiesHash", _CONST_PROPERTIES), members)
    _write_inherent_getter(
        add(
            "std::optional<mlir::Attribute>",
            "getInherentAttr",
            _CONTEXT,
            _CONST_PROPERTIES,
            Parameter("llvm::StringRef", "name"),
        ),
        members,
    )
    _write_inherent_setter(
        add(
            "void",
            "setInherentAttr",
            _PROPERTIES,
            Parameter("llvm::StringRef", "name"),
            Parameter("mlir::Attribute", "value"),
        ),
        members,
    )
    _write_inherent_population(
        add(
            "void",
            "populateInherentAttrs",
            _CONTEXT,
            _CONST_PROPERTIES,
            Parameter("::mlir::NamedAttrList &", "attrs"),
        ),
        members,
    )
    _write_inherent_verifier(
        add(
            "::llvm::LogicalResult",
            "verifyInherentAttrs",
            Parameter("::mlir::OperationName", "opName"),
            Parameter("::mlir::NamedAttrList &", "attrs"),
            Parameter(_EMIT_ERROR, "emitError"),
        ),
        members,
        constraints,
    )
    op_class.declare_using("Properties", "FoldAdaptor::Properties")
    add_bytecode(op_class, context, members)


def _lookup(name: str) -> str:
    """Statements that search an entry of the dictionary, also under its older name if it has one."""
    older = LEGACY_NAMES.get(name)
    fallback = "" if older is None else f'   if (!attr) attr = dict.get("{older}");'
    return f'   auto attr = dict.get("{name}");{fallback}'


def _write_from_dictionary(body: IndentedText, members: list[Member]) -> None:
    body.write("""
  ::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
  if (!dict) {
    emitError() << "expected DictionaryAttr to set properties";
    return ::mlir::failure();
  }
    """)
    for member in members:
        if isinstance(member, NamedProperty):
            _write_property_from_dictionary(body, member)
        else:
            body.write(f"""
  {{
    auto &propStorage = prop.{member.name};
    {_lookup(member.name)}
    if (attr) {{
      auto convertedAttr = ::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);
      if (convertedAttr) {{
        propStorage = convertedAttr;
      }} else {{
        emitError() << "Invalid attribute `{member.name}` in property conversion: " << attr;
        return ::mlir::failure();
      }}
    }}
  }}
""")
    body.write("  return ::mlir::success();\n")


def _write_property_from_dictionary(body: IndentedText, member: NamedProperty) -> None:
    name, native = member.name, member.property
    texts = FormatContext(_attr="propAttr", _storage="propStorage", _diag="emitError")
    texts.with_builder("odsBuilder")
    body.write("{\n")
    body.write(
        """
      auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
               ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) -> ::mlir::LogicalResult {
        """,
        tgfmt(native.convert_from_attribute, texts),
        "\n      };\n      ",
        _lookup(name),
        ";\n",
    )
    default = native.storage_type_value_override
    if default is None and native.default_value is not None:
        default = tgfmt(native.default_value, texts)
    if default is None:
        body.write(f""";
      if (attr && ::mlir::failed(setFromAttr(prop.{name}, attr, emitError)))
        return ::mlir::failure();
""")
    else:
        body.write(f""";
      if (attr) {{
        if (::mlir::failed(setFromAttr(prop.{name}, attr, emitError)))
          return ::mlir::failure();
      }} else {{
        prop.{name} = {default};
      }}
""")
    body.write("  }\n")


def _write_to_dictionary(body: IndentedText, members: list[Member]) -> None:
    body.write("    ::mlir::SmallVector<::mlir::NamedAttribute> attrs;\n")
    body.write("    ::mlir::Builder odsBuilder{ctx};\n")
    for member in members:
        name = member.name
        if isinstance(member, NamedProperty):
            texts = FormatContext(_ctxt="ctx", _storage="propStorage")
            body.write(
                f"""
    {{
      const auto &propStorage = prop.{name};
      auto attr = [&]() -> ::mlir::Attribute {{
        """,
                tgfmt(member.property.convert_to_attribute, texts),
                f"""
      }}();
      attrs.push_back(odsBuilder.getNamedAttr("{name}", attr));
    }}
""",
            )
        else:
            body.write(f"""
    {{
      const auto &propStorage = prop.{name};
      if (propStorage)
        attrs.push_back(odsBuilder.getNamedAttr("{name}",
                                       propStorage));
    }}
""")
    body.write("""
  if (!attrs.empty())
    return odsBuilder.getDictionaryAttr(attrs);
  return {};
""")


def _write_hash(body: IndentedText, members: list[Member]) -> None:
    hashes: list[str] = []
    for member in members:
        name = member.name
        if isinstance(member, AttributeMember):
            hashes.append(f"\n    llvm::hash_value(prop.{name}.getAsOpaquePointer())")
        elif member.property.hash_property:
            value = tgfmt(member.property.hash_property, FormatContext(_storage="propStorage"))
            body.write(
                f"""
  auto hash_{name}_ = [] (const auto &propStorage) -> llvm::hash_code {{
    using ::llvm::hash_value;
    return """,
                value,
                ";\n  };\n",
            )
            hashes.append(f"\n    hash_{name}_(prop.{name})")
        else:
            hashes.append(f"\n    hash_value(prop.{name})")
    body.write("  using llvm::hash_value;\n")
    body.write("  return llvm::hash_combine(", ", ".join(hashes), ");\n")


def _inherent_names(name: str) -> str:
    """The condition that a name is that of the sizes of groups."""
    return f'name == "{LEGACY_NAMES[name]}" || name == "{name}"'


def _sizes_as_attribute(member: NamedProperty) -> str:
    texts = FormatContext(_ctxt="ctx", _storage=f"prop.{member.name}")
    return f"[&]() -> ::mlir::Attribute {{ {tgfmt(member.property.convert_to_attribute, texts)} }}()"


def _write_inherent_getter(body: IndentedText, members: list[Member]) -> None:
    for member in members:
        name = member.name
        if isinstance(member, AttributeMember):
            body.write(f'\n    if (name == "{name}")\n      return prop.{name};\n')
        elif name in LEGACY_NAMES:
            body.write(f"    if ({_inherent_names(name)}) return {_sizes_as_attribute(member)};\n")
    body.write("  return std::nullopt;\n")


def _write_inherent_setter(body: IndentedText, members: list[Member]) -> None:
    for member in members:
        name = member.name
        if isinstance(member, AttributeMember):
            body.write(f"""
    if (name == "{name}") {{
       prop.{name} = ::llvm::dyn_cast_or_null<std::remove_reference_t<decltype(prop.{name})>>(value);
       return;
    }}
""")
        elif name in LEGACY_NAMES:
            body.write(f"""        if ({_inherent_names(name)}) {{
       auto arrAttr = ::llvm::dyn_cast_or_null<::mlir::DenseI32ArrayAttr>(value);
       if (!arrAttr) return;
       if (arrAttr.size() != sizeof(prop.{name}) / sizeof(int32_t))
         return;
       llvm::copy(arrAttr.asArrayRef(), prop.{name}.begin());
       return;
    }}
""")


def _write_inherent_population(body: IndentedText, members: list[Member]) -> None:
    for member in members:
        name = member.name
        if isinstance(member, AttributeMember):
            body.write(f'\n    if (prop.{name}) attrs.append("{name}", prop.{name});\n')
        elif name in LEGACY_NAMES:
            body.write(f'  attrs.append("{name}", {_sizes_as_attribute(member)});\n')


def _write_inherent_verifier(
    body: IndentedText, members: list[Member], constraints: LocalConstraints
) -> None:
    for member in members:
        if not isinstance(member, AttributeMember) or member.attribute is None:
            continue
        function = constraints.attribute_function(member.attribute)
        if function is not None and is_verifiable(member.attribute, False, constraints):
            body.write(f"""
    {{
      ::mlir::Attribute attr = attrs.get({getter_name(member.name)}AttrName(opName));
      if (attr && ::mlir::failed({function}(attr, "{member.name}", emitError)))
        return ::mlir::failure();
    }}
""")
    body.write("    return ::mlir::success();")
