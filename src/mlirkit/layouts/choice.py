"""Choosing the layouts a file was written with: by its producer, else by what fits.

    producer "MLIR19.1.7"          that release's table; the nearest newer one where there is none
    producer "StableHLO_v1.15.0"   vhlo, whose layouts are the same in every release
    producer "mlirkit..."          the definitions at hand
    anything else                  the definitions at hand, then each release, newest first

Whatever is trusted most is tried first, per operation; a layout that does not explain a blob to its last byte
gives way to the next.  `reason` says in words why, for `mlirkit inspect`.
"""

from __future__ import annotations

import re

from mlirkit.bytecode.properties import LayoutChoice, layout_of
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.layouts.tables import RELEASES, release_layouts
from mlirkit.layouts.upgrades import upgrade_properties
from mlirkit.support.diagnostics import MLIRError

_LLVM_PRODUCER = re.compile(r"^(?:MLIR|LLVM)\s*(\d+)(?:\.\d+)*")

# The release our own definitions are those of.
HOME_RELEASE = "llvm22"


class ReleaseChoice(LayoutChoice):
    """The layouts of one release, with everything else to fall back on."""

    def __init__(self, release: str | None, reason: str, certain: bool) -> None:
        self.release = release
        self.reason = reason
        # Whether the producer is known, as opposed to guessed.
        self.certain = certain
        # Operations that only another layout than the chosen release's explained: name -> release.
        self.exceptions: dict[str, str] = {}

    def candidates(self, info: OperationName) -> list[PropertyLayout]:
        found: list[PropertyLayout] = []
        own = layout_of(info)
        if self.release is None or self.release == HOME_RELEASE:
            _add(found, own)
        if self.release is not None:
            _add(found, release_layouts(self.release).get(info.name))
        _add(found, own)
        for release in reversed(RELEASES):
            _add(found, release_layouts(release).get(info.name))
        return found

    def upgrade(self, info: OperationName, properties: DictionaryAttr) -> DictionaryAttr:
        if not info.is_registered:
            return properties
        entries = upgrade_properties(info, dict(properties.entries))
        return DictionaryAttr(entries) if entries else EMPTY_DICTIONARY


def _add(found: list[PropertyLayout], layout: PropertyLayout | None) -> None:
    if layout is not None and all(not _same(layout, each) for each in found):
        found.append(layout)


def _same(a: PropertyLayout, b: PropertyLayout) -> bool:
    return (
        a.attributes == b.attributes
        and [each.kind for each in a.native] == [each.kind for each in b.native]
        and (a.operand_segments, a.result_segments) == (b.operand_segments, b.result_segments)
    )


def choose_layouts(producer: str, bytecode_version: int, override: str | None = None) -> ReleaseChoice:
    """The choice for a file; `override` names a release as on the command line, e.g. "llvm19"."""
    if override is not None:
        release = override.lower()
        if release not in RELEASES:
            raise MLIRError(f"unknown release '{override}'; there are tables for {', '.join(RELEASES)}")
        return ReleaseChoice(release, f"{release} was asked for", True)
    if bytecode_version < 5:
        return ReleaseChoice(None, f"bytecode version {bytecode_version} names every attribute", True)
    found = _LLVM_PRODUCER.match(producer)
    if found is not None:
        return _nearest(int(found.group(1)), producer)
    if producer.startswith("StableHLO_v"):
        return ReleaseChoice(None, f"producer '{producer}' writes vhlo, whose layouts never change", True)
    if producer.startswith("mlirkit"):
        return ReleaseChoice(None, f"producer '{producer}' has our own definitions", True)
    return ReleaseChoice(None, f"producer '{producer}' is not known: whatever fits", False)


def _nearest(number: int, producer: str) -> ReleaseChoice:
    """The release of this number, or the nearest there is a table for, newer ones first."""
    known = [int(release.removeprefix("llvm")) for release in RELEASES]
    if number in known:
        return ReleaseChoice(f"llvm{number}", f"producer '{producer}'", True)
    newer = [each for each in known if each > number]
    nearest = min(newer) if newer else max(known)
    return ReleaseChoice(
        f"llvm{nearest}", f"producer '{producer}' has no table; llvm{nearest} is its nearest neighbour", False
    )
