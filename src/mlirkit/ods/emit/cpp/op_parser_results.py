"""The end of a generated parser: adds regions, successors, sizes, types and operands to the state."""

from __future__ import annotations

from mlirkit.ods.assembly_format.elements import Regions, Successors
from mlirkit.ods.assembly_format.op_format import OpFormat
from mlirkit.ods.assembly_format.type_resolution import TypeResolution
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.model import NamedTypeConstraint

_FAILED = "    return ::mlir::failure();\n"


def write_results(
    body: IndentedText, context: OpContext, form: OpFormat, constraints: LocalConstraints
) -> None:
    _write_regions(body, form)
    _write_successors(body, form)
    _write_sizes(body, context, form)
    _TypeWriter(body, context, form, constraints).write()


def _write_regions(body: IndentedText, form: OpFormat) -> None:
    if any(isinstance(element, Regions) for element in form.elements):
        body.write("  result.addRegions(fullRegions);\n")
        return
    for region in form.operator.regions:
        if region.is_variadic:
            body.write(f"  result.addRegions({region.name}Regions);\n")
        else:
            body.write(f"  result.addRegion(std::move({region.name}Region));\n")


def _write_successors(body: IndentedText, form: OpFormat) -> None:
    if any(isinstance(element, Successors) for element in form.elements):
        body.write("  result.addSuccessors(fullSuccessors);\n")
        return
    for successor in form.operator.successors:
        plural = "s" if successor.is_variadic else ""
        body.write(f"  result.addSuccessors({successor.name}Successor{plural});\n")


def _write_sizes(body: IndentedText, context: OpContext, form: OpFormat) -> None:
    operator = context.operator
    if not form.all_operands:
        if context.has_operand_sizes:
            _write_segments(body, context, "operandSegmentSizes", "Operands", operator.operands)
        for operand in operator.operands:
            segments = operand.constraint.segment_attribute
            if not segments:
                continue
            value = f"parser.getBuilder().getDenseI32ArrayAttr({operand.name}OperandGroupSizes)"
            if context.uses_properties:
                body.write(
                    f"  result.getOrAddProperties<{context.class_name}::Properties>().{segments} = {value};\n"
                )
            else:
                body.write(f'  result.addAttribute("{segments}", {value});\n')
    if not form.all_result_types and context.has_result_sizes:
        _write_segments(body, context, "resultSegmentSizes", "Types", operator.results)


def _write_segments(
    body: IndentedText,
    context: OpContext,
    name: str,
    list_: str,
    values: tuple[NamedTypeConstraint, ...],
) -> None:
    sizes = ", ".join(
        [
            f"static_cast<int32_t>({value.name}{list_}.size())" if value.is_variable_length else "1"
            for value in values
        ]
    )
    if context.uses_properties:
        body.write(
            f"::llvm::copy(::llvm::ArrayRef<int32_t>({{{sizes}}}), "
            f"result.getOrAddProperties<{context.class_name}::Properties>().{name}.begin());\n"
        )
    else:
        body.write(
            f'  result.addAttribute("{name}", parser.getBuilder().getDenseI32ArrayAttr({{{sizes}}}));\n'
        )


class _TypeWriter:
    """Writes the statements that determine types and resolve operands."""

    def __init__(
        self, body: IndentedText, context: OpContext, form: OpFormat, constraints: LocalConstraints
    ) -> None:
        self.body = body
        self.context = context
        self.form = form
        self.constraints = constraints
        # The number of the variable for each type that is built from no other type.
        self.buildable: dict[str, int] = {}
        for resolution in (*form.result_types, *form.operand_types):
            if resolution is not None and resolution.builder is not None:
                self.buildable.setdefault(resolution.builder, len(self.buildable))

    def write(self) -> None:
        body, form = self.body, self.form
        self._write_checks()
        texts = FormatContext().with_builder("parser.getBuilder()")
        for builder, number in self.buildable.items():
            body.write(f"  ::mlir::Type odsBuildableType{number} = ", tgfmt(builder, texts), ";\n")
        if not form.infers_result_types:
            if form.all_result_types:
                body.write("  result.addTypes(allResultTypes);\n")
            else:
                for result, resolution in zip(form.operator.results, form.result_types, strict=True):
                    body.write(f"  result.addTypes({self._type(resolution, result.name)});\n")
        if form.operator.operands:
            self._write_operands()
        if form.infers_result_types:
            body.write(f"""
  ::llvm::SmallVector<::mlir::Type> inferredReturnTypes;
  if (::mlir::failed({self.context.class_name}::inferReturnTypes(parser.getContext(),
      result.location, result.operands,
      result.attributes.getDictionary(parser.getContext()),
      result.getRawProperties(),
      result.regions, inferredReturnTypes)))
    return ::mlir::failure();
  result.addTypes(inferredReturnTypes);
""")

    def _source(self, resolution: TypeResolution) -> NamedTypeConstraint | None:
        """The operand or result that is the source of a type."""
        if resolution.operand is not None:
            return self.form.operator.operands[resolution.operand]
        if resolution.result is not None:
            return self.form.operator.results[resolution.result]
        return None

    def _write_checks(self) -> None:
        """Types from which others are computed must satisfy their constraints first."""
        checked: list[NamedTypeConstraint] = []
        texts = FormatContext().with_self("type")
        for resolution in (*self.form.result_types, *self.form.operand_types):
            if resolution is None or resolution.transformer is None:
                continue
            source = self._source(resolution)
            if source is None or any(source is other for other in checked):
                continue
            checked.append(source)
            condition = tgfmt(self.constraints.condition(source.constraint), texts)
            self.body.write(
                f"  for (::mlir::Type type : {source.name}Types) {{\n    (void)type;\n    if (!(",
                condition,
                ")) {\n"
                "      return parser.emitError(parser.getNameLoc()) << "
                f"\"'{source.name}' must be {source.constraint.summary}, but got \" << type;\n"
                "    }\n"
                "  }\n",
            )

    def _type(self, resolution: TypeResolution | None, name: str) -> str:
        """The C++ of one or several types; types in the format are in a list variable."""
        if resolution is None:
            return f"{name}Types"
        if resolution.builder is not None:
            return f"odsBuildableType{self.buildable[resolution.builder]}"
        source = self._source(resolution)
        if source is not None:
            types = f"{source.name}Types{'' if source.is_variadic else '[0]'}"
            if resolution.transformer is None:
                return types
            return tgfmt(resolution.transformer, FormatContext(_ctxt="parser.getContext()").with_self(types))
        type_ = f"{resolution.attribute}Attr.getType()"
        if resolution.transformer is None:
            return type_
        return tgfmt(resolution.transformer, FormatContext().with_self(type_))

    def _write_operands(self) -> None:
        body, form = self.body, self.form
        operands = form.operator.operands
        if form.all_operand_types:
            if form.all_operands:
                body.write(
                    "  if (parser.resolveOperands(allOperands, allOperandTypes, allOperandLoc, "
                    f"result.operands))\n{_FAILED}"
                )
                return
            lists = _concatenated(
                "const ::mlir::OpAsmParser::UnresolvedOperand",
                [f"{operand.name}Operands" for operand in operands],
            )
            body.write(
                f"  if (parser.resolveOperands({lists}, allOperandTypes, parser.getNameLoc(), "
                f"result.operands))\n{_FAILED}"
            )
            return
        types = [
            self._type(resolution, operand.name)
            for operand, resolution in zip(operands, form.operand_types, strict=True)
        ]
        if form.all_operands:
            if len(types) > 1:
                types = [f"::llvm::ArrayRef<::mlir::Type>({type_})" for type_ in types]
            body.write(
                f"  if (parser.resolveOperands(allOperands, {_concatenated('const ::mlir::Type', types)}, "
                f"allOperandLoc, result.operands))\n{_FAILED}"
            )
            return
        for operand, type_ in zip(operands, types, strict=True):
            name = operand.name
            body.write(
                f"  if (parser.resolveOperands({name}Operands, {type_}, {name}OperandsLoc, "
                f"result.operands))\n{_FAILED}"
            )


def _concatenated(type_: str, ranges: list[str]) -> str:
    """Several ranges as one range."""
    return ranges[0] if len(ranges) == 1 else f"::llvm::concat<{type_}>({', '.join(ranges)})"
