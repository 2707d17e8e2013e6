"""The syntax of operations, attributes and types that LLVM's releases spell otherwise than today.

    layouts/formats/llvm<N>.txt      operations, attributes and types that release N spells otherwise

The file is a stored form (ods/model/stored_form.py) of the parts of definitions that determine their text
(ods/model/syntax.py), written by scripts/regenerate-formats; its `main_file` is the release that it builds
upon.  Keys of attributes and types are their full names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from mlirkit.core.asm_interface import OpAsmParser
from mlirkit.core.operation_state import OperationState
from mlirkit.layouts.release_files import FORMAT_FILES
from mlirkit.ods.model import Definitions
from mlirkit.ods.model.stored_form import StoredDefinitions


class OwnSyntax(NamedTuple):
    """The syntax of an operation that is C++, as releases have it from one on, or until one."""

    since: int
    parse: Callable[[OpAsmParser, OperationState], None]
    # Of the operation's class and a printer.
    print: Callable[..., None]
    until: int | None = None

    def is_of(self, number: int) -> bool:
        """Whether a release has this syntax."""
        return self.since <= number and (self.until is None or number <= self.until)


# By operation; hooks of dialects add to it.
OWN_SYNTAX: dict[str, OwnSyntax] = {}


@cache
def _stored(release: str) -> StoredDefinitions | None:
    """The stored definitions of a release; None if the release has no file."""
    try:
        text = FORMAT_FILES.read(release)
    except KeyError:
        return None
    base = StoredDefinitions(text).definitions().main_file
    return StoredDefinitions(text, _stored(base)) if base else StoredDefinitions(text)


@cache
def stored_definitions(release: str) -> Definitions | None:
    """The release's definitions whose syntax differs from release 22's, each read on first use."""
    stored = _stored(release)
    return None if stored is None else stored.definitions()
