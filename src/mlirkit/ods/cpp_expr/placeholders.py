"""The dollar placeholders of snippets, which are replaced before the text is parsed as C++.

    $name  $_self  $_builder  ...     values of the context
    $0  $1  ...                       positional arguments
    $0...                             this argument and all following ones
    $$                                a dollar

Generated C++ replaces them as text: ods/emit/cpp/format_string.py.
"""

from __future__ import annotations

import re

from mlirkit.support.late_regex import LateRegex

_DOLLAR = LateRegex(r"\$(?:(?P<dollar>\$)|(?P<index>[0-9]+)(?P<rest>\.\.\.)?|(?P<name>\w+))", re.ASCII)


def placeholders(text: str) -> tuple[str, ...]:
    """The distinct dollar placeholders of `text` without their dollar, in order of appearance."""
    result = (match["name"] or match["index"] for match in _DOLLAR.finditer(text) if not match["dollar"])
    return tuple(dict.fromkeys(result))
