"""Builders: the `build` functions of an operation and the `create` functions that call them.

Custom builders come first.  Unless an operation skips them, these default builders follow; a builder is
omitted if an earlier one accepts the same calls:

    separate      a parameter for each argument; result types separate, inferred, in one parameter; the
                  same with plain values instead of attributes, if an attribute has a plain value
    collective    operands, attributes and result types in a parameter each; attributes as a list, or as
                  `Properties` and the discardable rest; both again with inferred result types
    same types    separate and collective, with the first operand's type for all results
    first attr    collective, with the type of the first attribute for all results

The parameters of separate builders are in op_builder_parameters.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_attributes import attribute_of_parameter, takes_raw_value
from mlirkit.ods.emit.cpp.op_builder_parameters import BUILDER, STATE, ResultTypes, SeparateParameters
from mlirkit.ods.emit.cpp.op_context import OpContext, getter_name, setter_name, unpruned
from mlirkit.ods.model import Builder, NamedTypeConstraint

_DEFINED_BY_CREATE = ("::mlir::OpBuilder &", "::mlir::OperationState &")
_PROPERTIES = Parameter("const Properties &", "properties")
_NAMED_ATTRIBUTES = "::llvm::ArrayRef<::mlir::NamedAttribute>"
_RANGE = Parameter("::mlir::ValueRange", "operands")


def add_builders(op_class: Class, context: OpContext) -> None:
    for builder in context.operator.builders:
        _add_custom(op_class, context, builder)
    if not context.operator.skip_default_builders:
        _DefaultBuilders(op_class, context).add()


def _add_custom(op_class: Class, context: OpContext, builder: Builder) -> None:
    """A builder of the definition, whose body may be defined elsewhere."""
    texts = FormatContext(_state="odsState").with_builder("odsBuilder")
    parameters = [BUILDER, STATE]
    for index, parameter in enumerate(builder.parameters):
        name = f"odsArg{index}" if parameter.name is None else parameter.name
        default = tgfmt(parameter.default or "", FormatContext().with_builder("odsBuilder"))
        parameters.append(Parameter(parameter.cpp_type, name, default))
    method = op_class.add_method("void", "build", parameters, static=True, declaration=not builder.body)
    method = unpruned(method, "build", context, 3142)
    method.deprecated = builder.deprecated
    if builder.body:
        method.body.write(tgfmt(builder.body, texts))
    _add_create(op_class, parameters)


def _add_create(op_class: Class, parameters: Sequence[Parameter]) -> None:
    """The two `create` functions with the parameters of a `build` function."""
    names = [parameter.name for parameter in parameters]
    location = "location"
    while location in names:
        location += "_"
    passed = [parameter for parameter in parameters if parameter.type not in _DEFINED_BY_CREATE]
    with_location = op_class.add_method(
        op_class.name,
        "create",
        [Parameter("::mlir::OpBuilder &", "builder"), Parameter("::mlir::Location", location), *passed],
        static=True,
    )
    implicit = op_class.add_method(
        op_class.name,
        "create",
        [Parameter("::mlir::ImplicitLocOpBuilder &", "builder"), *passed],
        static=True,
    )
    forwarded = "".join(
        [f", std::forward<decltype({parameter.name})>({parameter.name})" for parameter in passed]
    )
    if with_location is not None:
        with_location.body.write(f"""
  ::mlir::OperationState __state__({location}, getOperationName());
  build(builder, __state__{forwarded});
  auto __res__ = ::llvm::dyn_cast<{op_class.name}>(builder.create(__state__));
  assert(__res__ && "builder didn't return the right type");
  return __res__;
""")
    if implicit is not None:
        implicit.body.write(f"""
  return create(builder, builder.getLoc(){forwarded});
""")


class _DefaultBuilders:
    """The default builders of one operation."""

    def __init__(self, op_class: Class, context: OpContext) -> None:
        self.op_class = op_class
        self.context = context
        operator = context.operator
        native = [named for named in operator.attributes if not named.attribute.is_derived]
        can_unwrap = any(takes_raw_value(named.attribute) for named in native)
        # First with attributes, then with plain values.
        self.unwrapped = (False, True) if can_unwrap else (False,)
        self.has_variadic_regions = any(region.is_variadic for region in operator.regions)

    def add(self) -> None:
        context = self.context
        for unwrapped in self.unwrapped:
            self._separate(ResultTypes.SEPARATE, unwrapped)
            if context.can_infer_types:
                self._separate(ResultTypes.NONE, unwrapped)
            self._separate(ResultTypes.COLLECTIVE, unwrapped)
        # First with a list of attributes, then with `Properties`.
        forms = (False, True) if context.has_properties else (False,)
        for with_properties in forms:
            self._collective(with_properties)
        if context.operator.variable_length_results:
            return
        if "::mlir::OpTrait::SameOperandsAndResultType" in context.trait_names:
            for unwrapped in self.unwrapped:
                self._separate_of_first_operand(unwrapped)
            for with_properties in forms:
                self._collective_of_first_operand(with_properties)
        if "::mlir::OpTrait::FirstAttrDerivedResultType" in context.trait_names:
            for with_properties in (False, True):
                self._collective_of_first_attribute(with_properties)

    def _build(self, parameters: Sequence[Parameter]) -> IndentedText | None:
        """The body of a `build` function; None if another builder accepts the same calls."""
        method = self.op_class.add_method("void", "build", parameters, static=True)
        if method is None:
            return None
        _add_create(self.op_class, parameters)
        return method.body

    # -- separate ---------------------------------------------------------------------------------------

    def _separate(self, result_types: ResultTypes, unwrapped: bool) -> None:
        signature = SeparateParameters(self.context, result_types, unwrapped)
        body = self._build(signature.parameters)
        if body is None:
            return
        self._write_arguments(body, signature)
        if result_types is ResultTypes.NONE:
            name = self.op_class.name
            body.write(f"""
        ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
        if (::mlir::succeeded({name}::inferReturnTypes(odsBuilder.getContext(),
                      odsState.location, odsState.operands,
                      odsState.attributes.getDictionary(odsState.getContext()),
                      odsState.getRawProperties(),
                      odsState.regions, inferredReturnTypes)))
          odsState.addTypes(inferredReturnTypes);
        else
          ::mlir::detail::reportFatalInferReturnTypesError(odsState);
        """)
        elif result_types is ResultTypes.SEPARATE:
            self._write_result_types(body, signature.result_names)
        else:
            variable = self.context.operator.variable_length_results
            fixed = len(self.context.operator.results) - variable
            # The assertion is omitted if it always holds.
            if not variable or fixed:
                body.write(
                    f"  assert(resultTypes.size() {'>=' if variable else '=='} {fixed}u && "
                    '"mismatched number of results");\n'
                )
            body.write("  odsState.addTypes(resultTypes);\n")

    def _separate_of_first_operand(self, unwrapped: bool) -> None:
        signature = SeparateParameters(self.context, ResultTypes.NONE, unwrapped)
        body = self._build(signature.parameters)
        if body is None:
            return
        self._write_arguments(body, signature)
        operator = self.context.operator
        if operator.results and operator.operands:
            first = ".front()" if operator.operands[0].is_variadic else ""
            type_ = f"{self.context.operand_name(0)}{first}.getType()"
            body.write(f"  odsState.addTypes({{{', '.join([type_] * len(operator.results))}}});\n\n")

    def _write_result_types(self, body: IndentedText, names: list[str]) -> None:
        results = self.context.operator.results
        for name, result in zip(names, results, strict=True):
            if result.is_optional:
                body.write(f"  if ({name})\n  ")
            body.write(f"  odsState.addTypes({name});\n")
        if not self.context.has_result_sizes:
            return
        sizes = ", ".join([_size(result, name) for name, result in zip(names, results, strict=True)])
        if self.context.uses_properties:
            body.write(
                f"  ::llvm::copy(::llvm::ArrayRef<int32_t>({{{sizes}}}), "
                "odsState.getOrAddProperties<Properties>().resultSegmentSizes.begin());\n"
            )
        else:
            body.write(
                " odsState.addAttribute(getResultSegmentSizesAttrName(odsState.name), "
                f"odsBuilder.getDenseI32ArrayAttr({{{sizes}}}));\n"
            )

    def _write_arguments(self, body: IndentedText, signature: SeparateParameters) -> None:
        """Add operands, sizes of groups, properties, attributes, regions and successors to the state."""
        context = self.context
        operator = context.operator
        for index, operand in enumerate(operator.operands):
            self._write_operand(body, operand, context.operand_name(index))
        if context.has_operand_sizes:
            sizes = ", ".join(
                [
                    _size(operand, context.operand_name(index))
                    for index, operand in enumerate(operator.operands)
                ]
            )
            if context.uses_properties:
                body.write(
                    f"  ::llvm::copy(::llvm::ArrayRef<int32_t>({{{sizes}}}), "
                    "odsState.getOrAddProperties<Properties>().operandSegmentSizes.begin());\n"
                )
            else:
                body.write(
                    "  odsState.addAttribute(getOperandSegmentSizesAttrName(odsState.name), "
                    f"odsBuilder.getDenseI32ArrayAttr({{{sizes}}}));\n"
                )
        for named in operator.properties:
            body.write(
                f"  odsState.getOrAddProperties<Properties>().{setter_name(named.name)}({named.name});\n"
            )
        self._write_attributes(body, signature)
        for region in operator.regions:
            if region.is_variadic:
                body.write(f"  for (unsigned i = 0; i < {region.name}Count; ++i)\n  ")
            body.write("  (void)odsState.addRegion();\n")
        for successor in operator.successors:
            body.write(f"  odsState.addSuccessors({successor.name});\n")

    def _write_operand(self, body: IndentedText, operand: NamedTypeConstraint, name: str) -> None:
        segments = operand.constraint.segment_attribute
        if segments:
            body.write(
                f"  for (::mlir::ValueRange range : {name})\n   odsState.addOperands(range);\n"
                "  {\n"
                "    ::llvm::SmallVector<int32_t> rangeSegments;\n"
                f"    for (::mlir::ValueRange range : {name})\n"
                "      rangeSegments.push_back(range.size());\n"
                "    auto rangeAttr = odsBuilder.getDenseI32ArrayAttr(rangeSegments);\n"
                f"    {self._assignment(segments, 'rangeAttr')}  }}\n"
            )
            return
        if operand.is_optional:
            body.write(f"  if ({name})\n  ")
        body.write(f"  odsState.addOperands({name});\n")

    def _assignment(self, attribute: str, value: str) -> str:
        """The statement that sets an attribute of the operation."""
        if self.context.uses_properties:
            return f"odsState.getOrAddProperties<Properties>().{attribute} = {value};"
        return f"odsState.addAttribute({getter_name(attribute)}AttrName(odsState.name), {value});"

    def _write_attributes(self, body: IndentedText, signature: SeparateParameters) -> None:
        texts = FormatContext().with_builder("odsBuilder")
        unwrapped = signature.unwrapped
        for named in self.context.operator.attributes:
            name, attribute = named.name, named.attribute
            if attribute.is_derived or name in signature.inferred_attributes:
                continue
            may_be_null = (
                (attribute.is_optional and not attribute.has_default)
                or (attribute.has_default and not unwrapped)
                # A unit attribute is passed as a boolean, and is set only if this is true.
                or (unwrapped and attribute.known_name == "UnitAttr")
            )
            if may_be_null:
                body.indent()
                body.write(f"if ({name}) {{\n")
            value = name
            if unwrapped and takes_raw_value(attribute):
                value = attribute_of_parameter(attribute, texts, name)
            body.write("  ", self._assignment(name, value), "\n")
            if may_be_null:
                body.unindent()
                body.write("  }\n")

    # -- collective -------------------------------------------------------------------------------------

    def _collective_parameters(self, first: list[Parameter], with_properties: bool) -> list[Parameter]:
        """The parameters for operands, attributes and the number of regions, after `first`."""
        name = "discardableAttributes" if with_properties else "attributes"
        default = "" if self.has_variadic_regions else "{}"
        parameters = [*first, _RANGE]
        if with_properties:
            parameters.append(_PROPERTIES)
        parameters.append(Parameter(_NAMED_ATTRIBUTES, name, default))
        if self.has_variadic_regions:
            parameters.append(Parameter("unsigned", "numRegions"))
        return parameters

    def _write_operand_count(self, body: IndentedText) -> None:
        operator = self.context.operator
        variable = operator.variable_length_operands
        fixed = len(operator.operands) - variable
        if not variable or fixed:
            body.write(
                f"  assert(operands.size() {'>=' if variable else '=='} {fixed}u && "
                '"mismatched number of parameters");\n'
            )

    def _write_collective_arguments(self, body: IndentedText, with_properties: bool, pointer: str) -> None:
        """Add operands, properties, attributes and regions; `pointer` is the spelling of the cast."""
        body.write("  odsState.addOperands(operands);\n")
        if with_properties:
            body.write(f"  odsState.useProperties(const_cast<{pointer}>(properties));\n")
        body.write(
            f"  odsState.addAttributes({'discardableAttributes' if with_properties else 'attributes'});\n"
        )
        regions = self.context.operator.regions
        if regions:
            count = "numRegions" if self.has_variadic_regions else str(len(regions))
            body.write(f"  for (unsigned i = 0; i != {count}; ++i)\n")
            body.write("    (void)odsState.addRegion();\n")

    def _write_conversion(self, body: IndentedText, with_properties: bool) -> None:
        """Convert the attributes to properties, if the operation has properties."""
        if with_properties or not self.context.has_nonempty_properties:
            return
        body.write(f"""
  if (!attributes.empty()) {{
    ::mlir::OpaqueProperties properties =
      &odsState.getOrAddProperties<{self.op_class.name}::Properties>();
    std::optional<::mlir::RegisteredOperationName> info =
      odsState.name.getRegisteredInfo();
    if (failed(info->setOpPropertiesFromAttribute(odsState.name, properties,
        odsState.attributes.getDictionary(odsState.getContext()), nullptr)))
      ::llvm::report_fatal_error("Property conversion failed.");
  }}""")

    def _collective(self, with_properties: bool) -> None:
        operator = self.context.operator
        first = [
            Parameter("::mlir::OpBuilder &", ""),
            STATE,
            Parameter("::mlir::TypeRange", "resultTypes"),
        ]
        body = self._build(self._collective_parameters(first, with_properties))
        if body is None:
            return
        self._write_operand_count(body)
        self._write_collective_arguments(body, with_properties, "Properties&")
        variable = operator.variable_length_results
        fixed = len(operator.results) - variable
        if not variable or fixed:
            body.write(
                f"  assert(resultTypes.size() {'>=' if variable else '=='} {fixed}u && "
                '"mismatched number of return types");\n'
            )
        body.write("  odsState.addTypes(resultTypes);\n")
        self._write_conversion(body, with_properties)
        if self.context.can_infer_types and not operator.successors:
            self._collective_inferred(with_properties)

    def _collective_inferred(self, with_properties: bool) -> None:
        operator = self.context.operator
        body = self._build(self._collective_parameters([BUILDER, STATE], with_properties))
        if body is None:
            return
        self._write_operand_count(body)
        self._write_collective_arguments(body, with_properties, "Properties &")
        self._write_conversion(body, with_properties)
        body.write(f"""
  ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
  if (::mlir::succeeded({self.op_class.name}::inferReturnTypes(odsBuilder.getContext(),
          odsState.location, operands,
          odsState.attributes.getDictionary(odsState.getContext()),
          odsState.getRawProperties(),
          odsState.regions, inferredReturnTypes))) {{""")
        variable = operator.variable_length_results
        fixed = len(operator.results) - variable
        if not variable or fixed:
            body.write(
                f"\n    assert(inferredReturnTypes.size() {'>=' if variable else '=='} {fixed}u && "
                '"mismatched number of return types");'
            )
        body.write(
            "\n    odsState.addTypes(inferredReturnTypes);"
            "\n  } else {\n"
            '    ::llvm::report_fatal_error("Failed to infer result type(s).");\n'
            "  }"
        )

    def _collective_of_first_operand(self, with_properties: bool) -> None:
        body = self._build(self._collective_parameters([BUILDER, STATE], with_properties))
        if body is None:
            return
        self._write_collective_arguments(body, with_properties, "Properties&")
        types = ", ".join(["operands[0].getType()"] * len(self.context.operator.results))
        body.write(f"  odsState.addTypes({{{types}}});\n\n")

    def _collective_of_first_attribute(self, with_properties: bool) -> None:
        attributes = "discardableAttributes" if with_properties else "attributes"
        parameters = [BUILDER, STATE, _RANGE, *([_PROPERTIES] if with_properties else [])]
        body = self._build([*parameters, Parameter(_NAMED_ATTRIBUTES, attributes, "{}")])
        if body is None:
            return
        operator = self.context.operator
        if not operator.attributes:
            raise self.context.reports.error("op has no attribute to take the result type from")
        named = operator.attributes[0]
        getter = getter_name(named.name)
        if with_properties:
            body.write(f"  ::mlir::Attribute typeAttr = properties.{getter}();\n")
        else:
            body.write(
                "  ::mlir::Attribute typeAttr;\n"
                f"  auto attrName = {getter}AttrName(odsState.name);\n"
                "  for (auto attr : attributes) {\n"
                "    if (attr.getName() == attrName) {\n"
                "      typeAttr = attr.getValue();\n"
                "      break;\n"
                "    }\n"
                "  }\n"
            )
        body.write("  odsState.addOperands(operands);\n")
        if with_properties:
            body.write("  odsState.useProperties(const_cast<Properties&>(properties));\n")
        body.write(f"  odsState.addAttributes({attributes});\n")
        if "TypeAttrBase" in named.attribute.classes:
            type_ = "::llvm::cast<::mlir::TypeAttr>(typeAttr).getValue()"
        else:
            type_ = "::llvm::cast<::mlir::TypedAttr>(typeAttr).getType()"
        body.write(f"    odsState.addTypes({{{', '.join([type_] * len(operator.results))}}});\n")


def _size(value: NamedTypeConstraint, name: str) -> str:
    """The number of values in a group, which the builder takes as parameter `name`."""
    if not value.is_variable_length:
        return "1"
    if value.is_optional:
        return f"({name} ? 1 : 0)"
    if value.constraint.segment_attribute:
        return (
            f"llvm::accumulate({name}, int32_t(0), [](int32_t curSum, ::mlir::ValueRange range) "
            "{ return curSum + static_cast<int32_t>(range.size()); })"
        )
    return f"static_cast<int32_t>({name}.size())"
