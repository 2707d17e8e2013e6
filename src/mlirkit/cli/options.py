"""Command lines as LLVM's tools read them.

    -name  --name  --name=value  --name value        one dash or two; `--` ends the options
    BOOL           --name, --name=0|1|true|false
    OPTIONAL       --name, --name=value              the value never stands apart
    INTEGER, UNSIGNED, STRING                        the value is required
    LIST           STRING, any number of times; -Idir for options of one letter
    NAMES          names of passes with commas between, any number of times; the value never stands apart
    passes         --name, --name=options            in their order; the value never stands apart
    @file          arguments, as a shell would split them; if there is no such file, itself

Numbers may be 0x10, 0b10, 0o10 or 010.  The last of several values wins.  Errors are LLVM's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mlirkit.support.late_regex import LateRegex

BOOL: Final = "bool"
OPTIONAL: Final = "optional"
INTEGER: Final = "long"
UNSIGNED: Final = "uint"
STRING: Final = "string"
LIST: Final = "list"
NAMES: Final = "pass-arg"

_TRUE: Final = ("", "1", "true", "TRUE", "True")
_FALSE: Final = ("0", "false", "FALSE", "False")
_NUMBER: Final = LateRegex(r"(-?)(0[xXbBoO]|0(?=[0-9])|)([0-9a-fA-F]+)")
_RADIXES: Final = {"0x": 16, "0b": 2, "0o": 8, "0": 8, "": 10}
_RANGES: Final = {INTEGER: range(-(1 << 63), 1 << 63), UNSIGNED: range(1 << 32)}
# Files of arguments may name others, and themselves.
_DEEPEST_FILE: Final = 20


class Option:
    """An option: its kind, help, default, and (for OPTIONAL) its value if none is given.

    `choices` has the allowed values, if restricted; `callback` is called with each value as it is read, so
    that it can change later arguments.
    """

    # A plain class: making a NamedTuple would take a fiftieth of a short command.
    __slots__ = ("bare", "callback", "choices", "default", "help", "hidden", "kind")

    def __init__(
        self,
        kind: str,
        help: str,
        default: Any = None,
        bare: Any = None,
        choices: Sequence[str] = (),
        hidden: bool = False,
        callback: Callable[[str], None] | None = None,
    ) -> None:
        self.kind = kind
        self.help = help
        self.default = default
        self.bare = bare
        self.choices = choices
        self.hidden = hidden
        self.callback = callback


class CommandLine:
    """A parsed command line: positional arguments, a value per option, and passes with their options."""

    def __init__(self) -> None:
        self.positional: list[str] = []
        self.passes: list[tuple[str, str]] = []
        self.values: dict[str, Any] = {}
        self.asks_for_help = False
        self.asks_for_version = False

    def of_file(self, path: str, output: str) -> CommandLine:
        """The same for one of several files, written to `output`."""
        other = CommandLine()
        other.positional, other.passes, other.values = [path], self.passes, {**self.values, "o": output}
        return other

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


class Passes:
    """The passes that are options as well; to be derived from."""

    def is_pass(self, name: str) -> bool:
        """Whether there is a pass or pipeline of that name; may raise UsageError with the reason."""
        return False

    def names(self) -> list[str]:
        """All names of options."""
        return []


class UsageError(Exception):
    """The command line is invalid; the text is the reason, without the program's name."""


def parse(
    argv: Sequence[str], options: Mapping[str, Option], program: str, passes: Passes | None = None
) -> CommandLine:
    """Read a command line; UsageError, with LLVM's message, if it is invalid."""
    command_line = CommandLine()
    for name, option in options.items():
        command_line.values[name] = [] if option.kind in (LIST, NAMES) else option.default
    rest = iter(_expanded(argv))
    for argument in rest:
        if argument == "-" or not argument.startswith("-"):
            command_line.positional.append(argument)
            continue
        if argument == "--":
            command_line.positional.extend(rest)
            break
        name, has_value, value = argument[2 if argument.startswith("--") else 1 :].partition("=")
        if name in ("help", "help-hidden", "h"):
            command_line.asks_for_help = True
            continue
        if name == "version":
            command_line.asks_for_version = True
            continue
        selected = options.get(name)
        if selected is None and argument[1:2] in options and options[argument[1:2]].kind == LIST:
            # `-Idir`, without a blank.
            name, has_value, value = argument[1:2], "=", argument[2:]
            selected = options[name]
        if selected is None:
            if passes is not None and passes.is_pass(name):
                command_line.passes.append((name, value))
                continue
            names = [*options, *([] if passes is None else passes.names())]
            raise UsageError(_unknown(argument, name, names, program))
        if not has_value and selected.kind not in (BOOL, OPTIONAL, NAMES):
            try:
                value = next(rest)
            except StopIteration:
                raise UsageError(f"for the {_dashed(name)} option: requires a value!") from None
        _store(command_line, name, selected, value)
    return command_line


def _expanded(argv: Sequence[str], depth: int = 0) -> list[str]:
    """The arguments, with `@file` replaced by the arguments in the file."""
    names: list[str] = []
    for argument in argv:
        if not argument.startswith("@") or depth == _DEEPEST_FILE:
            names.append(argument)
            continue
        # `@file` is rare, and importing is not free.
        import shlex

        try:
            with open(argument[1:], encoding="utf-8", errors="surrogateescape") as stream:
                names.extend(_expanded(shlex.split(stream.read()), depth + 1))
        except (OSError, ValueError):
            names.append(argument)
    return names


def _store(command_line: CommandLine, name: str, option: Option, value: str) -> None:
    place = f"for the {_dashed(name)} option: "
    if option.callback is not None:
        option.callback(value)
    kind = option.kind
    if kind == BOOL:
        if value not in _TRUE and value not in _FALSE:
            raise UsageError(f"{place}'{value}' is invalid value for boolean argument! Try 0 or 1")
        command_line.values[name] = value in _TRUE
    elif kind == OPTIONAL and not value:
        command_line.values[name] = option.bare
    elif kind in (INTEGER, UNSIGNED):
        number = _number(value)
        if number is None or number not in _RANGES[kind]:
            raise UsageError(f"{place}'{value}' value invalid for {kind} argument!")
        command_line.values[name] = number
    elif kind == LIST:
        command_line.values[name].append(value)
    elif kind == NAMES:
        command_line.values[name].extend(value.split(","))
    else:
        if option.choices and value not in option.choices:
            raise UsageError(f"{place}Cannot find option named '{value}'!")
        command_line.values[name] = value


def _number(text: str) -> int | None:
    match = _NUMBER.fullmatch(text)
    if match is None:
        return None
    sign, prefix, digits = match.groups()
    try:
        return int(f"{sign}{digits}", _RADIXES[prefix.lower()])
    except ValueError:
        return None


def _dashed(name: str) -> str:
    return f"-{name}" if len(name) == 1 else f"--{name}"


def _unknown(argument: str, name: str, options: Sequence[str], program: str) -> str:
    text = f"Unknown command line argument '{argument}'.  Try: '{program} --help'"
    nearest = min(options, key=lambda option: (_distance(name, option), option), default=None)
    # A word that has little in common with any is no misspelling.
    if nearest is not None and _distance(name, nearest) <= max(len(name) // 3, 1):
        text += f"\n{program}: Did you mean '{_dashed(nearest)}'?"
    return text


def _distance(left: str, right: str) -> int:
    """The number of insertions, deletions and replacements between two words."""
    row = list(range(len(right) + 1))
    for index, char in enumerate(left, 1):
        diagonal, row[0] = row[0], index
        for column, other in enumerate(right, 1):
            diagonal, row[column] = (
                row[column],
                min(row[column] + 1, row[column - 1] + 1, diagonal + (char != other)),
            )
    return row[-1]


def help_text(usage: str, options: Mapping[str, Option]) -> str:
    """The text of `--help`."""
    lines = [f"USAGE: {usage}", "", "OPTIONS:"]
    for name in sorted(options):
        option = options[name]
        if option.hidden:
            continue
        shown = _dashed(name)
        if option.kind == OPTIONAL:
            shown += "[=<value>]"
        elif option.kind != BOOL:
            kind = STRING if option.kind == LIST else option.kind
            shown += f" <{kind}>" if len(name) == 1 else f"=<{kind}>"
        lines.append(f"  {shown:<52} {option.help}")
        lines += [f"    ={choice}" for choice in option.choices]
    return "\n".join(lines) + "\n"
