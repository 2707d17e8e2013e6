//===- The gpu dialect: types, address spaces, asynchronous operations ------===//

#ifndef MLIR_DIALECT_GPU_IR_GPUBASE_TD
#define MLIR_DIALECT_GPU_IR_GPUBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let summary = "kernels, their launch, and what they find on the device";
  let cppNamespace = "::mlir::gpu";
  let dependentDialects = ["arith::ArithDialect"];
  let discardableAttrs = (ins
    "::mlir::DenseI32ArrayAttr":$known_block_size,
    "::mlir::DenseI32ArrayAttr":$known_grid_size,
    "::mlir::DenseI32ArrayAttr":$known_cluster_size);
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

//===- Attributes -----------------------------------------------------------===//

class GPU_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

class GPU_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gpu";
}

class GPU_I32EnumAttr<string mnemonic, GPU_I32Enum enumInfo>
    : EnumAttr<GPU_Dialect, enumInfo, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

defset list<I32EnumAttrCase> _GPU_AddressSpaces = {
  def GPU_AddressSpaceGlobal : I32EnumAttrCase<"Global", 1, "global">;
  def GPU_AddressSpaceWorkgroup : I32EnumAttrCase<"Workgroup", 2, "workgroup">;
  def GPU_AddressSpacePrivate : I32EnumAttrCase<"Private", 3, "private">;
}
def GPU_AddressSpaceEnum : GPU_I32Enum<"AddressSpace", "GPU address space", _GPU_AddressSpaces>;
def GPU_AddressSpaceAttr : GPU_I32EnumAttr<"address_space", GPU_AddressSpaceEnum>;

//===- Types ----------------------------------------------------------------===//

def GPU_AsyncToken
    : DialectType<GPU_Dialect, CPred<"::llvm::isa<::mlir::gpu::AsyncTokenType>($_self)">,
                  "async token type">,
      BuildableType<"mlir::gpu::AsyncTokenType::get($_builder.getContext())">;

// A matrix spread over the threads of a subgroup.
def IsMMAMatrixTypePred : CPred<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self)">;
def GPU_MMAMatrix : DialectType<GPU_Dialect, IsMMAMatrixTypePred, "MMAMatrix type">;
class MMAMatrixOf<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, IsMMAMatrixTypePred,
                    "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()",
                    "gpu.mma_matrix", "::mlir::gpu::MMAMatrixType">;

// Memory that such a matrix is loaded from and stored to.
defvar _GPU_MMAElements = [I8, I32, F16, F32, F64];
def GPU_MMAMemRef
    : MemRefOf<!listconcat(_GPU_MMAElements, [VectorOfRankAndType<[1], _GPU_MMAElements>])>;

// Handles of the vendor's sparse library.
class GPU_SparseHandle<string typeStr, string description>
    : DialectType<GPU_Dialect, CPred<"llvm::isa<::mlir::gpu::" # typeStr # ">($_self)">,
                  description # " handle type">,
      BuildableType<"mlir::gpu::" # typeStr # "::get($_builder.getContext())">;
def GPU_SparseDnTensorHandle : GPU_SparseHandle<"SparseDnTensorHandleType", "dense tensor">;
def GPU_SparseSpGEMMOpHandle : GPU_SparseHandle<"SparseSpGEMMOpHandleType", "SpGEMM operation">;
def GPU_SparseSpMatHandle : GPU_SparseHandle<"SparseSpMatHandleType", "sparse matrix">;

//===- Asynchronous operations ----------------------------------------------===//

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> {
  let description = [{
    Runs on the device once all tokens among its operands are ready. With a token as
    result it returns at once; without one it waits for the device.
  }];
  let cppNamespace = "::mlir::gpu";
  let methods = [
    InterfaceMethod<"The tokens to wait for.",
      "OperandRange", "getAsyncDependencies", (ins), "",
      "return cast<ConcreteOp>(this->getOperation()).getAsyncDependencies();">,
    InterfaceMethod<"Waits for one more token.",
      "void", "addAsyncDependency", (ins "Value":$token), "",
      [{
        if (!::llvm::is_contained(this->getAsyncDependencies(), token))
          ::mlir::gpu::addAsyncDependency(this->getOperation(), token);
      }]>,
    InterfaceMethod<"The resulting token, if any.", "Value", "getAsyncToken">
  ];
}

#endif // MLIR_DIALECT_GPU_IR_GPUBASE_TD
