"""Texts that are known after a tree has printed: aliases, distinct numbers, keys of resources.

A tree prints in one pass, in which its values are visited for aliases.  Aliases have names once all values
have been visited, and their definitions, which come first in the text, may number distinct attributes and
mention resources.  Until then the text contains *marks*: a short name between two null characters, which
occur in no other text.  A mark may be joined, copied and kept with the text around it.  Locations behind
operations need no marks (`UnnamedLocations`).
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
        # The subject of each mark: a value that may have an alias, with its form; a distinct attribute; a
        # resource.
        self._subjects: list[object] = []
        self._value_marks: dict[tuple[int, int], str] = {}
        self._subject_marks: dict[DistinctAttr | DialectResource, str] = {}
        # Final texts by the names of marks.
        self._texts: dict[str, str] = {}

    def of_value(self, value: AttributeOrType, form: int) -> str:
        """The mark of a value that may have an alias."""
        key = (id(value), form)
        mark = self._value_marks.get(key)
        if mark is None:
            # The mark's subject keeps the value alive, so that no identity is used twice.
            mark = self._mark(Nested(value, form))
            self._value_marks[key] = mark
        return mark

    def of(self, subject: DistinctAttr | DialectResource) -> str:
        """The mark of a distinct attribute's number or of a resource's key."""
        mark = self._subject_marks.get(subject)
        if mark is None:
            mark = self._mark(subject)
            self._subject_marks[subject] = mark
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
    """The locations behind operations whose aliases have no name yet: their places in the text are fixed."""

    def __init__(self) -> None:
        self._aliases: list[Alias] = []
        self._places: list[int] = []

    def add(self, alias: Alias, place: int) -> None:
        """Add an alias, and the index of the piece of text in front of which it prints."""
        self._aliases.append(alias)
        self._places.append(place)

    def fill(self, pieces: list[str]) -> None:
        """Insert the locations, once all aliases have names."""
        for alias, place in zip(self._aliases, self._places):
            pieces[place] = f" loc({alias.text}){pieces[place]}"
