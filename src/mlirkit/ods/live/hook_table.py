"""Tables of hooks, and the decorators that fill them, typed by the classes of the hooks' owners.

    HookTable                       hooks of one kind by key
    OwnerHooks[P, R]                functions (owner, P) -> R, of operations, attributes or types
    InterfaceHooks                  implementations of interfaces
    SyntaxHooks                     classes with parse and print, or formats, of operations
    FunctionHooks[P, R]             functions (P) -> R
    ClassHooks[Base]                classes over a base
    AnyHooks                        hooks whose types do not depend on the owner

A decorator takes classes, declared (dialects/declared.py) or live, or full names.  Type checkers compare the
hook with classes: `@verifier(gpu.LaunchOp)` takes functions of a `gpu.LaunchOp`, and for several classes
functions of their union.  Names, for dialects that a program itself loads, are not checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation_state import OperationState
from mlirkit.core.signature_followers import (
    add_bodies_follower,
    add_conditional_follower,
    add_definitions_follower,
    add_parent_follower,
    add_remainder,
    add_signature_follower,
    add_surroundings_follower,
)
from mlirkit.core.transformation_interfaces import TRANSFORMATION_INTERFACES
from mlirkit.core.verified import register_hook
from mlirkit.ods.live.classes.declared_class import full_name
from mlirkit.support.exclusive import exclusively

Hook = TypeVar("Hook")
Base = TypeVar("Base")
P = ParamSpec("P")
R = TypeVar("R")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
F = TypeVar("F")
G = TypeVar("G")
H = TypeVar("H")
K = TypeVar("K")
M = TypeVar("M")
Printed = TypeVar("Printed", contravariant=True)
SignatureHook = TypeVar("SignatureHook", bound=Callable[..., object])

# The owner of a hook: a declared or live class, or its full name.
Owner = type[Any] | str

# Called with the key of each hook that is registered.
listeners: list[Callable[[Any], None]] = []


def name_of(owner: Owner) -> str:
    """The full name of the operation, attribute or type that a hook is registered for."""
    return owner if isinstance(owner, str) else full_name(owner)


def follows_signature(hook: Hook) -> Hook:
    """Declare that types and properties decide the result of a hook: it runs once for each combination.

    The hook is a verifier, a type inference or the implementation of an interface.  It reads no discardable
    attributes, no regions, no parent operation and no definitions of operands.

    Attributes, types and the emptiness of regions decide the text of custom syntax with this decorator,
    except for the names of operands and successors, which it prints with the printer's functions.
    """
    add_signature_follower(hook)
    return hook


def follows_signature_except(remainder: Callable[..., object]) -> Callable[[SignatureHook], SignatureHook]:
    """The same for a verifier, except for `remainder`: the hook calls this function, which always runs."""
    return _follower(add_signature_follower, remainder)


def _follower(
    follow: Callable[[SignatureHook], None], remainder: Callable[..., object] | None = None
) -> Callable[[SignatureHook], SignatureHook]:
    """A decorator that declares what decides a hook's result, and registers the function that always runs."""

    def declare(hook: SignatureHook) -> SignatureHook:
        follow(hook)
        if remainder is not None:
            add_remainder(hook, remainder)
        return hook

    return declare


def follows_signature_if(condition: Callable[[Any], bool]) -> Callable[[SignatureHook], SignatureHook]:
    """The same for operations that meet a condition; the condition reads types and properties only."""
    return _follower(lambda hook: add_conditional_follower(hook, condition))


def follows_surroundings(hook: SignatureHook) -> SignatureHook:
    """Declare that types, all attributes and the surroundings decide the result of a hook.

    The surroundings are the names and properties of the operations that define operands, and the name,
    properties and types of the parent operation.  The hook, a verifier or a type inference, runs once for
    each combination.
    """
    add_surroundings_follower(hook)
    return hook


def follows_parent(hook: SignatureHook) -> SignatureHook:
    """Declare that types, properties and the parent operation decide the result of a verifier.

    Of the parent operation it reads the name, properties and types.
    """
    add_parent_follower(hook)
    return hook


def follows_definitions(first: int) -> Callable[[SignatureHook], SignatureHook]:
    """Declare that types, properties and defining operations decide the result of a verifier or inference.

    Of the operations that define operand `first` and later operands, names and properties are read.
    """
    return _follower(lambda hook: add_definitions_follower(hook, first))


def follows_bodies(hook: Hook) -> Hook:
    """Declare that types, properties and bodies decide the result of a hook or an interface's methods.

    The bodies are the types of block arguments, and the names, properties and types of terminators.  The
    declaration holds for operations whose regions have at most one block.
    """
    add_bodies_follower(hook)
    return hook


def follows_bodies_except(remainder: Callable[..., object]) -> Callable[[SignatureHook], SignatureHook]:
    """The same for a verifier, except for `remainder`: the hook calls this function, which always runs."""
    return _follower(add_bodies_follower, remainder)


# Hooks that only transformations use, by dialect: the function that imports their modules, and the tasks that
# run after it.
_unloaded: dict[str, tuple[Callable[[], None], list[Callable[[], None]]]] = {}
_loading: set[str] = set()


def load_when_asked(dialect: str, load: Callable[[], None]) -> None:
    """Register the hooks of a dialect for transformations with `load`, at the first lookup of one of them."""
    _, waiting = _unloaded.get(dialect, (load, []))
    _unloaded[dialect] = (load, waiting)


def when_loaded(dialect: str, task: Callable[[], None]) -> bool:
    """Run `task` after the import of a dialect's hooks for transformations; False if they are imported."""
    unloaded = _unloaded.get(dialect)
    if unloaded is not None:
        unloaded[1].append(task)
    return unloaded is not None


def load_transformations(dialect: str) -> None:
    """Import the hooks of a dialect that only transformations use."""
    if dialect in _unloaded:
        exclusively(lambda: _load_transformations(dialect))


def _load_transformations(dialect: str) -> None:
    if dialect not in _unloaded or dialect in _loading:
        return
    load, waiting = _unloaded[dialect]
    _loading.add(dialect)
    try:
        load()
        while waiting:
            waiting[-1]()
            waiting.pop()
        del _unloaded[dialect]
    finally:
        _loading.discard(dialect)


def _dialect_of(key: Any) -> str:
    owner: str = key[0] if isinstance(key, tuple) else key
    return owner.partition(".")[0]


def ships(hook: Any) -> bool:
    """Whether a hook belongs to mlirkit itself."""
    return (getattr(hook, "__module__", None) or "").startswith("mlirkit.")


# The suffix of a key for all operations, attributes and types of a dialect.
_ALL = ".*"


class HookTable:
    """Hooks of one kind by key."""

    def __init__(self, kind: str, is_of_transformations: bool = False) -> None:
        self.kind = kind
        # Whether only transformations use hooks of this kind; their modules are imported at the first
        # look-up.
        self.is_of_transformations = is_of_transformations
        self.entries: dict[Any, Any] = {}
        # Hooks of whole dialects, for owners without a hook of their own.
        self._dialects: dict[str, Any] = {}

    def add(self, key: Any, hook: Any, function: Any = None) -> None:
        """Register a hook under a key; a later hook replaces it.

        `function`, or else the hook itself, decides whether it is a shipped hook.
        """
        register_hook(hook)
        is_awaited = ships(hook if function is None else function) and self.is_awaited(key)
        if not is_awaited:
            # A program's hook replaces the shipped ones, which are therefore imported first.
            self.load(key)
        if isinstance(key, str) and key.endswith(_ALL):
            self._dialects[key.removesuffix(_ALL)] = hook
        else:
            self.entries[key] = hook
        # Classes without a hook that is not imported yet wait for the import (`when_loaded`).
        if not is_awaited:
            for listener in listeners:
                listener(key)

    def is_awaited(self, key: Any) -> bool:
        """Whether the hook of a key may be in a module that is not imported yet."""
        return self.is_of_transformations and _dialect_of(key) in _unloaded

    def load(self, key: Any) -> None:
        """Import the modules that may contain the hook of a key."""
        if self.is_awaited(key):
            load_transformations(_dialect_of(key))

    def get(self, key: Any) -> Any:
        """The hook of a key, or of the dialect in the key's prefix, or None."""
        if _unloaded:
            self.load(key)
        return self.registered(key)

    def registered(self, key: Any) -> Any:
        """The same among the hooks that have been imported."""
        entry = self.entries.get(key)
        if entry is None and self._dialects and isinstance(key, str):
            return self._dialects.get(key.partition(".")[0])
        return entry

    def add_to(self, owners: tuple[Owner, ...]) -> Callable[[Any], Any]:
        """A decorator that registers a function or class for all owners."""

        def decorate(hook: Any) -> Any:
            for owner in owners:
                self.add(name_of(owner), hook)
            return hook

        return decorate


class FunctionHooks(HookTable, Generic[P, R]):
    """Functions without a parameter for the owner."""

    def register(self, *owners: Owner) -> Callable[[Callable[P, R]], Callable[P, R]]:
        return self.add_to(owners)


class ClassHooks(HookTable, Generic[Base]):
    """Subclasses of a base class; no parameter for the owner."""

    def register(self, *owners: Owner) -> Callable[[type[Base]], type[Base]]:
        return self.add_to(owners)


class InterfaceHooks(HookTable):
    """Implementations of interfaces by owner and name."""

    def is_awaited(self, key: Any) -> bool:
        return key[1] in TRANSFORMATION_INTERFACES and super().is_awaited(key)


class AnyHooks(HookTable):
    """Hooks whose signature does not depend on the owner."""

    def register(self, *owners: Owner) -> Callable[[Hook], Hook]:
        return self.add_to(owners)


# A decorator of functions whose first parameter is an owner of class A; returns the function.
OwnerDecorator = Callable[[Callable[Concatenate[A, P], R]], Callable[Concatenate[A, P], R]]


class OwnerHooks(HookTable, Generic[P, R]):
    """Functions whose first parameter is the owner."""

    @overload
    def register(self, a: type[A], /) -> OwnerDecorator[A, P, R]: ...
    @overload
    def register(self, a: type[A], b: type[B], /) -> OwnerDecorator[A | B, P, R]: ...
    @overload
    def register(self, a: type[A], b: type[B], c: type[C], /) -> OwnerDecorator[A | B | C, P, R]: ...
    @overload
    def register(
        self, a: type[A], b: type[B], c: type[C], d: type[D], /
    ) -> OwnerDecorator[A | B | C | D, P, R]: ...
    @overload
    def register(
        self, a: type[A], b: type[B], c: type[C], d: type[D], e: type[E], /
    ) -> OwnerDecorator[A | B | C | D | E, P, R]: ...
    @overload
    def register(
        self, a: type[A], b: type[B], c: type[C], d: type[D], e: type[E], f: type[F], /
    ) -> OwnerDecorator[A | B | C | D | E | F, P, R]: ...
    @overload
    def register(
        self, a: type[A], b: type[B], c: type[C], d: type[D], e: type[E], f: type[F], g: type[G], /
    ) -> OwnerDecorator[A | B | C | D | E | F | G, P, R]: ...
    @overload
    def register(
        self,
        a: type[A],
        b: type[B],
        c: type[C],
        d: type[D],
        e: type[E],
        f: type[F],
        g: type[G],
        h: type[H],
        /,
    ) -> OwnerDecorator[A | B | C | D | E | F | G | H, P, R]: ...
    @overload
    def register(
        self,
        a: type[A],
        b: type[B],
        c: type[C],
        d: type[D],
        e: type[E],
        f: type[F],
        g: type[G],
        h: type[H],
        k: type[K],
        /,
    ) -> OwnerDecorator[A | B | C | D | E | F | G | H | K, P, R]: ...
    @overload
    def register(
        self,
        a: type[A],
        b: type[B],
        c: type[C],
        d: type[D],
        e: type[E],
        f: type[F],
        g: type[G],
        h: type[H],
        k: type[K],
        m: type[M],
        /,
    ) -> OwnerDecorator[A | B | C | D | E | F | G | H | K | M, P, R]: ...
    @overload
    def register(self, *owners: type[A]) -> OwnerDecorator[A, P, R]: ...
    @overload
    def register(self, *owners: str) -> Callable[[Hook], Hook]: ...
    def register(self, *owners: Owner) -> Callable[[Any], Any]:
        return self.add_to(owners)


class Syntax(Protocol[Printed]):
    """The custom syntax that follows an operation's name."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState, /) -> None: ...
    @staticmethod
    def print(op: Printed, printer: OpAsmPrinter, /) -> None: ...


class SyntaxObject(Protocol[Printed]):
    """The same as an object, for operations whose syntax differs in a name or two."""

    def parse(self, parser: OpAsmParser, state: OperationState, /) -> None: ...
    def print(self, op: Printed, printer: OpAsmPrinter, /) -> None: ...


# A decorator of a syntax class or object.
SyntaxDecorator = Callable[[type[Syntax[A]] | SyntaxObject[A]], object]


class FormatText:
    """The assembly format of a hook: its text, and the sources of types that it omits."""

    def __init__(self, text: str, types: Mapping[str, str]) -> None:
        self.text = text
        self.types = types


class SyntaxHooks(HookTable):
    """Classes or objects that parse and print their owner, or formats."""

    def register_format(self, *owners: Owner, format: str, **types: str) -> None:
        """Register a format that parses and prints operations; see hooks.py, "Formats"."""
        for owner in owners:
            self.add(name_of(owner), FormatText(format, types))

    @overload
    def register(self, a: type[A], /) -> SyntaxDecorator[A]: ...
    @overload
    def register(self, a: type[A], b: type[B], /) -> SyntaxDecorator[A | B]: ...
    @overload
    def register(self, a: type[A], b: type[B], c: type[C], /) -> SyntaxDecorator[A | B | C]: ...
    @overload
    def register(
        self, a: type[A], b: type[B], c: type[C], d: type[D], /
    ) -> SyntaxDecorator[A | B | C | D]: ...
    @overload
    def register(self, *owners: type[A]) -> SyntaxDecorator[A]: ...
    @overload
    def register(self, *owners: str) -> Callable[[Hook], Hook]: ...
    def register(self, *owners: Owner) -> Callable[[Any], Any]:
        return self.add_to(owners)
