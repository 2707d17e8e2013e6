"""Attributes added to operations, with the first release of their project that has them.

    gained("mine.dot", "algorithm", (1, 6, 0))      in the package of the dialect

Bytecode of projects other than LLVM does not always name the release that wrote it: an earlier release wrote
the layout without the later attribute.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.bytecode.properties import layout_of
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.layouts.tables import RELEASES, release_layouts

Version = tuple[int, int, int]

# Operation -> the added attribute and the first release with it; no operation has two.
_gained: dict[str, tuple[str, Version]] = {}


def gained(operation: str, attribute: str, release: Version) -> None:
    """Register an optional attribute that an operation lacks in earlier releases."""
    _gained[operation] = (attribute, release)


def earlier_layout(name: str, own: PropertyLayout | None) -> PropertyLayout | None:
    """The layout without the added attribute; None if the operation has no added attribute."""
    entry = _gained.get(name)
    if entry is None or own is None:
        return None
    attributes = [attribute for attribute in own.attributes if attribute[0] != entry[0]]
    declared = [name for name in own.declared if name != entry[0]]
    return PropertyLayout(attributes, own.native, own.operand_segments, own.result_segments, declared)


def layouts_of_release(release: Version) -> Callable[[OperationName], PropertyLayout | None]:
    """The property layouts of a release of a project, for `write_bytecode`."""

    def layouts(info: OperationName) -> PropertyLayout | None:
        own = layout_of(info)
        entry = _gained.get(info.name)
        return own if entry is None or release >= entry[1] else earlier_layout(info.name, own)

    return layouts


def layouts_on_newest_llvm(release: Version) -> Callable[[OperationName], PropertyLayout | None]:
    """The property layouts of a release of a project that is built with the newest LLVM."""
    own = layouts_of_release(release)
    return lambda info: release_layouts(RELEASES[-1]).get(info.name) or own(info)
