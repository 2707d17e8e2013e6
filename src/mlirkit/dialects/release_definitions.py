"""The syntax in the definitions of LLVM's releases of what is spelled otherwise today.

    layouts/formats/llvm<N>.txt      operations, attributes and types that release N spells otherwise

Such a file is a stored form (ods/model/stored_form.py) of definitions without what does not concern their
text (ods/model/syntax.py), written by scripts/regenerate-formats; its `main_file` names the release that it
builds upon.  Attributes and types stand under their full names.
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
    """The syntax of an operation that is C++, as releases have it from one on."""

    since: int
    parse: Callable[[OpAsmParser, OperationState], None]
    # Of the operation's class and a printer.
    print: Callable[..., None]


# By operation; hooks of dialects put theirs here.
OWN_SYNTAX: dict[str, OwnSyntax] = {}


@cache
def _stored(release: str) -> StoredDefinitions | None:
    """The stored definitions of a release; None if the release has no such file."""
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
