//===- The vector dialect: operations ---------------------------------------===//
//
// In order: reductions and products, making vectors, elements, slices, memory, shapes
// and types, masks, the rest.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_IR_VECTOROPS_TD
#define MLIR_DIALECT_VECTOR_IR_VECTOROPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/Dialect/Vector/IR/VectorAttributes.td"
include "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td"
include "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

//===- What many share ------------------------------------------------------===//

defvar _Maskable = DeclareOpInterfaceMethods<MaskableOpInterface>;
defvar _Unrollable = DeclareOpInterfaceMethods<VectorUnrollOpInterface, ["getShapeForUnroll"]>;
defvar _Ranges = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
defvar _SpaceCast = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;
defvar _Aligned = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;

// Operand number `operand` and the result have the same element type.
class _SameElementType<string names, int operand = 0>
    : PredOpTrait<names # " have same element type", TCresVTEtIsSameAsOpBase<0, operand>>;
defvar _SourceOperandAndResult = _SameElementType<"source operand and result">;
defvar _OperandAndResult = _SameElementType<"operand and result">;

// A method that conditions call: the type of an operand or result.
class _VectorTypeMethod<string name, string value> {
  code text = "VectorType get" # name # "VectorType() { "
              # "return ::llvm::cast<VectorType>(get" # value # "().getType()); }\n";
}

defvar _Kind = DefaultValuedAttr<Vector_CombiningKindAttr, "CombiningKind::ADD">;
defvar _BitsOfVector = VectorOfNonZeroRankOf<[I1]>;
defvar _Indices = Variadic<Index>;

//===- Reductions and products ----------------------------------------------===//

def Vector_ContractionOp
    : Vector_Op<"contract",
          [IndexingMapOpInterface, Pure,
           PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
           _SameElementType<"third operand acc and result", 2>, _Maskable, _Unrollable]> {
  let summary = "combines products of elements, by maps from loops to indices";
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyVectorOfNonZeroRank:$rhs, AnyType:$acc,
                       ArrayAttr:$indexing_maps,
                       Vector_IteratorTypeArrayAttr:$iterator_types, _Kind:$kind);
  let results = (outs AnyType);
  defvar operands = (ins "Value":$lhs, "Value":$rhs, "Value":$acc);
  defvar maps = (ins "ArrayAttr":$indexingMaps, "ArrayAttr":$iteratorTypes);
  let builders = [
    OpBuilder<!con(operands, maps)>,
    OpBuilder<!con(operands, (ins "ArrayRef<ArrayRef<AffineExpr>>":$indexingExprs,
                                  "ArrayRef<IteratorType>":$iteratorTypes))>,
    OpBuilder<!con(operands, maps, (ins "CombiningKind":$kind))>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_OuterProductOp
    : Vector_Op<"outerproduct", [Pure, _SameElementType<"lhs operand and result">,
                                 _SameElementType<"rhs operand and result", 1>, _Maskable]> {
  let summary = "products of all pairs of elements";
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs, AnyType:$rhs,
                       Optional<AnyVectorOfNonZeroRank>:$acc, _Kind:$kind);
  let results = (outs AnyVectorOfNonZeroRank);
  let builders = [OpBuilder<(ins "Value":$lhs, "Value":$rhs, "Value":$acc)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_FMAOp
    : Op<Vector_Dialect, "fma",
         [Pure, AllTypesMatch<["lhs", "rhs", "acc", "result"]>, _Unrollable]
         # ElementwiseMappable.traits> {
  let summary = "a * b + c, rounded once";
  defvar vector = VectorOfAnyRankOf<[AnyFloat]>;
  let arguments = (ins vector:$lhs, vector:$rhs, vector:$acc);
  let results = (outs vector:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

def Vector_ReductionOp
    : Vector_Op<"reduction",
          [Pure, _SourceOperandAndResult,
           OptionalTypesMatchWith<"dest and acc have the same type", "dest", "acc",
                                  "::llvm::cast<Type>($_self)">,
           DeclareOpInterfaceMethods<ArithFastMathInterface>, _Maskable, _Unrollable]> {
  let summary = "combines all elements of a vector of rank one";
  defvar none = "::mlir::arith::FastMathFlags::none";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfAnyRank:$vector,
                       Optional<AnyType>:$acc,
                       DefaultValuedAttr<Arith_FastMathAttr, none>:$fastmath);
  let results = (outs AnyType:$dest);
  let assemblyFormat = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)?"
                       # " attr-dict `:` type($vector) `into` type($dest)";
  defvar flags = (ins CArg<"::mlir::arith::FastMathFlags", none>:$fastMathFlags);
  let builders = [
    OpBuilder<!con((ins "CombiningKind":$kind, "Value":$vector, "Value":$acc), flags)>,
    OpBuilder<!con((ins "CombiningKind":$kind, "Value":$vector), flags)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_MultiDimReductionOp
    : Vector_Op<"multi_reduction",
          [Pure, AllTypesMatch<["dest", "acc"]>, _SourceOperandAndResult,
           DeclareOpInterfaceMethods<InferTypeOpInterface>, _Maskable, _Unrollable]> {
  let summary = "combines elements along dimensions";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
                       AnyType:$acc, DenseI64ArrayAttr:$reduction_dims);
  let results = (outs AnyType:$dest);
  let assemblyFormat = "$kind `,` $source `,` $acc attr-dict $reduction_dims "
                       # "`:` type($source) `to` type($dest)";
  let builders = [OpBuilder<(ins "Value":$source, "Value":$acc,
                                 "ArrayRef<bool>":$reductionMask, "CombiningKind":$kind)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ScanOp
    : Vector_Op<"scan", [Pure, AllTypesMatch<["source", "dest"]>,
                         AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "combines elements along a dimension and keeps what there is at each step";
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source,
                       AnyVectorOfAnyRank:$initial_value, I64Attr:$reduction_dim,
                       BoolAttr:$inclusive);
  let results = (outs AnyVectorOfNonZeroRank:$dest, AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat = "$kind `,` $source `,` $initial_value attr-dict `:` "
                       # "type($source) `,` type($initial_value) ";
  let hasVerifier = 1;
}

//===- Making vectors -------------------------------------------------------===//

def Vector_BroadcastOp
    : Vector_Op<"broadcast", [Pure, _Unrollable, _Ranges, _SourceOperandAndResult]> {
  let summary = "repeats a scalar or vector along new dimensions";
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_StepOp
    : Vector_Op<"step", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>, _Ranges]> {
  let summary = "indices 0, 1, 2, ...";
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

def Vector_ShuffleOp
    : Vector_Op<"shuffle", [Pure, _SameElementType<"first operand v1 and result">,
                            _SameElementType<"second operand v2 and result", 1>,
                            InferTypeOpAdaptor]> {
  let summary = "elements of two vectors, picked by their positions";
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1, AnyFixedVectorOfAnyRank:$v2,
                       DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let extraClassDeclaration = extraPoisonClassDeclaration;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def ResultIsDoubleSourceVectorType : TypesMatchWith<
    "type of 'result' is double the width of the inputs", "lhs", "result", [{
      [&]() -> ::mlir::VectorType {
        auto vectorType = ::llvm::cast<::mlir::VectorType>($_self);
        ::mlir::VectorType::Builder builder(vectorType);
        if (vectorType.getRank() == 0) {
          static constexpr int64_t v2xTyShape[] = {2};
          return builder.setShape(v2xTyShape);
        }
        auto lastDim = vectorType.getRank() - 1;
        return builder.setDim(lastDim, vectorType.getDimSize(lastDim) * 2);
      }()
    }]>;

def Vector_InterleaveOp
    : Vector_Op<"interleave", [Pure, AllTypesMatch<["lhs", "rhs"]>,
                               ResultIsDoubleSourceVectorType]> {
  let summary = "elements of two vectors in turn";
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs) `->` type($result)";
}

class ResultIsHalfSourceVectorType<string result> : TypesMatchWith<
    "the trailing dimension of the results is half the width of source trailing dimension",
    "source", result, [{
      [&]() -> ::mlir::VectorType {
        auto vectorType = ::llvm::cast<mlir::VectorType>($_self);
        ::mlir::VectorType::Builder builder(vectorType);
        auto lastDim = vectorType.getRank() - 1;
        auto newDimSize = vectorType.getDimSize(lastDim) / 2;;
        if (newDimSize <= 0)
          return vectorType; // (invalid input type)
        return builder.setDim(lastDim, newDimSize);
      }()
    }]>;

def SourceVectorEvenElementCount : PredOpTrait<
    "the trailing dimension of the source vector has an even number of elements",
    CPred<[{
      [&](){
        auto srcVec = getSourceVectorType();
        return srcVec.getDimSize(srcVec.getRank() - 1) % 2 == 0;
      }()
    }]>>;

def Vector_DeinterleaveOp
    : Vector_Op<"deinterleave", [Pure, SourceVectorEvenElementCount,
                                 ResultIsHalfSourceVectorType<"res1">,
                                 AllTypesMatch<["res1", "res2"]>]> {
  let summary = "elements at even and at odd positions";
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1, AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($res1)";
  let extraClassDeclaration = _VectorTypeMethod<"Source", "Source">.text;
}

//===- Elements -------------------------------------------------------------===//

// The same builder for no position, one and several, static ones or any.
class _PositionBuilders<dag operands> {
  list<OpBuilder> all = [
    OpBuilder<operands>,
    OpBuilder<!con(operands, (ins "int64_t":$position))>,
    OpBuilder<!con(operands, (ins "OpFoldResult":$position))>,
    OpBuilder<!con(operands, (ins "ArrayRef<int64_t>":$position))>,
    OpBuilder<!con(operands, (ins "ArrayRef<OpFoldResult>":$position))>
  ];
}

def Vector_ExtractOp
    : Vector_Op<"extract", [Pure, _Ranges, _OperandAndResult,
                            InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "element or vector at a position";
  let arguments = (ins AnyVectorOfAnyRank:$source, _Indices:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position)"
                       # " attr-dict `:` type($result) `from` type($source)";
  let builders = _PositionBuilders<(ins "Value":$source)>.all;
  let extraClassDeclaration = extraPoisonClassDeclaration;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_InsertOp
    : Vector_Op<"insert", [Pure, _Ranges, _SourceOperandAndResult,
                           AllTypesMatch<["dest", "result"]>]> {
  let summary = "puts an element or vector at a position";
  let arguments = (ins AnyType:$valueToStore, AnyVectorOfAnyRank:$dest,
                       _Indices:$dynamic_position, DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let builders = _PositionBuilders<(ins "Value":$valueToStore, "Value":$dest)>.all;
  let extraClassDeclaration = extraPoisonClassDeclaration;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ToElementsOp
    : Vector_Op<"to_elements", [InferTypeOpAdaptor, Pure,
                                ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "all elements of a vector";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_FromElementsOp
    : Vector_Op<"from_elements", [Pure,
                                  ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "vector of elements";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===- Slices ---------------------------------------------------------------===//

class _PositionIsMultipleOf<string name, string type>
    : PredOpTrait<"position is a multiple of the " # name # " length.",
                  CPred<"(getPos() % " # type # "().getNumElements()) == 0">>;

def Vector_ScalableInsertOp
    : Vector_Op<"scalable.insert", [Pure, AllElementTypesMatch<["valueToStore", "dest"]>,
                                    AllTypesMatch<["dest", "result"]>,
                                    _PositionIsMultipleOf<"source", "getSourceVectorType">]> {
  let summary = "puts a vector into a scalable one";
  let arguments = (ins VectorOfRank<[1]>:$valueToStore, ScalableVectorOfRank<[1]>:$dest,
                       I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = "$valueToStore `,` $dest `[` $pos `]` attr-dict "
                       # "`:` type($valueToStore) `into` type($dest)";
  let extraClassDeclaration =
      extraPoisonClassDeclaration # _VectorTypeMethod<"Source", "ValueToStore">.text;
}

def Vector_ScalableExtractOp
    : Vector_Op<"scalable.extract", [Pure, AllElementTypesMatch<["source", "result"]>,
                                     _PositionIsMultipleOf<"result", "getResultVectorType">]> {
  let summary = "part of a scalable vector";
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat =
      "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)";
  let extraClassDeclaration =
      extraPoisonClassDeclaration # _VectorTypeMethod<"Result", "Result">.text;
}

def Vector_InsertStridedSliceOp
    : Vector_Op<"insert_strided_slice", [Pure, _SameElementType<"operand #0 and result">,
                                         AllTypesMatch<["dest", "result"]>]> {
  let summary = "puts a vector into a larger one at an offset";
  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore, AnyVectorOfNonZeroRank:$dest,
                       I64ArrayAttr:$offsets, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat =
      "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)";
  let builders = [OpBuilder<(ins "Value":$valueToStore, "Value":$dest,
                                 "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$strides)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ExtractStridedSliceOp
    : Vector_Op<"extract_strided_slice", [Pure, _OperandAndResult]> {
  let summary = "part of a vector, of so many elements from an offset";
  let arguments = (ins AnyVectorOfNonZeroRank:$source, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$sizes, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
  let builders = [OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets,
                                 "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Memory: transfers of any rank ----------------------------------------===//

class _TransferOp<string mnemonic>
    : Vector_Op<mnemonic,
          [DeclareOpInterfaceMethods<VectorTransferOpInterface>, _Unrollable, _Maskable,
           DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
           DeclareOpInterfaceMethods<ConditionallySpeculatable>, _SpaceCast,
           AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

defvar _InBounds = (ins CArg<"std::optional<ArrayRef<bool>>", "::std::nullopt">:$inBounds);

def Vector_TransferReadOp : _TransferOp<"transfer_read"> {
  let summary = "reads a vector from a memref or tensor";
  let arguments = (ins AnyShaped:$base, _Indices:$indices, AffineMapAttr:$permutation_map,
                       AnyType:$padding, Optional<_BitsOfVector>:$mask,
                       BoolArrayAttr:$in_bounds);
  let results = (outs AnyVectorOfAnyRank:$vector);
  defvar operands = (ins "VectorType":$vectorType, "Value":$source, "ValueRange":$indices,
                         "std::optional<Value>":$padding);
  let builders = [
    OpBuilder<!con(operands, (ins "AffineMapAttr":$permutationMapAttr,
                                  "ArrayAttr":$inBoundsAttr))>,
    OpBuilder<!con(operands, (ins "AffineMap":$permutationMap), _InBounds)>,
    OpBuilder<!con(operands, _InBounds)>
  ];
}

def Vector_TransferWriteOp : _TransferOp<"transfer_write"> {
  let summary = "writes a vector to a memref or tensor";
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore, AnyShaped:$base, _Indices:$indices,
                       AffineMapAttr:$permutation_map, Optional<_BitsOfVector>:$mask,
                       BoolArrayAttr:$in_bounds);
  let results = (outs Optional<AnyRankedTensor>:$result);
  defvar operands = (ins "Value":$vector, "Value":$dest, "ValueRange":$indices);
  let builders = [
    OpBuilder<!con(operands, (ins "AffineMapAttr":$permutationMapAttr, "Value":$mask,
                                  "ArrayAttr":$inBoundsAttr))>,
    OpBuilder<!con(operands, (ins "AffineMapAttr":$permutationMapAttr,
                                  "ArrayAttr":$inBoundsAttr))>,
    OpBuilder<!con(operands, (ins "AffineMap":$permutationMap), _InBounds)>,
    OpBuilder<!con(operands, _InBounds)>
  ];
}

//===- Memory: loads and stores ---------------------------------------------===//

defvar _Alignment = (ins OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);

// From `operands` and an alignment.
class _MemoryOp<string mnemonic, dag operands, dag made, list<Trait> traits>
    : Vector_Op<mnemonic, traits> {
  let arguments = !con(operands, _Alignment);
  let results = made;
  let hasVerifier = 1;
}

// A builder that takes an alignment as LLVM does.
class _AlignedBuilder<dag parameters>
    : OpBuilder<!con(parameters,
                     (ins CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment)),
                [{ /* implemented in C++ */ }]>;

defvar _NonTemporal = (ins DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal);
defvar _NonTemporalParameter = (ins CArg<"bool", "false">:$nontemporal);

def Vector_LoadOp
    : _MemoryOp<"load",
                !con((ins Arg<AnyMemRef, "memory", [MemRead]>:$base, _Indices:$indices),
                     _NonTemporal),
                (outs AnyVectorOfAnyRank:$result), [_Unrollable, _SpaceCast, _Aligned]> {
  let summary = "reads a vector from consecutive elements of a memref";
  let assemblyFormat =
      "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  defvar operands = !con((ins "Value":$base, "ValueRange":$indices), _NonTemporalParameter);
  let builders = [_AlignedBuilder<!con((ins "VectorType":$resultType), operands)>,
                  _AlignedBuilder<!con((ins "TypeRange":$resultTypes), operands)>];
  let hasFolder = 1;
}

def Vector_StoreOp
    : _MemoryOp<"store",
                !con((ins AnyVectorOfAnyRank:$valueToStore,
                          Arg<AnyMemRef, "memory", [MemWrite]>:$base, _Indices:$indices),
                     _NonTemporal),
                (outs), [_Unrollable, _SpaceCast, _Aligned]> {
  let summary = "writes a vector to consecutive elements of a memref";
  let assemblyFormat = "$valueToStore `,` $base `[` $indices `]` attr-dict "
                       # "`:` type($base) `,` type($valueToStore)";
  let builders = [_AlignedBuilder<!con((ins "Value":$valueToStore, "Value":$base,
                                            "ValueRange":$indices), _NonTemporalParameter)>];
  let hasFolder = 1;
}

// With a builder for each way to give the result's type.
class _MaskedReadOp<string mnemonic, Type mask, list<dag> types>
    : _MemoryOp<mnemonic,
                (ins Arg<AnyMemRef, "", [MemRead]>:$base, _Indices:$indices, mask:$mask,
                     AnyVectorOfNonZeroRank:$pass_thru),
                (outs AnyVectorOfNonZeroRank:$result), [_SpaceCast, _Aligned]> {
  let assemblyFormat = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` "
                       # "type($base) `,` type($mask) `,` type($pass_thru) "
                       # "`into` type($result)";
  let builders = !foreach(type, types,
                          _AlignedBuilder<!con(type, (ins "Value":$base,
                                                          "ValueRange":$indices, "Value":$mask,
                                                          "Value":$passthrough))>);
  let hasCanonicalizer = 1;
}

class _MaskedWriteOp<string mnemonic, Type mask>
    : _MemoryOp<mnemonic,
                (ins Arg<AnyMemRef, "", [MemWrite]>:$base, _Indices:$indices, mask:$mask,
                     AnyVectorOfNonZeroRank:$valueToStore),
                (outs), [_SpaceCast, _Aligned]> {
  let assemblyFormat = "$base `[` $indices `]` `,` $mask `,` $valueToStore "
                       # "attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)";
  let builders = [_AlignedBuilder<(ins "Value":$base, "ValueRange":$indices, "Value":$mask,
                                       "Value":$valueToStore)>];
  let hasCanonicalizer = 1;
}

defvar _FixedBitsOfVector = FixedVectorOfNonZeroRankOf<[I1]>;

def Vector_MaskedLoadOp : _MaskedReadOp<"maskedload", _BitsOfVector,
                                        [(ins "VectorType":$resultType),
                                         (ins "TypeRange":$resultTypes)]> {
  let summary = "reads the elements that a mask selects, each from its own place";
  let hasFolder = 1;
}
def Vector_MaskedStoreOp : _MaskedWriteOp<"maskedstore", _BitsOfVector> {
  let summary = "writes the elements that a mask selects, each to its own place";
  let hasFolder = 1;
}
def Vector_ExpandLoadOp : _MaskedReadOp<"expandload", _FixedBitsOfVector,
                                        [(ins "VectorType":$resultType)]> {
  let summary = "reads the elements that a mask selects from consecutive places";
}
def Vector_CompressStoreOp : _MaskedWriteOp<"compressstore", _FixedBitsOfVector> {
  let summary = "writes the elements that a mask selects to consecutive places";
}

defvar _IndexedOperands = (ins "Value":$base, "ValueRange":$indices, "Value":$index_vec,
                               "Value":$mask);

// With an index for each element of the operand `vector`; `tail` ends the text.
class _IndexedOp<string mnemonic, list<MemoryEffect> effects, string vector, dag made,
                 list<Trait> traits, string tail>
    : _MemoryOp<mnemonic,
                !con((ins Arg<TensorOrMemRef<[AnyType]>, "", effects>:$base,
                          _Indices:$offsets, VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices,
                          _BitsOfVector:$mask),
                     !dag(ins, [AnyVectorOfNonZeroRank], [vector])),
                made, traits> {
  let assemblyFormat = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $" # vector
                       # " attr-dict `:` type($base) `,` type($indices)  `,` type($mask) `,` "
                       # "type($" # vector # ") " # tail;
  let hasCanonicalizer = 1;
}

def Vector_GatherOp
    : _IndexedOp<"gather", [MemRead], "pass_thru", (outs AnyVectorOfNonZeroRank:$result),
                 [_Maskable, _SpaceCast, _Unrollable, _Aligned], "`into` type($result)"> {
  let summary = "reads elements at indices";
  let builders = [_AlignedBuilder<!con((ins "VectorType":$resultType), _IndexedOperands,
                                       (ins "Value":$passthrough))>];
}

def Vector_ScatterOp
    : _IndexedOp<"scatter", [MemWrite], "valueToStore",
                 (outs Optional<AnyRankedTensor>:$result), [_SpaceCast, _Aligned],
                 "(`->` type($result)^)?"> {
  let summary = "writes elements at indices";
  let builders = [_AlignedBuilder<!con((ins "Type":$resultType), _IndexedOperands,
                                       (ins "Value":$valueToStore))>];
}

//===- Shapes and types -----------------------------------------------------===//

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [Pure, _Unrollable, _Ranges]> {
  let summary = "the same elements in another shape";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_BitCastOp : Vector_Op<"bitcast", [Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "the same bits as elements of another type";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "memref of scalars as a memref of one vector";
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref attr-dict `:` type($memref) `to` type($result)";
  let builders = [OpBuilder<(ins "Value":$source)>];
  let hasVerifier = 1;
}

def Vector_TransposeOp
    : Vector_Op<"transpose", [Pure, _Ranges, _Unrollable, _OperandAndResult]> {
  let summary = "permutes dimensions";
  let arguments = (ins AnyVectorOfAnyRank:$vector, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat =
      "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)";
  let builders = [OpBuilder<(ins "Value":$vector, "ArrayRef<int64_t>":$permutation)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Masks ----------------------------------------------------------------===//

def Vector_ConstantMaskOp
    : Vector_Op<"constant_mask", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>]> {
  let summary = "mask that is set below constant bounds";
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let builders = [OpBuilder<(ins "VectorType":$type, "ConstantMaskKind":$kind)>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_CreateMaskOp
    : Vector_Op<"create_mask", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>]> {
  let summary = "mask that is set below bounds";
  let arguments = (ins _Indices:$operands);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$operands attr-dict `:` type(results)";
  let builders = [OpBuilder<(ins "VectorType":$type, "ArrayRef<OpFoldResult>":$mixedOperands)>];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_MaskOp
    : Vector_Op<"mask", [SingleBlockImplicitTerminator<"vector::YieldOp">,
                         DeclareOpInterfaceMethods<MaskingOpInterface>,
                         RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "masks the operation in its region";
  let arguments = (ins _BitsOfVector:$mask, Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let skipDefaultBuilders = 1;
  defvar tail = (ins "Operation *":$maskableOp,
                     CArg<"function_ref<void(OpBuilder &, Operation *)>">:$maskRegion);
  let builders = [
    OpBuilder<!con((ins "Value":$mask), tail)>,
    OpBuilder<!con((ins "TypeRange":$resultTypes, "Value":$mask), tail)>,
    OpBuilder<!con((ins "TypeRange":$resultTypes, "Value":$mask, "Value":$passthru), tail)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
}

//===- The rest -------------------------------------------------------------===//

def Vector_PrintOp
    : Vector_Op<"print",
          [MemoryEffects<[MemWrite]>,
           PredOpTrait<"`source` or `punctuation` are not set when printing strings",
                       CPred<"!getStringLiteral() || (!getSource() && getPunctuation() == "
                             # "PrintPunctuation::NewLine)">>]> {
  let summary = "prints a vector, scalar or text, for tests";
  defvar newLine = "::mlir::vector::PrintPunctuation::NewLine";
  let arguments = (ins Optional<Type<Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate,
                                         Index.predicate, AnyFloat.predicate]>>>:$source,
                       DefaultValuedAttr<Vector_PrintPunctuation, newLine>:$punctuation,
                       OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = "($source^ `:` type($source))? "
                       # "oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict";
  let builders = [
    OpBuilder<(ins "PrintPunctuation":$punctuation),
              [{ build($_builder, $_state, {}, punctuation, {}); }]>,
    OpBuilder<(ins "::mlir::Value":$source),
              [{ build($_builder, $_state, source, PrintPunctuation::NewLine); }]>,
    OpBuilder<(ins "::mlir::Value":$source, "PrintPunctuation":$punctuation),
              [{ build($_builder, $_state, source, punctuation, {}); }]>,
    OpBuilder<(ins "::llvm::StringRef":$string),
              [{ build($_builder, $_state, {}, PrintPunctuation::NewLine,
                       $_builder.getStringAttr(string)); }]>
  ];
}

def VectorScaleOp
    : Vector_Op<"vscale",
                [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "number of times a scalable vector is longer than its type says";
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

#endif // MLIR_DIALECT_VECTOR_IR_VECTOROPS_TD
