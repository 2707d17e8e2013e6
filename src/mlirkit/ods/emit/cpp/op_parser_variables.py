"""The variables of a generated parser: one or more for each element with a parsed value.

They are declared at the start of the function, so that groups can use each other's variables.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.ods.assembly_format.elements import (
    AttributeVariable,
    CustomDirective,
    Element,
    FunctionalType,
    OIList,
    Operands,
    OperandVariable,
    OptionalGroup,
    Regions,
    RegionVariable,
    Successors,
    SuccessorVariable,
    TypeDirective,
)
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.op_format_values import TypedRange, elided_anchor
from mlirkit.ods.model.constraint import VariableLength

_UNRESOLVED = "::mlir::OpAsmParser::UnresolvedOperand"


def write_variables(body: IndentedText, elements: Iterable[Element]) -> None:
    for element in elements:
        _write(body, element)


def _write(body: IndentedText, element: Element) -> None:
    if isinstance(element, OptionalGroup):
        elided = elided_anchor(element, element.then[0])
        write_variables(body, [part for part in element.then if part is not elided])
        write_variables(body, element.otherwise)
    elif isinstance(element, OIList):
        for clause in element.clauses:
            if clause.unit is None:
                write_variables(body, clause.elements)
    elif isinstance(element, CustomDirective):
        write_variables(body, element.arguments)
    elif isinstance(element, Operands):
        body.write(f"  ::llvm::SmallVector<{_UNRESOLVED}, 4> allOperands;\n")
    elif isinstance(element, Regions):
        body.write("  ::llvm::SmallVector<std::unique_ptr<::mlir::Region>, 2> fullRegions;\n")
    elif isinstance(element, Successors):
        body.write("  ::llvm::SmallVector<::mlir::Block *, 2> fullSuccessors;\n")
    elif isinstance(element, AttributeVariable):
        body.write(f"  {element.attribute.attribute.storage_type} {element.name}Attr;\n")
    elif isinstance(element, OperandVariable):
        _write_operand(body, element)
    elif isinstance(element, RegionVariable):
        if element.region.is_variadic:
            body.write(f"  ::llvm::SmallVector<std::unique_ptr<::mlir::Region>, 2> {element.name}Regions;\n")
        else:
            body.write(
                f"  std::unique_ptr<::mlir::Region> {element.name}Region = "
                "std::make_unique<::mlir::Region>();\n"
            )
    elif isinstance(element, SuccessorVariable):
        if element.successor.is_variadic:
            body.write(f"  ::llvm::SmallVector<::mlir::Block *, 2> {element.name}Successors;\n")
        else:
            body.write(f"  ::mlir::Block *{element.name}Successor = nullptr;\n")
    elif isinstance(element, TypeDirective):
        typed = TypedRange(element.argument)
        if typed.length is not VariableLength.ONE:
            body.write(f"  ::llvm::SmallVector<::mlir::Type, 1> {typed.name}Types;\n")
        else:
            body.write(
                f"  ::mlir::Type {typed.name}RawType{{}};\n"
                f"  ::llvm::ArrayRef<::mlir::Type> {typed.name}Types(&{typed.name}RawType, 1);\n"
            )
    elif isinstance(element, FunctionalType):
        for argument in (element.inputs, element.results):
            body.write(f"  ::llvm::ArrayRef<::mlir::Type> {TypedRange(argument).name}Types;\n")


def _write_operand(body: IndentedText, element: OperandVariable) -> None:
    name = element.name
    length = element.operand.constraint.length
    if length is VariableLength.ONE:
        body.write(
            f"  {_UNRESOLVED} {name}RawOperand{{}};\n"
            f"  ::llvm::ArrayRef<{_UNRESOLVED}> {name}Operands(&{name}RawOperand, 1);"
        )
    else:
        body.write(f"  ::llvm::SmallVector<{_UNRESOLVED}, 4> {name}Operands;\n")
        if length is VariableLength.VARIADIC_OF_VARIADIC:
            body.write(f"    llvm::SmallVector<int32_t> {name}OperandGroupSizes;\n")
    body.write(f"  ::llvm::SMLoc {name}OperandsLoc;\n  (void){name}OperandsLoc;\n")
