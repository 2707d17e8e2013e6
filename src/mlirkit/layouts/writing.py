"""Writing for another release: its bytecode version, its layouts, and only attributes that it has.

    target("llvm19")     version 6, llvm19's layouts
    target("v4")         bytecode version 4: with names of attributes, so that most releases read it

Attributes that the release lacks are left out if they have no effect (absent, default or unit-false values),
or if they only permit optimizations (`HINTS`), which is reported; otherwise the conversion is an error with
the operation and the attribute.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, OpaqueAttr
from mlirkit.builtin.integer import int_of_digits
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.encoding import NATIVE_PROPERTIES
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.properties import layout_of
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.core.clone import clone_with_uses
from mlirkit.core.kept_text import KeptText, kept_text_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED, OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.upcalls import constraints_of_release, values_of_release
from mlirkit.core.verified import KNOWN
from mlirkit.layouts.acceptance import Acceptance
from mlirkit.layouts.attribute_forms import require_kinds
from mlirkit.layouts.changes.change import entries_of, put, take
from mlirkit.layouts.changes.handles import HANDLES_OF, renamed_handle
from mlirkit.layouts.choice import choose_layouts, release_of
from mlirkit.layouts.tables import (
    HOME_RELEASE,
    RELEASES,
    ReleaseLayouts,
    names_in,
    release_layouts,
    same_places,
    with_conversions,
)
from mlirkit.layouts.undeclared import HINTS, equals_absence, lists_nothing
from mlirkit.layouts.upgrades import Changes
from mlirkit.layouts.written_locations import WrittenLocations
from mlirkit.support.diagnostics import MLIRError

# The newest bytecode version of a release's reader; later releases read all versions.
_NEWEST_VERSION = {"llvm16": 0}
_CURRENT = 6

# Attributes that are numbers of enum cases, in which 0 equals absence.
NONE_IS_ZERO = frozenset({"ordering", "unnamed_addr", "visibility_"})


class Target:
    """The target of writing: a bytecode version, and a release, if any."""

    def __init__(self, name: str, version: int, release: ReleaseLayouts | None) -> None:
        self.name = name
        self.version = version
        self.release = release

    @property
    def producer(self) -> str:
        """The producer string, from which readers choose the layouts."""
        return "mlirkit" if self.release is None else f"MLIR{self.release.version}"


def target(name: str) -> Target:
    """The target called `name`: a release with a table, or `v0` to `v6`."""
    if name in RELEASES:
        return Target(name, _NEWEST_VERSION.get(name, _CURRENT), release_layouts(name))
    match = re.fullmatch(r"v(\d+)", name)
    if match is not None and int_of_digits(match.group(1)) <= _CURRENT:
        return Target(name, int_of_digits(match.group(1)), None)
    names = ", ".join(RELEASES)
    raise MLIRError(f"unknown target '{name}'; there are {names}, v0 to v{_CURRENT} and generic")


def write_for(
    operation: Operation,
    to: Target,
    dropped: Counter[tuple[str, str]] | None = None,
    producer: str | None = None,
) -> bytes:
    """Bytecode that the target reads.  `dropped` counts the hints left out, by operation and attribute."""
    release = to.release
    if release is None:
        if to.version < NATIVE_PROPERTIES:
            for op in operation.walk_list():
                _require_names(op, to.name, dropped)
        return write_bytecode(operation, to.version)
    copy = clone_with_uses(operation)
    restrict(copy, release, dropped)
    layouts = layouts_of(release, release.versions)
    return write_bytecode(copy, to.version, producer or to.producer, False, layouts, release.versions)


def write_as_read(
    operation: Operation,
    version: int | None,
    producer: str,
    explaining: Mapping[str, PropertyLayout],
    release: str | None = None,
    versioned: Collection[str] = (),
) -> bytes:
    """Bytecode in the layouts that explained a file whose producer is not known, by operation name.

    `release` is the release nearest to the producer, if known: its encodings of attributes and its forms of
    operations are used; `versioned` are the dialects of which the file has a version.  MLIRError for a
    property that the layouts cannot express.
    """
    copy = clone_with_uses(operation)
    forms = _Forms(explaining, release)
    versions = {} if release is None else release_layouts(release).versions_among(versioned)
    nearest = None if release is None else layouts_of(release_layouts(release), versioned)
    # Operations without properties in the file, as all of their properties have the defaults; by name.
    bare: dict[str, list[Operation]] = {}
    full: set[str] = set()
    for op in copy.walk_list():
        if op.info is ERASED:
            # The change of an operation around this one has replaced it.
            continue
        name = op.info.name
        if isinstance(op.props, FileProperties):
            continue
        lacks_properties = release is not None and op.info.is_registered and _has_no_properties(op)
        changes = forms.get(name)
        if changes is not None and changes.concern(name):
            name = changes.downgrade(op)
            if name != op.info.name:
                op.info = registered_name(name, op.info)
        layout = explaining.get(name)
        if layout is None:
            if lacks_properties:
                bare.setdefault(name, []).append(op)
                continue
            full.add(name)
            layout = None if nearest is None else nearest(op.info)
            if layout is None:
                continue
        declared = names_in(layout)
        _declare(op, declared)
        props = op.props
        if isinstance(props, DictionaryAttr):
            defaults = defaults_of(op.info)
            unknown = [name for name in props.entries if name not in declared]
            for name in unknown:
                if not is_without_effect(props.entries[name], defaults.get(name)):
                    raise op.op_error(f"property '{name}' is not known to '{producer}' and would be lost")
            op.props = DictionaryAttr({key: at for key, at in props.entries.items() if key not in unknown})

    for name in bare.keys() - full:
        for op in bare[name]:
            op.props = EMPTY_DICTIONARY
    KNOWN.stamp = None

    def layouts(info: OperationName) -> PropertyLayout | None:
        if info.name in bare and info.name not in full:
            return None
        explained = explaining.get(info.name)
        return explained if explained is not None else layout_of(info) if nearest is None else nearest(info)

    return write_bytecode(copy, version, producer, False, layouts, versions)


def _declare(op: Operation, declared: Collection[str]) -> None:
    """Make discardable attributes inherent if the release declares them and no inherent one has the name."""
    inherent = entries_of(op.props)
    for key in [entry for entry in op.attrs.entries if entry in declared and entry not in inherent]:
        put(op, key, take(op, key))


def _has_no_properties(op: Operation) -> bool:
    """Whether all properties of an operation have their defaults."""
    if not isinstance(op.props, DictionaryAttr):
        return op.props is None
    defaults = defaults_of(op.info)
    return all(
        is_without_effect(value, defaults.get(name)) or equals_absence(name, value)
        for name, value in op.props.entries.items()
    )


class _Forms:
    """The changes by operation name, from the release whose layout explains the operation's blobs."""

    def __init__(self, explaining: Mapping[str, PropertyLayout], nearest: str | None) -> None:
        self._explaining = explaining
        self._releases = [] if nearest is None else [nearest, *reversed(RELEASES)]
        self._changes: dict[str, Changes] = {}
        self._changes_by_name: dict[str, Changes | None] = {}

    def get(self, name: str) -> Changes | None:
        """The changes since the release whose layout explained an operation, by its name today."""
        if name not in self._changes_by_name:
            releases = [release for release in self._releases if self._is_laid_out(name, release)]
            # Without such a layout: a release that has the operation.
            having = [release for release in self._releases if self._has_operation(name, release)]
            nearest = (releases or having or self._releases)[:1]
            self._changes_by_name[name] = self._since(nearest[0]) if nearest else None
        return self._changes_by_name[name]

    def _is_laid_out(self, name: str, release: str) -> bool:
        old_name = self._since(release).old_name(name)
        layout, released = self._explaining.get(old_name), release_layouts(release).get(old_name)
        return layout is not None and released is not None and same_places(layout, released)

    def _has_operation(self, name: str, release: str) -> bool:
        return self._since(release).old_name(name) in release_layouts(release)

    def _since(self, release: str) -> Changes:
        if release not in self._changes:
            self._changes[release] = Changes(release_layouts(release).number, has_limits=False)
        return self._changes[release]


def _require_names(op: Operation, target_name: str, dropped: Counter[tuple[str, str]] | None) -> None:
    """MLIRError if an operation has properties that cannot be attributes in a dictionary."""
    props = op.props
    if not op.info.is_registered:
        # The writer refuses properties without a layout, with their reason.
        if isinstance(props, DictionaryAttr) and props.entries and not isinstance(props, FileProperties):
            raise op.op_error(
                f"has properties, which {target_name} has not for operations without definition"
            )
        return
    layout = layout_of(op.info)
    if layout is None or not layout.native or not isinstance(props, DictionaryAttr):
        return
    defaults = defaults_of(op.info)
    for native in layout.native:
        value = props.entries.get(native.name)
        if value is None or is_without_effect(value, defaults.get(native.name)):
            continue
        if native.name not in HINTS:
            raise op.op_error(
                f"property '{native.name}' cannot be written as {target_name} and would be lost"
            )
        if dropped is not None:
            dropped[(op.info.name, native.name)] += 1


def _require_own(op: Operation, props: FileProperties, release: ReleaseLayouts) -> None:
    """MLIRError if properties without a layout come from a file of another release."""
    file = props.table.file
    if choose_layouts(file.producer, file.version).release != release.name:
        raise op.op_error(
            f"has properties that no layout explains: they can be copied as producer '{file.producer}' wrote "
            f"them, but not written for {release.name}"
        )


def _require_read(op: Operation, release: ReleaseLayouts) -> None:
    """MLIRError if an operation has a value that was kept as text, unless this release wrote it."""
    kept_text = kept_text_of(op, only_known_dialects=True)
    if kept_text is None:
        return
    producer = kept_text.producer
    source = None if producer is None else release_of(producer)
    if source == release.name:
        return
    if source is None or not _has_unknown_dialect(kept_text, source, release):
        reason = "it was written" if producer is None else f"producer '{producer}' wrote it"
        raise op.op_error(
            f"has '{kept_text.value}', which is kept as {reason}, because it is unknown here: it cannot be "
            f"written for {release.name}"
        )


def _has_unknown_dialect(kept_text: KeptText, source: str, release: ReleaseLayouts) -> bool:
    """Whether a text is of a dialect that neither its release nor any other one has."""
    value = kept_text.value
    if kept_text.table is not None or not isinstance(value, OpaqueAttr | OpaqueType):
        return False
    name = value.dialect_namespace
    return name not in release_layouts(source).dialects and name not in release.dialects


def layouts_of(
    release: ReleaseLayouts, versions: Collection[str] = ()
) -> Callable[[OperationName], PropertyLayout | None]:
    """The property layouts of a release, for the writer of a file that has versions of these dialects."""

    by_info: dict[OperationName, PropertyLayout | None] = {}

    def layouts(info: OperationName) -> PropertyLayout | None:
        if info not in by_info:
            by_info[info] = layout(info)
        return by_info[info]

    def layout(info: OperationName) -> PropertyLayout | None:
        released = release.get_versioned(info.name) if info.dialect_name in versions else None
        released = released or release.get(info.name)
        if released is not None:
            return with_conversions(released, layout_of(info))
        # Operations that the release's tables lack (of downstream dialects) keep their own layout.
        return None if info.name in release else layout_of(info)

    return layouts


def restrict(
    root: Operation,
    release: ReleaseLayouts,
    dropped: Counter[tuple[str, str]] | None = None,
    spelling: AttributeReplacer | None = None,
) -> None:
    """Convert IR to the release's form; MLIRError if an operation has no equivalent form.

    `spelling` replaces values by equivalents that print in the release's spelling, if the caller has one
    already.
    """
    changes = Changes(release.number)
    names: dict[str, OperationName] = {}
    foreign = release.name != HOME_RELEASE
    constraints = constraints_of_release(release.name, root.context) if foreign else None
    acceptance = Acceptance(release, constraints)
    if foreign and spelling is None:
        values = values_of_release(release.name, root.context)
        spelling = None if values is None else values.replacer()
    locations = WrittenLocations(release, acceptance, spelling, dropped)
    if foreign:
        ops = root.walk_list()
        if any(op.info.dialect_name == HANDLES_OF for op in ops):
            handles = AttributeReplacer(lambda value: renamed_handle(value, changes.old_name))
            for op in ops:
                _spell(op, handles)
        for op in ops:
            if constraints is not None and op.info.is_registered and not changes.is_implied_by_name(op):
                constraints.require(op)
    for op in _inlined_last(root.walk_list(), changes.inlined):
        if op.info is ERASED:
            # The change of an operation around this one, or of a user, has replaced it.
            continue
        if op.info.name in changes.inlined and not op.result_values()[0].has_uses:
            op.erase()
            continue
        locations.write(op)
        _require_read(op, release)
        name = op.info.name
        if isinstance(op.props, FileProperties):
            _require_own(op, op.props, release)
            continue
        if not op.info.is_registered:
            if foreign:
                acceptance.require_values(op)
            if spelling is not None:
                _spell(op, spelling)
            if name in release:
                # The operation is unknown in this context, but not in the release.
                op.info = names.setdefault(name, registered_name(name, op.info))
            elif _is_upstream(op.info.dialect_name) and (
                op.info.is_known_elsewhere or _is_of_a_release(name)
            ):
                raise op.op_error(f"does not exist in {release.name}")
            continue
        if changes.concern(name):
            name = changes.downgrade(op)
        if name not in release and _is_upstream(op.info.dialect_name):
            raise op.op_error(f"does not exist in {release.name}")
        declared = release.attribute_names(name)
        _declare(op, declared)
        for key in [entry for entry in op.attrs.entries if release.is_attribute(name, entry)]:
            # The release would read it as the inherent attribute of this name.
            op.attrs = op.attrs.without(key)
            if dropped is not None:
                dropped[(op.info.name, key)] += 1
        if op.context.undeclared_attributes:
            _leave_out_undeclared(op, release, dropped)
        props = op.props
        if isinstance(props, DictionaryAttr) and props.entries:
            op.props = _known_properties(op, props, declared, release, dropped)
        require_kinds(op, name, release)
        if foreign:
            acceptance.require_counts(op, name)
            acceptance.require_values(op)
        if spelling is not None:
            _spell(op, spelling)
        if name != op.info.name:
            op.info = names.setdefault(name, registered_name(name, op.info))
    KNOWN.stamp = None


def _inlined_last(ops: list[Operation], inlined: Collection[str]) -> list[Operation]:
    """Operations in the order of their downgrades: users before operations that become their attributes."""
    if not inlined:
        return ops
    return sorted(ops, key=lambda op: op.info.name in inlined)


def _spell(op: Operation, spelling: AttributeReplacer) -> None:
    """Replace an operation's attributes and types by equivalents that print in the release's spelling."""
    try:
        spelling.replace_in(op)
        blocks = [block for region in op.regions for block in region.blocks]
        for value in (*op.result_values(), *[argument for block in blocks for argument in block.args]):
            spelled = spelling.replace(value.type)
            assert isinstance(spelled, Type)
            if spelled is not value.type:
                value.set_type(spelled)
    except MLIRError as error:
        raise op.op_error(error.message) from None


def _leave_out_undeclared(
    op: Operation, release: ReleaseLayouts, dropped: Counter[tuple[str, str]] | None
) -> None:
    """Leave out attributes that another release declares, if they have no effect; otherwise MLIRError."""
    noted = op.context.undeclared_attributes
    for name in [entry for entry in op.attrs.entries if (op.info.name, entry) in noted]:
        value = take(op, name)
        if equals_absence(name, value):
            continue
        if name not in HINTS:
            raise op.op_error(f"attribute '{name}' is not known to {release.name} and would be lost")
        if dropped is not None:
            dropped[(op.info.name, name)] += 1


def _known_properties(
    op: Operation,
    props: DictionaryAttr,
    declared: frozenset[str],
    release: ReleaseLayouts,
    dropped: Counter[tuple[str, str]] | None,
) -> DictionaryAttr:
    unknown = [name for name in props.entries if name not in declared]
    if not unknown or not _is_upstream(op.info.dialect_name):
        return props
    defaults = defaults_of(op.info)
    for name in unknown:
        value = props.entries[name]
        if is_without_effect(value, defaults.get(name)) or lists_nothing(name, value):
            continue
        if name in NONE_IS_ZERO and isinstance(value, IntegerAttr) and value.bits == 0:
            continue
        if name not in HINTS:
            raise op.op_error(f"attribute '{name}' is not known to {release.name} and would be lost")
        if dropped is not None:
            dropped[(op.info.name, name)] += 1
    remaining = {name: value for name, value in props.entries.items() if name not in unknown}
    return DictionaryAttr(remaining) if remaining else EMPTY_DICTIONARY


def defaults_of(info: OperationName) -> dict[str, Any]:
    """The properties of an operation that is created without any."""
    defaults: dict[str, Any] = {}
    if info.populate_defaults is not None:
        info.populate_defaults(defaults)
    return defaults


def _is_of_a_release(name: str) -> bool:
    """Whether any release has an operation."""
    return any(name in release_layouts(release) for release in RELEASES)


def _is_upstream(dialect: str) -> bool:
    """Whether LLVM defines the dialect, so that an operation without an entry does not exist."""
    return any(dialect in release_layouts(release).dialects for release in RELEASES)


def registered_name(name: str, info: OperationName) -> OperationName:
    """A registered operation name, which the writer needs for operations with a layout."""
    renamed = OperationName(name, info.context)
    renamed.bind(Operation if info.op_class is None else info.op_class)
    return renamed


def is_without_effect(value: Attribute, default: Attribute | None) -> bool:
    """Whether omitting an attribute has the same meaning."""
    return value == default or (isinstance(value, ArrayAttr) and not value.elements)
