"""Numbered names: `%0`, `%arg12`, `#loc3`; runs of them are made fast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_THOUSAND: Final[i64] = 1000
_LAST_DIGITS: Final[list[str]] = [f"{number:03}" for number in range(1000)]


class NumberedNames:
    """The names of one prefix with numbers from zero."""

    __slots__ = ("_first", "_head", "_prefix", "_thousands")

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        # The names below a thousand made so far: each function that is numbered from zero needs them again.
        self._first: list[str] = []
        # The last name up to its last three digits, which is usually the beginning of the next one.
        self._thousands: int = 0
        self._head = prefix

    def text(self, number: i64) -> str:
        if number < _THOUSAND:
            first = self._first
            while len(first) <= number:
                first.append(f"{self._prefix}{len(first)}")
            return first[number]
        thousands = number // _THOUSAND
        if thousands != self._thousands:
            self._thousands = thousands
            self._head = f"{self._prefix}{thousands}"
        return self._head + _LAST_DIGITS[number % _THOUSAND]

    def texts(self, start: i64, stop: i64) -> list[str]:
        """The names of all numbers from `start` on, below `stop`."""
        texts: list[str] = []
        number = start
        while number < stop:
            if number % _THOUSAND or stop - number < _THOUSAND or number == 0:
                texts.append(self.text(number))
                number += 1
            else:
                head = f"{self._prefix}{number // _THOUSAND}"
                texts.extend([head + digits for digits in _LAST_DIGITS])
                number += _THOUSAND
        return texts
