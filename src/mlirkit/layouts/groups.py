"""Groups of operands between releases: an operation that gained, lost or moved groups keeps each by its name.

    16's gpu.launch_func      asyncDependencies* ... kernelOperands*
    22's                      asyncDependencies* ... clusterSizeX? ... kernelOperands* asyncObject?

A single group of all operands (`args` of rocdl's operations) equals the named groups of another release.
Groups that a release lacks must be empty in it; one that is not empty has no counterpart.  Equally many
groups of the same lengths are the same, whatever their names.  Other changes of an operation's operands are
rules in changes/.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import get, put, take
from mlirkit.layouts.changes.names import renamed_groups
from mlirkit.layouts.tables import OperandGroup, ReleaseLayouts
from mlirkit.support.diagnostics import MLIRError

_SIZES = SEGMENT_NAMES[0][1]


class Regrouping:
    """The conversion of operands from the groups of one release to those of another."""

    def __init__(self, source: ReleaseLayouts, target: ReleaseLayouts) -> None:
        self.source = source
        self.target = target
        self._forms: dict[tuple[str, str], tuple[Sequence[OperandGroup], Sequence[OperandGroup]] | None] = {}

    def concerns(self, name: str, other_name: str) -> bool:
        """Whether operations with these names in the two releases have different groups."""
        return self._of(name, other_name) is not None

    def _of(self, name: str, other_name: str) -> tuple[Sequence[OperandGroup], Sequence[OperandGroup]] | None:
        key = (name, other_name)
        if key not in self._forms:
            source, target = self.source.groups(name), self.target.groups(other_name)
            new_names = {**renamed_groups(name), **renamed_groups(other_name)}
            is_alike = _are_alike(source, target, new_names)
            self._forms[key] = None if is_alike else _matched(source or (), target or (), new_names)
        return self._forms[key]

    def apply(self, op: Operation, name: str, other_name: str) -> None:
        """Convert operands to the other release's groups; MLIRError for operands without a group there."""
        form = self._of(name, other_name)
        if form is None:
            return
        source, target = form
        sizes = _sizes_of(op, source)
        operands = op.operand_values()
        if sizes is None or _are_all(source, target, len(operands)):
            return
        parts: dict[str, list[Value]] = {}
        start = 0
        for group, size in zip(source, sizes, strict=True):
            parts[group.name] = operands[start : start + size]
            start += size
        names = {group.name for group in target}
        lost = next((key for key, part in parts.items() if part and key not in names), None)
        if lost is not None:
            raise op.op_error(f"has operands '{lost}', which {self.target.name} does not know")
        missing = next((name for name, varies, *_ in target if not varies and not parts.get(name)), None)
        if missing is not None:
            raise op.op_error(f"has no operand '{missing}', which {self.target.name} wants")
        group_parts = [parts.get(group.name, []) for group in target]
        varying = {len(part) for group, part in zip(target, group_parts, strict=True) if group.varies}
        if len(varying) > 1 and not any(group.is_sized for group in target):
            raise op.op_error(
                f"has groups of operands of several lengths, which {self.target.name} does not tell apart"
            )
        rearranged = [value for part in group_parts for value in part]
        if rearranged != operands:
            op.set_operands(rearranged)
        take(op, _SIZES)
        if any(group.is_sized for group in target):
            put(op, _SIZES, dense_array(integer_type(32), [len(part) for part in group_parts]))

    def apply_if_possible(self, op: Operation, name: str, other_name: str) -> None:
        """As `apply`, for operations that were read; an operation without a counterpart stays as it is."""
        try:
            self.apply(op, name, other_name)
        except MLIRError:
            return


def _are_alike(
    source: Sequence[OperandGroup] | None, target: Sequence[OperandGroup] | None, new_names: dict[str, str]
) -> bool:
    """Whether the groups need no conversion, or no conversion is known."""
    if source is None or target is None:
        return True
    # The key of a group: its name today, and whether its length varies.
    places = {(new_names.get(group.name, group.name), group.varies): at for at, group in enumerate(target)}
    keys = [(new_names.get(group.name, group.name), group.varies) for group in source]
    if any(places.get(key, at) != at for at, key in enumerate(keys)):
        # The group has another place.
        return False
    return [group[1:] for group in source] == [group[1:] for group in target]


def _are_all(source: Sequence[OperandGroup], target: Sequence[OperandGroup], count: int) -> bool:
    """Whether the only group of one release has all `count` operands, which the other one names singly."""
    few, many = sorted((source, target), key=len)
    if len(few) != 1 or not few[0].varies or any(group.name == few[0].name for group in many):
        return False
    if any(group.is_sized for group in (*few, *many)):
        return False
    return many is source or (len(many) == count and not any(group.varies for group in many))


def _matched(
    source: Sequence[OperandGroup], target: Sequence[OperandGroup], new_names: dict[str, str]
) -> tuple[Sequence[OperandGroup], Sequence[OperandGroup]]:
    """The groups of both releases, with renamed groups under the names of `target`."""
    target_names = {group.name for group in target}
    renamed = [_renamed(group.name, target_names, new_names) for group in source]
    matched: list[OperandGroup] = []
    for at, (group, name) in enumerate(zip(source, renamed, strict=True)):
        # If no group came or went, the group in the same place whose name no other group has.
        if name not in target_names and len(source) == len(target) and target[at].name not in renamed:
            name = target[at].name if target[at].varies == group.varies else name
        matched.append(group._replace(name=name))
    return matched, target


def _renamed(name: str, target: set[str], new_names: dict[str, str]) -> str:
    """Another release's name of a group: the same name if it is in `target`, or the renamed one."""
    names = (name, new_names.get(name), *[former for former, today in new_names.items() if today == name])
    return next((candidate for candidate in names if candidate is not None and candidate in target), name)


def _sizes_of(op: Operation, groups: Sequence[OperandGroup]) -> list[int] | None:
    """The sizes of groups; None if they do not fit the operation, or if names are not unique."""
    count = len(op.operand_values())
    if len({group.name for group in groups}) < len(groups):
        return None
    if any(group.is_sized for group in groups):
        stored = get(op, _SIZES)
        sizes = list(stored.values) if isinstance(stored, DenseArrayAttr) else []
    else:
        varying = sum(group.varies for group in groups)
        varying_total = count - len(groups) + varying
        size = varying_total // varying if varying else 0
        sizes = [size if group.varies else 1 for group in groups]
    return sizes if len(sizes) == len(groups) and sum(sizes) == count else None
