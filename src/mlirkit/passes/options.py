"""Options of passes and pipelines: declarations, values, and their text.

    options ::= (name [`=` value])*                 separated by blanks
    value   ::= quoted in `'...'` or `"..."`, in `{...}`, or without blanks outside of quotes and braces
    list    ::= value (`,` value)*                  no commas of quotes, braces, brackets, parentheses

Mirror: mlir/Pass/PassOptions.h, and PassRegistry.cpp for the grammar.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from mlirkit.core.arguments import expect
from mlirkit.passes.option_types import BOOL, FLOAT, LONG, STRING, OptionError, OptionType

_TYPES: Final[dict[Any, OptionType]] = {bool: BOOL, int: LONG, float: FLOAT, str: STRING}
_CLOSING: Final = {"{": "}", "(": ")", "[": "]"}
_QUOTES: Final = ("'", '"')


class Complaint:
    """The message that LLVM's parser of values prints before an error is reported.

    About an option it begins with the name of the program, which its caller puts in front.
    """

    __slots__ = ("names_program", "text")

    def __init__(self, text: str, names_program: bool) -> None:
        self.text = text
        self.names_program = names_program

    def in_program(self, program: str) -> str:
        """The whole text."""
        return f"{program}: {self.text}" if self.names_program else self.text


class PassOptionsError(Exception):
    """Invalid options: the text that is printed at once, and a message for the caller."""

    def __init__(self, message: str, complaints: Sequence[Complaint] = ()) -> None:
        super().__init__("".join([*[complaint.text for complaint in complaints], message]))
        self.message = message
        self.complaints = list(complaints)


class Option:
    """An option that a pass declares: `Option("max-iterations", int, 10, "limit of rounds")`.

    The type is bool, int, float, str or an OptionType.  A list option takes any number of values and has none
    by default.
    """

    __slots__ = ("argument", "default", "description", "is_list", "name", "type")

    def __init__(
        self,
        argument: str,
        type: Any = bool,
        default: Any = None,
        description: str = "",
        is_list: bool = False,
        name: str = "",
    ) -> None:
        expect(argument, str, "Option", "argument")
        expect(description, str, "Option", "description")
        expect(name, str, "Option", "name")
        if not isinstance(type, OptionType) and (not isinstance(type, Hashable) or type not in _TYPES):
            raise TypeError(
                f"Option: argument 'type': expected bool, int, float, str or an OptionType, got {type!r}"
            )
        self.argument = argument
        # The keyword in Python.
        self.name = name or argument.replace("-", "_")
        self.type: OptionType = type if isinstance(type, OptionType) else _TYPES[type]
        self.default = default
        self.description = description
        self.is_list = is_list


class PassOptions:
    """The values of a pass's options: `options.max_iterations`, by argument with `_` for `-`."""

    __slots__ = ("_declared", "_named", "_values", "_written")

    def __init__(self, declared: Sequence[Option]) -> None:
        self._declared = {option.argument: option for option in declared}
        self._named = {option.name: option for option in declared}
        self._values: dict[str, Any] = {
            option.argument: [] if option.is_list else option.default for option in declared
        }
        # The options that were given a value.
        self._written: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        option = self._named.get(name)
        if option is None:
            raise AttributeError(f"no such option: '{name}'")
        return self._values[option.argument]

    def __getitem__(self, argument: str) -> Any:
        return self._values[argument]

    def __contains__(self, argument: object) -> bool:
        return argument in self._declared

    def set(self, argument: str, value: Any) -> None:
        """Give an option a value, a list for a list option."""
        if argument not in self._declared:
            raise KeyError(argument)
        self._values[argument] = list(value) if self._declared[argument].is_list else value
        self._written.add(argument)

    def is_given(self, argument: str) -> bool:
        """Whether the option has been set."""
        return argument in self._written

    def declared(self) -> list[Option]:
        """The declared options, sorted by argument."""
        return sorted(self._declared.values(), key=lambda option: option.argument)

    def copy_from(self, other: PassOptions) -> None:
        """Take over the values of another pass of the same kind."""
        for argument, value in other._values.items():
            self._values[argument] = list(value) if self._declared[argument].is_list else value
        # A copy of an empty list is as good as none.
        self._written = {
            argument
            for argument in other._written
            if not self._declared[argument].is_list or self._values[argument]
        }

    def parse(self, text: str) -> None:
        """Set the values in a text; raises PassOptionsError at the first that is wrong."""
        rest = text
        while rest:
            key, value, rest = _next_argument(rest)
            if not key:
                continue
            option = self._declared.get(key)
            if option is None:
                raise PassOptionsError(f"<Pass-Options-Parser>: no such option {key}\n")
            try:
                self._take(option, value)
            except OptionError as error:
                complaint = Complaint(f"for the --{key} option: {error}\n", True)
                if not error.is_about_option:
                    complaint = Complaint(str(error), False)
                raise PassOptionsError("", [*error.complaints, complaint]) from None

    def _take(self, option: Option, text: str | None) -> None:
        argument = option.argument
        if text is None:
            if option.is_list or option.type is not BOOL:
                raise OptionError("requires a value!")
            text = ""
        if not option.is_list:
            self._values[argument] = option.type.read(text)
            self._written.add(argument)
            return
        if argument not in self._written:
            self._values[argument] = []
            self._written.add(argument)
        for element in split_list(text):
            self._values[argument].append(option.type.read(element))

    def text(self) -> str:
        """All values in braces, sorted by argument, as a pipeline shows them; "" without options."""
        if not self._declared:
            return ""
        return f"{{{' '.join([self._text_of(option) for option in self.declared()])}}}"

    def _text_of(self, option: Option) -> str:
        value = self._values[option.argument]
        if not option.is_list:
            return f"{option.argument}={option.type.write(value)}"
        # An unchanged list is left out, but the blank behind it is printed.
        if not value and option.argument not in self._written:
            return ""
        return f"{option.argument}={{{','.join([option.type.write(element) for element in value])}}}"


class NestedOptions(OptionType):
    """Values that are options themselves: `{list={1,2} enum=one}`."""

    __slots__ = ("_declared",)

    def __init__(self, declared: Sequence[Option]) -> None:
        self._declared = list(declared)

    def placeholder(self) -> str:
        return "options"

    def read(self, text: str) -> Any:
        parsed = PassOptions(self._declared)
        try:
            parsed.parse(text)
        except PassOptionsError as error:
            raise OptionError(error.message, False, error.complaints) from None
        value = PassOptions(self._declared)
        value.copy_from(parsed)
        return value

    def write(self, value: Any) -> str:
        written: str = value.text()
        return written


def _next_argument(text: str) -> tuple[str, str | None, str]:
    """The first option in a text: its name, its value if it has one, and the text behind it."""
    end = 0
    while end < len(text) and text[end] not in " =":
        end += 1
    key = _unwrapped(text[:end])
    rest = text[end:].lstrip()
    if end == len(text) or text[end] == " ":
        return key, None, rest
    rest = rest[1:]
    end = _value_end(rest)
    return key, _unwrapped(rest[:end]), rest[end:].lstrip()


def _value_end(text: str) -> int:
    """The end of the value at the beginning of a text: a blank outside of quotes and braces."""
    place = 0
    while place < len(text) and text[place] != " ":
        if text[place] in _QUOTES:
            place = _quote_end(text, place)
        elif text[place] == "{":
            depth = 1
            place += 1
            while place < len(text):
                if text[place] in _QUOTES:
                    place = _quote_end(text, place)
                elif text[place] == "{":
                    depth += 1
                elif text[place] == "}":
                    depth -= 1
                    if not depth:
                        break
                place += 1
            # The closing brace is scanned again, outside of braces.
            place -= 1
        place += 1
    return min(place, len(text))


def _quote_end(text: str, place: int) -> int:
    """The end of the quotation that begins at a place; the place itself if the quotation is not closed."""
    end = text.find(text[place], place + 1)
    return place if end < 0 else end


def _unwrapped(text: str) -> str:
    """A value without the quotes or the braces around it."""
    text = text.strip()
    if len(text) <= 1:
        return text
    if text[0] in _QUOTES and text[-1] == text[0]:
        return text[1:-1].strip()
    # Braces may close before the end: the braces of `{a},{b}` do not enclose the value.
    if text[0] == "{" and find_outside(text, 1, "}") == len(text) - 1:
        return text[1:-1].strip()
    return text


def find_outside(text: str, start: int, char: str) -> int:
    """The first place of a character outside of quotes, braces, brackets and parentheses; -1 without one."""
    # A stack of the characters to find, the innermost last.
    closers = [char]
    place = start
    while place < len(text):
        current = text[place]
        if current == closers[-1]:
            if len(closers) == 1:
                return place
            closers.pop()
        elif current in _CLOSING:
            closers.append(_CLOSING[current])
        elif current in _QUOTES:
            end = text.find(current, place + 1)
            if end < 0:
                return -1
            place = end
        place += 1
    return -1


def split_list(text: str) -> list[str]:
    """The elements of a list, without the quotes or braces around each; none of an empty text."""
    if not text:
        return []
    elements: list[str] = []
    rest = text
    while True:
        comma = find_outside(rest, 0, ",")
        if comma < 0:
            return [*elements, _unwrapped(rest)]
        elements.append(_unwrapped(rest[:comma]))
        rest = rest[comma:].lstrip()[1:]
