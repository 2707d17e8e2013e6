//===- The spirv dialect: atomic operations ---------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVATOMICOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVATOMICOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PointeeTypeMatchTrait<string pointer, string name>
    : TypesMatchWith<"`" # name # "` type matches pointee type of `" # pointer # "`", pointer, name,
                     "llvm::cast<PointerType>($_self).getPointeeType()">;

// Operations on the value at a pointer, whose result is the value that was there before.

class SPIRV_AtomicUpdateOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [PointeeTypeMatchTrait<"pointer", "result">]> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$semantics);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
  let hasCustomAssemblyFormat = 0;
}

class SPIRV_AtomicUpdateWithValueOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [PointeeTypeMatchTrait<"pointer", "value">,
                                   PointeeTypeMatchTrait<"pointer", "result">]> {
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$semantics, SPIRV_Integer:$value);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
  let hasCustomAssemblyFormat = 0;
}

class _CompareExchange<string mnemonic>
    : SPIRV_Op<mnemonic, [PointeeTypeMatchTrait<"pointer", "result">,
                          PointeeTypeMatchTrait<"pointer", "value">,
                          PointeeTypeMatchTrait<"pointer", "comparator">]> {
  let summary = "value replaced if it equals another";
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$equal_semantics,
                       SPIRV_MemorySemanticsAttr:$unequal_semantics, SPIRV_Integer:$value,
                       SPIRV_Integer:$comparator);
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` "
      "type($pointer)";
  let hasCustomAssemblyFormat = 0;
  let hasVerifier = 0;
}

foreach row = [["IIncrement", "1 added"], ["IDecrement", "1 subtracted"]] in
  def "SPIRV_Atomic" # !head(row) # "Op" : SPIRV_AtomicUpdateOp<"Atomic" # row[0]> {
    let summary = row[1];
  }

foreach row = [
  ["IAdd", "integer added"], ["ISub", "integer subtracted"], ["And", "bits cleared outside a mask"],
  ["Or", "bits of a mask set"], ["Xor", "bits of a mask flipped"],
  ["SMax", "replacement by a larger signed integer"], ["SMin", "replacement by a smaller signed integer"],
  ["UMax", "replacement by a larger unsigned integer"],
  ["UMin", "replacement by a smaller unsigned integer"]
] in
  def "SPIRV_Atomic" # !head(row) # "Op"
      : SPIRV_AtomicUpdateWithValueOp<"Atomic" # row[0],
                                      !if(!eq(!substr(row[0], 0, 1), "U"), [UnsignedOp], []<Trait>)> {
    let summary = row[1];
  }

def SPIRV_AtomicCompareExchangeOp : _CompareExchange<"AtomicCompareExchange">;
def SPIRV_AtomicCompareExchangeWeakOp : _CompareExchange<"AtomicCompareExchangeWeak"> {
  let availability = _Needs<[SPIRV_C_Kernel], [], SPIRV_V_1_0, SPIRV_V_1_3>.all;
}

def SPIRV_AtomicExchangeOp
    : SPIRV_Op<"AtomicExchange", [PointeeTypeMatchTrait<"pointer", "value">,
                                  PointeeTypeMatchTrait<"pointer", "result">]> {
  let summary = "value replaced";
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$semantics, SPIRV_Numerical:$value);
  let results = (outs SPIRV_Numerical:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
  let hasCustomAssemblyFormat = 0;
  let hasVerifier = 0;
}

def SPIRV_EXTAtomicFAddOp
    : SPIRV_ExtVendorOp<"AtomicFAdd", [PointeeTypeMatchTrait<"pointer", "result">,
                                       PointeeTypeMatchTrait<"pointer", "value">]> {
  let summary = "float added";
  let availability = _Needs<
      [SPIRV_C_AtomicFloat16AddEXT, SPIRV_C_AtomicFloat32AddEXT, SPIRV_C_AtomicFloat64AddEXT],
      [SPV_EXT_shader_atomic_float_add]>.all;
  let arguments = (ins SPIRV_AnyPtr:$pointer, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$semantics, SPIRV_Float:$value);
  let results = (outs SPIRV_Float:$result);
  let assemblyFormat = "$memory_scope $semantics operands attr-dict `:` type($pointer)";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVATOMICOPS_TD
