"""Operation names: a context's data about all operations of one name.

An `OperationName` is looked up once per name and context; every operation points at one.  It holds the
operation's class, traits and hooks as plain fields, so that readers and writers look nothing up twice.
A class describes itself by class attributes, which `bind` reads:

    OPERATION_NAME     "arith.addi"
    TRAITS             tuple of core.traits.Trait, as declared
    ATTRIBUTE_NAMES    inherent attributes (declared, native properties and segment sizes), or ()
    parse_assembly     static (parser: OpAsmParser, state: OperationState) -> None      custom syntax
    READS_TEXT_ALONE   `parse_assembly` itself, if its result depends on text and types of operands only
    print_assembly     static (op, printer: OpAsmPrinter) -> None
    PRINTS_BY_SIGNATURE  `print_assembly` itself, if its text, without regions and successors, depends on
                       types and attributes only, except for names of operands and indentation
    verify_invariants  static (op) -> None        the definition's constraints; raises or emits.  Optional
                       attributes of the function: `follows_signature` is true if only types and
                       properties count, except for `verify_regions`, which checks regions; otherwise
                       `verify_beyond` checks the rest for a known signature; `signature_part` returns
                       the part of an attribute that counts
    verify_op          static (op) -> None        the operation's own verifier (hasVerifier);
                       it may have the attribute `follows_signature` as well
    verify_op_regions  static (op) -> None        the same after nested operations (hasRegionVerifier)
    CANONICALIZERS     tuple of patterns/pattern_set.py's RewritePattern, in the order in which MLIR adds them
    fold_op            static (op, operands: list[Attribute | None]) -> list | Attribute | Value | None
    infer_types        static (state: OperationState) -> list[Type]; likewise with `follows_signature`
    result_names       static (op, set_name: Callable[[Value, str], None]) -> None
    block_names        static (region, set_name) -> None        names for entry block arguments
    block_labels       static (region, set_label: Callable[[Block, str], None]) -> None     names for blocks
    default_dialect    str: the dialect whose prefix may be left out inside the operation's regions
    populate_defaults  static (properties: dict[str, Attribute]) -> None   fill in default attributes
    WRITTEN            the checks of written attributes; see ods/live/properties/written_attributes.py
    PROPERTY_LAYOUT    the layout of the properties in bytecode; see bytecode/properties.py
    INTERFACES         dict from interface names to implementations; see core/interfaces.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.attribute import Attribute
from mlirkit.core.inherent_attributes import InherentAttributes
from mlirkit.core.signature_followers import (
    followed_definitions,
    follows_bodies,
    follows_parent,
    follows_signature,
    follows_surroundings,
    remainder_of,
    settling_condition,
)
from mlirkit.core.structural_attributes import DictionaryAttr, dictionary_of
from mlirkit.core.transformation_interfaces import UNDECLARED_INTERFACES
from mlirkit.core.verified import KNOWN, register_hook

if TYPE_CHECKING:
    from mlirkit.core.context import Context

Hook = Callable[..., Any]

# The facts that verifiers still read of an operation without regions and successors whose signature has been
# verified: none; whether it ends its block; the name of the operation around it; its surroundings; more.  A
# hook's condition may have to hold for that (`is_settled_by`).
ASKS_NOTHING: Final = 0
ASKS_PLACE: Final = 1
ASKS_PARENT: Final = 2
ASKS_AROUND: Final = 3
ASKS_MORE: Final = 4


class OperationName:
    """One operation name in one context, registered or not."""

    __slots__ = (
        "_canonicalizers",
        "_default_properties",
        "_fold_hook",
        "_lacks_hooks",
        "_lacks_interfaces",
        "_settling",
        "asks_around",
        "asks_for",
        "attribute_names",
        "block_labels",
        "block_names",
        "bodied_region_verifiers",
        "bodied_verifiers_around",
        "context",
        "default_dialect",
        "dialect_name",
        "first_definition",
        "fold_traits",
        "has_bodied_around",
        "has_bodied_region_verifiers",
        "has_placed",
        "has_placed_around",
        "has_unknown_syntax",
        "infer_types",
        "interfaces_at_hand",
        "is_constant_like",
        "is_in_bodies",
        "is_isolated",
        "is_known_elsewhere",
        "is_memory_free",
        "is_registered",
        "is_terminator",
        "known_signatures",
        "make",
        "name",
        "op_class",
        "parse_hook",
        "placed_region_verifiers",
        "placed_verifiers",
        "placed_verifiers_around",
        "populate_defaults",
        "print_hook",
        "prints_by_signature",
        "property_layout",
        "reads_text_alone",
        "region_kind",
        "region_verifiers",
        "repeated_region_verifiers",
        "repeated_verifiers",
        "repeated_verifiers_around",
        "result_names",
        "signature_part",
        "start_class",
        "traits",
        "verifiers",
        "verify_invariants",
        "verify_op",
        "verify_op_regions",
        "verify_symbol_uses",
        "written",
    )

    def __init__(self, name: str, context: Context | None) -> None:
        self.name = name
        self.context = context
        self.dialect_name = name.split(".", 1)[0]
        self.op_class: Any = None
        # The function that makes an operation, and its class until it is complete: see core/creation.py.
        self.make: Any = None
        self.start_class: Any = None
        self.is_registered = False
        # Whether its operations were read as text of unknown syntax (core/unknown_syntax.py).
        self.has_unknown_syntax = False
        # Whether a file's writer had a definition of the operation, which is missing here.
        self.is_known_elsewhere = False
        self.traits: dict[str, Any] = {}
        self.is_isolated = False
        self.is_terminator = False
        # Whether operations of the name are constants: `fold_hook` gives the value.
        self.is_constant_like = False
        # Whether operations of the name never have memory effects, nested operations included.
        self.is_memory_free = False
        self.attribute_names: frozenset[str] = frozenset()
        self.parse_hook: Hook | None = None
        self.reads_text_alone = False
        self.print_hook: Hook | None = None
        self.prints_by_signature = False
        self.verify_invariants: Hook | None = None
        self.verify_op: Hook | None = None
        self.verify_op_regions: Hook | None = None
        # Hooks of transformations are read from the class on first use: they may have to be loaded.
        self._lacks_hooks = False
        self._fold_hook: Hook | None = None
        self._canonicalizers: tuple[Any, ...] = ()
        # Folders of traits of the name, found on demand: see patterns/folding.py.
        self.fold_traits: list[Hook] | None = None
        self.infer_types: Hook | None = None
        self.result_names: Hook | None = None
        self.block_names: Hook | None = None
        self.block_labels: Hook | None = None
        self.populate_defaults: Hook | None = None
        self.default_dialect: str | None = None
        self.property_layout: Any = None
        self._default_properties: DictionaryAttr | None = None
        # All interfaces, without TRANSFORMATION_INTERFACES until `interfaces` is read.
        self.interfaces_at_hand: dict[str, Any] = {}
        self._lacks_interfaces = False
        self.written: InherentAttributes | None = None
        # The verifiers, in order: those before the operation's regions, and those after.
        self.verifiers: list[Hook] = []
        self.region_verifiers: list[Hook] = []
        # Signatures of verified operations, and the verifiers that remain for another operation with a known
        # signature: without regions, and `..._around` with regions; see core/verifier.py.
        self.known_signatures: set[tuple[Any, ...]] = set()
        # (name, attribute) -> the part of the attribute that signatures contain; None: the whole attribute.
        self.signature_part: Callable[[str, Attribute], object] | None = None
        self.repeated_verifiers: list[Hook] = []
        self.repeated_region_verifiers: list[Hook] = []
        self.repeated_verifiers_around: list[Hook] = []
        # The verifiers that remain if the surroundings are known as well.
        self.placed_verifiers: list[Hook] = []
        self.placed_verifiers_around: list[Hook] = []
        self.placed_region_verifiers: list[Hook] = []
        # The facts that the remaining verifiers read (ASKS_...), and the conditions under which that holds.
        self.asks_for = ASKS_NOTHING
        self._settling: list[Hook] = []
        # The first operand whose definition verifiers read that follow the surroundings, or None; and whether
        # they read the other attributes and the parent operation.
        self.first_definition: int | None = None
        self.asks_around = False
        # Whether known bodies of the parent operation leave no verifier of a terminator.
        self.is_in_bodies = False
        # The verifiers that remain if the bodies are known as well: before regions, and after them.
        self.bodied_verifiers_around: list[Hook] = []
        self.bodied_region_verifiers: list[Hook] = []
        # Whether known surroundings leave fewer verifiers, without and with regions, and known bodies
        # do, before and after regions.
        self.has_placed = False
        self.has_placed_around = False
        self.has_bodied_around = False
        self.has_bodied_region_verifiers = False
        self.verify_symbol_uses: Hook | None = None
        # (op, region number) -> core.interfaces.RegionKind; None means that all regions are SSACFG.
        self.region_kind: Hook | None = None

    def bind(self, op_class: Any) -> None:
        """Register the class of operations of this name."""
        if self.is_registered:
            # The new class may have other verifiers.
            KNOWN.stamp = None
            self.known_signatures.clear()
        self.op_class = op_class
        self.start_class = None
        self.is_registered = True
        unloaded = _unloaded_interfaces(op_class)
        interfaces = getattr(op_class, "INTERFACES", {}) if unloaded is None else unloaded.at_hand()
        self._lacks_interfaces = unloaded is not None
        self._bind_traits(list(getattr(op_class, "TRAITS", ())), dict(interfaces))
        self.is_isolated = "IsolatedFromAbove" in self.traits
        self.is_terminator = "IsTerminator" in self.traits
        self.attribute_names = frozenset(getattr(op_class, "ATTRIBUTE_NAMES", ()))
        self.parse_hook = getattr(op_class, "parse_assembly", None)
        self.print_hook = getattr(op_class, "print_assembly", None)
        # A subclass may override the hook.
        self.reads_text_alone = (
            self.parse_hook is not None and getattr(op_class, "READS_TEXT_ALONE", None) is self.parse_hook
        )
        self.prints_by_signature = (
            self.print_hook is not None and getattr(op_class, "PRINTS_BY_SIGNATURE", None) is self.print_hook
        )
        self.verify_invariants = getattr(op_class, "verify_invariants", None)
        self.verify_op = getattr(op_class, "verify_op", None)
        self.verify_op_regions = getattr(op_class, "verify_op_regions", None)
        self._lacks_hooks = True
        self.is_constant_like = "ConstantLike" in self.traits
        self.fold_traits = None
        self.infer_types = getattr(op_class, "infer_types", None)
        self.result_names = getattr(op_class, "result_names", None)
        self.block_names = getattr(op_class, "block_names", None)
        self.block_labels = getattr(op_class, "block_labels", None)
        self.populate_defaults = getattr(op_class, "populate_defaults", None)
        self.default_dialect = getattr(op_class, "default_dialect", None)
        self.property_layout = getattr(op_class, "PROPERTY_LAYOUT", None)
        self.written = getattr(op_class, "WRITTEN", None)
        self._bind_verifiers()

    @property
    def fold_hook(self) -> Hook | None:
        """The folder of operations of the name, or None."""
        if self._lacks_hooks:
            self._read_hooks()
        return self._fold_hook

    @property
    def canonicalizers(self) -> tuple[Any, ...]:
        """The canonicalization patterns of the name."""
        if self._lacks_hooks:
            self._read_hooks()
        return self._canonicalizers

    @property
    def interfaces(self) -> dict[str, Any]:
        """The implementations of interfaces, by name."""
        if self._lacks_interfaces:
            self._read_interfaces()
        return self.interfaces_at_hand

    def _read_hooks(self) -> None:
        self._fold_hook = getattr(self.op_class, "fold_op", None)
        self._canonicalizers = getattr(self.op_class, "CANONICALIZERS", ())
        self._lacks_hooks = False

    def _read_interfaces(self) -> None:
        from mlirkit.core.traits import trait_named

        interfaces = _implemented(self.op_class.INTERFACES)
        for name, implementation in interfaces.items():
            self.traits.setdefault(name, trait_named(name))
            register_hook(implementation)
        self.interfaces_at_hand = interfaces
        self._lacks_interfaces = False

    def _bind_traits(self, traits: list[Any], interfaces: dict[str, Any]) -> None:
        """Record traits and interfaces; an implemented interface is a trait as well."""
        from mlirkit.core.traits import trait_named

        # A declared interface without an implementation is a trait only.
        self.interfaces_at_hand = _implemented(interfaces)
        self.traits = {trait.name: trait for trait in traits}
        for name in interfaces:
            self.traits.setdefault(name, trait_named(name))
        effects = self.interfaces_at_hand.get("MemoryEffectOpInterface")
        self.is_memory_free = (
            effects is not None
            and bool(getattr(effects, "has_none", False))
            and "HasRecursiveMemoryEffects" not in self.traits
        )
        symbol_user = self.interfaces_at_hand.get("SymbolUserOpInterface")
        if symbol_user is not None:
            self.verify_symbol_uses = symbol_user.verify_symbol_uses
        region_kinds = self.interfaces_at_hand.get("RegionKindInterface")
        if region_kinds is not None:
            self.region_kind = region_kinds.region_kind
        elif "HasOnlyGraphRegion" in self.traits and "RegionKindInterface" in self.traits:
            self.region_kind = all_regions_are_graphs

    def _bind_verifiers(self) -> None:
        """Collect the verifiers of operations of this name: those of traits, then the class's own hooks."""
        from mlirkit.core.traits import trait_named, verification_order

        self.traits.setdefault("OpInvariants", trait_named("OpInvariants"))
        traits = verification_order(list(self.traits.values()))
        self.verifiers = [trait.verify for trait in traits if trait.verify is not None]
        self.region_verifiers = [trait.verify_regions for trait in traits if trait.verify_regions is not None]
        self.repeated_verifiers = []
        self.repeated_region_verifiers = []
        self.repeated_verifiers_around = []
        self.placed_verifiers = []
        self.placed_verifiers_around = []
        self.placed_region_verifiers = []
        self.bodied_verifiers_around = []
        self.bodied_region_verifiers = []
        for trait in traits:
            follows = self._follows_signature(trait)
            if trait.verify_regions is not None:
                if not follows:
                    self.repeated_region_verifiers.append(trait.verify_regions)
                    if not self._follows_surroundings(trait):
                        self.placed_region_verifiers.append(trait.verify_regions)
                if not self._follows_bodies(trait):
                    self.bodied_region_verifiers.append(trait.verify_regions)
            if trait.verify is None:
                continue
            is_placed = not follows and not self._follows_surroundings(trait)
            left = trait.verify
            if trait.name == "OpInvariants":
                left = getattr(self.verify_invariants, "verify_beyond", None) or left
            if not follows:
                self.repeated_verifiers.append(left)
            if is_placed:
                self.placed_verifiers.append(left)
            if trait.name == "OpInvariants" and follows:
                of_regions = getattr(self.verify_invariants, "verify_regions", None)
                if of_regions is not None:
                    self.repeated_verifiers_around.append(of_regions)
                    self.placed_verifiers_around.append(of_regions)
                    if not getattr(self.verify_invariants, "follows_bodies", False):
                        self.bodied_verifiers_around.append(of_regions)
            elif not follows or not trait.follows_around:
                if not self._follows_bodies(trait):
                    self.bodied_verifiers_around.append(trait.verify)
                self.repeated_verifiers_around.append(trait.verify)
                if is_placed or follows:
                    self.placed_verifiers_around.append(trait.verify)
        if self.verify_op is not None:
            self.verifiers.append(self.verify_op)
            if not follows_signature(self.verify_op):
                self.repeated_verifiers.append(self.verify_op)
                self.repeated_verifiers_around.append(self.verify_op)
            if not follows_surroundings(self.verify_op):
                self.placed_verifiers.append(self.verify_op)
                self.placed_verifiers_around.append(self.verify_op)
            if not follows_bodies(self.verify_op):
                self.bodied_verifiers_around.append(self.verify_op)
            rest = remainder_of(self.verify_op)
            if rest is not None:
                self.repeated_verifiers.append(rest)
                self.repeated_verifiers_around.append(rest)
                self.placed_verifiers.append(rest)
                self.placed_verifiers_around.append(rest)
                self.bodied_verifiers_around.append(rest)
        self._bind_surroundings(traits)
        self.signature_part = self._signature_part(traits)
        self._settling = []
        self.asks_for = self._asked_for(traits)
        self.is_in_bodies = (
            self.asks_for != ASKS_MORE and not self._settling and self.first_definition is None
        )
        if self.verify_op_regions is not None:
            self.region_verifiers.append(self.verify_op_regions)
            self.repeated_region_verifiers.append(self.verify_op_regions)
            self.placed_region_verifiers.append(self.verify_op_regions)
            if not follows_bodies(self.verify_op_regions):
                self.bodied_region_verifiers.append(self.verify_op_regions)
            elif remainder_of(self.verify_op_regions) is not None:
                self.bodied_region_verifiers.append(remainder_of(self.verify_op_regions))
        # Looking at the bodies costs more than one small check.
        if len(self.bodied_verifiers_around) + 1 >= len(self.repeated_verifiers_around):
            self.bodied_verifiers_around = self.repeated_verifiers_around
        if len(self.bodied_region_verifiers) + 1 >= len(self.region_verifiers):
            self.bodied_region_verifiers = self.region_verifiers
        self.has_placed = len(self.placed_verifiers) < len(self.repeated_verifiers) or (
            len(self.placed_region_verifiers) < len(self.repeated_region_verifiers)
        )
        self.has_placed_around = len(self.placed_verifiers_around) < len(self.repeated_verifiers_around)
        self.has_bodied_around = len(self.bodied_verifiers_around) < len(self.repeated_verifiers_around)
        self.has_bodied_region_verifiers = len(self.bodied_region_verifiers) < len(self.region_verifiers)
        for hook in (*self.verifiers, *self.region_verifiers, self.verify_invariants, self.infer_types):
            register_hook(hook)
        for implementation in self.interfaces_at_hand.values():
            register_hook(implementation)

    def default_properties(self) -> DictionaryAttr:
        """The default properties, one object for all operations that are created without properties."""
        properties = self._default_properties
        if properties is None:
            entries: dict[str, Attribute] = {}
            if self.populate_defaults is not None:
                self.populate_defaults(entries)
            properties = dictionary_of(entries)
            self._default_properties = properties
        return properties

    def _follows_signature(self, trait: Any) -> bool:
        """Whether the checks of `trait` depend on nothing but types and properties."""
        if trait.name == "OpInvariants":
            hook = self.verify_invariants
            return hook is None or follows_signature(hook)
        if trait.name in ("InferTypeOpInterface", "SameOperandsAndResultType"):
            infer = self.infer_types
            return infer is None or follows_signature(infer)
        if trait.name == "AttrSizedOperandSegments":
            return "operandSegmentSizes" in self.attribute_names
        if trait.name == "AttrSizedResultSegments":
            return "resultSegmentSizes" in self.attribute_names
        if trait.name in ("DestinationStyleOpInterface", "OffsetSizeAndStrideOpInterface"):
            return follows_signature(self.interfaces_at_hand.get(trait.name))
        return bool(trait.follows_signature)

    def _follows_bodies(self, trait: Any) -> bool:
        """Whether the checks of `trait` on an operation with regions read its bodies at most."""
        if trait.name in _OF_BODIES:
            return True
        if trait.name in _BY_IMPLEMENTATION:
            implementation = self.interfaces_at_hand.get(trait.name)
            return implementation is None or follows_bodies(implementation)
        if trait.name == "InferTypeOpInterface":
            return self.infer_types is None or follows_bodies(self.infer_types)
        return trait.follows_bodies is not None and bool(trait.follows_bodies(self))

    def _signature_part(self, traits: list[Any]) -> Any:
        """The part of an attribute that is in signatures, if only the definition's conditions read it."""
        part = getattr(self.verify_invariants, "signature_part", None)
        for hook in (self.verify_op, self.verify_op_regions, self.infer_types):
            if hook is not None and (follows_surroundings(hook) or follows_bodies(hook)):
                return None
        for trait in traits:
            if trait.name != "OpInvariants" and not trait.reads_no_attributes and self._follows(trait):
                return None
        return part

    def _follows(self, trait: Any) -> bool:
        """Whether `trait` has checks that are not repeated for each operation."""
        if trait.verify is None and trait.verify_regions is None:
            return False
        return (
            self._follows_signature(trait)
            or self._follows_surroundings(trait)
            or self._follows_bodies(trait)
        )

    def _bind_surroundings(self, traits: list[Any]) -> None:
        """Set which surroundings the verifiers read that depend on surroundings."""
        hooks = [trait.verify for trait in traits if self._follows_surroundings(trait)]
        hooks.append(self.verify_op)
        if any(trait.name == "InferTypeOpInterface" for trait in traits):
            hooks.append(self.infer_types)
        numbers: list[int] = []
        self.asks_around = False
        for hook in hooks:
            if hook is None or not follows_surroundings(hook) or follows_signature(hook):
                continue
            first = followed_definitions(hook)
            if first is not None:
                numbers.append(first)
                continue
            self.asks_around = True
            if not follows_parent(hook):
                numbers.append(0)
        self.first_definition = min(numbers) if numbers else None

    def _asked_for(self, traits: list[Any]) -> int:
        """The facts (ASKS_...) that verifiers read which do not follow the signature of an operation."""
        if self.verify_op_regions is not None:
            return ASKS_MORE
        asked = ASKS_NOTHING
        for trait in traits:
            if (trait.verify is None and trait.verify_regions is None) or self._follows_signature(trait):
                continue
            if trait.verify_regions is not None:
                return ASKS_MORE
            if trait.name == "IsTerminator":
                asked = max(asked, ASKS_PLACE)
            elif trait.name == "HasParent":
                asked = max(asked, ASKS_PARENT)
            elif self._follows_surroundings(trait):
                asked = ASKS_AROUND
            else:
                return ASKS_MORE
        hook = self.verify_op
        if hook is None or remainder_of(hook) is not None:
            return asked if hook is None else ASKS_MORE
        if follows_signature(hook):
            return asked
        if follows_surroundings(hook):
            return ASKS_AROUND
        condition = settling_condition(hook)
        if condition is None:
            return ASKS_MORE
        self._settling.append(condition)
        return asked

    def is_settled_by(self, op: Any) -> bool:
        """Whether the remaining verification of an operation depends on its surroundings at most."""
        return self.asks_for != ASKS_MORE and all(condition(op) for condition in self._settling)

    def _follows_surroundings(self, trait: Any) -> bool:
        """Whether the checks of `trait`, which do not follow the signature alone, follow the surroundings."""
        if trait.name == "InferTypeOpInterface":
            return follows_surroundings(self.infer_types)
        return bool(trait.follows_surroundings)

    def has_trait(self, name: str) -> bool:
        """Whether operations of this name have the trait, e.g. "IsTerminator"."""
        if name in self.traits:
            return True
        return self._lacks_interfaces and name in UNDECLARED_INTERFACES and name in self.interfaces

    def __repr__(self) -> str:
        return f"<OperationName {self.name}{'' if self.is_registered else ' (unregistered)'}>"

    def __reduce__(self) -> Any:
        return (_unpickle_name, (self.name, self.has_unknown_syntax))


# Traits whose checks read the bodies of an operation at most, and interfaces that are declared to do so.
_OF_BODIES: Final = frozenset(("NoRegionArguments", "SingleBlock", "SingleBlockImplicitTerminator"))
_BY_IMPLEMENTATION: Final = frozenset(
    ("DestinationStyleOpInterface", "LoopLikeOpInterface", "RegionBranchOpInterface")
)


def _unloaded_interfaces(op_class: Any) -> Any:
    """The placeholder of a class's interfaces until the hooks for transformations are loaded, or None."""
    for cls in op_class.__mro__:
        interfaces = vars(cls).get("INTERFACES")
        if interfaces is not None:
            return interfaces if hasattr(interfaces, "at_hand") else None
    return None


def all_regions_are_graphs(op: Any, index: int) -> Any:
    """`region_kind` of operations with the trait HasOnlyGraphRegion."""
    from mlirkit.core.interfaces import RegionKind

    return RegionKind.GRAPH


def _implemented(interfaces: dict[str, Any]) -> dict[str, Any]:
    """The interfaces that have an implementation: a name whose value is None is only declared."""
    return {name: interface for name, interface in interfaces.items() if interface is not None}


def _unpickle_name(name: str, has_unknown_syntax: bool) -> OperationName:
    # An unpickled operation belongs to the context current where it is unpickled.
    from mlirkit.core.context import current_context

    context = current_context()
    if has_unknown_syntax:
        from mlirkit.core.unknown_syntax import unknown_syntax_name

        return unknown_syntax_name(context, name)
    info: OperationName = context.operation_name(name)
    return info


ERASED: Final = OperationName("<erased>", None)
