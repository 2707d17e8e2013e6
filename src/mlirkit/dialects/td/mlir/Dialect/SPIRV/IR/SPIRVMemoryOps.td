//===- The spirv dialect: memory --------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVMEMORYOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVMEMORYOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_VariableOp : SPIRV_Op<"Variable"> {
  let summary = "memory for a value";
  let arguments = (ins SPIRV_StorageClassAttr:$storage_class, Optional<AnyType>:$initializer);
  let results = (outs SPIRV_AnyPtr:$pointer);
}

//===- Loads and stores -----------------------------------------------------===//

// With hints to the access, and the alignment if they ask for it.
class _Access<string mnemonic, string text, dag operands, dag more = (ins)>
    : SPIRV_Op<mnemonic, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = text;
  let arguments = !con(operands, (ins OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_access,
                                      OptionalAttr<IntValidAlignment<I32Attr>>:$alignment), more);
}

def SPIRV_LoadOp : _Access<"Load", "value read through a pointer", (ins SPIRV_AnyPtr:$ptr)> {
  let results = (outs SPIRV_Type:$value);
  let builders = [
    OpBuilder<(ins "Value":$basePtr, CArg<"MemoryAccessAttr", "{}">:$memory_access,
                   CArg<"IntegerAttr", "{}">:$alignment)>
  ];
}

def SPIRV_StoreOp
    : _Access<"Store", "write through a pointer", (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value)> {
  let builders = [
    OpBuilder<(ins "Value":$ptr, "Value":$value,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$namedAttrs), [{
      $_state.addOperands({ptr, value});
      $_state.addAttributes(namedAttrs);
    }]>
  ];
}

def SPIRV_CopyMemoryOp
    : _Access<"CopyMemory", "copy of what one pointer points to, to another",
              (ins SPIRV_AnyPtr:$target, SPIRV_AnyPtr:$source),
              (ins OptionalAttr<SPIRV_MemoryAccessAttr>:$source_memory_access,
                   OptionalAttr<IntValidAlignment<I32Attr>>:$source_alignment)> {
  let autogenSerialization = 0;
}

//===- Pointers -------------------------------------------------------------===//

let hasCustomAssemblyFormat = 0 in {

def SPIRV_AccessChainOp : SPIRV_Op<"AccessChain", [Pure]> {
  let summary = "pointer to a part of a composite";
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$component_ptr);
  let assemblyFormat = "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` "
      "type($indices) `->` type(results)";
  let builders = [OpBuilder<(ins "Value":$basePtr, "ValueRange":$indices)>];
  let hasCanonicalizer = 1;
}

class _PtrAccessChain<string mnemonic, string text, list<I32EnumAttrCase> capabilities>
    : SPIRV_Op<mnemonic, [Pure]> {
  let summary = text;
  let availability = _Needs<capabilities>.all;
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, SPIRV_Integer:$element,
                       Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` "
      "type($element) (`,` type($indices)^)? `->` type($result)";
  let builders = [
    OpBuilder<(ins "Value":$basePtr, "Value":$element, "ValueRange":$indices)>
  ];
}
def SPIRV_PtrAccessChainOp
    : _PtrAccessChain<"PtrAccessChain", "pointer to a part of a composite among several",
                      [SPIRV_C_Addresses, SPIRV_C_PhysicalStorageBufferAddresses,
                       SPIRV_C_VariablePointers, SPIRV_C_VariablePointersStorageBuffer]>;
def SPIRV_InBoundsPtrAccessChainOp
    : _PtrAccessChain<"InBoundsPtrAccessChain",
                      "pointer to a part of a composite among several, which exists",
                      [SPIRV_C_Addresses]>;

} // hasCustomAssemblyFormat

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVMEMORYOPS_TD
