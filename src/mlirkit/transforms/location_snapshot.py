"""Printing an operation to a file, and replacing locations by the positions of operations in that file.

With a tag, a location becomes a fusion of the old one and the new one under that name.
"""

from __future__ import annotations

import os
import tempfile

from mlirkit.core.location import FileLineColLoc, Location, NameLoc, fuse
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.text.printer import print_with_places


def snapshot_locations(op: Operation, path: str, flags: OpPrintingFlags, tag: str = "") -> None:
    """Print an operation to a file, and set its locations to positions in the file; OSError."""
    text, places = print_with_places(op, flags)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as stream:
        stream.write(text)
    for nested in walk_postorder(op):
        place = places.get(nested)
        if place is None:
            # For example implicit terminators, which are not printed.
            continue
        location: Location = FileLineColLoc(path, place[0], place[1])
        if tag:
            location = fuse([nested.location, NameLoc(tag, location)])
        nested.location = location


class LocationSnapshot(Pass):
    """`snapshot-op-locations`."""

    ARGUMENT = "snapshot-op-locations"
    IS_DEFINED = True

    def run(self) -> None:
        options = self.options
        flags = self.context.printing_flags.copy()
        flags.debug_info = options.print_debuginfo
        flags.pretty_debug_info = options.pretty_debuginfo
        flags.generic_op_form = options.print_op_generic
        if options.print_local_scope:
            flags.local_scope = True
        path: str = options.filename
        try:
            if not path:
                handle, path = tempfile.mkstemp(".tmp.mlir", "mlir_snapshot-")
                os.close(handle)
            snapshot_locations(self.operation, path, flags, options.tag)
        except OSError as error:
            raise self.operation.error(f"cannot open output file '{path}': {error.strerror}") from None
