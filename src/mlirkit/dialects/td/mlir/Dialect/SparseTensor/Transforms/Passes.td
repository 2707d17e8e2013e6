//===- The sparse_tensor dialect: passes ------------------------------------===//

#ifndef MLIR_DIALECT_SPARSETENSOR_TRANSFORMS_PASSES_TD
#define MLIR_DIALECT_SPARSETENSOR_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// The C++ class of a dialect.
class _DialectClass<string dialect> {
  string name = dialect # "::" # !cond(!eq(dialect, "gpu") : "GPU",
                                       !eq(dialect, "memref") : "MemRef",
                                       !eq(dialect, "scf") : "SCF",
                                       !eq(dialect, "sparse_tensor") : "SparseTensor",
                                       true : !toupper(!substr(dialect, 0, 1))
                                              # !substr(dialect, 1)) # "Dialect";
}

// Made by `create<creator>`; `dialects` are those it may make operations of.
class _SparsePass<string argument, string creator, list<string> dialects, string what,
                  string operation = "ModuleOp">
    : Pass<argument, operation> {
  let summary = what;
  let constructor = "mlir::create" # creator # "()";
  let dependentDialects = !foreach(dialect, dialects, _DialectClass<dialect>.name);
}

//===- Options of several passes --------------------------------------------===//

class _BoolOption<string name, string text, string value, string what>
    : Option<name, text, "bool", value, what>;

defvar _RuntimeLibrary = _BoolOption<"enableRuntimeLibrary", "enable-runtime-library", "true",
                                     "Call the runtime library">;
defvar _Initialization =
    _BoolOption<"enableBufferInitialization", "enable-buffer-initialization", "false",
                "Fill buffers with zeros">;
defvar _Vectors = [
  Option<"vectorLength", "vl", "int32_t", "0", "Length of vectors; 0 for none">,
  _BoolOption<"enableVLAVectorization", "enable-vla-vectorization", "false",
              "Scalable vectors">,
  _BoolOption<"enableSIMDIndex32", "enable-simd-index32", "false",
              "Indices of 32 bits in vectors">
];

// A choice among the cases of a C++ enum in `mlir`: enumerators and words.
class _ChoiceOption<string name, string text, string enum, list<list<string>> cases,
                    string what>
    : Option<name, text, "mlir::" # enum, "mlir::" # enum # "::" # cases[0][0], what,
             "llvm::cl::values("
             # !interleave(!foreach(case, cases, "clEnumValN(mlir::" # enum # "::" # case[0]
                                                 # ", \"" # case[1] # "\", \"\")"), ", ")
             # ")">;

defvar _Parallelization =
    _ChoiceOption<"parallelization", "parallelization-strategy", "SparseParallelizationStrategy",
                  [["kNone", "none"], ["kDenseOuterLoop", "dense-outer-loop"],
                   ["kAnyStorageOuterLoop", "any-storage-outer-loop"],
                   ["kDenseAnyLoop", "dense-any-loop"],
                   ["kAnyStorageAnyLoop", "any-storage-any-loop"]],
                  "Loops that become parallel">;
defvar _EmitStrategy =
    _ChoiceOption<"sparseEmitStrategy", "sparse-emit-strategy", "SparseEmitStrategy",
                  [["kFunctional", "functional"], ["kSparseIterator", "sparse-iterator"],
                   ["kDebugInterface", "debug-interface"]],
                  "What loops are made of">;

//===- Before loops ---------------------------------------------------------===//

def SparseAssembler
    : _SparsePass<"sparse-assembler", "SparseAssembler",
                  ["bufferization", "sparse_tensor", "tensor"],
                  "passes sparse tensors at the border as their levels and values"> {
  let options = [_BoolOption<"directOut", "direct-out", "false", "Return buffers as they are">];
}
def SparseReinterpretMap
    : _SparsePass<"sparse-reinterpret-map", "SparseReinterpretMapPass",
                  ["affine", "linalg", "sparse_tensor"],
                  "replaces dimensions of sparse tensors by levels"> {
  let options = [
    _ChoiceOption<"scope", "scope", "ReinterpretMapScope",
                  [["kAll", "all"], ["kGenericOnly", "only-generic"],
                   ["kExceptGeneric", "except-generic"]],
                  "Operations to rewrite">,
    _ChoiceOption<"loopOrderingStrategy", "loop-ordering-strategy",
                  "sparse_tensor::LoopOrderingStrategy",
                  [["kDefault", "default"], ["kDenseOuter", "dense-outer"]],
                  "Order of loops">
  ];
}
def PreSparsificationRewrite
    : _SparsePass<"pre-sparsification-rewrite", "PreSparsificationRewritePass",
                  ["arith", "bufferization", "linalg", "memref", "scf", "sparse_tensor"],
                  "rewrites operations so that loops can be made">;
def StageSparseOperations
    : _SparsePass<"stage-sparse-ops", "StageSparseOperationsPass", ["sparse_tensor"],
                  "makes unsorted tensors first and sorts them then", "func::FuncOp">;

//===- Loops ----------------------------------------------------------------===//

def SparsificationPass
    : _SparsePass<"sparsification", "SparsificationPass",
                  ["affine", "arith", "bufferization", "LLVM", "linalg", "memref", "scf",
                   "sparse_tensor"],
                  "operations on sparse tensors to loops over what is stored"> {
  let options = [_Parallelization, _EmitStrategy, _RuntimeLibrary];
}
def LowerSparseOpsToForeach
    : _SparsePass<"lower-sparse-ops-to-foreach", "LowerSparseOpsToForeachPass",
                  ["affine", "arith", "bufferization", "linalg", "memref", "scf",
                   "sparse_tensor"],
                  "operations on whole tensors to sparse_tensor.foreach"> {
  let options = [_RuntimeLibrary,
                 _BoolOption<"enableConvert", "enable-convert", "true", "Also conversions">];
}
def LowerForeachToSCF
    : _SparsePass<"lower-sparse-foreach-to-scf", "LowerForeachToSCFPass",
                  ["memref", "scf", "sparse_tensor"], "sparse_tensor.foreach to loops of scf",
                  "func::FuncOp">;
def SparseSpaceCollapse
    : _SparsePass<"sparse-space-collapse", "SparseSpaceCollapsePass", ["sparse_tensor"],
                  "joins nested iterations over levels", "func::FuncOp">;
def LowerSparseIterationToSCF
    : _SparsePass<"lower-sparse-iteration-to-scf", "LowerSparseIterationToSCFPass",
                  ["memref", "scf", "sparse_tensor"],
                  "sparse_tensor.iterate and coiterate to loops of scf", "func::FuncOp">;
def SparseVectorization
    : _SparsePass<"sparse-vectorization", "SparseVectorizationPass",
                  ["arith", "memref", "scf", "sparse_tensor", "vector"],
                  "loops over what is stored to vectors"> {
  let options = _Vectors;
}
def SparseGPUCodegen
    : _SparsePass<"sparse-gpu-codegen", "SparseGPUCodegenPass",
                  ["arith", "bufferization", "gpu", "linalg", "memref", "scf", "sparse_tensor"],
                  "loops and operations to a GPU"> {
  let options = [Option<"numThreads", "num-threads", "int32_t", "1024", "Number of threads">,
                 _RuntimeLibrary];
}

//===- Storage --------------------------------------------------------------===//

def SparseTensorConversionPass
    : _SparsePass<"sparse-tensor-conversion", "SparseTensorConversionPass",
                  ["arith", "bufferization", "LLVM", "linalg", "memref", "scf",
                   "sparse_tensor"],
                  "sparse tensors to calls of the runtime library">;
def SparseTensorCodegen
    : _SparsePass<"sparse-tensor-codegen", "SparseTensorCodegenPass",
                  ["arith", "bufferization", "linalg", "memref", "scf", "sparse_tensor"],
                  "sparse tensors to buffers"> {
  let options = [_Initialization,
                 _BoolOption<"createSparseDeallocs", "create-sparse-deallocs", "true",
                             "Free temporary buffers">];
}
def SparseBufferRewrite
    : _SparsePass<"sparse-buffer-rewrite", "SparseBufferRewritePass",
                  ["arith", "linalg", "memref", "scf", "sparse_tensor"],
                  "operations on buffers to simpler ones"> {
  let options = [_Initialization];
}
def StorageSpecifierToLLVM
    : _SparsePass<"sparse-storage-specifier-to-llvm", "StorageSpecifierToLLVMPass",
                  ["arith", "LLVM", "sparse_tensor"], "storage specifiers to structures of llvm">;

//===- All at once ----------------------------------------------------------===//

def SparsificationAndBufferization
    : _SparsePass<"sparsification-and-bufferization", "SparsificationAndBufferizationPass",
                  ["affine", "arith", "bufferization", "gpu", "LLVM", "linalg", "memref", "scf",
                   "sparse_tensor", "vector"],
                  "sparse tensors to loops and buffers, other tensors to buffers"> {
  let options = _Vectors # [_BoolOption<"enableGPULibgen", "enable-gpu-libgen", "false",
                                        "Call libraries for GPUs">,
                            _EmitStrategy, _Parallelization];
}

#endif // MLIR_DIALECT_SPARSETENSOR_TRANSFORMS_PASSES_TD
