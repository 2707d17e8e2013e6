"""Operations of unknown custom syntax: their text is kept, with slots for the parts that can change.

    %sum = toy.add %a, %b {fast} : i32        text " ", operand 0, text ", ", operand 1, text " ", ...

Such an operation is an unregistered `Operation` with an `UnknownSyntax` as its properties: the parts of the
text behind the name, in order.  Operands, successors, regions and their arguments, symbols, aliases and
attribute dictionaries are slots, and print as the operation has them now; the rest prints as it was read.
Its name is a separate `OperationName`, so that operations of the same name in the generic form are not
affected.

Attributes that are not in dictionaries are unknown, and so are result types that the text does not show
(`UnknownType`).  So operations with unknown syntax are not verified, and have neither a generic form nor
bytecode.  Reading: text/parser/unknown_syntax.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.context import Context
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName, all_regions_are_graphs
from mlirkit.core.operation_parts import location_of, operand_of, results_of
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, SymbolRefAttr
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError

# The most operations that an error about unknown syntax points at; it counts all of them.
_SHOWN_PLACES: Final = 10


class UnknownType(Type):
    """The type of a value whose type is unknown.  The only instance is `UNKNOWN_TYPE`; no text spells it."""

    __slots__ = ()


UNKNOWN_TYPE: Final = UnknownType()


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of the text of an operation with unknown syntax."""

    __slots__ = ()

    def key(self) -> tuple[Any, ...]:
        """The key by which parts of one class are equal."""
        return ()

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        """Print the part of `op` with an OpAsmPrinter."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Part) and self.__class__ is other.__class__ and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash((self.__class__, self.key()))

    def __reduce__(self) -> Any:
        return (self.__class__, self.key())


class TextPart(Part):
    """Fixed text, as it was read; it has no line ends."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def key(self) -> tuple[Any, ...]:
        return (self.text,)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        printer.print_text(self.text)


class LineBreak(Part):
    """A line end; the next line is indented by `indent` more than the operation."""

    __slots__ = ("indent",)

    def __init__(self, indent: int) -> None:
        self.indent = indent

    def key(self) -> tuple[Any, ...]:
        return (self.indent,)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        printer.print_newline()
        printer.print_text(" " * self.indent)


class TypePart(Part):
    """A type as it was written; aliases in it are separate parts."""

    __slots__ = ("parts", "type")

    def __init__(self, type: Type, parts: tuple[Part, ...]) -> None:
        self.type = type
        self.parts = parts

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.parts)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        for part in self.parts:
            part.print_part(op, syntax, printer)


class OperandPart(Part):
    """The name of an operand."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[Any, ...]:
        return (self.number,)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        printer.print_operand(operand_of(op, self.number))


class SuccessorPart(Part):
    """The name of a successor."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[Any, ...]:
        return (self.number,)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        successors = op.successor_list
        assert successors is not None
        printer.print_successor(successors[self.number])


class RegionPart(Part):
    """A region in braces; `shows_arguments` unless the text in front of it names its arguments."""

    __slots__ = ("number", "shows_arguments")

    def __init__(self, number: int, shows_arguments: bool) -> None:
        self.number = number
        self.shows_arguments = shows_arguments

    def key(self) -> tuple[Any, ...]:
        return (self.number, self.shows_arguments)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        printer.print_region(op.region_at(self.number), self.shows_arguments, True, False)


class WrappedOperationPart(Part):
    """The only operation of a region that has no braces, in the generic form."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[Any, ...]:
        return (self.number,)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        block = op.region_at(self.number).first_block
        assert block is not None
        printer.print_generic_op(block.first)


class ArgumentPart(Part):
    """The name of an argument of a region, in front of it."""

    __slots__ = ("number", "region")

    def __init__(self, region: int, number: int) -> None:
        self.region = region
        self.number = number

    def key(self) -> tuple[Any, ...]:
        return (self.region, self.number)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        entry = op.region_at(self.region).first_block
        assert entry is not None
        printer.print_operand(entry.args[self.number])


class ArgumentLocationPart(ArgumentPart):
    """` loc(...)` of an argument of a region, if locations print."""

    __slots__ = ()

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        entry = op.region_at(self.region).first_block
        assert entry is not None
        printer.print_argument_location(entry.args[self.number])


class AliasPart(Part):
    """An alias of an attribute or type: its value, printed as `text` if the alias is defined."""

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: AttributeOrType) -> None:
        self.text = text
        self.value = value

    def key(self) -> tuple[Any, ...]:
        return (self.text, self.value)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        value = self.value
        if printer.state.keeps_alias(self.text, value):
            printer.print_text(self.text)
        elif isinstance(value, Type):
            printer.print_type(value)
        else:
            printer.print_attribute(value)


class SymbolPart(Part):
    """A reference to a symbol, or its name: as it was written, unless `syntax.symbols` has another one."""

    __slots__ = ("as_read", "number", "text")

    def __init__(self, number: int, as_read: SymbolRefAttr, text: str) -> None:
        self.number = number
        self.as_read = as_read
        self.text = text

    def key(self) -> tuple[Any, ...]:
        return (self.number, self.as_read, self.text)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        symbol = syntax.symbols[self.number]
        if symbol == self.as_read:
            printer.print_text(self.text)
        else:
            printer.print_attribute(symbol)


class DictionaryPart(Part):
    """A dictionary of attributes: as it was written, unless the operation has other attributes."""

    __slots__ = ("as_read", "parts")

    def __init__(self, as_read: DictionaryAttr, parts: tuple[Part, ...]) -> None:
        self.as_read = as_read
        self.parts = parts

    def key(self) -> tuple[Any, ...]:
        return (self.as_read, self.parts)

    def print_part(self, op: Operation, syntax: UnknownSyntax, printer: Any) -> None:
        entries = op.attrs.entries
        all_parts = syntax.dictionaries
        is_last = all_parts[-1] is self
        as_read = {name for parts in all_parts for name in parts.as_read.entries}
        if all(entries.get(name) == value for name, value in self.as_read.entries.items()):
            if not is_last or len(entries) == len(as_read):
                for part in self.parts:
                    part.print_part(op, syntax, printer)
                return
        shown = {name: entries[name] for name in self.as_read.entries if name in entries}
        if is_last:
            shown.update({name: entries[name] for name in entries if name not in as_read})
        printer.print_text("{")
        separator = ""
        for name, value in shown.items():
            printer.print_text(separator)
            printer.print_named_attribute(name, value)
            separator = ", "
        printer.print_text("}")


# By group of results: the name, empty for a number, and the size of the group.
ResultGroups = tuple[tuple[str, int], ...]

# By region and block: the names of arguments, empty for numbers.
ArgumentNames = tuple[tuple[tuple[str, ...], ...], ...]


class UnknownSyntax(Attribute):
    """The text of an operation behind its name, as parts, with the names of its results and arguments.

    `prefix` is the dialect that the written name left out, empty if it was written in full.
    """

    __slots__ = (
        "argument_names",
        "parts",
        "prefix",
        "result_groups",
        "symbols",
    )

    def __init__(
        self,
        parts: tuple[Part, ...],
        symbols: tuple[SymbolRefAttr, ...],
        result_groups: ResultGroups,
        argument_names: ArgumentNames,
        prefix: str,
    ) -> None:
        self._hash = 0
        self.parts = parts
        # Symbols are here so that walks over attributes find and replace them.
        self.symbols = symbols
        self.result_groups = result_groups
        self.argument_names = argument_names
        self.prefix = prefix

    def key(self) -> tuple[Any, ...]:
        return (self.parts, self.symbols, self.result_groups, self.argument_names, self.prefix)

    def with_results(self, result_groups: ResultGroups) -> UnknownSyntax:
        """The same text for an operation without regions whose results have other names."""
        return UnknownSyntax(self.parts, self.symbols, result_groups, (), self.prefix)

    @property
    def dictionaries(self) -> list[DictionaryPart]:
        """The dictionaries of attributes in the text."""
        return [part for part in self.parts if isinstance(part, DictionaryPart)]

    @property
    def types(self) -> list[Type]:
        """The types that the text shows, in order."""
        return [part.type for part in self.parts if isinstance(part, TypePart)]


def unknown_syntax_name(context: Context, name: str) -> OperationName:
    """The name of operations called `name` whose syntax is unknown, registered or not."""
    names = context.unknown_syntax_names
    info = names.get(name)
    if info is None:
        info = OperationName(name, context)
        info.has_unknown_syntax = True
        info.print_hook = _print_unknown_syntax
        info.result_names = _name_results
        info.block_names = _name_arguments
        # It is unknown whether values in the regions must be defined before their uses.
        info.region_kind = all_regions_are_graphs
        info = names.setdefault(name, info)
    return info


def syntax_of(op: Operation) -> UnknownSyntax:
    """The text of an operation with unknown syntax."""
    syntax = op.props
    if not isinstance(syntax, UnknownSyntax):
        raise MLIRError(f"the text of '{op.info.name}' has been replaced")
    return syntax


# -- finding them -------------------------------------------------------------------------------------


def operations_with_unknown_syntax(root: Operation) -> list[Operation]:
    """The operations in `root`, itself included, that were read without a known syntax."""
    context = root.info.context
    if context is None or not context.unknown_syntax_names:
        return []
    return [op for op in root.walk_list() if op.info.has_unknown_syntax]


def require_known_syntax(root: Operation, purpose: str) -> None:
    """MLIRError with the names and places of operations with unknown syntax in `root`, if there are any.

    `purpose` names the form that they lack, such as "bytecode".
    """
    unknown = operations_with_unknown_syntax(root)
    if not unknown:
        return
    message = f"operations of unknown syntax have no {purpose}: {counted_names(unknown)}"
    diagnostic = diagnostic_at(location_of(unknown[0]), message)
    for op in unknown[1:_SHOWN_PLACES]:
        note = diagnostic_at(location_of(op), f"'{op.info.name}' is another")
        note.severity = DiagnosticSeverity.NOTE
        diagnostic.note_list.append(note)
    raise MLIRError.at(diagnostic)


def counted_names(operations: list[Operation]) -> str:
    """`toy.add (3), toy.print`: names of operations, the most frequent ones first."""
    counts = Counter(op.info.name for op in operations)
    return ", ".join([f"{name} ({count})" if count > 1 else name for name, count in counts.most_common()])


# -- hooks --------------------------------------------------------------------------------------------


def _print_unknown_syntax(op: Operation, printer: Any) -> None:
    """`print_hook`, which here prints the operation's name as well."""
    syntax = syntax_of(op)
    name = op.info.name
    if syntax.prefix and syntax.prefix == _default_dialect_at(op, printer.state.flags.generic_op_form):
        name = name[len(syntax.prefix) + 1 :]
    printer.print_text(name)
    for part in syntax.parts:
        part.print_part(op, syntax, printer)
    if op.attrs is not EMPTY_DICTIONARY and not syntax.dictionaries:
        printer.print_optional_attr_dict(op.attrs.entries)


def _default_dialect_at(op: Operation, generic: bool) -> str:
    """The default dialect at the place of an operation; regions in the generic form set none."""
    parent = op.parent_op
    while parent is not None:
        info = parent.info
        if info.has_unknown_syntax:
            return info.dialect_name
        if not generic and info.print_hook is not None:
            return info.default_dialect or ""
        parent = parent.parent_op
    return "builtin"


def _name_results(op: Operation, set_name: Callable[[Any, str], None]) -> None:
    """`result_names`: the names and groups from the text."""
    syntax = op.props
    if not isinstance(syntax, UnknownSyntax):
        return
    results = results_of(op)
    number = 0
    for name, count in syntax.result_groups:
        if number < len(results):
            set_name(results[number], name)
        number += count


def _name_arguments(region: Any, set_name: Callable[[Any, str], None]) -> None:
    """`block_names`: the names of arguments from the text."""
    op = region.parent_op
    if op is None or not isinstance(op.props, UnknownSyntax) or not op.props.argument_names:
        return
    for candidate, names_of_blocks in zip(op.region_list, op.props.argument_names):
        if candidate is region:
            for block, names in zip(region.get_blocks(), names_of_blocks):
                for argument, name in zip(block.args, names):
                    if name:
                        set_name(argument, name)
