"""Property layouts of LLVM's releases, and the choice among them.

    release_layouts("llvm19")["func.func"]     a PropertyLayout, or KeyError
    RELEASES                                   the releases there are tables for, oldest first

A table states facts about one release, made by `mlirkit tblgen --gen-layout` from its definitions
(scripts/regenerate-layouts); the newest is complete, the others say how they differ from the next newer one.
release_files.py knows where the files are.
Which one a file was written with: choice.py, doubted by operation_names.py.  reading.py and writing.py put
the bytecode room to work with it; upgrades.py turns old forms of operations into new ones and back, as the
tables tell (groups.py for
operands, attribute_forms.py) and by the rules in changes/; undeclared.py has what none of them brings home,
acceptance.py what a release would refuse, written_locations.py what becomes of locations.
gained.py has what operations gained in releases of other projects.
"""

from __future__ import annotations

from mlirkit.layouts.tables import RELEASES, ReleaseLayouts, release_layouts

__all__ = ["RELEASES", "ReleaseLayouts", "release_layouts"]
