"""The notebook output of operations, attributes and types: their text in colors, from `_repr_html_`.

Long texts scroll; large constants are elided, and so are lines beyond LINES.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.text.printer import print_attribute_or_type, print_operation

LINES: Final = 2000
_FLAGS: Final = OpPrintingFlags(large_elements_limit=16, large_resource_limit=64)
_TOKEN: Final = re.compile(
    r'(?P<string>"(?:[^"\\\n]|\\.)*")|(?P<comment>//.*)|(?P<value>%[\w$.#-]+(?::\d+)?)|(?P<symbol>@[\w$.-]+)'
    r"|(?P<alias>[!#][A-Za-z_][\w$.]*)|(?P<name>(?:\b[a-z_][\w$]*\.)+[A-Za-z_][\w$]*)"
    r"|(?P<type>\b(?:tensor|memref|vector|index|none|tuple|complex|[su]?i\d+|bf16|tf32|f\d+\w*)\b)"
)
# Legible on light and dark backgrounds.
_STYLES: Final = {
    "string": "color:#a8741a",
    "comment": "color:#808895",
    "value": "color:#3b82d6",
    "symbol": "color:#b8479f",
    "alias": "color:#23905f",
    "type": "color:#23905f",
    "name": "font-weight:600",
}


def operation_html(op: Operation) -> str:
    """An operation as HTML."""
    return _html(print_operation(op, _FLAGS))


def value_html(value: AttributeOrType) -> str:
    """An attribute or type as HTML."""
    return _html(print_attribute_or_type(value, _FLAGS))


def _html(text: str) -> str:
    lines = text.rstrip("\n").split("\n")
    shown = "\n".join(lines[:LINES])
    if len(lines) > LINES:
        shown += f"\n// ... {len(lines) - LINES} more lines"
    pieces: list[str] = []
    end = 0
    for match in _TOKEN.finditer(shown):
        pieces.append(escape(shown[end : match.start()]))
        kind = match.lastgroup
        assert kind is not None
        pieces.append(f'<span style="{_STYLES[kind]}">{escape(match[0])}</span>')
        end = match.end()
    pieces.append(escape(shown[end:]))
    return f'<pre style="max-height:40em;overflow:auto">{"".join(pieces)}</pre>'
