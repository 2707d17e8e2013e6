"""The C++ in rewrite rules as Python: native code, conditions, constants, types.

    $_self $_op $_builder $_loc     the subject, the matched operation, the rewriter, the location
    $0 $1 ... $2...                 the arguments by position; an argument may be several values

C++ without a translation is kept as a reason why the rule cannot run, and so is a condition that is unknown
in part: a rule must not apply unless its conditions are known to hold.

Native code in a source binds values by reference: `getZero($_self, $0)` is called with a `Reference`, whose
`value` it sets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.ods.cpp_expr import Translated, Translator, Untranslatable
from mlirkit.ods.live.dialect import Builder, LiveDialect
from mlirkit.ods.live.rewriting.rule_values import LocationOf, Match

_POSITION = re.compile(r"\$(?:(\$)|([0-9]+)(\.\.\.)?)")
_NUMBER = re.compile(r"u?int(8|16|32|64)_t|bool|float|double")
_FIXED = ("$_self", "$_op", "$_builder", "$_ctxt", "$_loc")


class Reference:
    """A C++ reference that native code in a source sets: an attribute, a property or a value."""

    __slots__ = ("value",)

    def __init__(self, value: Any = None) -> None:
        self.value = value


class NativeCall(Builder):
    """The first argument of hooks for native code: the rewriter, the operation and the location."""

    __slots__ = ("_location", "_match", "op", "rewriter")

    def __init__(self, dialect: LiveDialect, match: Match, op: Operation, location: LocationOf) -> None:
        super().__init__(dialect)
        self.rewriter = match.rewriter
        # In a source the operation to match, in results the root.
        self.op = op
        self._match = match
        self._location = location

    @property
    def loc(self) -> Location:
        """The location of new operations."""
        return self._location(self._match)


# The C++ types of the values of each argument, "" if the type is irrelevant.
Arguments = Sequence[Sequence[str]]

# A snippet as a function of the match, the values of `$_self` and `$_loc`, and the arguments.
Snippet = Callable[[Match, Any, LocationOf, Sequence[Any]], Any]


class RuleSnippets:
    """The snippets of one rule, and the reasons of missing translations."""

    def __init__(self, dialect: LiveDialect, translator: Translator) -> None:
        self.dialect = dialect
        self.translator = translator
        self.reasons: list[Untranslatable] = []

    def condition(self, text: str, arguments: Arguments = ()) -> Snippet:
        """The function that returns whether a condition is known to hold."""
        source, names = _positional(text, arguments)
        return self._snippet(text, self.translator.condition(source, [*_FIXED, *names]))

    def expression(self, text: str, arguments: Arguments = ()) -> Snippet:
        """The function that returns the value of an expression."""
        source, names = _positional(text.strip().rstrip(";"), arguments)
        return self._snippet(text, self.translator.expression(source, [*_FIXED, *names]))

    def refuse(self, source: str, reason: str) -> None:
        """Add a reason why the rule cannot run."""
        self.reasons.append(Untranslatable(source, (), reason))

    def call(self, match: Match, op: Operation, location: LocationOf) -> NativeCall:
        """The first argument of a hook for native code."""
        return NativeCall(self.dialect, match, op, location)

    def _snippet(self, text: str, result: Translated | Untranslatable) -> Snippet:
        if isinstance(result, Untranslatable):
            self.reasons.append(result.replaced(source=text))
            return _never
        self.reasons += [reason.replaced(source=text) for reason in result.unchecked]
        function = result.function

        needs_location = "$_loc" in text

        def evaluate(match: Match, subject: Any, location: LocationOf, arguments: Sequence[Any]) -> Any:
            call = NativeCall(self.dialect, match, match.root, location)
            loc = location(match) if needs_location else UNKNOWN_LOC
            return function(subject, match.root, call, None, loc, *arguments)

        return evaluate


def _never(match: Match, subject: Any, location: LocationOf, arguments: Sequence[Any]) -> Any:
    raise AssertionError("a rule without translation runs")


def _positional(text: str, arguments: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    """The text with names for positional arguments, and these names."""
    names: list[str] = []
    texts: list[list[str]] = []
    for types in arguments:
        argument_names = [f"$arg{len(names) + index}" for index in range(len(types))]
        names += argument_names
        texts.append([_typed(name, cpp_type) for name, cpp_type in zip(argument_names, types, strict=True)])

    def replacement(result: re.Match[str]) -> str:
        if result[1]:
            return "$"
        number = int(result[2]) if len(result[2]) < 9 else len(texts)
        if number >= len(texts):
            return result[0]
        used = texts[number:] if result[3] else texts[number : number + 1]
        return ", ".join([name for group in used for name in group])

    return _POSITION.sub(replacement, text), names


def _typed(name: str, cpp_type: str) -> str:
    """A value cast to its C++ type if it is a number, whose type decides about arithmetic."""
    return f"static_cast<{cpp_type}>({name})" if _NUMBER.fullmatch(cpp_type) else name
