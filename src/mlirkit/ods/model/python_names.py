"""Names that MLIR's Python bindings give to parts of definitions."""

from __future__ import annotations

import keyword
import re

# Names that bindings cannot use, in addition to Python's keywords.
_RESERVED = frozenset({"callable", "issubclass", "type"})

# Members of every operation in the bindings.
_OF_OPERATIONS = frozenset(
    {
        "DIALECT_NAMESPACE",
        "OPERATION_NAME",
        "attributes",
        "context",
        "create",
        "get_asm",
        "ip",
        "loc",
        "operands",
        "operation",
        "print",
        "regions",
        "results",
        "self",
        "verify",
    }
)


def is_reserved(name: str) -> bool:
    return keyword.iskeyword(name) or name in _RESERVED


def sanitized(name: str) -> str:
    """A name of a definition in the bindings: with an underscore appended if it is reserved."""
    name = re.sub(r"[^a-zA-Z0-9]", "_", name)
    if name[:1].isdigit():
        return "_" + name
    if is_reserved(name) or name in _OF_OPERATIONS or name.startswith("_ods_") or name.endswith("_ods"):
        return name + "_"
    return name
