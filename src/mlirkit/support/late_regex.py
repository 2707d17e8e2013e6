"""Regular expressions that are compiled when they are first used.

    _NAME: Final = LateRegex(r"...")        in place of `re.compile`, if some commands do not use it

Compiling the expressions that a process never uses would take a tenth of a short command.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from sys import maxsize
from typing import Any, AnyStr, Generic


class LateRegex(Generic[AnyStr]):
    """The result of `re.compile`, computed on first use."""

    __slots__ = ("_compiled", "_flags", "_text")

    def __init__(self, text: AnyStr, flags: int = 0) -> None:
        self._text: AnyStr = text
        self._flags = flags
        self._compiled: re.Pattern[AnyStr] | None = None

    def compiled(self) -> re.Pattern[AnyStr]:
        if self._compiled is None:
            self._compiled = re.compile(self._text, self._flags)
        return self._compiled

    def match(self, text: AnyStr, start: int = 0, end: int = maxsize) -> re.Match[AnyStr] | None:
        return self.compiled().match(text, start, end)

    def fullmatch(self, text: AnyStr) -> re.Match[AnyStr] | None:
        return self.compiled().fullmatch(text)

    def search(self, text: AnyStr, start: int = 0) -> re.Match[AnyStr] | None:
        return self.compiled().search(text, start)

    def findall(self, text: AnyStr, start: int = 0, end: int = maxsize) -> list[AnyStr | Any]:
        return self.compiled().findall(text, start, end)

    def finditer(self, text: AnyStr, start: int = 0, end: int = maxsize) -> Iterator[re.Match[AnyStr]]:
        return self.compiled().finditer(text, start, end)

    def split(self, text: AnyStr) -> list[AnyStr | Any]:
        return self.compiled().split(text)

    def sub(self, replacement: AnyStr | Callable[[re.Match[AnyStr]], AnyStr], text: AnyStr) -> AnyStr:
        return self.compiled().sub(replacement, text)
