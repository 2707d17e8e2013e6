"""Formats of operations: elements, checks that need the operator, and the sources of all types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlirkit.ods.assembly_format import op_checks
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
)
from mlirkit.ods.assembly_format.format_parser import FormatParser, Place
from mlirkit.ods.assembly_format.lexer import Token
from mlirkit.ods.assembly_format.type_resolution import TypeResolution, resolvers, type_from
from mlirkit.ods.model import NamedProperty, Operator
from mlirkit.ods.plain_data import PlainData, field


class OpFormat(PlainData):
    """The checked format of one operator."""

    operator: Operator
    elements: list[Element]
    # Whether the format contains `operands`, `type(operands)`, `type(results)`, `regions`, `successors`.
    all_operands: bool = False
    all_operand_types: bool = False
    all_result_types: bool = False
    all_regions: bool = False
    all_successors: bool = False
    has_prop_dict: bool = False
    # Whether the format belongs to a hook: the dictionary is then checked like the C++ that it replaces.
    is_hook: bool = False
    # Whether result types come from `inferReturnTypes`.
    infers_result_types: bool = False
    # The sources of types that the format omits, by index; None for types in the format.
    operand_types: list[TypeResolution | None] = field(default_factory=list)
    result_types: list[TypeResolution | None] = field(default_factory=list)
    # The attributes and properties with an element in the format, in order.
    used_attributes: list[str] = field(default_factory=list)
    used_properties: list[str] = field(default_factory=list)
    # Segment attributes that follow from the groups of operands in the text.
    inferred_attributes: list[str] = field(default_factory=list)

    def custom_directives(self) -> list[CustomDirective]:
        """All custom directives, in order."""
        return op_checks.custom_directives(self.elements)

    def properties(self) -> list[NamedProperty]:
        """All properties that are elements of the format, in order."""
        elements = op_checks.nested_elements(self.elements)
        return [element.named for element in elements if isinstance(element, PropertyVariable)]


def parse_op_format(operator: Operator) -> OpFormat:
    """Parse the format of an operator that has one; FormatError if the format is invalid."""
    assert operator.assembly_format is not None
    return OpFormatParser(operator, operator.assembly_format).parse_format()


def parse_hook_format(operator: Operator, text: str, types: Mapping[str, str]) -> OpFormat:
    """Parse a format for an operator whose syntax is C++.

    The attribute dictionary is optional; `types` has the sources of types (`type_from`).
    """
    return OpFormatParser(operator, text, types).parse_format()


class OpFormatParser(FormatParser):
    """Parser of one operator's format; records the elements that it has parsed."""

    def __init__(self, operator: Operator, text: str, types: Mapping[str, str] | None = None) -> None:
        self.operator = operator
        # For a hook's format: the sources of types.
        self.types = types
        self.format = OpFormat(operator, [], is_hook=types is not None)
        self.has_attr_dict = False
        self.seen_attributes: list[str] = []
        self.seen_properties: list[str] = []
        self.seen_operands: set[int] = set()
        self.seen_operand_types: set[int] = set()
        self.seen_result_types: set[int] = set()
        self.seen_regions: set[int] = set()
        self.seen_successors: set[int] = set()
        super().__init__(text, operator.place)

    def parse_format(self) -> OpFormat:
        self.format.elements = self.parse()
        self.format.used_attributes = self.seen_attributes
        self.format.used_properties = self.seen_properties
        return self.format

    # -- variables ------------------------------------------------------------------------------------

    def variable(self, offset: int, name: str, place: Place) -> Element:
        operator = self.operator
        for attribute in operator.attributes:
            if attribute.name == name:
                return self._attribute(offset, AttributeVariable(attribute), place)
        for property in operator.properties:
            if property.name == name:
                return self._property(offset, PropertyVariable(property), place)
        index = operator.operand_index(name)
        if index is not None:
            if place in (Place.TOP_LEVEL, Place.CUSTOM):
                if self.format.all_operands or index in self.seen_operands:
                    raise self.error(f"operand '{name}' is already bound", offset)
                self.seen_operands.add(index)
            elif place is Place.REFERENCE and index not in self.seen_operands:
                raise self.error(f"operand '{name}' must be bound before it is referenced", offset)
            return OperandVariable(index, operator.operands[index])
        index = operator.region_index(name)
        if index is not None:
            self._bind(
                offset, f"region '{name}'", index, self.seen_regions, self.format.all_regions, place,
                "regions can only be used at the top level or in a ref directive",
            )  # fmt: skip
            return RegionVariable(index, operator.regions[index])
        index = operator.result_index(name)
        if index is not None:
            if place is not Place.TYPE:
                raise self.error(
                    "result variables can can only be used as a child to a 'type' directive", offset
                )
            return ResultVariable(index, operator.results[index])
        index = operator.successor_index(name)
        if index is not None:
            self._bind(
                offset, f"successor '{name}'", index, self.seen_successors, self.format.all_successors, place,
                "successors can only be used at the top level or in a ref directive",
            )  # fmt: skip
            return SuccessorVariable(index, operator.successors[index])
        raise self.error("expected variable to refer to an argument, region, result, or successor", offset)

    def _bind(
        self,
        offset: int,
        subject: str,
        index: int,
        seen: set[int],
        all_seen: bool,
        place: Place,
        elsewhere: str,
    ) -> None:
        """Record a region or successor, or check that a referenced one was recorded."""
        if place in (Place.TOP_LEVEL, Place.CUSTOM):
            if all_seen or index in seen:
                raise self.error(f"{subject} is already bound", offset)
            seen.add(index)
        elif place is Place.REFERENCE:
            if index not in seen:
                raise self.error(f"{subject} must be bound before it is referenced", offset)
        else:
            raise self.error(elsewhere, offset)

    def _attribute(self, offset: int, variable: AttributeVariable, place: Place) -> Element:
        name = variable.name
        if place is Place.TYPE:
            raise self.error("attributes cannot be used as children to a `type` directive", offset)
        if place is Place.REFERENCE:
            if name not in self.seen_attributes:
                raise self.error(f"attribute '{name}' must be bound before it is referenced", offset)
        elif name in self.seen_attributes:
            raise self.error(f"attribute '{name}' is already bound", offset)
        else:
            self.seen_attributes.append(name)
        return variable

    def _property(self, offset: int, variable: PropertyVariable, place: Place) -> Element:
        name = variable.name
        if place is Place.TYPE:
            raise self.error("properties cannot be used as children to a `type` directive", offset)
        if place is Place.REFERENCE:
            if name not in self.seen_properties:
                raise self.error(f"property '{name}' must be bound before it is referenced", offset)
        elif name in self.seen_properties:
            raise self.error(f"property '{name}' is already bound", offset)
        else:
            self.seen_properties.append(name)
        return variable

    # -- directives -----------------------------------------------------------------------------------

    def directive(self, token: Token, place: Place) -> Element:
        offset = token.offset
        match token.kind:
            case "attr-dict":
                return self._attr_dict(offset, place, False)
            case "attr-dict-with-keyword":
                return self._attr_dict(offset, place, True)
            case "prop-dict":
                return self._prop_dict(offset, place)
            case "functional-type":
                return self._functional_type(offset, place)
            case "operands":
                return self._operands(offset, place)
            case "qualified":
                return self._qualified(offset, place)
            case "regions":
                return self._regions(offset, place)
            case "results":
                if place is not Place.TYPE:
                    raise self.error(
                        "'results' directive can can only be used as a child to a 'type' directive", offset
                    )
                return Results()
            case "successors":
                return self._successors(offset, place)
            case "ref":
                return self._reference(offset, place)
            case "type":
                return self._type(offset, place)
            case "oilist":
                return self._oilist(offset, place)
        raise self.error("unsupported directive kind", offset)

    def _attr_dict(self, offset: int, place: Place, with_keyword: bool) -> Element:
        if place is Place.TYPE:
            raise self.error("'attr-dict' directive can only be used as a top-level directive", offset)
        if place is Place.REFERENCE:
            if not self.has_attr_dict:
                raise self.error("'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive", offset)
        else:
            if self.has_attr_dict:
                raise self.error("'attr-dict' directive has already been seen", offset)
            self.has_attr_dict = True
        return AttrDict(with_keyword)

    def _prop_dict(self, offset: int, place: Place) -> Element:
        if place is Place.TYPE:
            raise self.error("'prop-dict' directive can only be used as a top-level directive", offset)
        if place is Place.REFERENCE:
            raise self.error("'ref' of 'prop-dict' unsupported", offset)
        if self.format.has_prop_dict:
            raise self.error("'prop-dict' directive has already been seen", offset)
        self.format.has_prop_dict = True
        return PropDict()

    def _functional_type(self, offset: int, place: Place) -> Element:
        if place is not Place.TOP_LEVEL:
            raise self.error("'functional-type' is only valid as a top-level directive", offset)
        self.expect("(", "expected '(' before argument list")
        inputs = self._type_argument(offset, False)
        self.expect(",", "expected ',' after inputs argument")
        results = self._type_argument(offset, False)
        self.expect(")", "expected ')' after argument list")
        return FunctionalType(inputs, results)

    def _operands(self, offset: int, place: Place) -> Element:
        if place is Place.REFERENCE:
            if not self.format.all_operands:
                raise self.error("'ref' of 'operands' is not bound by a prior 'operands' directive", offset)
        elif place in (Place.TOP_LEVEL, Place.CUSTOM):
            if self.format.all_operands or self.seen_operands:
                raise self.error("'operands' directive creates overlap in format", offset)
            self.format.all_operands = True
        return Operands()

    def _regions(self, offset: int, place: Place) -> Element:
        if place is Place.TYPE:
            raise self.error("'regions' is only valid as a top-level directive", offset)
        if place is Place.REFERENCE:
            if not self.format.all_regions:
                raise self.error("'ref' of 'regions' is not bound by a prior 'regions' directive", offset)
        else:
            if self.format.all_regions or self.seen_regions:
                raise self.error("'regions' directive creates overlap in format", offset)
            self.format.all_regions = True
        return Regions()

    def _successors(self, offset: int, place: Place) -> Element:
        if place is Place.TYPE:
            raise self.error("'successors' is only valid as a top-level directive", offset)
        if place is Place.REFERENCE:
            if not self.format.all_successors:
                raise self.error(
                    "'ref' of 'successors' is not bound by a prior 'successors' directive", offset
                )
        else:
            if self.format.all_successors or self.seen_successors:
                raise self.error("'successors' directive creates overlap in format", offset)
            self.format.all_successors = True
        return Successors()

    def _reference(self, offset: int, place: Place) -> Element:
        if place is not Place.CUSTOM:
            raise self.error("'ref' is only valid within a `custom` directive", offset)
        self.expect("(", "expected '(' before argument list")
        argument = self.element(Place.REFERENCE)
        self.expect(")", "expected ')' after argument list")
        return Reference(argument)

    def _qualified(self, offset: int, place: Place) -> Element:
        self.expect("(", "expected '(' before argument list")
        element = self.element(place)
        self.expect(")", "expected ')' after argument list")
        if not isinstance(element, AttributeVariable | TypeDirective):
            raise self.error("'qualified' directive expects an attribute or a `type` directive", offset)
        element.qualified = True
        return element

    def _type(self, offset: int, place: Place) -> Element:
        if place is Place.TYPE:
            raise self.error("'type' cannot be used as a child of another `type`", offset)
        self.expect("(", "expected '(' before argument list")
        argument = self._type_argument(offset, place is Place.REFERENCE)
        self.expect(")", "expected ')' after argument list")
        return TypeDirective(argument)

    def _type_argument(self, offset: int, is_reference: bool) -> Element:
        element = self.element(Place.TYPE)
        form = self.format
        if isinstance(element, OperandVariable):
            self._bind_type(
                offset, element.name, element.index, self.seen_operand_types, form.all_operand_types,
                is_reference,
            )  # fmt: skip
        elif isinstance(element, ResultVariable):
            self._bind_type(
                offset, element.name, element.index, self.seen_result_types, form.all_result_types,
                is_reference,
            )  # fmt: skip
        elif isinstance(element, Operands):
            if not is_reference and (form.all_operand_types or self.seen_operand_types):
                raise self.error("'operands' 'type' is already bound", offset)
            if is_reference and not form.all_operand_types:
                raise self.error("'ref' of 'type(operands)' is not bound by a prior 'type' directive", offset)
            form.all_operand_types = True
        elif isinstance(element, Results):
            if not is_reference and (form.all_result_types or self.seen_result_types):
                raise self.error("'results' 'type' is already bound", offset)
            if is_reference and not form.all_result_types:
                raise self.error("'ref' of 'type(results)' is not bound by a prior 'type' directive", offset)
            form.all_result_types = True
        else:
            raise self.error("invalid argument to 'type' directive", offset)
        return element

    def _bind_type(
        self, offset: int, name: str, index: int, seen: set[int], all_seen: bool, is_reference: bool
    ) -> None:
        bound = all_seen or index in seen
        if not is_reference and bound:
            raise self.error(f"'type' of '{name}' is already bound", offset)
        if is_reference and not bound:
            raise self.error(f"'ref' of 'type(${name})' is not bound by a prior 'type' directive", offset)
        seen.add(index)

    def _oilist(self, offset: int, place: Place) -> Element:
        self.expect("(", "expected '(' before oilist argument list")
        clauses: list[Clause] = []
        while True:
            keyword = self.literal(place)
            elements: list[Element] = []
            while self.token.kind not in ("|", ")"):
                element = self.element(place)
                problem = op_checks.clause_problem(element)
                if problem is not None:
                    raise self.error(problem, offset)
                elements.append(element)
            if not isinstance(keyword, Literal):
                keyword = Literal(" ")
            clauses.append(Clause(keyword, elements))
            if self.advance().kind == ")":
                return OIList(clauses)

    # -- checks ---------------------------------------------------------------------------------------

    def can_start_group(self, element: Element) -> bool:
        return isinstance(
            element,
            Literal
            | AttributeVariable
            | PropertyVariable
            | OperandVariable
            | RegionVariable
            | SuccessorVariable
            | CustomDirective,
        )

    def check_custom_arguments(self, offset: int, arguments: Sequence[Element]) -> None:
        for argument in arguments:
            if not isinstance(
                argument,
                AttrDict
                | PropDict
                | AttributeVariable
                | OperandVariable
                | PropertyVariable
                | Reference
                | RegionVariable
                | SuccessorVariable
                | StringArgument
                | TypeDirective,
            ):
                raise self.error(
                    "only variables and types may be used as parameters to a custom directive", offset
                )
            if isinstance(argument, TypeDirective) and not isinstance(
                argument.argument, OperandVariable | ResultVariable
            ):
                raise self.error(
                    "type directives within a custom directive may only refer to variables", offset
                )

    def check_group(self, offset: int, elements: Sequence[Element], anchor: Element | None) -> None:
        for element in elements:
            problem = op_checks.group_problem(element, element is anchor)
            if problem is not None:
                raise self.error(problem, offset)

    def check(self, offset: int, elements: Sequence[Element]) -> None:
        if not self.has_attr_dict and self.types is None:
            raise self.error("'attr-dict' directive not found in custom assembly format", offset)
        type_sources, can_infer = resolvers(
            self.operator, self.seen_operand_types, self.seen_result_types, set(self.seen_attributes)
        )
        for name, origin in (self.types or {}).items():
            type_sources[name] = type_from(self.operator, origin)
        attribute = op_checks.ambiguous_colon(elements)
        if attribute is not None:
            raise self.error(
                f"format ambiguity caused by `:` literal found after attribute `{attribute}` "
                "which does not have a buildable type",
                offset,
            )
        region = op_checks.ambiguous_brace(elements)
        if region is not None:
            raise self.error(
                f"format ambiguity caused by `attr-dict` directive followed by region `{region}`",
                offset,
                "try using `attr-dict-with-keyword` instead",
            )
        for index in sorted(self.seen_operands):
            name = self.operator.operands[index].constraint.segment_attribute
            if name:
                self.format.inferred_attributes.append(name)
        self._check_results(offset, type_sources, can_infer)
        self._check_operands(offset, type_sources)
        self._check_complete(offset)
        problem = op_checks.ambiguous_clause(elements)
        if problem is not None:
            raise self.error(problem, offset)

    def _check_results(self, offset: int, resolutions: dict[str, TypeResolution], can_infer: bool) -> None:
        operator, form = self.operator, self.format
        form.result_types = [None] * len(operator.results)
        if form.all_result_types:
            return
        if operator.results and not self.seen_result_types and can_infer:
            form.infers_result_types = True
            return
        for index, result in enumerate(operator.results):
            if index in self.seen_result_types:
                continue
            resolution = resolutions.get(result.name)
            if resolution is None:
                builder = result.constraint.builder_call
                if builder is None or result.is_variable_length:
                    raise self._missing_type(offset, "result", index, result.name)
                resolution = TypeResolution(builder=builder)
            form.result_types[index] = resolution

    def _check_operands(self, offset: int, resolutions: dict[str, TypeResolution]) -> None:
        operator, form = self.operator, self.format
        form.operand_types = [None] * len(operator.operands)
        for index, operand in enumerate(operator.operands):
            if not form.all_operands and index not in self.seen_operands:
                raise self._missing(offset, "operand", index, operand.name)
            if form.all_operand_types or index in self.seen_operand_types:
                continue
            resolution = resolutions.get(operand.name)
            if resolution is None:
                builder = operand.constraint.each.builder_call
                if builder is None or (form.all_operands and operand.is_variable_length):
                    raise self._missing_type(offset, "operand", index, operand.name)
                resolution = TypeResolution(builder=builder)
            form.operand_types[index] = resolution

    def _check_complete(self, offset: int) -> None:
        if not self.format.all_regions:
            for index, region in enumerate(self.operator.regions):
                if index not in self.seen_regions:
                    raise self._missing(offset, "region", index, region.name)
        if not self.format.all_successors:
            for index, successor in enumerate(self.operator.successors):
                if index not in self.seen_successors:
                    raise self._missing(offset, "successor", index, successor.name)

    def _missing(self, offset: int, subject: str, index: int, name: str) -> Exception:
        return self.error(
            f"{subject} #{index}, named '{name}', not found",
            offset,
            f"suggest adding a '${name}' directive to the custom assembly format",
        )

    def _missing_type(self, offset: int, subject: str, index: int, name: str) -> Exception:
        return self.error(
            f"type of {subject} #{index}, named '{name}', is not buildable "
            "and a buildable type cannot be inferred",
            offset,
            "suggest adding a type constraint to the operation or adding a "
            f"'type(${name})' directive to the custom assembly format",
        )
