"""Sources for another version of the files that they include: names that the versions do not share.

An evaluation with `OtherNames` accepts sources that exact evaluation, as llvm-tblgen's, refuses.
"""

from __future__ import annotations

from typing import NamedTuple


class OtherNames(NamedTuple):
    """Differences between the included files and other versions of them."""

    # The included files of the version at hand are below this folder. A class that both they and a source
    # define is the source's from there on.
    folder: str
    # Names of other versions, of classes or values, with the names at hand.
    names: dict[str, str]
    # Fields that only other versions have: a `let` of one has no effect.
    fields: frozenset[str]
