"""Constructors of live classes: functions with docstrings for `help()`, implemented by constructor.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.ods.live.building.constructor import Constructor
from mlirkit.ods.model import ArgumentKind, Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def add_builders(operator: Operator, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add the constructor and `build_generic`."""
    constructor = Constructor(operator, dialect)

    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        constructor.construct(self, args, kwargs)

    def build_as_defined(self: Any, *args: Any, **kwargs: Any) -> None:
        constructor.construct_as_defined(self, args, kwargs)

    def build_generic(
        cls: Any,
        results: Sequence[Type] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Any = None,
        successors: Any = None,
        regions: int | None = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        """Build from flat lists, as `Operation.create` does."""
        return Operation.create(
            operator.name,
            results,
            operands,
            attributes,
            successors,
            len(operator.regions) if regions is None else regions,
            loc,
            ip,
        )

    __init__.__doc__ = signature_text(operator)
    namespace["__init__"] = __init__
    namespace["build_as_defined"] = build_as_defined
    namespace["build_generic"] = classmethod(build_generic)


def signature_text(operator: Operator) -> str:
    """The parameters of the constructor as text, for `help()`."""
    parts = []
    for kind, index in operator.arguments:
        if kind is ArgumentKind.OPERAND:
            group = operator.operands[index]
            parts.append(f"{group.name}: {group.constraint.summary}")
        elif kind is ArgumentKind.ATTRIBUTE:
            named = operator.attributes[index]
            suffix = "" if named.attribute.is_required else " (may be left out)"
            parts.append(f"{named.name}: {named.attribute.summary}{suffix}")
        else:
            parts.append(f"{operator.properties[index].name}: property")
    return "\n".join([f"Build `{operator.name}`.", "", *parts])
