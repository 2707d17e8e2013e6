//===- Passes.td - Passes of arm_sme ----------------------------*- tablegen -*-===//

#ifndef MLIRKIT_ARM_SME_PASSES
#define MLIRKIT_ARM_SME_PASSES

include "mlir/Pass/PassBase.td"
include "mlir/IR/EnumAttr.td"

// What a function does with streaming mode or with the storage ZA: the enumerator, the attribute of the
// function and the value of the pass's option.
class _ArmSME_Use<string enumerator, string attribute, string word> {
  string symbol = enumerator;
  string name = attribute;
  string choice = word;
}
defvar _ArmSME_streamingUses = [
  _ArmSME_Use<"Disabled", "disabled", "disabled">,
  _ArmSME_Use<"Streaming", "arm_streaming", "streaming">,
  _ArmSME_Use<"StreamingLocally", "arm_locally_streaming", "streaming-locally">,
  _ArmSME_Use<"StreamingCompatible", "arm_streaming_compatible", "streaming-compatible">
];
defvar _ArmSME_storageUses = [
  _ArmSME_Use<"Disabled", "disabled", "disabled">,
  _ArmSME_Use<"NewZA", "arm_new_za", "new-za">,
  _ArmSME_Use<"InZA", "arm_in_za", "in-za">,
  _ArmSME_Use<"OutZA", "arm_out_za", "out-za">,
  _ArmSME_Use<"InOutZA", "arm_inout_za", "inout-za">,
  _ArmSME_Use<"PreservesZA", "arm_preserves_za", "preserves-za">
];

class _ArmSME_UseEnum<string name, string summary, list<_ArmSME_Use> uses>
    : I32EnumAttr<name, summary,
                  !foreach(index, !range(uses),
                           I32EnumAttrCase<uses[index].symbol, index, uses[index].name>)> {
  let cppNamespace = "mlir::arm_sme";
  let genSpecializedAttr = 0;
}
def ArmStreamingMode : _ArmSME_UseEnum<"ArmStreamingMode", "Armv9 Streaming SVE mode", _ArmSME_streamingUses>;
def ArmZaMode : _ArmSME_UseEnum<"ArmZaMode", "Armv9 ZA storage mode", _ArmSME_storageUses>;

class _ArmSME_UseOption<string name, string text, string enum, list<_ArmSME_Use> uses, string value,
                        string what>
    : Option<name, text, "mlir::arm_sme::" # enum, "mlir::arm_sme::" # enum # "::" # value, what,
             "::llvm::cl::values("
             # !interleave(!foreach(use, uses, "clEnumValN(mlir::arm_sme::" # enum # "::" # use.symbol
                                               # ", \"" # use.choice # "\", \"\")"), ", ")
             # ")">;
class _ArmSME_Switch<string name, string text, string what> : Option<name, text, "bool", "false", what>;

def EnableArmStreaming : Pass<"enable-arm-streaming", "mlir::func::FuncOp"> {
  let summary = "adds the attributes of streaming mode to functions";
  let constructor = "mlir::arm_sme::createEnableArmStreamingPass()";
  let options = [
    _ArmSME_UseOption<"streamingMode", "streaming-mode", "ArmStreamingMode", _ArmSME_streamingUses,
                      "Streaming", "Who enters and leaves streaming mode">,
    _ArmSME_UseOption<"zaMode", "za-mode", "ArmZaMode", _ArmSME_storageUses, "Disabled",
                      "How functions use ZA">,
    _ArmSME_Switch<"ifRequiredByOps", "if-required-by-ops", "Only functions that use tiles">,
    _ArmSME_Switch<"ifScalableAndSupported", "if-scalable-and-supported",
                   "Only functions with supported operations on scalable vectors">
  ];
  let dependentDialects = ["func::FuncDialect"];
}

def TestTileAllocation : Pass<"test-arm-sme-tile-allocation", "mlir::func::FuncOp"> {
  let summary = "gives operations the numbers of their tiles, for tests";
  let options = [
    _ArmSME_Switch<"dumpTileLiveRanges", "dump-tile-live-ranges", "Print where tiles are live">,
    _ArmSME_Switch<"preprocessOnly", "preprocess-only", "Prepare functions, but allocate nothing">
  ];
  let dependentDialects = ["func::FuncDialect", "arm_sme::ArmSMEDialect"];
}

def OuterProductFusion : Pass<"arm-sme-outer-product-fusion", "mlir::func::FuncOp"> {
  let summary = "joins two or four outer products that add to each other";
  let constructor = "mlir::arm_sme::createOuterProductFusionPass()";
  let dependentDialects = ["func::FuncDialect", "arm_sme::ArmSMEDialect"];
}

def VectorLegalization : Pass<"arm-sme-vector-legalization", "mlir::ModuleOp"> {
  let summary = "splits scalable vectors into tiles";
  let constructor = "mlir::arm_sme::createVectorLegalizationPass()";
  let dependentDialects = ["func::FuncDialect", "arm_sme::ArmSMEDialect", "vector::VectorDialect",
                           "arith::ArithDialect", "index::IndexDialect"];
}

#endif // MLIRKIT_ARM_SME_PASSES
