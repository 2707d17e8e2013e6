"""The constants that values may be: nothing is known yet, one constant, or anything.

Mirror: ConstantValue of mlir/Analysis/DataFlow/ConstantPropagationAnalysis.h.
"""

from __future__ import annotations

from mlirkit.analysis.sparse_lattice import SparseLattice
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value


class ConstantLattice(SparseLattice):
    """The constant state of a value."""

    __slots__ = ("constant", "dialect", "is_initialized")

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.is_initialized = False
        # If initialized, None: the value may be anything.
        self.constant: Attribute | None = None
        # The name of the dialect that makes an operation of the constant.
        self.dialect = ""

    def join_constant(self, constant: Attribute | None, dialect: str = "") -> bool:
        """Widen the state by a constant; whether it changed."""
        if not self.is_initialized:
            self.is_initialized = True
            self.constant = constant
            self.dialect = dialect
            return True
        if self.constant is None or self.constant == constant:
            return False
        self.constant = None
        return True

    def join(self, other: SparseLattice) -> bool:
        assert isinstance(other, ConstantLattice)
        return other.is_initialized and self.join_constant(other.constant, other.dialect)
