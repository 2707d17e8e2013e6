"""The textual substitution definitions use before anything is read as C++.

    $name  $_self  $_builder  ...     replaced by what the context says
    $0  $1  ...                       replaced by positional arguments
    $0...                             replaced by all arguments from there on, joined by ", "
    $$                                a dollar

What has no replacement stays and is marked, as in the code mlir-tblgen generates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

#: Stands behind a placeholder nobody gave a value for.
NO_SUBSTITUTION: Final = "<no-subst-found>"

_DOLLAR = re.compile(r"\$(?:(?P<dollar>\$)|(?P<index>[0-9]+)(?P<rest>\.\.\.)?|(?P<name>\w+))", re.ASCII)


def substitute(text: str, context: Mapping[str, str], arguments: Sequence[str] = ()) -> str:
    """`text` with its dollar placeholders replaced; keys of `context` come without the dollar."""

    def replacement(match: re.Match[str]) -> str:
        if match["dollar"]:
            return "$"
        if match["index"] is not None:
            # Longer numbers than there can be arguments need not become integers.
            index = int(match["index"]) if len(match["index"]) < 9 else len(arguments)
            if index >= len(arguments):
                return match[0] + NO_SUBSTITUTION
            return ", ".join(arguments[index:]) if match["rest"] else arguments[index]
        found = context.get(match["name"])
        return match[0] + NO_SUBSTITUTION if found is None else found

    return _DOLLAR.sub(replacement, text)


def placeholders(text: str) -> tuple[str, ...]:
    """The dollar placeholders of `text` without their dollar, each once, in order of appearance."""
    found = (match["name"] or match["index"] for match in _DOLLAR.finditer(text) if not match["dollar"])
    return tuple(dict.fromkeys(found))
