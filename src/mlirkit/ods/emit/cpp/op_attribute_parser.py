"""Statements that parse an attribute or native property of an operation's format."""

from __future__ import annotations

from mlirkit.ods.assembly_format.elements import AttributeVariable, PropertyVariable
from mlirkit.ods.assembly_format.literals import is_keyword
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.cpp.op_format_values import formatted_enum, is_symbol_name
from mlirkit.ods.model import EnumInfo


def attribute_parser(
    element: AttributeVariable, context: OpContext, texts: FormatContext, is_optional: bool
) -> list[str]:
    """The statements; without `is_optional`, the attribute must be present."""
    named = element.attribute
    name = named.name
    enum = formatted_enum(named)
    properties = f"result.getOrAddProperties<{context.class_name}::Properties>()"
    if enum is not None:
        if context.has_properties:
            assignment = f"  {properties}.{name} = {name}Attr;"
        else:
            assignment = f'result.addAttribute("{name}", {name}Attr);'
        return [_enum_parser(element, enum, texts, is_optional, assignment)]
    if is_symbol_name(named):
        parser = _symbol_name_parser(name, is_optional)
    else:
        builder = element.type_builder
        type_ = "::mlir::Type{}" if builder is None else tgfmt(builder, texts)
        is_generic = element.qualified or named.attribute.storage_type == "::mlir::Attribute"
        parser = _plain_parser(name, type_, is_optional, is_generic)
    if context.has_properties:
        return [parser, f"  if ({name}Attr) {properties}.{name} = {name}Attr;\n"]
    return [parser, f'  if ({name}Attr) result.attributes.append("{name}", {name}Attr);\n']


def _symbol_name_parser(name: str, is_optional: bool) -> str:
    if is_optional:
        return f"""
  // Parsing an optional symbol name doesn't fail, so no need to check the
  // result.
  (void)parser.parseOptionalSymbolName({name}Attr);
"""
    return f"""
  if (parser.parseSymbolName({name}Attr))
    return ::mlir::failure();
"""


def _plain_parser(name: str, type_: str, is_optional: bool, is_generic: bool) -> str:
    if is_optional:
        result = f"parseResult{name}Attr"
        return f"""
  ::mlir::OptionalParseResult {result} =
    parser.parseOptionalAttribute({name}Attr, {type_});
  if ({result}.has_value() && failed(*{result}))
    return ::mlir::failure();
  if ({result}.has_value() && succeeded(*{result}))
"""
    if is_generic:
        return f"""
  if (parser.parseAttribute({name}Attr, {type_}))
    return ::mlir::failure();
"""
    return f"""
  if (parser.parseCustomAttributeWithFallback({name}Attr, {type_})) {{
    return ::mlir::failure();
  }}
"""


def _enum_parser(
    element: AttributeVariable, enum: EnumInfo, texts: FormatContext, is_optional: bool, assignment: str
) -> str:
    """The statements for an enum: a case as a keyword, or any text as a string."""
    name = element.name
    attribute = tgfmt(element.attribute.attribute.innermost.const_builder_call or "", texts, "*attrOptional")
    keywords = [f'"{case.text}"' for case in enum.cases if is_keyword(case.text)]
    accepted = "{" + ",".join(keywords) + "}" if keywords else "}"
    missing = ""
    if not is_optional:
        texts_of_cases = ", ".join([case.text for case in enum.cases])
        missing = (
            'return parser.emitError(loc, "expected string or keyword containing one of the following '
            f"enum values for attribute '{name}' [{texts_of_cases}]\");"
        )
    return f"""
  {{
    ::llvm::StringRef attrStr;
    ::mlir::NamedAttrList attrStorage;
    auto loc = parser.getCurrentLocation();
    if (parser.parseOptionalKeyword(&attrStr, {accepted})) {{
      ::mlir::StringAttr attrVal;
      ::mlir::OptionalParseResult parseResult =
        parser.parseOptionalAttribute(attrVal,
                                      parser.getBuilder().getNoneType(),
                                      "{name}", attrStorage);
      if (parseResult.has_value()) {{
        if (failed(*parseResult))
          return ::mlir::failure();
        attrStr = attrVal.getValue();
      }} else {{
        {missing}
      }}
    }}
    if (!attrStr.empty()) {{
      auto attrOptional = {enum.cpp_namespace}::{enum.string_to_symbol}(attrStr);
      if (!attrOptional)
        return parser.emitError(loc, "invalid ")
               << "{name} attribute specification: \\"" << attrStr << '"';;

      {name}Attr = {attribute};
      {assignment}
    }}
  }}
"""


def property_parser(element: PropertyVariable, properties: str, is_optional: bool) -> str:
    """The statements; `is_optional`: whether an optional group begins with the property."""
    name, definition = element.name, element.definition
    texts = FormatContext(_parser="parser", _ctxt="parser.getContext()", _storage="propStorage")
    result = f"{name}PropParseResult"
    expected = f"invalid value for property {name}, expected {definition.summary}"
    if is_optional and definition.has_default and definition.optional_parser:
        return f"""
  auto {result} = [&](auto& propStorage) -> ::mlir::OptionalParseResult {{
    {tgfmt(definition.optional_parser, texts)}
    return ::mlir::success();
  }}({properties}.{name});
  if ({result}.has_value() && failed(*{result})) {{
    return ::mlir::failure();
  }}
"""
    return f"""
  auto {name}PropLoc = parser.getCurrentLocation();
  auto {result} = [&](auto& propStorage) -> ::mlir::ParseResult {{
    {tgfmt(definition.parser, texts)}
    return ::mlir::success();
  }}({properties}.{name});
  if (failed({result})) {{
    return parser.emitError({name}PropLoc, "{expected}");
  }}
"""
