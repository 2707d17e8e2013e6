"""Changes of operations, and helpers for their two functions.

    Change("affine.for", 17, upgrade, downgrade)     release 17 is the last with the old form

The old form is that of the release's bytecode, the new form that of the shipped definitions.  Both functions
change an operation in place; its regions and the uses of its results are complete, in an upgrade only if the
change `is_late`.  A downgrade raises an error if the old form cannot express the operation.  New optional
attributes are no changes: they are absent.  A change `by_form` is recognised by the operation itself; other
changes apply only if the writer's release is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import OpResult, Value
from mlirkit.core.verified import KNOWN
from mlirkit.support.diagnostics import UNSUITABLE

Rewrite = Callable[[Any], None]

# Exceptions of the functions of a change for an operation of an unexpected shape, which verifiers reject.
UNSUITABLE_FOR_CHANGES = (AssertionError, *UNSUITABLE)


class Change(NamedTuple):
    """A change of one operation; `old_name` if it had another name.

    `until` is the last release with the other form, or the first one if that `is_newer` than the definitions;
    `since` is the first release with it, if releases before have today's.  An old name that `is_alias` was a
    second name of the operation, and the upgrade applies to operations with this name; an old name that
    `is_gone` has no operation today.  `implies` is an attribute that an alias implied, and its text: releases
    without the attribute use the alias for operations that it `fits`.  An upgrade that `is_late` runs after
    the whole isolated operation around is read, inner operations first.  Operations that are `is_inlined` are
    attributes of their users in the release, which are downgraded first.  A change with `has_own_groups`
    assigns operands to the other groups itself; else groups.py does, by name.
    """

    operation: str
    until: int
    upgrade: Rewrite
    downgrade: Rewrite
    by_form: bool = True
    old_name: str | None = None
    is_newer: bool = False
    is_alias: bool = False
    is_gone: bool = False
    has_own_groups: bool = False
    is_late: bool = False
    is_inlined: bool = False
    implies: tuple[str, str] | None = None
    fits: Callable[[Operation], bool] | None = None
    since: int = 0

    def concerns(self, release: int) -> bool:
        """Whether a release has the other form."""
        return release >= self.until if self.is_newer else self.since <= release <= self.until


def get(op: Operation, name: str) -> Any:
    """An inherent or discardable attribute."""
    value = entries_of(op.props).get(name)
    return op.attrs.entries.get(name) if value is None else value


def take(op: Operation, name: str) -> Any:
    """Remove an inherent or discardable attribute and return it; None if there is none."""
    value = get(op, name)
    if value is not None:
        op.props = _without(entries_of(op.props), name)
        op.attrs = _without(op.attrs.entries, name)
        KNOWN.stamp = None
    return value


def take_inherent(op: Operation, name: str) -> Any:
    """Remove an attribute, but not the discardable one beside an inherent one of its name."""
    entries = entries_of(op.props)
    if name not in entries:
        return take(op, name)
    op.props = _without(entries, name)
    KNOWN.stamp = None
    return entries[name]


def put(op: Operation, name: str, value: Attribute | None) -> None:
    """Set an inherent attribute."""
    if value is not None:
        op.props = DictionaryAttr({**entries_of(op.props), name: value})
        KNOWN.stamp = None


def put_in_dictionary(op: Operation, name: str, value: Attribute | None) -> None:
    """Set an attribute that the old definition does not declare."""
    if value is not None:
        op.attrs = DictionaryAttr({**op.attrs.entries, name: value})
        KNOWN.stamp = None


def attribute_of(op: Operation, text: str) -> Attribute:
    """The attribute of a text, in the context of the operation."""
    attribute: Attribute = Attribute.parse(text, op.context)
    return attribute


def fixed(**texts: str) -> tuple[Rewrite, Rewrite]:
    """The functions of a change for attributes that the release lacks because they had one value."""

    def upgrade(op: Operation) -> None:
        for name, text in texts.items():
            if get(op, name) is None:
                put(op, name, attribute_of(op, text))

    def downgrade(op: Operation) -> None:
        # Another value remains, to be an error.
        for name, text in texts.items():
            if get(op, name) == attribute_of(op, text):
                take(op, name)

    return upgrade, downgrade


def insert_before(
    op: Operation,
    name: str,
    operands: Sequence[Value],
    results: Sequence[Type] = (),
    attributes: dict[str, Attribute] | None = None,
    regions: int = 0,
) -> Operation:
    """Insert an operation in front of another."""
    block = op.parent_block
    assert block is not None
    operation = Operation.create(
        name,
        results,
        operands,
        attributes,
        regions=regions,
        loc=op.location,
        ip=False,
        context=op.context,
    )
    block.insert_before(operation, op)
    return operation


def append_terminator(op: Operation, name: str) -> None:
    """End the blocks of an operation's first region with a terminator without operands."""
    for block in op.regions[0].blocks:
        terminator = Operation.create(name, [], [], loc=op.location, ip=False, context=op.context)
        block.append(terminator)


def reorder_results(op: Operation, results: Sequence[OpResult]) -> None:
    """Reorder the results of an operation, with their uses."""
    for number, result in enumerate(results):
        result.number = number
    op.result0 = results[0]
    op.result_rest = list(results[1:]) or None
    KNOWN.stamp = None


def added_region(place: int, count: int) -> tuple[Rewrite, Rewrite]:
    """A region that may be empty, added to operations that had `count` regions."""

    def upgrade(op: Operation) -> None:
        regions = op.regions
        if len(regions) == count:
            op.region_list = [*regions[:place], Region(op), *regions[place:]]
            KNOWN.stamp = None

    def downgrade(op: Operation) -> None:
        regions = op.regions
        if len(regions) <= count:
            # An operation, not verified, of a release that lacks the region.
            return
        if any(True for _ in regions[place].blocks):
            raise op.op_error(f"has a region, #{place}, that the release does not know")
        op.region_list = [*regions[:place], *regions[place + 1 :]]
        KNOWN.stamp = None

    return upgrade, downgrade


def dropped_region(place: int, count: int) -> tuple[Rewrite, Rewrite]:
    """A region that operations no longer have; `count` is the number of regions that they have."""
    restore, drop = added_region(place, count)

    def upgrade(op: Operation) -> None:
        """A region that is not empty remains, to be an error."""
        if len(op.regions) > place and not any(True for _ in op.regions[place].blocks):
            drop(op)

    return upgrade, restore


def entries_of(dictionary: Attribute | None) -> dict[str, Attribute]:
    return dictionary.entries if isinstance(dictionary, DictionaryAttr) else {}


def _without(entries: dict[str, Attribute], name: str) -> DictionaryAttr:
    remaining = {key: value for key, value in entries.items() if key != name}
    return DictionaryAttr(remaining) if remaining else EMPTY_DICTIONARY


def nothing(op: Operation) -> None:
    """The missing direction of a change in one direction."""


def undeclared(*names: str) -> tuple[Rewrite, Rewrite]:
    """Attributes of the same name that the old definition did not declare."""

    def upgrade(op: Operation) -> None:
        for name in names:
            if name in op.attrs.entries:
                put(op, name, take(op, name))

    def downgrade(op: Operation) -> None:
        for name in names:
            put_in_dictionary(op, name, take(op, name))

    return upgrade, downgrade


def renamed_attributes(pairs: Iterable[tuple[str, str]]) -> tuple[Rewrite, Rewrite]:
    """Attributes that had other names and were not declared."""
    pairs = list(pairs)

    def upgrade(op: Operation) -> None:
        for old, new in pairs:
            if old in op.attrs.entries or old in entries_of(op.props):
                put(op, new, take(op, old))

    def downgrade(op: Operation) -> None:
        for old, new in pairs:
            put_in_dictionary(op, old, take_inherent(op, new))

    return upgrade, downgrade
