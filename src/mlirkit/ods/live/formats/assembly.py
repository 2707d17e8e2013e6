"""The custom syntax of operations: formats and hooks as functions for the parser and printer.

    parse_assembly(parser, state)    fills an OperationState
    print_assembly(op, printer)      prints the syntax after the operation's name

The source is the definition's `assemblyFormat`, compiled into steps (format_step.py), or an assembly hook if
the syntax is C++.  Steps are made when the first operation of the name is parsed or printed. Operations
without both have only the generic form; the parser's error has the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.signature_followers import follows_bodies, follows_signature
from mlirkit.core.upcalls import function_syntax
from mlirkit.core.verified import is_own_hook
from mlirkit.ods.assembly_format import OpFormat, parse_hook_format, parse_op_format
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
    Regions,
    RegionVariable,
    Successors,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from mlirkit.ods.assembly_format.literals import Spacing
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.attribute_text import attribute_step
from mlirkit.ods.live.formats.dictionary_text import AttrDictStep
from mlirkit.ods.live.formats.dimension_list import DimensionList
from mlirkit.ods.live.formats.directive_runtime import CustomDirectiveStep
from mlirkit.ods.live.formats.dynamic_index_list import DynamicIndexList
from mlirkit.ods.live.formats.finishing import Finish, finishers
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout, NewlineStep, Step, TextStep, literal_step
from mlirkit.ods.live.formats.group_text import (
    ClauseSteps,
    GroupStep,
    OIListStep,
    clause_presence,
    presence,
    unit_of,
)
from mlirkit.ods.live.formats.operand_text import all_operands_step, operand_step
from mlirkit.ods.live.formats.prop_dict_text import PropDictStep
from mlirkit.ods.live.formats.property_text import PropertyStep, lacks_syntax
from mlirkit.ods.live.formats.region_text import (
    all_regions_step,
    all_successors_step,
    ensure_terminator,
    implicit_terminator,
    region_step,
    successor_step,
)
from mlirkit.ods.live.formats.type_text import functional_type_step, type_step
from mlirkit.ods.live.hook_table import FormatText
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Custom directives that MLIR itself has for all dialects.
hooks.directives.add(("", "DimensionList"), DimensionList)
hooks.directives.add(("", "DynamicIndexList"), DynamicIndexList)

ParseHook = Callable[[OpAsmParser, OperationState], None]


def add_assembly(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add `parse_assembly` and `print_assembly` to a live class that has custom syntax."""
    hook = hooks.assemblies.entries.get(operator.name)
    is_assumed = False
    if hook is None and operator.has_custom_assembly_format:
        is_assumed = hooks.is_function(operator)
        hook = function_syntax() if is_assumed else hooks.assemblies.get(operator.name)
    text = hook if isinstance(hook, FormatText) else None
    if operator.assembly_format is None and text is None:
        if hook is not None:
            parse = _strict(hook.parse)
            if is_assumed:
                terminator = implicit_terminator(operator, dialect.definitions.operators.values())
                parse = _complete(parse, operator, terminator)
            namespace["parse_assembly"] = staticmethod(parse)
            if _read_text_alone(operator, [hook]):
                namespace["READS_TEXT_ALONE"] = staticmethod(parse)
            print_hook = hook.print
            namespace["print_assembly"] = staticmethod(print_hook)
            if follows_signature(hook):
                namespace["PRINTS_BY_SIGNATURE"] = staticmethod(print_hook)
        elif operator.has_custom_assembly_format:
            namespace["parse_assembly"] = staticmethod(_refusal(_IN_CPP))
        return
    if operator.assembly_format is None and text is not None:
        form = parse_hook_format(operator, text.text, text.types)
    else:
        form = parse_op_format(operator)
    missing = [f"custom<{name}>" for name in missing_directives(form)]
    missing += [f"the property '{named.name}'" for named in form.properties() if lacks_syntax(named.property)]
    if missing:
        names = ", ".join(missing)
        namespace["parse_assembly"] = staticmethod(
            _refusal(f"{names} of its format has no Python hook: only the generic form can be read")
        )
        return
    assembly = OpAssembly(form, dialect)
    parse = _strict(assembly.parse) if form.is_hook else assembly.parse
    namespace["parse_assembly"] = staticmethod(parse)
    print_hook = assembly.print
    namespace["print_assembly"] = staticmethod(print_hook)
    if form.infers_result_types:
        # Read if the operation is kept as text.
        namespace["infers_results"] = staticmethod(lambda: dialect.inference(operator) is not None)
    directives = [
        hooks.directive_hook(operator.dialect_name, directive.name) for directive in form.custom_directives()
    ]
    if all(follows_signature(hook) for hook in directives):
        namespace["PRINTS_BY_SIGNATURE"] = staticmethod(print_hook)
    if _read_text_alone(operator, directives):
        namespace["READS_TEXT_ALONE"] = staticmethod(parse)


def _read_text_alone(operator: Operator, syntax: list[Any]) -> bool:
    """Whether parsing hooks read only the operation's text, and type inferences only its parts.

    True for shipped syntax, and for shipped type inferences that are declared to follow the signature or the
    bodies: others may read the operations that define operands.  The hooks of a program may read anything.
    """
    parser = hooks.properties_parsers.get(operator.name)
    inferences = [
        hooks.type_inferences.get(operator.name),
        *[hooks.trait_inferences.get(trait.name.rpartition("::")[2]) for trait in operator.traits],
    ]
    return all(is_own_hook(hook) for hook in [*syntax, parser] if hook is not None) and all(
        is_own_hook(hook) and follows_bodies(hook) for hook in inferences if hook is not None
    )


def _strict(parse: ParseHook) -> ParseHook:
    """`parse` with an error for a dictionary entry that the format has parsed; C++ has one list for both."""

    def parse_strictly(parser: OpAsmParser, state: OperationState) -> None:
        parse(parser, state)
        attributes = state.attributes
        if attributes:
            properties = state.properties
            twice = [name for name in attributes if name in properties]
            if twice:
                message = f"attribute '{min(twice)}' occurs more than once in the attribute list"
                raise parser.error(message, parser.name_location())

    return parse_strictly


def missing_directives(form: OpFormat) -> list[str]:
    """The distinct custom directives of a format without a hook."""
    names = dict.fromkeys(directive.name for directive in form.custom_directives())
    return [name for name in names if hooks.directive_hook(form.operator.dialect_name, name) is None]


def _complete(parse: ParseHook, operator: Operator, terminator: str | None) -> ParseHook:
    """`parse`, the syntax of functions, instead of C++ syntax: required attributes must be parsed.

    The operation `terminator` ends a body without a terminator.
    """
    required = [named.name for named in operator.stored_attributes if named.attribute.is_required]

    def parse_completely(parser: OpAsmParser, state: OperationState) -> None:
        try:
            parse(parser, state)
        except ParseError as error:
            # An error in the body says nothing about the assumed syntax.
            if not state.regions and error.error_diagnostics:
                error.error_diagnostics[0].attach_note(
                    f"'{operator.name}' is read with the syntax of func.func: its own is C++ and has no "
                    "Python hook"
                )
            raise
        for name in required:
            if name not in state.properties and name not in state.attributes:
                raise parser.error(f"has no custom assembly form here: {_IN_CPP}", parser.name_location())
        if terminator is not None:
            for region in state.regions:
                if region.first_block is not None:
                    ensure_terminator(region, state, terminator)

    return parse_completely


_IN_CPP: Final = "its custom syntax is C++ and has no Python hook: only the generic form can be read"


def _refusal(reason: str) -> Any:
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        raise parser.error(f"has no custom assembly form here: {reason}", parser.name_location())

    return parse


class OpAssembly:
    """The compiled format of one operator."""

    __slots__ = ("dialect", "finishers", "form", "is_compiled", "parsers", "printers", "template")

    def __init__(self, form: OpFormat, dialect: LiveDialect) -> None:
        self.form = form
        self.is_compiled = False
        self.dialect = dialect
        self.template: Frame = []
        self.parsers: list[Step] = []
        # The steps that complete the operation after parsing.
        self.finishers: list[Finish] = []
        self.printers: list[Step] = []

    def compile(self) -> None:
        if not self.is_compiled:
            exclusively(self._compile)

    def _compile(self) -> None:
        if self.is_compiled:
            return
        compiler = FormatCompiler(self.form, self.dialect)
        self.parsers, self.printers = compiler.compile(self.form.elements)
        self.finishers = finishers(self.form, compiler.layout, self.dialect)
        self.template = [None] * compiler.layout.size
        self.is_compiled = True

    def parse(self, parser: OpAsmParser, state: OperationState) -> None:
        if not self.is_compiled:
            self.compile()
        frame = self.template.copy()
        for step in self.parsers:
            step.parse(parser, state, frame)
        for finisher in self.finishers:
            finisher.finish(parser, state, frame)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if not self.is_compiled:
            self.compile()
        for step in self.printers:
            step.print(op, printer)


class FormatCompiler:
    """Compiler of elements into parsing and printing steps; literals are printed as prefixes of steps."""

    def __init__(self, form: OpFormat, dialect: LiveDialect) -> None:
        self.form = form
        self.operator = form.operator
        self.dialect = dialect
        self.layout = FrameLayout(form.operator)
        self.spacing = Spacing()
        self.terminator = implicit_terminator(form.operator, dialect.definitions.operators.values())

    def compile(
        self, elements: Sequence[Element], in_group: bool = False, skipped: Element | None = None
    ) -> tuple[list[Step], list[Step]]:
        """Return (parsers, printers) of elements; `skipped` is neither parsed nor printed."""
        parsers: list[Step] = []
        printers: list[Step] = []
        text = ""
        for element in elements:
            if element is skipped:
                continue
            if isinstance(element, Literal):
                parsers.append(literal_step(element.text))
                text += self.spacing.literal(element.text)
                continue
            if isinstance(element, Whitespace):
                if element.text != "\n":
                    text += self.spacing.space(bool(element.text))
                    continue
                step: Step = NewlineStep()
            else:
                text += self._space_before(element)
                step = self._step(element, in_group)
                parsers.append(step)
            step.prefix = text
            text = ""
            printers.append(step)
        if text:
            printers.append(TextStep(text))
        return parsers, printers

    def _space_before(self, element: Element) -> str:
        if isinstance(element, (OptionalGroup, OIList)):
            return ""
        if isinstance(element, (AttrDict, PropDict)):
            self.spacing.after_punctuation = False
            return ""
        return self.spacing.variable()

    def _step(self, element: Element, in_group: bool) -> Step:
        operator, layout, dialect = self.operator, self.layout, self.dialect
        if isinstance(element, OperandVariable):
            return operand_step(operator, layout, element.index)
        if isinstance(element, TypeDirective):
            return type_step(operator, layout, element, dialect)
        if isinstance(element, AttrDict):
            return AttrDictStep(self.form, dialect, element.with_keyword)
        if isinstance(element, AttributeVariable):
            return attribute_step(element, dialect, in_group)
        if isinstance(element, PropertyVariable):
            return PropertyStep(element.named, dialect)
        if isinstance(element, OptionalGroup):
            return self._group(element)
        if isinstance(element, CustomDirective):
            hook = hooks.directive_hook(operator.dialect_name, element.name)
            return CustomDirectiveStep(element, hook, operator, layout, dialect)
        if isinstance(element, FunctionalType):
            return functional_type_step(operator, layout, element)
        if isinstance(element, Operands):
            return all_operands_step(layout)
        if isinstance(element, RegionVariable):
            return region_step(operator, layout, element.index, self.terminator)
        if isinstance(element, Regions):
            return all_regions_step(operator, layout, self.terminator)
        if isinstance(element, SuccessorVariable):
            return successor_step(operator, layout, element.index)
        if isinstance(element, Successors):
            return all_successors_step(layout)
        if isinstance(element, OIList):
            return self._oilist(element)
        assert isinstance(element, PropDict)
        return PropDictStep(self.form, dialect)

    def _group(self, group: OptionalGroup) -> Step:
        anchor = group.anchor
        parsable = group.parsable_then
        # A unit attribute that is not the first element has no text: the presence of the group is its value.
        unit = unit_of(anchor, self.dialect)
        is_hidden = unit is not None and anchor is not parsable[0]
        if is_hidden and group.inverted and group.parsable_otherwise:
            is_hidden = anchor is not group.parsable_otherwise[0]
        hidden = anchor if is_hidden else None
        then_parsers, then = self.compile(group.then, True, hidden)
        otherwise_parsers, otherwise = self.compile(group.otherwise, True, hidden)
        present = presence(anchor, self.operator, self.dialect)
        return GroupStep(
            then,
            then_parsers,
            (otherwise, otherwise_parsers),
            present,
            group.inverted,
            unit if is_hidden else None,
        )

    def _oilist(self, oilist: OIList) -> Step:
        clauses: list[ClauseSteps] = []
        for clause in oilist.clauses:
            clauses.append(self._clause(clause))
        return OIListStep(clauses)

    def _clause(self, clause: Clause) -> ClauseSteps:
        unit = unit_of(clause.unit, self.dialect)
        elements = [] if unit is not None else list(clause.elements)
        # Unlike in groups, optional attributes stay optional behind the keyword.
        parsers, printers = self.compile([clause.keyword, *elements], False)
        present = clause_presence(clause, self.operator, self.dialect)
        return ClauseSteps(clause.keyword.text, parsers[0], printers, parsers[1:], present, unit)
