"""Attributes and types of dialects in Python: classes whose annotations define their parameters.

    class Array(MyDialect.Type, name="array"):          !my.array<i32, 4 : i32>
        element: IntegerType[32] | IntegerType[64]
        length: IntegerAttr

Parameters are attributes; types are wrapped.
"""

from __future__ import annotations

from types import MethodType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType
from mlirkit.core.attribute import Type as CoreType
from mlirkit.dialects.ext.constraints import described
from mlirkit.dialects.ext.fields import annotations_of
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter

if TYPE_CHECKING:
    from mlirkit.dialects.ext.dialect import Dialect, PythonDialect

_ATTRIBUTE = "::mlir::Attribute"


class Type(ParametrizedType):
    """Base of types in Python."""

    _fields: ClassVar[dict[str, Any]] = {}
    _dialect: ClassVar[Any] = None

    def __init_subclass__(
        cls, *, name: str | None = None, dialect: type[Dialect] | None = None, **kwargs: object
    ) -> None:
        super().__init_subclass__(**kwargs)
        _complete(cls, name, dialect, "type")


class Attribute(ParametrizedAttribute):
    """Base of attributes in Python."""

    _fields: ClassVar[dict[str, Any]] = {}
    _dialect: ClassVar[Any] = None

    def __init_subclass__(
        cls, *, name: str | None = None, dialect: type[Dialect] | None = None, **kwargs: object
    ) -> None:
        super().__init_subclass__(**kwargs)
        _complete(cls, name, dialect, "attribute")


def _complete(cls: Any, name: str | None, dialect: type[Dialect] | None, noun: str) -> None:
    """Complete a class from its annotations; a class without a name is a base."""
    cls._fields = {**cls._fields, **annotations_of(cls)}
    if dialect is not None:
        if cls._dialect is not None:
            raise RuntimeError(
                f"This {noun} has already been attached to dialect '{cls._dialect.DIALECT_NAMESPACE}'."
            )
        cls._dialect = dialect
    if not name:
        return
    if cls._dialect is None:
        raise RuntimeError(
            f"{noun.capitalize()} subclasses must either inherit from a Dialect's {noun.capitalize()} "
            "subclass or provide the dialect as a class keyword argument."
        )
    live: PythonDialect = cls._dialect.live
    is_attribute = noun == "attribute"
    members = live.define_value(_definition_of(cls, name, is_attribute, live), cls)
    make = cast(MethodType, members.pop("get")).__func__
    for key, value in members.items():
        if key not in ("__slots__", "__doc__", "__module__", "__qualname__"):
            setattr(cls, key, value)

    def get(owner: Any, *parameters: object, context: object = None) -> Any:
        """The attribute or type with these parameters; types among them are wrapped."""
        return make(
            owner,
            *[
                TypeAttr(parameter) if isinstance(parameter, CoreType) else parameter
                for parameter in parameters
            ],
        )

    cls.get = classmethod(get)
    setattr(cls, "attr_name" if is_attribute else "type_name", f"{live.name}.{name}")
    (cls._dialect.attributes if is_attribute else cls._dialect.types).append(cls)


def _definition_of(cls: Any, name: str, is_attribute: bool, live: PythonDialect) -> AttrOrTypeDef:
    parameters = tuple(
        AttrOrTypeParameter(
            field,
            _ATTRIBUTE,
            _ATTRIBUTE,
            _ATTRIBUTE,
            predicate=live.condition(hint),
            constraint_summary=f"must be {described(hint)}",
        )
        for field, hint in cls._fields.items()
    )
    listed = " `,` ".join([f"${parameter.name}" for parameter in parameters])
    return AttrOrTypeDef(
        def_name=f"{'Attribute' if is_attribute else 'Type'} {name}",
        is_attribute=is_attribute,
        dialect_name=live.name,
        cpp_class_name=cls.__name__,
        cpp_namespace=live.definition.cpp_namespace,
        cpp_base_class="",
        mnemonic=name,
        full_name=f"{live.name}.{name}",
        summary="",
        description=cls.__dict__.get("__doc__") or "",
        parameters=parameters,
        traits=(),
        assembly_format=f"`<` {listed} `>`" if parameters else None,
        has_custom_assembly_format=False,
        gen_verify=False,
        gen_mnemonic_alias=False,
        gen_accessors=True,
        gen_storage_class=True,
        skip_default_builders=False,
        builders=(),
    )
