"""Upgrading operations from a release's form to the newest one, and back; changes/ has the rules."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.layouts.attribute_forms import AttributeForms
from mlirkit.layouts.changes import CHANGES
from mlirkit.layouts.changes.change import (
    UNSUITABLE_FOR_CHANGES,
    Change,
    attribute_of,
    entries_of,
    get,
    put,
    renamed_attributes,
    take,
)
from mlirkit.layouts.changes.handles import NAMING, rename_in
from mlirkit.layouts.changes.limits import CHANGES as LIMITS
from mlirkit.layouts.changes.names import REMEMBER_OTHERWISE, REMEMBERED
from mlirkit.layouts.groups import Regrouping
from mlirkit.layouts.tables import HOME_RELEASE, numbered_layouts, release_layouts
from mlirkit.layouts.undeclared import Undeclared
from mlirkit.support.diagnostics import MLIRError

# For all operations: the last release with old names of segment sizes.
_SEGMENTS_UNTIL = 16
_SEGMENTS = renamed_attributes(SEGMENT_NAMES)


def name_segments_as_today(op: Operation) -> None:
    """Rename segment sizes to today's names; custom syntax never shows them."""
    _SEGMENTS[0](op)


def _upgrade(change: Change, op: Operation) -> None:
    """An operation of an unexpected shape stays as it is, to be an error."""
    try:
        change.upgrade(op)
    except (*UNSUITABLE_FOR_CHANGES, MLIRError):
        return


_LIMITS = frozenset(LIMITS)


class Changes:
    """The changes since a release, by operation; for an unknown release, those recognised by form."""

    def __init__(self, number: int | None, before: int | None = None, has_limits: bool = True) -> None:
        """The changes since release `number`, and those since `before` that are recognised by form.

        Without `has_limits`, for a writer that only resembles the release: it accepts its own files.
        """
        self.segments = number is None or (number if before is None else before) <= _SEGMENTS_UNTIL
        self._by_name: dict[str, list[Change]] = {}
        self.new_names: dict[str, str] = {}
        # New names by old names of a known release, without aliases.
        self.renamed: dict[str, str] = {}
        # Conversions of operand groups and attribute forms, in both directions.
        self._older: Regrouping | None = None
        self._newer: Regrouping | None = None
        self._older_forms: AttributeForms | None = None
        self._newer_forms: AttributeForms | None = None
        # The attributes that the release declares and the shipped definitions do not.
        self.undeclared: Undeclared | None = None
        release, home = numbered_layouts(number), release_layouts(HOME_RELEASE)
        if release is not None and release is not home:
            self._older, self._newer = Regrouping(home, release), Regrouping(release, home)
            self._older_forms = AttributeForms(home, release, False)
            self._newer_forms = AttributeForms(release, home, True)
            self.undeclared = Undeclared(release, home)
        self._release = release
        # The attribute that each old name implied, and its text.
        self._implied: dict[str, tuple[str, str]] = {}
        # Operations of the release that no longer exist.
        self.gone: set[str] = set()
        # Operations of today that are attributes of their users in the release.
        self.inlined: set[str] = set()
        for change in CHANGES:
            if number is None:
                applies = change.by_form
            else:
                applies = change.concerns(number) or (
                    change.by_form and before is not None and change.concerns(before)
                )
            if applies and (has_limits or change not in _LIMITS):
                self._by_name.setdefault(change.operation, []).append(change)
                if change.is_gone:
                    self.gone.add(change.operation)
                if change.is_inlined:
                    self.inlined.add(change.operation)
                if change.old_name is not None:
                    self.new_names[change.old_name] = change.operation
                    if number is not None and not change.is_alias:
                        self.renamed[change.old_name] = change.operation
                    if change.implies is not None:
                        self._implied[change.old_name] = change.implies

    def concern(self, name: str) -> bool:
        """Whether operations of a name may need a conversion."""
        is_changed = self.segments or name in self._by_name or self._regroups(name)
        return is_changed or self._stores_definition(name) or (name in NAMING and bool(self.renamed))

    def _stores_definition(self, name: str) -> bool:
        """Whether operations of a name may store a part of another release's definition."""
        until = REMEMBER_OTHERWISE.get(name)
        return until is not None and self._release is not None and self._release.number <= until

    def _regroups(self, name: str) -> bool:
        """Whether operations of a name have another form according to the tables."""
        if self._older is None or self._newer_forms is None or self._older_forms is None:
            return False
        old = self.old_name(name)
        return (
            self._older.concerns(name, old)
            or self._older_forms.concerns(name, old)
            or self._newer_forms.concerns(old, name)
            or (self.undeclared is not None and bool(self.undeclared.names(old, name)))
        )

    def todays_name(self, name: str) -> str:
        """Today's name of the release's operation."""
        return self.renamed.get(name, name)

    def old_name(self, name: str) -> str:
        """The name of an operation in the release."""
        for change in self._by_name.get(name, ()):
            if change.old_name is not None and not change.is_alias:
                return change.old_name
        return name

    def _implying_change(self, op: Operation, name: str) -> Change | None:
        """The change whose old name implies an attribute of the operation, if the release needs the name."""
        for change in self._by_name.get(name, ()):
            if change.implies is None or change.old_name is None or self._release is None:
                continue
            attribute, text = change.implies
            is_fit = change.fits is None or change.fits(op)
            is_known = attribute in self._release.attribute_names(name)
            if not is_known and is_fit and get(op, attribute) == attribute_of(op, text):
                return change
        return None

    def is_implied_by_name(self, op: Operation) -> bool:
        """Whether the release has another operation in place of an attribute."""
        return self._implying_change(op, op.info.name) is not None

    def _implying_name(self, op: Operation, name: str) -> str:
        """The name of an operation in the release; an attribute that the name implies is removed."""
        change = self._implying_change(op, name)
        if change is None or change.implies is None or change.old_name is None:
            return self.old_name(name)
        take(op, change.implies[0])
        return change.old_name

    def upgrade(self, op: Operation, written_name: str | None = None) -> None:
        """Convert an operation of the release, perhaps with another name, to the newest form."""
        implied = None if written_name is None else self._implied.get(written_name)
        if implied is not None:
            put(op, implied[0], attribute_of(op, implied[1]))
        if self.segments and any(old in op.attrs.entries for old, _ in SEGMENT_NAMES):
            _SEGMENTS[0](op)
        name = op.info.name
        if self._stores_definition(name):
            take(op, REMEMBERED[op.info.dialect_name])
        if self._newer is not None and self._newer_forms is not None:
            old_name = written_name if written_name in self.new_names else self.old_name(name)
            if not any(change.has_own_groups for change in self._by_name.get(name, ())):
                self._newer.apply_if_possible(op, old_name, name)
            self._newer_forms.apply(op, old_name, name)
        for change in reversed(self._by_name.get(name, ())):
            if not change.is_late and (not change.is_alias or change.old_name == written_name):
                _upgrade(change, op)
        rename_in(op, self.todays_name)
        if not self.is_late(name):
            self._note_undeclared(op)

    def _note_undeclared(self, op: Operation) -> None:
        if self.undeclared is not None and op.info is not ERASED:
            name = op.info.name
            self.undeclared.note(op, self.undeclared.names(self.old_name(name), name))

    def is_late(self, name: str) -> bool:
        """Whether operations of a name need a second upgrade when the whole operation around them is read."""
        return any(change.is_late for change in self._by_name.get(name, ()))

    def upgrade_late(self, op: Operation) -> None:
        """The part of `upgrade` that needs the complete IR around an operation."""
        if op.info is not ERASED:
            for change in reversed(self._by_name.get(op.info.name, ())):
                if change.is_late:
                    _upgrade(change, op)
            self._note_undeclared(op)

    def names_of_home(self, name: str, written_name: str) -> frozenset[str]:
        """The attributes of an operation that the shipped definitions declare and the release does not."""
        if self.undeclared is None:
            return frozenset()
        return self.undeclared.names_of_home(
            written_name if written_name in self.new_names else self.old_name(name), name
        )

    def downgrade(self, op: Operation) -> str:
        """Convert an operation to the release's form, and return its name there."""
        new_name = op.info.name
        name = self._implying_name(op, new_name)
        changes = self._by_name.get(new_name, ())
        rename_in(op, self.old_name)
        if self._stores_definition(new_name):
            take(op, REMEMBERED[op.info.dialect_name])
        for change in changes:
            if not change.is_alias or change.old_name == name:
                try:
                    change.downgrade(op)
                except UNSUITABLE_FOR_CHANGES:
                    raise op.op_error("is not as its definition has it") from None
        if op.info.name != new_name:
            # An operation that the release lacks has become another one, which needs a downgrade as well.
            return self.downgrade(op)
        if self._older is not None and not any(change.has_own_groups for change in changes):
            self._older.apply(op, new_name, name)
        if self._older_forms is not None:
            self._older_forms.apply(op, new_name, name)
        if self.segments:
            # A discardable attribute of this name keeps its name.
            own = entries_of(op.props)
            if any(isinstance(own.get(new), DenseArrayAttr) for _, new in SEGMENT_NAMES):
                _SEGMENTS[1](op)
        return name
