"""Text inside a C++ string literal."""

from __future__ import annotations

import re

_SPECIAL = re.compile(r"[^ !#-\[\]-~]")
_NAMES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", '"': '\\"'}


def escaped(text: str) -> str:
    """The characters between the quotes; unprintable bytes become three octal digits."""
    return _SPECIAL.sub(lambda match: _escape(match[0]), text)


def _escape(character: str) -> str:
    name = _NAMES.get(character)
    if name is not None:
        return name
    return "".join([f"\\{byte:03o}" for byte in character.encode("utf-8", "surrogateescape")])
