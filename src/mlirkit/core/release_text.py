"""The parser's interface to the release that wrote a text.

dialects/release_syntax.py has the implementation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import Hook, OperationName


@mypyc_attr(allow_interpreted_subclasses=True)
class ReleaseText:
    """A text of another release: the syntax of its operations, and their conversion."""

    def __init__(self, producer: str) -> None:
        # The producer of the text, as bytecode would spell it.
        self.producer = producer

    def has_dialect(self, name: str) -> bool:
        """Whether the release has a dialect of this name."""
        return True

    def has_value(self, dialect: str, name: str) -> bool:
        """Whether the release has an attribute or a type of this name, with `#` or `!` in front of it."""
        raise NotImplementedError

    def name_today(self, info: OperationName) -> OperationName:
        """Today's name of operations with the release's name; the same name if it has not changed."""
        raise NotImplementedError

    def replaces(self, name: str) -> bool:
        """Whether operations of a name, which do not exist today, become others."""
        return False

    def parse_hook(self, name: str) -> Hook | None:
        """The parser of the release's custom syntax of an operation, if it differs from release 22's."""
        raise NotImplementedError

    def value_syntax(self, name: str) -> Callable[[Any, Any], Any] | None:
        """The parser of an attribute or type, `#dialect.name`, in the release's syntax; None if release 22's.

        Its arguments are a parser behind the name, and the expected type of an attribute.
        """
        raise NotImplementedError

    def is_inherent(self, name: str, attribute: str) -> bool:
        """Whether an attribute was inherent in the release; `name` is the release's."""
        raise NotImplementedError

    def may_have_property(self, name: str, key: str) -> bool:
        """Whether the release may have a property of this name; `name` is the release's."""
        raise NotImplementedError

    def undeclared(self, info: OperationName, name: str) -> frozenset[str]:
        """Attributes of today's definition that the release does not declare; `name` is the release's."""
        return frozenset()

    def note_name(self, operation: Operation, name: str) -> None:
        """Record that an operation had another name in the text."""
        raise NotImplementedError

    def note_todays_syntax(self, operation: Operation) -> None:
        """Record that an operation was parsed in today's syntax, so that its parts are today's as well."""
        raise NotImplementedError

    def upgrade(self, operations: Iterable[Operation]) -> None:
        """Convert the operations of the text to release 22's form."""
        raise NotImplementedError
