"""The way of operations from a release's form to the newest one, and back; changes/ says what changed."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.layouts.changes import CHANGES
from mlirkit.layouts.changes.change import Change, get, renamed_attributes

# Of all operations: the sizes of operand and result groups.
_SEGMENTS_UNTIL = 16
_SEGMENTS = renamed_attributes(SEGMENT_NAMES)


class Changes:
    """The changes since a release, by operation; all that are seen from the form if it is not known."""

    def __init__(self, number: int | None, before: int | None = None) -> None:
        """Since release `number`; since `before` as far as it is seen from the form, for one in between."""
        self.segments = number is None or (number if before is None else before) <= _SEGMENTS_UNTIL
        self._by_name: dict[str, list[Change]] = {}
        self.new_names: dict[str, str] = {}
        # Operations of the release that there are none of today.
        self.gone: set[str] = set()
        for change in CHANGES:
            if number is None:
                applies = change.by_form
            else:
                applies = change.concerns(number) or (
                    change.by_form and before is not None and change.concerns(before)
                )
            if applies:
                self._by_name.setdefault(change.operation, []).append(change)
                if change.is_gone:
                    self.gone.add(change.operation)
                if change.old_name is not None:
                    self.new_names[change.old_name] = change.operation

    def concern(self, name: str) -> bool:
        """Whether operations of a name have to be looked at."""
        return self.segments or name in self._by_name

    def upgrade(self, op: Operation) -> None:
        """Bring an operation that the release wrote into the newest form."""
        if self.segments and any(old in op.attrs.entries for old, _ in SEGMENT_NAMES):
            _SEGMENTS[0](op)
        for change in reversed(self._by_name.get(op.info.name, ())):
            change.upgrade(op)

    def downgrade(self, op: Operation) -> str:
        """Bring an operation into the release's form, and say how the release calls it."""
        name = op.info.name
        for change in self._by_name.get(name, ()):
            change.downgrade(op)
            if change.old_name is not None and not change.is_alias:
                name = change.old_name
        if self.segments and any(isinstance(get(op, new), DenseArrayAttr) for _, new in SEGMENT_NAMES):
            _SEGMENTS[1](op)
        return name
