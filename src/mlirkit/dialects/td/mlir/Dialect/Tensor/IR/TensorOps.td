//===- The tensor dialect: operations ---------------------------------------===//
//
// In order: shapes of operations, making tensors, elements, slices, gather and scatter,
// casts, reshaping, padding and joining, questions about a tensor.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_TENSOR_IR_TENSOROPS_TD
#define MLIR_DIALECT_TENSOR_IR_TENSOROPS_TD

include "mlir/Dialect/Tensor/IR/TensorBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

//===- Shapes of operations -------------------------------------------------===//

class Tensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tensor_Dialect, mnemonic, traits>;

// With offsets, sizes and strides, static ones in attributes and dynamic ones as
// operands.
class Tensor_OpWithOffsetSizesAndStrides<string mnemonic, list<Trait> traits = []>
    : Tensor_Op<mnemonic, traits>;

// Splits or joins dimensions as `reassociation` groups them.
class Tensor_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : Tensor_Op<mnemonic,
                !listconcat(traits, [DeclareOpInterfaceMethods<OpAsmOpInterface,
                                                               ["getAsmResultNames"]>,
                                     Pure])>,
      Results<(outs AnyTensor:$result)> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Making tensors -------------------------------------------------------===//

def Tensor_EmptyOp
    : Tensor_Op<"empty", [Pure, DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                                          ["reifyResultShapes"]>]> {
  let summary = "tensor of which only the shape matters";
  let description = [{
    The elements are undefined. Operands are the dynamic dimensions.

    ```mlir
    %e = tensor.empty(%n) : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType,
                   CArg<"Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType,
                   "ValueRange":$dynamicSizes, CArg<"Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType,
                   CArg<"Attribute", "{}">:$encoding)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_FromElementsOp
    : Tensor_Op<"from_elements",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
                 TypesMatchWith<"operand types match result element type",
                                "result", "elements",
                                "SmallVector<Type, 2>("
                                # "::llvm::cast<RankedTensorType>($_self).getNumElements(), "
                                # "::llvm::cast<RankedTensorType>($_self).getElementType())">
                ]> {
  let summary = "tensor of given elements";
  let description = [{
    In row-major order.

    ```mlir
    %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let builders = [OpBuilder<(ins "ValueRange":$elements)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_SplatOp
    : Tensor_Op<"splat",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                           ["reifyResultShapes"]>,
                 Pure,
                 TypesMatchWith<"operand type matches element type of result",
                                "aggregate", "input",
                                "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "tensor with one value everywhere";
  let description = [{
    ```mlir
    %t = tensor.splat %x : tensor<8x16xf32>
    %d = tensor.splat %x[%n] : tensor<?x16xf32>
    ```
  }];
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let builders = [
    OpBuilder<(ins "Value":$element, "Type":$aggregateType,
                   CArg<"ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "Value":$element, "ArrayRef<int64_t>":$staticShape,
                   CArg<"ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "Value":$element, "ArrayRef<OpFoldResult>":$sizes)>
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_GenerateOp
    : Tensor_Op<"generate",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 RecursiveMemoryEffects,
                 DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                           ["reifyResultShapes"]>,
                 SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "tensor of computed elements";
  let description = [{
    The region computes each element from its indices. Operands are the dynamic
    dimensions.

    ```mlir
    %t = tensor.generate %n {
    ^bb0(%i: index, %j: index):
      %x = "my.element"(%i, %j) : (index, index) -> f32
      tensor.yield %x : f32
    } : tensor<?x3xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "Type":$resultTy, "ValueRange":$dynamicExtents,
                   "function_ref<void(OpBuilder &, Location, ValueRange)>")>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_YieldOp
    : Tensor_Op<"yield",
                [Pure, ReturnLike, Terminator,
                 HasParent<"::mlir::tensor::GenerateOp, ::mlir::tensor::PadOp">]> {
  let summary = "value of an element";
  let description = [{
    ```mlir
    tensor.yield %x : f32
    ```
  }];
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let builders = [OpBuilder<(ins), [{ /* nothing to yield */ }]>];
}

//===- Elements -------------------------------------------------------------===//

def Tensor_ExtractOp
    : Tensor_Op<"extract",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
                 TypesMatchWith<"result type matches element type of tensor",
                                "tensor", "result",
                                "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "one element";
  let description = [{
    With one index per dimension, each in bounds.

    ```mlir
    %x = tensor.extract %t[%i, %j] : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp
    : Tensor_Op<"insert",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DestinationStyleOpInterface, Pure,
                 TypesMatchWith<"result type matches type of dest", "dest", "result",
                                "$_self">,
                 TypesMatchWith<"scalar type matches element type of dest",
                                "dest", "scalar",
                                "::llvm::cast<TensorType>($_self).getElementType()">]> {
  let summary = "a tensor with one element replaced";
  let description = [{
    ```mlir
    %u = tensor.insert %x into %t[%i, %j] : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Slices ---------------------------------------------------------------===//

def Tensor_ExtractSliceOp
    : Tensor_OpWithOffsetSizesAndStrides<"extract_slice",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                     ["reifyResultShapes"]>,
           AttrSizedOperandSegments, Pure, OffsetSizeAndStrideOpInterface]> {
  let summary = "part of a tensor";
  let description = [{
    From an offset, so many elements, every so many of them, along each dimension.
    Dimensions of size one may be left out of the result.

    ```mlir
    %s = tensor.extract_slice %t[%i, 0] [4, %n] [1, 1]
        : tensor<16x?xf32> to tensor<4x?xf32>
    %row = tensor.extract_slice %t[%i, 0] [1, 8] [1, 1]
        : tensor<16x?xf32> to tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
                   "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
                   "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes,
                   "ValueRange":$strides, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
                   "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<Range>":$ranges,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
                   "ArrayRef<OpFoldResult>":$sizes,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_InsertSliceOp
    : Tensor_OpWithOffsetSizesAndStrides<"insert_slice",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                     ["reifyResultShapes"]>,
           AttrSizedOperandSegments, DestinationStyleOpInterface, Pure,
           OffsetSizeAndStrideOpInterface,
           TypesMatchWith<"expected result type to match dest type", "dest", "result",
                          "$_self">]> {
  let summary = "a tensor with part of it replaced";
  let description = [{
    Dimensions of size one may be left out of what is put in.

    ```mlir
    %u = tensor.insert_slice %s into %t[%i, 0] [4, %n] [1, 1]
        : tensor<4x?xf32> into tensor<16x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let builders = [
    OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest, "ValueRange":$offsets,
                   "ValueRange":$sizes, "ValueRange":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<Range>":$ranges,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<OpFoldResult>":$sizes,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_ParallelInsertSliceOp
    : Tensor_Op<"parallel_insert_slice",
                [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
                 DeclareOpInterfaceMethods<ParallelCombiningOpInterface,
                     ["getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary = "part of a shared output replaced by an iteration";
  let description = [{
    What `insert_slice` is to a value, for the outputs of a parallel loop.

    ```mlir
    tensor.parallel_insert_slice %s into %out[%i] [4] [1]
        : tensor<4xf32> into tensor<?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let builders = [
    OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<Range>":$ranges,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest, "ValueRange":$offsets,
                   "ValueRange":$sizes, "ValueRange":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Gather and scatter ---------------------------------------------------===//

def Tensor_GatherOp
    : Tensor_Op<"gather",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 Pure]> {
  let summary = "parts of a tensor at given places";
  let description = [{
    The last dimension of the indices holds coordinates along `gather_dims`; what is found
    there fills the other dimensions of the result.

    ```mlir
    %g = tensor.gather %t[%places] gather_dims([1])
        : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x4x1xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$gather_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ScatterOp
    : Tensor_Op<"scatter",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 Pure]> {
  let summary = "a tensor with parts at given places replaced";
  let description = [{
    The last dimension of the indices holds coordinates along `scatter_dims`. No place
    may be written twice, which `unique` asserts.

    ```mlir
    %u = tensor.scatter %g into %t[%places] scatter_dims([1]) unique
        : (tensor<6x4x1xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$scatter_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)`
    (`unique` $unique^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===- Casts ----------------------------------------------------------------===//

def Tensor_CastOp
    : Tensor_Op<"cast",
                [DeclareOpInterfaceMethods<CastOpInterface>,
                 DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 Pure]> {
  let summary = "same tensor, more or less known of its shape";
  let description = [{
    Undefined when what is said of the shape is not so.

    ```mlir
    %dynamic = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
    %unranked = tensor.cast %t : tensor<4x8xf32> to tensor<*xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_BitcastOp
    : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "the same bits as elements of another type";
  let description = [{
    Of the same width.

    ```mlir
    %bits = tensor.bitcast %t : tensor<4xf32> to tensor<4xui32>
    ```
  }];
  let arguments = (ins TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger,
                                 AnyFloat]>:$source);
  let results = (outs TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger,
                                AnyFloat]>:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

//===- Reshaping ------------------------------------------------------------===//

def Tensor_ReshapeOp
    : Tensor_Op<"reshape",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 Pure]> {
  let summary = "same elements in another shape";
  let description = [{
    The shape is in a tensor.

    ```mlir
    %r = tensor.reshape %t(%shape) : (tensor<4x8xf32>, tensor<1xi32>) -> tensor<32xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source,
                       TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat =
      "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let builders = [
    OpBuilder<(ins "TensorType":$resultType, "Value":$operand, "Value":$shape), [{
      $_state.addOperands({operand, shape});
      $_state.addTypes(resultType);
    }]>
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "dimensions split into several";
  let description = [{
    Each dimension becomes a group of dimensions.

    ```mlir
    %r = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, 32]
        : tensor<?x32xf32> into tensor<?x4x32xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape)
    attr-dict `:` type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation));
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), outputShape);
    }]>
  ];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "dimensions joined into one";
  let description = [{
    Each group of dimensions becomes one.

    ```mlir
    %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x32xf32> into tensor<?x32xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let builders = [
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, src, convertReassociationMapsToIndices(reassociation),
            attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      $_state.addAttribute("reassociation",
                           getReassociationIndicesAttribute($_builder, reassociation));
      build($_builder, $_state, resultType, src, attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), attrs);
    }]>
  ];
}

//===- Padding and joining --------------------------------------------------===//

def Tensor_PadOp
    : Tensor_Op<"pad",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                           ["reifyResultShapes"]>,
                 AttrSizedOperandSegments, Pure,
                 SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "a tensor with more elements around it";
  let description = [{
    So many before and after, along each dimension; the region computes them from their
    indices. `nofold` keeps the operation although nothing is added.

    ```mlir
    %p = tensor.pad %t low[1, %n] high[2, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f32
    } : tensor<4x?xf32> to tensor<7x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$low,
                       Variadic<Index>:$high, DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high, UnitAttr:$nofold);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $source (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<int64_t>":$staticLow,
                   "ArrayRef<int64_t>":$staticHigh, "ValueRange":$low,
                   "ValueRange":$high, CArg<"bool", "false">:$nofold,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ValueRange":$low,
                   "ValueRange":$high, CArg<"bool", "false">:$nofold,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, CArg<"bool", "false">:$nofold,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "Value":$constantPadValue,
                   CArg<"bool", "false">:$nofold,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_ConcatOp
    : Tensor_Op<"concat",
                [Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                           ["reifyResultShapes"]>]> {
  let summary = "tensors one after the other";
  let description = [{
    Along one dimension; the others are the same.

    ```mlir
    %c = tensor.concat dim(1) %a, %b
        : (tensor<4x2xf32>, tensor<4x6xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "int64_t":$dim, "ValueRange":$inputs)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Questions about a tensor ---------------------------------------------===//

def Tensor_DimOp
    : Tensor_Op<"dim",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 ConditionallySpeculatable, NoMemoryEffect, ShapedDimOpInterface,
                 DeclareOpInterfaceMethods<InferIntRangeInterface,
                                           ["inferResultRangesFromOptional"]>]> {
  let summary = "size of a dimension";
  let description = [{
    Undefined when there is no such dimension.

    ```mlir
    %n = tensor.dim %t, %one : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_RankOp
    : Tensor_Op<"rank",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 Pure]> {
  let summary = "number of dimensions";
  let description = [{
    ```mlir
    %r = tensor.rank %t : tensor<*xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

#endif // MLIR_DIALECT_TENSOR_IR_TENSOROPS_TD
