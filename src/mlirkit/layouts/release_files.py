"""The files of facts that each release has: `llvm<N>.json` here (tables.py), and below `formats/llvm<N>.txt`
(dialects/release_syntax.py) and `constraints/llvm<N>.json` (dialects/release_constraints.py).

A source tree has the files.  A wheel has parts of its archive of texts in their place, because neighbouring
releases are similar (support/packed_folder.py).
"""

from __future__ import annotations

import os
from functools import cached_property
from typing import Final

from mlirkit.support.packed_folder import PackedFolder

_FOLDER = os.path.dirname(os.path.abspath(__file__))


class ReleaseFiles(PackedFolder):
    """One file for each release."""

    def names(self) -> list[str]:
        """The releases that have a file, oldest first."""
        return sorted(
            (name for name in super().names() if name.startswith("llvm")),
            key=lambda name: int(name.removeprefix("llvm")),
        )

    def names_in_archive(self) -> list[str]:
        """The names, newest first: a table of layouts contains the differences from the next newer one."""
        return self.names()[::-1]

    @cached_property
    def releases(self) -> tuple[str, ...]:
        """`names`, which do not change while a program runs."""
        return tuple(self.names())


#: The tables of layouts.
LAYOUT_FILES: Final = ReleaseFiles(_FOLDER, ".json", "layouts")
#: The operations that a release spells differently.
FORMAT_FILES: Final = ReleaseFiles(os.path.join(_FOLDER, "formats"), ".txt", "formats")
#: The constraints of a release on operations that the shipped definitions lack.
CONSTRAINT_FILES: Final = ReleaseFiles(os.path.join(_FOLDER, "constraints"), ".json", "constraints")
