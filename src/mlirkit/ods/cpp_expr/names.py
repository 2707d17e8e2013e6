"""The table from C++ names to Python objects: functions, methods, classes and constants.

Keys are C++ names without the namespaces `mlir`, `llvm` and `std` in front (`TRANSPARENT`): "isa",
"VectorType", "arith::FastMathFlags::none".  Names are looked up as in C++: first inside the table's scopes
(the dialect's namespace), innermost first, then as written.

    functions   called with the arguments; also "Class::staticMethod", and constructors under the class name;
                under "Class{}" the constructor from elements in braces, if it is a different one
    methods     by method name alone, called with the receiver as first argument; also data members; under
                "name<>" the method for calls with template arguments, under "Class.name" the method for
                receivers that were cast to this class
    classes     a Python class (or tuple of classes), or a predicate, for isa<> and dyn_cast<>
    constants   values: enumerators, `ShapedType::kDynamic`; placeholders with a fixed value ("$_ctxt")

Instead of a callable an entry may be `Field("rank")` or `Method("has_rank")`, which become `x.rank` and
`x.has_rank(...)` in the generated Python (these names never come from definitions), or `Owned(test,
function)`, which applies to some receivers only, or `Template(function)`, which also receives the template
arguments.  A function annotated `-> bool` is known to return a bool, which saves a test for null.

Null attributes, types and values, empty optionals and `nullptr` are None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from mlirkit.ods.cpp_expr.numbers import IntegerKind
from mlirkit.ods.plain_data import FrozenData

#: Namespaces that are removed from keys and from names.
TRANSPARENT: Final = frozenset(["mlir", "llvm", "std"])

Kind = Literal["function", "method", "class", "constant", "placeholder"]


class MissingName(FrozenData):
    """A name that is not in the table."""

    name: str
    kind: Kind

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


class Field:
    """A method that only reads the attribute `name` of the receiver's Python object."""

    __slots__ = ("boolean", "name")

    def __init__(self, name: str, boolean: bool = False) -> None:
        self.name = name
        self.boolean = boolean


class Method:
    """A method that calls the method `name` of the receiver's Python object, with the same arguments."""

    __slots__ = ("boolean", "name")

    def __init__(self, name: str, boolean: bool = False) -> None:
        self.name = name
        self.boolean = boolean


class Owned:
    """A method of the receivers for which `test` holds.

    Entries of the same name belong to other classes; the first entry whose test holds is used.  A getter
    takes no arguments: a call with arguments is another method.
    """

    __slots__ = ("function", "is_getter", "test")

    def __init__(
        self, test: Callable[[Any], bool], function: Callable[..., Any], is_getter: bool = False
    ) -> None:
        self.test = test
        self.function = function
        self.is_getter = is_getter


class Dispatch:
    """The methods of one name, by the class of the receiver; `rest` is the method of all other classes."""

    __slots__ = ("owned", "rest")

    def __init__(self, owned: Sequence[Owned], rest: MethodEntry | None) -> None:
        self.owned = tuple(owned)
        self.rest = rest

    def function(self, name: str, rest: Callable[..., Any] | None) -> Callable[..., Any]:
        """The function that selects the receiver's method; `rest` is callable."""
        pairs = [(entry.test, entry.function) for entry in self.owned]

        def call(receiver: Any, *arguments: Any) -> Any:
            for test, function in pairs:
                if test(receiver):
                    return function(receiver, *arguments)
            if rest is None:
                raise AttributeError(f"'{type(receiver).__name__}' has no method {name}")
            return rest(receiver, *arguments)

        return call


class Template:
    """A function or method whose first argument is the tuple of its template arguments.

    A class is passed as its entry in the table, a constant as its value, a type with a constructor in the
    table as this function.  A template argument that is not in the table is a missing name, or None with
    `lenient`.
    """

    __slots__ = ("function", "lenient")

    def __init__(self, function: Callable[..., Any], lenient: bool = False) -> None:
        self.function = function
        self.lenient = lenient


Function = Callable[..., Any] | Template
MethodEntry = Callable[..., Any] | Field | Method | Template | Owned | Dispatch
ClassEntry = type | tuple[type, ...] | Callable[[Any], bool]

#: Looks up a name that is in no dictionary, by its kind and key; returns the entry or None.
Fallback = Callable[[Kind, str], Any]


class NameTable:
    """Names, their scopes, and fallbacks for names that are made on demand (see the module)."""

    def __init__(
        self,
        functions: Mapping[str, Function] | None = None,
        methods: Mapping[str, MethodEntry] | None = None,
        classes: Mapping[str, ClassEntry] | None = None,
        constants: Mapping[str, Any] | None = None,
        fallbacks: Sequence[Fallback] = (),
        registered: Fallback | None = None,
        scopes: Sequence[str] = (),
        kinds: Mapping[str, IntegerKind] | None = None,
    ) -> None:
        self.functions: dict[str, Function] = dict(functions or {})
        self.methods: dict[str, MethodEntry] = dict(methods or {})
        self.classes: dict[str, ClassEntry] = dict(classes or {})
        self.constants: dict[str, Any] = dict(constants or {})
        self.fallbacks: list[Fallback] = list(fallbacks)
        # Called before all fallbacks, including those of children.
        self.registered: Fallback | None = registered
        self.scopes: tuple[str, ...] = tuple(scopes)
        # The integer types of methods' results.
        self.kinds: dict[str, IntegerKind] = dict(kinds or {})
        # Called for a method before the dictionaries: returns the methods of single classes.
        self.owners: list[Callable[[str], Owned | None]] = []
        self._parent: NameTable | None = None

    def child(self, scope: str = "", methods: Mapping[str, MethodEntry] | None = None) -> NameTable:
        """A table over this one: in namespace `scope`, with further methods (an operation's accessors)."""
        result = NameTable(methods=methods)
        path = canonical(scope)
        parts = path.split("::") if path else []
        inner = ["::".join(parts[:length]) for length in range(len(parts), 0, -1)]
        result.scopes = (*inner, *(scope for scope in self.scopes if scope not in inner))
        result._parent = self
        return result

    def function(self, path: str) -> Function | None:
        """The function with the C++ name `path`, or None."""
        result: Function | None = self._lookup("function", path)
        return result

    def method(self, name: str, arguments: bool = False) -> MethodEntry | None:
        """The method called `name`, or None; with `arguments`, getters are skipped."""
        owned: list[Owned] = []
        for entry in self._methods(name):
            # An accessor hides a method of the same name only for calls without arguments.
            if isinstance(entry, Owned):
                if not (arguments and entry.is_getter):
                    owned.append(entry)
            elif not (arguments and isinstance(entry, Field)):
                return Dispatch(owned, entry) if owned else entry
        return Dispatch(owned, None) if owned else None

    def kind_of(self, name: str) -> IntegerKind | None:
        """The integer type that the method `name` returns for all receivers, or None."""
        return next((table.kinds[name] for table in self._chain() if name in table.kinds), None)

    def _methods(self, name: str) -> Iterator[MethodEntry]:
        for table in self._chain():
            for owner in table.owners:
                result = owner(name)
                if result is not None:
                    yield result
            entry = table.methods.get(name)
            if entry is not None:
                yield entry
        last = self._ask("method", name)
        if last is not None:
            yield last

    def class_(self, path: str) -> ClassEntry | None:
        """The class with the C++ name `path`, or None."""
        class_entry: ClassEntry | None = self._lookup("class", path)
        return class_entry

    def constant(self, path: str) -> Any:
        """The value of the constant `path`, or NO_CONSTANT."""
        for key in self.keys(path):
            for table in self._chain():
                if key in table.constants:
                    return table.constants[key]
            # Definitions declare no placeholders.
            value = None if path.startswith("$") else self._ask("constant", key)
            if value is not None:
                return value
        return NO_CONSTANT

    def keys(self, path: str) -> list[str]:
        """The possible keys of a name in the scopes, innermost first."""
        key = canonical(path)
        # A name that begins with `::` is not searched in enclosing namespaces.
        return [key] if path.startswith("::") else [*(f"{scope}::{key}" for scope in self.scopes), key]

    def _chain(self) -> Iterator[NameTable]:
        table: NameTable | None = self
        while table is not None:
            yield table
            table = table._parent

    def _lookup(self, kind: Kind, path: str) -> Any:
        for key in self.keys(path):
            result = self._find(kind, key)
            if result is not None:
                return result
        return None

    def _find(self, kind: Kind, key: str) -> Any:
        for table in self._chain():
            entries: Mapping[str, Any] = table.functions if kind == "function" else table.classes
            entry = entries.get(key)
            if entry is not None:
                return entry
        return self._ask(kind, key)

    def _ask(self, kind: Kind, key: str) -> Any:
        # Called after all dictionaries, so that generated entries do not hide explicit ones.
        for table in self._chain():
            if table.registered is not None:
                entry = table.registered(kind, key)
                if entry is not None:
                    return entry
        for table in self._chain():
            for fallback in table.fallbacks:
                entry = fallback(kind, key)
                if entry is not None:
                    return entry
        return None


class _NoConstant:
    """The type of NO_CONSTANT: None may be the value of a constant."""

    def __repr__(self) -> str:
        return "NO_CONSTANT"


NO_CONSTANT: Final = _NoConstant()


def canonical(path: str) -> str:
    """The key of a C++ name, without leading `::` and transparent namespaces."""
    parts = path.removeprefix("::").split("::")
    start = 0
    while start < len(parts) - 1 and parts[start] in TRANSPARENT:
        start += 1
    if start == len(parts) - 1 and parts[start] in TRANSPARENT:
        return ""
    return "::".join(parts[start:])


def gives_bool(entry: MethodEntry) -> bool:
    """Whether the entry is known to return a bool."""
    if isinstance(entry, Field | Method):
        return entry.boolean
    if isinstance(entry, Dispatch):
        functions = [part.function for part in entry.owned]
        return all(map(gives_bool, functions)) and (entry.rest is None or gives_bool(entry.rest))
    function = entry.function if isinstance(entry, Template | Owned) else entry
    return getattr(function, "__annotations__", {}).get("return") in (bool, "bool")
