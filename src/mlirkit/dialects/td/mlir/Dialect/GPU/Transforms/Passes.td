//===- The gpu dialect: passes ----------------------------------------------===//

#ifndef MLIR_DIALECT_GPU_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_GPU_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

//===- Kernels and loops ----------------------------------------------------===//

let dependentDialects = ["mlir::gpu::GPUDialect"] in {
def GpuLaunchSinkIndexComputationsPass : Pass<"gpu-launch-sink-index-computations"> {
  let summary = "moves computations of indices into the launch";
}

def GpuMapParallelLoopsPass : Pass<"gpu-map-parallel-loops", "mlir::func::FuncOp"> {
  let summary = "gives parallel loops to blocks and threads";
  let options = [
    Option<"mappingPolicyStr", "mapping-policy", "std::string", "\"outermost-first\"",
           "Loops in this order: `outermost-first` or `innermost-first`">
  ];
}
}

def GpuKernelOutliningPass : Pass<"gpu-kernel-outlining", "ModuleOp"> {
  let summary = "moves the regions of launches into functions";
  let dependentDialects = ["mlir::DLTIDialect", "cf::ControlFlowDialect"];
  let options = [
    Option<"dataLayoutStr", "data-layout-str", "std::string", "",
           "Data layout of the modules">
  ];
}

def GpuAsyncRegionPass : Pass<"gpu-async-region", "func::FuncOp"> {
  let summary = "makes operations wait for and give tokens";
  let dependentDialects = ["async::AsyncDialect"];
}

def GpuEliminateBarriers : Pass<"gpu-eliminate-barriers", "mlir::func::FuncOp"> {
  let summary = "erases barriers that order nothing";
  let dependentDialects = ["mlir::gpu::GPUDialect", "mlir::memref::MemRefDialect",
                           "mlir::scf::SCFDialect"];
}

def GpuDecomposeMemrefsPass : Pass<"gpu-decompose-memrefs"> {
  let summary = "computes indices of buffers outside of kernels";
  let dependentDialects = ["mlir::gpu::GPUDialect", "mlir::memref::MemRefDialect",
                           "mlir::affine::AffineDialect"];
}

//===- Targets --------------------------------------------------------------===//

class _GPU_Text<string member, string option, string value, string help>
    : Option<member, option, "std::string", "\"" # value # "\"", help>;
class _GPU_Flag<string member, string option, string value, string help>
    : Option<member, option, "bool", value, help>;

def GpuModuleToBinaryPass : Pass<"gpu-module-to-binary", ""> {
  let summary = "compiles modules for their targets";
  let options = [
    _GPU_Text<"toolkitPath", "toolkit", "", "Folder of the vendor's tools">,
    ListOption<"linkFiles", "l", "std::string", "More files to link">,
    _GPU_Text<"cmdOptions", "opts", "", "Options for these tools">,
    _GPU_Text<"compilationTarget", "format", "fatbin",
              "`offloading`, `assembly`, `binary` or `fatbin`">,
    _GPU_Text<"elfSection", "section", "", "Section of the object file">
  ];
}

// Passes that put a target on the modules whose names match a regular expression.
defvar _GPU_Matcher = _GPU_Text<"moduleMatcher", "module", "",
                                "Regular expression of the modules' names">;
defvar _GPU_OptLevel = Option<"optLevel", "O", "unsigned", "2", "Level of optimization, 0 to 3">;
defvar _GPU_Libraries = ListOption<"linkLibs", "l", "std::string",
                                   "Libraries of bitcode to link">;
class _GPU_Triple<string value> : _GPU_Text<"triple", "triple", value, "Triple">;
class _GPU_Chip<string value> : _GPU_Text<"chip", "chip", value, "Chip">;
class _GPU_Compiler<string option>
    : _GPU_Text<"cmdOptions", option, "", "Options for the vendor's compiler">;

def GpuNVVMAttachTarget : Pass<"nvvm-attach-target", ""> {
  let summary = "gives modules an nvvm target";
  let options = [
    _GPU_Matcher, _GPU_Triple<"nvptx64-nvidia-cuda">, _GPU_Chip<"sm_50">,
    _GPU_Text<"features", "features", "",
              "Features; without them the oldest that the chip has">,
    _GPU_OptLevel,
    _GPU_Flag<"fastFlag", "fast", "false", "Fast arithmetic">,
    _GPU_Flag<"ftzFlag", "ftz", "false", "Denormal numbers are zero">,
    _GPU_Libraries, _GPU_Compiler<"ptxas-cmd-options">
  ];
}

def GpuROCDLAttachTarget : Pass<"rocdl-attach-target", ""> {
  let summary = "gives modules a rocdl target";
  let options = [
    _GPU_Matcher, _GPU_Triple<"amdgcn-amd-amdhsa">, _GPU_Chip<"gfx900">,
    _GPU_Text<"features", "features", "", "Features">,
    _GPU_Text<"abiVersion", "abi", "600", "Version of the binary interface">,
    _GPU_OptLevel,
    _GPU_Flag<"wave64Flag", "wave64", "true", "Waves of 64 lanes">,
    _GPU_Flag<"fastFlag", "fast", "false", "Fast arithmetic">,
    _GPU_Flag<"dazFlag", "daz", "false", "Denormal numbers are zero">,
    _GPU_Flag<"finiteOnlyFlag", "finite-only", "false", "No infinities and no NaNs">,
    _GPU_Flag<"unsafeMathFlag", "unsafe-math", "false", "Arithmetic that may lose precision">,
    _GPU_Flag<"correctSqrtFlag", "correct-sqrt", "true", "Square roots to the last bit">,
    _GPU_Libraries
  ];
}

def GpuSPIRVAttachTarget : Pass<"spirv-attach-target", ""> {
  let summary = "gives modules an spirv target";
  let options = [
    _GPU_Matcher,
    _GPU_Text<"spirvVersion", "ver", "v1.0", "Version">,
    ListOption<"spirvCapabilities", "caps", "std::string",
               "Capabilities">,
    ListOption<"spirvExtensions", "exts", "std::string", "Extensions">,
    _GPU_Text<"clientApi", "client_api", "Unknown", "Interface of the host: Vulkan, OpenCL, ...">,
    _GPU_Text<"deviceVendor", "vendor", "Unknown", "Vendor">,
    _GPU_Text<"deviceType", "device_type", "Unknown", "Kind of device">,
    Option<"deviceId", "device_id", "uint32_t", "", "Number of the device">
  ];
}

def GpuXeVMAttachTarget : Pass<"xevm-attach-target", ""> {
  let summary = "gives modules a xevm target";
  let options = [
    _GPU_Matcher, _GPU_Triple<"spirv64-unknown-unknown">, _GPU_Chip<"bmg">, _GPU_OptLevel,
    _GPU_Libraries, _GPU_Compiler<"cmd-options">
  ];
}

#endif // MLIR_DIALECT_GPU_TRANSFORMS_PASSES_TD
