"""Choosing the layouts of a file: by its producer, else those that fit.

    producer "MLIR19.1.7"          that release's table
    producer "MLIR15.0.7"          no table: the nearest newer one, then the nearest older one
    producer "LLVM 19.0.0git"      a version before a release: its table, then that of the previous one
    producer "StableHLO_v1.15.0"   vhlo, whose layouts are the same in every release
    producer "mlirkit..."          the shipped definitions
    anything else                  the shipped definitions, then each release, newest first

A known release has one layout, and a blob with another layout is an error, as is an operation that the writer
had registered and the release lacks (operation_names.py).  For an unknown release, the most trusted layout is
tried first, per operation name; bytecode/reader/op_properties.py decides which layout explains the blobs.
`reason` is the reason of the choice in words, for `mlirkit inspect`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mlirkit.bytecode.encoding import NATIVE_PROPERTIES
from mlirkit.bytecode.properties import Candidate, LayoutChoice, layout_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.layouts.gained import earlier_layout
from mlirkit.layouts.tables import (
    HOME_RELEASE,
    RELEASES,
    names_in,
    release_layouts,
    release_number,
    same_places,
    with_conversions,
)
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.layouts.upgrades import Changes

_HOME_NUMBER = release_number(HOME_RELEASE)
_LLVM_PRODUCER = re.compile(r"^(?:MLIR|LLVM)\s*(\d{1,9})(?!\d)(?:\.\d+)*")


class ReleaseChoice(LayoutChoice):
    """The layouts of one release, and the fallbacks."""

    def __init__(
        self, release: str | None, reason: str, certain: bool, changes: Changes | None = None
    ) -> None:
        self.release = release
        self.reason = reason
        # Whether the producer is known, not guessed.
        self.certain = certain
        # The changes since the release; None if there are none.
        self.changes = changes
        self.is_foreign = release is not None and (release != HOME_RELEASE or not certain)
        self.is_newer = release is not None and release_number(release) > _HOME_NUMBER
        # Releases that are as likely as `release`.
        self.neighbours: tuple[str, ...] = ()
        # The release that the producer names, if the file names every attribute.
        self.named: str | None = None
        # The reason to doubt the producer; None if there is none.
        self.doubt: str | None = None
        # The results of `candidates`: a file has many operations of one name.
        self._candidates: dict[tuple[OperationName, str], list[Candidate]] = {}
        # By operation: the names of its inherent attributes in the releases that may have written the file.
        self._own_names: dict[tuple[str, bool], frozenset[str]] = {}

    @property
    def is_elsewhere(self) -> bool:
        return self.is_foreign or not self.certain

    def writers(self) -> list[str]:
        """The releases that may have written the file, most likely first; empty if any may."""
        return [release for release in (self.release or self.named, *self.neighbours) if release is not None]

    def is_by(self, release: str) -> bool:
        """Whether a release is known to have written the file."""
        return self.certain and self.doubt is None and release in (self.release, self.named)

    def first_candidate(self, info: OperationName, name: str) -> Candidate | None:
        own = layout_of(info)
        if own is None or not self.certain:
            return None
        if self.release is not None and (
            self.release != HOME_RELEASE or not self.is_sure_of(name) or not _has_layout(HOME_RELEASE, name)
        ):
            return None
        return Candidate(own, frozenset({HOME_RELEASE}) if _take_checks(own, name) else frozenset())

    def candidates(self, info: OperationName, name: str) -> list[Candidate]:
        candidates = self._candidates.get((info, name))
        if candidates is None:
            candidates = self._candidates[(info, name)] = self._candidates_of(info, name)
        return candidates

    def _candidates_of(self, info: OperationName, name: str) -> list[Candidate]:
        candidates: list[Candidate] = []
        if self.release is not None and self.is_sure_of(name) and not _has_layout(self.release, name):
            return candidates
        own = layout_of(info)
        own_release = HOME_RELEASE if own is not None and _take_checks(own, name) else None
        if self.release is None or self.release == HOME_RELEASE:
            _add(candidates, own, own_release)
        for release in (self.release, *self.neighbours):
            if release is not None:
                _add_all(candidates, name, release)
        _add(candidates, own, own_release)
        _add(candidates, earlier_layout(name, own))
        for release in reversed(RELEASES):
            _add_all(candidates, name, release)
        for candidate in candidates:
            candidate.layout = with_conversions(candidate.layout, own)
        return candidates

    def released(self, name: str) -> list[Candidate]:
        candidates: list[Candidate] = []
        for release in reversed(RELEASES):
            _add_all(candidates, name, release)
        return candidates

    def note_on_misfit(self, fitting: set[str]) -> str | None:
        best = [release for release in RELEASES if release in fitting]
        if not best or self.release in best:
            return None
        names = " and ".join(best)
        return f"layouts: {self.reason}; the file is as {names} would write it: --producer={best[-1]}"

    def is_sure_of(self, name: str) -> bool:
        release = self.release
        return self.certain and release is not None and name in release_layouts(release)

    def is_guess(self) -> bool:
        return not self.certain

    def newest_name(self, name: str) -> str:
        return name if self.changes is None else self.changes.new_names.get(name, name)

    def concerns(self, info: OperationName) -> bool:
        changes = self.changes
        if changes is None:
            return False
        return info.name in changes.gone if not info.is_registered else changes.concern(info.name)

    def inherent(self, info: OperationName, name: str) -> frozenset[str]:
        if self.changes is None or not self.writers():
            return info.attribute_names
        outside = self.changes.names_of_home(info.name, name)
        for neighbour in self.neighbours:
            outside -= release_layouts(neighbour).attribute_names(name)
        return info.attribute_names - outside

    def note_discardable(self, name: str, attributes: DictionaryAttr, has_blob: bool) -> None:
        """Doubt the producer if its release would have stored one of these attributes in a blob."""
        if self.release is None or self.doubt is not None or not (self.certain or self.neighbours):
            return
        names = self._own_names.get((name, has_blob))
        if names is None:
            tables = [release_layouts(release) for release in (self.release, *self.neighbours)]
            sets = [_own_names(table.get(name), has_blob) for table in tables]
            names = self._own_names[name, has_blob] = frozenset.intersection(*sets)
        outside = next((key for key in attributes.entries if key in names), None)
        if outside is not None:
            self.doubt = (
                f"'{outside}' of '{name}' is a discardable attribute, but {self.release}, "
                "the supposed release of the file, has an inherent attribute of that name"
            )

    def note_layout(self, name: str, releases: frozenset[str]) -> None:
        """Doubt an unfinished release's file with an operation in a form of neither neighbour."""
        likely = (self.release, *self.neighbours)
        if self.release is None or self.doubt is not None or not self.neighbours or not releases:
            return
        if releases.isdisjoint(likely):
            newest = max(releases, key=release_number)
            self.doubt = (
                f"properties of '{name}' are laid out as in {newest}, but the supposed release of the "
                f"file is between {self.neighbours[0]} and {self.release}"
            )

    def upgrade(self, op: Operation, written_name: str) -> None:
        assert self.changes is not None
        self.changes.upgrade(op, written_name)

    def is_late(self, info: OperationName) -> bool:
        return self.concerns(info) and self.changes is not None and self.changes.is_late(info.name)

    def upgrade_late(self, op: Operation) -> None:
        assert self.changes is not None
        self.changes.upgrade_late(op)


def _own_names(layout: PropertyLayout | None, has_blob: bool) -> frozenset[str]:
    """The attribute names that discardable attributes of operations with a layout never have.

    Beside a blob, text can have a discardable attribute with the name of a property that is no attribute
    (`overflowFlags`).
    """
    if layout is None:
        return frozenset()
    return frozenset([name for name, _ in layout.attributes]) if has_blob else names_in(layout)


def _take_checks(own: PropertyLayout, name: str) -> bool:
    """Give a definition's layout the checks of the home release, unless its definition is another."""
    home = release_layouts(HOME_RELEASE).get(name)
    if home is None or not same_places(own, home):
        return False
    own.checks = home.checks
    return True


def _has_layout(release: str, name: str) -> bool:
    """Whether a release has a layout for an operation."""
    table = release_layouts(release)
    return table.get_versioned(name) is not None or table.get(name) is not None


def _add_all(candidates: list[Candidate], name: str, release: str) -> None:
    """Add the layouts that a release has for an operation to candidates."""
    table = release_layouts(release)
    _add(candidates, table.get_versioned(name), release)
    _add(candidates, table.get(name), release)


def _add(candidates: list[Candidate], layout: PropertyLayout | None, release: str | None = None) -> None:
    """Add a layout of a release to candidates, or the release to one with the same layout."""
    if layout is None:
        return
    releases = frozenset() if release is None else frozenset({release})
    for candidate in candidates:
        if layout is candidate.layout or _same(layout, candidate.layout):
            candidate.releases |= releases
            return
    candidates.append(Candidate(layout, releases))


def _same(a: PropertyLayout, b: PropertyLayout) -> bool:
    return same_places(a, b) and a.checks == b.checks


def release_of(producer: str) -> str | None:
    """The release that a producer is taken for, for any version of the file; None if there is none."""
    # Files of this version need layouts, so that the choice has the release.
    return choose_layouts(producer, NATIVE_PROPERTIES).release


def choose_layouts(
    producer: str, bytecode_version: int, override: str | None = None, assumed: str | None = None
) -> ReleaseChoice:
    """The choice for a file; `override` names a release as on the command line, e.g. "llvm19".

    `assumed` is the release of files whose producer is unknown.
    """
    if override is not None:
        return _requested(override, "was asked for")
    match = _LLVM_PRODUCER.match(producer)
    if bytecode_version < NATIVE_PROPERTIES:
        changes = _changes(int(match.group(1)) if match is not None else None)
        # Segment sizes with their old names are recognised by their form, whatever the producer.
        changes.segments = True
        reason = f"bytecode version {bytecode_version} names every attribute"
        choice = ReleaseChoice(None, reason, True, changes)
        if match is not None:
            named = f"llvm{match.group(1)}"
            choice.is_foreign = named != HOME_RELEASE
            choice.is_newer = int(match.group(1)) > _HOME_NUMBER
            if named in RELEASES and not _is_unfinished(int(match.group(1)), producer):
                choice.named = named
        return choice
    if match is not None:
        return _nearest(int(match.group(1)), producer)
    if producer.startswith("StableHLO_v"):
        return ReleaseChoice(None, f"producer '{producer}' writes vhlo, whose layouts never change", True)
    if producer.startswith("mlirkit"):
        return ReleaseChoice(None, f"producer '{producer}' has our own definitions", True)
    if assumed is not None:
        return _requested(assumed, f"is the project's, and producer '{producer}' is not known")
    return ReleaseChoice(None, f"producer '{producer}' is not known: whatever fits", False, _changes(None))


def _changes(number: int | None, before: int | None = None) -> Changes:
    """The changes since a release, with the rules, which few files need."""
    from mlirkit.layouts.upgrades import Changes

    return Changes(number, before)


def _changes_since(number: int) -> Changes | None:
    """The changes since a known release; None for the home release."""
    return None if number == _HOME_NUMBER else _changes(number)


def _requested(name: str, reason: str) -> ReleaseChoice:
    """The release that the user has requested."""
    release = name.lower()
    if release not in RELEASES:
        raise MLIRError(f"unknown release '{name}'; there are tables for {', '.join(RELEASES)}")
    return ReleaseChoice(release, f"{release} {reason}", True, _changes_since(release_number(release)))


def _nearest(number: int, producer: str) -> ReleaseChoice:
    """The release with this number, or the nearest one with a table, newer ones first."""
    numbers = [release_number(release) for release in RELEASES]
    newer = [other for other in numbers if other > number]
    older = [other for other in numbers if other < number]
    if number in numbers:
        reason = f"producer '{producer}'"
        if not _is_unfinished(number, producer):
            return ReleaseChoice(f"llvm{number}", reason, True, _changes_since(number))
        nearest = number
        reason += f" is no release: llvm{number} or the nearest release"
    else:
        nearest = min(newer) if newer else max(numbers)
        reason = f"producer '{producer}' has no table; llvm{nearest} is its nearest neighbour"
    choice = ReleaseChoice(f"llvm{nearest}", reason, False, _changes(number, max(older, default=None)))
    choice.neighbours = tuple([f"llvm{neighbour}" for neighbour in older[-1:]])
    return choice


def nearest_to(choice: ReleaseChoice, able: list[str], reason: str) -> ReleaseChoice:
    """A guess in place of an impossible one: the nearest of the possible releases."""
    assert choice.release is not None
    guessed = release_number(choice.release)
    numbers = [release_number(release) for release in able]
    number = min(numbers, key=lambda candidate: abs(candidate - guessed))
    return _between(number, number - 1, f"{reason}: llvm{number} or the nearest release")


def _between(number: int, before: int | None, reason: str) -> ReleaseChoice:
    """A guess at a release or the one before it."""
    choice = ReleaseChoice(f"llvm{number}", reason, False, _changes(number, before))
    choice.neighbours = tuple([release for release in (f"llvm{before}",) if release in RELEASES])
    return choice


def _is_unfinished(number: int, producer: str) -> bool:
    """Whether a producer precedes its release: from 18 on, N.0 was never released."""
    return "git" in producer or (number >= 18 and re.match(r"(?:MLIR|LLVM)\s*\d+\.0\b", producer) is not None)
