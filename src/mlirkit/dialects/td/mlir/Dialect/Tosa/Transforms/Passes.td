//===- The tosa dialect: passes ---------------------------------------------===//

#ifndef MLIR_DIALECT_TOSA_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_TOSA_TRANSFORMS_PASSES_TD

include "mlir/IR/EnumAttr.td"
include "mlir/Pass/PassBase.td"

class _Tosa_Flag<string member, string option, string text>
    : Option<member, option, "bool", "false", text>;

//===- Simplification -------------------------------------------------------===//

def TosaLayerwiseConstantFoldPass : Pass<"tosa-layerwise-constant-fold", "func::FuncOp"> {
  let summary = "folds operations on constants";
  let options = [
    _Tosa_Flag<"aggressiveReduceConstant", "aggressive-reduce-constant",
               "Fold reductions even if more constants result">
  ];
}

def TosaReduceTransposes : Pass<"tosa-reduce-transposes", "func::FuncOp"> {
  let summary = "removes transposes that cancel each other";
}

def TosaOptionalDecompositionsPass : Pass<"tosa-optional-decompositions", "func::FuncOp"> {
  let summary = "writes operations as simpler ones";
}

//===- Types and shapes -----------------------------------------------------===//

def TosaInferShapesPass : Pass<"tosa-infer-shapes", "func::FuncOp"> {
  let summary = "derives unknown shapes from known ones";
  let dependentDialects = ["func::FuncDialect", "tensor::TensorDialect", "tosa::TosaDialect"];
}

def TosaMakeBroadcastablePass : Pass<"tosa-make-broadcastable", "func::FuncOp"> {
  let summary = "gives operands of elementwise operations equal ranks";
}

def TosaArithConstantToTosaConstPass : Pass<"tosa-arith-const-to-tosa-const", "func::FuncOp"> {
  let summary = "turns constant tensors of arith into those of tosa";
}

def TosaConvertIntegerTypeToSignless
    : Pass<"tosa-convert-integer-type-to-signless", "func::FuncOp"> {
  let summary = "drops the sign from integer types";
}

foreach kind = ["i", "f"] in
  def TosaNarrow#!toupper(kind)#64To#!toupper(kind)#32Pass
      : Pass<"tosa-narrow-" # kind # "64-to-" # kind # "32", "func::FuncOp"> {
    let summary = "computes with 32 instead of 64 bits";
    let options = [
      _Tosa_Flag<"aggressiveRewrite", "aggressive-rewrite", "Narrow even where values may change">,
      _Tosa_Flag<"convertFunctionBoundaries", "convert-function-boundaries",
                 "Narrow types of functions too, instead of casting there">
    ];
    let dependentDialects = ["func::FuncDialect", "tosa::TosaDialect"];
  }

//===- Targets --------------------------------------------------------------===//

def TosaValidation : Pass<"tosa-validate", "mlir::ModuleOp"> {
  let summary = "checks operations against the specification";
  let options = [
    _Tosa_Flag<"strictOpSpecAlignment", "strict-op-spec-alignment",
               "Check properties of operations too">,
    _Tosa_Flag<"allowInvalidOpDatatypeCombinations", "allow-invalid-op-datatype-combinations",
               "Take element types that the specification does not list">
  ];
}

def TosaAttachTarget : Pass<"tosa-attach-target", "ModuleOp"> {
  let summary = "says on the module which version, level and profiles are meant";
  let dependentDialects = ["func::FuncDialect", "tosa::TosaDialect"];
  let options = [
    Option<"specificationVersion", "specification_version", "mlir::tosa::SpecificationVersion",
           "mlir::tosa::SpecificationVersion::V_1_0", "Version of the specification",
           _OptionValues<"mlir::tosa::SpecificationVersion",
                         [["V_1_0", "1.0", "1.0"],
                          ["V_1_1_DRAFT", "1.1.draft", "draft of 1.1"]]>.flags>,
    Option<"level", "level", "mlir::tosa::Level", "mlir::tosa::Level::eightK",
           "Ranges of arguments",
           _OptionValues<"mlir::tosa::Level",
                         [["eightK", "8k", "enough for pictures of 8K"],
                          ["none", "none", "all that element types allow"]]>.flags>,
    ListOption<"profiles", "profiles", "std::string", "Sets of operations and element types">,
    ListOption<"extensions", "extensions", "std::string", "What is added to the profiles">
  ];
}

#endif // MLIR_DIALECT_TOSA_TRANSFORMS_PASSES_TD
