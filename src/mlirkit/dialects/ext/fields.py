"""Fields of classes that define operations: an annotation, and an optional default value.

    lhs: Operand[C]                 an operand          cond: IntegerAttr       an attribute
    res: Result[C]                  a result            body: Region            a region
    Sequence[Operand[C]]            any number          Operand[C] | None       at most one

    = result(infer_type=True)       the result type is the only one that C allows, unless given by name
    = result(default_factory=f)     the default is `f()`, unless given by name; attributes likewise
    = operand(kw_only=True)         given by name
    = None                          optional: absent unless given by name

Parameters of constructors are the fields in order, regions aside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from inspect import Parameter, Signature, get_annotations
from typing import Any, Union, get_args, get_origin

from mlirkit.core.region import Region
from mlirkit.core.value import OpResult, Value
from mlirkit.dialects.ext.constraints import alternatives, is_constraint, maker
from mlirkit.ods.model import VariableLength


class FieldKind(Enum):
    """The kind of a field in an operation."""

    OPERAND = "operand"
    RESULT = "result"
    ATTRIBUTE = "attribute"
    REGION = "region"


class Specifier:
    """The default value of an annotation."""

    def __init__(
        self,
        kind: FieldKind | None,
        infer_type: bool = False,
        default_factory: Callable[[], object] | None = None,
        kw_only: bool = False,
    ) -> None:
        self.kind = kind
        self.infer_type = infer_type
        self.default_factory = default_factory
        self.kw_only = kw_only


def result(
    *, infer_type: bool = False, default_factory: Callable[[], object] | None = None, kw_only: bool = False
) -> Any:
    """The specifier of a result: its type is inferred, from a function, or given by name."""
    return Specifier(FieldKind.RESULT, infer_type, default_factory, kw_only)


def operand(*, kw_only: bool = False) -> Any:
    """The specifier of an operand, which is given by name if `kw_only`."""
    return Specifier(FieldKind.OPERAND, kw_only=kw_only)


def attribute(*, default_factory: Callable[[], object] | None = None, kw_only: bool = False) -> Any:
    """The specifier of an attribute, which is given by name, or by a function."""
    return Specifier(FieldKind.ATTRIBUTE, default_factory=default_factory, kw_only=kw_only)


def infer_result() -> Any:
    """The old name of `result(infer_type=True)`."""
    return result(infer_type=True)


class Field:
    """A field of an operation."""

    def __init__(self, name: str, hint: object, value: object) -> None:
        """`value` is the default value of the annotation, or a `Specifier` without a kind."""
        self.name = name
        self.length = VariableLength.ONE
        parts = alternatives(hint)
        if type(None) in parts:
            self.length = VariableLength.OPTIONAL
            hint = Union[tuple(part for part in parts if part is not type(None))]  # noqa: UP007
        elif get_origin(hint) is Sequence:
            self.length = VariableLength.VARIADIC
            (hint,) = get_args(hint)
        origin = get_origin(hint)
        self.constraint: Any = hint
        if hint is Region:
            self.kind = FieldKind.REGION
        elif isinstance(origin, type) and issubclass(origin, Value):
            self.kind = FieldKind.RESULT if issubclass(origin, OpResult) else FieldKind.OPERAND
            (self.constraint,) = get_args(hint)
        elif is_constraint(hint):
            self.kind = FieldKind.ATTRIBUTE
        else:
            raise TypeError(f"unsupported type for field '{name}' in operation definition: {hint}")
        if self.length is not VariableLength.ONE and self.kind is FieldKind.REGION:
            raise ValueError("optional region is not currently supported")
        if self.length is VariableLength.VARIADIC and self.kind is FieldKind.ATTRIBUTE:
            raise ValueError(f"an attribute is one: '{name}' cannot be a sequence")
        # Creates the default value; None if a value is required.
        self.default: Callable[[], object] | None = None
        self.kw_only = False
        self._specify(value)

    def _specify(self, value: object) -> None:
        noun = self.kind.value
        if value is None:
            if self.length is not VariableLength.OPTIONAL:
                raise ValueError(f"only optional {noun} can be set to None")
            self.default = lambda: None
        elif not isinstance(value, Specifier) or value.kind not in (None, self.kind):
            raise TypeError(f"only `{noun}` field specifier can be used for {noun} fields")
        else:
            self.kw_only = value.kw_only
            self.default = value.default_factory
            if value.infer_type:
                if self.length is not VariableLength.ONE:
                    raise ValueError(f"type of variadic or optional result '{self.name}' cannot be inferred")
                self.default = maker(self.constraint)

    def parameter(self) -> Parameter:
        """The parameter of the constructor."""
        if self.default is not None:
            return Parameter(self.name, Parameter.KEYWORD_ONLY, default=None)
        return Parameter(
            self.name, Parameter.KEYWORD_ONLY if self.kw_only else Parameter.POSITIONAL_OR_KEYWORD
        )


def annotations_of(cls: type) -> dict[str, Any]:
    """The annotations of a class itself, with strings evaluated."""
    return get_annotations(cls, eval_str=True)


def fields_of(cls: type) -> list[Field]:
    """The fields that a class adds to the fields of its bases."""
    missing = Specifier(None)
    return [Field(name, hint, cls.__dict__.get(name, missing)) for name, hint in annotations_of(cls).items()]


def signature_of(fields: Sequence[Field]) -> Signature:
    """The signature of the constructor of operations with these fields."""
    parameters = [Parameter("self", Parameter.POSITIONAL_ONLY)]
    parameters += [field.parameter() for field in fields if field.kind is not FieldKind.REGION]
    parameters += [Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in ("loc", "ip")]
    return Signature(parameters)
