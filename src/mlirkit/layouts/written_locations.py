"""Locations in the form of a release: points if it has no ranges, and with metadata that it defines.

Metadata that the release lacks is left out: mostly debug information. So is a location that only the file of
another release has (OpaqueLoc).
"""

from __future__ import annotations

from collections import Counter

from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.attribute_walk import AttributeReplacer, walk_attributes
from mlirkit.core.location import (
    UNKNOWN_LOC,
    FileLineColLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    OpaqueLoc,
    UnknownLoc,
)
from mlirkit.core.operation import Operation
from mlirkit.layouts.acceptance import Acceptance
from mlirkit.layouts.choice import release_of
from mlirkit.layouts.tables import ReleaseLayouts
from mlirkit.support.diagnostics import MLIRError

# The code of file ranges, which older releases write as points.
_FILE_RANGE_CODE = 22


class WrittenLocations:
    """The locations of a file for a release; `spelling` is that of its values, if it differs."""

    def __init__(
        self,
        release: ReleaseLayouts,
        acceptance: Acceptance,
        spelling: AttributeReplacer | None,
        dropped: Counter[tuple[str, str]] | None,
    ) -> None:
        self._release = release.name
        self._has_ranges = release.attribute_codes > _FILE_RANGE_CODE
        self._acceptance = acceptance
        self._spelling = spelling
        self._dropped = dropped
        self._replacer = AttributeReplacer(_passed_over, self._finished)
        self._op: Operation | None = None

    def write(self, op: Operation) -> None:
        """Replace the locations of an operation and of its blocks' arguments."""
        self._op = op
        location = op.location
        written = self._written(location)
        if written is not location:
            op.location = written
        for region in op.regions:
            for block in region.blocks:
                for argument in block.args:
                    argument.set_location(self._written(argument.location))

    def _written(self, location: Location) -> Location:
        if isinstance(location, FileLineColLoc | UnknownLoc):
            return location
        written = self._replacer.replace(location)
        assert isinstance(written, Location)
        return written

    def _finished(self, value: AttributeOrType) -> AttributeOrType:
        if isinstance(value, FileLineColRange) and not isinstance(value, FileLineColLoc):
            return value if self._has_ranges else FileLineColLoc(value.filename, value.line, value.column)
        if isinstance(value, FusedLoc) and value.metadata is not None:
            metadata = self._metadata(value.metadata)
            if metadata is not value.metadata:
                return Location.fused(value.parts, metadata)
        if isinstance(value, OpaqueLoc):
            op = self._op
            assert op is not None
            if self._has_others(op, value.attribute):
                if self._dropped is not None:
                    self._dropped[op.info.name, "location"] += 1
                return UNKNOWN_LOC
        return value

    def _metadata(self, metadata: Attribute) -> Attribute | None:
        """The metadata in the form of the release; None if the release does not have all of it."""
        op = self._op
        assert op is not None
        try:
            self._acceptance.require_value(op, metadata)
            written = metadata if self._spelling is None else self._spelling.replace(metadata)
            if not self._has_others(op, metadata):
                assert isinstance(written, Attribute)
                return written
        except MLIRError:
            pass
        if self._dropped is not None:
            self._dropped[op.info.name, "metadata of locations"] += 1
        return None

    def _has_others(self, op: Operation, root: Attribute) -> bool:
        """Whether metadata, or a location, contains a value that is kept in the form of another release."""
        noted = op.context.kept_texts
        producers: list[str | None] = []

        def visit(value: AttributeOrType) -> bool:
            if value in noted:
                producers.append(noted[value].producer)
            return True

        if noted:
            walk_attributes(root, visit)
        return any(producer is None or release_of(producer) != self._release for producer in producers)


def _passed_over(value: AttributeOrType) -> AttributeOrType | None:
    """Skip values that are no locations, which are checked elsewhere."""
    return None if isinstance(value, Location) else value
