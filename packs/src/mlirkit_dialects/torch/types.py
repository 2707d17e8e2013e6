"""Types of torch: tensors with unknown sizes or dtypes, nested types, and the subtype relation.

tensor      ::= (`tensor` | `vtensor`) (`<` sizes `,` dtype (`,` attribute)? `>`)?
sizes       ::= `*` | `[` ((`?` | integer) (`,` (`?` | integer))*)? `]`
dtype       ::= `unk` | type
inner type  ::= mnemonic body                               without the prefix `!torch.`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

from mlirkit.builtin.float_types import (
    BF16Type,
    F16Type,
    F32Type,
    F64Type,
    Float4E2M1FNType,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatType,
)
from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.builtin.types import SIGNED, ComplexType, IntegerType, integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.hooks import cpp_name, directive, value_assembly, value_verifier
from mlirkit_dialects.torch import classes as torch

UNKNOWN_SIZE = -1

BaseTensorType: TypeAlias = torch.NonValueTensorType | torch.ValueTensorType
TensorParameters: TypeAlias = tuple[tuple[int, ...] | None, Type | None, Attribute | None]

_FLOATS = (
    *(F16Type, BF16Type, F32Type, F64Type, Float4E2M1FNType, Float8E5M2Type, Float8E4M3FNType),
    *(Float8E5M2FNUZType, Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E8M0FNUType),
)
_WIDTHS = (4, 8, 16, 32, 64)


def is_tensor(type: object) -> TypeGuard[BaseTensorType]:
    """Whether a type is a tensor, with value semantics or without."""
    return isinstance(type, torch.NonValueTensorType | torch.ValueTensorType)


def sizes_of(type: BaseTensorType) -> Sequence[int] | None:
    """The sizes, -1 where unknown; None if the rank is unknown."""
    sizes: Sequence[int] | None = type.optionalSizes
    return sizes


def dtype_of(type: BaseTensorType) -> Type | None:
    """The type of the elements, if it is known."""
    dtype: Type | None = type.optionalDtype
    return dtype


# -- syntax -----------------------------------------------------------------------------------------------


@value_assembly(torch.NonValueTensorType, torch.ValueTensorType)
class TensorSyntax:
    """Mirrors parseTensorType and printTensorType."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> TensorParameters:
        if not parser.parse_optional_punctuation("<"):
            return None, None, None
        sizes = None
        if not parser.parse_optional_punctuation("*"):
            sizes = _parse_sizes(parser)
        parser.parse_punctuation(",")
        dtype = None if parser.parse_optional_keyword("unk") else parser.parse_type()
        sparsity = parser.parse_attribute() if parser.parse_optional_punctuation(",") else None
        parser.parse_punctuation(">")
        return sizes, dtype, sparsity

    @staticmethod
    def print(value: BaseTensorType, printer: AsmPrinter) -> None:
        sizes, dtype = sizes_of(value), dtype_of(value)
        if sizes is None and dtype is None:
            return
        shown = "*" if sizes is None else f"[{','.join('?' if size < 0 else str(size) for size in sizes)}]"
        printer.print_text(f"<{shown},")
        if dtype is None:
            printer.print_text("unk")
        else:
            printer.print_type(dtype)
        if value.optionalSparsity is not None:
            printer.print_text(",")
            printer.print_attribute(value.optionalSparsity)
        printer.print_text(">")


def _parse_sizes(parser: AsmParser) -> tuple[int, ...]:
    """`[`, sizes and `]`; a trailing comma is accepted, as in C++."""
    sizes: list[int] = []
    parser.parse_punctuation("[")
    while True:
        size = UNKNOWN_SIZE if parser.parse_optional_punctuation("?") else parser.parse_optional_integer()
        if size is None:
            break
        sizes.append(size)
        if not parser.parse_optional_punctuation(","):
            break
    parser.parse_punctuation("]")
    return tuple(sizes)


def parse_inner_type(parser: AsmParser) -> Type:
    """Mirrors parseTorchDialectType: a type of the dialect, by its mnemonic."""
    at = parser.current_location()
    mnemonic = parser.parse_any_keyword()
    cls = parser.context.dialect("torch").type_class(mnemonic)
    if cls is None:
        raise parser.error(f"unknown  type `{mnemonic}` in dialect `torch`", at)
    type: Type = parser.parse_nested(cls.parse_value)
    return type


@directive("torch", "TorchType")
class InnerType:
    """`custom<TorchType>($type)`."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Type]:
        return (parse_inner_type(parser),)

    @staticmethod
    def print(printer: AsmPrinter, type: Type) -> None:
        printer.print_type_without_prefix(type)


@directive("torch", "TorchTypes")
class InnerTypes:
    """`custom<TorchTypes>($types)`: any number, separated by commas."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[list[Type]]:
        if parser.at(">"):
            return ([],)
        types = [parse_inner_type(parser)]
        while parser.parse_optional_punctuation(","):
            types.append(parse_inner_type(parser))
        return (types,)

    @staticmethod
    def print(printer: AsmPrinter, types: Sequence[Type]) -> None:
        for type in comma_separated(printer, types):
            printer.print_type_without_prefix(type)


# -- validity ---------------------------------------------------------------------------------------------


@value_verifier(torch.NonValueTensorType, torch.ValueTensorType)
def verify_tensor(value: BaseTensorType) -> str | None:
    """Mirrors verifyTensorType."""
    dtype = dtype_of(value)
    if dtype is not None and not _is_valid_dtype(dtype):
        return f"invalid dtype '{dtype}' for !torch.tensor type"
    for size in sizes_of(value) or ():
        if size < 0 and size != UNKNOWN_SIZE:
            return f"invalid size {size} for !torch.tensor type"
    sparsity = value.optionalSparsity
    if sparsity is not None and not isinstance(sparsity, sparse_tensor.SparseTensorEncodingAttr):
        return "invalid sparsity encoding attribute"
    sizes = sizes_of(value)
    if sparsity is None or sizes is None:
        return None
    # Imported on demand: few tensors are sparse, and the module registers hooks of another dialect.
    from mlirkit.dialects.sparse_tensor.values import invalid_on_tensor

    return invalid_on_tensor(sparsity, sizes, dtype)


def _is_valid_dtype(dtype: Type) -> bool:
    """Mirrors isValidTorchDtype."""
    if isinstance(dtype, ComplexType):
        dtype = dtype.element_type
    if isinstance(
        dtype, torch.QInt8Type | torch.QUInt8Type | torch.QInt16Type | torch.QInt32Type | torch.StringType
    ):
        return True
    if isinstance(dtype, IntegerType):
        return dtype.width == 1 if dtype.is_signless else dtype.width in _WIDTHS
    return isinstance(dtype, _FLOATS)


# -- subtypes ---------------------------------------------------------------------------------------------


def is_subtype(subtype: Type, type: Type) -> bool:
    """Mirrors isValidSubtype: whether one type is a subtype of the other."""
    if subtype == type:
        return True
    if isinstance(subtype, torch.UnionType):
        return all(is_subtype(part, type) for part in subtype.containedTypes)
    if isinstance(type, torch.AnyType):
        return True
    if isinstance(type, torch.NumberType):
        return isinstance(subtype, torch.IntType | torch.FloatType)
    if isinstance(type, torch.OptionalType):
        return is_subtype(subtype, type.containedType) or isinstance(subtype, torch.NoneType)
    if isinstance(type, torch.UnionType):
        return any(is_subtype(subtype, part) for part in type.containedTypes)
    if isinstance(type, torch.TupleType):
        return (
            isinstance(subtype, torch.TupleType)
            and len(subtype.containedTypes) == len(type.containedTypes)
            and all(map(is_subtype, subtype.containedTypes, type.containedTypes))
        )
    return is_tensor(subtype) and is_tensor(type) and _is_sub_tensor(subtype, type)


def _is_sub_tensor(subtype: BaseTensorType, type: BaseTensorType) -> bool:
    """Whether one tensor type has all known sizes and the dtype of the other."""
    if isinstance(subtype, torch.ValueTensorType) != isinstance(type, torch.ValueTensorType):
        return False
    dtype, sizes, sub_sizes = dtype_of(type), sizes_of(type), sizes_of(subtype)
    if dtype is not None and dtype != dtype_of(subtype):
        return False
    if sizes is None:
        return True
    return (
        sub_sizes is not None
        and len(sizes) == len(sub_sizes)
        and all(a in (UNKNOWN_SIZE, b) for a, b in zip(sizes, sub_sizes, strict=True))
    )


def are_compatible_tensors(a: BaseTensorType, b: BaseTensorType) -> bool:
    """Mirrors areSizesAndDtypesCompatible: whether known sizes and dtypes agree."""
    sizes, others = sizes_of(a), sizes_of(b)
    if sizes is not None and others is not None:
        if len(sizes) != len(others):
            return False
        if any(
            UNKNOWN_SIZE not in (size, other) and size != other
            for size, other in zip(sizes, others, strict=True)
        ):
            return False
    return dtype_of(a) is None or dtype_of(b) is None or dtype_of(a) == dtype_of(b)


# -- related types ----------------------------------------------------------------------------------------


@cpp_name("function", "torch::Torch::isValidScalar")
def is_scalar(type: Type) -> bool:
    """Whether a type is an int, a float, a number, or a union of these."""
    if isinstance(type, torch.UnionType):
        return all(is_scalar(part) for part in type.containedTypes)
    return isinstance(type, torch.NumberType | torch.IntType | torch.FloatType)


@cpp_name("function", "torch::Torch::getWithValueSemantics")
def with_value_semantics(type: Type) -> Type:
    """The tensor type with value semantics; sparse encodings are dropped."""
    assert is_tensor(type)
    return torch.ValueTensorType.get(type.optionalSizes, type.optionalDtype, None)


@cpp_name("function", "torch::Torch::getWithoutValueSemantics")
def without_value_semantics(type: Type) -> Type:
    """The tensor type without value semantics; sparse encodings are dropped."""
    assert is_tensor(type)
    return torch.NonValueTensorType.get(type.optionalSizes, type.optionalDtype, None)


def builtin_tensor_of(type: torch.ValueTensorType) -> RankedTensorType | UnrankedTensorType | None:
    """Mirrors ValueTensorType::toBuiltinTensor; None if the dtype is unknown or no builtin type."""
    dtype, sizes = dtype_of(type), sizes_of(type)
    if isinstance(dtype, torch.QInt8Type | torch.QUInt8Type):
        dtype = integer_type(8)
    elif isinstance(dtype, torch.QInt16Type):
        dtype = integer_type(16)
    elif isinstance(dtype, torch.QInt32Type):
        dtype = integer_type(32)
    if not isinstance(dtype, FloatType | IntegerType | ComplexType):
        return None
    if sizes is None:
        return UnrankedTensorType.get(dtype)
    dynamic = RankedTensorType.get_dynamic_size()
    shape = [dynamic if size == UNKNOWN_SIZE else size for size in sizes]
    return RankedTensorType.get(shape, dtype, type.optionalSparsity)


def signed_dtype(element: Type) -> Type:
    """The dtype of a constant's elements: signless integers become signed, except bool."""
    if isinstance(element, IntegerType) and element.is_signless and element.width > 1:
        return integer_type(element.width, SIGNED)
    return element
