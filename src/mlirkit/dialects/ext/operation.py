"""Operations of dialects in Python: a class with fields becomes an operator of the ODS model.

A class without a name is a base: its fields precede the fields of derived classes.  Further parts:

    traits=[IsTerminatorTrait, Mine]                traits of the operations
    def verify_invariants(self) -> bool             checked after the fields, before the regions
    def verify_region_invariants(self) -> bool      checked after the regions

A check reports an error by `self.location.emit_error(...)`, and returns False.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Signature
from typing import TYPE_CHECKING, Any, ClassVar, cast

from mlirkit.core.context import current_context
from mlirkit.core.operation import Operation as CoreOperation
from mlirkit.core.traits import Trait, trait_named
from mlirkit.core.verified import register_hook
from mlirkit.dialects.ext.constraints import allows, described, variables
from mlirkit.dialects.ext.fields import Field, FieldKind, fields_of, signature_of
from mlirkit.ods.model import (
    ArgumentKind,
    Constraint,
    NamedAttribute,
    NamedRegion,
    NamedTypeConstraint,
    Operator,
    TraitKind,
    TypeConstraint,
    VariableLength,
)
from mlirkit.ods.model import Attribute as AttributeDefinition
from mlirkit.ods.model import Trait as TraitDefinition
from mlirkit.ods.model.predicate import TRUE
from mlirkit.support.diagnostics import Diagnostic, MLIRError

if TYPE_CHECKING:
    from mlirkit.dialects.ext.dialect import Dialect, PythonDialect

_WORDS = {VariableLength.OPTIONAL: "optional ", VariableLength.VARIADIC: "variadic of "}


class DynamicOpTrait:
    """Base of traits in Python: static functions of an operation, named like the checks above."""

    # The argument of `has_trait`.
    name: ClassVar[str] = "DynamicOpTrait"

    def __init_subclass__(cls) -> None:
        cls.name = f"{cls.__module__}.{cls.__qualname__}"


class Operation(CoreOperation):
    """Base of operations in Python."""

    __slots__ = ()

    _fields: ClassVar[list[Field]] = []
    _traits: ClassVar[list[Any]] = []
    _dialect: ClassVar[Any] = None

    def __init__(self, *args: object, **kwargs: object) -> None:
        raise TypeError(
            "This class is a template and cannot be instantiated directly. "
            "Please use a subclass that defines the operation."
        )

    def __init_subclass__(
        cls,
        *,
        name: str | None = None,
        traits: Sequence[object] | None = None,
        dialect: type[Dialect] | None = None,
        **kwargs: object,
    ) -> None:
        super().__init_subclass__(**kwargs)
        bases: list[Any] = [base for base in cls.__bases__ if issubclass(base, Operation)]
        cls._fields = [field for base in bases for field in base._fields] + fields_of(cls)
        cls._traits = [trait for base in bases for trait in base._traits] + list(traits or ())
        if dialect is not None:
            if cls._dialect is not None:
                raise RuntimeError(
                    "This operation has already been attached to dialect "
                    f"'{cls._dialect.DIALECT_NAMESPACE}'."
                )
            cls._dialect = dialect
        if not name:
            return
        if cls._dialect is None:
            raise RuntimeError(
                "Operation subclasses must either inherit from a Dialect's Operation subclass "
                "or provide the dialect as a class keyword argument."
            )
        _define(cls, name)


def _define(cls: Any, name: str) -> None:
    """Complete a class from its fields."""
    live: PythonDialect = cls._dialect.live
    fields: list[Field] = cls._fields
    own_checks = {
        check: getattr(cls, check, None) for check in ("verify_invariants", "verify_region_invariants")
    }
    signature = signature_of(fields)
    members = live.define_operation(operator_of(cls, name, fields, live))
    build = cast(Callable[..., None], members.pop("__init__"))
    # Only built-in operations print them.
    members.pop("result_names", None)
    # The class's check of this name runs after that of the definition.
    members.setdefault("verify_invariants", None)
    for key, value in members.items():
        if key not in ("__slots__", "__doc__", "__module__", "__qualname__"):
            setattr(cls, key, value)
    cls.__init__ = _constructor(fields, signature, build)
    cls.__signature__ = signature.replace(parameters=[*signature.parameters.values()][1:])
    cls.TRAITS = (*cls.TRAITS, *[_trait(trait) for trait in cls._traits])
    checks = [*_variable_checks(fields), *_own_check(own_checks["verify_invariants"])]
    if checks:
        cls.verify_op = staticmethod(lambda op: [check(op) for check in checks] and None)
    for check in _own_check(own_checks["verify_region_invariants"]):
        cls.verify_op_regions = staticmethod(check)
    live.add_operation(cls.OPERATION_NAME, cls)
    cls._dialect.operations.append(cls)


# -- the definition -----------------------------------------------------------------------------------------


def operator_of(cls: Any, name: str, fields: Sequence[Field], live: PythonDialect) -> Operator:
    """The definition of the operation."""
    of_kind = {kind: [field for field in fields if field.kind is kind] for kind in FieldKind}
    arguments: list[tuple[ArgumentKind, int]] = []
    for field in fields:
        if field.kind is FieldKind.OPERAND:
            arguments.append((ArgumentKind.OPERAND, of_kind[field.kind].index(field)))
        elif field.kind is FieldKind.ATTRIBUTE:
            arguments.append((ArgumentKind.ATTRIBUTE, of_kind[field.kind].index(field)))
    segments = [
        TraitDefinition(segments, TraitKind.NATIVE, segments, "::mlir::OpTrait", is_structural=True)
        for segments, kind in (
            ("AttrSizedOperandSegments", FieldKind.OPERAND),
            ("AttrSizedResultSegments", FieldKind.RESULT),
        )
        if any(field.length is not VariableLength.ONE for field in of_kind[kind])
    ]
    return Operator(
        def_name=cls.__name__,
        dialect_name=live.name,
        mnemonic=name,
        cpp_class_name=cls.__name__,
        cpp_namespace=live.definition.cpp_namespace,
        summary="",
        description=cls.__dict__.get("__doc__") or "",
        operands=tuple(_values(of_kind[FieldKind.OPERAND], live)),
        attributes=tuple(_attributes(of_kind[FieldKind.ATTRIBUTE], live)),
        properties=(),
        arguments=tuple(arguments),
        results=tuple(_values(of_kind[FieldKind.RESULT], live)),
        regions=tuple(
            NamedRegion(field.name, Constraint("AnyRegion", TRUE, "any region"), False)
            for field in of_kind[FieldKind.REGION]
        ),
        successors=(),
        traits=tuple(segments),
        builders=(),
        skip_default_builders=False,
        assembly_format=None,
        has_custom_assembly_format=False,
        has_verifier=False,
        has_region_verifier=False,
        has_canonicalizer=False,
        has_canonicalize_method=False,
        has_folder=False,
        use_custom_properties_encoding=False,
    )


def _values(fields: Sequence[Field], live: PythonDialect) -> list[NamedTypeConstraint]:
    constraints = []
    for field in fields:
        predicate = live.condition(field.constraint)
        constraint = TypeConstraint(field.name, predicate, described(field.constraint))
        if field.length is not VariableLength.ONE:
            summary = _WORDS[field.length] + constraint.summary
            constraint = TypeConstraint(
                field.name, predicate, summary, length=field.length, base=constraint
            )
        constraints.append(NamedTypeConstraint(field.name, constraint))
    return constraints


def _attributes(fields: Sequence[Field], live: PythonDialect) -> list[NamedAttribute]:
    return [
        NamedAttribute(
            field.name,
            AttributeDefinition(
                field.name,
                live.condition(field.constraint),
                described(field.constraint),
                is_optional=field.length is VariableLength.OPTIONAL,
            ),
        )
        for field in fields
    ]


# -- the constructor ----------------------------------------------------------------------------------------


def _constructor(fields: Sequence[Field], signature: Signature, build: Callable[..., None]) -> Any:
    """The constructor: the fields in order; the builder takes the results separately."""
    settable = [field for field in fields if field.kind is not FieldKind.REGION]

    def __init__(*args: object, **kwargs: object) -> None:
        bound = signature.bind(*args, **kwargs)
        values = bound.arguments
        self = values.pop("self")
        results = []
        for field in settable:
            value = values.pop(field.name, None)
            if value is None and field.default is not None:
                value = field.default()
            if field.kind is FieldKind.RESULT:
                results.append(value)
            else:
                values[field.name] = value
        build(self, results=results, **values)

    constructor: Any = __init__
    constructor.__signature__ = signature
    return constructor


# -- checks -------------------------------------------------------------------------------------------------


def _variable_checks(fields: Sequence[Field]) -> list[Callable[[Operation], None]]:
    """The check that each type variable has a single value; None without type variables."""
    order = [FieldKind.OPERAND, FieldKind.ATTRIBUTE, FieldKind.RESULT]
    concerned = sorted(
        [field for field in fields if any(variables(field.constraint))],
        key=lambda field: order.index(field.kind),
    )
    if not concerned:
        return []

    def check(op: Operation) -> None:
        bindings: dict[Any, Any] = {}
        for field in concerned:
            for value in _values_of(op, field):
                if not allows(field.constraint, value, bindings):
                    alike = [other.name for other in concerned if _share(other, field)]
                    raise op.op_error(f"failed to verify that {' and '.join(alike)} agree")

    return [check]


def _share(field: Field, other: Field) -> bool:
    return bool({*variables(field.constraint)} & {*variables(other.constraint)})


def _values_of(op: Operation, field: Field) -> list[object]:
    """The types or attributes of an operation that a field constrains."""
    result = getattr(op, field.name)
    many = [] if result is None else list(result) if field.length is VariableLength.VARIADIC else [result]
    return many if field.kind is FieldKind.ATTRIBUTE else [value.type for value in many]


def _own_check(function: Callable[[Operation], object] | None) -> list[Callable[[Operation], None]]:
    """A check by a function that reports errors to diagnostic handlers."""
    if function is None:
        return []
    register_hook(function)

    def check(op: Operation) -> None:
        context = current_context()
        diagnostics: list[Diagnostic] = []

        def take(diagnostic: Diagnostic) -> bool:
            diagnostics.append(diagnostic)
            return True

        with context.attach_diagnostic_handler(take):
            holds = function(op)
        if not holds:
            if diagnostics:
                raise MLIRError(diagnostics[0].message, diagnostics)
            raise op.op_error("failed to verify its invariants")
        for warning in diagnostics:
            context.emit(warning)

    return [check]


def _trait(trait: Any) -> Trait:
    """A trait: an existing one by name, or a class in Python."""
    if isinstance(trait, Trait):
        return trait
    if isinstance(trait, str):
        return trait_named(trait)
    checks = [
        _own_check(getattr(trait, name, None)) for name in ("verify_invariants", "verify_region_invariants")
    ]
    return Trait(trait.name, (), *[check[0] if check else None for check in checks])
