"""Snippets of definitions with placeholders, and their replacements.

    $name  $_self  $_builder      names of the context
    $0  $1 ...                    the arguments by position
    $2...                         this argument and all following ones, separated by commas
    $$                            one dollar sign

As in mlir-tblgen, a placeholder without a replacement is followed by `<no-subst-found>`; by this mark
generators recognise snippets that need a larger context.
Mirrors mlir/TableGen/Format.h.
"""

from __future__ import annotations

import re

NOTHING_STANDS_FOR_IT = "<no-subst-found>"

_PLACEHOLDER = re.compile(r"\$(?:(\$)|([0-9]+)(\.\.\.)?|([A-Za-z0-9_]+))")


class FormatContext:
    """The replacements of named placeholders; names are without dollar sign."""

    __slots__ = ("texts",)

    def __init__(self, **texts: str) -> None:
        self.texts: dict[str, str] = texts

    def add(self, name: str, text: str) -> FormatContext:
        """Replace `$name` by `text` from now on."""
        self.texts[name] = text
        return self

    def with_self(self, text: str) -> FormatContext:
        """Replace `$_self` by `text` from now on."""
        self.texts["_self"] = text
        return self

    def with_builder(self, text: str) -> FormatContext:
        """Replace `$_builder` by `text` from now on."""
        self.texts["_builder"] = text
        return self

    def copy(self) -> FormatContext:
        return FormatContext(**self.texts)


_NO_CONTEXT = FormatContext()


def tgfmt(snippet: str, context: FormatContext | None = None, *arguments: str) -> str:
    """The snippet with all placeholders replaced."""
    if "$" not in snippet:
        return snippet
    texts = (context or _NO_CONTEXT).texts

    def replacement(match: re.Match[str]) -> str:
        dollar, position, is_range, name = match.groups()
        if name is not None:
            text = texts.get(name)
            return match[0] + NOTHING_STANDS_FOR_IT if text is None else text
        if dollar is not None:
            return "$"
        # Longer numbers exceed any number of arguments and need no conversion.
        index = int(position) if len(position) < 9 else len(arguments)
        if index >= len(arguments):
            return match[0] + NOTHING_STANDS_FOR_IT
        return ", ".join(arguments[index:]) if is_range else arguments[index]

    return _PLACEHOLDER.sub(replacement, snippet)
