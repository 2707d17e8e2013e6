"""Finishing a parsed operation: types that the text omits, resolved operands, segment sizes.

In the order of the parsers mlir-tblgen generates: regions, successors, segment sizes, result types,
operands, inferred result types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.asm_interface import OpAsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format import OpFormat
from mlirkit.ods.assembly_format.elements import Element, FunctionalType, OptionalGroup
from mlirkit.ods.assembly_format.type_resolution import TypeResolution
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live.classes.accessors import segment_sizes
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout
from mlirkit.ods.live.formats.type_sources import (
    Lister,
    Source,
    attribute_type,
    concatenated,
    counter,
    element_types,
    first_type,
    flat_types,
    lister,
    slot_type,
    transformed,
    unknown,
)
from mlirkit.ods.live.formats.type_text import type_slot
from mlirkit.ods.live.hooks import UNSUITABLE, quiet_errors
from mlirkit.ods.model import NamedTypeConstraint, Operator
from mlirkit.ods.model.result_types import ELEMENT_TYPES

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class Finish:
    """One action after all elements of a format were parsed."""

    __slots__ = ()

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        raise NotImplementedError


# -- regions, successors, segments --------------------------------------------------------------------------


class AddRegion(Finish):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        region = frame[self.slot]
        if region is None:
            state.add_region()
        else:
            state.regions.append(region)


class AddRegions(Finish):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.regions.extend(frame[self.slot] or ())


class AddSuccessor(Finish):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.successors.append(frame[self.slot])


class AddSuccessors(Finish):
    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.successors.extend(frame[self.slot] or ())


class SetSegments(Finish):
    """The sizes of all groups, as a property."""

    __slots__ = ("counts", "known", "name")

    def __init__(self, name: str, counts: list[Callable[[Frame], int]]) -> None:
        self.name = name
        self.counts = counts
        self.known: dict[tuple[int, ...], Any] = {}

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        sizes = tuple([count(frame) for count in self.counts])
        result = self.known.get(sizes)
        if result is None:
            result = segment_sizes(list(sizes))
            self.known[sizes] = result
        state.properties[self.name] = result


class SetGroupSegments(Finish):
    """The sizes of the lists in a variadic of variadic, as a property."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str, slot: int) -> None:
        self.name = name
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.properties[self.name] = segment_sizes([len(group) for group in frame[self.slot] or ()])


# -- result types -------------------------------------------------------------------------------------------


class CheckTypes(Finish):
    """The check of a type's constraint before the type is transformed, which could fail otherwise."""

    __slots__ = ("name", "summary", "test", "types")

    def __init__(self, types: Lister, test: Callable[[Type], bool], group: NamedTypeConstraint) -> None:
        self.types = types
        self.test = test
        self.name = group.name
        self.summary = group.constraint.summary

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        for type in self.types(frame):
            if not self.test(type):
                raise parser.error(
                    f"'{self.name}' must be {self.summary}, but got '{type}'", parser.name_location()
                )


class AddResult(Finish):
    """The type of one result, from the text."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.result_types.append(frame[self.slot])


class AddListedResults(Finish):
    """The types of any number of results, from the text."""

    __slots__ = ("types",)

    def __init__(self, types: Lister) -> None:
        self.types = types

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.result_types.extend(self.types(frame))


class AddResults(Finish):
    """Result types that follow from another type or attribute."""

    __slots__ = ("source",)

    def __init__(self, source: Source) -> None:
        self.source = source

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        source = self.source(state, frame)
        if isinstance(source, Type):
            state.result_types.append(source)
        else:
            state.result_types.extend(source)


class InferResults(Finish):
    """Result types inferred from the whole operation."""

    __slots__ = ("as_today", "dialect", "operator")

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self.operator = operator
        self.dialect = dialect
        # For a format of another release: converts the state to this release, whose types are inferred.
        self.as_today: Callable[[OperationState], OperationState] | None = None

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        function = self.dialect.inference(self.operator)
        if function is None:
            raise parser.error(
                "cannot infer its result types: inferReturnTypes is C++ and has no Python hook",
                parser.name_location(),
            )
        populate = state.info.populate_defaults
        if populate is not None:
            populate(state.properties)
        try:
            result = function(state if self.as_today is None else self.as_today(state))
        except Exception as error:
            if not isinstance(error, quiet_errors(function)):
                raise
            raise parser.error("cannot infer its result types", parser.name_location()) from None
        state.result_types.extend(result)


# -- operands -----------------------------------------------------------------------------------------------


class ResolveDirect(Finish):
    """Single operands whose types are in slots."""

    __slots__ = ("slots",)

    def __init__(self, slots: list[tuple[int, int]]) -> None:
        self.slots = slots

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = state.operands
        for slot, types_slot in self.slots:
            operands.append(parser.resolve_operand(frame[slot], frame[types_slot]))


class ResolveOne(Finish):
    """A single operand whose type follows from another type or attribute."""

    __slots__ = ("slot", "source")

    def __init__(self, slot: int, source: Source) -> None:
        self.slot = slot
        self.source = source

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        types = self.source(state, frame)
        operand = frame[self.slot]
        if isinstance(types, Type):
            state.operands.append(parser.resolve_operand(operand, types))
        else:
            state.operands.extend(parser.resolve_operands([operand], types, operand.location))


def _resolve(
    parser: OpAsmParser, state: OperationState, operands: Any, types: Any, place: int | None
) -> None:
    """Add operands; if their number is wrong and the text has none, the error is at the operation's name."""
    at = parser.name_location() if place is None else place
    state.operands.extend(parser.resolve_operands(operands, types, at))


class ResolveMany(Finish):
    """A group of variable length; `is_own`: whether the format has its types."""

    __slots__ = ("is_own", "operands", "place_slot", "source")

    def __init__(self, operands: Lister, place_slot: int, source: Source, is_own: bool) -> None:
        self.operands = operands
        self.place_slot = place_slot
        self.source = source
        self.is_own = is_own

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = self.operands(frame)
        if operands or self.is_own:
            types = self.source(state, frame)
        else:
            try:
                types = self.source(state, frame)
            except UNSUITABLE:
                # The value from which the types would follow is absent as well.
                return
        if types is None or isinstance(types, Type):
            types = [types] * len(operands)
        _resolve(parser, state, operands, types, frame[self.place_slot])


class ResolveAll(Finish):
    """The `operands` directive."""

    __slots__ = ("place_slot", "slot", "source")

    def __init__(self, slot: int, place_slot: int, source: Source) -> None:
        self.slot = slot
        self.place_slot = place_slot
        self.source = source

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = frame[self.slot] or []
        types = self.source(state, frame) or []
        if isinstance(types, Type):
            types = [types] * len(operands)
        _resolve(parser, state, operands, types, frame[self.place_slot])


class ResolveConcatenated(Finish):
    """All groups, concatenated, with the types of `type(operands)`."""

    __slots__ = ("groups", "types_slot")

    def __init__(self, groups: list[Lister], types_slot: int) -> None:
        self.groups = groups
        self.types_slot = types_slot

    def finish(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = [operand for group in self.groups for operand in group(frame)]
        types = frame[self.types_slot] or []
        state.operands.extend(parser.resolve_operands(operands, types, parser.name_location()))


# -- actions of a format -------------------------------------------------------------------------------------


def finishers(form: OpFormat, layout: FrameLayout, dialect: LiveDialect) -> list[Finish]:
    """The actions, in order, after all elements were parsed."""
    return Finisher(form, layout, dialect).build()


class Finisher:
    """A builder of the actions of one format."""

    def __init__(self, form: OpFormat, layout: FrameLayout, dialect: LiveDialect) -> None:
        self.form = form
        self.operator = form.operator
        self.layout = layout
        self.dialect = dialect
        # Slots of types that contain lists for groups of any length.
        self.listed = functional_type_slots(form.elements, layout)
        self.steps: list[Finish] = []

    def build(self) -> list[Finish]:
        self._regions()
        self._successors()
        self._segments()
        self._check_transformed()
        if not self.form.infers_result_types:
            self._result_types()
        self._operands()
        if self.form.infers_result_types:
            self.steps.append(InferResults(self.operator, self.dialect))
        return self.steps

    # -- regions, successors, segments ------------------------------------------------------------------

    def _regions(self) -> None:
        if self.form.all_regions:
            slot = self.layout.all_regions
            self.steps.append(AddRegions(slot))
            return
        for index, region in enumerate(self.operator.regions):
            slot = self.layout.regions + index
            self.steps.append(AddRegions(slot) if region.is_variadic else AddRegion(slot))

    def _successors(self) -> None:
        if self.form.all_successors:
            slot = self.layout.all_successors
            self.steps.append(AddSuccessors(slot))
            return
        for index, successor in enumerate(self.operator.successors):
            slot = self.layout.successors + index
            self.steps.append(AddSuccessors(slot) if successor.is_variadic else AddSuccessor(slot))

    def _segments(self) -> None:
        operator, layout, form = self.operator, self.layout, self.form
        if not form.all_operands:
            if operator.has_operand_segments:
                counts = [
                    counter(layout.operands + index, operand, False)
                    for index, operand in enumerate(operator.operands)
                ]
                self.steps.append(SetSegments(OPERAND_SIZES, counts))
            for index, operand in enumerate(operator.operands):
                name = operand.constraint.segment_attribute
                if name:
                    self.steps.append(SetGroupSegments(name, layout.operands + index))
        if not form.all_result_types and operator.has_result_segments:
            counts = [
                counter(layout.result_types + index, result, layout.result_types + index in self.listed)
                for index, result in enumerate(operator.results)
            ]
            self.steps.append(SetSegments(RESULT_SIZES, counts))

    # -- types ----------------------------------------------------------------------------------------

    def _check_transformed(self) -> None:
        """Add checks of types before they are transformed, which could fail otherwise."""
        seen: set[int] = set()
        for resolution in (*self.form.result_types, *self.form.operand_types):
            if resolution is None or resolution.transformer is None or resolution.attribute is not None:
                continue
            slot, group = self._resolved_group(resolution)
            if slot in seen:
                continue
            seen.add(slot)
            test = self.dialect.constraints.type_test(group.constraint, self.operator.name)
            if test is not None:
                self.steps.append(CheckTypes(self._types(slot, group), test, group))

    def _resolved_group(self, resolution: TypeResolution) -> tuple[int, NamedTypeConstraint]:
        if resolution.operand is not None:
            return self.layout.operand_types + resolution.operand, self.operator.operands[resolution.operand]
        assert resolution.result is not None
        return self.layout.result_types + resolution.result, self.operator.results[resolution.result]

    def _types(self, slot: int, group: NamedTypeConstraint) -> Lister:
        """All types of a group in the format, as a flat list."""
        return lister(slot, group, slot in self.listed)

    def _source(self, resolution: TypeResolution, where: str) -> Source:
        """The source of a type that the format omits."""
        source: Source
        if resolution.builder is not None:
            type = self.dialect.build_type(resolution.builder)
            if type is None:
                return unknown(f"lacks the type of '{where}': no Python for the C++ {resolution.builder}")
            return lambda state, frame: type
        if resolution.attribute is not None:
            source = attribute_type(resolution.attribute)
        else:
            slot, group = self._resolved_group(resolution)
            types = self._types(slot, group)
            if group.is_variadic:
                source = flat_types(types)
            elif slot in self.listed or group.is_optional:
                source = first_type(types, where)
            else:
                source = slot_type(slot)
        if resolution.transformer is None:
            return source
        transform = self._transformer(resolution.transformer)
        if transform is None:
            return unknown(f"lacks the type of '{where}': no Python for the C++ {resolution.transformer}")
        return transformed(source, transform)

    def _transformer(self, text: str) -> Callable[[Any], Any] | None:
        if text == ELEMENT_TYPES:
            return element_types
        builder = self.dialect.builder
        expression = self.dialect.translator.expression(text, ["$_self", "$_ctxt", "$_builder"])
        if not isinstance(expression, Translated):
            return None
        function = expression.function
        return lambda value: function(value, builder, builder)

    def _result_types(self) -> None:
        if self.form.all_result_types:
            slot = self.layout.all_result_types
            self.steps.append(AddListedResults(lambda frame: frame[slot] or []))
            return
        for index, result in enumerate(self.operator.results):
            slot = self.layout.result_types + index
            resolution = self.form.result_types[index]
            if resolution is not None:
                self.steps.append(AddResults(self._source(resolution, result.name)))
            elif result.is_variable_length or slot in self.listed:
                self.steps.append(AddListedResults(self._types(slot, result)))
            else:
                self.steps.append(AddResult(slot))

    def _operands(self) -> None:
        operator, layout, form = self.operator, self.layout, self.form
        if not operator.operands:
            return
        if form.all_operand_types:
            types_slot = layout.all_operand_types
            if form.all_operands:
                self.steps.append(
                    ResolveAll(layout.all_operands, layout.all_operand_places, lambda s, f: f[types_slot])
                )
            else:
                groups = [
                    lister(layout.operands + index, group) for index, group in enumerate(operator.operands)
                ]
                self.steps.append(ResolveConcatenated(groups, types_slot))
            return
        sources = [self._operand_source(index) for index in range(len(operator.operands))]
        if form.all_operands:
            # A single type applies to the whole group if it follows from another part; a type in the format
            # is the type of one operand.
            is_for_all = len(sources) == 1 and form.operand_types[0] is not None
            source = sources[0] if is_for_all else concatenated(sources)
            self.steps.append(ResolveAll(layout.all_operands, layout.all_operand_places, source))
            return
        direct = [self._direct_slot(index) for index in range(len(operator.operands))]
        if -1 not in direct:
            slots = [(layout.operands + index, types_slot) for index, types_slot in enumerate(direct)]
            self.steps.append(ResolveDirect(slots))
            return
        for index, operand in enumerate(operator.operands):
            slot = layout.operands + index
            if not operand.is_variable_length:
                if direct[index] >= 0:
                    self.steps.append(ResolveDirect([(slot, direct[index])]))
                else:
                    self.steps.append(ResolveOne(slot, sources[index]))
            else:
                operands = lister(slot, operand)
                place_slot = layout.operand_places + index
                self.steps.append(
                    ResolveMany(operands, place_slot, sources[index], form.operand_types[index] is None)
                )

    def _direct_slot(self, index: int) -> int:
        """The slot with only the type of a single operand; -1 in other cases."""
        if self.operator.operands[index].is_variable_length:
            return -1
        resolution = self.form.operand_types[index]
        if resolution is None:
            slot = self.layout.operand_types + index
            return -1 if slot in self.listed else slot
        if resolution.transformer is not None or (resolution.operand is None and resolution.result is None):
            return -1
        slot, group = self._resolved_group(resolution)
        return -1 if slot in self.listed or group.is_variable_length else slot

    def _operand_source(self, index: int) -> Source:
        operand = self.operator.operands[index]
        resolution = self.form.operand_types[index]
        if resolution is not None:
            return self._source(resolution, operand.name)
        slot = self.layout.operand_types + index
        if operand.is_variable_length or slot in self.listed:
            return flat_types(self._types(slot, operand))
        return slot_type(slot)


def functional_type_slots(elements: list[Element], layout: FrameLayout) -> set[int]:
    """The slots that `functional-type` fills."""
    numbers: set[int] = set()
    for element in elements:
        if isinstance(element, FunctionalType):
            numbers.add(type_slot(layout, element.inputs))
            numbers.add(type_slot(layout, element.results))
        elif isinstance(element, OptionalGroup):
            numbers |= functional_type_slots([*element.then, *element.otherwise], layout)
    return numbers
