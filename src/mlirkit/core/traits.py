"""Traits: properties of all operations of a name, and their checks.

A trait has the name of MLIR's C++ class (`IsTerminator`, `AtLeastNOperands<2>`,
`SingleBlockImplicitTerminator<scf.yield>`), as in definitions; parameters that are operations are given by
operation name.  `trait_named` finds or makes a trait.  An unknown name makes an inert trait, which operations
may have but which checks nothing.

The checks, with MLIR's words: core/trait_checks.py for rules of the graph alone, builtin/trait_checks.py for
shapes and element types, core/interfaces.py for interfaces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.interface_checks import INTERFACE_CHECKS, INTERFACE_REGION_CHECKS
from mlirkit.core.signature_followers import follows_surroundings
from mlirkit.core.trait_checks import (
    CHECKS,
    COUNTED_CHECKS,
    PARENT_CHECK,
    REGION_CHECKS,
    TERMINATOR_CHECK,
)
from mlirkit.core.upcalls import type_trait_checks, type_trait_region_checks
from mlirkit.core.verified import register_hook

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation
    from mlirkit.core.operation_name import OperationName

Check = Callable[[Any], None]

# Other spellings: names in definitions, and the core's name of the C++ class IsIsolatedFromAbove.
_ALIASES: Final = {
    "IsIsolatedFromAbove": "IsolatedFromAbove",
    "Terminator": "IsTerminator",
    "Commutative": "IsCommutative",
    "Idempotent": "IsIdempotent",
    "Involution": "IsInvolution",
    "RecursiveMemoryEffects": "HasRecursiveMemoryEffects",
}

# Traits whose checks come before the definition's own check, which relies on them.
_STRUCTURAL: Final = frozenset(
    (
        "ZeroOperands",
        "OneOperand",
        "NOperands",
        "AtLeastNOperands",
        "VariadicOperands",
        "ZeroRegions",
        "OneRegion",
        "NRegions",
        "AtLeastNRegions",
        "VariadicRegions",
        "ZeroResults",
        "OneResult",
        "NResults",
        "AtLeastNResults",
        "VariadicResults",
        "ZeroSuccessors",
        "OneSuccessor",
        "NSuccessors",
        "AtLeastNSuccessors",
        "VariadicSuccessors",
        "SingleBlock",
        "SingleBlockImplicitTerminator",
        "NoTerminator",
        "HasParent",
        "NoRegionArguments",
        "AttrSizedOperandSegments",
        "AttrSizedResultSegments",
        "OpInvariants",
    )
)


# Traits whose checks read, of an operation without regions, only its signature (core/verifier.py): the result
# is the same for all operations of a name with the same signature.
_OF_SIGNATURE: Final = frozenset(
    (
        "ZeroOperands",
        "OneOperand",
        "NOperands",
        "AtLeastNOperands",
        "ZeroRegions",
        "OneRegion",
        "NRegions",
        "AtLeastNRegions",
        "ZeroResults",
        "OneResult",
        "NResults",
        "AtLeastNResults",
        "ZeroSuccessors",
        "OneSuccessor",
        "NSuccessors",
        "AtLeastNSuccessors",
        "SingleBlock",
        "NoRegionArguments",
        "AttrSizedOperandSegments",
        "AttrSizedResultSegments",
        "SameTypeOperands",
        "SameOperandsShape",
        "SameOperandsAndResultShape",
        "SameOperandsElementType",
        "SameOperandsAndResultElementType",
        "SameOperandsAndResultType",
        "SameOperandsAndResultRank",
        "OperandsAreSignlessIntegerLike",
        "OperandsAreFloatLike",
        "ResultsAreBoolLike",
        "ResultsAreFloatLike",
        "ResultsAreSignlessIntegerLike",
        "Elementwise",
        "ResultsBroadcastableShape",
        "CastOpInterface",
        "BranchOpInterface",
        "WeightedBranchOpInterface",
    )
)

# Traits among these whose checks read attributes other than segment sizes, or call hooks that may.
_OF_ATTRIBUTES: Final = frozenset(("CastOpInterface", "BranchOpInterface", "WeightedBranchOpInterface"))

# Traits among these whose checks read the operation's regions.
_OF_REGIONS: Final = frozenset(("SingleBlock", "NoRegionArguments"))


class Trait:
    """One trait.  `verify` runs before an operation's regions are verified, `verify_regions` after."""

    __slots__ = (
        "follows_around",
        "follows_bodies",
        "follows_signature",
        "follows_surroundings",
        "is_structural",
        "name",
        "parameters",
        "reads_no_attributes",
        "verify",
        "verify_regions",
    )

    def __init__(
        self,
        name: str,
        parameters: tuple[Any, ...] = (),
        verify: Check | None = None,
        verify_regions: Check | None = None,
    ) -> None:
        self.name = name
        self.parameters = parameters
        self.verify = verify
        self.verify_regions = verify_regions
        self.is_structural = name in _STRUCTURAL
        self.follows_signature = name in _OF_SIGNATURE or name in _OF_DIALECTS_BY_SIGNATURE
        # Whether the checks read types, segment sizes and names of terminators at most.
        self.reads_no_attributes = (
            name in _OF_SIGNATURE or name == "SingleBlockImplicitTerminator"
        ) and name not in _OF_ATTRIBUTES
        # Whether the checks read the signature and the surroundings only (core/signature_followers.py).
        self.follows_surroundings = verify is not None and follows_surroundings(verify)
        # (OperationName) -> whether the checks follow the bodies of its operations, if a dialect declares it.
        self.follows_bodies = _OF_DIALECTS_BY_BODIES.get(name)
        # Whether the checks follow the signature of operations with regions as well.
        self.follows_around = name in _OF_SIGNATURE and name not in _OF_REGIONS

    def __repr__(self) -> str:
        if not self.parameters:
            return f"<Trait {self.name}>"
        return f"<Trait {self.name}<{', '.join([str(parameter) for parameter in self.parameters])}>>"

    def __reduce__(self) -> Any:
        return (trait_named, (self.name, *self.parameters))


# Checks of traits that single dialects define, and the traits whose checks read only types and properties.
_OF_DIALECTS: Final[dict[str, Check]] = {}
_OF_DIALECTS_BY_SIGNATURE: Final[set[str]] = set()
_OF_DIALECTS_BY_BODIES: Final[dict[str, Callable[[OperationName], bool]]] = {}


def register_check(
    name: str,
    check: Check,
    of_signature: bool = True,
    of_bodies: Callable[[OperationName], bool] | None = None,
) -> None:
    """Set the check of a dialect's own trait, before the first operation with the trait is made.

    A check is `of_signature` if it depends, for operations without regions, only on types and properties.
    `of_bodies` returns whether it depends, for operations of an OperationName with regions, only on types,
    properties and bodies.
    """
    register_hook(check)
    _OF_DIALECTS[name] = check
    if of_bodies is not None:
        _OF_DIALECTS_BY_BODIES[name] = of_bodies
    if of_signature:
        _OF_DIALECTS_BY_SIGNATURE.add(name)


# Checks of traits that single dialects define, after the operation's regions.
_REGIONS_OF_DIALECTS: Final[dict[str, Check]] = {}


def register_region_check(
    name: str, check: Check, of_bodies: Callable[[OperationName], bool] | None = None
) -> None:
    """As `register_check`, for a check that runs after the operation's regions are verified."""
    register_hook(check)
    if of_bodies is not None:
        _OF_DIALECTS_BY_BODIES[name] = of_bodies
    _REGIONS_OF_DIALECTS[name] = check


def trait_named(spelling: str, *parameters: Any) -> Trait:
    """The trait called `spelling`: a C++ class name, with or without namespaces, `<...>` and `::Impl`.

    Parameters are counts, or operation names such as "func.func"; they may also be in the spelling.
    """
    name, written = split_spelling(spelling)
    return _trait(canonical_name(name), tuple(parameters) or written)


def canonical_name(name: str) -> str:
    """The name under which a trait is kept, for any spelling that definitions use."""
    return _ALIASES.get(name, name)


def verification_order(traits: Sequence[Trait]) -> list[Trait]:
    """`traits` in the order in which they are checked: structural ones first, otherwise as given."""
    first = [trait for trait in traits if trait.is_structural]
    return first + [trait for trait in traits if not trait.is_structural]


@cache
def _trait(name: str, parameters: tuple[Any, ...]) -> Trait:
    if name in COUNTED_CHECKS and len(parameters) == 1:
        count = int(parameters[0])
        counted = COUNTED_CHECKS[name]
        return Trait(name, (count,), lambda op: counted(op, count))
    if name == "HasParent" and parameters:
        return Trait(name, parameters, lambda op: PARENT_CHECK(op, parameters))
    if name == "SingleBlockImplicitTerminator" and len(parameters) == 1:
        terminator = str(parameters[0])
        return Trait(name, parameters, None, lambda op: TERMINATOR_CHECK(op, terminator))
    check = CHECKS.get(name) or INTERFACE_CHECKS.get(name) or type_trait_checks().get(name)
    if check is None:
        check = _OF_DIALECTS.get(name)
    region_check = (
        REGION_CHECKS.get(name) or INTERFACE_REGION_CHECKS.get(name) or type_trait_region_checks().get(name)
    )
    if region_check is None:
        region_check = _REGIONS_OF_DIALECTS.get(name)
    return Trait(name, parameters, check, region_check)


def parent_with_trait(op: Operation, name: str) -> Operation | None:
    """The nearest operation around `op` that has the trait of that (canonical) name."""
    parent = op.parent_op
    while parent is not None and not parent.info.has_trait(name):
        parent = parent.parent_op
    return parent


def split_spelling(spelling: str) -> tuple[str, tuple[Any, ...]]:
    """The class name and the parameters of a C++ spelling."""
    text = spelling.strip()
    for suffix in ("::Impl", "::Trait"):
        text = text.removesuffix(suffix)
    start = text.find("<")
    if start < 0:
        return text.rsplit("::", 1)[-1], ()
    inner = text[start + 1 : text.rfind(">")]
    parameters = tuple([part.strip() for part in inner.split(",") if part.strip()])
    return text[:start].rsplit("::", 1)[-1], parameters
