"""What an operation stores as its inherent attributes: questions of the parser and of `Operation.create`.

Operations without a definition store all attributes as they are.  The definitions' answers, and MLIR's rules
behind them, are in ods/live/properties/written_attributes.py.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute


@mypyc_attr(allow_interpreted_subclasses=True)
class InherentAttributes:
    """The inherent attributes of one operation name."""

    __slots__ = ()

    def is_attribute(self, name: str) -> bool:
        """Whether a property may be among the attributes in text: all except for native properties."""
        raise NotImplementedError

    def are_sizes(self, name: str) -> bool:
        """Whether a property contains the sizes of operand or result groups."""
        raise NotImplementedError

    def fits(self, name: str, value: Attribute) -> bool:
        """Whether the operation can store `value` as its inherent attribute `name`."""
        raise NotImplementedError

    def property_problem(self, entries: dict[str, Attribute]) -> str | None:
        """The reason why the entries are not the operation's properties, or None."""
        raise NotImplementedError

    def attribute_problem(self, entries: dict[str, Attribute]) -> str | None:
        """The error of an inherent attribute in `entries` that violates a constraint, or None."""
        raise NotImplementedError

    def stored(self, entries: dict[str, Attribute]) -> dict[str, Attribute]:
        """Convert valid properties to their stored form: native ones become their attribute form."""
        raise NotImplementedError
