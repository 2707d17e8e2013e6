//===- StablehloAlgebra.td - Products, solvers, normalization ---*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_ALGEBRA
#define MLIRKIT_STABLEHLO_ALGEBRA

include "stablehlo/dialect/StablehloBase.td"

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

defvar StableHLO_InferComponents =
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>;

def StableHLO_DotOp : StableHLO_Op<"dot", [Pure, StableHLO_InferComponents]> {
  let summary = "product of vectors and matrices";
  let arguments = (ins
    HLO_Tensor:$lhs,
    HLO_TensorOrPerAxisQuantizedTensor:$rhs,
    StableHLO_OptionalPrecision:$precision_config
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat(
      "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config)",
      HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_DotGeneralOp : StableHLO_Op<"dot_general",
    [ConditionallySpeculatable, NoMemoryEffect, StableHLO_InferComponents,
     DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["reifyReturnTypeShapes"]>]> {
  let summary = "product of tensors along chosen batching and contracting dimensions";
  let arguments = (ins
    HLO_Tensor:$lhs,
    HLO_TensorOrPerAxisQuantizedTensor:$rhs,
    StableHLO_DotDimensionNumbers:$dot_dimension_numbers,
    StableHLO_OptionalPrecision:$precision_config,
    OptionalAttr<StableHLO_DotAlgorithm>:$algorithm
  );
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat([{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) ``
    custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)
  }], HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_EinsumOp : StableHLO_Op<"einsum", [Pure]> {
  let summary = "product of two tensors by an Einstein summation";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat(
      "$lhs `,` $rhs `,` `config` `=` $einsum_config",
      HLO_FunctionalType);
}

def StableHLO_UnaryEinsumOp : StableHLO_Op<"unary_einsum", [Pure]> {
  let summary = "Einstein summation of one tensor";
  let arguments = (ins HLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor);
  let assemblyFormat = !strconcat("$operand `,` `config` `=` $einsum_config", HLO_FunctionalType);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

// What follows the window's strides, padding and dilations.
defvar StableHLO_ConvolutionTail = (ins
  StableHLO_ConvDimensionNumbers:$dimension_numbers,
  StableHLO_CountAttr:$feature_group_count,
  StableHLO_CountAttr:$batch_group_count,
  StableHLO_OptionalPrecision:$precision_config
);

def StableHLO_ConvolutionOp : StableHLO_Op<"convolution",
    [ConditionallySpeculatable, NoMemoryEffect]> {
  let summary = "products of a kernel with a window moved over a tensor";
  let arguments = !con((ins
    HLO_Tensor:$lhs,
    HLO_TensorOrPerAxisQuantizedTensor:$rhs,
    StableHLO_OptionalDims:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding,
    StableHLO_OptionalDims:$lhs_dilation,
    StableHLO_OptionalDims:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal
  ), StableHLO_ConvolutionTail);
  let results = (outs HLO_TensorOrPerAxisQuantizedTensor);
  let assemblyFormat = !strconcat([{
    `(` operands `)`
    `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`
    `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation,
                                              $rhs_dilation, $window_reversal) `}`
  }], HLO_FunctionalType);
  let hasVerifier = 1;
}

def StableHLO_DynamicConvOp : StableHLO_Op<"dynamic_conv",
    [HLO_SpeculatableIfAllInputsStaticAndShapeConstant, NoMemoryEffect]> {
  let summary = "convolution with computed padding";
  let arguments = !con((ins
    HLO_Tensor:$lhs,
    HLO_Tensor:$rhs,
    HLO_Static2DIntTensor:$padding,
    StableHLO_OptionalDims:$window_strides,
    StableHLO_OptionalDims:$lhs_dilation,
    StableHLO_OptionalDims:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal
  ), StableHLO_ConvolutionTail);
  let results = (outs HLO_Tensor);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Transforms and solvers
//===----------------------------------------------------------------------===//

def StableHLO_FftOp : StableHLO_Op<"fft",
    [ConditionallySpeculatable, NoMemoryEffect, InferTensorType]> {
  let summary = "Fourier transform of the last dimensions";
  let arguments = (ins
    HLO_FpOrComplexTensor:$operand,
    StableHLO_FftTypeAttr:$fft_type,
    DenseI64ArrayAttr:$fft_length
  );
  let results = (outs HLO_FpOrComplexTensor);
  let assemblyFormat = !strconcat(
      "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length",
      HLO_FunctionalType);
}

def StableHLO_CholeskyOp : StableHLO_Op<"cholesky",
    [NoMemoryEffect, HLO_CompatibleOperandsAndResultElementType, InferTensorType]> {
  let summary = "Cholesky decomposition of a batch of matrices";
  let arguments = (ins HLO_FpComplexOrQuantizedIntTensor:$a, StableHLO_FalseAttr:$lower);
  let results = (outs HLO_FpComplexOrQuantizedIntTensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)?
    attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($result))
  }];
}

def StableHLO_TriangularSolveOp : StableHLO_Op<"triangular_solve",
    [NoMemoryEffect, ConditionallySpeculatable, HLO_CompatibleOperandsAndResultElementType,
     InferTensorType]> {
  let summary = "solutions of systems of equations with triangular matrices";
  let arguments = (ins
    HLO_FpOrComplexTensor:$a,
    HLO_FpOrComplexTensor:$b,
    BoolAttr:$left_side,
    BoolAttr:$lower,
    BoolAttr:$unit_diagonal,
    StableHLO_TransposeAttr:$transpose_a
  );
  let results = (outs HLO_FpOrComplexTensor);
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

class StableHLO_BatchNormOp<string mnemonic>
    : StableHLO_Op<mnemonic,
        [HLO_SpeculatableIfAllInputsStatic, NoMemoryEffect,
         HLO_CompatibleOperandsAndResultElementType, InferTensorType]>;

// Of all the elements, and one per feature.
defvar StableHLO_NormTensor = RankedTensorOf<[HLO_Float, HLO_QuantizedInt]>;
defvar StableHLO_NormVector = 1DTensorOf<[HLO_Float, HLO_QuantizedInt]>;
defvar StableHLO_NormTail = (ins F32Attr:$epsilon, StableHLO_DimensionAttr:$feature_index);

def StableHLO_BatchNormGradOp : StableHLO_BatchNormOp<"batch_norm_grad"> {
  let summary = "gradients of batch_norm_training";
  let arguments = !con((ins
    StableHLO_NormTensor:$operand,
    StableHLO_NormVector:$scale,
    StableHLO_NormVector:$mean,
    StableHLO_NormVector:$variance,
    StableHLO_NormTensor:$grad_output
  ), StableHLO_NormTail);
  let results = (outs
    StableHLO_NormTensor:$grad_operand,
    StableHLO_NormVector:$grad_scale,
    StableHLO_NormVector:$grad_offset
  );
}

def StableHLO_BatchNormInferenceOp : StableHLO_BatchNormOp<"batch_norm_inference"> {
  let summary = "batch normalization by a known mean and variance";
  let arguments = !con((ins
    StableHLO_NormTensor:$operand,
    StableHLO_NormVector:$scale,
    StableHLO_NormVector:$offset,
    StableHLO_NormVector:$mean,
    StableHLO_NormVector:$variance
  ), StableHLO_NormTail);
  let results = (outs StableHLO_NormTensor:$result);
}

def StableHLO_BatchNormTrainingOp : StableHLO_BatchNormOp<"batch_norm_training"> {
  let summary = "batch normalization, with the mean and variance of the batch";
  let arguments = !con((ins
    StableHLO_NormTensor:$operand,
    StableHLO_NormVector:$scale,
    StableHLO_NormVector:$offset
  ), StableHLO_NormTail);
  let results = (outs
    StableHLO_NormTensor:$output,
    StableHLO_NormVector:$batch_mean,
    StableHLO_NormVector:$batch_var
  );
}

#endif // MLIRKIT_STABLEHLO_ALGEBRA
