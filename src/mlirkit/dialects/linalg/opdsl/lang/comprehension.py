"""Operands of OpDSL's operations, and the definitions that assign expressions to them.

Operands that are attributes select functions (`UnaryFnAttrDef`...) or sizes (`IndexAttrDef`).  The names of
expressions.py are here as well, as in upstream's module.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeAlias

from mlirkit.dialects.linalg.opdsl.lang.affine import AffineExprDef, DimDef, SymbolDef
from mlirkit.dialects.linalg.opdsl.lang.expressions import (  # noqa: F401  names of upstream's module
    BinaryFn,
    BinaryFnType,
    FnType,
    FunctionKind,
    OperandKind,
    ReduceFn,
    ReduceFnType,
    ReduceFnUse,
    TensorExpression,
    TensorFn,
    TensorReduceFn,
    TensorUse,
    TernaryFn,
    TernaryFnType,
    TypeFn,
    TypeFnType,
    UnaryFn,
    UnaryFnType,
    as_tuple,
    const,
    index,
)
from mlirkit.dialects.linalg.opdsl.lang.types import TypeVar

Index: TypeAlias = AffineExprDef | tuple[AffineExprDef, ...] | tuple[None] | None


# -- operands ---------------------------------------------------------------------------------------------


class OperandDef:
    """An operand of an operation, which `attach` gives a name and a number."""

    def __init__(
        self,
        kind: OperandKind,
        type_var: TypeVar | None = None,
        size_exprs: Sequence[AffineExprDef] = (),
        index_dims: Sequence[DimDef] = (),
        default_indices: Sequence[int] = (),
        default_fn: str | None = None,
    ) -> None:
        if type_var is not None and not isinstance(type_var, TypeVar):
            raise ValueError(f"OperandDef requires a TypeVar but got {type_var!r}")
        self.kind = kind
        self.type_var = type_var
        self.size_exprs = tuple(size_exprs)
        self.index_dims = tuple(index_dims)
        self.default_indices = list(default_indices)
        self.default_fn = default_fn
        self.owner: LinalgOpDef | None = None
        self.name: str | None = None
        self.registered_index = -1

    def attach(self, index: int, name: str, owner: LinalgOpDef) -> None:  # noqa: F811
        if self.owner is not None:
            raise ValueError(f"OperandDef already registered with an op: {self}")
        self.registered_index = index
        self.name = name
        self.owner = owner

    def known_name(self) -> str:
        if self.name is None:
            raise ValueError("an operand is used before it is one of an operation")
        return self.name

    def is_input(self) -> bool:
        return self.kind in (OperandKind.SCALAR, OperandKind.INPUT_TENSOR)

    def is_tensor(self) -> bool:
        return self.kind in (OperandKind.INPUT_TENSOR, OperandKind.OUTPUT_TENSOR)

    def is_attribute(self) -> bool:
        return not self.is_input() and not self.is_tensor()

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind.name.lower()} {self.type_var or ''}{list(self.size_exprs)}"


class TensorDef:
    """A tensor or buffer; an index gives an element.  `index_dims` index a tensor that only provides a
    shape."""

    def __init__(
        self,
        type_var: TypeVar,
        *shape: AffineExprDef,
        index_dims: Sequence[DimDef] | None = None,
        output: bool = False,
    ) -> None:
        dims = list(index_dims or ())
        if dims and len(shape) != len(dims):
            raise ValueError(
                f"Expected the shape rank {len(shape)} to match the number of index_dims {len(dims)}"
            )
        if not all(isinstance(size, DimDef) for size in dims):
            raise ValueError(f"TensorDef requires index dims of type DimDef but got {dims}")
        kind = OperandKind.OUTPUT_TENSOR if output else OperandKind.INPUT_TENSOR
        self.operand_def = OperandDef(kind, type_var, shape, dims)

    def __getitem__(self, dims: Index) -> TensorUse:
        if self.operand_def.owner is None:
            raise ValueError("TensorDef is not registered with an op")
        indices = dims if isinstance(dims, tuple) else (dims,)
        if indices == (None,):
            indices = ()
        exprs = [expr for expr in indices if isinstance(expr, AffineExprDef)]
        if len(exprs) != len(indices):
            raise KeyError("A TensorDef can only be subscripted by a tuple of affine dims")
        return TensorUse(self.operand_def, exprs)

    def __setitem__(self, dims: Index, value: TensorExpression) -> None:
        if not isinstance(value, TensorExpression):
            raise ValueError(f"Only TensorExpressions can be assigned to TensorDefs. Got: {value!r}")
        use = self[dims]
        assert self.operand_def.owner is not None
        self.operand_def.owner.comprehensions.append(Comprehension((use, value)))


class ScalarDef(TensorExpression):
    """A value that is the same for all elements."""

    def __init__(self, type_var: TypeVar) -> None:
        self.operand_def = OperandDef(OperandKind.SCALAR, type_var)

    @property
    def scalar_name(self) -> str:
        return self.operand_def.known_name()


class IndexAttrDef:
    """Sizes from an attribute, with a default."""

    def __init__(self, *sizes: SymbolDef, default: Sequence[int]) -> None:
        if not all(isinstance(size, SymbolDef) for size in sizes):
            raise ValueError(f"IndexAttrDef requires sizes of type SymbolDef but got {sizes}")
        if not all(isinstance(number, int) for number in default):
            raise ValueError(f"IndexAttrDef requires default values of type int but got {default}")
        if len(sizes) != len(default):
            raise ValueError(f"IndexAttrDef expects {len(sizes)} default values but got {len(default)}")
        self.operand_def = OperandDef(OperandKind.INDEX_ATTR, size_exprs=sizes, default_indices=default)


class FnAttrDef:
    """A function named by an attribute, with a default."""

    KIND: FunctionKind
    FUNCTION: type[FnType]

    def __init__(self, default: FnType | Enum) -> None:
        if isinstance(default, Enum):
            # A member of the dialect's own enum, such as `linalg.TypeFn.cast_signed`.
            default = self.FUNCTION(default.name)
        if not isinstance(default, self.FUNCTION):
            name, expected = type(self).__name__, self.FUNCTION.__name__
            raise ValueError(f"{name} requires default of type {expected} but got {default}")
        self.operand_def = OperandDef(self.KIND.attribute, default_fn=default.fn_name)

    def __repr__(self) -> str:
        return str(self.operand_def.name)


class UnaryFnAttrDef(FnAttrDef):
    """A function of one expression."""

    KIND = FunctionKind.UNARY
    FUNCTION = UnaryFnType

    def __call__(self, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg])


class BinaryFnAttrDef(FnAttrDef):
    """A function of two expressions; with dimensions as index, a reduction."""

    KIND = FunctionKind.BINARY
    FUNCTION = BinaryFnType

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg0, arg1])

    def __getitem__(self, reduce_dims: DimDef | Sequence[DimDef]) -> ReduceFnUse:
        return ReduceFnUse(None, self, *as_tuple(reduce_dims))


class TernaryFnAttrDef(FnAttrDef):
    """A function of three expressions."""

    KIND = FunctionKind.TERNARY
    FUNCTION = TernaryFnType

    def __call__(self, arg0: TensorExpression, arg1: TensorExpression, arg2: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, None, [arg0, arg1, arg2])


class TypeFnAttrDef(FnAttrDef):
    """A conversion."""

    KIND = FunctionKind.TYPE
    FUNCTION = TypeFnType

    def __call__(self, type_var: TypeVar, arg: TensorExpression) -> TensorFn:
        return TensorFn(self.KIND, None, self.operand_def, type_var, [arg])


# -- operations -------------------------------------------------------------------------------------------


class Comprehension:
    """Assignments of one iteration."""

    def __init__(self, *bindings: tuple[TensorUse, TensorExpression]) -> None:
        self.definitions: list[TensorUse] = []
        self.values: list[TensorExpression] = []
        for target, value in bindings:
            if isinstance(value, TensorReduceFn):
                if value.lhs is not None:
                    raise ValueError(f"Reduction expression already assigns: {value}")
                value.lhs = target
            self.definitions.append(target)
            self.values.append(value)

    @property
    def all_reduction_dims(self) -> set[tuple[DimDef, ...]]:
        """The reduction dimensions of each assignment."""
        return {
            value.reduce_use.reduce_dims if isinstance(value, TensorReduceFn) else () for value in self.values
        }

    def __repr__(self) -> str:
        pairs = zip(self.definitions, self.values, strict=True)
        return "; ".join([f"{target} = {value}" for target, value in pairs])


class OpInterfaceDef:
    """An interface that an operation implements."""

    def __init__(self, cpp_name: str) -> None:
        self.cpp_name = cpp_name


class OpDefinitionDef:
    """A method that C++ defines for an operation."""

    def __init__(self, def_name: str) -> None:
        self.def_name = def_name


ContractionOpInterface: Final = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface: Final = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface: Final = OpInterfaceDef("LinalgFillOpInterface")
Canonicalizer: Final = OpDefinitionDef("hasCanonicalizer")

# Methods of structured operations: no attribute may have these names.
_METHODS: Final = frozenset(
    (
        *("inputs", "outputs", "result_tensors", "region", "iterator_types", "indexing_maps"),
        *("getRegionBuilder", "getLibraryCallName"),
    )
)


class OpMetadataDef:
    """An operation's names, documentation, interfaces and definitions."""

    def __init__(self, name: str, cpp_class_name: str | None, doc: str | None) -> None:
        self.name = name
        self.cpp_class_name = name if cpp_class_name is None else cpp_class_name
        self.doc = doc
        self.implements: list[OpInterfaceDef] = []
        self.defines: list[OpDefinitionDef] = []


class LinalgOpDef:
    """An operation: its operands, the order of its dimensions, its assignments."""

    def __init__(self, name: str, cpp_class_name: str | None = None, doc: str | None = None) -> None:
        self.metadata = OpMetadataDef(name, cpp_class_name, doc)
        self.registered_operands: dict[str, OperandDef] = {}
        self.domain: list[DimDef] = []
        self.comprehensions: list[Comprehension] = []

    def add_operand(self, name: str, operand: OperandDef) -> None:
        """Inputs come first, then outputs, then attributes."""
        operands = self.registered_operands
        if name in operands:
            raise ValueError(f"The operand {name} is already registered to {operands[name]}")
        if operand.is_attribute() and name in _METHODS:
            raise ValueError(f"The attribute name {name} conflicts with a structured op method name")
        if operand.is_input() and not all(input.is_input() for input in operands.values()):
            raise ValueError(f"Input {name} registered after an output or attribute")
        if operand.is_tensor() and any(input.is_attribute() for input in operands.values()):
            raise ValueError(f"Output {name} registered after an attribute")
        operand.attach(len(operands), name, self)
        operands[name] = operand

    def __repr__(self) -> str:
        return f"LinalgOpDef({self.metadata.name}: {self.comprehensions})"
