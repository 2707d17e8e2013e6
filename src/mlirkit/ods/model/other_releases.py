"""Names in MLIR's definition files of other releases, for definitions that follow such a release.

Only names whose meaning a name of the shipped definitions has, and fields without meaning for operations.
"""

from __future__ import annotations

from typing import Final

from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.tablegen.other_names import OtherNames

_NAMES: Final = {
    # Until 15.
    "NoSideEffect": "Pure",
    # Until 21.
    "FixedVectorOf": "FixedVectorOfNonZeroRankOf",
    # From 23 on.
    "Builtin_DenseTypedElementsAttr": "Builtin_DenseIntOrFPElementsAttr",
}

_FIELDS: Final = frozenset(
    {
        # The names of C++ accessors of a dialect, until 16.
        "emitAccessorPrefix",
        # The C++ signature of folders of a dialect, until 17.
        "useFoldAPI",
    }
)


def names_of_other_releases() -> OtherNames:
    return OtherNames(shipped_folder(), _NAMES, _FIELDS)
