"""Definitions of an MLIR that is installed on this machine, for the dialects that do not ship.

Looked for in MLIRKIT_INCLUDE (folders separated as in PATH; set but empty, nothing is looked for), else in
the usual places of Debian's, Fedora's, Homebrew's and conda's packages: version 22 first, as that is the
release the hooks are written for, then newer ones, then older ones.  `mlirkit --version` says what was found.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from glob import glob

# A file that every set of definitions has.
_WITNESS = "mlir/IR/OpBase.td"

_PLACES = (
    "/usr/lib/llvm-*/include",
    "/usr/lib64/llvm*/include",
    "/opt/homebrew/opt/llvm*/include",
    "/usr/local/opt/llvm*/include",
    os.path.join(sys.prefix, "include"),
    "/usr/local/include",
    "/usr/include",
)

_RELEASE = 22


@cache
def installed_include_dirs() -> tuple[str, ...]:
    """The include folders of the installed MLIR; none if there is none."""
    given = os.environ.get("MLIRKIT_INCLUDE")
    if given is not None:
        return tuple([each for each in given.split(os.pathsep) if each])
    folders = [path for place in _PLACES for path in glob(place)]
    found = [path for path in folders if os.path.isfile(os.path.join(path, _WITNESS))]
    return (min(found, key=_preference),) if found else ()


def _preference(path: str) -> tuple[int, int]:
    """Sorts 22 before 23 and 24, these before 21 and 20, and those before folders that name no release."""
    named = re.search(r"llvm@?-?(\d+)", path)
    if named is None:
        return 2, 0
    release = int(named[1])
    return (0, release) if release >= _RELEASE else (1, -release)
