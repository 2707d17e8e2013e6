"""`parse`: the parser of an assembly format.

The function consists of variables for all parsed values, statements for each element, and statements that add
regions, successors, sizes of groups, result types and operands with their types to the state.
Mirror: op_printer.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.assembly_format.elements import (
    AttrDict,
    AttributeVariable,
    CustomDirective,
    Element,
    FunctionalType,
    Literal,
    OIList,
    Operands,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    Regions,
    RegionVariable,
    Successors,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from mlirkit.ods.assembly_format.literals import starts_keyword
from mlirkit.ods.assembly_format.op_format import OpFormat
from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_attribute_parser import attribute_parser, property_parser
from mlirkit.ods.emit.cpp.op_context import OpContext, unpruned
from mlirkit.ods.emit.cpp.op_directive_parser import write_custom_directive
from mlirkit.ods.emit.cpp.op_format_values import TypedRange, elided_anchor
from mlirkit.ods.emit.cpp.op_parser_results import write_results
from mlirkit.ods.emit.cpp.op_parser_variables import write_variables
from mlirkit.ods.model.constraint import VariableLength

_FAILED = "    return ::mlir::failure();\n"


def add_parser(op_class: Class, context: OpContext, form: OpFormat, constraints: LocalConstraints) -> None:
    parameters = [
        Parameter("::mlir::OpAsmParser &", "parser"),
        Parameter("::mlir::OperationState &", "result"),
    ]
    method = op_class.add_method("::mlir::ParseResult", "parse", parameters, static=True)
    body = unpruned(method, "parse", context).body
    write_variables(body, form.elements)
    writer = _ElementWriter(body, context)
    for element in form.elements:
        writer.write(element)
    write_results(body, context, form, constraints)
    body.write("  return ::mlir::success();\n")


class _ElementWriter:
    """Writes the statements that parse elements."""

    def __init__(self, body: IndentedText, context: OpContext) -> None:
        self.body = body
        self.context = context
        operator = context.operator
        self.has_implicit_terminator = any(
            trait.is_a("SingleBlockImplicitTerminatorImpl") for trait in operator.traits
        )
        self.has_single_block = "::mlir::OpTrait::SingleBlock" in context.trait_names
        self.texts = FormatContext().with_builder("parser.getBuilder()")
        self.properties = f"result.getOrAddProperties<{context.class_name}::Properties>()"

    def write(self, element: Element, in_group: bool = False) -> None:
        """Write one element; `in_group`: it follows the first element of a group, and is required."""
        body = self.body
        if isinstance(element, Literal):
            body.write(f"  if (parser.parse{_literal(element.text)})\n{_FAILED}")
        elif isinstance(element, Whitespace):
            pass
        elif isinstance(element, AttributeVariable):
            self._attribute(element, element.attribute.attribute.is_optional and not in_group)
        elif isinstance(element, PropertyVariable):
            body.write(property_parser(element, self.properties, False))
        elif isinstance(element, OperandVariable):
            self._operand(element)
        elif isinstance(element, RegionVariable):
            self._region(element)
        elif isinstance(element, SuccessorVariable):
            self._successor(element)
        elif isinstance(element, TypeDirective):
            self._type(element)
        elif isinstance(element, FunctionalType):
            self._functional_type(element)
        elif isinstance(element, OptionalGroup):
            self._group(element)
        elif isinstance(element, CustomDirective):
            write_custom_directive(body, self.context, element)
        elif isinstance(element, OIList):
            self._oilist(element)
        elif isinstance(element, AttrDict):
            self._attr_dict(element)
        elif isinstance(element, PropDict):
            if self.context.has_properties:
                body.write(f"  if (parseProperties(parser, result))\n{_FAILED}")
        elif isinstance(element, Operands):
            body.write(
                "  [[maybe_unused]] ::llvm::SMLoc allOperandLoc = parser.getCurrentLocation();\n"
                f"  if (parser.parseOperandList(allOperands))\n{_FAILED}"
            )
        elif isinstance(element, Regions):
            self._region_list("full")
        else:
            assert isinstance(element, Successors)
            body.write(_successor_list("full"))

    # -- variables --------------------------------------------------------------------------------------

    def _attribute(self, element: AttributeVariable, is_optional: bool) -> None:
        self.body.write(*attribute_parser(element, self.context, self.texts, is_optional))

    def _operand(self, element: OperandVariable) -> None:
        name = element.name
        self.body.write(_OPERANDS[element.operand.constraint.length].replace("NAME", name))

    def _region(self, element: RegionVariable) -> None:
        name = element.name
        if element.region.is_variadic:
            self._region_list(name)
            return
        self.body.write(f"\n  if (parser.parseRegion(*{name}Region))\n{_FAILED}")
        self._complete_region(name)

    def _complete_region(self, name: str) -> None:
        """Add the terminator or block that the syntax of a region may omit."""
        if self.has_implicit_terminator:
            self.body.write(f"\n  ensureTerminator(*{name}Region, parser.getBuilder(), result.location);\n")
        elif self.has_single_block:
            self.body.write(f"\n  if ({name}Region->empty()) {name}Region->emplaceBlock();\n")

    def _region_list(self, name: str) -> None:
        self.body.write(f"""
  {{
    std::unique_ptr<::mlir::Region> region;
    auto firstRegionResult = parser.parseOptionalRegion(region);
    if (firstRegionResult.has_value()) {{
      if (failed(*firstRegionResult))
        return ::mlir::failure();
      {name}Regions.emplace_back(std::move(region));

      // Parse any trailing regions.
      while (succeeded(parser.parseOptionalComma())) {{
        region = std::make_unique<::mlir::Region>();
        if (parser.parseRegion(*region))
          return ::mlir::failure();
        {name}Regions.emplace_back(std::move(region));
      }}
    }}
  }}
""")
        if self.has_implicit_terminator:
            self.body.write(f"""
  for (auto &region : {name}Regions)
    ensureTerminator(*region, parser.getBuilder(), result.location);
""")
        elif self.has_single_block:
            self.body.write(f"""
  for (auto &region : {name}Regions)
    if (region->empty()) region->emplaceBlock();
""")

    def _successor(self, element: SuccessorVariable) -> None:
        name = element.name
        if element.successor.is_variadic:
            self.body.write(_successor_list(name))
        else:
            self.body.write(f"\n  if (parser.parseSuccessor({name}Successor))\n{_FAILED}")

    # -- types ------------------------------------------------------------------------------------------

    def _type(self, element: TypeDirective) -> None:
        typed = TypedRange(element.argument)
        if typed.length is not VariableLength.ONE:
            self.body.write(_TYPES[typed.length].replace("NAME", typed.name))
        elif element.qualified:
            self.body.write(f"\n  if (parser.parseType({typed.name}RawType))\n{_FAILED}")
        else:
            assert typed.value is not None
            self.body.write(f"""
  {{
    {typed.value.constraint.cpp_type} type;
    if (parser.parseCustomTypeWithFallback(type))
      return ::mlir::failure();
    {typed.name}RawType = type;
  }}
""")

    def _functional_type(self, element: FunctionalType) -> None:
        inputs, results = TypedRange(element.inputs).name, TypedRange(element.results).name
        function = f"{inputs}__{results}_functionType"
        self.body.write(f"""
  ::mlir::FunctionType {function};
  if (parser.parseType({function}))
    return ::mlir::failure();
  {inputs}Types = {function}.getInputs();
  {results}Types = {function}.getResults();
""")

    # -- dictionaries -----------------------------------------------------------------------------------

    def _attr_dict(self, element: AttrDict) -> None:
        body = self.body
        keyword = "WithKeyword" if element.with_keyword else ""
        body.indent()
        body.write("{\n")
        body.indent()
        body.write(
            "auto loc = parser.getCurrentLocation();(void)loc;\n"
            f"if (parser.parseOptionalAttrDict{keyword}(result.attributes))\n"
            "  return ::mlir::failure();\n"
        )
        if self.context.has_properties:
            body.write(
                "if (failed(verifyInherentAttrs(result.name, result.attributes, [&]() {\n"
                '    return parser.emitError(loc) << "\'" << result.name.getStringRef() << "\' op ";\n'
                "  })))\n"
                "  return ::mlir::failure();\n"
            )
        body.unindent()
        body.write("}\n")
        body.unindent()

    # -- groups -----------------------------------------------------------------------------------------

    def _group(self, group: OptionalGroup) -> None:
        body = self.body
        then = group.parsable_then
        self._first(then[0])
        self._elements(group, then[0], then[1:], is_then=True)
        body.write("  }")
        if group.otherwise:
            body.write(" else {\n")
            otherwise = group.parsable_otherwise
            self._elements(group, otherwise[0] if otherwise else None, otherwise, is_then=False)
            body.write("  }")
        body.write("\n")

    def _first(self, first: Element) -> None:
        """Parse the first element of a group if it is present, and open the block for the rest."""
        body = self.body
        if isinstance(first, AttributeVariable):
            self._attribute(first, True)
            body.write(f"  if ({first.name}Attr) {{\n")
        elif isinstance(first, PropertyVariable):
            body.write(property_parser(first, self.properties, True))
            result = f"{first.name}PropParseResult"
            body.write(f"if ({result}.has_value() && succeeded(*{result}))  {{\n")
        elif isinstance(first, Literal):
            body.write(f"  if (::mlir::succeeded(parser.parseOptional{_literal(first.text)})) {{\n")
        elif isinstance(first, OperandVariable):
            self._operand(first)
            body.write(f"  if (!{first.name}Operands.empty()) {{\n")
        elif isinstance(first, RegionVariable):
            name = first.name
            if first.region.is_variadic:
                self._region_list(name)
                body.write(f"  if (!{name}Regions.empty()) {{\n")
                return
            body.write(f"""
  {{
     auto parseResult = parser.parseOptionalRegion(*{name}Region);
     if (parseResult.has_value() && failed(*parseResult))
       return ::mlir::failure();
  }}
""")
            body.write(f"  if (!{name}Region->empty()) {{\n  ")
            self._complete_region(name)
        elif isinstance(first, CustomDirective):
            body.write("  if (auto optResult = [&]() -> ::mlir::OptionalParseResult {\n")
            write_custom_directive(body, self.context, first, is_optional=True)
            body.write(
                "    return ::mlir::success();\n"
                "  }(); optResult.has_value() && ::mlir::failed(*optResult)) {\n"
                "    return ::mlir::failure();\n"
                "  } else if (optResult.has_value()) {\n"
            )

    def _elements(
        self, group: OptionalGroup, first: Element | None, elements: Sequence[Element], is_then: bool
    ) -> None:
        """The rest of a group, whose presence is the value of an elided unit attribute."""
        elided = elided_anchor(group, first)
        if elided is not None and is_then is not group.inverted:
            self._set_unit(elided, "    ")
        for element in elements:
            if element is not elided:
                self.write(element, in_group=True)

    def _set_unit(self, element: Element, indentation: str) -> None:
        """The statement that sets a unit attribute or property."""
        if isinstance(element, PropertyVariable):
            self.body.write(f"    {self.properties}.{element.name} = true;")
            return
        assert isinstance(element, AttributeVariable)
        if self.context.has_properties:
            self.body.write(f"    {self.properties}.{element.name} = parser.getBuilder().getUnitAttr();")
        elif indentation:
            self.body.write(
                f'    result.addAttribute("{element.name}", parser.getBuilder().getUnitAttr());\n'
            )
        else:
            self.body.write(f'  result.addAttribute("{element.name}", UnitAttr::get(parser.getContext()));\n')

    def _oilist(self, element: OIList) -> None:
        body = self.body
        for clause in element.clauses:
            body.write(f"  bool {clause.keyword.text}Clause = false;\n")
        body.write("  while(true) {\n")
        for clause in element.clauses:
            keyword = clause.keyword.text
            body.write(f"if (succeeded(parser.parseOptional{_literal(keyword)})) {{\n")
            body.write(f"""
  if ({keyword}Clause) {{
    return parser.emitError(parser.getNameLoc())
          << "`{keyword}` clause can appear at most once in the expansion of the "
             "oilist directive";
  }}
  {keyword}Clause = true;
""")
            if clause.unit is not None:
                self._set_unit(clause.unit, "")
            else:
                for member in clause.elements:
                    self.write(member)
            body.write("    } else ")
        body.write(" {\n    break;\n  }\n}\n")


# The parser's functions for punctuation.
_PUNCTUATION = {
    "->": "Arrow()",
    ":": "Colon()",
    ",": "Comma()",
    "=": "Equal()",
    "<": "Less()",
    ">": "Greater()",
    "{": "LBrace()",
    "}": "RBrace()",
    "(": "LParen()",
    ")": "RParen()",
    "[": "LSquare()",
    "]": "RSquare()",
    "?": "Question()",
    "+": "Plus()",
    "-": "Minus()",
    "*": "Star()",
    "...": "Ellipsis()",
}


def _literal(text: str) -> str:
    """The end of a call that parses a literal."""
    return f'Keyword("{text}")' if starts_keyword(text) else _PUNCTUATION.get(text, "")


def _successor_list(name: str) -> str:
    return f"""
  {{
    ::mlir::Block *succ;
    auto firstSucc = parser.parseOptionalSuccessor(succ);
    if (firstSucc.has_value()) {{
      if (failed(*firstSucc))
        return ::mlir::failure();
      {name}Successors.emplace_back(succ);

      // Parse any trailing successors.
      while (succeeded(parser.parseOptionalComma())) {{
        if (parser.parseSuccessor(succ))
          return ::mlir::failure();
        {name}Successors.emplace_back(succ);
      }}
    }}
  }}
"""


_OPERANDS = {
    VariableLength.ONE: """
  NAMEOperandsLoc = parser.getCurrentLocation();
  if (parser.parseOperand(NAMERawOperand))
    return ::mlir::failure();
""",
    VariableLength.OPTIONAL: """
  {
    NAMEOperandsLoc = parser.getCurrentLocation();
    ::mlir::OpAsmParser::UnresolvedOperand operand;
    ::mlir::OptionalParseResult parseResult =
                                    parser.parseOptionalOperand(operand);
    if (parseResult.has_value()) {
      if (failed(*parseResult))
        return ::mlir::failure();
      NAMEOperands.push_back(operand);
    }
  }
""",
    VariableLength.VARIADIC: """
  NAMEOperandsLoc = parser.getCurrentLocation();
  if (parser.parseOperandList(NAMEOperands))
    return ::mlir::failure();
""",
    VariableLength.VARIADIC_OF_VARIADIC: """
  {
    NAMEOperandsLoc = parser.getCurrentLocation();
    int32_t curSize = 0;
    do {
      if (parser.parseOptionalLParen())
        break;
      if (parser.parseOperandList(NAMEOperands) || parser.parseRParen())
        return ::mlir::failure();
      NAMEOperandGroupSizes.push_back(NAMEOperands.size() - curSize);
      curSize = NAMEOperands.size();
    } while (succeeded(parser.parseOptionalComma()));
  }
""",
}

_TYPES = {
    VariableLength.OPTIONAL: """
  {
    ::mlir::Type optionalType;
    ::mlir::OptionalParseResult parseResult =
                                    parser.parseOptionalType(optionalType);
    if (parseResult.has_value()) {
      if (failed(*parseResult))
        return ::mlir::failure();
      NAMETypes.push_back(optionalType);
    }
  }
""",
    VariableLength.VARIADIC: """
  if (parser.parseTypeList(NAMETypes))
    return ::mlir::failure();
""",
    VariableLength.VARIADIC_OF_VARIADIC: """
  do {
    if (parser.parseOptionalLParen())
      break;
    if (parser.parseOptionalRParen() &&
        (parser.parseTypeList(NAMETypes) || parser.parseRParen()))
      return ::mlir::failure();
  } while (succeeded(parser.parseOptionalComma()));
""",
}
