//===- Passes from dialect to dialect ---------------------------------------===//
//
// In order: options that passes share, to all targets, to llvm and its relatives, to
// spirv, to emitc, between the structured dialects, from tosa, from vector.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_CONVERSION_PASSES
#define MLIR_CONVERSION_PASSES

include "mlir/Dialect/Vector/Transforms/VectorTransformsBase.td"
include "mlir/Pass/PassBase.td"

// Converts operations of the dialect `from`; `dialects` are the classes of those it makes.
class _Convert<string argument, string from, string to, list<string> dialects = [],
               string operation = ""> : Pass<argument, operation> {
  let summary = "converts " # from # " to " # to;
  let dependentDialects = dialects;
}
class _ConvertModule<string argument, string from, string to, list<string> dialects = []>
    : _Convert<argument, from, to, dialects, "ModuleOp">;
class _ConvertKernels<string argument, string to, list<string> dialects>
    : _Convert<argument, "kernels of gpu", to, dialects, "gpu::GPUModuleOp">;
class _ConvertFunction<string argument, string from, string to, list<string> dialects = []>
    : InterfacePass<argument, "FunctionOpInterface"> {
  let summary = "converts " # from # " to " # to;
  let dependentDialects = dialects;
}

//===- Options that passes share --------------------------------------------===//

class _Switch<string name, string argument, string text, string default = "false">
    : Option<name, argument, "bool", default, text>;

class _Chipset<string default = "\"gfx000\"">
    : Option<"chipset", "chipset", "std::string", default, "name of the AMD GPU">;

defvar _indexBitwidth = [
  Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
         "bits of an index; 0 for those of a machine word">
];
defvar _use64bitIndex = [_Switch<"use64bitIndex", "use-64bit-index", "an index has 64 bits">];
defvar _allowPatternRollback = [
  _Switch<"allowPatternRollback", "allow-pattern-rollback", "patterns may be undone", "true">
];
defvar _emulateTypes = [
  _Switch<"emulateLT32BitScalarTypes", "emulate-lt-32-bit-scalar-types",
          "widen scalars of less than 32 bits that the target has not", "true">,
  _Switch<"emulateUnsupportedFloatTypes", "emulate-unsupported-float-types",
          "hold floats that the target has not in integers", "true">
];
class _Dialects<string name, string argument>
    : ListOption<name, argument, "std::string", "dialects whose patterns apply; empty for all">;

class _ComplexRange<string default>
    : Option<"complexRange", "complex-range", "::mlir::complex::ComplexRangeFlags",
             "::mlir::complex::ComplexRangeFlags::" # default, "how quotients are computed",
             _OptionValues<"::mlir::complex::ComplexRangeFlags",
                           [["improved", "improved", "scaled against overflow"],
                            ["basic", "basic", "by the plain formula"],
                            ["none", "none", "without any promise"]]>.flags>;

//===- To all targets -------------------------------------------------------===//

def ConvertToEmitC : _Convert<"convert-to-emitc", "all that can be", "emitc"> {
  let options = [_Dialects<"filterDialects", "filter-dialects">];
}

def ConvertToLLVMPass : _Convert<"convert-to-llvm", "all that can be", "llvm"> {
  let options = [
    _Dialects<"filterDialects", "filter-dialects">,
    _Switch<"useDynamic", "dynamic", "ask attributes and data layouts of the operations too">
  ] # _allowPatternRollback;
}

def ReconcileUnrealizedCastsPass : Pass<"reconcile-unrealized-casts"> {
  let summary = "erases chains of unrealized_conversion_cast that end in the type they begin with";
}

//===- To llvm --------------------------------------------------------------===//

defvar _LLVM = ["LLVM::LLVMDialect"];

let options = _indexBitwidth in {
def ArithToLLVMConversionPass : _Convert<"convert-arith-to-llvm", "arith", "llvm", _LLVM>;
def ConvertControlFlowToLLVMPass : _ConvertModule<"convert-cf-to-llvm", "cf", "llvm", _LLVM>;
def ConvertIndexToLLVMPass
    : _Convert<"convert-index-to-llvm", "index", "llvm", ["::mlir::LLVM::LLVMDialect"]>;
def UBToLLVMConversionPass : _Convert<"convert-ub-to-llvm", "ub", "llvm", _LLVM>;
}

def ConvertAsyncToLLVMPass
    : _ConvertModule<"convert-async-to-llvm", "async", "llvm",
                     ["arith::ArithDialect", "async::AsyncDialect", "LLVM::LLVMDialect",
                      "func::FuncDialect"]>;

def ConvertComplexToLLVMPass : _Convert<"convert-complex-to-llvm", "complex", "llvm", _LLVM> {
  let options = [_ComplexRange<"basic">];
}

def ConvertFuncToLLVMPass : _ConvertModule<"convert-func-to-llvm", "func", "llvm", _LLVM> {
  let options = [
    _Switch<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv",
            "pass memrefs as pointers to their elements">
  ] # _indexBitwidth;
}

def SetLLVMModuleDataLayoutPass : Pass<"set-llvm-module-datalayout", "ModuleOp"> {
  let summary = "sets the data layout of a module";
  let options = [
    Option<"dataLayout", "data-layout", "std::string", "\"\"", "data layout as LLVM writes it">
  ];
}

def ConvertMathToLLVMPass : _Convert<"convert-math-to-llvm", "math", "llvm", _LLVM> {
  let options = [
    _Switch<"approximateLog1p", "approximate-log1p", "compute log1p by log", "true">
  ];
}

def FinalizeMemRefToLLVMConversionPass
    : _ConvertModule<"finalize-memref-to-llvm", "memref", "llvm", _LLVM> {
  let description = [{
    Run `expand-strided-metadata` first: what that pass expands is not converted here.
  }];
  let options = [
    _Switch<"useAlignedAlloc", "use-aligned-alloc", "allocate by aligned_alloc, not malloc">
  ] # _indexBitwidth # [
    _Switch<"useGenericFunctions", "use-generic-functions",
            "allocate and free by functions of MLIR's runtime">
  ];
}

def ConvertOpenMPToLLVMPass
    : _ConvertModule<"convert-openmp-to-llvm", "types in omp operations", "those of llvm", _LLVM>;
def ConvertNVVMToLLVMPass
    : _Convert<"convert-nvvm-to-llvm", "nvvm", "inline PTX", ["NVVM::NVVMDialect"]>;
def ConvertXeVMToLLVMPass : _Convert<"convert-xevm-to-llvm", "xevm", "llvm", _LLVM>;

def ConvertSPIRVToLLVMPass : _ConvertModule<"convert-spirv-to-llvm", "spirv", "llvm", _LLVM> {
  let options = [
    Option<"clientAPI", "client-api", "::mlir::spirv::ClientAPI",
           "::mlir::spirv::ClientAPI::Unknown", "the API that says what storage classes mean",
           _OptionValues<"::mlir::spirv::ClientAPI",
                         !foreach(name, ["Unknown", "Metal", "OpenCL", "Vulkan", "WebGPU"],
                                  [name, name, name])>.flags>
  ];
}

//===- To GPUs through llvm -------------------------------------------------===//

def GpuToLLVMConversionPass
    : _ConvertModule<"gpu-to-llvm", "host code of gpu", "calls of a runtime",
                     ["LLVM::LLVMDialect", "memref::MemRefDialect"]> {
  let options = [
    _Switch<"hostBarePtrCallConv", "use-bare-pointers-for-host",
            "pass memrefs of static shape to functions as pointers">,
    _Switch<"kernelBarePtrCallConv", "use-bare-pointers-for-kernels",
            "pass memrefs of static shape to kernels as pointers">,
    _Switch<"kernelIntersperseSizeCallConv", "intersperse-sizes-for-kernels",
            "pass the size in bytes after each memref">
  ];
}

def LowerHostCodeToLLVMPass
    : _ConvertModule<"lower-host-to-llvm", "host code and gpu.launch_func", "llvm", _LLVM>;

def ConvertGpuOpsToLLVMSPVOps
    : _ConvertKernels<"convert-gpu-to-llvm-spv", "llvm for its SPIR-V backend", _LLVM> {
  let options = _use64bitIndex;
}

class _BarePointers
    : _Switch<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv",
              "pass memrefs of static shape to kernels as pointers">;

def ConvertGpuOpsToNVVMOps
    : _ConvertKernels<"convert-gpu-to-nvvm", "nvvm",
                      ["cf::ControlFlowDialect", "memref::MemRefDialect", "NVVM::NVVMDialect"]> {
  let options = _indexBitwidth # [
    _Switch<"hasRedux", "has-redux", "the target has the instruction redux">, _BarePointers<>
  ] # _allowPatternRollback # [_Dialects<"allowedDialects", "allowed-dialects">];
}

def ConvertGpuOpsToROCDLOps
    : _ConvertKernels<"convert-gpu-to-rocdl", "rocdl",
                      ["ROCDL::ROCDLDialect", "amdgpu::AMDGPUDialect", "cf::ControlFlowDialect",
                       "memref::MemRefDialect"]> {
  let options = [_Chipset<>] # _indexBitwidth # [
    _BarePointers<>,
    Option<"runtime", "runtime", "::mlir::gpu::amd::Runtime",
           "::mlir::gpu::amd::Runtime::Unknown", "runtime that starts the kernels",
           _OptionValues<"::mlir::gpu::amd::Runtime",
                         [["Unknown", "unknown", "any"], ["HIP", "HIP", "HIP"],
                          ["OpenCL", "OpenCL", "OpenCL"]]>.flags>,
    _Dialects<"allowedDialects", "allowed-dialects">
  ];
}

def ConvertAMDGPUToROCDLPass
    : _Convert<"convert-amdgpu-to-rocdl", "amdgpu", "rocdl",
               ["LLVM::LLVMDialect", "ROCDL::ROCDLDialect"]> {
  let options = [_Chipset<>];
}

def ConvertMathToROCDL
    : _ConvertModule<"convert-math-to-rocdl", "math", "calls of AMD's device library",
                     ["arith::ArithDialect", "func::FuncDialect", "ROCDL::ROCDLDialect",
                      "vector::VectorDialect"]> {
  let options = [_Chipset<"\"\"">];
}

def ConvertMathToXeVM
    : _Convert<"convert-math-to-xevm", "math with `afn`", "native functions of OpenCL",
               ["arith::ArithDialect", "xevm::XeVMDialect", "LLVM::LLVMDialect"]> {
  let options = [
    _Switch<"convertArith", "convert-arith", "convert arith.divf and the like too", "true">
  ];
}

def ConvertNVGPUToNVVMPass
    : _Convert<"convert-nvgpu-to-nvvm", "nvgpu", "nvvm",
               ["arith::ArithDialect", "LLVM::LLVMDialect", "memref::MemRefDialect",
                "NVVM::NVVMDialect"]>;

def ConvertXeGPUToXeVMPass
    : _Convert<"convert-xegpu-to-xevm", "xegpu", "xevm",
               ["xevm::XeVMDialect", "vector::VectorDialect", "memref::MemRefDialect",
                "arith::ArithDialect", "LLVM::LLVMDialect", "index::IndexDialect",
                "gpu::GPUDialect", "scf::SCFDialect"]>;

//===- To spirv -------------------------------------------------------------===//

defvar _SPIRV = ["spirv::SPIRVDialect"];

let options = _emulateTypes in {
def ConvertArithToSPIRVPass : _Convert<"convert-arith-to-spirv", "arith", "spirv", _SPIRV>;
def ConvertControlFlowToSPIRVPass : _Convert<"convert-cf-to-spirv", "cf", "spirv", _SPIRV>;
def ConvertFuncToSPIRVPass : _Convert<"convert-func-to-spirv", "func", "spirv", _SPIRV>;
def ConvertTensorToSPIRVPass : _Convert<"convert-tensor-to-spirv", "tensor", "spirv", _SPIRV>;
}

def ConvertComplexToSPIRVPass : _Convert<"convert-complex-to-spirv", "complex", "spirv", _SPIRV>;
def ConvertMathToSPIRVPass : _Convert<"convert-math-to-spirv", "math", "spirv", _SPIRV>;
def SCFToSPIRV : _Convert<"convert-scf-to-spirv", "scf", "spirv", _SPIRV>;
def UBToSPIRVConversionPass : _Convert<"convert-ub-to-spirv", "ub", "spirv", _SPIRV>;
def ConvertVectorToSPIRVPass
    : _Convert<"convert-vector-to-spirv", "vector", "spirv",
               ["spirv::SPIRVDialect", "ub::UBDialect"]>;

def ConvertGPUToSPIRV
    : _ConvertModule<"convert-gpu-to-spirv", "kernels of gpu", "spirv",
                     ["func::FuncDialect", "spirv::SPIRVDialect"]> {
  let description = [{
    Arguments of a kernel become global variables: in descriptor set 0, bound in order,
    unless `spirv.interface_var_abi` says otherwise.
  }];
  let constructor = "mlir::createConvertGPUToSPIRVPass()";
  let options = _use64bitIndex;
}

def ConvertIndexToSPIRVPass
    : _Convert<"convert-index-to-spirv", "index", "spirv", ["::mlir::spirv::SPIRVDialect"]> {
  let options = _use64bitIndex;
}

def ConvertMemRefToSPIRVPass : _Convert<"convert-memref-to-spirv", "memref", "spirv", _SPIRV> {
  let options = [
    Option<"boolNumBits", "bool-num-bits", "int", "8", "bits in which a boolean is stored">
  ] # _use64bitIndex;
}

def MapMemRefStorageClass
    : _Convert<"map-memref-spirv-storage-class", "memory spaces of memrefs",
               "storage classes of spirv", _SPIRV> {
  let constructor = "mlir::createMapMemRefStorageClassPass()";
  let options = [
    Option<"clientAPI", "client-api", "std::string", "\"vulkan\"",
           "the API that says what memory spaces mean">
  ];
}

//===- To emitc -------------------------------------------------------------===//

defvar _EmitC = ["emitc::EmitCDialect"];

def ConvertArithToEmitC : _Convert<"convert-arith-to-emitc", "arith", "emitc", _EmitC>;
def ConvertFuncToEmitC : _ConvertModule<"convert-func-to-emitc", "func", "emitc", _EmitC>;
def SCFToEmitC : _Convert<"convert-scf-to-emitc", "scf", "emitc", _EmitC>;

def ConvertMathToEmitC : _Convert<"convert-math-to-emitc", "math", "emitc.call_opaque", _EmitC> {
  let options = [
    Option<"languageTarget", "language-target", "::mlir::emitc::LanguageTarget",
           "::mlir::emitc::LanguageTarget::c99", "language whose functions are called",
           _OptionValues<"::mlir::emitc::LanguageTarget",
                         [["c99", "c99", "C"], ["cpp11", "cpp11", "C++"]]>.flags>
  ];
}

def ConvertMemRefToEmitC : _ConvertModule<"convert-memref-to-emitc", "memref", "emitc", _EmitC> {
  let options = [_Switch<"lowerToCpp", "lower-to-cpp", "C++, not C">];
}

//===- Arithmetic -----------------------------------------------------------===//

def ArithToAMDGPUConversionPass
    : _Convert<"convert-arith-to-amdgpu", "conversions of small floats in arith", "amdgpu",
               ["amdgpu::AMDGPUDialect", "vector::VectorDialect"]> {
  let options = [
    _Chipset<>,
    _Switch<"saturateFP8Truncf", "saturate-fp8-truncf",
            "truncation to floats of 8 bits saturates">,
    _Switch<"allowPackedF16Rtz", "allow-packed-f16-round-to-zero",
            "truncation of pairs from f32 to f16 may round to zero">
  ];
}

def ArithToAPFloatConversionPass
    : _ConvertModule<"convert-arith-to-apfloat", "floats of arith", "calls of a software runtime",
                     ["arith::ArithDialect", "func::FuncDialect", "vector::VectorDialect"]>;
def MathToAPFloatConversionPass
    : _ConvertModule<"convert-math-to-apfloat", "math", "calls of a software runtime",
                     ["math::MathDialect", "func::FuncDialect"]>;

def ConvertComplexToLibm
    : _ConvertModule<"convert-complex-to-libm", "complex", "calls of libm",
                     ["func::FuncDialect"]>;
def ConvertComplexToROCDLLibraryCalls
    : _ConvertModule<"convert-complex-to-rocdl-library-calls", "complex",
                     "calls of AMD's device library", ["func::FuncDialect"]>;
def ConvertComplexToStandardPass
    : _Convert<"convert-complex-to-standard", "complex", "arith and math",
               ["math::MathDialect"]> {
  let options = [_ComplexRange<"improved">];
}

def ConvertMathToLibmPass
    : _ConvertModule<"convert-math-to-libm", "math", "calls of libm",
                     ["arith::ArithDialect", "func::FuncDialect", "vector::VectorDialect"]>;
def ConvertMathToFuncs
    : _ConvertModule<"convert-math-to-funcs", "math", "functions that it adds",
                     ["arith::ArithDialect", "cf::ControlFlowDialect", "func::FuncDialect",
                      "scf::SCFDialect", "vector::VectorDialect", "LLVM::LLVMDialect"]> {
  let options = [
    Option<"minWidthOfFPowIExponent", "min-width-of-fpowi-exponent", "unsigned", "1",
           "least bits of the exponent of a math.fpowi to convert">,
    _Switch<"convertCtlz", "convert-ctlz", "convert math.ctlz">
  ];
}

//===- Structure, memory and shapes -----------------------------------------===//

def LowerAffinePass
    : _Convert<"lower-affine", "affine", "scf and arith",
               ["arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect",
                "vector::VectorDialect"]>;

def SCFToControlFlowPass
    : _Convert<"convert-scf-to-cf", "scf", "cf", ["cf::ControlFlowDialect"]> {
  let options = _allowPatternRollback;
}
def LiftControlFlowToSCFPass
    : _Convert<"lift-cf-to-scf", "cf", "scf",
               ["scf::SCFDialect", "arith::ArithDialect", "ub::UBDialect", "func::FuncDialect"]>;

def ConvertSCFToOpenMPPass
    : _ConvertModule<"convert-scf-to-openmp", "scf.parallel", "omp",
                     ["omp::OpenMPDialect", "LLVM::LLVMDialect", "memref::MemRefDialect"]> {
  let options = [
    Option<"numThreads", "num-threads", "unsigned", "0", "threads; 0 for OpenMP's default">
  ];
}
def ConvertOpenACCToSCFPass
    : _ConvertModule<"convert-openacc-to-scf", "conditions of acc", "scf",
                     ["scf::SCFDialect", "acc::OpenACCDialect"]>;

def ConvertAffineForToGPUPass
    : _ConvertFunction<"convert-affine-for-to-gpu", "nests of affine.for", "gpu.launch",
                       ["gpu::GPUDialect"]> {
  let options = [
    Option<"numBlockDims", "gpu-block-dims", "unsigned", "1u", "dimensions of blocks">,
    Option<"numThreadDims", "gpu-thread-dims", "unsigned", "1u", "dimensions of threads">
  ];
}
def ConvertParallelLoopToGpuPass
    : _Convert<"convert-parallel-loops-to-gpu", "scf.parallel with a mapping", "gpu.launch",
               ["affine::AffineDialect", "gpu::GPUDialect"]>;

def ConvertBufferizationToMemRefPass
    : _Convert<"convert-bufferization-to-memref", "bufferization", "memref",
               ["arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect",
                "func::FuncDialect"]>;
def ConvertLinalgToStandardPass
    : _ConvertModule<"convert-linalg-to-std", "linalg", "calls of functions",
                     ["func::FuncDialect", "memref::MemRefDialect"]>;
def ConvertTensorToLinalgPass
    : _ConvertModule<"convert-tensor-to-linalg", "tensor", "linalg",
                     ["arith::ArithDialect", "linalg::LinalgDialect"]>;
def ConvertShapeToStandardPass
    : _ConvertModule<"convert-shape-to-std", "shape", "arith, scf and tensor",
                     ["scf::SCFDialect"]>;
def ConvertShapeConstraintsPass
    : _Convert<"convert-shape-constraints", "constraints of shape", "assertions",
               ["cf::ControlFlowDialect", "scf::SCFDialect"]>;
def ConvertShardToMPIPass
    : _Convert<"convert-shard-to-mpi", "communication in shard", "mpi",
               ["affine::AffineDialect", "arith::ArithDialect", "memref::MemRefDialect",
                "mpi::MPIDialect", "scf::SCFDialect", "bufferization::BufferizationDialect"]>;
def ConvertPDLToPDLInterpPass
    : _ConvertModule<"convert-pdl-to-pdl-interp", "pdl", "pdl_interp",
                     ["pdl_interp::PDLInterpDialect"]>;

//===- From tosa ------------------------------------------------------------===//

def TosaToArithPass : _Convert<"tosa-to-arith", "tosa", "arith", ["arith::ArithDialect"]> {
  let options = [
    _Switch<"includeApplyRescale", "include-apply-rescale", "convert tosa.apply_rescale too">,
    _Switch<"use32Bit", "use-32-bit", "prefer operations of 32 bits">
  ];
}
def TosaToLinalg : _ConvertFunction<"tosa-to-linalg", "tosa", "linalg"> {
  let constructor = "tosa::createTosaToLinalg()";
  let options = [
    _Switch<"disableTosaDecompositions", "disable-tosa-decompositions",
            "do not split operations first">,
    _Switch<"aggressiveReduceConstant", "aggressive-reduce-constant",
            "fold all reductions of constants">
  ];
}
def TosaToLinalgNamed
    : _ConvertFunction<"tosa-to-linalg-named", "tosa", "named operations of linalg"> {
  let constructor = "tosa::createTosaToLinalgNamed()";
  let options = [
    _Switch<"preferConv2DKernelLayoutHWCF", "prefer-conv2d-kernel-layout-hwcf",
            "make conv_2d_nhwc_hwcf, not conv_2d_nhwc_fhwc">
  ];
}
def TosaToMLProgram
    : _ConvertModule<"tosa-to-mlprogram", "variables of tosa", "globals of ml_program",
                     ["ml_program::MLProgramDialect"]>;
// One string for two dialects: generated C++ reads the same.
def TosaToSCFPass
    : _Convert<"tosa-to-scf", "control flow of tosa", "scf",
               ["tensor::TensorDialect, scf::SCFDialect"]>;
def TosaToTensorPass
    : _Convert<"tosa-to-tensor", "tosa", "tensor", ["tensor::TensorDialect"]>;

//===- From vector and to vector units --------------------------------------===//

def ArithToArmSMEConversionPass
    : _Convert<"convert-arith-to-arm-sme", "arith", "arm_sme", ["arm_sme::ArmSMEDialect"]>;
def ConvertArmNeon2dToIntrPass
    : _Convert<"arm-neon-2d-to-intr", "operations of arm_neon on matrices", "intrinsics",
               ["arm_neon::ArmNeonDialect", "vector::VectorDialect"]>;
def ConvertArmSMEToSCFPass
    : _Convert<"convert-arm-sme-to-scf", "arm_sme", "scf",
               ["scf::SCFDialect", "arith::ArithDialect", "vector::VectorDialect",
                "arm_sme::ArmSMEDialect"]>;
def ConvertArmSMEToLLVM
    : _ConvertFunction<"convert-arm-sme-to-llvm", "arm_sme", "llvm",
                       ["arm_sme::ArmSMEDialect", "LLVM::LLVMDialect"]> {
  let constructor = "mlir::createConvertArmSMEToLLVMPass()";
  let options = [
    _Switch<"dumpTileLiveRanges", "dump-tile-live-ranges", "print where tiles are live">
  ];
}
def ConvertVectorToArmSMEPass
    : _Convert<"convert-vector-to-arm-sme", "vector", "arm_sme",
               ["arm_sme::ArmSMEDialect", "arm_sve::ArmSVEDialect"]>;
def ConvertVectorToAMX
    : _Convert<"convert-vector-to-amx", "vector", "amx",
               ["affine::AffineDialect", "amx::AMXDialect", "arith::ArithDialect",
                "memref::MemRefDialect", "scf::SCFDialect", "vector::VectorDialect"]>;
def ConvertVectorToXeGPU
    : _Convert<"convert-vector-to-xegpu", "vector", "xegpu",
               ["memref::MemRefDialect", "arith::ArithDialect", "vector::VectorDialect",
                "xegpu::XeGPUDialect"]>;
def ConvertVectorToGPU
    : _Convert<"convert-vector-to-gpu", "vector", "gpu",
               ["memref::MemRefDialect", "gpu::GPUDialect", "affine::AffineDialect",
                "vector::VectorDialect", "nvgpu::NVGPUDialect"]> {
  let constructor = "mlir::createConvertVectorToGPUPass()";
  let options = [_Switch<"useNvGpu", "use-nvgpu", "make operations of nvgpu">];
}
def ConvertVectorToSCF
    : _Convert<"convert-vector-to-scf", "vector", "scf",
               ["affine::AffineDialect", "memref::MemRefDialect", "scf::SCFDialect",
                "tensor::TensorDialect"]> {
  let constructor = "mlir::createConvertVectorToSCFPass()";
  let options = [
    _Switch<"fullUnroll", "full-unroll", "unroll transfers completely">,
    Option<"targetRank", "target-rank", "unsigned", "1", "rank of the transfers that remain">,
    _Switch<"lowerTensors", "lower-tensors", "convert transfers on tensors too">,
    _Switch<"lowerScalable", "lower-scalable", "convert scalable vectors too, to loops">
  ];
}

def ConvertVectorToLLVMPass : _Convert<"convert-vector-to-llvm", "vector", "llvm"> {
  let options = [
    _Switch<"reassociateFPReductions", "reassociate-fp-reductions",
            "reductions of floats may be reordered">,
    _Switch<"force32BitVectorIndices", "force-32bit-vector-indices",
            "indices into vectors fit into 32 bits", "true">,
    _Switch<"useVectorAlignment", "use-vector-alignment",
            "align accesses to the vector, not to its element">,
    _Switch<"amx", "enable-amx", "use amx">,
    _Switch<"armNeon", "enable-arm-neon", "use arm_neon">,
    _Switch<"armSVE", "enable-arm-sve", "use arm_sve">,
    _Switch<"armI8MM", "enable-arm-i8mm", "use instructions of FEAT_I8MM">,
    _Switch<"armBF16", "enable-arm-bf16", "use instructions of FEAT_BF16">,
    _Switch<"x86Vector", "enable-x86vector", "use x86vector">,
    Option<"vectorContractLowering", "vector-contract-lowering",
           "vector::VectorContractLowering", "vector::VectorContractLowering::Dot",
           VectorContractLoweringAttr.summary,
           _OptionValues<"::mlir::vector::VectorContractLowering",
                         [["Dot", "dot", "dot products"],
                          ["LLVMIntr", "llvmintr", "llvm.intr.matrix.multiply"],
                          ["OuterProduct", "outerproduct", "vector.outerproduct"],
                          ["ParallelArith", "parallelarith",
                           "elementwise operations, reductions unrolled"]]>.flags>,
    Option<"vectorTransposeLowering", "vector-transpose-lowering",
           "vector::VectorTransposeLowering", "vector::VectorTransposeLowering::EltWise",
           VectorTransposeLoweringAttr.summary,
           _OptionValues<"::mlir::vector::VectorTransposeLowering",
                         [["EltWise", "eltwise", "extracts and inserts of elements"],
                          ["LLVMIntr", "llvmintr", "llvm.intr.matrix.transpose"],
                          ["Shuffle1D", "shuffle1d", "one vector.shuffle"],
                          ["Shuffle16x16", "shuffle16x16",
                           "shuffles of 16x16 vectors"]]>.flags>
  ];
}

#endif // MLIR_CONVERSION_PASSES
