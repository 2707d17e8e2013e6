"""Differences between two trees of operations, up to the names of values and the form of storage.

    sequence.py         pairs of equal keys in two sequences
    operation_keys.py   numbers that are equal for equal operations, exactly or in part
    comparable.py       attributes that can be compared across files
    matching.py         pairs of operations, blocks and values of the two trees
    changes.py          the differences of pairs, as data
    change_text.py      changes as text and as JSON

`compare` is the entry point.  MLIR's equivalence, a yes or no, is in core/equivalence.py.
"""

from __future__ import annotations

from mlirkit.comparison.change_text import ChangePrinter
from mlirkit.comparison.changes import Change, ChangeKind, Part, changes_between
from mlirkit.comparison.matching import Matching
from mlirkit.core.operation import Operation

__all__ = [
    "Change",
    "ChangeKind",
    "ChangePrinter",
    "Part",
    "compare",
]


def compare(
    left: Operation, right: Operation, *, locations: bool = False, ordered: bool = False
) -> list[Change]:
    """The changes that turn `left` into `right`, in the order of the text; empty if both are equal.

    Names of values, aliases and the order of attributes do not count, nor does the order of operations in
    graph regions (such as a module's) unless `ordered`.  Locations count if `locations`.
    """
    return changes_between(Matching(left, right, ordered=ordered), locations=locations)
