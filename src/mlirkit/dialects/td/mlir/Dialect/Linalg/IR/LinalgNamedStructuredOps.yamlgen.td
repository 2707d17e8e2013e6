//===- The linalg dialect: named operations ---------------------------------===//
//
// All have inputs, outputs and a region that their name determines; some have strides
// and dilations. Letters in names are the dimensions of an operand: n batch, g group,
// d h w space, c channels of the image, f of the result, m multiples of a channel.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGNAMEDSTRUCTUREDOPS_TD
#define MLIR_DIALECT_LINALG_IR_LINALGNAMEDSTRUCTUREDOPS_TD

include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"

// `parameters` are the builders' for the attributes `attrs`.
class _NamedOp<string mnemonic, string what, list<Trait> interfaces = [],
               dag attrs = (ins), dag parameters = (ins)>
    : _InsOutsOp<mnemonic, [AttrSizedOperandSegments] # interfaces, attrs> {
  let summary = what;
  let skipDefaultBuilders = 1;
  let builders =
      [_StructuredBuilder<_InputsAndOutputs>,
       _StructuredBuilder<_TypedInputsAndOutputs>,
       _StructuredBuilder<(ins "TypeRange":$resultTensorTypes, "ValueRange":$operands)>]
      # !if(!empty(parameters), []<OpBuilder>,
            [_StructuredBuilder<!con(_TypedInputsAndOutputs, parameters)>]);
}

// With the first letter in upper case.
class _Capital<string word> {
  string text = !toupper(!substr(word, 0, 1)) # !substr(word, 1);
}

//===- Copies and constants -------------------------------------------------===//

def CopyOp : _NamedOp<"copy", "the input's elements", [], _Cast, (ins "Attribute":$cast)> {
  let hasCanonicalizer = 1;
}
def FillOp : _NamedOp<"fill", "one value everywhere", [LinalgFillOpInterface]> {
  let hasCanonicalizer = 1;
}
def FillRng2DOp : _NamedOp<"fill_rng_2d", "pseudorandom numbers">;

//===- Functions of elements ------------------------------------------------===//

foreach function = ["Exp", "Log", "Abs", "Ceil", "Floor", "NegF", "Reciprocal", "Round", "Sqrt",
                    "Rsqrt", "Square", "Tanh", "Erf", "Add", "Sub", "Mul", "Div", "Max", "Min",
                    "PowF", "Select"] in
  def !strconcat(function, "Op")
      : _NamedOp<!tolower(function), !tolower(function) # " of elements">;
def DivUnsignedOp : _NamedOp<"div_unsigned", "div of elements, as unsigned integers">;

//===- Products -------------------------------------------------------------===//

foreach row = [["Matvec", "product of a matrix and a vector"],
               ["Vecmat", "product of a vector and a matrix"],
               ["Dot", "product of two vectors"],
               ["Mmt4D", "product of tiled matrices, the right one transposed"]] in
  def !strconcat(row[0], "Op")
      : _NamedOp<!tolower(row[0]), row[1], [LinalgContractionOpInterface]>;
foreach row = [["Matvec", "products of the matrices and vectors of two batches"],
               ["Vecmat", "products of the vectors and matrices of two batches"],
               ["Mmt4D", "products of the tiled matrices of two batches"]] in
  def !strconcat("Batch", row[0], "Op")
      : _NamedOp<"batch_" # !tolower(row[0]), row[1], [LinalgContractionOpInterface]>;
def QuantizedMatmulOp
    : _NamedOp<"quantized_matmul", "product of matrices less their zero points">;
def QuantizedBatchMatmulOp
    : _NamedOp<"quantized_batch_matmul",
               "products of the matrices of two batches less their zero points">;

//===- Convolutions ---------------------------------------------------------===//

foreach rank = 1-3 in
  def !strconcat("Conv", !cast<string>(rank), "DOp")
      : _NamedOp<"conv_" # rank # "d", "convolution in " # rank # " dimensions",
                 [LinalgConvolutionOpInterface]>;

// Over windows of `rank` dimensions.
class _WindowOp<string mnemonic, int rank, string what>
    : _NamedOp<mnemonic, what, [LinalgConvolutionOpInterface],
               !dag(ins, !listsplat(DefaultValuedOptionalAttr<
                                      RankedI64ElementsAttr<[rank]>,
                                      "{ " # !interleave(!listsplat("static_cast<int64_t>(1)", rank),
                                                         ", ") # " }">,
                                    2),
                    ["strides", "dilations"]),
               (ins "Attribute":$strides, "Attribute":$dilations)>;

multiclass _Convolution<int rank, string image, string filter, string prefix = ""> {
  def !strconcat(prefix, "Conv", !cast<string>(rank), "D", _Capital<image>.text,
                 _Capital<filter>.text, "Op")
      : _WindowOp<!if(!empty(prefix), "", "depthwise_")
                  # "conv_" # rank # "d_" # image # "_" # filter,
                  rank, "convolution of " # image # " by " # filter>;
}

// Also less zero points, which are two more inputs.
multiclass _QuantizedConvolution<int rank, string image, string filter, string prefix = ""> {
  defm "" : _Convolution<rank, image, filter, prefix>;
  def !strconcat(prefix, "Conv", !cast<string>(rank), "D", _Capital<image>.text,
                 _Capital<filter>.text, "QOp")
      : _WindowOp<!if(!empty(prefix), "", "depthwise_")
                  # "conv_" # rank # "d_" # image # "_" # filter # "_q",
                  rank, "convolution of " # image # " by " # filter # " less zero points">;
}

defm "" : _Convolution<1, "nwc", "wcf">;
defm "" : _Convolution<1, "ncw", "fcw">;
defm "" : _QuantizedConvolution<2, "nhwc", "hwcf">;
defm "" : _QuantizedConvolution<2, "nhwc", "fhwc">;
defm "" : _QuantizedConvolution<2, "nchw", "fchw">;
defm "" : _Convolution<2, "ngchw", "fgchw">;
defm "" : _QuantizedConvolution<2, "ngchw", "gfchw">;
defm "" : _QuantizedConvolution<2, "nhwgc", "gfhwc">;
defm "" : _QuantizedConvolution<3, "ndhwc", "dhwcf">;
defm "" : _Convolution<3, "ncdhw", "fcdhw">;

// Of each channel alone.
defm "" : _Convolution<1, "nwc", "wc", "Depthwise">;
defm "" : _Convolution<1, "ncw", "cw", "Depthwise">;
defm "" : _Convolution<1, "nwc", "wcm", "Depthwise">;
defm "" : _QuantizedConvolution<2, "nhwc", "hwc", "Depthwise">;
defm "" : _Convolution<2, "nchw", "chw", "Depthwise">;
defm "" : _QuantizedConvolution<2, "nhwc", "hwcm", "Depthwise">;
defm "" : _Convolution<3, "ndhwc", "dhwc", "Depthwise">;
defm "" : _Convolution<3, "ncdhw", "cdhw", "Depthwise">;
defm "" : _Convolution<3, "ndhwc", "dhwcm", "Depthwise">;

//===- Pooling --------------------------------------------------------------===//

multiclass _Pooling<int rank, string image, list<string> functions> {
  foreach function = functions in
    def !strconcat("Pooling", _Capital<image>.text, !subst("_u", "U", _Capital<function>.text),
                   "Op")
        : _WindowOp<"pooling_" # image # "_" # function, rank,
                    !subst("_", " ", function) # " of the elements in a window of " # image>;
}

defm "" : _Pooling<1, "nwc", ["sum", "max", "max_unsigned", "min", "min_unsigned"]>;
defm "" : _Pooling<1, "ncw", ["sum", "max"]>;
defm "" : _Pooling<2, "nhwc", ["sum", "max", "max_unsigned", "min", "min_unsigned"]>;
defm "" : _Pooling<2, "nchw", ["sum", "max"]>;
defm "" : _Pooling<3, "ndhwc", ["sum", "max", "min"]>;

#endif // MLIR_DIALECT_LINALG_IR_LINALGNAMEDSTRUCTUREDOPS_TD
