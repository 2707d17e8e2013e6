"""Text of another LLVM release: its operations' syntax, read and printed.

    release_syntax("llvm19", context)           to parse one text with (`parse_buffer(..., release=...)`)
    printed_as(module, release, context)        a copy that prints as the release spells it
    release_that_reads(buffer, make_context)    the release of a text that is not today's

release_definitions.py has the syntax of releases; release_values.py reads their attributes and types.
Formats are compiled by today's engine, with today's classes of attributes and types.  A format parses the
release's form of an operation; the rules of layouts/upgrades.py convert it to today's form, and back, as for
bytecode.  If a release's syntax is C++, today's hook reads it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.types import OpaqueType
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED, Hook, OperationName
from mlirkit.core.operation_state import OperationState, state_of
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.release_text import ReleaseText
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.verified import KNOWN
from mlirkit.dialects import release_enums as release_enums  # registers a directive
from mlirkit.dialects.release_definitions import OWN_SYNTAX, OwnSyntax, stored_definitions
from mlirkit.dialects.release_values import Parse, ReleaseValues, ValuesOfRelease
from mlirkit.layouts.changes.change import entries_of, get, put, put_in_dictionary, take
from mlirkit.layouts.changes.handles import rename_in
from mlirkit.layouts.changes.names import ALWAYS_THERE, NEWER_BY_HAND, PREFIXES_UNTIL, WRITTEN_BY_HAND
from mlirkit.layouts.changes.words import is_former
from mlirkit.layouts.reading import kept_warnings, undeclared_warnings
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES, ReleaseLayouts, release_layouts
from mlirkit.layouts.upgrades import Changes, name_segments_as_today
from mlirkit.layouts.writing import defaults_of, registered_name, restrict
from mlirkit.ods.assembly_format import OpFormat, parse_op_format
from mlirkit.ods.assembly_format.elements import AttributeVariable
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.assembly import OpAssembly, missing_directives
from mlirkit.ods.live.formats.finishing import InferResults
from mlirkit.ods.live.formats.value_syntax import is_unknown
from mlirkit.ods.live.hooks import UNSUITABLE, directive_hook
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.syntax import ENUM_WORD
from mlirkit.support.diagnostics import Diagnostic, MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import ParsedSource, parse_buffer


def release_syntax(release: str, context: Context) -> ReleaseSyntax | None:
    """The syntax of a release such as "llvm19"; None for the release of our definitions."""
    name = release.lower()
    if name not in RELEASES:
        raise MLIRError(f"unknown release '{release}'; there are tables for {', '.join(RELEASES)}")
    return None if name == HOME_RELEASE else ReleaseSyntax(name, context)


@cache
def operators_of(release: str) -> dict[str, Callable[[], Operator]]:
    """The release's operations whose syntax differs from release 22's, each read on first use."""
    stored = stored_definitions(release)
    if stored is None:
        return {}
    table = stored.operators
    return {name: partial(table.__getitem__, name) for name in table}


class ReleaseFormats:
    """The compiled formats of a release in one context."""

    def __init__(self, release: str, context: Context, changes: Changes) -> None:
        self._operators = operators_of(release)
        self._number = release_layouts(release).number
        self._context = context
        self._changes = changes
        self._made: dict[str, OpAssembly | OwnSyntax | None] = {}
        # Attributes that custom directives print, by operation.
        self._hooked: dict[str, frozenset[str]] = {}

    def get(self, name: str) -> OpAssembly | OwnSyntax | None:
        """The release's format of an operation; None if it is today's, or cannot be compiled."""
        if name not in self._made:
            self._made[name] = self._assembly(name)
        return self._made[name]

    def hooked(self, name: str) -> frozenset[str]:
        """The attributes that today's hooks print in the release's format of an operation."""
        return self._hooked.get(name, frozenset())

    def _assembly(self, name: str) -> OpAssembly | OwnSyntax | None:
        own = OWN_SYNTAX.get(name)
        if own is not None and own.is_of(self._number):
            return own
        make = self._operators.get(name)
        dialect: Any = None if make is None else self._context.dialect(name.partition(".")[0])
        if make is None or not isinstance(dialect, LiveDialect):
            return None
        try:
            operator = make()
            form = parse_op_format(operator)
            is_own = _use_directives_of(form, self._number)
            if missing_directives(form) or (not is_own and _is_todays_text(operator, dialect)):
                return None
            if not _suits_todays_hooks(form, dialect):
                return None
            assembly = OpAssembly(form, dialect)
            assembly.compile()
            self._hooked[name] = _hooked_attributes(form)
            for finisher in assembly.finishers:
                if isinstance(finisher, InferResults):
                    finisher.as_today = self._as_today
        except MLIRError:
            # It refers to names that definitions do not have any more.
            return None
        return assembly

    def _as_today(self, state: OperationState) -> OperationState:
        """Today's form of the state of an operation without regions."""
        trial = OperationState(state.info, state.loc, state.place)
        trial.operands = list(state.operands)
        trial.attributes, trial.properties = dict(state.attributes), dict(state.properties)
        operation = create_operation(trial)
        try:
            self._changes.upgrade(operation)
            return state_of(operation)
        finally:
            operation.drop_all_references()


def _use_directives_of(form: OpFormat, number: int) -> bool:
    """Give custom directives the release's own hooks (`Name until 21`); whether there were any."""
    is_own = False
    home = release_layouts(HOME_RELEASE).number
    for directive in form.custom_directives():
        names = [f"{directive.name}{_UNTIL}{last}" for last in range(number, home)]
        own = [name for name in names if directive_hook(form.operator.dialect_name, name) is not None]
        if own:
            directive.name = own[0]
            is_own = True
    return is_own


_UNTIL = " until "


def _suits_todays_hooks(form: OpFormat, dialect: LiveDialect) -> bool:
    """Whether custom directives have as many parameters as today's hooks.

    Otherwise, today's syntax reads the texts that both share.
    """
    today = dialect.definitions.operators.get(form.operator.name)
    if today is None or today.assembly_format is None:
        return True
    counts: dict[str, set[int]] = {}
    for directive in parse_op_format(today).custom_directives():
        counts.setdefault(directive.name, set()).add(len(directive.arguments))
    directives = form.custom_directives()
    return all(
        len(directive.arguments) in counts.get(directive.name, {len(directive.arguments)})
        for directive in directives
    )


def _hooked_attributes(form: OpFormat) -> frozenset[str]:
    """The attributes that custom directives of a format take, but for the release's own."""
    directives = [
        directive
        for directive in form.custom_directives()
        if _UNTIL not in directive.name and directive.name != ENUM_WORD
    ]
    arguments = [argument for directive in directives for argument in directive.arguments]
    return frozenset(argument.name for argument in arguments if isinstance(argument, AttributeVariable))


def _is_todays_text(operator: Operator, dialect: LiveDialect) -> bool:
    """Whether today's definition has the same words for an attribute whose class has another name today."""
    today = dialect.definitions.operators.get(operator.name)
    if today is None or today.assembly_format is None or operator.assembly_format is None:
        return False
    if today.assembly_format.split() != operator.assembly_format.split():
        return False
    names = {attribute.name for attribute in today.attributes if attribute.attribute.attr_name}
    return any(
        attribute.name in names
        and attribute.attribute.attr_name
        and is_unknown(attribute.attribute.storage_type, dialect)
        for attribute in operator.attributes
    )


class ReleaseSyntax(ReleaseText):
    """The parser's view of one text of a release."""

    def __init__(self, release: str, context: Context) -> None:
        self.layouts: ReleaseLayouts = release_layouts(release)
        ReleaseText.__init__(self, f"MLIR{self.layouts.version}")
        self._context = context
        self._changes = Changes(self.layouts.number)
        self._formats = ReleaseFormats(release, context, self._changes)
        self._values = ReleaseValues(release, context)
        # Changes that are recognized by the form of operations alone.
        self._by_form = Changes(None)
        self._today: set[Operation] = set()
        self._names: dict[Operation, str] = {}

    def has_dialect(self, name: str) -> bool:
        return name in self.layouts.dialects or name in ALWAYS_THERE

    def has_value(self, dialect: str, name: str) -> bool:
        if name in self.layouts.values.get(dialect, ()) or name in WRITTEN_BY_HAND.get(dialect, ()):
            return True
        since = NEWER_BY_HAND.get((dialect, name))
        return since is not None and self.layouts.number >= since

    def name_today(self, info: OperationName) -> OperationName:
        newest = self._changes.new_names.get(info.name)
        if newest is not None:
            return self._context.operation_name(newest)
        if not info.is_registered:
            info.is_known_elsewhere = info.name in self.layouts
        return info

    def replaces(self, name: str) -> bool:
        return name in self._changes.gone

    def parse_hook(self, name: str) -> Hook | None:
        assembly = self._formats.get(name)
        return None if assembly is None else assembly.parse

    def value_syntax(self, name: str) -> Parse | None:
        return self._values.parser(name)

    def is_inherent(self, name: str, attribute: str) -> bool:
        return attribute in self.layouts.attribute_names(name)

    def may_have_property(self, name: str, key: str) -> bool:
        if name not in self.layouts or any(key in names for names in SEGMENT_NAMES):
            return True
        return key in self.layouts.attribute_names(name)

    def undeclared(self, info: OperationName, name: str) -> frozenset[str]:
        return self._changes.names_of_home(info.name, name) if info.is_registered else frozenset()

    def note_name(self, operation: Operation, name: str) -> None:
        self._names[operation] = name

    def note_todays_syntax(self, operation: Operation) -> None:
        self._today.add(operation)

    def upgrade(self, operations: Iterable[Operation]) -> None:
        late: list[tuple[Changes, Operation]] = []
        for top in operations:
            for op in top.walk_list():
                if op.info is ERASED:
                    # A change of the operation around it has replaced it.
                    continue
                is_todays = (op in self._today and not _has_former(op)) or not self._has_kinds(op)
                changes = self._by_form if is_todays else self._changes
                registered = op.info.is_registered or op.info.name in changes.gone
                if registered and not is_todays:
                    self._leave_discardable(op)
                if registered and changes.concern(op.info.name):
                    try:
                        changes.upgrade(op, self._names.get(op))
                        if changes.is_late(op.info.name):
                            late.append((changes, op))
                    except UNSUITABLE:
                        raise op.op_error(f"is not as {self.layouts.name} writes it") from None
                if is_todays:
                    rename_in(op, self._changes.todays_name)
        for changes, op in reversed(late):
            changes.upgrade_late(op)

    def _leave_discardable(self, op: Operation) -> None:
        """Move attributes that the release does not declare to the discardable ones."""
        props = entries_of(op.props)
        outside = self._changes.names_of_home(op.info.name, self._names.get(op, op.info.name)) & props.keys()
        if outside:
            defaults = defaults_of(op.info)
            for name in outside:
                if props[name] != defaults.get(name):
                    put_in_dictionary(op, name, take(op, name))

    def warnings(self, source: ParsedSource) -> list[str]:
        """The warnings about a text: unknown values, and attributes that only its release declares."""
        name, why = source.buffer.name, f"the text is {self.layouts.name}'s"
        kept = kept_warnings(name, source.kept_values, why, self.layouts.name)
        return kept + undeclared_warnings(name, self._changes, why)

    def _has_kinds(self, op: Operation) -> bool:
        """Whether attributes are of the kinds that the release declares, as in its bytecode."""
        layout = self.layouts.get(op.info.name)
        if layout is None:
            return True
        values = {name: get(op, name) for name in layout.checks}
        return all(value is None or layout.checks[name](value) for name, value in values.items())


def _has_former(op: Operation) -> bool:
    """Whether an operation has an attribute that only releases with another form of it have."""
    return bool(op.context.kept_texts) and any(is_former(value) for value in entries_of(op.props).values())


def printed_as(
    operation: Operation,
    release: str,
    context: Context,
    dropped: Counter[tuple[str, str]] | None = None,
    is_generic: bool = False,
) -> Operation:
    """A copy of an operation that prints in a release's syntax; MLIRError if the release has none for it.

    `dropped` counts hints that the release does not have, by operation and attribute.  A copy that
    `is_generic` is for the generic form alone.
    """
    copy: Operation = operation.clone(ip=False)
    if release.lower() not in RELEASES:
        raise MLIRError(f"unknown release '{release}'; there are tables for {', '.join(RELEASES)}")
    if release.lower() == HOME_RELEASE:
        return copy
    layouts = release_layouts(release.lower())
    values = ValuesOfRelease(layouts.name, context).replacer()
    before = {op: _Before(op, values) for op in copy.walk_list()}
    restrict(copy, layouts, dropped, values)
    formats = ReleaseFormats(layouts.name, context, Changes(layouts.number))
    infos: dict[str, OperationName] = {}
    with_prefixes = {name for name, until in PREFIXES_UNTIL.items() if layouts.number <= until}
    for op in copy.walk_list():
        name = op.info.name
        if name in with_prefixes:
            op.info = registered_name(name, op.info)
            op.info.default_dialect = None
        assembly = None if is_generic else formats.get(name)
        was = before.get(op) or _Before(op, inserted=True)
        # Today's syntax cannot print changed names, operands and values: they print in the generic form.
        changed = _changed_values(was.props, op.props)
        is_todays = not is_generic and was.name == name and was.operands == op.operand_values()
        is_todays = is_todays and not changed - _SIZES
        if not changed.isdisjoint(formats.hooked(name)):
            # Hooks of custom directives know today's values.
            assembly = None
        if is_todays and op.info.is_registered:
            is_todays = entries_of(op.props).keys() <= entries_of(was.props).keys() | op.info.attribute_names
        if assembly is not None or is_todays:
            name_segments_as_today(op)
        if assembly is None and is_todays:
            # If an attribute has moved into the dictionary, today's hook does not print the sizes.
            if op.attrs.entries.keys() <= was.names:
                for key in _SIZES & entries_of(was.props).keys():
                    put(op, key, entries_of(was.props)[key])
            continue
        has_dictionary = layouts.number < _FIRST_WITH_PROPERTIES or layouts.has_dictionary(name)
        if assembly is None and has_dictionary and op.props is not None:
            op.attrs = DictionaryAttr({**op.attrs.entries, **entries_of(op.props)})
            op.props = EMPTY_DICTIONARY
        info = infos.get(name)
        if info is None:
            info = infos[name] = registered_name(name, op.info)
            info.print_hook = None if assembly is None else assembly.print
            info.prints_by_signature = False
            if name in with_prefixes:
                info.default_dialect = None
        op.info = info
    KNOWN.stamp = None
    return copy


class _Before:
    """The state of an operation before its conversion to a release's form; none if that `inserted` it."""

    def __init__(
        self, op: Operation, values: AttributeReplacer | None = None, inserted: bool = False
    ) -> None:
        self.name = op.info.name
        self.operands = op.operand_values()
        self.names = op.attrs.entries.keys()
        props = None if inserted else op.props
        self.props = props if values is None else _spelled(props, values)


# The sizes of groups, as they are called today.
_SIZES = frozenset(new for _, new in SEGMENT_NAMES)


def _spelled(props: Attribute | None, values: AttributeReplacer) -> Attribute | None:
    """Properties as the release will have them, whose values are spelled its way."""
    replacement = None if props is None else values.replace(props)
    assert replacement is None or isinstance(replacement, Attribute)
    return replacement


def _changed_values(before: Attribute | None, after: Attribute | None) -> set[str]:
    """The names that two dictionaries have in common, and different values for."""
    if not isinstance(before, DictionaryAttr) or not isinstance(after, DictionaryAttr):
        return set()
    return {name for name, value in after.entries.items() if before.entries.get(name, value) != value}


# Before, the generic form had one dictionary.
_FIRST_WITH_PROPERTIES = 17

_NAMES = re.compile(rb"\b[a-z_]\w*\.[\w.$]+")
_HOME = RELEASES.index(HOME_RELEASE)
# Newer releases come last: their syntax also reads older forms that show as such.
_OLDER_FIRST = (*reversed(RELEASES[:_HOME]), *reversed(RELEASES[_HOME + 1 :]))
# Names of operations in errors.
_QUOTED = re.compile(r"'([a-z_]\w*\.[\w.$]+)'")
_MNEMONIC = re.compile(r"[\w.$]+")
_VALUES = re.compile(rb"([#!])([a-z_]\w*)[.<]([\w.$]+)")


def release_that_reads(
    buffer: SourceBuffer,
    make_context: Callable[[], Context],
    wrap_in_module: bool = True,
    errors: Iterable[Diagnostic] = (),
) -> str | None:
    """The latest other release that a text is valid for, older ones first; None for today's or no release.

    Releases are tried that have other syntax for operations in the text, or another form of operations that
    `errors` about the text name.
    """
    names = {name.decode("ascii", "replace") for name in _NAMES.findall(buffer.data)}
    missing = _missing_values(buffer.data)
    failed = {name for error in errors for name in _QUOTED.findall(error.message)}

    def reads(context: Context, syntax: ReleaseSyntax | None) -> bool:
        try:
            source = parse_buffer(buffer, context, False, syntax)
            source.top_operation(wrap_in_module, True)
        except Exception:  # A hook may fail on values that were kept as text.
            return False
        # A different spelling under a name of today may be a mistake in the text.
        return all(_name_of(value) in missing for value in source.kept_values)

    releases = [
        release
        for release in _OLDER_FIRST
        if not names.isdisjoint(operators_of(release))
        or _has_one_of(release, missing)
        or _has_other_form(release, failed)
    ]
    # The failure may have come from a pass.
    if not releases or reads(make_context(), None):
        return None
    for release in releases:
        context = make_context()
        syntax = release_syntax(release, context)
        if syntax is not None and reads(context, syntax):
            return release
    return None


# A name of an attribute or a type, with `#` or `!`, behind its dialect.
ValueName = tuple[str, str]


def _missing_values(text: bytes) -> set[ValueName]:
    """The attributes and types of known dialects that a text may contain and that do not exist today."""
    values = release_layouts(HOME_RELEASE).values
    value_names: set[ValueName] = set()
    for sign, dialect, mnemonic in _VALUES.findall(text):
        name = (dialect.decode(), (sign + mnemonic).decode())
        if name[0] in values and name[1] not in values[name[0]]:
            value_names.add(name)
    return value_names


def _has_other_form(release: str, names: set[str]) -> bool:
    """Whether some operations have other names or another form in a release."""
    if not names:
        return False
    changes = Changes(release_layouts(release).number)
    return any(name in changes.new_names or changes.concern(name) for name in names)


def _has_one_of(release: str, values: set[ValueName]) -> bool:
    if not values:
        return False
    table = release_layouts(release).values
    return any(name in table.get(dialect, ()) for dialect, name in values)


def _name_of(value: AttributeOrType) -> ValueName | None:
    """The name of a value that is kept as text."""
    if isinstance(value, OpaqueAttr):
        match = _MNEMONIC.match(value.text)
        return None if match is None else (value.dialect_namespace, "#" + match.group())
    if isinstance(value, OpaqueType):
        match = _MNEMONIC.match(value.data)
        return None if match is None else (value.dialect_namespace, "!" + match.group())
    return None
