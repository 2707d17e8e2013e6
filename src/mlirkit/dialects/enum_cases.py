"""Cases of enum attributes, whether the attribute's definition names the enum or its parameter's does."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Protocol

from mlirkit.core.attribute import Attribute, ParametrizedAttribute
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.parameter_text import enum_named, type_name
from mlirkit.ods.model import AttrOrTypeDef


class Defined(Protocol):
    """A live class of attributes."""

    DEFINITION: ClassVar[AttrOrTypeDef]


class EnumAttributeClass(Defined, Protocol):
    """A live class of enum attributes."""

    def __call__(self, case: Enum) -> ParametrizedAttribute: ...


class Cases(Protocol):
    """The class of a live enum."""

    def symbolize(self, text: str | int) -> Enum | None: ...


def case_of(attribute: Attribute | None) -> Enum:
    """The case that an enum attribute holds."""
    if not isinstance(attribute, ParametrizedAttribute):
        raise TypeError(f"'{attribute}' holds no case")
    case: Enum
    (case,) = attribute.parameters
    return case


def cases_of(cls: Defined, dialect: LiveDialect | None) -> Cases:
    """The enum whose cases the attributes of a live class hold."""
    definition = cls.DEFINITION
    (parameter,) = definition.parameters
    info = definition.enum or parameter.enum
    if info is None and dialect is not None:
        info = enum_named(type_name(parameter.cpp_type), dialect)
    assert info is not None, definition.full_name
    cases: Cases = enum_class(info)
    return cases
