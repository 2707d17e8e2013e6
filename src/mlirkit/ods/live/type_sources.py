"""Finishing a parsed operation: types that the text leaves out, operands that get theirs, segment sizes.

In the order of the parsers mlir-tblgen generates: regions, successors, segment sizes, result types,
operands, inferred result types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.types import NONE, ShapedType
from mlirkit.core.asm_interface import OpAsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format import OpFormat
from mlirkit.ods.assembly_format.elements import Element, FunctionalType, OptionalGroup
from mlirkit.ods.assembly_format.type_resolution import ELEMENT_TYPES, TypeResolution
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live.accessors import segment_sizes
from mlirkit.ods.live.format_step import Frame, FrameLayout
from mlirkit.ods.live.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.type_text import type_slot
from mlirkit.ods.model import NamedTypeConstraint, VariableLength
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# A Type, or a list of them where a whole group is meant.
Source = Callable[[OperationState, Frame], Any]
Finish = Callable[[OpAsmParser, OperationState, Frame], None]


# What Python makes of values that C++ asserts away, where constraints that exclude them have no Python yet.
UNSUITABLE = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


def finishers(form: OpFormat, layout: FrameLayout, dialect: LiveDialect) -> list[Finish]:
    """What is done, in order, once all elements are parsed."""
    return Finisher(form, layout, dialect).build()


class Finisher:
    """Builds the functions for one format."""

    def __init__(self, form: OpFormat, layout: FrameLayout, dialect: LiveDialect) -> None:
        self.form = form
        self.operator = form.operator
        self.layout = layout
        self.dialect = dialect
        # Slots of types that hold lists whatever the group's length.
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
            self._infer()
        return self.steps

    # -- regions, successors, segments ------------------------------------------------------------------

    def _regions(self) -> None:
        if self.form.all_regions:
            slot = self.layout.all_regions
            self.steps.append(lambda parser, state, frame: state.regions.extend(frame[slot] or ()))
            return
        for index, region in enumerate(self.operator.regions):
            slot = self.layout.regions + index
            self.steps.append(_add_regions(slot) if region.is_variadic else _add_region(slot))

    def _successors(self) -> None:
        if self.form.all_successors:
            slot = self.layout.all_successors
            self.steps.append(lambda parser, state, frame: state.successors.extend(frame[slot] or ()))
            return
        for index, successor in enumerate(self.operator.successors):
            slot = self.layout.successors + index
            self.steps.append(_add_successors(slot) if successor.is_variadic else _add_successor(slot))

    def _segments(self) -> None:
        operator, layout, form = self.operator, self.layout, self.form
        if not form.all_operands:
            if operator.has_operand_segments:
                counts = [
                    _counter(layout.operands + index, each, False)
                    for index, each in enumerate(operator.operands)
                ]
                self.steps.append(_set_sizes(OPERAND_SIZES, counts))
            for index, operand in enumerate(operator.operands):
                name = operand.constraint.segment_attribute
                if name:
                    self.steps.append(_set_group_sizes(name, layout.operands + index))
        if not form.all_result_types and operator.has_result_segments:
            counts = [
                _counter(layout.result_types + index, each, layout.result_types + index in self.listed)
                for index, each in enumerate(operator.results)
            ]
            self.steps.append(_set_sizes(RESULT_SIZES, counts))

    # -- types ----------------------------------------------------------------------------------------

    def _check_transformed(self) -> None:
        """A type may only be transformed if it satisfies its constraint; else the transformer would fail."""
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
                self.steps.append(_check_types(self._types(slot, group), test, group))

    def _resolved_group(self, resolution: TypeResolution) -> tuple[int, NamedTypeConstraint]:
        if resolution.operand is not None:
            return self.layout.operand_types + resolution.operand, self.operator.operands[resolution.operand]
        assert resolution.result is not None
        return self.layout.result_types + resolution.result, self.operator.results[resolution.result]

    def _types(self, slot: int, group: NamedTypeConstraint) -> Callable[[Frame], list[Type]]:
        """All types of a group the format has, as a flat list."""
        return _type_lister(slot, group, slot in self.listed)

    def _source(self, resolution: TypeResolution, where: str) -> Source:
        """Where a type the format does not have comes from."""
        source: Source
        if resolution.builder is not None:
            type = self.dialect.build_type(resolution.builder)
            if type is None:
                return _unknown(f"lacks the type of '{where}': no Python for the C++ {resolution.builder}")
            return lambda state, frame: type
        if resolution.attribute is not None:
            source = _attribute_type(resolution.attribute)
        else:
            slot, group = self._resolved_group(resolution)
            types = self._types(slot, group)
            if group.is_variadic:
                source = _flat_types(types)
            elif slot in self.listed or group.is_optional:
                source = _first_type(types, where)
            else:
                source = _slot_type(slot)
        if resolution.transformer is None:
            return source
        transform = self._transformer(resolution.transformer)
        if transform is None:
            return _unknown(f"lacks the type of '{where}': no Python for the C++ {resolution.transformer}")
        return _transformed(source, transform)

    def _transformer(self, text: str) -> Callable[[Any], Any] | None:
        if text == ELEMENT_TYPES:
            return _element_types
        builder = self.dialect.builder
        found = self.dialect.translator.expression(text, ["$_self", "$_ctxt", "$_builder"])
        if not isinstance(found, Translated):
            self.dialect.note_unevaluated(f"type transformer of {self.operator.name}", text)
            return None
        function = found.function
        return lambda value: function(value, builder, builder)

    def _result_types(self) -> None:
        if self.form.all_result_types:
            slot = self.layout.all_result_types
            self.steps.append(lambda parser, state, frame: state.result_types.extend(frame[slot] or ()))
            return
        for index, result in enumerate(self.operator.results):
            slot = self.layout.result_types + index
            resolution = self.form.result_types[index]
            if resolution is not None:
                self.steps.append(_add_result_types(self._source(resolution, result.name)))
            elif result.is_variable_length or slot in self.listed:
                self.steps.append(_add_listed_result_types(self._types(slot, result)))
            else:
                self.steps.append(_add_result_type(slot))

    def _operands(self) -> None:
        operator, layout, form = self.operator, self.layout, self.form
        if not operator.operands:
            return
        if form.all_operand_types:
            types_slot = layout.all_operand_types
            if form.all_operands:
                self.steps.append(
                    _resolve_all(layout.all_operands, layout.all_operand_places, lambda s, f: f[types_slot])
                )
            else:
                listers = [
                    _operand_lister(layout.operands + index, each)
                    for index, each in enumerate(operator.operands)
                ]
                self.steps.append(_resolve_concatenated(listers, types_slot))
            return
        sources = [self._operand_source(index) for index in range(len(operator.operands))]
        if form.all_operands:
            self.steps.append(
                _resolve_all(layout.all_operands, layout.all_operand_places, _concatenated(sources))
            )
            return
        direct = [self._direct_slot(index) for index in range(len(operator.operands))]
        if -1 not in direct:
            slots = [(layout.operands + index, types_slot) for index, types_slot in enumerate(direct)]
            self.steps.append(_resolve_direct(slots))
            return
        for index, operand in enumerate(operator.operands):
            slot = layout.operands + index
            if not operand.is_variable_length:
                if direct[index] >= 0:
                    self.steps.append(_resolve_direct([(slot, direct[index])]))
                else:
                    self.steps.append(_resolve_one(slot, sources[index]))
            else:
                lister = _operand_lister(slot, operand)
                place_slot = layout.operand_places + index
                self.steps.append(
                    _resolve_many(lister, place_slot, sources[index], form.operand_types[index] is None)
                )

    def _direct_slot(self, index: int) -> int:
        """The slot that holds just the type of a single operand; -1 if it is not as simple as that."""
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
            return _flat_types(self._types(slot, operand))
        return _slot_type(slot)

    def _infer(self) -> None:
        operator, dialect = self.operator, self.dialect

        def infer(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
            function = dialect.inference(operator)
            if function is None:
                raise parser.error(
                    "cannot infer its result types: inferReturnTypes is C++ and has no Python hook",
                    parser.name_location(),
                )
            populate = state.info.populate_defaults
            if populate is not None:
                populate(state.properties)
            try:
                found = function(state)
            except UNSUITABLE:
                raise parser.error("cannot infer its result types", parser.name_location()) from None
            state.result_types.extend(found)

        self.steps.append(infer)


def functional_type_slots(elements: list[Element], layout: FrameLayout) -> set[int]:
    """The slots that `functional-type` fills."""
    found: set[int] = set()
    for element in elements:
        if isinstance(element, FunctionalType):
            found.add(type_slot(layout, element.inputs))
            found.add(type_slot(layout, element.results))
        elif isinstance(element, OptionalGroup):
            found |= functional_type_slots([*element.then, *element.otherwise], layout)
    return found


# -- regions, successors, segments --------------------------------------------------------------------------


def _add_region(slot: int) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        region = frame[slot]
        if region is None:
            state.add_region()
        else:
            state.regions.append(region)

    return finish


def _add_regions(slot: int) -> Finish:
    return lambda parser, state, frame: state.regions.extend(frame[slot] or ())


def _add_successor(slot: int) -> Finish:
    return lambda parser, state, frame: state.successors.append(frame[slot])


def _add_successors(slot: int) -> Finish:
    return lambda parser, state, frame: state.successors.extend(frame[slot] or ())


def _counter(slot: int, group: NamedTypeConstraint, is_listed: bool) -> Callable[[Frame], int]:
    """How many values of a group were parsed."""
    if not group.is_variable_length:
        return lambda frame: 1
    length = group.constraint.length
    if length is VariableLength.OPTIONAL and not is_listed:
        return lambda frame: 0 if frame[slot] is None else 1
    if length is VariableLength.VARIADIC_OF_VARIADIC and not is_listed:
        return lambda frame: sum([len(each) for each in frame[slot] or ()])
    return lambda frame: len(frame[slot] or ())


def _set_sizes(name: str, counts: list[Callable[[Frame], int]]) -> Finish:
    known: dict[tuple[int, ...], Any] = {}

    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        sizes = tuple([count(frame) for count in counts])
        found = known.get(sizes)
        if found is None:
            found = segment_sizes(list(sizes))
            known[sizes] = found
        state.properties[name] = found

    return finish


def _set_group_sizes(name: str, slot: int) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        state.properties[name] = segment_sizes([len(each) for each in frame[slot] or ()])

    return finish


# -- types --------------------------------------------------------------------------------------------------


def _type_lister(slot: int, group: NamedTypeConstraint, is_listed: bool) -> Callable[[Frame], list[Type]]:
    if is_listed:
        return lambda frame: frame[slot] or []
    if not group.is_variable_length:
        return lambda frame: [frame[slot]]
    if group.is_optional:
        return lambda frame: [] if frame[slot] is None else [frame[slot]]
    if group.constraint.length is VariableLength.VARIADIC_OF_VARIADIC:
        return lambda frame: [type for each in frame[slot] or () for type in each]
    return lambda frame: frame[slot] or []


def _check_types(
    types: Callable[[Frame], list[Type]], test: Callable[[Type], bool], group: NamedTypeConstraint
) -> Finish:
    name, summary = group.name, group.constraint.summary

    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        for type in types(frame):
            if not test(type):
                raise parser.error(f"'{name}' must be {summary}, but got '{type}'", parser.name_location())

    return finish


def _unknown(reason: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        raise MLIRError(f"custom op '{state.name}' {reason}")

    return source


def _slot_type(slot: int) -> Source:
    return lambda state, frame: frame[slot]


def _flat_types(types: Callable[[Frame], list[Type]]) -> Source:
    return lambda state, frame: types(frame)


def _first_type(types: Callable[[Frame], list[Type]], where: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        found = types(frame)
        if not found:
            raise MLIRError(f"custom op '{state.name}' has nothing to take the type of '{where}' from")
        return found[0]

    return source


def _attribute_type(name: str) -> Source:
    def source(state: OperationState, frame: Frame) -> Any:
        attribute: Any = state.properties.get(name)
        if attribute is None:
            raise MLIRError(f"custom op '{state.name}' lacks attribute '{name}', whose type it needs")
        # A string without a type is of type none.
        return NONE if attribute.type is None else attribute.type

    return source


def _transformed(source: Source, transform: Callable[[Any], Any]) -> Source:
    def transformed(state: OperationState, frame: Frame) -> Any:
        try:
            return transform(source(state, frame))
        except UNSUITABLE:
            raise MLIRError(f"custom op '{state.name}' has types that another cannot follow from") from None

    return transformed


def _element_types(type: ShapedType) -> list[Type]:
    return [type.element_type] * type.num_elements


def _add_result_type(slot: int) -> Finish:
    return lambda parser, state, frame: state.result_types.append(frame[slot])


def _add_listed_result_types(types: Callable[[Frame], list[Type]]) -> Finish:
    return lambda parser, state, frame: state.result_types.extend(types(frame))


def _add_result_types(source: Source) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        found = source(state, frame)
        if isinstance(found, Type):
            state.result_types.append(found)
        else:
            state.result_types.extend(found)

    return finish


# -- operands -----------------------------------------------------------------------------------------------


def _operand_lister(slot: int, group: NamedTypeConstraint) -> Callable[[Frame], list[Any]]:
    """The unresolved operands of a group as a flat list."""
    if not group.is_variable_length:
        return lambda frame: [frame[slot]]
    if group.is_optional:
        return lambda frame: [] if frame[slot] is None else [frame[slot]]
    if group.constraint.length is VariableLength.VARIADIC_OF_VARIADIC:
        return lambda frame: [operand for each in frame[slot] or () for operand in each]
    return lambda frame: frame[slot] or []


def _resolve_direct(slots: list[tuple[int, int]]) -> Finish:
    """Single operands whose types stand in slots."""

    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = state.operands
        for slot, types_slot in slots:
            operands.append(parser.resolve_operand(frame[slot], frame[types_slot]))

    return finish


def _resolve_one(slot: int, source: Source) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        types = source(state, frame)
        operand = frame[slot]
        if isinstance(types, Type):
            state.operands.append(parser.resolve_operand(operand, types))
        else:
            state.operands.extend(parser.resolve_operands([operand], types, operand.location))

    return finish


def _resolve_many(
    lister: Callable[[Frame], list[Any]], place_slot: int, source: Source, is_own: bool
) -> Finish:
    """A group of variable length; `is_own` says that the format has its types."""

    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = lister(frame)
        if not operands and not is_own:
            # What the types would follow from may be missing, too.
            return
        types = source(state, frame)
        if isinstance(types, Type):
            types = [types] * len(operands)
        state.operands.extend(parser.resolve_operands(operands, types, frame[place_slot]))

    return finish


def _resolve_all(slot: int, place_slot: int, source: Source) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        types = source(state, frame) or []
        state.operands.extend(parser.resolve_operands(frame[slot] or [], types, frame[place_slot]))

    return finish


def _resolve_concatenated(listers: list[Callable[[Frame], list[Any]]], types_slot: int) -> Finish:
    def finish(parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        operands = [operand for lister in listers for operand in lister(frame)]
        types = frame[types_slot] or []
        state.operands.extend(parser.resolve_operands(operands, types, parser.name_location()))

    return finish


def _concatenated(sources: list[Source]) -> Source:
    def source(state: OperationState, frame: Frame) -> list[Type]:
        found: list[Type] = []
        for each in sources:
            types = each(state, frame)
            if isinstance(types, Type):
                found.append(types)
            else:
                found.extend(types)
        return found

    return source
