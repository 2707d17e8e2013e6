"""Types of options: how the text of a value is read and written.

    bool        true false 1 0 TRUE ..., or omitted for true
    integer     decimal, 0x, 0b, 0o or a leading 0
    float       as C reads it
    string      anything
    choice      one of several words
    pipeline    anchor(pass, ...)

Errors have LLVM's messages, reported for the option (passes/options.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

_TRUE: Final = ("", "1", "true", "TRUE", "True")
_FALSE: Final = ("0", "false", "FALSE", "False")


class OptionError(Exception):
    """A value that its option does not accept; the message gives the reason.

    A syntax error inside a value that has its own grammar is reported without the name of the option.
    """

    def __init__(self, message: str, is_about_option: bool = True, complaints: Sequence[Any] = ()) -> None:
        super().__init__(message)
        self.is_about_option = is_about_option
        # Earlier errors, as options.Complaint.
        self.complaints = list(complaints)


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionType:
    """Reads and writes the values of an option."""

    __slots__ = ()

    # The placeholder of a value in `--help`.
    def placeholder(self) -> str:
        return "value"

    def read(self, text: str) -> Any:
        """Parse the text of a value; raises OptionError."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """The text of a value, as pipelines print it."""
        return str(value)


class BoolType(OptionType):
    """True or false."""

    __slots__ = ()

    def read(self, text: str) -> Any:
        if text in _TRUE:
            return True
        if text in _FALSE:
            return False
        raise OptionError(f"'{text}' is invalid value for boolean argument! Try 0 or 1")

    def write(self, value: Any) -> str:
        return "true" if value else "false"


class IntegerType(OptionType):
    """A whole number of some bits; `word` is the type's name in errors."""

    __slots__ = ("high", "low", "word")

    def __init__(self, word: str, bits: int, is_signed: bool) -> None:
        self.word = word
        self.low = -(1 << bits - 1) if is_signed else 0
        self.high = (1 << bits - 1 if is_signed else 1 << bits) - 1

    def placeholder(self) -> str:
        return self.word

    def read(self, text: str) -> Any:
        value = integer_in(text)
        if value is None or not self.low <= value <= self.high:
            word = "integer" if self.word == "int" else self.word
            raise OptionError(f"'{text}' value invalid for {word} argument!")
        return value


class FloatType(OptionType):
    """A number."""

    __slots__ = ()

    def placeholder(self) -> str:
        return "number"

    def read(self, text: str) -> Any:
        try:
            return float(text)
        except ValueError:
            raise OptionError(f"'{text}' value invalid for floating point argument!") from None

    def write(self, value: Any) -> str:
        return f"{value:e}"


class StringType(OptionType):
    """Any text."""

    __slots__ = ()

    def placeholder(self) -> str:
        return "string"

    def read(self, text: str) -> Any:
        return text

    def write(self, value: Any) -> str:
        text = str(value)
        blank = text.find(" ")
        escapes = [place for place in (text.find(char) for char in "{'\"") if place >= 0]
        # The reference looks no further than the first of these characters.
        if blank >= 0 and (not escapes or blank < min(escapes)):
            return f"{{{text}}}"
        return text


class ChoiceType(OptionType):
    """One of several words, with a value per word."""

    __slots__ = ("words",)

    def __init__(self, words: Sequence[tuple[str, str]]) -> None:
        self.words = list(words)

    def read(self, text: str) -> Any:
        if all(word != text for word, _ in self.words):
            raise OptionError(f"Cannot find option named '{text}'!")
        return text


def integer_in(text: str) -> int | None:
    """Parse an integer in LLVM's notations; None if the text is not an integer."""
    digits = text.removeprefix("-")
    lowered = digits[:2].lower()
    base = {"0x": 16, "0b": 2, "0o": 8}.get(lowered, 10)
    if base != 10:
        digits = digits[2:]
    elif digits[:1] == "0" and digits[1:2].isdigit():
        base = 8
        digits = digits[1:]
    if not digits.isalnum() or not digits.isascii():
        return None
    try:
        value = int(digits, base)
    except ValueError:
        return None
    return -value if text.startswith("-") else value


BOOL: Final = BoolType()
STRING: Final = StringType()
FLOAT: Final = FloatType()
INT: Final = IntegerType("int", 32, True)
UINT: Final = IntegerType("uint", 32, False)
LONG: Final = IntegerType("long", 64, True)
ULONG: Final = IntegerType("ulong", 64, False)
