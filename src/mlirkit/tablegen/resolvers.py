"""Resolvers: the lookup of names in a symbolic value while it is resolved.

    MapResolver          template arguments, loop variables: names bound to given values
    RecordResolver       the fields of the record being finished, each resolved in turn
    ShadowResolver       another resolver, minus the variables of a `!foreach`, `!filter` or `!foldl`
    UnresolvedTracker    another resolver, recording whether a name remained unknown
    ReferenceFinder      resolves nothing, records whether one name was looked up

The symbolic values are in expressions.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.limits import MAX_DEPTH
from mlirkit.tablegen.values import Value

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.expressions import AnonymousName
    from mlirkit.tablegen.records import Record


class Resolver:
    """Base: resolves no name.  `record` is the record under construction, for messages and self-references.

    `is_final` is set when no later resolving will know more; `keeps_unset_bits` when a symbolic bit stays
    symbolic although the value it refers to is unset.
    """

    __slots__ = ("is_final", "keeps_unset_bits", "pool", "record")

    def __init__(self, pool: ExpressionPool, record: Record | None) -> None:
        self.pool = pool
        self.record = record
        self.is_final = False
        self.keeps_unset_bits = False

    def look_up(self, name: str) -> Value | None:
        """The value of `name`, or None if it is not known (yet)."""
        return None

    def look_up_anonymous(self, name: AnonymousName) -> Value | None:
        """The value of the placeholder for an anonymous record's name."""
        return None


class MapResolver(Resolver):
    """Names bound to values, which may mention each other."""

    __slots__ = ("_bindings", "_resolved")

    def __init__(self, pool: ExpressionPool, record: Record | None = None) -> None:
        super().__init__(pool, record)
        self._bindings: dict[str, Value] = {}
        self._resolved: set[str] = set()

    def bind(self, name: str, value: Value) -> None:
        """Bind `name` to `value`."""
        self._bindings[name] = value

    def look_up(self, name: str) -> Value | None:
        bindings = self._bindings
        value = bindings.get(name)
        if value is None or value.concrete:
            return value
        if name not in self._resolved and len(bindings) > 1:
            # Values may mention the other names; the own name is removed meanwhile, so that this ends.
            del bindings[name]
            value = value.resolve(self)
            bindings[name] = value
            self._resolved.add(name)
        return value


def substitute(pool: ExpressionPool, name: str, value: Value, body: Value, record: Record | None) -> Value:
    """`body` with `value` for the variable `name`."""
    resolver = MapResolver(pool, record)
    resolver.bind(name, value)
    return body.resolve(resolver)


class RecordResolver(Resolver):
    """The fields of `record` that are set."""

    __slots__ = ("_old_name", "_resolved_fields", "_stack", "new_name")

    def __init__(self, pool: ExpressionPool, record: Record) -> None:
        super().__init__(pool, record)
        self.keeps_unset_bits = True
        self._old_name = record.name_value
        self._resolved_fields: dict[str, Value] = {}
        self._stack: set[str] = set()
        # The new name of a record whose anonymous name is taken.
        self.new_name: Value | None = None

    def look_up(self, name: str) -> Value | None:
        entry = self._resolved_fields.get(name)
        if entry is not None:
            return entry
        if name in self._stack:
            return None
        assert self.record is not None
        field = self.record.find(name)
        if field is None or field.value.type is None:
            return None
        value = field.value
        if not value.concrete:
            if len(self._stack) >= MAX_DEPTH:
                self.pool.too_large()
            self._stack.add(name)
            value = value.resolve(self)
            self._stack.discard(name)
        self._resolved_fields[name] = value
        return value

    def look_up_anonymous(self, name: AnonymousName) -> Value | None:
        return self.new_name if name is self._old_name else None


class ShadowResolver(Resolver):
    """`outer` without the names in `shadowed`."""

    __slots__ = ("_outer", "_shadowed")

    def __init__(self, outer: Resolver, shadowed: tuple[str, ...]) -> None:
        super().__init__(outer.pool, outer.record)
        self.is_final = outer.is_final
        self._outer = outer
        self._shadowed = shadowed

    def look_up(self, name: str) -> Value | None:
        return None if name in self._shadowed else self._outer.look_up(name)

    def look_up_anonymous(self, name: AnonymousName) -> Value | None:
        return self._outer.look_up_anonymous(name)


class UnresolvedTracker(Resolver):
    """`outer` (or no resolver); `found_unresolved` is set if a name remained unknown."""

    __slots__ = ("_outer", "found_unresolved")

    def __init__(self, pool: ExpressionPool, outer: Resolver | None) -> None:
        super().__init__(pool, None if outer is None else outer.record)
        self._outer = outer
        self.found_unresolved = False

    def look_up(self, name: str) -> Value | None:
        value: Value | None = None
        if self._outer is not None:
            value = self._outer.look_up(name)
            if value is not None and not self.found_unresolved and not value.concrete:
                # Only look for unresolved names: resolving further would change a decision of the outer
                # resolver.
                inner = UnresolvedTracker(self.pool, None)
                value.resolve(inner)
                self.found_unresolved = inner.found_unresolved
        if value is None:
            self.found_unresolved = True
        return value

    def look_up_anonymous(self, name: AnonymousName) -> Value | None:
        value = None if self._outer is None else self._outer.look_up_anonymous(name)
        if value is None:
            self.found_unresolved = True
        return value


class ReferenceFinder(Resolver):
    """Resolves nothing; `found` is set if `name` was looked up."""

    __slots__ = ("found", "name")

    def __init__(self, pool: ExpressionPool, name: str) -> None:
        super().__init__(pool, None)
        self.name = name
        self.found = False

    def look_up(self, name: str) -> Value | None:
        if name == self.name:
            self.found = True
        return None
