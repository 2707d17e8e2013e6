//===- hlo_ops_algebra.td - Products, solvers, random numbers ---*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_ALGEBRA
#define MLIRKIT_MHLO_ALGEBRA

include "mhlo/IR/hlo_ops_common.td"

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

def MHLO_DotOp : MHLO_Op<"dot", [Pure]> {
  let summary = "product of vectors and matrices";
  let arguments = (ins
    MHLO_Tensor:$lhs,
    MHLO_Tensor:$rhs,
    MHLO_OptionalPrecision:$precision_config
  );
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

def MHLO_DotGeneralOp : MHLO_ShapedInterfaceOp<"dot_general", [Pure]> {
  let summary = "product of tensors along chosen batching and contracting dimensions";
  let arguments = (ins
    MHLO_Tensor:$lhs,
    MHLO_Tensor:$rhs,
    MHLO_DotDimensionNumbers:$dot_dimension_numbers,
    MHLO_OptionalPrecision:$precision_config,
    OptionalAttr<MHLO_DotAlgorithmAttr>:$algorithm
  );
  let results = (outs MHLO_Tensor);
  let hasVerifier = 1;
}

def MHLO_RaggedDotOp : MHLO_Op<"ragged_dot", [Pure]> {
  let summary = "products of groups of different sizes along one dimension";
  let arguments = (ins
    MHLO_Tensor:$lhs,
    MHLO_Tensor:$rhs,
    MHLO_Tensor:$group_sizes,
    MHLO_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
    MHLO_OptionalPrecision:$precision_config
  );
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def MHLO_EinsumOp : MHLO_Op<"einsum", [Pure]> {
  let summary = "product of two tensors by an Einstein summation";
  let arguments = (ins MHLO_Tensor:$lhs, MHLO_Tensor:$rhs, StrAttr:$einsum_config);
  let results = (outs MHLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

// The window, and which dimension of lhs, rhs and the result is which.
defvar MHLO_ConvolutionTail = (ins
  MHLO_OptionalElements:$window_strides,
  MHLO_OptionalElements:$padding,
  MHLO_OptionalElements:$lhs_dilation,
  MHLO_OptionalElements:$rhs_dilation,
  OptionalAttr<MHLO_BoolElementsAttr>:$window_reversal,
  MHLO_ConvDimensionNumbers:$dimension_numbers,
  MHLO_CountAttr:$feature_group_count,
  MHLO_CountAttr:$batch_group_count,
  MHLO_OptionalPrecision:$precision_config
);

def MHLO_ConvolutionOp : MHLO_Op<"convolution", [Pure]> {
  let summary = "products of a kernel with a window moved over a tensor";
  let arguments = !con((ins MHLO_Tensor:$lhs, MHLO_Tensor:$rhs), MHLO_ConvolutionTail);
  let results = (outs MHLO_Tensor);
  let assemblyFormat = !strconcat([{
    `(` operands `)`
    `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`
    `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation,
                                              $rhs_dilation, $window_reversal) `}`
  }], HLO_FunctionalType);
  let hasVerifier = 1;
}

def MHLO_DynamicConvOp : MHLO_Op<"dynamic_conv", [Pure]> {
  let summary = "convolution with computed padding";
  let arguments = !con(
      (ins MHLO_Tensor:$lhs, MHLO_Tensor:$rhs, MHLO_Tensor:$d_padding),
      MHLO_ConvolutionTail);
  let results = (outs MHLO_Tensor);
}

//===----------------------------------------------------------------------===//
// Transforms and solvers
//===----------------------------------------------------------------------===//

def MHLO_FftOp : MHLO_Op<"fft", [InferTensorType, Pure]> {
  let summary = "Fourier transform of the last dimensions";
  let arguments = (ins
    MHLO_Tensor:$operand,
    MHLO_FftTypeAttr:$fft_type,
    I64ElementsAttr:$fft_length
  );
  let results = (outs MHLO_Tensor);
}

def MHLO_CholeskyOp : MHLO_Op<"cholesky",
    [Pure, SameOperandsAndResultElementType, InferTensorType]> {
  let summary = "Cholesky decomposition of a batch of matrices";
  let arguments = (ins HLO_FpOrComplexTensor:$a, MHLO_FalseAttr:$lower);
  let results = (outs HLO_FpOrComplexTensor);
}

def MHLO_TriangularSolveOp : MHLO_Op<"triangular_solve",
    [Pure, SameOperandsAndResultElementType, InferTensorType]> {
  let summary = "solutions of systems of equations with triangular matrices";
  let arguments = (ins
    HLO_FpOrComplexTensor:$a,
    HLO_FpOrComplexTensor:$b,
    BoolAttr:$left_side,
    BoolAttr:$lower,
    BoolAttr:$unit_diagonal,
    MHLO_TransposeAttr:$transpose_a
  );
  let results = (outs HLO_FpOrComplexTensor);
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

// Of one value per feature.
defvar MHLO_NormVector = 1DTensorOf<[HLO_Float]>;
defvar MHLO_NormTail = (ins F32Attr:$epsilon, MHLO_DimensionAttr:$feature_index);

def MHLO_BatchNormGradOp : MHLO_Op<"batch_norm_grad",
    [Pure, AllElementTypesMatch<["operand", "grad_operand", "grad_scale", "grad_offset"]>,
     InferTensorType]> {
  let summary = "gradients of batch_norm_training";
  let arguments = !con((ins
    HLO_FpTensor:$operand,
    MHLO_NormVector:$scale,
    MHLO_NormVector:$mean,
    MHLO_NormVector:$variance,
    HLO_FpTensor:$grad_output
  ), MHLO_NormTail);
  let results = (outs
    HLO_FpTensor:$grad_operand,
    MHLO_NormVector:$grad_scale,
    MHLO_NormVector:$grad_offset
  );
}

def MHLO_BatchNormInferenceOp : MHLO_Op<"batch_norm_inference",
    [Pure, AllElementTypesMatch<["operand", "result"]>, InferTensorType]> {
  let summary = "batch normalization by a known mean and variance";
  let arguments = !con((ins
    HLO_FpTensor:$operand,
    MHLO_NormVector:$scale,
    MHLO_NormVector:$offset,
    MHLO_NormVector:$mean,
    MHLO_NormVector:$variance
  ), MHLO_NormTail);
  let results = (outs HLO_FpTensor:$result);
}

def MHLO_BatchNormTrainingOp : MHLO_Op<"batch_norm_training",
    [Pure, AllElementTypesMatch<["operand", "output", "batch_mean", "batch_var"]>,
     InferTensorType]> {
  let summary = "batch normalization, with the mean and variance of the batch";
  let arguments = !con((ins
    HLO_FpTensor:$operand,
    MHLO_NormVector:$scale,
    MHLO_NormVector:$offset
  ), MHLO_NormTail);
  let results = (outs
    HLO_FpTensor:$output,
    MHLO_NormVector:$batch_mean,
    MHLO_NormVector:$batch_var
  );
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

def MHLO_RngOp : MHLO_Op<"rng",
    [InferTensorTypeWithReify, AllElementTypesMatch<["a", "b", "result"]>]> {
  let summary = "random numbers of a distribution with parameters `a` and `b`";
  let arguments = (ins
    0DTensorOf<[HLO_Pred, HLO_Int, HLO_Float]>:$a,
    0DTensorOf<[HLO_Pred, HLO_Int, HLO_Float]>:$b,
    HLO_DimensionTensor:$shape,
    MHLO_RngDistributionAttr:$rng_distribution
  );
  let results = (outs HLO_PredIntOrFpTensor:$result);
}

def MHLO_RngBitGeneratorOp : MHLO_Op<"rng_bit_generator", [Pure]> {
  let summary = "random bits, and the state to generate more";
  let arguments = (ins MHLO_RngAlgorithmAttr:$rng_algorithm, HLO_IntOrFpTensor:$initial_state);
  let results = (outs
    HLO_IntOrFpTensor:$output_state,
    HLO_StaticShapeIntOrFpTensor:$output
  );
  let hasVerifier = 1;
}

def MHLO_XlaRngGetAndUpdateStateOp
    : MHLO_Op<"xla.rng_get_and_update_state", [MHLO_InferType]> {
  let summary = "the global random state, which is increased";
  let arguments = (ins I64Attr:$delta);
  let results = (outs StaticShapeTensorOf<[UI64]>);
  let assemblyFormat = "attr-dict";
  let hasVerifier = 1;
}

#endif // MLIRKIT_MHLO_ALGEBRA
