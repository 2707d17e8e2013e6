"""Property layouts of LLVM's releases, and the choice among them.

    release_layouts("llvm19")["func.func"]     a PropertyLayout, or KeyError
    RELEASES                                   the releases there are tables for, oldest first

A table states facts about one release, made by `mlirkit tblgen --gen-layout` from its definitions
(scripts/regenerate-layouts); the newest is complete, the others say how they differ from the next newer one.
Choosing a table for a file: choice.py.
"""

from __future__ import annotations

from mlirkit.layouts.tables import RELEASES, ReleaseLayouts, release_layouts

__all__ = ["RELEASES", "ReleaseLayouts", "release_layouts"]
