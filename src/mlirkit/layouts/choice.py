"""Choosing the layouts a file was written with: by its producer, else by what fits.

    producer "MLIR19.1.7"          that release's table; the nearest newer one where there is none
    producer "StableHLO_v1.15.0"   vhlo, whose layouts are the same in every release
    producer "mlirkit..."          the definitions at hand
    anything else                  the definitions at hand, then each release, newest first

Whatever is trusted most is tried first, per operation; a layout that does not explain a blob to its last byte
gives way to the next.  Where the producer is not known, a layout must explain all blobs of an operation name,
and one that takes indices of attributes for numbers gives way, too (bytecode/reader/op_properties.py).
`reason` says in words why, for `mlirkit inspect`.
"""

from __future__ import annotations

import re

from mlirkit.bytecode.encoding import NATIVE_PROPERTIES
from mlirkit.bytecode.properties import LayoutChoice, layout_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.layouts.stablehlo import SDY_LAYOUTS, earlier_layout
from mlirkit.layouts.tables import RELEASES, release_layouts
from mlirkit.layouts.upgrades import Changes
from mlirkit.support.diagnostics import MLIRError

_LLVM_PRODUCER = re.compile(r"^(?:MLIR|LLVM)\s*(\d+)(?:\.\d+)*")

# The release our own definitions are those of.
HOME_RELEASE = "llvm22"


class ReleaseChoice(LayoutChoice):
    """The layouts of one release, with everything else to fall back on."""

    def __init__(
        self, release: str | None, reason: str, certain: bool, changes: Changes | None = None
    ) -> None:
        self.release = release
        self.reason = reason
        # Whether the producer is known, as opposed to guessed.
        self.certain = certain
        # What has changed since; None if nothing has.
        self.changes = changes
        # What `candidates` has found: a file has many operations of one name.
        self._found: dict[tuple[OperationName, str], list[PropertyLayout]] = {}

    def candidates(self, info: OperationName, name: str) -> list[PropertyLayout]:
        known = self._found.get((info, name))
        if known is None:
            known = self._found[(info, name)] = self._candidates(info, name)
        return known

    def _candidates(self, info: OperationName, name: str) -> list[PropertyLayout]:
        found: list[PropertyLayout] = []
        own = layout_of(info)
        if self.release is None or self.release == HOME_RELEASE:
            _add(found, own)
        if self.release is not None:
            _add(found, release_layouts(self.release).get(name))
        _add(found, own)
        _add(found, earlier_layout(name, own))
        _add(found, SDY_LAYOUTS.get(name))
        for release in reversed(RELEASES):
            _add(found, release_layouts(release).get(name))
        return found

    def is_sure_of(self, name: str) -> bool:
        release = self.release
        return self.certain and release is not None and name in release_layouts(release)

    def is_guess(self) -> bool:
        return not self.certain

    def newest_name(self, name: str) -> str:
        return name if self.changes is None else self.changes.new_names.get(name, name)

    def concerns(self, info: OperationName) -> bool:
        return self.changes is not None and info.is_registered and self.changes.concern(info.name)

    def upgrade(self, op: Operation) -> None:
        assert self.changes is not None
        self.changes.upgrade(op)


def _add(found: list[PropertyLayout], layout: PropertyLayout | None) -> None:
    if layout is not None and all(not _same(layout, each) for each in found):
        found.append(layout)


def _same(a: PropertyLayout, b: PropertyLayout) -> bool:
    return (
        a.attributes == b.attributes
        and [each.kind for each in a.native] == [each.kind for each in b.native]
        and (a.operand_segments, a.result_segments) == (b.operand_segments, b.result_segments)
    )


def choose_layouts(
    producer: str, bytecode_version: int, override: str | None = None, assumed: str | None = None
) -> ReleaseChoice:
    """The choice for a file; `override` names a release as on the command line, e.g. "llvm19".

    `assumed` is the release of files whose producer is not known.
    """
    if override is not None:
        return _asked_for(override, "was asked for")
    found = _LLVM_PRODUCER.match(producer)
    if bytecode_version < NATIVE_PROPERTIES:
        changes = Changes(int(found.group(1)) if found is not None else None)
        reason = f"bytecode version {bytecode_version} names every attribute"
        return ReleaseChoice(None, reason, True, changes)
    if found is not None:
        return _nearest(int(found.group(1)), producer)
    if producer.startswith("StableHLO_v"):
        return ReleaseChoice(None, f"producer '{producer}' writes vhlo, whose layouts never change", True)
    if producer.startswith("mlirkit"):
        return ReleaseChoice(None, f"producer '{producer}' has our own definitions", True)
    if assumed is not None:
        return _asked_for(assumed, f"is the project's, and producer '{producer}' is not known")
    return ReleaseChoice(None, f"producer '{producer}' is not known: whatever fits", False, Changes(None))


def _asked_for(name: str, reason: str) -> ReleaseChoice:
    """The release that somebody named."""
    release = name.lower()
    if release not in RELEASES:
        raise MLIRError(f"unknown release '{name}'; there are tables for {', '.join(RELEASES)}")
    return ReleaseChoice(release, f"{release} {reason}", True, Changes(release_layouts(release).number))


def _nearest(number: int, producer: str) -> ReleaseChoice:
    """The release of this number, or the nearest there is a table for, newer ones first."""
    known = [release_layouts(release).number for release in RELEASES]
    if number in known:
        return ReleaseChoice(f"llvm{number}", f"producer '{producer}'", True, Changes(number))
    newer = [each for each in known if each > number]
    nearest = min(newer) if newer else max(known)
    reason = f"producer '{producer}' has no table; llvm{nearest} is its nearest neighbour"
    return ReleaseChoice(f"llvm{nearest}", reason, False, Changes(number))
