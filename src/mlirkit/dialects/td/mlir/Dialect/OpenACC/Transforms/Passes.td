//===- The acc dialect: passes ----------------------------------------------===//

#ifndef MLIR_DIALECT_OPENACC_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_OPENACC_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

class _ACC_Flag<string member, string option, string value, string text>
    : Option<member, option, "bool", value, text>;
class _ACC_Pass<string argument, string operation, string text, list<string> more = []>
    : Pass<argument, operation> {
  let summary = text;
  let dependentDialects = !listconcat(["mlir::acc::OpenACCDialect"], more);
}
class _ACC_ModulePass<string argument, string text, list<string> more = []>
    : _ACC_Pass<argument, "mlir::ModuleOp", text, more>;
class _ACC_ExternalPass<string argument, string text, list<string> more = []>
    : _ACC_Pass<argument, "mlir::func::FuncOp", text, more>;

//===- What is implied ------------------------------------------------------===//

def ACCImplicitData
    : _ACC_ModulePass<"acc-implicit-data", "adds the data clauses that constructs imply",
                      ["mlir::memref::MemRefDialect", "mlir::arith::ArithDialect"]> {
  let options = [
    _ACC_Flag<"enableImplicitReductionCopy", "enable-implicit-reduction-copy", "true",
              "Copy variables of reductions, which else are firstprivate">
  ];
}
def ACCImplicitDeclare
    : _ACC_ModulePass<"acc-implicit-declare", "declares the globals that regions use">;
def ACCImplicitRoutine
    : _ACC_ModulePass<"acc-implicit-routine", "makes routines of the functions called"> {
  defvar names = ["None", "Host", "Multicore", "Nvidia", "Radeon"];
  let options = [
    Option<"deviceType", "device-type", "mlir::acc::DeviceType", "mlir::acc::DeviceType::None",
           "Device whose clauses count",
           _OptionValues<"mlir::acc::DeviceType",
                         !foreach(name, names, [name, !tolower(name), !tolower(name)])>.flags>
  ];
}

//===- Lowering -------------------------------------------------------------===//

def LegalizeDataValuesInRegion : Pass<"openacc-legalize-data-values", "mlir::func::FuncOp"> {
  let summary = "uses the device's variables inside regions";
  let options = [
    _ACC_Flag<"hostToDevice", "host-to-device", "true", "False: use the host's variables">,
    _ACC_Flag<"applyToAccDataConstruct", "apply-to-acc-data-construct", "true",
              "In regions of data and declare too">
  ];
}
def ACCLegalizeSerial
    : _ACC_ExternalPass<"acc-legalize-serial", "turns serial constructs into parallel ones",
                        ["mlir::arith::ArithDialect"]>;
def ACCLoopTiling
    : _ACC_ExternalPass<"acc-loop-tiling", "tiles the loops that ask for it",
                        ["mlir::arith::ArithDialect"]> {
  let options = [
    Option<"defaultTileSize", "default-tile-size", "int32_t", "32", "Size in place of `*`">
  ];
}
def ACCSpecializeForDevice
    : _ACC_ExternalPass<"acc-specialize-for-device", "removes constructs from device code">;
def ACCSpecializeForHost
    : _ACC_ExternalPass<"acc-specialize-for-host", "turns operations into what the host does",
                        ["mlir::scf::SCFDialect"]> {
  let options = [
    _ACC_Flag<"enableHostFallback", "enable-host-fallback", "false",
              "All operations, as where the clause `if` is false">
  ];
}
def ACCIfClauseLowering
    : _ACC_ExternalPass<"acc-if-clause-lowering", "turns clauses `if` into branches",
                        ["mlir::scf::SCFDialect"]>;
def OffloadLiveInValueCanonicalization
    : _ACC_ExternalPass<"offload-livein-value-canonicalization",
                        "repeats inside regions what need not be passed to them">;

#endif // MLIR_DIALECT_OPENACC_TRANSFORMS_PASSES_TD
