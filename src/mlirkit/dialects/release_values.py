"""Attributes and types as another LLVM release spells them: its formats, today's values.

    ReleaseValues("llvm21", context).get("#nvvm.target")     the syntax in the release; None: as today

Parameters are matched by name.  A parameter of only one of the two must have its default value there; a
parameter that is required today and unknown to the release has its source in `MEANT`.  Text without a value
of today stays as it is; a value without a text in the release is an error.  Values that print in the
release's syntax have a derived class, and otherwise behave as today's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.types import LLVM_TOKEN, TOKEN
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.core.context import Context
from mlirkit.core.release_text import ReleaseText
from mlirkit.dialects.release_definitions import stored_definitions
from mlirkit.layouts.changes.handles import HANDLE, HANDLES_OF
from mlirkit.layouts.changes.names import NEWER_BY_HAND
from mlirkit.layouts.changes.words import is_understood
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES, release_layouts
from mlirkit.layouts.upgrades import Changes
from mlirkit.ods.assembly_format import parse_value_format
from mlirkit.ods.assembly_format.elements import ParameterVariable
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.value_assembly import checked, parameter_default
from mlirkit.ods.live.formats.value_step import ValueFormatCompiler, ValueStep
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.support.diagnostics import MLIRError

Parse = Callable[[Any, Any], Any]
Default = Callable[[list[Any]], Any]

# By value: the release's parameters that parameters required today were a part of.
MEANT = {"#llvm.memory_effects": {"errnoMem": "other", "targetMem0": "other", "targetMem1": "other"}}


# The first release that writes an attribute of an enum as `#gpu.dim<x>`, where it was `#gpu<dim x>`.
_FIRST_WITH_BRACKETS = 24
# Attributes that have the brackets inside of other attributes as well, where other enums are words.
_ALWAYS_IN_BRACKETS = frozenset({"#irdl.variadicity"})


class ReleaseValues:
    """The attributes and types of a release that are spelled otherwise than today, in one context."""

    def __init__(self, release: str, context: Context) -> None:
        self._release = release
        self._context = context
        number = release_layouts(release).number
        self._has_brackets = number >= _FIRST_WITH_BRACKETS
        self._has_token = number >= NEWER_BY_HAND["builtin", "!token"]
        self._made: dict[str, ReleaseValue | None] = {}

    def get(self, name: str) -> ReleaseValue | None:
        """The syntax of `#dialect.name` or `!dialect.name`; None if it is as today, or unknown here."""
        if name not in self._made:
            self._made[name] = self._value(name)
        return self._made[name]

    def parser(self, name: str) -> Parse | None:
        """The parser of a value behind its name."""
        if name == HANDLE:
            return self._parse_handle
        result = self.get(name)
        return None if result is None else result.parse

    def _parse_handle(self, parser: AsmParser, type: Type | None) -> AttributeOrType:
        """Parse a handle type with the operation's name in the release; its name is today's."""
        dialect = self._context.dialect(HANDLES_OF)
        assert isinstance(dialect, LiveDialect)
        cls = cast(Any, dialect.type_class(HANDLE.partition(".")[2]))
        parser.parse_punctuation("<")
        name = parser.parse_string()
        parser.parse_punctuation(">")
        changes = Changes(release_layouts(self._release).number)
        handle: AttributeOrType = cls(changes.todays_name(name))
        return handle

    def spelled(self, value: AttributeOrType) -> AttributeOrType:
        """The value as one that prints in the release's syntax; MLIRError if the release has no text."""
        if self._has_token and value == LLVM_TOKEN:
            return TOKEN
        if isinstance(value, OpaqueAttr) and self._has_brackets and is_understood(value):
            mnemonic, blank, words = value.text.partition(" ")
            is_bare = blank and "<" not in mnemonic
            return OpaqueAttr(value.dialect_namespace, f"{mnemonic}<{words}>") if is_bare else value
        if not value.DIALECT or not value.MNEMONIC:
            return value
        sign = "!" if isinstance(value, Type) else "#"
        result = self.get(f"{sign}{value.DIALECT}.{value.MNEMONIC}")
        return value if result is None else result.spelled(value, self._release)

    def _value(self, name: str) -> ReleaseValue | None:
        dialect_name, _, mnemonic = name[1:].partition(".")
        dialect: Any = self._context.dialect(dialect_name)
        if not isinstance(dialect, LiveDialect):
            return None
        is_attribute = name.startswith("#")
        cls: Any = dialect.attribute_class(mnemonic) if is_attribute else dialect.type_class(mnemonic)
        if cls is None:
            return None
        stored = stored_definitions(self._release)
        table = None if stored is None else stored.attributes if is_attribute else stored.types
        definition = None if table is None else table.get(name[1:])
        in_brackets = False
        if definition is None:
            definition = dialect.value_definition(is_attribute, mnemonic)
            if definition is None:
                return None
            text = (definition.assembly_format or "").strip("` ")
            in_brackets = definition.enum is not None and not text.startswith("<")
            if not in_brackets or not self._has_brackets:
                return None
        try:
            return ReleaseValue(name, definition, cls, dialect, in_brackets)
        except MLIRError:
            # It refers to names that definitions do not have any more.
            return None


class ReleaseValue:
    """The syntax of one attribute or type of a release, compiled."""

    def __init__(
        self,
        name: str,
        definition: AttrOrTypeDef,
        cls: type[AttributeOrType],
        dialect: LiveDialect,
        in_brackets: bool,
    ) -> None:
        if in_brackets and name in _ALWAYS_IN_BRACKETS:
            definition = definition.replaced(assembly_format="`<` $value `>`")
        compiler = ValueFormatCompiler(definition, dialect)
        elements = parse_value_format(definition).elements
        self._parsing, self._printing = compiler.compile(elements)
        # The syntax between brackets behind the name: the parameters without punctuation.
        values = [element for element in elements if isinstance(element, ParameterVariable)]
        self._inner = compiler.compile(values) if in_brackets else (self._parsing, self._printing)
        if compiler.missing:
            raise MLIRError(f"'{name}' has {compiler.missing[0]}, which is C++")
        self._cls = cast(Any, cls)
        # Whether the name is in front of brackets; syntax of operations has the value as today.
        self._in_brackets = in_brackets
        self._names = [parameter.name for parameter in definition.parameters]
        today: AttrOrTypeDef = self._cls.DEFINITION
        self._defaults = [_default(parameter, definition, dialect) for parameter in definition.parameters]
        self._today = [
            (parameter.name, _default(parameter, today, dialect)) for parameter in today.parameters
        ]
        self._sources = MEANT.get(name, {})
        # Today's values that print so.
        self._spelled: Any = type(
            cls.__name__,
            (cls,),
            {
                "__slots__": (),
                "__doc__": cls.__doc__,
                "__module__": cls.__module__,
                "print_value": self._printer(self._printing),
                **({"print_in_brackets": self._printer(self._inner[1])} if in_brackets else {}),
            },
        )

    def parse(self, parser: AsmParser, type: Type | None) -> AttributeOrType:
        at = parser.current_location()
        values: list[Any] = [None] * len(self._names)
        is_bracketed = self._in_brackets and parser.parse_optional_punctuation("<")
        for step in self._inner[0] if is_bracketed else self._parsing:
            step.parse(parser, values)
        if is_bracketed:
            parser.parse_punctuation(">")
        for index, default in enumerate(self._defaults):
            if values[index] is None and default is not None:
                values[index] = default(values)
        parameters = dict(zip(self._names, values, strict=True))
        for name, meant in self._sources.items():
            parameters.setdefault(name, parameters[meant])
        result: list[Any] = []
        for name, default in self._today:
            if name not in parameters and default is None:
                raise parser.error(f"has no '{name}'", at)
            value = parameters.pop(name, None)
            result.append(value)
        for index, (_, default) in enumerate(self._today):
            if result[index] is None and default is not None:
                result[index] = default(result)
        for name, default in zip(self._names, self._defaults, strict=True):
            if name in parameters and (default is None or not _are_alike(parameters[name], default(values))):
                raise parser.error(f"'{name}' is not known to {HOME_RELEASE}", at)
        made: AttributeOrType = checked(self._cls, self._cls(*result), parser, at)
        return made

    def spelled(self, value: AttributeOrType, release: str) -> AttributeOrType:
        """The value as one that prints in the release's syntax; MLIRError if the release has no text."""
        if isinstance(value, self._spelled) or not isinstance(value, self._cls):
            return value
        result: dict[str, Any] = {}
        parameters = parameters_of(value)
        for (name, default), parameter in zip(self._today, parameters, strict=True):
            result[name] = parameter
            if name in self._names:
                continue
            meant = self._sources.get(name)
            if meant is not None:
                is_known = parameter == result.get(meant)
            else:
                is_known = default is not None and _are_alike(parameter, default([*parameters]))
            if not is_known:
                raise MLIRError(f"has '{value}', which {release} does not know")
        spelled: AttributeOrType = self._spelled(*parameters)
        return spelled

    def _printer(self, steps: Sequence[ValueStep]) -> Callable[[AttributeOrType, AsmPrinter], None]:
        """`print_value` of the class: a function, which becomes its method."""

        def print_value(value: AttributeOrType, printer: AsmPrinter) -> None:
            self._print(value, printer, steps)

        return print_value

    def _print(self, value: AttributeOrType, printer: AsmPrinter, steps: Sequence[ValueStep]) -> None:
        parameters = dict(zip([name for name, _ in self._today], parameters_of(value), strict=True))
        result = [parameters.get(name) for name in self._names]
        for index, default in enumerate(self._defaults):
            if self._names[index] not in parameters and default is not None:
                result[index] = default(result)
        for step in steps:
            step.print(result, printer)


def _default(parameter: AttrOrTypeParameter, owner: AttrOrTypeDef, dialect: LiveDialect) -> Default | None:
    return parameter_default(parameter, owner, dialect) if parameter.is_optional else None


class ValuesOfRelease(ReleaseText):
    """The release's syntax of values that a file keeps as text; other parts of the file are not text."""

    def __init__(self, release: str, context: Context) -> None:
        layouts = release_layouts(release)
        ReleaseText.__init__(self, f"MLIR{layouts.version}")
        self._number = layouts.number
        self._values = ReleaseValues(release, context)

    def has_value(self, dialect: str, name: str) -> bool:
        # The reader keeps values that cannot be read; builtin's types have no dialect that reads them.
        since = NEWER_BY_HAND.get((dialect, name)) if dialect == TOKEN.DIALECT else None
        return since is not None and self._number >= since

    def value_syntax(self, name: str) -> Parse | None:
        return self._values.parser(name)

    def replacer(self) -> AttributeReplacer:
        """The replacer of values by values that print in the release's syntax."""
        return AttributeReplacer(lambda value: None, self._values.spelled)


def _are_alike(value: object, other: object) -> bool:
    """Whether two parameters are equal; lists of formats are tuples of values."""
    return value == other or (isinstance(other, list) and value == tuple(other))


def values_of_release(release: str | None, context: Context) -> ValuesOfRelease | None:
    """The release's syntax of attributes and types; None for the home release and for unknown ones."""
    if release is None or release == HOME_RELEASE or release not in RELEASES:
        return None
    return ValuesOfRelease(release, context)
