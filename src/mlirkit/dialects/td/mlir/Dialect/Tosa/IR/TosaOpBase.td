//===- The tosa dialect: enums, availability, classes of operations ---------===//

#ifndef MLIR_DIALECT_TOSA_IR_TOSAOPBASE_TD
#define MLIR_DIALECT_TOSA_IR_TOSAOPBASE_TD

include "mlir/Dialect/Tosa/IR/TosaInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tosa_Dialect : Dialect {
  let name = "tosa";
  let summary = "the Tensor Operator Set Architecture";
  let description = [{
    Operations on whole tensors, whose results a specification gives to the bit. Profiles
    and extensions say which element types each takes.
  }];
  let cppNamespace = "mlir::tosa";
  let dependentDialects = ["tensor::TensorDialect", "quant::QuantDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

//===- Quantization ---------------------------------------------------------===//

class Tosa_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Tosa_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

class _Tosa_ZeroPoints<string name, string mnemonic, string kind, list<string> points>
    : Tosa_Attr<name, mnemonic> {
  let summary = "Attribute for " # kind # " quantization information.";
  let parameters = !dag(ins, !listsplat("int64_t", !size(points)),
                        !foreach(point, points, point # "_zp"));
  let assemblyFormat = "`<` struct(params) `>`";
}
def Tosa_UnaryOpQuantizationAttr
    : _Tosa_ZeroPoints<"UnaryOpQuantization", "unary_quant", "UnaryOp", ["input", "output"]>;
def Tosa_ConvOpQuantizationAttr
    : _Tosa_ZeroPoints<"ConvOpQuantization", "conv_quant", "Conv type op", ["input", "weight"]>;
def Tosa_MatMulOpQuantizationAttr
    : _Tosa_ZeroPoints<"MatMulOpQuantization", "matmul_quant", "MatMulOp", ["a", "b"]>;
def Tosa_PadOpQuantizationAttr
    : _Tosa_ZeroPoints<"PadOpQuantization", "pad_quant", "PadOp", ["input"]>;

// Builders that take zero points from the quantized types of operands: a function and its
// parameters.
class _Tosa_Builder<string function, dag parameters>
    : OpBuilder<parameters, function # "($_builder, $_state, "
                            # !interleave(!foreach(i, !range(!size(parameters)),
                                                   !getdagname(parameters, i)), ", ")
                            # ");">;
class _Tosa_QuantBuilder<string name, dag parameters>
    : _Tosa_Builder<"build" # name # "WithQuantInfo", parameters>;
defvar _Tosa_IntegerList = "::mlir::DenseI64ArrayAttr";
defvar _Tosa_ConvValues = (ins "::mlir::Type":$outputType, "::mlir::Value":$input,
                               "::mlir::Value":$weight);
defvar _Tosa_AccTypeValue = (ins "::mlir::TypeAttr":$acc_type);

def Tosa_ConvOpQuantInfoBuilder : _Tosa_QuantBuilder<"ConvOp",
    !con(_Tosa_ConvValues, (ins "::mlir::Value":$bias, _Tosa_IntegerList:$pad,
                                _Tosa_IntegerList:$stride, _Tosa_IntegerList:$dilation),
         _Tosa_AccTypeValue)>;
def Tosa_TransConvOpQuantInfoBuilder : _Tosa_QuantBuilder<"TransConvOp",
    !con(_Tosa_ConvValues, (ins "mlir::Value":$bias, _Tosa_IntegerList:$outpad,
                                _Tosa_IntegerList:$stride),
         _Tosa_AccTypeValue)>;
def Tosa_MatMulOpQuantInfoBuilder
    : _Tosa_QuantBuilder<"MatMulOp", (ins "Type":$outputType, "Value":$a, "Value":$b)>;
def Tosa_AvgPool2dOpQuantInfoBuilder : _Tosa_QuantBuilder<"AvgPool2dOp",
    !con((ins "::mlir::Type":$outputType, "::mlir::Value":$input, _Tosa_IntegerList:$kernel,
              _Tosa_IntegerList:$stride, _Tosa_IntegerList:$pad), _Tosa_AccTypeValue)>;
def Tosa_NegateOpQuantInfoBuilder
    : _Tosa_QuantBuilder<"NegateOp", (ins "Type":$outputType, "Value":$input)>;
def Tosa_PadOpQuantInfoBuilder
    : _Tosa_QuantBuilder<"PadOp", (ins "Type":$outputType, "Value":$input, "Value":$paddings)>;
def Tosa_VariableOpBuilder
    : _Tosa_Builder<"buildVariableOp", (ins "StringRef":$sym_name, "Type":$variable_type,
                                            "Attribute":$initial_value)>;

//===- Enums ----------------------------------------------------------------===//

class Tosa_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::tosa";
}
class Tosa_I32EnumAttr<string name, string description, string mnemonic,
                       list<I32EnumAttrCase> cases>
    : EnumAttr<Tosa_Dialect, Tosa_I32Enum<name, description, cases>, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

def Tosa_PRO_INT : I32EnumAttrCase<"pro_int", 1>;
def Tosa_PRO_FP : I32EnumAttrCase<"pro_fp", 2>;
def Tosa_NONE : I32EnumAttrCase<"none", 0>;
def Tosa_ProfileAttr : Tosa_I32EnumAttr<"Profile", "supported TOSA profiles", "prof",
                                        [Tosa_PRO_INT, Tosa_PRO_FP, Tosa_NONE]>;
def Tosa_ProfileArrayAttr
    : TypedArrayAttrBase<Tosa_ProfileAttr, "TOSA profile array attribute">;

defvar _Tosa_ExtensionNames
    = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow",
       "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape"];
defset list<I32EnumAttrCase> _Tosa_Extensions = {
  foreach i = !range(!size(_Tosa_ExtensionNames)) in
    def Tosa_EXT_#!toupper(_Tosa_ExtensionNames[i]) : I32EnumAttrCase<_Tosa_ExtensionNames[i], i>;
}
def Tosa_ExtensionAttr
    : Tosa_I32EnumAttr<"Extension", "supported TOSA extensions", "ext", _Tosa_Extensions>;
def Tosa_ExtensionArrayAttr
    : TypedArrayAttrBase<Tosa_ExtensionAttr, "TOSA extension array attribute">;

def Tosa_LVL_NONE : I32EnumAttrCase<"none", 0>;
def Tosa_LVL_8K : I32EnumAttrCase<"eightK", 1, "8k">;
def Tosa_LevelAttr : Tosa_I32EnumAttr<"Level", "supported TOSA levels", "level",
                                      [Tosa_LVL_NONE, Tosa_LVL_8K]>;

def Tosa_V_1_0 : I32EnumAttrCase<"V_1_0", 0, "1.0">;
def Tosa_V_1_1_DRAFT : I32EnumAttrCase<"V_1_1_DRAFT", 1, "1.1.draft">;
def Tosa_SpecificationVersion
    : Tosa_I32EnumAttr<"SpecificationVersion", "TOSA specification version",
                       "specification_version", [Tosa_V_1_0, Tosa_V_1_1_DRAFT]>;

def Tosa_TargetEnv : Tosa_Attr<"TargetEnv", "target_env"> {
  let summary = "Target environment information.";
  let parameters = (ins "SpecificationVersion":$specification_version, "Level":$level,
                        ArrayRefParameter<"Profile">:$profiles,
                        ArrayRefParameter<"Extension">:$extensions);
  let assemblyFormat = [{
    `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,`
        `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`
  }];
}

def Tosa_RESIZE_NEAREST_NEIGHBOR : I32EnumAttrCase<"NEAREST_NEIGHBOR", 1>;
def Tosa_RESIZE_BILINEAR : I32EnumAttrCase<"BILINEAR", 2>;
def Tosa_ResizeModeAttr
    : Tosa_I32EnumAttr<"ResizeMode", "Supported resize/upsampling strategies", "resize_mode",
                       [Tosa_RESIZE_NEAREST_NEIGHBOR, Tosa_RESIZE_BILINEAR]>;

def Tosa_NANPROPAGATION_PROPAGATE : I32EnumAttrCase<"PROPAGATE", 1>;
def Tosa_NANPROPAGATION_IGNORE : I32EnumAttrCase<"IGNORE", 2>;
def Tosa_NanPropagationModeAttr
    : Tosa_I32EnumAttr<"NanPropagationMode", "Supported NaN propagation strategies", "nan_mode",
                       [Tosa_NANPROPAGATION_PROPAGATE, Tosa_NANPROPAGATION_IGNORE]>;

def Tosa_ROUNDING_SINGLE_ROUND : I32EnumAttrCase<"SINGLE_ROUND", 1>;
def Tosa_ROUNDING_INEXACT_ROUND : I32EnumAttrCase<"INEXACT_ROUND", 2>;
def Tosa_ROUNDING_DOUBLE_ROUND : I32EnumAttrCase<"DOUBLE_ROUND", 3>;
def Tosa_RoundingModeAttr
    : Tosa_I32EnumAttr<"RoundingMode", "Supported rounding modes", "rounding_mode",
                       [Tosa_ROUNDING_SINGLE_ROUND, Tosa_ROUNDING_INEXACT_ROUND,
                        Tosa_ROUNDING_DOUBLE_ROUND]>;

def Tosa_BLOCK_SIZE_32 : I32EnumAttrCase<"BLOCK_SIZE_32", 32>;
def Tosa_BlockSizeAttr
    : Tosa_I32EnumAttr<"BlockSize", "Block size for the block_scaled formats", "block_size",
                       [Tosa_BLOCK_SIZE_32]>;

//===- Availability ---------------------------------------------------------===//
//
// Which profiles and extensions an operation needs; a method of an interface answers.

class Availability {
  string cppNamespace = "::mlir::tosa";
  string interfaceName = ?;
  string interfaceDescription = "";
  string queryFnRetType = ?;
  string queryFnName = ?;
  code mergeAction = ?;
  string initializer = ?;
  string instanceType = ?;
  code instancePreparation = "";
  string instance = ?;
}

class _Tosa_Needs<string kind, string array, list<I32EnumAttrCase> cases> : Availability {
  defvar type = "::mlir::tosa::" # kind;
  let interfaceName = "Query" # kind # "Interface";
  let interfaceDescription = "The needed cases of " # kind # ".";
  let queryFnRetType = "::llvm::SmallVector<::llvm::ArrayRef<" # type # ">, 1>";
  let queryFnName = "get" # kind # "s";
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<" # type # ">";
  let instance = "ref";
  let mergeAction = !if(!empty(cases), "", "$overall.emplace_back($instance)");
  let instancePreparation = !if(!empty(cases), "",
      "static const " # type # " " # array # "[] = {"
      # !interleave(!foreach(case, cases, type # "::" # case.symbol), ", ")
      # "}; ArrayRef<" # type # "> ref(" # array # ", std::size(" # array # "));");
}
class Profile<list<I32EnumAttrCase> profiles> : _Tosa_Needs<"Profile", "profs", profiles>;
class Extension<list<I32EnumAttrCase> extensions>
    : _Tosa_Needs<"Extension", "exts", extensions>;

foreach kind = ["Profile", "Extension"] in
  def Query#kind#Interface : OpInterface<"Query" # kind # "Interface"> {
    let description = "Says which cases of " # kind # " are needed.";
    let cppNamespace = "::mlir::tosa";
    let methods = [
      InterfaceMethod<"A list for each need.",
        "::llvm::SmallVector<::llvm::ArrayRef<::mlir::tosa::" # kind # ">, 1>",
        "get" # kind # "s">
    ];
  }

//===- Classes of operations ------------------------------------------------===//

let cppNamespace = "mlir::OpTrait::tosa" in {
def TosaElementwiseOperator : NativeOpTrait<"TosaElementwiseOperator">;
def TosaResolvableShapeOperands : NativeOpTrait<"TosaResolvableShapeOperands">;
}

class Tosa_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tosa_Dialect, mnemonic,
         !listconcat(traits, [TosaOpInterface, DeclareOpInterfaceMethods<QueryProfileInterface>,
                              DeclareOpInterfaceMethods<QueryExtensionInterface>,
                              TosaResolvableShapeOperands])> {
  list<Availability> availability = [Profile<[]>, Extension<[]>];
  bit autogenAvailability = 1;
}

defvar _Tosa_InfersComponents
    = DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["inferReturnTypeComponents"]>;

class Tosa_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [_Tosa_InfersComponents, ResultsBroadcastableShape,
                                             TosaElementwiseOperator, SameOperandsAndResultRank,
                                             Pure])>;
class Tosa_ElementwiseUnaryOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ElementwiseOp<mnemonic, !listconcat(traits, [SameOperandsAndResultShape,
                                                        SameOperandsAndResultElementType])>;
class Tosa_InferTensorTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [InferTensorTypeAdaptor, Pure])>;
class Tosa_InferShapedTypeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, !listconcat(traits, [InferShapedTypeOpAdaptor, Pure])>;

defvar _Tosa_Format = "operands attr-dict `:` functional-type(operands, results)";
class Tosa_ConvOp<string mnemonic, list<Trait> traits = []>
    : Tosa_InferShapedTypeOp<mnemonic, !listconcat(traits, [SameVariadicOperandSize])> {
  let assemblyFormat = _Tosa_Format;
}

// A row of what else an operation has; its format is in C++, or as above.
class _Tosa_CustomRow<string text, dag inputs, dag outputs, list<I32EnumAttrCase> profiles,
                      list<I32EnumAttrCase> extensions> {
  string summary = text;
  dag arguments = inputs;
  dag results = outputs;
  list<Availability> availability = [Profile<profiles>, Extension<extensions>];
}
class _Tosa_Row<string text, dag inputs, dag outputs, list<I32EnumAttrCase> profiles,
                list<I32EnumAttrCase> extensions>
    : _Tosa_CustomRow<text, inputs, outputs, profiles, extensions> {
  string assemblyFormat = _Tosa_Format;
}
class _Tosa_Folds { bit hasFolder = 1; }
class _Tosa_Verified { bit hasVerifier = 1; }
class _Tosa_Canonicalizes { bit hasCanonicalizer = 1; }
class _Tosa_CustomFormat { bit hasCustomAssemblyFormat = 1; }

defvar _Tosa_IntAndFp = [Tosa_PRO_INT, Tosa_PRO_FP];

#endif // MLIR_DIALECT_TOSA_IR_TOSAOPBASE_TD
