"""The traits and interfaces of a live operation, for `OperationName.bind`.

Definitions name operations in parameters by their C++ class (`HasParent<"func::FuncOp">`); here the
parameters become operation names. If no loaded definition declares the class, the trait is not checked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.ops import OptionalSymbol
from mlirkit.core.context import current_context
from mlirkit.core.interfaces import DEFAULT_IMPLEMENTATIONS, FunctionSymbol
from mlirkit.core.operation import Operation
from mlirkit.core.speculation import BY_TRAIT
from mlirkit.core.traits import Trait, canonical_name, split_spelling, trait_named
from mlirkit.core.transformation_interfaces import TRANSFORMATION_INTERFACES
from mlirkit.ods.live import hooks
from mlirkit.ods.live.classes.memory_effects import declared_effects
from mlirkit.ods.model import Interface, Operator, TraitKind
from mlirkit.ods.model import Trait as TraitDefinition
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# Traits whose parameters are operations.
_OF_OPERATIONS = ("HasParent", "SingleBlockImplicitTerminator")

# Traits that MLIR folds by; traits of the same names in other dialects do not fold.
_FOLDING = ("IsCommutative", "IsIdempotent", "IsInvolution")

# The implementation of SymbolOpInterface by which a function without a body is a declaration.
_BODY_DECLARES = LateRegex(r"\bbool\s+isDeclaration\(\)\s*(const\s*)?\{\s*return\s+isExternal\(\);")
# The implementation of SymbolOpInterface by which the symbol name is optional.
_NAME_IS_OPTIONAL = LateRegex(r"\bbool\s+isOptionalSymbol\(\)\s*(const\s*)?\{\s*return\s+true;")


def op_traits(operator: Operator, dialect: LiveDialect) -> list[Trait]:
    """The traits in verification order: counts, then structural traits, then the rest as listed."""
    traits = [trait_named(name) for name in count_traits(operator)]
    listed = [trait for trait in operator.traits if trait.kind in (TraitKind.NATIVE, TraitKind.INTERNAL)]
    traits.extend(_trait(trait, operator, dialect) for trait in listed if trait.is_structural)
    traits.append(trait_named("OpInvariants"))
    for definition in operator.traits:
        if definition.kind is TraitKind.PREDICATE or definition.is_structural or not definition.name:
            continue
        if definition.name in _FOLDING and definition.cpp_namespace != "::mlir::OpTrait":
            traits.append(Trait(f"{definition.cpp_namespace}::{definition.name}"))
        elif definition.interface is None:
            traits.append(_trait(definition, operator, dialect))
        else:
            for base in (*definition.interface.all_bases, definition.interface):
                trait = _checked_by_hooks(base.fully_qualified_name, base.name, ())
                traits.append(trait_named(base.name) if trait is None else trait)
    return traits


def op_interfaces(operator: Operator, is_at_hand: bool = False) -> dict[str, Any]:
    """The interfaces by name, with their implementations (a hook, or the default behaviour) or None.

    With `is_at_hand`, interfaces of hooks for transformations are None, so that these are not loaded.
    """
    names: list[str] = []
    for trait in operator.traits:
        if trait.interface is not None:
            names.extend(_with_bases(trait.interface))
    effects = declared_effects(operator)
    if effects is not None:
        names.append("MemoryEffectOpInterface")
    result: dict[str, Any] = {}
    for name in names:
        if is_at_hand and name in TRANSFORMATION_INTERFACES:
            result[name] = None
            continue
        implementation = hooks.interfaces.get((operator.name, name))
        if implementation is None and name == "MemoryEffectOpInterface":
            # The definition of one operation has priority over the hook of a whole dialect.
            implementation = effects
        if implementation is None and name == "ConditionallySpeculatable":
            by_trait = [BY_TRAIT[trait.name] for trait in operator.traits if trait.name in BY_TRAIT]
            implementation = by_trait[0] if by_trait else None
        if implementation is None:
            implementation = hooks.interfaces.get((operator.dialect_name, name))
        if implementation is None:
            implementation = DEFAULT_IMPLEMENTATIONS.get(name)
            if name == "SymbolOpInterface" and _BODY_DECLARES.search(operator.extra_class_declaration):
                implementation = FunctionSymbol()
            elif name == "SymbolOpInterface" and _NAME_IS_OPTIONAL.search(operator.extra_class_declaration):
                implementation = OptionalSymbol()
        result[name] = implementation
    for owner in (operator.name, *names):
        for name, implementation in hooks.external_models.get(owner, {}).items():
            if is_at_hand and name in TRANSFORMATION_INTERFACES:
                continue
            if result.get(name) is None:
                result[name] = implementation
    return result


def _with_bases(interface: Interface) -> list[str]:
    """The names of an interface and of its base interfaces, bases first."""
    return [*[base.name for base in interface.all_bases], interface.name]


def _trait(definition: TraitDefinition, operator: Operator, dialect: LiveDialect) -> Trait:
    spelling = definition.name
    name, parameters = split_spelling(spelling)
    if name not in _OF_OPERATIONS:
        trait = _checked_by_hooks(f"{definition.cpp_namespace}::{name}", name, parameters)
        if trait is None:
            return trait_named(spelling)
        trait.is_structural = definition.is_structural
        return trait
    operations = [operation_of_class(parameter, operator, dialect) for parameter in parameters]
    return (
        trait_named(name, *[operation for operation in operations if operation])
        if all(operations)
        else Trait(name)
    )


def _checked_by_hooks(qualified: str, name: str, parameters: tuple[Any, ...]) -> Trait | None:
    """The trait of a C++ class with checks in hooks; None if no hook is registered."""
    key = qualified.removeprefix("::")
    before, after = hooks.trait_verifiers.get(key), hooks.trait_region_verifiers.get(key)
    if before is None and after is None:
        return None

    def bound(hook: Any) -> Any:
        return hook if hook is None or not parameters else lambda op: hook(op, *parameters)

    return Trait(name, parameters, bound(before), bound(after))


def operation_of_class(cpp_class: str, operator: Operator, dialect: LiveDialect) -> str | None:
    """The name of the operation with the C++ class `cpp_class`, resolved from `operator`'s namespace."""
    *qualifiers, class_name = cpp_class.removeprefix("::").split("::")
    if qualifiers and qualifiers[-1] not in ("mlir", dialect.definition.cpp_namespace.split("::")[-1]):
        other = dialect.other_dialect(qualifiers[-1])
        definitions = getattr(other, "definitions", None)
    else:
        definitions = dialect.definitions
    if definitions is None:
        return None
    for candidate in definitions.operators.values():
        is_reachable = qualifiers or candidate.dialect_name == operator.dialect_name
        if candidate.cpp_class_name == class_name and is_reachable:
            return str(candidate.name)
    return None


def count_traits(operator: Operator) -> list[str]:
    """The traits mlir-tblgen adds for the numbers of regions, results, successors and operands."""
    variadic_regions = sum(region.is_variadic for region in operator.regions)
    variadic_successors = sum(successor.is_variadic for successor in operator.successors)
    return [
        _count_trait(len(operator.regions), variadic_regions, "Region", "NRegions"),
        _count_trait(len(operator.results), operator.variable_length_results, "Result", "NResults"),
        _count_trait(len(operator.successors), variadic_successors, "Successor", "NSuccessors"),
        _count_trait(len(operator.operands), operator.variable_length_operands, "Operand", "NOperands"),
    ]


def _count_trait(total: int, variadic: int, noun: str, many: str) -> str:
    if variadic:
        fixed = total - variadic
        return f"AtLeast{many}<{fixed}>" if fixed else f"Variadic{noun}s"
    if total == 0:
        return f"Zero{noun}s"
    return f"One{noun}" if total == 1 else f"{many}<{total}>"


class HasTrait:
    """`has_trait` of an operation and of its class."""

    __slots__ = ()

    def __get__(self, instance: Operation | None, owner: Any) -> Callable[..., bool]:
        if instance is not None:
            return partial(Operation.has_trait, instance)

        def of_class(trait: Any, context: Any = None) -> bool:
            info = current_context(context).operation_name(owner.OPERATION_NAME)
            return info.has_trait(canonical_name(trait) if isinstance(trait, str) else trait.name)

        return of_class
