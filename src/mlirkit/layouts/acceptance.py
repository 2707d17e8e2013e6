"""Checks that a release accepts an operation: conditions of its definitions besides attributes.

An operation must have as many results and regions as the release's definition, and attributes and types that
the release defines; the attributes and types of WRITTEN_BY_HAND have, or had, no definition.
"""

from __future__ import annotations

from typing import Any, cast

from mlirkit.builtin.types import LLVM_TOKEN, TOKEN
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.limits import LATER_VALUES
from mlirkit.layouts.changes.names import (
    ALWAYS_THERE,
    MAKES_TOKENS,
    NEWER_BY_HAND,
    SPELLED_OTHERWISE,
    TAKES_TOKENS,
    UNSAID,
    WRITTEN_BY_HAND,
)
from mlirkit.layouts.tables import HOME_RELEASE, Count, ReleaseLayouts, release_layouts

_NO_VALUES: frozenset[str] = frozenset()


class Acceptance:
    """The operations that one release accepts."""

    def __init__(self, release: ReleaseLayouts, constraints: Any = None) -> None:
        self.release = release
        # The release's enum words (dialects/release_constraints.py); None if they are unknown.
        self._constraints = constraints
        home = release_layouts(HOME_RELEASE).values
        # The names of attributes and types that the release does not have, by dialect.
        self._missing = {
            dialect: names
            - release.values.get(dialect, _NO_VALUES)
            - WRITTEN_BY_HAND.get(dialect, _NO_VALUES)
            for dialect, names in home.items()
        }
        for value, until in SPELLED_OTHERWISE.items():
            if release.number <= until:
                dialect, _, mnemonic = value[1:].partition(".")
                self._missing[dialect] = self._missing[dialect] | {value[0] + mnemonic}
        # Whether tokens are builtin's, so that operations with tokens need a trait.
        self._has_token = release.number >= NEWER_BY_HAND["builtin", "!token"]
        # Attributes and types that the release is known to have, with all parts.
        self._accepted: set[AttributeOrType] = set()

    def require_counts(self, op: Operation, name: str) -> None:
        """MLIRError unless the release's operation `name` has as many results and regions."""
        counts = self.release.counts(name)
        if counts is not None:
            self._require_count(op, counts[0], op.result_count, "results")
            self._require_count(op, counts[1], len(op.regions), "regions")

    def _require_count(self, op: Operation, count: Count, number: int, counted: str) -> None:
        if not count.allows(number):
            raise op.op_error(f"has {number} {counted}, which {self.release.name} does not allow")

    def require_values(self, op: Operation) -> None:
        """MLIRError if an operation has an attribute or a type that the release lacks."""
        roots: list[Any] = [op.attrs, op.props, *op.result_types()]
        for region in op.regions:
            for block in region.blocks:
                roots += [argument.type for argument in block.args]
        for root in roots:
            if isinstance(root, AttributeOrType):
                self.require_value(op, root)
        if self._has_token and op.info.is_registered:
            self._require_traits_of_tokens(op)

    def _require_traits_of_tokens(self, op: Operation) -> None:
        """MLIRError for a token in a place where the release's verifier rejects tokens."""
        name = op.info.name
        # Operations that make an operand are already written.
        if TOKEN in op.operand_types() and name not in TAKES_TOKENS:
            raise op.op_error(f"takes a token, which {self.release.name} does not allow")
        types = [argument.type for region in op.regions for block in region.blocks for argument in block.args]
        if LLVM_TOKEN in types or (LLVM_TOKEN in op.result_types() and name not in MAKES_TOKENS):
            raise op.op_error(f"makes a token, which {self.release.name} does not allow")

    def require_value(self, op: Operation, value: AttributeOrType) -> None:
        """As `require_values`, for one attribute or type."""
        if value not in self._accepted:
            self._require_value(op, value)
            self._accepted.add(value)

    def _is_downstream(self, op: Operation, dialect: str) -> bool:
        """Whether the release does not define a dialect, which its tools may still accept."""
        is_known = dialect in self.release.dialects or dialect in ALWAYS_THERE
        return op.context.allow_unregistered_dialects and not is_known

    def _require_value(self, op: Operation, root: AttributeOrType) -> None:
        missing: list[AttributeOrType] = []

        def visit(value: Any) -> bool:
            names = self._missing.get(value.DIALECT)
            if names and value.MNEMONIC:
                sign = "!" if isinstance(value, Type) else "#"
                if sign + value.MNEMONIC in names and not self._is_downstream(op, value.DIALECT):
                    if _is_default(value, op.context):
                        return False
                    missing.append(value)
            if any(self.release.number <= until and test(value) for until, test in LATER_VALUES):
                missing.append(value)
            if self._constraints is not None and not self._constraints.has_words_of(value):
                missing.append(value)
            return not missing

        walk_attributes(root, visit)
        if missing:
            raise op.op_error(f"has '{missing[0]}', which {self.release.name} does not know")


def _is_default(value: AttributeOrType, context: Context) -> bool:
    """Whether a value has all its defaults, so that it is not printed."""
    if (value.DIALECT, value.MNEMONIC) not in UNSAID:
        return False
    usual: AttributeOrType = cast(Any, type(value)).get(context=context)
    return value == usual
