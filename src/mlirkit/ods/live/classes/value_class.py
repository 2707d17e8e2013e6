"""Live attribute and type classes: one per definition, made on first use.

    FastMathFlagsAttr.get(FastMathFlags.nnan)     verified if the definition has a verifier; else ValueError
    attribute.value                               parameters by name, under snake_case too
    attribute.parameters                          all of them

Syntax comes from value_assembly.py, verification from hooks (`genVerifyDecl`) and parameter constraints.
Source: the Attributes and Types page of MLIR's documentation.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, ParametrizedType, Type
from mlirkit.core.location import ParametrizedLocation
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live import hooks
from mlirkit.ods.live.classes.accessors import public_names, python_name, snake_case
from mlirkit.ods.live.classes.declared_class import ATTRIBUTE, TYPE, declared_class
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.classes.value_checks import parameter_getter, value_check
from mlirkit.ods.live.formats.parameter_text import enum_named, type_name
from mlirkit.ods.live.formats.value_assembly import add_value_assembly
from mlirkit.ods.live.introspection.python_types import parameter_type
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter, EnumInfo
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Names of all values, and names that definitions and hooks add to classes of values.
_RESERVED = frozenset(
    [
        *dir(ParametrizedAttribute),
        *dir(ParametrizedType),
        *("alias_name", "get", "invalid_reason", "parse_value", "print_value"),
    ]
)


def build_value_class(definition: AttrOrTypeDef, dialect: LiveDialect) -> Any:
    """The class of the attributes or types that `definition` defines."""
    base = _parametrized(definition)
    if definition.mnemonic is not None:
        kind = ATTRIBUTE if definition.is_attribute else TYPE
        base = declared_class(
            kind + definition.full_name, definition.cpp_class_name, base is ParametrizedLocation
        )
    python_base = base_of_value(definition)
    bases = (base,) if python_base is None else (base, python_base)
    return type(definition.cpp_class_name, bases, value_members(definition, dialect))


def base_of_value(definition: AttrOrTypeDef) -> type | None:
    """The Python class of the C++ base class in a definition; None for the default base."""
    base: type | None = hooks.value_bases.get(canonical(definition.cpp_base_class))
    return base


def _parametrized(definition: AttrOrTypeDef) -> Any:
    """The base class with parameters for the values of a definition."""
    if not definition.is_attribute:
        return ParametrizedType
    is_location = type_name(definition.cpp_base_class) == "LocationAttr"
    return ParametrizedLocation if is_location else ParametrizedAttribute


def value_members(definition: AttrOrTypeDef, dialect: LiveDialect) -> dict[str, Any]:
    """The members of the class of the attributes or types that `definition` defines, by name."""
    base = _parametrized(definition)
    count = len(definition.parameters)
    class_name = definition.cpp_class_name
    GivenParameters = _GivenParameters(definition, dialect)

    def __init__(self: Any, *parameters: Any) -> None:
        if len(parameters) == 1 and parameters[0] is self:
            return
        if len(parameters) != count:
            raise TypeError(f"{class_name} takes {count} parameters, {len(parameters)} were given")
        base.__init__(self, *parameters)

    @classmethod  # type: ignore[misc]
    def get(cls: Any, *values: Any, context: object = None, **named: Any) -> Any:
        """Make a verified value; parameters by position or name, those with defaults may be left out."""
        return made_of(cls, GivenParameters.complete(values, named))

    namespace: dict[str, Any] = {
        "__slots__": (),
        "__doc__": definition.summary,
        "__module__": dialect.module_name,
        "__match_args__": tuple([python_name(parameter.name) for parameter in definition.parameters]),
        "__init__": __init__,
        "__reduce__": _reduce,
        "DIALECT": definition.dialect_name,
        "MNEMONIC": definition.mnemonic or "",
        "FULL_NAME": definition.full_name,
        "DEFINITION": definition,
        "KEEPS_LEADING_SPACE": definition.dialect_name not in hooks.dialects_without_leading_space,
        # Native traits are included: `hasTrait` accepts them like interfaces.
        "INTERFACES": frozenset([trait.name.removesuffix("::Trait") for trait in definition.traits])
        | hooks.value_interfaces.get(definition.full_name, frozenset()),
        "get": get,
        "invalid_reason": staticmethod(value_check(definition, dialect)),
    }
    for index, parameter in enumerate(definition.parameters):
        accessor = property(parameter_getter(index))
        for name in (python_name(parameter.name), python_name(snake_case(parameter.name))):
            if name not in _RESERVED:
                namespace.setdefault(name, accessor)
    if "ShapedType" in namespace["INTERFACES"]:
        for name, (_, derived) in SHAPE_MEMBERS.items():
            namespace.setdefault(name, property(derived))
    naming = hooks.value_aliases.get(definition.full_name)
    if naming is not None:
        namespace["alias_name"] = _alias_method(naming)
    elif definition.gen_mnemonic_alias and definition.mnemonic:
        alias = (definition.mnemonic, False)
        namespace["alias_name"] = staticmethod(lambda: alias)
    add_value_assembly(definition, dialect, namespace)
    hook_members = members_of_value(definition)
    if hook_members:
        namespace |= hook_members
        namespace["__new__"] = _cast
    return namespace


def made_of(cls: Any, parameters: list[Any]) -> Any:
    """Build the value of these parameters with the builders of a live class, and verify it."""
    build = hooks.value_builders.get(cls.FULL_NAME)
    if build is not None:
        return build(*parameters)
    value = cls(*parameters)
    reason = cls.invalid_reason(value)
    if reason is not None:
        raise MLIRError(reason)
    return value


def parameters_of(value: Any) -> tuple[Any, ...]:
    """All parameters of an attribute or type."""
    parameters: tuple[Any, ...] = value.parameters
    return parameters


def invalid_reason(value: Any) -> str | None:
    """The error of an attribute or type by its definition and hooks; None if it is valid."""
    result: str | None = value.invalid_reason(value)
    return result


def members_of_value(definition: AttrOrTypeDef) -> dict[str, Any]:
    """The members that hooks add to the class of a definition; the class then also casts."""
    hook_class = hooks.value_class_members.get(definition.full_name)
    if hook_class is None:
        return {}
    return {name: value for name, value in vars(hook_class).items() if not name.startswith("__")}


def _cast(cls: Any, *parameters: Any) -> Any:
    """`llvm.PointerType(type)` is the type itself if it is one, as in upstream's bindings."""
    if len(parameters) == 1 and isinstance(parameters[0], (Attribute, Type)):
        value = parameters[0]
        if isinstance(value, cls):
            return value
        kind, base = ("attribute", Attribute) if issubclass(cls, Attribute) else ("type", Type)
        if isinstance(value, base) and len(cls.__match_args__) != 1:
            text = f"{base.__name__}({value})"
            raise ValueError(f"Cannot cast {kind} to {cls.__name__} (from {text})")
    return _parametrized(cls.DEFINITION).__new__(cls)


def _alias_method(naming: Callable[[Any], str | None]) -> Callable[[Any], tuple[str, bool] | None]:
    """Adapt a naming hook to the printer's alias hook; the dialect may replace the name."""

    def alias_name(value: Any) -> tuple[str, bool] | None:
        name = naming(value)
        return None if name is None else (name, False)

    return alias_name


def parameter_names(name: str, dialect: LiveDialect) -> list[str]:
    """The names of a parameter: as defined, in snake_case, and as upstream spells it."""
    alias = dialect.PARAMETER_ALIASES.get(name)
    return [name, *public_names(name), *([] if alias is None else [alias])]


class _GivenParameters:
    """The arguments of `get`, by position and name, converted to the kinds of the parameters."""

    def __init__(self, definition: AttrOrTypeDef, dialect: LiveDialect) -> None:
        self.definition = definition
        self.dialect = dialect
        # The enum and the annotation of each parameter, computed for the first value.
        self.kinds: list[tuple[EnumInfo | None, str]] | None = None

    def complete(self, values: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """A value for each parameter, including defaults; TypeError, in Python's words, if one is wrong."""
        parts = self._in_order(values, named)
        if self.kinds is None:
            self.kinds = [
                (
                    _enum_of(parameter, self.definition, self.dialect),
                    parameter_type(parameter.cpp_type, None, self.dialect),
                )
                for parameter in self.definition.parameters
            ]
        for index, (_, annotation) in enumerate(self.kinds):
            try:
                parts[index] = _fitted(parts[index], annotation)
            except TypeError:
                name = self.definition.parameters[index].name
                call = f"{self.definition.cpp_class_name}.get()"
                raise TypeError(f"{call} takes {annotation} as '{name}', got {parts[index]!r}") from None
        return [_converted(enum, value) for (enum, _), value in zip(self.kinds, parts, strict=True)]

    def _in_order(self, values: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        parameters = self.definition.parameters
        function = f"{self.definition.cpp_class_name}.get()"
        if len(values) > len(parameters):
            raise TypeError(f"{function} takes {len(parameters)} parameters, {len(values)} were given")
        result = list(values)
        for parameter in parameters[len(result) :]:
            for name in parameter_names(parameter.name, self.dialect):
                if name in named:
                    result.append(named.pop(name))
                    break
            else:
                if parameter.default_value is None:
                    raise TypeError(f"{function} is missing the parameter '{parameter.name}'")
                result.append(self.dialect.parameter_default(parameter, self.definition))
        if named:
            raise TypeError(f"{function} got unexpected parameters: {', '.join(named)}")
        return result


# The properties of types with ShapedType beyond their parameters: their annotation and their getter.
SHAPE_MEMBERS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "rank": ("int", lambda type: len(type.shape)),
    "has_rank": ("bool", lambda type: True),
    "num_elements": ("int", lambda type: prod(type.shape)),
    "has_static_shape": ("bool", lambda type: DYNAMIC not in type.shape),
}


def _enum_of(
    parameter: AttrOrTypeParameter, definition: AttrOrTypeDef, dialect: LiveDialect
) -> EnumInfo | None:
    """The enum of a parameter, if not given by its C++ class, so that equal values have one class."""
    return parameter.enum or definition.enum or enum_named(type_name(parameter.cpp_type), dialect)


def _converted(info: EnumInfo | None, value: Any) -> Any:
    """The enum member of a number or a text; other values are returned unchanged."""
    if info is None or not isinstance(value, (int, str)):
        return value
    members = enum_class(info)
    member = members.symbolize(value) if isinstance(value, str) else members(value)
    if member is None:
        raise ValueError(f"'{value}' is no case of {info.class_name}")
    return member


def _fitted(value: Any, annotation: str) -> Any:
    """Convert a value to the type of a parameter's annotation; TypeError if it is known not to fit.

    Integers of libraries become Python's `int`, and any value is accepted as a `bool`.
    """
    if value is None:
        return None
    if annotation.startswith("Sequence["):
        if isinstance(value, (str, bytes)):
            raise TypeError
        # Iterating over a value that is no sequence raises the TypeError.
        return [_fitted(item, annotation[len("Sequence[") : -1]) for item in value]
    if annotation == "int" and not isinstance(value, int):
        return operator.index(value)
    if annotation == "bool":
        return bool(value)
    if (annotation == "str" and not isinstance(value, str)) or (
        annotation.startswith("ir.") and isinstance(value, (str, int, float))
    ):
        raise TypeError
    return value


def _reduce(self: Any) -> Any:
    return (
        _unpickle,
        (self.DIALECT, self.DEFINITION.is_attribute, self.DEFINITION.short_name, self.parameters),
    )


def _unpickle(dialect_name: str, is_attribute: bool, name: str, parameters: tuple[Any, ...]) -> Any:
    # Live classes are made at run time, so pickles name the definition and find the class again.
    from mlirkit.core.context import current_context

    dialect: Any = current_context().dialect(dialect_name)
    if dialect is None:
        raise MLIRError(f"dialect '{dialect_name}' is not available")
    cls = dialect.attribute_class(name) if is_attribute else dialect.type_class(name)
    # Bypass the constructor, which counts parameters: hooks give some types other parameters.
    value = cls.__new__(cls)
    _parametrized(cls.DEFINITION).__init__(value, *parameters)
    return value
