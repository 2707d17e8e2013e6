"""The dollar placeholders of snippets, which are replaced before anything is read as C++.

    $name  $_self  $_builder  ...     what the context says
    $0  $1  ...                       positional arguments
    $0...                             all arguments from there on
    $$                                a dollar

Generated C++ replaces them as text: ods/emit/cpp/format_string.py.
"""

from __future__ import annotations

import re

from mlirkit.support.late_regex import LateRegex

_DOLLAR = LateRegex(r"\$(?:(?P<dollar>\$)|(?P<index>[0-9]+)(?P<rest>\.\.\.)?|(?P<name>\w+))", re.ASCII)


def placeholders(text: str) -> tuple[str, ...]:
    """The dollar placeholders of `text` without their dollar, each once, in order of appearance."""
    result = (match["name"] or match["index"] for match in _DOLLAR.finditer(text) if not match["dollar"])
    return tuple(dict.fromkeys(result))
