//===- VCIXOps.td - The vcix dialect: coprocessors of SiFive's RISC-V -*- tablegen -*-===//

#ifndef MLIRKIT_VCIX_OPS
#define MLIRKIT_VCIX_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

def VCIX_Dialect : Dialect {
  let name = "vcix";
  let summary = "instructions of coprocessors on vectors (SiFive's VCIX)";
  let cppNamespace = "::mlir::vcix";
  let dependentDialects = ["LLVM::LLVMDialect"];
}

def VCIX_VectorOrScalar : AnyTypeOf<[LLVM_AnyVector, I<64>, I<32>, F<16>, F<32>, F<64>]>;
def VCIX_OpcodeAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def VCIX_Register : AnyTypeOf<[I32, I64]>;
def VCIX_ImmAttr : AnyAttrOf<[I32Attr, I64Attr]>;
def VCIX_VL : AnyTypeOf<[I<64>, I<32>]>;

class VCIX_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<VCIX_Dialect, mnemonic, traits>;

// Operations on scalable vectors say in `vl` how many elements count.
def VCIX_BinaryImmOp : VCIX_Op<"v.iv"> {
  let summary = "instruction on a vector and a constant";
  let arguments = (ins VCIX_OpcodeAttr:$opcode, LLVM_AnyVector:$vs2, VCIX_ImmAttr:$imm,
                       Optional<VCIX_VL>:$vl);
  let results = (outs LLVM_AnyVector:$res);
}
def VCIX_BinaryOp : VCIX_Op<"v.sv"> {
  let summary = "instruction on a vector and a vector or scalar";
  let arguments = (ins VCIX_OpcodeAttr:$opcode, LLVM_AnyVector:$vs2, VCIX_VectorOrScalar:$op,
                       Optional<VCIX_VL>:$vl);
  let results = (outs LLVM_AnyVector:$res);
}

#endif // MLIRKIT_VCIX_OPS
