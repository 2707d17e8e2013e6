"""Texts that are known after a tree has printed: aliases, distinct numbers, keys of resources.

A tree prints in one pass, in which its values are visited for aliases.  Those have names when all have been
visited, and definitions, which come first in the text, may number distinct attributes and mention resources.
Until then a *mark* stands in the text, a short name between two null characters, which no text has.  It
may be joined, copied and kept with the text around it.  Locations behind operations need none.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mlirkit.builtin.attributes import DistinctAttr
from mlirkit.builtin.resources import DialectResource
from mlirkit.core.attribute import AttributeOrType
from mlirkit.text.printer.aliases import Alias
from mlirkit.text.printer.pieces import MARK, Nested
from mlirkit.text.printer.strings import keyword_or_string

if TYPE_CHECKING:
    from mlirkit.text.printer.values import ValuePrinter

_MARK_PATTERN: Final = re.compile("\0([0-9]+)\0")


class LateTexts:
    """The marks of one printing, and their texts."""

    def __init__(self) -> None:
        # A value and its form, which may have an alias; a distinct attribute; a resource.
        self._subjects: list[object] = []
        self._values: dict[tuple[int, int], str] = {}
        self._others: dict[DistinctAttr | DialectResource, str] = {}
        # By the names of marks.
        self._texts: dict[str, str] = {}

    def of_value(self, value: AttributeOrType, form: int) -> str:
        """The mark of a value that may have an alias."""
        key = (id(value), form)
        mark = self._values.get(key)
        if mark is None:
            # Which keeps the value alive, so that no identity is used twice.
            mark = self._mark(Nested(value, form))
            self._values[key] = mark
        return mark

    def of(self, subject: DistinctAttr | DialectResource) -> str:
        """The mark of a distinct attribute's number or of a resource's key."""
        mark = self._others.get(subject)
        if mark is None:
            mark = self._mark(subject)
            self._others[subject] = mark
        return mark

    def _mark(self, subject: object) -> str:
        self._subjects.append(subject)
        return f"{MARK}{len(self._subjects) - 1}{MARK}"

    def filled(self, text: str, values: ValuePrinter) -> str:
        """Replace the marks of a text, numbered in their order."""
        if MARK not in text:
            return text
        parts = text.split(MARK)
        texts = self._texts
        try:
            for at in range(1, len(parts), 2):
                mark = parts[at]
                parts[at] = texts.get(mark) or self._text_of(mark, values)
        except (IndexError, ValueError):
            # A hook has printed a null character.
            return _MARK_PATTERN.sub(lambda match: self._text_of(match[1], values), text)
        return "".join(parts)

    def _text_of(self, mark: str, values: ValuePrinter) -> str:
        subject = self._subjects[int(mark)]
        if isinstance(subject, Nested):
            text = values.render(subject.value, subject.form)
        elif isinstance(subject, DistinctAttr):
            text = str(values.state.distinct_id(subject))
        else:
            assert isinstance(subject, DialectResource)
            text = keyword_or_string(values.state.resource_key(subject))
        self._texts[mark] = text
        return text


class UnnamedLocations:
    """The locations behind operations whose aliases have no name yet: no marks, since no such place moves."""

    def __init__(self) -> None:
        self._aliases: list[Alias] = []
        self._places: list[int] = []

    def add(self, alias: Alias, place: int) -> None:
        """Note an alias, and the place of what stands behind it among the pieces of the text."""
        self._aliases.append(alias)
        self._places.append(place)

    def fill(self, pieces: list[str]) -> None:
        """Put the locations in, once all have names."""
        for alias, place in zip(self._aliases, self._places, strict=True):
            pieces[place] = f" loc({alias.text}){pieces[place]}"
