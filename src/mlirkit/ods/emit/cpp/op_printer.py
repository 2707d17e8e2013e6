"""`print`: the printer of an assembly format.

Statements print to `_odsPrinter`, in the order of elements; spaces between elements are computed by the
generator (ods/assembly_format/literals.py), not by the generated code.  Mirror: op_parser.py.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.elements import (
    AttrDict,
    AttributeVariable,
    Clause,
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
    Reference,
    Regions,
    RegionVariable,
    Results,
    ResultVariable,
    StringArgument,
    Successors,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
    variables_in,
)
from mlirkit.ods.assembly_format.literals import Spacing, is_keyword
from mlirkit.ods.assembly_format.op_format import OpFormat
from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_attributes import default_attribute
from mlirkit.ods.emit.cpp.op_context import OpContext, getter_name, unpruned
from mlirkit.ods.emit.cpp.op_dictionary_printer import attr_dict_printer, prop_dict_printer
from mlirkit.ods.emit.cpp.op_format_values import TypedRange, elided_anchor, formatted_enum, is_symbol_name
from mlirkit.ods.model import EnumInfo, NamedTypeConstraint
from mlirkit.ods.model.constraint import VariableLength

_OWN_BUILDER = "::mlir::OpBuilder((*this)->getContext())"


def add_printer(op_class: Class, context: OpContext, form: OpFormat) -> None:
    method = op_class.add_method("void", "print", [Parameter("::mlir::OpAsmPrinter &", "_odsPrinter")])
    writer = _ElementWriter(unpruned(method, "print", context).body, context, form)
    for element in form.elements:
        writer.write(element)


class _ElementWriter:
    """Writes the statements that print elements."""

    def __init__(self, body: IndentedText, context: OpContext, form: OpFormat) -> None:
        self.body = body
        self.context = context
        self.form = form
        self.spacing = Spacing()
        self.has_implicit_terminator = any(
            trait.is_a("SingleBlockImplicitTerminatorImpl") for trait in context.operator.traits
        )

    def write(self, element: Element) -> None:
        body = self.body
        if isinstance(element, Literal):
            self._literal(element)
        elif isinstance(element, Whitespace):
            if element.text == "\n":
                body.write("  _odsPrinter.printNewline();\n")
            elif self.spacing.space(bool(element.text)):
                body.write("  _odsPrinter << ' ';\n")
        elif isinstance(element, OptionalGroup):
            self._group(element)
        elif isinstance(element, OIList):
            for clause in element.clauses:
                self._clause(clause)
        elif isinstance(element, AttrDict):
            body.write(*attr_dict_printer(self.context, self.form, element.with_keyword))
            self.spacing.after_punctuation = False
        elif isinstance(element, PropDict):
            body.write(*prop_dict_printer(self.context, self.form))
            self.spacing.after_punctuation = False
        else:
            if self.spacing.variable():
                body.write("  _odsPrinter << ' ';\n")
            self._variable(element)

    def _literal(self, element: Literal) -> None:
        text = self.spacing.literal(element.text)
        space = " << ' '" if text != element.text else ""
        self.body.write(f'  _odsPrinter{space} << "{element.text}";\n')

    # -- variables and directives -----------------------------------------------------------------------

    def _variable(self, element: Element) -> None:
        body = self.body
        if isinstance(element, AttributeVariable):
            self._attribute(element)
        elif isinstance(element, PropertyVariable):
            texts = FormatContext(
                _printer="_odsPrinter", _ctxt="getContext()", _storage=f"getProperties().{element.name}"
            )
            body.write(tgfmt(element.definition.printer, texts), ";\n")
        elif isinstance(element, OperandVariable):
            self._operand(element)
        elif isinstance(element, RegionVariable):
            getter = f"{getter_name(element.name)}()"
            if element.region.is_variadic:
                self._regions(getter)
            else:
                self._region(getter)
        elif isinstance(element, SuccessorVariable):
            getter = f"{getter_name(element.name)}()"
            if element.successor.is_variadic:
                body.write(f"  ::llvm::interleaveComma({getter}, _odsPrinter);\n")
            else:
                body.write(f"  _odsPrinter << {getter};\n")
        elif isinstance(element, CustomDirective):
            arguments = "".join([f", {self._argument(argument)}" for argument in element.arguments])
            body.write(f"  print{element.name}(_odsPrinter, *this{arguments});\n")
        elif isinstance(element, Operands):
            body.write("  _odsPrinter << getOperation()->getOperands();\n")
        elif isinstance(element, Regions):
            self._regions("getOperation()->getRegions()")
        elif isinstance(element, Successors):
            body.write("  ::llvm::interleaveComma(getOperation()->getSuccessors(), _odsPrinter);\n")
        elif isinstance(element, TypeDirective):
            self._type(element)
        else:
            assert isinstance(element, FunctionalType)
            inputs, results = _types(element.inputs, True), _types(element.results, True)
            body.write(f"  _odsPrinter.printFunctionalType({inputs}, {results});\n")

    def _attribute(self, element: AttributeVariable) -> None:
        named = element.attribute
        getter = f"{getter_name(named.name)}Attr()"
        enum = formatted_enum(named)
        if enum is not None:
            star = "*" if named.attribute.is_optional else ""
            self._enum(f"{star}{getter_name(named.name)}()", enum)
        elif is_symbol_name(named):
            self.body.write(f"  _odsPrinter.printSymbolName({getter}.getValue());\n")
        elif element.type_builder is not None:
            self.body.write(f"  _odsPrinter.printAttributeWithoutType({getter});\n")
        elif element.qualified or named.attribute.storage_type == "::mlir::Attribute":
            self.body.write(f"  _odsPrinter.printAttribute({getter});\n")
        else:
            self.body.write(f"_odsPrinter.printStrippedAttrOrType({getter});\n")

    def _enum(self, value: str, enum: EnumInfo) -> None:
        """A case as a keyword if it is one, else as a string."""
        body = self.body
        body.write(f"""
  {{
    auto caseValue = {value};
    auto caseValueStr = {enum.symbol_to_string}(caseValue);
""")
        keywords = [case for case in enum.cases if is_keyword(case.text)]
        if enum.is_bit_enum:
            # A case of several bits may be printed as several cases.
            keywords = [case for case in keywords if case.value > 0 and not case.value & (case.value - 1)]
        if len(keywords) == len(enum.cases):
            body.write("    _odsPrinter << caseValueStr;\n  }\n")
            return
        body.write("    switch (caseValue) {\n")
        for case in keywords:
            digit = "_" if case.symbol[:1] in "0123456789" else ""
            body.write(f"    case {enum.cpp_namespace}::{enum.class_name}::{digit}{case.symbol}:\n")
        body.write(
            "      _odsPrinter << caseValueStr;\n"
            "      break;\n"
            "    default:\n"
            "      _odsPrinter << '\"' << caseValueStr << '\"';\n"
            "      break;\n"
            "    }\n"
            "  }\n"
        )

    def _operand(self, element: OperandVariable) -> None:
        getter = f"{getter_name(element.name)}()"
        if element.operand.constraint.segment_attribute:
            self.body.write(
                f"  ::llvm::interleaveComma({getter}, _odsPrinter, [&](const auto &operands) "
                '{ _odsPrinter << "(" << operands << ")"; });\n'
            )
        elif element.operand.is_optional:
            self.body.write(f"  if (::mlir::Value value = {getter})\n    _odsPrinter << value;\n")
        else:
            self.body.write(f"  _odsPrinter << {getter};\n")

    def _region(self, region: str) -> None:
        if not self.has_implicit_terminator:
            self.body.write(f"  _odsPrinter.printRegion({region});\n")
            return
        self.body.write(f"""
  {{
    bool printTerminator = true;
    if (auto *term = {region}.empty() ? nullptr : {region}.begin()->getTerminator()) {{
      printTerminator = !term->getAttrDictionary().empty() ||
                        term->getNumOperands() != 0 ||
                        term->getNumResults() != 0;
    }}
    _odsPrinter.printRegion({region}, /*printEntryBlockArgs=*/true,
      /*printBlockTerminators=*/printTerminator);
  }}
""")

    def _regions(self, regions: str) -> None:
        self.body.write(
            f"    llvm::interleaveComma({regions}, _odsPrinter, [&](::mlir::Region &region) {{\n      "
        )
        self._region("region")
        self.body.write("    });\n")

    def _type(self, element: TypeDirective) -> None:
        typed = TypedRange(element.argument)
        if (
            isinstance(element.argument, OperandVariable)
            and element.argument.operand.constraint.segment_attribute
        ):
            self.body.write(
                f"  ::llvm::interleaveComma({getter_name(typed.name)}().getTypes(), _odsPrinter, "
                '[&](::mlir::TypeRange types) { _odsPrinter << "(" << types << ")"; });\n'
            )
        elif typed.value is None or typed.length is not VariableLength.ONE:
            self.body.write(f"  _odsPrinter << {_types(element.argument, False)};\n")
        elif element.qualified:
            self.body.write(f"   _odsPrinter << {getter_name(typed.name)}().getType();\n")
        else:
            self.body.write(
                "  {\n"
                f"    auto type = {getter_name(typed.name)}().getType();\n"
                f"    if (auto validType = ::llvm::dyn_cast<{typed.value.constraint.cpp_type}>(type))\n"
                "      _odsPrinter.printStrippedAttrOrType(validType);\n"
                "   else\n"
                "     _odsPrinter << type;\n"
                "  }\n"
            )

    def _argument(self, argument: Element) -> str:
        """The argument of a custom directive's printer."""
        if isinstance(argument, AttributeVariable):
            return f"{getter_name(argument.name)}Attr()"
        if isinstance(argument, AttrDict):
            return "getOperation()->getAttrDictionary()"
        if isinstance(argument, PropDict):
            return "getProperties()"
        if isinstance(argument, OperandVariable | RegionVariable | SuccessorVariable):
            return f"{getter_name(argument.name)}()"
        if isinstance(argument, Reference):
            return self._argument(argument.argument)
        if isinstance(argument, TypeDirective):
            typed = TypedRange(argument.argument)
            getter = f"{getter_name(typed.name)}()"
            if typed.length is VariableLength.ONE:
                return f"{getter}.getType()"
            if typed.length is VariableLength.OPTIONAL:
                return f"({getter} ? {getter}.getType() : ::mlir::Type())"
            return f"{getter}.getTypes()"
        if isinstance(argument, StringArgument):
            texts = FormatContext(_ctxt="getContext()").with_builder("::mlir::Builder(getContext())")
            return tgfmt(argument.text, texts)
        assert isinstance(argument, PropertyVariable)
        return tgfmt(
            argument.definition.convert_from_storage,
            FormatContext(_storage=f"getProperties().{argument.name}"),
        )

    # -- groups and clauses -----------------------------------------------------------------------------

    def _group(self, group: OptionalGroup) -> None:
        body = self.body
        body.write(f"  if ({'!' if group.inverted else ''}{self._presence(group.anchor)}) {{\n")
        body.indent()
        elided = elided_anchor(group, group.then[0])
        if group.otherwise and elided is group.otherwise[0]:
            elided = None
        for element in group.then:
            if element is not elided:
                self.write(element)
        body.write("}")
        if group.otherwise:
            body.write(" else {\n")
            for element in group.otherwise:
                if element is not elided:
                    self.write(element)
            body.write("}")
        body.unindent()
        body.write("\n")

    def _presence(self, anchor: Element) -> str:
        """The condition that a group's anchor is present."""
        if isinstance(anchor, OperandVariable):
            return _value_presence(anchor.operand)
        if isinstance(anchor, ResultVariable):
            return _value_presence(anchor.result)
        if isinstance(anchor, RegionVariable):
            return f"!{getter_name(anchor.name)}().empty()"
        if isinstance(anchor, TypeDirective):
            return self._presence(anchor.argument)
        if isinstance(anchor, FunctionalType):
            return self._presence(anchor.inputs)
        if isinstance(anchor, AttributeVariable | PropertyVariable):
            return _differs_from_default(anchor)
        if isinstance(anchor, CustomDirective):
            return f"({' || '.join([f'({self._presence(argument)})' for argument in anchor.arguments])})"
        return ""

    def _clause(self, clause: Clause) -> None:
        body = self.body
        conditions = ["false"]
        for element in clause.elements:
            for variable in variables_in(element):
                if isinstance(variable, AttributeVariable | PropertyVariable):
                    conditions.append(f"({_differs_from_default(variable)})")
                elif isinstance(variable, OperandVariable | ResultVariable):
                    value = variable.operand if isinstance(variable, OperandVariable) else variable.result
                    size = ".size()" if value.is_variadic else ""
                    conditions.append(f"{getter_name(value.name)}(){size}")
                elif isinstance(variable, RegionVariable):
                    conditions.append(f"{getter_name(variable.name)}()")
        body.write(f"  if ({' || '.join(conditions)}) {{\n")
        self._literal(clause.keyword)
        if clause.unit is None:
            for element in clause.elements:
                self.write(element)
        body.write("  }\n")


def _value_presence(value: NamedTypeConstraint) -> str:
    getter = f"{getter_name(value.name)}()"
    if value.is_optional:
        return getter
    return f"!{getter}.empty()" if value.is_variadic else ""


def _differs_from_default(element: AttributeVariable | PropertyVariable) -> str:
    """The condition that an attribute or property is present and differs from its default."""
    texts = FormatContext().with_builder(_OWN_BUILDER)
    getter = getter_name(element.name)
    if isinstance(element, PropertyVariable):
        return f"{getter}() != {tgfmt(element.definition.default_value or '', texts)}"
    attribute = element.attribute.attribute
    conditions: list[str] = []
    if attribute.is_optional:
        conditions.append(f"{getter}Attr()")
    if attribute.has_default:
        conditions.append(f"{getter}Attr() != {default_attribute(attribute, texts)}")
    joined = " && ".join(conditions)
    return f"({joined})" if len(conditions) == 2 else joined


def _types(argument: Element, as_range: bool) -> str:
    """The types of operands or results; with `as_range`, a single type as a range."""
    if isinstance(argument, Operands):
        return "getOperation()->getOperandTypes()"
    if isinstance(argument, Results):
        return "getOperation()->getResultTypes()"
    typed = TypedRange(argument)
    getter = f"{getter_name(typed.name)}()"
    if typed.length is VariableLength.VARIADIC_OF_VARIADIC:
        return f"{getter}.join().getTypes()"
    if typed.length is VariableLength.VARIADIC:
        return f"{getter}.getTypes()"
    if typed.length is VariableLength.OPTIONAL:
        return (
            f"({getter} ? ::llvm::ArrayRef<::mlir::Type>({getter}.getType()) : "
            "::llvm::ArrayRef<::mlir::Type>())"
        )
    return f"::llvm::ArrayRef<::mlir::Type>({getter}.getType())" if as_range else f"{getter}.getType()"
