//===- The tosa dialect: operations -----------------------------------------===//
//
// A row each: summary, operands and attributes, results, profiles, extensions. In order of the
// specification's chapters: tensors, activations, elementwise with two, one and three operands,
// comparisons, reductions, layout of data, gather and scatter, images, conversions, constants,
// control flow, variables.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSAOPS_TD
#define MLIR_DIALECT_TOSA_IR_TOSAOPS_TD

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/Dialect/Tosa/IR/TosaOpBase.td"
include "mlir/Dialect/Tosa/IR/TosaShapeOps.td"
include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"
include "mlir/Dialect/Tosa/IR/TosaUtilOps.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// What rows have in common.
defvar _Tosa_Int = [Tosa_PRO_INT];
defvar _Tosa_Fp = [Tosa_PRO_FP];
defvar _Tosa_Bf16 = [Tosa_EXT_BF16];
defvar _Tosa_Int64Only = [Tosa_EXT_INT64];
defvar _Tosa_Bf16Int64 = [Tosa_EXT_BF16, Tosa_EXT_INT64];
defvar _Tosa_Int16Floats = [Tosa_EXT_INT16, Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_BF16];
defvar _Tosa_FloatsInt64
    = [Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_BF16, Tosa_EXT_INT64];
defvar _Tosa_NanMode
    = (ins DefaultValuedAttr<Tosa_NanPropagationModeAttr,
                             "::mlir::tosa::NanPropagationMode::PROPAGATE">:$nan_mode);
defvar _Tosa_LocalBound = (ins DefaultValuedOptionalAttr<BoolAttr, "false">:$local_bound);
defvar _Tosa_ZeroPoint = Tosa_ScalarIntOrFloatTensor;

//===- Tensors --------------------------------------------------------------===//

def Tosa_ArgMaxOp
    : Tosa_InferShapedTypeOp<"argmax">,
      _Tosa_CustomRow<"index of the largest element along an axis",
                      !con((ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis), _Tosa_NanMode),
                      (outs Tosa_Tensor:$output), _Tosa_IntAndFp,
                      [Tosa_EXT_INT16, Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_BF16,
                       Tosa_EXT_INT64]>,
      _Tosa_Folds, _Tosa_Verified, _Tosa_CustomFormat;

def Tosa_AccType : AnyTypeOf<[I<32>, I<48>, F16, F32]>;
defvar _Tosa_Accumulator = (ins TypeAttrOf<Tosa_AccType>:$acc_type);
defvar _Tosa_Kernel = (ins Tosa_IntArrayAttr2:$kernel, Tosa_IntArrayAttr2:$stride,
                           Tosa_IntArrayAttr4:$pad);

def Tosa_AvgPool2dOp
    : Tosa_InferShapedTypeOp<"avg_pool2d">,
      _Tosa_Row<"average over each window",
                !con((ins Tosa_Tensor4D:$input, _Tosa_ZeroPoint:$input_zp,
                          _Tosa_ZeroPoint:$output_zp), _Tosa_Kernel, _Tosa_Accumulator),
                (outs Tosa_Tensor4D:$output), _Tosa_IntAndFp, _Tosa_Int16Floats>,
      _Tosa_Verified {
  let builders = [Tosa_AvgPool2dOpQuantInfoBuilder];
}

def Tosa_MaxPool2dOp
    : Tosa_InferShapedTypeOp<"max_pool2d">,
      _Tosa_CustomRow<"largest element of each window",
                      !con((ins Tosa_Tensor4D:$input), _Tosa_Kernel, _Tosa_NanMode),
                      (outs Tosa_Tensor4D:$output), _Tosa_IntAndFp, _Tosa_Int16Floats>,
      _Tosa_Canonicalizes, _Tosa_Verified, _Tosa_CustomFormat;

// Tensors of a rank; `window` are paddings, strides and dilations.
class _Tosa_ConvRow<string text, Type tensor, dag window, OpBuilder builder>
    : _Tosa_CustomRow<text,
                      !con((ins tensor:$input, tensor:$weight, Tosa_Tensor1D:$bias,
                                _Tosa_ZeroPoint:$input_zp, _Tosa_ZeroPoint:$weight_zp), window,
                           _Tosa_Accumulator, _Tosa_LocalBound),
                      (outs tensor:$output), _Tosa_IntAndFp,
                      !listconcat([Tosa_EXT_INT4], _Tosa_Int16Floats)>,
      _Tosa_Verified {
  list<OpBuilder> builders = [builder];
}
defvar _Tosa_Window2D = (ins Tosa_IntArrayAttr4:$pad, Tosa_IntArrayAttr2:$stride,
                             Tosa_IntArrayAttr2:$dilation);

def Tosa_Conv2DOp
    : Tosa_ConvOp<"conv2d">,
      _Tosa_ConvRow<"convolution over two dimensions", Tosa_Tensor4D, _Tosa_Window2D,
                    Tosa_ConvOpQuantInfoBuilder>, _Tosa_Canonicalizes;
def Tosa_DepthwiseConv2DOp
    : Tosa_ConvOp<"depthwise_conv2d">,
      _Tosa_ConvRow<"convolution over two dimensions, each channel by itself", Tosa_Tensor4D,
                    _Tosa_Window2D, Tosa_ConvOpQuantInfoBuilder>, _Tosa_Canonicalizes;
def Tosa_Conv3DOp
    : Tosa_ConvOp<"conv3d">,
      _Tosa_ConvRow<"convolution over three dimensions", Tosa_Tensor5D,
                    (ins Tosa_IntArrayAttr6:$pad, Tosa_IntArrayAttr3:$stride,
                         Tosa_IntArrayAttr3:$dilation), Tosa_ConvOpQuantInfoBuilder>;
def Tosa_TransposeConv2DOp
    : Tosa_ConvOp<"transpose_conv2d">,
      _Tosa_ConvRow<"transposed convolution over two dimensions", Tosa_Tensor4D,
                    (ins Tosa_IntArrayAttr4:$out_pad, Tosa_IntArrayAttr2:$stride),
                    Tosa_TransConvOpQuantInfoBuilder>;

defvar _Tosa_Spectrum = (outs Tosa_Tensor3D:$output_real, Tosa_Tensor3D:$output_imag);
def Tosa_FFT2dOp
    : Tosa_InferShapedTypeOp<"fft2d", [SameOperandsAndResultElementType,
                                       SameOperandsAndResultShape, ResultsAreFloatLike]>,
      _Tosa_Row<"Fourier transform over two dimensions, or its inverse",
                !con((ins Tosa_Tensor3D:$input_real, Tosa_Tensor3D:$input_imag,
                          BoolAttr:$inverse), _Tosa_LocalBound),
                _Tosa_Spectrum, [], [Tosa_EXT_FFT]>, _Tosa_Verified;
def Tosa_RFFT2dOp
    : Tosa_InferShapedTypeOp<"rfft2d", [SameOperandsAndResultElementType, ResultsAreFloatLike]>,
      _Tosa_Row<"Fourier transform of real numbers over two dimensions",
                !con((ins Tosa_Tensor3D:$input_real), _Tosa_LocalBound),
                _Tosa_Spectrum, [], [Tosa_EXT_FFT]>, _Tosa_Verified;

def Tosa_MatMulOp
    : Tosa_InferShapedTypeOp<"matmul">,
      _Tosa_Row<"products of matrices",
                (ins Tosa_Tensor3D:$a, Tosa_Tensor3D:$b, _Tosa_ZeroPoint:$a_zp,
                     _Tosa_ZeroPoint:$b_zp),
                (outs Tosa_Tensor3D:$output), _Tosa_IntAndFp, _Tosa_Int16Floats>,
      _Tosa_Verified {
  let builders = [Tosa_MatMulOpQuantInfoBuilder];
}
def Tosa_MatmulTBlockScaledOp
    : Tosa_InferShapedTypeOp<"matmul_t_block_scaled">,
      _Tosa_CustomRow<"products of matrices, the second transposed, whose blocks have scales",
                      (ins Tosa_MXFPDataTensor3D:$a_data, Tosa_MXFPScaleTensor3D:$a_scale,
                           Tosa_MXFPDataTensor3D:$b_data, Tosa_MXFPScaleTensor3D:$b_scale,
                           Tosa_BlockSizeAttr:$block_size),
                      (outs Tosa_Tensor3D:$output_data), _Tosa_Fp, [Tosa_EXT_MXFP]>,
      _Tosa_Verified, _Tosa_CustomFormat;

//===- Activations ----------------------------------------------------------===//

defvar _Tosa_Output = (outs Tosa_Tensor:$output);
defvar _Tosa_Truth = (outs Tosa_I1Tensor:$output);

def Tosa_ClampOp
    : Tosa_ElementwiseUnaryOp<"clamp">,
      _Tosa_CustomRow<"input between a minimum and a maximum",
                      !con((ins Tosa_Tensor:$input, Tosa_IntOrFloatAttr:$min_val,
                                Tosa_IntOrFloatAttr:$max_val), _Tosa_NanMode),
                      _Tosa_Output, _Tosa_IntAndFp, [Tosa_EXT_INT16, Tosa_EXT_BF16]>,
      _Tosa_Canonicalizes, _Tosa_Verified, _Tosa_CustomFormat;
foreach row = [["Erf", "Gauss error function"], ["Sigmoid", "sigmoid function"],
               ["Tanh", "hyperbolic tangent"]] in
  def Tosa_#row[0]#Op
      : Tosa_ElementwiseUnaryOp<!tolower(row[0])>,
        _Tosa_Row<row[1], (ins Tosa_Tensor:$input), _Tosa_Output, _Tosa_Fp, _Tosa_Bf16>;

//===- Elementwise with two operands ----------------------------------------===//

defvar _Tosa_Two = (ins Tosa_Tensor:$input1, Tosa_Tensor:$input2);
defvar _Tosa_TwoTruths = (ins Tosa_I1Tensor:$input1, Tosa_I1Tensor:$input2);
defvar _Tosa_OneElementType = [SameOperandsAndResultElementType];
defvar _Tosa_Commutes = [Commutative, SameOperandsAndResultElementType];

def Tosa_AddOp
    : Tosa_ElementwiseOp<"add", _Tosa_Commutes>,
      _Tosa_Row<"sum", _Tosa_Two, _Tosa_Output, _Tosa_IntAndFp, _Tosa_Bf16Int64>, _Tosa_Folds;
def Tosa_SubOp
    : Tosa_ElementwiseOp<"sub", _Tosa_OneElementType>,
      _Tosa_Row<"difference", _Tosa_Two, _Tosa_Output, _Tosa_IntAndFp, _Tosa_Bf16Int64>,
      _Tosa_Folds;
def Tosa_MulOp
    : Tosa_Op<"mul", [_Tosa_InfersComponents, Pure]>,
      _Tosa_Row<"product, integers shifted right and rounded",
                !con(_Tosa_Two, (ins Tosa_ScalarInt8Tensor:$shift)), _Tosa_Output,
                _Tosa_IntAndFp, _Tosa_Bf16Int64>, _Tosa_Folds, _Tosa_Verified;
def Tosa_IntDivOp
    : Tosa_ElementwiseOp<"intdiv", _Tosa_OneElementType>,
      _Tosa_Row<"quotient of integers, rounded to zero",
                (ins Tosa_Int32Or64Tensor:$input1, Tosa_Int32Or64Tensor:$input2),
                (outs Tosa_Int32Or64Tensor:$output), _Tosa_IntAndFp, _Tosa_Int64Only>,
      _Tosa_Folds;
def Tosa_PowOp
    : Tosa_ElementwiseOp<"pow", _Tosa_OneElementType>,
      _Tosa_Row<"power", _Tosa_Two, _Tosa_Output, _Tosa_Fp, _Tosa_Bf16>;

foreach row = [["Maximum", "larger element"], ["Minimum", "smaller element"]] in
  def Tosa_#row[0]#Op
      : Tosa_ElementwiseOp<!tolower(row[0]), _Tosa_Commutes>,
        _Tosa_CustomRow<row[1], !con(_Tosa_Two, _Tosa_NanMode), _Tosa_Output, _Tosa_IntAndFp,
                        _Tosa_Bf16Int64>, _Tosa_CustomFormat;

foreach name = ["And", "Or", "Xor"] in {
  def Tosa_Bitwise#name#Op
      : Tosa_ElementwiseOp<"bitwise_" # !tolower(name), _Tosa_Commutes>,
        _Tosa_Row<!tolower(name) # " of the bits", _Tosa_Two, _Tosa_Output, _Tosa_Int,
                  _Tosa_Int64Only>;
  def Tosa_Logical#name#Op
      : Tosa_ElementwiseOp<"logical_" # !tolower(name), _Tosa_Commutes>,
        _Tosa_Row<!tolower(name) # " of truth values", _Tosa_TwoTruths, _Tosa_Truth,
                  _Tosa_IntAndFp, []>;
}

foreach name = ["left", "right"] in
  def Tosa_Logical#!if(!eq(name, "left"), "Left", "Right")#ShiftOp
      : Tosa_ElementwiseOp<"logical_" # name # "_shift", _Tosa_OneElementType>,
        _Tosa_Row<"bits moved " # name # ", zeros follow", _Tosa_Two, _Tosa_Output,
                  _Tosa_IntAndFp, _Tosa_Int64Only>;
def Tosa_ArithmeticRightShiftOp
    : Tosa_ElementwiseOp<"arithmetic_right_shift", _Tosa_OneElementType>,
      _Tosa_Row<"bits moved right, signs follow", !con(_Tosa_Two, (ins BoolAttr:$round)),
                _Tosa_Output, _Tosa_Int, _Tosa_Int64Only>;

def Tosa_TableOp
    : Tosa_InferShapedTypeOp<"table">,
      _Tosa_Row<"values looked up in a table",
                (ins Tosa_Tensor:$input1, Tosa_Tensor1D:$table), _Tosa_Output, _Tosa_Int,
                [Tosa_EXT_INT16]>, _Tosa_Verified;

//===- Elementwise with one operand -----------------------------------------===//

defvar _Tosa_One = (ins Tosa_Tensor:$input1);

def Tosa_AbsOp
    : Tosa_ElementwiseUnaryOp<"abs">,
      _Tosa_Row<"absolute value", _Tosa_One, _Tosa_Output, _Tosa_IntAndFp, _Tosa_Bf16Int64>,
      _Tosa_Folds;
def Tosa_BitwiseNotOp
    : Tosa_ElementwiseUnaryOp<"bitwise_not">,
      _Tosa_Row<"all bits inverted", _Tosa_One, _Tosa_Output, _Tosa_Int, _Tosa_Int64Only>;
def Tosa_ClzOp
    : Tosa_ElementwiseUnaryOp<"clz">,
      _Tosa_Row<"number of leading zeros", _Tosa_One, _Tosa_Output, _Tosa_Int,
                _Tosa_Int64Only>;
def Tosa_LogicalNotOp
    : Tosa_ElementwiseUnaryOp<"logical_not">,
      _Tosa_Row<"other truth value", (ins Tosa_I1Tensor:$input1), _Tosa_Truth, _Tosa_IntAndFp,
                []>;
foreach row = [["Ceil", "rounded up"], ["Exp", "exponential"], ["Floor", "rounded down"],
               ["Log", "natural logarithm"], ["Rsqrt", "reciprocal of the square root"]] in
  def Tosa_#row[0]#Op
      : Tosa_ElementwiseUnaryOp<!tolower(row[0])>,
        _Tosa_Row<row[1], _Tosa_One, _Tosa_Output, _Tosa_Fp, _Tosa_Bf16>;
foreach row = [["Cos", "cosine"], ["Sin", "sine"]] in
  def Tosa_#row[0]#Op
      : Tosa_ElementwiseUnaryOp<!tolower(row[0])>,
        _Tosa_Row<row[1], (ins Tosa_FloatTensor:$input1), (outs Tosa_FloatTensor:$output),
                  _Tosa_Fp, _Tosa_Bf16>;
def Tosa_ReciprocalOp
    : Tosa_ElementwiseUnaryOp<"reciprocal">,
      _Tosa_Row<"reciprocal", _Tosa_One, _Tosa_Output, _Tosa_Fp, _Tosa_Bf16>, _Tosa_Folds;
def Tosa_NegateOp
    : Tosa_InferShapedTypeOp<"negate", [TosaElementwiseOperator, Pure]>,
      _Tosa_Row<"negated value",
                (ins Tosa_Tensor:$input1, _Tosa_ZeroPoint:$input1_zp,
                     _Tosa_ZeroPoint:$output_zp),
                _Tosa_Output, _Tosa_IntAndFp, _Tosa_Bf16Int64>, _Tosa_Folds, _Tosa_Verified {
  let builders = [Tosa_NegateOpQuantInfoBuilder];
}

//===- Elementwise with three operands --------------------------------------===//

def Tosa_SelectOp
    : Tosa_ElementwiseOp<"select">,
      _Tosa_Row<"second operand where the first is true, else third",
                (ins Tosa_I1Tensor:$input1, Tosa_Tensor:$input2, Tosa_Tensor:$input3),
                _Tosa_Output, _Tosa_IntAndFp, _Tosa_Bf16Int64>, _Tosa_Folds, _Tosa_Verified {
  let hasCanonicalizeMethod = 1;
}

//===- Comparisons ----------------------------------------------------------===//

class _Tosa_CompareRow<string text>
    : _Tosa_Row<text, _Tosa_Two, _Tosa_Truth, _Tosa_IntAndFp, _Tosa_Bf16Int64>, _Tosa_Folds;
def Tosa_EqualOp
    : Tosa_ElementwiseOp<"equal", [InferTensorType, Commutative, SameOperandsElementType]>,
      _Tosa_CompareRow<"whether both are equal">;
def Tosa_GreaterOp
    : Tosa_ElementwiseOp<"greater", [SameOperandsElementType]>,
      _Tosa_CompareRow<"whether the first is greater">;
def Tosa_GreaterEqualOp
    : Tosa_ElementwiseOp<"greater_equal", [SameOperandsElementType]>,
      _Tosa_CompareRow<"whether the first is greater or equal">;

//===- Reductions -----------------------------------------------------------===//

defvar _Tosa_Axis = (ins Tosa_TensorAtLeast1D:$input, I32Attr:$axis);
defvar _Tosa_AtLeast1DOutput = (outs Tosa_TensorAtLeast1D:$output);
class _Tosa_ReduceOp<string name>
    : Tosa_InferTensorTypeOp<"reduce_" # name>, _Tosa_Folds, _Tosa_Verified;
class _Tosa_ReduceRow<string text, list<I32EnumAttrCase> profiles,
                      list<I32EnumAttrCase> extensions>
    : _Tosa_Row<text # " along an axis", _Tosa_Axis, _Tosa_AtLeast1DOutput, profiles,
                extensions>;

def Tosa_ReduceAllOp
    : _Tosa_ReduceOp<"all">, _Tosa_ReduceRow<"whether all are true", _Tosa_IntAndFp, []>;
def Tosa_ReduceAnyOp
    : _Tosa_ReduceOp<"any">, _Tosa_ReduceRow<"whether one is true", _Tosa_IntAndFp, []>;
def Tosa_ReduceProductOp
    : _Tosa_ReduceOp<"product">, _Tosa_ReduceRow<"product", _Tosa_Fp, _Tosa_Bf16>;
def Tosa_ReduceSumOp
    : _Tosa_ReduceOp<"sum">, _Tosa_ReduceRow<"sum", _Tosa_IntAndFp, _Tosa_Bf16Int64>;
foreach row = [["Max", "largest element"], ["Min", "smallest element"]] in
  def Tosa_Reduce#row[0]#Op
      : _Tosa_ReduceOp<!tolower(row[0])>,
        _Tosa_CustomRow<row[1] # " along an axis", !con(_Tosa_Axis, _Tosa_NanMode),
                        _Tosa_AtLeast1DOutput, _Tosa_IntAndFp, _Tosa_Bf16Int64>,
        _Tosa_CustomFormat;

//===- Layout of data -------------------------------------------------------===//

class _Tosa_LayoutRow<string text, dag more, Type type = Tosa_TensorAtLeast1D>
    : _Tosa_Row<text, !con((ins type:$input1), more), (outs type:$output), _Tosa_IntAndFp,
                _Tosa_FloatsInt64>, _Tosa_Folds, _Tosa_Verified;

def Tosa_ConcatOp
    : Tosa_InferTensorTypeOp<"concat">,
      _Tosa_Row<"tensors one after the other along an axis",
                (ins Variadic<Tosa_TensorAtLeast1D>:$input1, I32Attr:$axis),
                _Tosa_AtLeast1DOutput, _Tosa_IntAndFp,
                [Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_BF16, Tosa_EXT_INT16,
                 Tosa_EXT_INT64]>, _Tosa_Canonicalizes, _Tosa_Folds, _Tosa_Verified;
def Tosa_PadOp
    : Tosa_InferShapedTypeOp<"pad">,
      _Tosa_LayoutRow<"tensor with a value around it",
                      (ins Tosa_Shape:$padding, Tosa_ScalarTensor:$pad_const)> {
  let builders = [Tosa_PadOpQuantInfoBuilder];
}
def Tosa_ReshapeOp
    : Tosa_InferTensorTypeOp<"reshape">,
      _Tosa_LayoutRow<"same elements in another shape", (ins Tosa_Shape:$shape), Tosa_Tensor>;
def Tosa_ReverseOp
    : Tosa_Op<"reverse", [_Tosa_InfersComponents, Pure]>,
      _Tosa_LayoutRow<"elements in reverse order along an axis", (ins I32Attr:$axis)>;
def Tosa_SliceOp
    : Tosa_InferShapedTypeOp<"slice">,
      _Tosa_LayoutRow<"part of a tensor", (ins Tosa_Shape:$start, Tosa_Shape:$size)>,
      _Tosa_Canonicalizes;
def Tosa_TileOp
    : Tosa_InferShapedTypeOp<"tile">,
      _Tosa_LayoutRow<"tensor repeated along its axes", (ins Tosa_Shape:$multiples)>;
def Tosa_TransposeOp
    : Tosa_InferShapedTypeOp<"transpose",
                             [DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                                        ["reifyResultShapes"]>,
                              AllElementTypesMatch<["input1", "output"]>]>,
      _Tosa_LayoutRow<"tensor with its axes permuted", (ins DenseI32ArrayAttr:$perms)>,
      _Tosa_Canonicalizes;

//===- Gather and scatter, images -------------------------------------------===//

def Tosa_GatherOp
    : Tosa_InferShapedTypeOp<"gather">,
      _Tosa_Row<"values at indices", (ins Tosa_Tensor3D:$values, Tosa_IndexTensor2D:$indices),
                (outs Tosa_Tensor3D:$output), _Tosa_IntAndFp, _Tosa_FloatsInt64>,
      _Tosa_Verified;
def Tosa_ScatterOp
    : Tosa_InferShapedTypeOp<"scatter">,
      _Tosa_Row<"values with others at indices",
                (ins Tosa_Tensor3D:$values_in, Tosa_IndexTensor2D:$indices,
                     Tosa_Tensor3D:$input),
                (outs Tosa_Tensor3D:$values_out), _Tosa_IntAndFp, _Tosa_FloatsInt64>,
      _Tosa_Verified;
def Tosa_ResizeOp
    : Tosa_InferShapedTypeOp<"resize">,
      _Tosa_CustomRow<"image of another size",
                      (ins Tosa_Tensor4D:$input, Rank4TosaShape:$scale, Rank2TosaShape:$offset,
                           Rank2TosaShape:$border, Tosa_ResizeModeAttr:$mode),
                      (outs Tosa_Tensor4D:$output), _Tosa_IntAndFp,
                      [Tosa_EXT_INT16, Tosa_EXT_BF16]>,
      _Tosa_Folds, _Tosa_Verified, _Tosa_CustomFormat;

//===- Conversions ----------------------------------------------------------===//

def Tosa_CastOp
    : Tosa_Op<"cast", [Pure, SameOperandsAndResultShape, _Tosa_InfersComponents]>,
      _Tosa_Row<"numbers of another type", (ins Tosa_Tensor:$input), _Tosa_Output,
                _Tosa_IntAndFp, _Tosa_FloatsInt64>, _Tosa_Folds;
def Tosa_CastFromBlockScaledOp
    : Tosa_InferShapedTypeOp<"cast_from_block_scaled">,
      _Tosa_CustomRow<"numbers times the scales of their blocks",
                      (ins Tosa_MXFPDataTensorAtLeast1D:$input_data,
                           Tosa_MXFPScaleTensorAtLeast1D:$input_scale,
                           Tosa_BlockSizeAttr:$block_size),
                      (outs Tosa_TensorAtLeast1D:$output_data), _Tosa_Fp,
                      [Tosa_EXT_BF16, Tosa_EXT_MXFP]>, _Tosa_Verified, _Tosa_CustomFormat;
def Tosa_CastToBlockScaledOp
    : Tosa_InferShapedTypeOp<"cast_to_block_scaled">,
      _Tosa_CustomRow<"numbers as small ones and a scale for each block",
                      (ins Tosa_TensorAtLeast1D:$input_data, Tosa_BlockSizeAttr:$block_size),
                      (outs Tosa_MXFPDataTensorAtLeast1D:$output_data,
                            Tosa_MXFPScaleTensorAtLeast1D:$output_scale), _Tosa_Fp,
                      [Tosa_EXT_BF16, Tosa_EXT_MXFP]>, _Tosa_Verified, _Tosa_CustomFormat;
def Tosa_RescaleOp
    : Tosa_InferShapedTypeOp<"rescale">,
      _Tosa_CustomRow<"quantized numbers of another scale",
                      (ins Tosa_Tensor:$input, Tosa_1DInt16Or32Tensor:$multiplier,
                           Tosa_1DInt8Tensor:$shift, _Tosa_ZeroPoint:$input_zp,
                           _Tosa_ZeroPoint:$output_zp, BoolAttr:$scale32,
                           Tosa_RoundingModeAttr:$rounding_mode, BoolAttr:$per_channel,
                           BoolAttr:$input_unsigned, BoolAttr:$output_unsigned),
                      _Tosa_Output, _Tosa_Int, [Tosa_EXT_INT16]>,
      _Tosa_Verified, _Tosa_CustomFormat;

//===- Constants and custom operations --------------------------------------===//

defvar _Tosa_Narrow = [Tosa_EXT_INT4, Tosa_EXT_INT16, Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2,
                       Tosa_EXT_BF16];
def Tosa_ConstOp
    : Tosa_Op<"const", [ConstantLike, Pure, AllShapesMatch<["values", "output"]>,
                        FirstAttrDerivedResultType]>,
      _Tosa_CustomRow<"constant tensor", (ins ElementsAttr:$values), _Tosa_Output,
                      _Tosa_IntAndFp,
                      !listconcat(_Tosa_Narrow, [Tosa_EXT_MXFP, Tosa_EXT_INT64])>,
      _Tosa_Folds, _Tosa_Verified;
def Tosa_IdentityOp
    : Tosa_Op<"identity", [Pure, _Tosa_InfersComponents]>,
      _Tosa_Row<"its operand", _Tosa_One, _Tosa_Output, _Tosa_IntAndFp,
                !listconcat(_Tosa_Narrow, [Tosa_EXT_INT64])>;

defvar _Tosa_InputList = (ins Variadic<Tosa_Tensor>:$input_list);
defvar _Tosa_OutputList = (outs Variadic<Tosa_Tensor>:$output_list);
def Tosa_CustomOp
    : Tosa_Op<"custom">,
      _Tosa_Row<"operation that is not of the specification",
                !con((ins StrAttr:$operator_name, StrAttr:$domain_name,
                          StrAttr:$implementation_attrs), _Tosa_InputList),
                _Tosa_OutputList, _Tosa_IntAndFp, []>;

//===- Control flow ---------------------------------------------------------===//

defvar _Tosa_Branches = [InferShapedTypeOpAdaptor, SingleBlockImplicitTerminator<"YieldOp">,
                         RecursiveMemoryEffects];
def Tosa_IfOp
    : Tosa_Op<"cond_if", _Tosa_Branches>,
      _Tosa_CustomRow<"one of two regions, by a condition",
                      !con((ins Tosa_I1Tensor:$condition), _Tosa_InputList), _Tosa_OutputList,
                      [], [Tosa_EXT_CONTROLFLOW]>, _Tosa_Verified, _Tosa_CustomFormat {
  let regions = (region SizedRegion<1>:$then_graph, SizedRegion<1>:$else_graph);
}
def Tosa_WhileOp
    : Tosa_Op<"while_loop", !listconcat([DeclareOpInterfaceMethods<LoopLikeOpInterface>],
                                        _Tosa_Branches)>,
      _Tosa_CustomRow<"runs the second region while the first says true", _Tosa_InputList,
                      _Tosa_OutputList, [], [Tosa_EXT_CONTROLFLOW]>,
      _Tosa_Verified, _Tosa_CustomFormat {
  let regions = (region SizedRegion<1>:$cond_graph, SizedRegion<1>:$body_graph);
}

//===- Variables ------------------------------------------------------------===//

class _Tosa_VariableRow<string text, dag inputs, dag outputs>
    : _Tosa_CustomRow<text, inputs, outputs, _Tosa_IntAndFp, [Tosa_EXT_VARIABLE]>;
def Tosa_VariableOp
    : Tosa_Op<"variable", [Symbol]>,
      _Tosa_VariableRow<"defines a variable",
                        (ins SymbolNameAttr:$sym_name, IndexElementsAttr:$var_shape,
                             TypeAttr:$type, OptionalAttr<AnyAttr>:$initial_value), (outs)>,
      _Tosa_CustomFormat {
  let assemblyFormat = [{
    $sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)
  }];
  let builders = [Tosa_VariableOpBuilder];
}
def Tosa_VariableWriteOp
    : Tosa_Op<"variable_write">,
      _Tosa_VariableRow<"gives a variable a value",
                        (ins SymbolNameAttr:$name, Tosa_Tensor:$input1), (outs)>,
      _Tosa_Verified {
  let assemblyFormat = "$name attr-dict `,` $input1 `:` type($input1)";
}
def Tosa_VariableReadOp
    : Tosa_Op<"variable_read">,
      _Tosa_VariableRow<"a variable's value", (ins SymbolNameAttr:$name),
                        (outs Tosa_Tensor:$output1)>, _Tosa_Verified {
  let assemblyFormat = "$name attr-dict `:` type($output1)";
}

#endif // MLIR_DIALECT_TOSA_IR_TOSAOPS_TD
