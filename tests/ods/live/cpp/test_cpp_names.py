"""The table of C++ names over real types, attributes and operations."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
    UnitAttr,
    integer_attr,
)
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    TupleType,
    integer_type,
)
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
)
from mlirkit.ods.cpp_expr import Translated, translate
from mlirkit.ods.live.cpp.attribute_names import APInt
from mlirkit.ods.live.cpp.cpp_names import table
from mlirkit.ods.live.cpp.definition_names import getter_name
from mlirkit.ods.live.cpp.type_names import HasMnemonic

I1, I8, I32, I64 = (integer_type(width) for width in (1, 8, 32, 64))
SI8, UI8 = integer_type(8, IntegerType.SIGNED), integer_type(8, IntegerType.UNSIGNED)
F16, F32, F64 = F16Type(), F32Type(), F64Type()
DYNAMIC = -(2**63)
V4F32 = VectorType((4,), F32)
SCALABLE = VectorType((2, 4), I8, (False, True))
ALL_SCALABLE = VectorType((4, 4), I8, (True, True))
TENSOR = RankedTensorType((2, DYNAMIC), I32)
MEMREF = MemRefType((2, 3), F32, None, integer_attr(I64, 3))


def evaluate(text: str, *values: Any, form: Any = "expression") -> Any:
    result = translate(text, table(), form, [f"${name}" for name in "xyz"[: len(values)]])
    assert isinstance(result, Translated), result
    return result.function(*values)


@pytest.mark.parametrize(
    ("text", "holds", "fails"),
    [
        ("$x.isSignlessInteger()", [I1, I64], [SI8, F32, IndexType()]),
        ("$x.isSignlessInteger(8)", [I8], [SI8, UI8, I1]),
        ("$x.isInteger(8)", [I8, SI8, UI8], [I1, F16]),
        ("$x.isUnsignedInteger(8)", [UI8], [I8, SI8]),
        ("$x.isSignedInteger()", [SI8], [I8, UI8]),
        ("$x.isSignlessIntOrIndex()", [I8, IndexType()], [SI8, F32]),
        ("$x.isF32()", [F32], [F64, I32]),
        ("$x.isBF16()", [BF16Type()], [F16]),
        ("isa<::mlir::Float32Type>($x)", [F32], [F64]),
        ("isa<::mlir::FloatType>($x)", [F32, BF16Type()], [I32]),
        ("isa<::mlir::ShapedType>($x)", [V4F32, TENSOR, MEMREF], [F32, ComplexType(F32)]),
        ("isa<::mlir::FixedVectorType>($x)", [V4F32], [SCALABLE, TENSOR]),
        ("isa<::mlir::ScalableVectorType>($x)", [SCALABLE], [V4F32]),
        ("isa<::mlir::VectorType>($x) && $x.allDimsScalable()", [ALL_SCALABLE], [SCALABLE, V4F32]),
        ("isa<::mlir::TensorType>($x)", [TENSOR, UnrankedTensorType(F32)], [V4F32]),
        ("isa<::mlir::BaseMemRefType>($x)", [MEMREF, UnrankedMemRefType(F32)], [TENSOR]),
        ("$x.hasTrait<::mlir::ValueSemantics>()", [V4F32, TENSOR, UnrankedTensorType(F32)], [MEMREF, F32]),
        ("isa<mlir::bufferization::TensorLikeType>($x)", [TENSOR], [MEMREF]),
        (
            "cast<ShapedType>($x).hasRank() && $x.getRank() == 2",
            [TENSOR, MEMREF],
            [V4F32, UnrankedTensorType(F32)],
        ),
        ("$x.getShape() == ::llvm::ArrayRef<int64_t>({4})", [V4F32], [SCALABLE]),
        ("$x.hasStaticShape()", [V4F32, MEMREF], [TENSOR, UnrankedTensorType(F32)]),
        ("llvm::all_of($x.getShape(), [](auto v) { return v != 0; })", [V4F32], [VectorType((0,), F32)]),
        ("getElementTypeOrSelf($x).isF32()", [F32, V4F32, MEMREF], [TENSOR, ComplexType(F32)]),
        ("$x.getScalableDims().back()", [SCALABLE], [V4F32]),
        ("cast<MemRefType>($x).isStrided()", [MEMREF], []),
        ("isa<NoneType>($x)", [NoneType()], [F32]),
        (
            "LLVM::isCompatibleVectorType($x)",
            [V4F32, VectorType((4,), I8)],
            [SCALABLE, VectorType((4,), SI8), F32],
        ),
        (
            "LLVM::isCompatibleOuterType($x)",
            [I8, F32, V4F32, OpaqueType("llvm", "ptr<1>")],
            [SI8, IndexType(), TENSOR],
        ),
        (
            "isa<spirv::ImageType>($x)",
            [OpaqueType("spirv", "image<f32>")],
            [OpaqueType("spirv", "ptr<f32>"), F32],
        ),
        ("emitc::isSupportedEmitCType($x)", [I8, F32, TupleType([I8])], [integer_type(7), TENSOR, V4F32]),
    ],
)
def test_type_conditions(text: str, holds: list[Any], fails: list[Any]) -> None:
    for value in holds:
        assert evaluate(text, value, form="condition") is True, value
    for value in fails:
        assert evaluate(text, value, form="condition") is False, value


@pytest.mark.parametrize(
    ("text", "holds", "fails"),
    [
        (
            "isa<IntegerAttr>($x) && $x.getType().isIndex()",
            [integer_attr(IndexType(), 1)],
            [integer_attr(I8, 1)],
        ),
        ("isa<BoolAttr>($x)", [BoolAttr.get(True)], [integer_attr(I8, 1), UnitAttr()]),
        ("$x.getInt() >= 0", [integer_attr(I8, 1)], [integer_attr(I8, -1)]),
        (
            "$x.getValue().isStrictlyPositive()",
            [integer_attr(I8, 1)],
            [integer_attr(I8, 0), integer_attr(UI8, 200)],
        ),
        ("$x.getValue().isNegative()", [integer_attr(I8, -1), integer_attr(UI8, 255)], [integer_attr(I8, 1)]),
        ("$x.getValue().isPowerOf2()", [integer_attr(I8, -128), integer_attr(I8, 4)], [integer_attr(I8, 0)]),
        ("$x.getValue()", [BoolAttr.get(True)], [BoolAttr.get(False)]),
        ("isa<FlatSymbolRefAttr>($x)", [FlatSymbolRefAttr("a")], [SymbolRefAttr("a", "b")]),
        ("isa<SymbolRefAttr>($x)", [FlatSymbolRefAttr("a"), SymbolRefAttr("a", "b")], [StringAttr("a")]),
        ("isa<DenseI32ArrayAttr>($x)", [dense_array(I32, [1])], [dense_array(I64, [1]), ArrayAttr(())]),
        ("isa<DenseBoolArrayAttr>($x)", [dense_array(I1, [True])], [dense_array(I8, [1])]),
        ("isa<DenseF64ArrayAttr>($x)", [dense_array(F64, [1.0])], [dense_array(F32, [1.0])]),
        (
            "llvm::is_sorted(cast<DenseI64ArrayAttr>($x).asArrayRef())",
            [dense_array(I64, [1, 1, 2])],
            [dense_array(I64, [2, 1])],
        ),
        (
            "[](ArrayRef<int64_t> a) { return std::adjacent_find(std::begin(a), std::end(a)) == "
            "std::end(a); }(cast<DenseI64ArrayAttr>($x).asArrayRef())",
            [dense_array(I64, [1, 2, 1]), dense_array(I64, [])],
            [dense_array(I64, [2, 1, 1])],
        ),
        ("cast<ArrayAttr>($x).size() >= 1", [ArrayAttr((UnitAttr(),))], [ArrayAttr(())]),
        (
            "llvm::all_of(cast<ArrayAttr>($x), "
            "[&](Attribute attr) { return attr && ((isa<UnitAttr>(attr))); })",
            [ArrayAttr((UnitAttr(),)), ArrayAttr(())],
            [ArrayAttr((StringAttr(""),))],
        ),
        ("isa<TypeAttr>($x) && isa<Type>(cast<TypeAttr>($x).getValue())", [TypeAttr(F32)], [StringAttr("")]),
        ("isa<TypedAttr>($x)", [integer_attr(I8, 1), FloatAttr.get(F32, 1.0)], [ArrayAttr(()), UnitAttr()]),
        # An empty container is no null.
        ("$x", [ArrayAttr(()), DictionaryAttr({}), integer_attr(I8, 0), BoolAttr.get(False)], [None]),
    ],
)
def test_attribute_conditions(text: str, holds: list[Any], fails: list[Any]) -> None:
    for value in holds:
        assert evaluate(text, value, form="condition") is True, value
    for value in fails:
        assert evaluate(text, value, form="condition") is False, value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("$_builder.getI32Type()", I32),
        ("$_builder.getIntegerType(8)", I8),
        ("$_builder.getIntegerType(8, /*isSigned=*/true)", SI8),
        ("$_builder.getIntegerType(8, false)", UI8),
        ("$_builder.getType<::mlir::BFloat16Type>()", BF16Type()),
        ("$_builder.getIndexType()", IndexType()),
        ("::mlir::VectorType::get({4}, $_builder.getF32Type());", V4F32),
        ("IntegerType::get($_builder.getContext(), 1)", I1),
        ("$_builder.getType<mlir::gpu::AsyncTokenType>()", OpaqueType("gpu", "async.token")),
        ("$_builder.getI64IntegerAttr(-3)", IntegerAttr(I64, -3)),
        ("$_builder.getIntegerAttr($_builder.getIntegerType(8, false), 255)", IntegerAttr(UI8, 255)),
        ("$_builder.getBoolAttr(true)", BoolAttr.get(True)),
        ("$_builder.getF32FloatAttr(0.5)", FloatAttr.get(F32, 0.5)),
        ('$_builder.getStringAttr("x")', StringAttr("x")),
        ("$_builder.getUnitAttr()", UnitAttr()),
        ("$_builder.getDenseI64ArrayAttr({1, 2})", dense_array(I64, [1, 2])),
        ("$_builder.getI32ArrayAttr({1, 2})", ArrayAttr((integer_attr(I32, 1), integer_attr(I32, 2)))),
        ("$_builder.getStrArrayAttr({})", ArrayAttr(())),
        ("$_builder.getFunctionType({}, {$_builder.getF32Type()})", FunctionType((), (F32,))),
        ("::mlir::TypeAttr::get($_builder.getF32Type())", TypeAttr(F32)),
        ('::mlir::SymbolRefAttr::get($_builder.getContext(), "f")', FlatSymbolRefAttr("f")),
        ("$_builder.getZeroAttr($_builder.getF32Type())", FloatAttr.get(F32, 0.0)),
    ],
)
def test_builder_calls(text: str, value: Any) -> None:
    result = translate(text, table(), "expression", ["$_builder"])
    assert isinstance(result, Translated), result
    assert result.function(None) == value


@pytest.mark.parametrize(
    ("text", "attribute", "value"),
    [
        ("$x.getValue().getZExtValue()", integer_attr(I8, -1), 255),
        ("$x.getValue().getSExtValue()", integer_attr(UI8, 255), -1),
        ("$x.getInt()", integer_attr(I8, -1), -1),
        ("$x ? ::std::optional<uint32_t>($x.getValue().getZExtValue()) : (::std::nullopt)", None, None),
        ("$x ? ::std::optional<uint32_t>($x.getInt()) : (::std::nullopt)", integer_attr(I8, 7), 7),
        (
            "$x ? ::std::optional<::llvm::ArrayRef<int64_t>>($x) : (::std::nullopt)",
            dense_array(I64, [1, 2]),
            (1, 2),
        ),
        ("$x.getValue()", StringAttr("s"), "s"),
        ("$x.getValue()", FloatAttr.get(F64, 2.5), 2.5),
        (
            "llvm::to_vector<4>(llvm::map_range($x.getAsRange<mlir::IntegerAttr>(), "
            "[](mlir::IntegerAttr attr) { return attr.getInt(); }));",
            ArrayAttr((integer_attr(I8, 1), integer_attr(I8, 2))),
            [1, 2],
        ),
    ],
)
def test_unwrapping(text: str, attribute: Any, value: Any) -> None:
    assert evaluate(text, attribute) == value


@pytest.mark.parametrize(
    ("text", "type", "value"),
    [
        ("VectorType::get($x.getShape(), $x.getElementType())", V4F32, V4F32),
        ("cast<ShapedType>($x).clone(IntegerType::get($x.getContext(), 1))", V4F32, VectorType((4,), I1)),
        ("$x.cloneWith({}, IntegerType::get(nullptr, 1))", SCALABLE, VectorType((2, 4), I1, (False, True))),
        ("$x.cloneWith(ArrayRef<int64_t>{8}, $x.getElementType())", TENSOR, RankedTensorType((8,), I32)),
        (
            "VectorType(VectorType::Builder($x).dropDim(0).setElementType(IntegerType::get(nullptr, 1)))",
            SCALABLE,
            VectorType((4,), I1, (True,)),
        ),
        ("$x.scaleElementBitwidth(2)", VectorType((4,), I8), VectorType((4,), integer_type(16))),
        ("$x.scaleElementBitwidth(2)", VectorType((4,), F32), VectorType((4,), F64)),
        ("getI1SameShape($x)", UnrankedTensorType(F32), UnrankedTensorType(I1)),
        ("getI1SameShape($x)", F32, I1),
        ("SmallVector<Type, 2>($x.getNumElements(), $x.getElementType())", V4F32, (F32,) * 4),
        ("$x.getMemorySpace()", MEMREF, integer_attr(I64, 3)),
    ],
)
def test_type_transformers(text: str, type: Any, value: Any) -> None:
    assert evaluate(text, type) == value


def test_multi_statement_lambda() -> None:
    text = """[&]() -> ::mlir::VectorType {
        auto vectorType = ::llvm::cast<mlir::VectorType>($x);
        ::mlir::VectorType::Builder builder(vectorType);
        if (vectorType.getRank() == 0) {
          static constexpr int64_t two[] = {2};
          return builder.setShape(two);
        }
        auto last = vectorType.getRank() - 1;
        return builder.setDim(last, vectorType.getDimSize(last) * 2);
      }()"""
    assert evaluate(text, V4F32) == VectorType((8,), F32)
    assert evaluate(text, VectorType((), F32)) == VectorType((2,), F32)


def test_apint() -> None:
    assert APInt(255, 8).signed == -1
    assert APInt(-1, 8).bits == 255
    assert APInt(3, 8) + 1 == 4


def test_mnemonic_of_opaque_types() -> None:
    test = HasMnemonic("d", "a.b")
    assert test(OpaqueType("d", "a.b<3>"))
    assert test(OpaqueType("d", "a.b"))
    assert not test(OpaqueType("d", "a.bc"))
    assert not test(OpaqueType("e", "a.b"))
    assert not test(None)


@pytest.mark.parametrize(
    ("name", "getter"),
    [("lhs", "getLhs"), ("lhs_mask", "getLhsMask"), ("valueToStore", "getValueToStore"), ("a1", "getA1")],
)
def test_getter_name(name: str, getter: str) -> None:
    assert getter_name(name) == getter


class _Typed(NamedTuple):
    """An object with a type, like a value."""

    type: Any


class _OwnTensor(NamedTuple):
    """A dialect's tensor with a method for compatible buffer types: it accepts one type."""

    buffer: Any

    def verify_compatible_buffer_type(self, buffer: Any) -> bool:
        return bool(buffer == self.buffer)


@pytest.mark.parametrize(
    ("tensor", "holds"), [(OpaqueType("t", "tensor"), None), (_OwnTensor(MEMREF), True), (_OwnTensor(F32), False)]
)
def test_buffers_of_tensors_of_dialects(tensor: Any, holds: bool | None) -> None:
    """The result is unknown if the type has no such method, also for the negated condition."""
    match = "bufferization::detail::typesMatchAfterBufferization($x, $y, $z)"
    values = (None, _Typed(tensor), _Typed(MEMREF))
    assert evaluate(match, *values, form="condition") is holds
    assert evaluate(f"!{match}", *values, form="condition") is (None if holds is None else not holds)
