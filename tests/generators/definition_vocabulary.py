"""The vocabulary of random definitions: types, attributes, properties, traits and literals of MLIR's."""

PRELUDE = """\
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PluginDialect : Dialect {
  let name = "@NAME@";
  let cppNamespace = "::@NAME@";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
class ROp<string mnemonic, list<Trait> traits = []> : Op<PluginDialect, mnemonic, traits>;
def EndOp : ROp<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
"""
#: Types with a builder, which formats need not mention.
BUILDABLE = ["I32", "I64", "F32", "Index", "I1", "SI8"]
TYPES = [
    "AnyType", "AnyInteger", "AnyFloat", "AnySignlessInteger", "AnyTensor", "AnyMemRef", "AnyVectorOfAnyRank",
    "AnyShaped", "AnyComplex", "AnyTuple", "FunctionType", "NoneType", "SignlessIntegerLike", "FloatLike",
    "TensorOf<[I32, F32]>", "RankedTensorOf<[AnyFloat]>", "1DTensorOf<[AnyType]>", "0DTensorOf<[F32]>",
    "StaticShapeTensorOf<[AnyInteger]>", "TensorRankOf<[AnyType], [1, 2]>", "VectorOfLengthAndType<[2, 4], [F32, I32]>",
    "VectorOfNonZeroRankOf<[F16, F32]>", "VectorOfRank<[1, 2]>", "FixedVectorOfAnyRank<[I8]>", "ScalableVectorOfRank<[1]>",
    "MemRefOf<[F32, I8]>", "MemRefRankOf<[AnyType], [0, 2]>", "StaticShapeMemRefOf<[F32]>", "Complex<F32>",
    "AnyTypeOf<[I32, F32, AnyTensor]>", "AnyTypeOf<[Index, AnyVectorOfAnyRank], \"one of two\">", "TupleOf<[I32]>",
    "NestedTupleOf<[I32, F32]>", "UI<16>", "AnyIntOfWidths<[8, 16]>", "AnyUnrankedTensor", "AnyNon0RankedTensor",
    "AnyStaticShapeTensor", "2DTensorOf<[I8, BF16]>", "UnrankedMemRefOf<[F32]>", "AnyRankedOrUnrankedMemRef",
    "AnyStridedMemRef", "AnyNon0RankedMemRef", "AnyStridedMemRefOfRank<2>", "TensorOrMemRef<[F32]>", "BoolLike",
    "AnySignlessIntegerOrIndex", "VectorOfMinLength<2>", "FixedVectorOfShapeAndType<[2, 2], F32>",
    "ScalableVectorOfLength<[4]>", "VectorWithTrailingDimScalableOf<[F32]>", "ShapedTypeWithNthDimOfSize<-1, [2, 4]>",
    "AllOfType<[AnyTensor, AnyStaticShapeTensor]>", "SignedIntOfWidths<[8, 32]>", "FloatOfWidths<[16, 32]>", "BF16",
    "F8E4M3FN", "AnyUnsignedInteger", "IndexTensor", "AnyFixedVectorOfAnyRank", "Non0RankedTensorOf<[I32]>",
    "ConfinedType<AnyTensor, [HasStaticShapePred], \"tensor of a fixed size\">", "ConfinedType<AnyShaped, [HasRankPred]>",
]  # fmt: skip
ATTRIBUTES = [
    "I32Attr", "I64Attr", "SI64Attr", "UI8Attr", "I1Attr", "F32Attr", "F64Attr", "StrAttr", "BoolAttr", "AnyAttr",
    "TypeAttr", "FlatSymbolRefAttr", "SymbolRefAttr", "IndexAttr", "I64ArrayAttr", "StrArrayAttr", "ArrayAttr",
    "DenseI32ArrayAttr", "DenseBoolArrayAttr", "DenseF64ArrayAttr", "AffineMapAttr", "AffineMapArrayAttr",
    "DictionaryAttr", "DictArrayAttr", "ElementsAttr", "I32ElementsAttr", "TypeArrayAttr", "TypedAttrInterface",
    "LocationAttr", "SymbolRefArrayAttr", "APIntAttr", "TypeAttrOf<AnyInteger>", "BoolArrayAttr", "F32ArrayAttr",
    "TypedArrayAttrBase<AnyAttrOf<[I32Attr, StrAttr]>, \"numbers or words\">", "AnyAttrOf<[I32Attr, StrAttr]>",
    "ConfinedAttr<I32Attr, [IntMinValue<2>, IntMaxValue<9>]>", "ConfinedAttr<I64Attr, [IntPositive]>",
    "ConfinedAttr<ArrayAttr, [ArrayMinCount<1>]>", "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>",
    "ConfinedAttr<StrAttr, [AllAttrOf<[ShortWord, PlainWord]>]>", "TypedStrAttr<AnyInteger>", "StringElementsAttr",
    "RankedF32ElementsAttr<[2]>", "IntElementsAttrOf<8>", "ElementsAttrBase<CPred<\"true\">, \"elements\">",
    "AnyI8Attr", "I8Attr", "UI16Attr", "SI8Attr", "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseF32ArrayAttr",
    "IndexElementsAttr", "AnyIntElementsAttr", "F64ElementsAttr", "RankedI32ElementsAttr<[2]>", "IntegerSetAttr",
    "LocationArrayAttr", "F64ArrayAttr", "I32ArrayAttr", "IndexListArrayAttr", "FlatSymbolRefArrayAttr",
    "ConfinedAttr<I32Attr, [IntNEQValue<0>]>", "ConfinedAttr<I64Attr, [IntPowerOf2]>", "IntValidAlignment<I64Attr>",
    "ConfinedAttr<I32Attr, [IntIsOneOf<[1, 2, 4]>]>", "ConfinedAttr<ArrayAttr, [ArrayMaxCount<2>]>",
    "ConfinedAttr<I64ArrayAttr, [ArrayCount<2>, IntArrayNthElemInRange<1, 0, 9>]>",
    "ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>",
    "ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>",
    "ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<0, 1>]>",
    "ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<1>, DenseArrayNonNegative<DenseI32ArrayAttr>]>",
]  # fmt: skip
DEFAULTS = [
    'DefaultValuedAttr<I32Attr, "7">', 'DefaultValuedAttr<F32Attr, "1.5f">', 'DefaultValuedAttr<BoolAttr, "false">',
    'DefaultValuedStrAttr<StrAttr, "word">', 'DefaultValuedAttr<I64ArrayAttr, "{1, 2}">',
    'DefaultValuedAttr<DenseI32ArrayAttr, "{3}">', 'DefaultValuedOptionalAttr<I64Attr, "-1">',
    'DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">', 'DefaultValuedAttr<F64Attr, "-0.25">',
]  # fmt: skip
PROPERTIES = [
    "I64Prop", "I32Prop", 'IntProp<"uint8_t">', 'IntProp<"int8_t">', "StringProp", "BoolProp",
    "UnitProp", "ArrayProp<I64Prop>", "ArrayProp<StringProp>", "IntArrayProp<I32Prop>", "OptionalProp<I64Prop>",
    "OptionalProp<StringProp>", "OptionalProp<ArrayProp<I32Prop>>", "ArrayProp<ArrayProp<I64Prop>>",
    "ArrayProp<BoolProp>", "OptionalProp<OptionalProp<I64Prop>>", "ArrayProp<OptionalProp<I64Prop>>",
    "ArrayProp<OptionalProp<StringProp>>", 'DefaultValuedProp<I32Prop, "-3">',
    'DefaultValuedProp<I64Prop, "7">', 'DefaultValuedProp<StringProp, "\\"a b\\"">', 'DefaultValuedProp<BoolProp, "true">',
    'DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">',
    'ConfinedProp<I64Prop, CPred<"$_self >= 2 && $_self != 5">, "two or more">',
    'ConfinedProp<StringProp, CPred<"!$_self.empty()">>',
    'ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">>',
    'OptionalProp<ConfinedProp<I32Prop, CPred<"$_self % 2 == 0">, "even">>',
]  # fmt: skip
REGIONS = ["AnyRegion", "SizedRegion<1>", "MinSizedRegion<1>", "MaxSizedRegion<2>"]
REGION_TRAITS = ["NoTerminator", "SingleBlock", "NoRegionArguments", "IsolatedFromAbove",
                  'SingleBlockImplicitTerminator<"EndOp">', "HasOnlyGraphRegion", "GraphRegionNoTerminator"]  # fmt: skip
VALUE_TRAITS = [
    "SameTypeOperands", "SameOperandsElementType", "SameOperandsShape", "SameOperandsAndResultType",
    "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "Elementwise", "ResultsAreFloatLike",
    "ResultsBroadcastableShape", "SameOperandsAndResultRank",
    "Elementwise, Scalarizable", "Elementwise, Tensorizable", "Elementwise, Scalarizable, Vectorizable",
    "ElementwiseMappable",
]  # fmt: skip
PLAIN_TRAITS = ["Pure", "Commutative", "AlwaysSpeculatable", "NoMemoryEffect"]
PARAMETERS = [
    '"int64_t"', '"bool"', '"unsigned"', 'StringRefParameter<"words">', '"::mlir::Type"', '"::mlir::Attribute"',
    'OptionalParameter<"::mlir::Type">', 'DefaultValuedParameter<"int", "3">', 'ArrayRefParameter<"int64_t">',
    'OptionalArrayRefParameter<"int32_t">', '"::mlir::StringAttr"', 'OptionalParameter<"::mlir::IntegerAttr">',
    'DefaultValuedParameter<"bool", "true">', '"uint16_t"', 'ArrayRefParameter<"::mlir::Type">',
    '"::mlir::AffineMap"', '"::mlir::FlatSymbolRefAttr"', '"::mlir::ArrayAttr"', 'ArrayRefParameter<"bool">',
    'OptionalParameter<"::mlir::StringAttr">', 'OptionalParameter<"std::optional<int64_t>">',
    'ArrayRefParameter<"::mlir::Attribute">', 'DefaultValuedParameter<"::mlir::Type", "::mlir::IndexType::get($_ctxt)">',
    '"::mlir::IntegerType"', '"::mlir::RankedTensorType"', "AnyInteger", "AnyTypeOf<[I32, AnyFloat]>",
    'APIntParameter<"">', "AnyTensor",
    'OptionalParameter<"::mlir::ArrayAttr">', 'DefaultValuedParameter<"::mlir::AffineMap", "::mlir::AffineMap::get($_ctxt)">',
]  # fmt: skip
WORDS = ["to", "of", "in_out", "with", "by", "and"]
# White space, which only affects printers.
BLANKS = ["` `", "`\\n`", "``"]
MARKS = ["`,`", "`:`", "`->`", "`=`", "`?`", "`+`", "`*`"]
PREDICATES = [
    'CPred<"::llvm::isa<::mlir::IntegerType>($_self)">',
    'And<[CPred<"::llvm::isa<::mlir::ShapedType>($_self)">, CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">,'
    ' CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() < 2">]>',
    'Neg<CPred<"$_self.isF32()">>', 'Or<[CPred<"$_self.isIndex()">, CPred<"$_self.isInteger(8)">]>',
    'CPred<"$_self.isIntOrFloat() && $_self.getIntOrFloatBitWidth() == 32">',
    'CPred<"::mlir::getElementTypeOrSelf($_self).isSignlessInteger()">',
]  # fmt: skip
WORD_CONSTRAINTS = """\
def ShortWord : AttrConstraint<CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue().size() < 6">, "is short">;
def PlainWord : AttrConstraint<CPred<"!::llvm::cast<::mlir::StringAttr>($_self).getValue().contains(' ')">,
    "is one word">;
"""

# The type of one value, computed from that of another.
TRANSFORMERS = [
    "$_self", "::mlir::getElementTypeOrSelf($_self)", "::mlir::TupleType::get($_self.getContext(), $_self)",
    "::mlir::IntegerType::get($_self.getContext(), 8)", "::mlir::ComplexType::get(::mlir::getElementTypeOrSelf($_self))",
    "::mlir::RankedTensorType::get({2, 4}, ::mlir::getElementTypeOrSelf($_self))",
    "::mlir::FunctionType::get($_self.getContext(), {$_self}, {$_self})",
]  # fmt: skip
