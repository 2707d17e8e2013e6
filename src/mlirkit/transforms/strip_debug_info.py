"""Replacing all locations, also of block arguments, by unknown ones."""

from __future__ import annotations

from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass


def strip_debug_info(op: Operation) -> None:
    """Remove the locations of an operation and of all operations inside."""
    for nested in walk_postorder(op):
        nested.location = UNKNOWN_LOC
        for region in nested.region_list or ():
            for block in region.get_blocks():
                for argument in block.args:
                    argument.set_location(UNKNOWN_LOC)


class StripDebugInfo(Pass):
    """`strip-debuginfo`."""

    ARGUMENT = "strip-debuginfo"
    IS_DEFINED = True

    def run(self) -> None:
        strip_debug_info(self.operation)
