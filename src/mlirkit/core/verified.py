"""Trees that were verified and have not changed since.

    KNOWN.stamp             the mark in the first region of each such tree; None if no tree is marked
    KNOWN.stamp = None      invalidates all trees; every function that changes IR does it
    KNOWN.is_remembering    whether trees are marked at all

Functions that store into operations, blocks, regions and values reset the stamp (tests/core/test_verified.py
looks for stores in functions that do not), and so do functions that change a context: its loaded dialects
and its permissions.  One change of any operation invalidates all trees: this costs a store, while finding
the tree of the operation would cost a climb.

The stamp is reset after the change.  The verifier reads it before it begins, so that trees are not marked
if another thread, or a verifier, changes IR meanwhile.  They are not marked either if a verifier warns, so
that the warning is repeated.

mlirkit's verifiers depend on the IR and its context only.  Verifiers of a program may depend on anything,
so no tree is marked in a program that registers verifiers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

# Prefixes of the names of modules whose hooks depend on the IR and its context only.
_OWN: Final = ("mlirkit.", "mlirkit_dialects.")


class Stamp:
    """The mark of trees that were verified between the same two changes."""

    __slots__ = ("symbols",)

    def __init__(self) -> None:
        # While a tree is verified: the symbols of its tables by name, the first of each name.  They are
        # valid as long as the stamp, because no IR has changed.
        self.symbols: dict[Operation, dict[str, Operation]] | None = None


class Known:
    """The current stamp."""

    __slots__ = ("is_remembering", "stamp")

    def __init__(self) -> None:
        self.stamp: Stamp | None = None
        self.is_remembering = True


KNOWN: Final = Known()


def is_known_valid(op: Operation) -> bool:
    """Whether `op` and its contents were verified and have not changed since."""
    stamp = KNOWN.stamp
    if stamp is None or not op.region_list:
        return False
    return op.region_list[0].stamp is stamp


def begin_verification() -> Stamp:
    """The stamp of trees that are verified from now on."""
    stamp = KNOWN.stamp
    if stamp is None:
        stamp = Stamp()
        KNOWN.stamp = stamp
    stamp.symbols = {}
    return stamp


def remember_valid(op: Operation, stamp: Stamp) -> None:
    """Mark `op` as valid, unless IR has changed since the verification began."""
    if KNOWN.is_remembering and KNOWN.stamp is stamp and op.region_list:
        op.region_list[0].stamp = stamp


def register_hook(hook: Any) -> None:
    """Mark no trees from now on if a hook belongs to a program."""
    if not is_own_hook(hook):
        KNOWN.is_remembering = False
        KNOWN.stamp = None


def is_own_hook(hook: Any) -> bool:
    """Whether a hook is None or belongs to mlirkit, not to a program."""
    module = getattr(hook, "__module__", None)
    return not isinstance(module, str) or module.startswith(_OWN)
