"""The body of an attribute's or type's `parse`, element by element of its assembly format.

Mirror: attr_or_type_printer.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.assembly_format.elements import (
    CustomDirective,
    Element,
    Literal,
    OptionalGroup,
    ParameterVariable,
    Params,
    Reference,
    StringArgument,
    Struct,
)
from mlirkit.ods.assembly_format.literals import starts_keyword
from mlirkit.ods.assembly_format.value_format import SELF_TYPE
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter

_DEFAULT_PARSER = "::mlir::FieldParser<$0>::parse($_parser)"
_EMIT_ERROR = "odsParser.emitError(odsParser.getCurrentLocation(), "

# The names of punctuation in methods of AsmParser.
_PUNCTUATION = {
    "->": "Arrow",
    ":": "Colon",
    ",": "Comma",
    "=": "Equal",
    "<": "Less",
    ">": "Greater",
    "{": "LBrace",
    "}": "RBrace",
    "(": "LParen",
    ")": "RParen",
    "[": "LSquare",
    "]": "RSquare",
    "?": "Question",
    "+": "Plus",
    "-": "Minus",
    "*": "Star",
    "...": "Ellipsis",
}


def is_present(variable: ParameterVariable, value: str, context: FormatContext) -> str:
    """The C++ condition by which an optional parameter has its default, for parser and printer."""
    assert variable.parameter.default_value is not None
    default = tgfmt(variable.parameter.default_value, context)
    context.add("_lhs", value).add("_rhs", default)
    return tgfmt(variable.parameter.comparison, context)


class ParserWriter:
    """Writes the body of one parser."""

    def __init__(self, definition: AttrOrTypeDef, body: IndentedText) -> None:
        self.definition = definition
        self.body = body
        self.context = FormatContext(
            _parser="odsParser", _ctxt="odsParser.getContext()", _builder="odsBuilder", _loc="odsLoc"
        )
        if definition.is_attribute:
            self.context.add("_type", "odsType")

    def write(self, elements: Sequence[Element]) -> None:
        """Write the body of a parser of all elements."""
        parameters = self.definition.parameters
        body = self.body
        body.indent()
        body.write("::mlir::Builder odsBuilder(odsParser.getContext());\n")
        body.write("::llvm::SMLoc odsLoc = odsParser.getCurrentLocation();\n(void) odsLoc;\n")
        for parameter in parameters:
            body.write(f"::mlir::FailureOr<{parameter.cpp_storage_type}> _result_{parameter.name};\n")
            if SELF_TYPE in parameter.classes:
                self._write_self_type(parameter)
        for element in elements:
            self._write_element(element)
        for parameter in parameters:
            if not parameter.is_optional:
                body.write(f"assert(::mlir::succeeded(_result_{parameter.name}));\n")
        self._write_result()

    def _write_self_type(self, parameter: AttrOrTypeParameter) -> None:
        """Set the parameter from the type after the attribute."""
        context = self.context
        self.body.write(
            tgfmt(
                "\nif ($_type) {\n"
                "  if (auto reqType = ::llvm::dyn_cast<$0>($_type)) {\n"
                "    _result_$1 = reqType;\n"
                "  } else {\n"
                '    $_parser.emitError($_loc, "invalid kind of type specified");\n'
                "    return {};\n"
                "  }\n"
                "}",
                context,
                parameter.cpp_storage_type,
                parameter.name,
            )
        )
        if not parameter.is_optional:
            self.body.write(
                tgfmt(
                    ' else {\n  $_parser.emitError($_loc, "expected a trailing type");\n  return {};\n}',
                    context,
                )
            )
        self.body.write("\n")

    def _write_result(self) -> None:
        definition = self.definition
        body = self.body
        if definition.is_verified:
            body.write(
                f"return odsParser.getChecked<{definition.cpp_class_name}>(odsLoc, odsParser.getContext()"
            )
        else:
            body.write(f"return {definition.cpp_class_name}::get(odsParser.getContext()")
        for parameter in definition.parameters:
            body.write(",\n    ")
            if parameter.default_value is not None:
                default = tgfmt(parameter.default_value, self.context)
                value = f"(_result_{parameter.name}.value_or({default}))"
            else:
                value = f"(*_result_{parameter.name})"
            self.context.add(parameter.name, value).with_self(value)
            body.write(f"{parameter.cpp_type}({tgfmt(parameter.convert_from_storage, self.context)})")
        body.write(");")

    # -- elements -------------------------------------------------------------------------------------

    def _write_element(self, element: Element) -> None:
        if isinstance(element, Literal):
            self._write_literal(element.text)
        elif isinstance(element, ParameterVariable):
            self._write_variable(element)
        elif isinstance(element, Params):
            self._write_params(element)
        elif isinstance(element, Struct):
            self._write_struct(element)
        elif isinstance(element, CustomDirective):
            self._write_custom(element)
        elif isinstance(element, OptionalGroup):
            self._write_group(element)

    def _write_literal(self, text: str) -> None:
        self._write_if_literal(text)
        self.body.write(") return {};\n")

    def _write_if_literal(self, text: str, *, optional: bool = False) -> None:
        """Write an `if` that is true if the literal is missing, up to its closing parenthesis."""
        method = f'Keyword("{text}")' if starts_keyword(text) else f"{_PUNCTUATION.get(text, '')}()"
        self.body.write(
            f"// Parse literal '{text}'\n", f"if (odsParser.parse{'Optional' if optional else ''}{method}"
        )

    def _write_variable(self, variable: ParameterVariable) -> None:
        parameter = variable.parameter
        name = parameter.name
        parser = _DEFAULT_PARSER if parameter.parser is None else parameter.parser
        loading = ""
        if parameter.dialect_class not in ("", "::mlir::BuiltinDialect"):
            loading = f"\nodsParser.getContext()->getOrLoadDialect<{parameter.dialect_class}>();"
        self.body.write(
            f"\n// Parse variable '{name}'{loading}\n"
            f"_result_{name} = {tgfmt(parser, self.context, parameter.cpp_storage_type)};\n"
            f"if (::mlir::failed(_result_{name})) {{\n"
            f'  {_EMIT_ERROR}"failed to parse {self.definition.def_name} parameter '
            f"'{name}' which is to be a `{parameter.cpp_type}`\");\n"
            "  return {};\n"
            "}\n"
        )

    def _write_params(self, params: Params) -> None:
        body = self.body
        variables = params.parameters
        has_optional = any(variable.is_optional for variable in variables)
        body.write("// Parse parameter list\n")
        if has_optional:
            # A loop with one iteration, for `break`.
            body.write("do {\n")
            body.indent()
        last_required = max(
            [index for index, variable in enumerate(variables) if not variable.is_optional], default=0
        )
        for index, variable in enumerate(variables):
            if index:
                self._write_comma(variables[index - 1], is_required=index <= last_required)
            self._write_variable(variable)
        if has_optional:
            body.unindent()
            body.write("} while(false);\n")

    def _write_comma(self, before: ParameterVariable, *, is_required: bool) -> None:
        """Write the comma after a parameter; after an optional one only if it is present."""
        body = self.body
        if before.is_optional:
            result = f"_result_{before.name}"
            condition = is_present(before, f"(*{result})", self.context)
            body.write(f"if (::mlir::succeeded({result}) && !({condition})) {{\n")
            body.indent()
        if is_required:
            self._write_literal(",")
        else:
            self._write_if_literal(",", optional=True)
            body.write(") break;\n")
        if before.is_optional:
            body.unindent()
            body.write("}\n")

    # -- struct ---------------------------------------------------------------------------------------

    def _write_struct(self, struct: Struct) -> None:
        body = self.body
        variables = struct.parameters
        body.write("// Parse parameter struct\n")
        for variable in variables:
            body.write(f"bool _seen_{variable.name} = false;\n")
        body.write("{\n")
        body.indent()
        self._write_struct_entry(struct)
        count = len(variables)
        optional = sum([variable.is_optional for variable in variables])
        if not optional:
            body.write_reindented(
                f"for (unsigned odsStructIndex = 0; odsStructIndex < {count}; ++odsStructIndex) {{\n"
            )
        elif optional == count:
            body.write_reindented(
                "  ::llvm::StringRef _paramKey;\n"
                "  if (!odsParser.parseOptionalKeyword(&_paramKey)) {\n"
                "    if (!_loop_body(_paramKey)) return {};\n"
                "    while (!odsParser.parseOptionalComma()) {\n"
            )
            body.indent()
        else:
            body.write("do {\n")
        body.indent()
        body.write_reindented(
            "    ::llvm::StringRef _paramKey;\n"
            "    if (odsParser.parseKeyword(&_paramKey)) {\n"
            "      odsParser.emitError(odsParser.getCurrentLocation(),\n"
            '                         "expected a parameter name in struct");\n'
            "      return {};\n"
            "    }\n"
            "    if (!_loop_body(_paramKey)) return {};\n"
        )
        body.unindent()
        if not optional:
            body.write_reindented(
                f"  if ((odsStructIndex != {count} - 1) && odsParser.parseComma())\n    return {{}};\n}}\n"
            )
        elif optional == count:
            body.write("}\n")
            body.unindent()
            body.write("}\n")
        else:
            body.write("} while(!odsParser.parseOptionalComma());\n")
            for variable in variables:
                if not variable.is_optional:
                    self._write_required_check(variable)
        body.unindent()
        body.write("}\n")

    def _write_struct_entry(self, struct: Struct) -> None:
        """Write the function that parses an entry after its key."""
        body = self.body
        body.write("const auto _loop_body = [&](::llvm::StringRef _paramKey) -> bool {\n")
        body.indent()
        self._write_literal("=")
        for entry, variable in zip(struct.entries, struct.parameters, strict=True):
            name = variable.name
            body.write_reindented(f'if (!_seen_{name} && _paramKey == "{name}") {{\n  _seen_{name} = true;\n')
            body.indent()
            if isinstance(entry, CustomDirective):
                self._write_custom(entry)
            else:
                self._write_variable(variable)
            body.unindent()
            body.write("} else ")
        body.write_reindented(
            f'{{\n  {_EMIT_ERROR}"duplicate or unknown struct parameter name: ") << _paramKey;\n'
            "  return {};\n}\n"
        )
        body.write("return true;\n")
        body.unindent()
        body.write("};\n")

    def _write_required_check(self, variable: ParameterVariable) -> None:
        self.body.write_reindented(
            f"    if (!_seen_{variable.name}) {{\n"
            f'      {_EMIT_ERROR}"struct is missing required parameter: ") << "{variable.name}";\n'
            "      return {};\n"
            "    }\n"
        )

    # -- custom directives and groups -----------------------------------------------------------------

    def _write_custom(self, custom: CustomDirective, *, optional: bool = False) -> None:
        body = self.body
        body.write("{\n")
        body.indent()
        body.write("auto odsCustomLoc = odsParser.getCurrentLocation();\n", "(void)odsCustomLoc;\n")
        body.write(f"auto odsCustomResult = parse{custom.name}(odsParser")
        body.indent()
        for argument in custom.arguments:
            body.write(",\n", self._custom_argument(argument))
        body.unindent()
        body.write(");\n")
        if optional:
            body.write("if (!odsCustomResult.has_value()) return {};\n")
            body.write("if (::mlir::failed(*odsCustomResult)) return ::mlir::failure();\n")
        else:
            body.write("if (::mlir::failed(odsCustomResult)) return {};\n")
        for argument in custom.arguments:
            if isinstance(argument, ParameterVariable) and not argument.is_optional:
                body.write(f"if (::mlir::failed(_result_{argument.name})) {{\n")
                body.indent()
                body.write(
                    'odsParser.emitError(odsCustomLoc, "custom parser failed to parse parameter '
                    f"'{argument.name}'\");\n"
                )
                body.write(f"return {'::mlir::failure()' if optional else '{}'};\n")
                body.unindent()
                body.write("}\n")
        body.unindent()
        body.write("}\n")

    def _custom_argument(self, argument: Element) -> str:
        if isinstance(argument, ParameterVariable):
            return f"::mlir::detail::unwrapForCustomParse(_result_{argument.name})"
        if isinstance(argument, Reference):
            assert isinstance(argument.argument, ParameterVariable)
            return f"*_result_{argument.argument.name}"
        assert isinstance(argument, StringArgument)
        return tgfmt(argument.text, self.context)

    def _write_group(self, group: OptionalGroup) -> None:
        body = self.body
        first, *rest = group.parsable_then
        if isinstance(first, Literal):
            self._write_if_literal(first.text, optional=True)
            body.write(") {\n")
        elif isinstance(first, CustomDirective):
            body.write("if (auto result = [&]() -> ::mlir::OptionalParseResult {\n")
            body.indent()
            self._write_custom(first, optional=True)
            body.write("return ::mlir::success();\n")
            body.unindent()
            body.write("}(); result.has_value() && ::mlir::failed(*result)) {\n")
            body.indent()
            body.write("return {};\n")
            body.unindent()
            body.write("} else if (result.has_value()) {\n")
        else:
            assert isinstance(first, ParameterVariable)
            self._write_variable(first)
            result = f"_result_{first.name}"
            body.write(f"if (!((::mlir::succeeded({result}) && *{result}))) {{\n")
        body.indent()
        for element in group.parsable_otherwise:
            self._write_element(element)
        body.unindent()
        body.write("} else {\n")
        body.indent()
        for element in rest:
            self._write_element(element)
        body.unindent()
        body.write("}\n")
