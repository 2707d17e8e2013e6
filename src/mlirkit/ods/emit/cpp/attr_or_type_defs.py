"""`--gen-attrdef-decls`, `--gen-typedef-decls` and `-defs`: classes of attributes and types, their storage.

    declarations    GET_{ATTR,TYPE}DEF_CLASSES      struct <storage>; class <name>
    definitions     GET_{ATTR,TYPE}DEF_LIST         the names, for addAttributes<> and addTypes<>
                    GET_{ATTR,TYPE}DEF_CLASSES      generated{Attribute,Type}Parser and Printer, by mnemonic;
                                                    storage structs, bodies, the dialect's default hooks

Options: --attrdefs-dialect, --typedefs-dialect, required if the file and its includes define values of
several dialects; --asmformat-error-is-fatal=false leaves the bodies of wrong formats empty.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.attr_or_type_class import ValueClass
from mlirkit.ods.emit.cpp.attr_or_type_storage import storage_class
from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, ifdef, namespace
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Method, Parameter
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Dialect
from mlirkit.ods.model.value_definitions import ValueDefinition, ValueDefinitions
from mlirkit.tablegen import Records


def attrdef_decls(records: Records, options: Options) -> str:
    """The action for declarations of attributes."""
    return _declarations(records, options, "Attr")


def attrdef_defs(records: Records, options: Options) -> str:
    """The action for definitions of attributes."""
    return _definitions(records, options, "Attr")


def typedef_decls(records: Records, options: Options) -> str:
    """The action for declarations of types."""
    return _declarations(records, options, "Type")


def typedef_defs(records: Records, options: Options) -> str:
    """The action for definitions of types."""
    return _definitions(records, options, "Type")


def _read(records: Records, options: Options, kind: str) -> ValueDefinitions:
    return ValueDefinitions(records, f"{kind}Def", options.value(f"{kind.lower()}defs-dialect"))


# -- declarations ---------------------------------------------------------------------------------------


def _declarations(records: Records, options: Options, kind: str) -> str:
    out = [banner(f"{kind}Def Declarations")]
    with ifdef(out, f"GET_{kind.upper()}DEF_CLASSES"):
        out.append("\nnamespace mlir {\nclass AsmParser;\nclass AsmPrinter;\n} // namespace mlir\n")
        definitions = _read(records, options, kind)
        values = definitions.read()
        if values:
            with namespace(out, values[0].dialect.cpp_namespace):
                for value in values:
                    documentation_comment(out, value.definition.summary, value.definition.description)
                    out.append(f"class {value.definition.cpp_class_name};\n")
                for value in values:
                    _write_declaration(out, value, definitions, options)
        for value in values:
            if value.dialect.cpp_namespace:
                out.append(f"MLIR_DECLARE_EXPLICIT_TYPE_ID({value.qualified_class_name})\n")
    return "".join(out)


def _write_declaration(
    out: list[str], value: ValueDefinition, definitions: ValueDefinitions, options: Options
) -> None:
    definition = value.definition
    cls = ValueClass(value, definitions, options).build()
    if definition.parameters and definition.gen_storage_class:
        # Errors in the storage are also reported for declarations.
        storage_class(definition, definitions)
        with namespace(out, definition.storage_namespace):
            out.append(f"struct {definition.storage_class};\n")
    cls.write_declaration(out)


# -- definitions ----------------------------------------------------------------------------------------


def _definitions(records: Records, options: Options, kind: str) -> str:
    out = [banner(f"{kind}Def Definitions")]
    definitions = _read(records, options, kind)
    values = definitions.read()
    if not values:
        return "".join(out)
    with ifdef(out, f"GET_{kind.upper()}DEF_LIST"):
        out.append(",\n".join([value.qualified_class_name for value in values]) + "\n")
    with ifdef(out, f"GET_{kind.upper()}DEF_CLASSES"):
        if any(value.definition.mnemonic is not None for value in values):
            _write_dispatch(out, values, kind)
        for value in values:
            with namespace(out, value.dialect.cpp_namespace):
                _write_definition(out, value, definitions, options)
            if value.dialect.cpp_namespace:
                out.append(f"MLIR_DEFINE_EXPLICIT_TYPE_ID({value.qualified_class_name})\n")
        dialect = values[0].dialect
        if kind == "Attr" and dialect.use_default_attribute_printer_parser:
            with namespace(out, dialect.cpp_namespace):
                out.append(_attribute_hooks(dialect))
        if kind == "Type" and dialect.use_default_type_printer_parser:
            with namespace(out, dialect.cpp_namespace):
                out.append(_type_hooks(dialect))
    return "".join(out)


def _write_definition(
    out: list[str], value: ValueDefinition, definitions: ValueDefinitions, options: Options
) -> None:
    definition = value.definition
    cls = ValueClass(value, definitions, options).build()
    if definition.parameters and definition.gen_storage_class:
        storage = storage_class(definition, definitions)
        with namespace(out, definition.storage_namespace):
            storage.write_declaration(out)
    cls.write_definition(out)


def _write_dispatch(out: list[str], values: list[ValueDefinition], kind: str) -> None:
    """The functions that select a parser by mnemonic and a printer by class."""
    name = "Attribute" if kind == "Attr" else "Type"
    type_parameter = [Parameter("::mlir::Type", "type")] if kind == "Attr" else []
    parser = Method(
        "::mlir::OptionalParseResult",
        f"generated{name}Parser",
        [
            Parameter("::mlir::AsmParser &", "parser"),
            Parameter("::llvm::StringRef *", "mnemonic"),
            *type_parameter,
            Parameter(f"::mlir::{name} &", "value"),
        ],
        static=True,
        inline=True,
    )
    printer = Method(
        "::llvm::LogicalResult",
        f"generated{name}Printer",
        [Parameter(f"::mlir::{name}", "def"), Parameter("::mlir::AsmPrinter &", "printer")],
        static=True,
        inline=True,
    )
    parser.body.write("  return ::mlir::AsmParser::KeywordSwitch<::mlir::OptionalParseResult>(parser)\n")
    printer.body.write(f"  return ::llvm::TypeSwitch<::mlir::{name}, ::llvm::LogicalResult>(def)")
    for value in values:
        definition = value.definition
        if definition.mnemonic is None:
            continue
        cpp_class = value.qualified_class_name
        has_syntax = definition.has_custom_assembly_format or definition.assembly_format is not None
        make = f"parse(parser{', type' if kind == 'Attr' else ''})"
        parser.body.write(
            f"    .Case({cpp_class}::getMnemonic(), [&](llvm::StringRef, llvm::SMLoc) {{\n"
            f"      value = {cpp_class}::{make if has_syntax else 'get(parser.getContext())'};\n"
            "      return ::mlir::success(!!value);\n"
            "    })\n"
        )
        rest = "\nt.print(printer);" if has_syntax else ""
        printer.body.write(
            f"    .Case<{cpp_class}>([&](auto t) {{\n"
            f"      printer << {cpp_class}::getMnemonic();{rest}\n"
            "      return ::mlir::success();\n"
            "    })\n"
        )
    parser.body.write(
        "    .Default([&](llvm::StringRef keyword, llvm::SMLoc) {\n"
        "      *mnemonic = keyword;\n"
        "      return std::nullopt;\n"
        "    });"
    )
    printer.body.write("    .Default([](auto) { return ::mlir::failure(); });")
    text = IndentedText(out)
    parser.write_declaration(text)
    printer.write_declaration(text)


# -- the default hooks of dialects ----------------------------------------------------------------------


_DYNAMIC_ATTRIBUTE_PARSER = """
  {
    ::mlir::Attribute genAttr;
    auto parseResult = parseOptionalDynamicAttr(attrTag, parser, genAttr);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genAttr;
      return Attribute();
    }
  }
"""

_DYNAMIC_ATTRIBUTE_PRINTER = """
  if (::mlir::succeeded(printIfDynamicAttr(attr, printer)))
    return;
"""

_DYNAMIC_TYPE_PARSER = """
  {
    auto parseResult = parseOptionalDynamicType(mnemonic, parser, genType);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genType;
      return ::mlir::Type();
    }
  }
"""

_DYNAMIC_TYPE_PRINTER = """
  if (::mlir::succeeded(printIfDynamicType(type, printer)))
    return;
"""


def _attribute_hooks(dialect: Dialect) -> str:
    name = dialect.cpp_class_name
    return f"""
/// Parse an attribute registered to this dialect.
::mlir::Attribute {name}::parseAttribute(::mlir::DialectAsmParser &parser,
                                      ::mlir::Type type) const {{
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef attrTag;
  {{
    ::mlir::Attribute attr;
    auto parseResult = generatedAttributeParser(parser, &attrTag, type, attr);
    if (parseResult.has_value())
      return attr;
  }}
  {_DYNAMIC_ATTRIBUTE_PARSER if dialect.is_extensible else ""}
  parser.emitError(typeLoc) << "unknown attribute `"
      << attrTag << "` in dialect `" << getNamespace() << "`";
  return {{}};
}}
/// Print an attribute registered to this dialect.
void {name}::printAttribute(::mlir::Attribute attr,
                         ::mlir::DialectAsmPrinter &printer) const {{
  if (::mlir::succeeded(generatedAttributePrinter(attr, printer)))
    return;
  {_DYNAMIC_ATTRIBUTE_PRINTER if dialect.is_extensible else ""}
}}
"""


def _type_hooks(dialect: Dialect) -> str:
    name = dialect.cpp_class_name
    return f"""
/// Parse a type registered to this dialect.
::mlir::Type {name}::parseType(::mlir::DialectAsmParser &parser) const {{
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef mnemonic;
  ::mlir::Type genType;
  auto parseResult = generatedTypeParser(parser, &mnemonic, genType);
  if (parseResult.has_value())
    return genType;
  {_DYNAMIC_TYPE_PARSER if dialect.is_extensible else ""}
  parser.emitError(typeLoc) << "unknown  type `"
      << mnemonic << "` in dialect `" << getNamespace() << "`";
  return {{}};
}}
/// Print a type registered to this dialect.
void {name}::printType(::mlir::Type type,
                    ::mlir::DialectAsmPrinter &printer) const {{
  if (::mlir::succeeded(generatedTypePrinter(type, printer)))
    return;
  {_DYNAMIC_TYPE_PRINTER if dialect.is_extensible else ""}
}}
"""
