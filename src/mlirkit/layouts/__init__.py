"""Property layouts of LLVM's releases, and the choice among them.

    release_layouts("llvm19")["func.func"]     a PropertyLayout, or KeyError
    RELEASES                                   the releases with tables, oldest first

A table has the layouts of one release, made by `mlirkit tblgen --gen-layout` from its definitions
(scripts/regenerate-layouts).  The newest is complete; each other table stores its differences from the next
newer one.

    release_files                  paths of the tables
    choice operation_names         the layout of a file, and reasons to doubt it
    reading writing                the bytecode room with a layout
    upgrades groups attribute_forms changes/    conversion of operations between releases, by the tables
                                   (operands, attributes) and by rules
    undeclared                     attributes without a place in a release
    acceptance                     operations and types that a release would reject
    written_locations              locations for a release
    gained                         additions in releases of other projects
"""

from __future__ import annotations

from mlirkit.layouts.tables import RELEASES, ReleaseLayouts, release_layouts

__all__ = ["RELEASES", "ReleaseLayouts", "release_layouts"]
