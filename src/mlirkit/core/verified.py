"""Trees that are known to be valid: the verifier has passed them, and nothing has changed since.

    KNOWN.stamp             what the first region of each such tree carries; None where none is known
    KNOWN.stamp = None      what everything does that changes IR: no tree is known any more
    KNOWN.is_remembering    whether trees are remembered at all

All changes of IR go through functions that say so: those that store into operations, blocks, regions and
values (tests/core/test_verified.py looks for stores in functions that do not), and what changes a context:
dialects that are loaded, and what is allowed.  One change of any operation forgets all trees: that costs a
store, where finding the tree that an operation is in would cost a climb.

Whoever changes IR forgets when the change is done.  The verifier takes the stamp before it begins, so that
a change in another thread, or one that a verifier makes, leaves nothing known.  A verifier that warns
leaves nothing known either: it warns again.

Verifiers of mlirkit look at the IR and its context alone.  Those of a program may look at anything, so that
nothing is remembered in a program that has some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

# How the names of modules begin whose hooks decide by the IR and its context.
_OWN: Final = ("mlirkit.", "mlirkit_dialects.")


class Stamp:
    """What trees carry that were verified between the same two changes."""

    __slots__ = ()


class Known:
    """The stamp of now."""

    __slots__ = ("is_remembering", "stamp")

    def __init__(self) -> None:
        self.stamp: Stamp | None = None
        self.is_remembering = True


KNOWN: Final = Known()


def is_known_valid(op: Operation) -> bool:
    """Whether the verifier has passed `op`, with what is in it, and nothing has changed since."""
    stamp = KNOWN.stamp
    if stamp is None or not op.region_list:
        return False
    return op.region_list[0].stamp is stamp


def begin_verification() -> Stamp:
    """The stamp to remember by what is verified from now on."""
    stamp = KNOWN.stamp
    if stamp is None:
        stamp = Stamp()
        KNOWN.stamp = stamp
    return stamp


def remember_valid(op: Operation, stamp: Stamp) -> None:
    """Note that the verifier has passed `op`, unless something has changed since it began."""
    if KNOWN.is_remembering and KNOWN.stamp is stamp and op.region_list:
        op.region_list[0].stamp = stamp


def hear_of_hook(hook: Any) -> None:
    """Remember nothing from now on if a hook is a program's own."""
    module = getattr(hook, "__module__", None)
    if isinstance(module, str) and not module.startswith(_OWN):
        KNOWN.is_remembering = False
        KNOWN.stamp = None
