"""Strings, keywords and symbol names as MLIR spells them in text.

    string   ::= `"` (printable ASCII except `"` and `\\` | `\\\\` | `\\` hex hex)* `"`
    keyword  ::= [A-Za-z_] [A-Za-z0-9_$.]*      anything else is quoted
    symbol   ::= `@` (keyword | string)

The mirror is text/lexer.py.
"""

from __future__ import annotations

import re
from typing import Final

_PLAIN: Final = re.compile(r"[ !#-\[\]-~]*\Z")
_BARE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*\Z")

_ESCAPES: Final[list[str]] = [
    chr(byte) if 0x20 <= byte < 0x7F and byte != 0x22 else f"\\{byte:02X}" for byte in range(256)
]
# Mostly attribute names, few for many operations; the limit keeps the cache small.
_MOST_SPELLED: Final = 4096
_spelled: Final[dict[str, str]] = {}
# Names of files and of locations, which recur as well.
_quoted: Final[dict[str, str]] = {}
_ESCAPES[0x5C] = "\\\\"


def escaped(text: str) -> str:
    """`text` with everything but printable ASCII escaped, byte for byte of its UTF-8 form."""
    if _PLAIN.match(text) is not None:
        return text
    escapes = _ESCAPES
    return "".join([escapes[byte] for byte in text.encode("utf-8", "surrogateescape")])


def quoted(text: str) -> str:
    """`text` as a string literal."""
    return f'"{escaped(text)}"'


def quoted_name(name: str) -> str:
    """The name of a file or of a location as a string literal."""
    literal = _quoted.get(name)
    if literal is None:
        literal = quoted(name)
        if len(_quoted) >= _MOST_SPELLED:
            _quoted.clear()
        _quoted[name] = literal
    return literal


def keyword_or_string(text: str) -> str:
    """`text` as it is if it can be a keyword, else as a string literal."""
    spelling = _spelled.get(text)
    if spelling is None:
        spelling = text if _BARE.match(text) is not None else f'"{escaped(text)}"'
        if len(_spelled) >= _MOST_SPELLED:
            _spelled.clear()
        _spelled[text] = spelling
    return spelling


def symbol_name(name: str) -> str:
    """`@name`, quoted if necessary."""
    if not name:
        return "@<<INVALID EMPTY SYMBOL>>"
    return "@" + keyword_or_string(name)
