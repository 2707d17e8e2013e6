//===- The spirv dialect: modules and what stands in them -------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVSTRUCTUREOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVSTRUCTUREOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.td"
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The binary form has most of these as several instructions.
let autogenSerialization = 0 in {

//===- Entry points, with instructions of their own --------------------------===//

def SPIRV_EntryPointOp : SPIRV_Op<"EntryPoint", [InModuleScope]> {
  let summary = "function that can be started from outside, with its variables";
  let arguments = (ins SPIRV_ExecutionModelAttr:$execution_model, FlatSymbolRefAttr:$fn,
                       SymbolRefArrayAttr:$interface);
  let builders = [
    OpBuilder<(ins "spirv::ExecutionModel":$executionModel, "spirv::FuncOp":$function,
                   "ArrayRef<Attribute>":$interfaceVars)>
  ];
}

def SPIRV_ExecutionModeOp : SPIRV_Op<"ExecutionMode", [InModuleScope]> {
  let summary = "mode in which an entry point runs";
  let arguments = (ins FlatSymbolRefAttr:$fn, SPIRV_ExecutionModeAttr:$execution_mode,
                       I32ArrayAttr:$values);
  let builders = [
    OpBuilder<(ins "spirv::FuncOp":$function, "spirv::ExecutionMode":$executionMode,
                   "ArrayRef<int32_t>":$params)>
  ];
  let hasVerifier = 0;
}

//===- Composites of equal parts --------------------------------------------===//

let availability =
    _Needs<[SPIRV_C_ReplicatedCompositesEXT], [SPV_EXT_replicated_composites]>.all in {

def SPIRV_EXTConstantCompositeReplicateOp
    : SPIRV_ExtVendorOp<"ConstantCompositeReplicate", [Pure]> {
  let summary = "constant composite of equal parts";
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Composite:$replicated_constant);
  let assemblyFormat = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict";
}

def SPIRV_EXTSpecConstantCompositeReplicateOp
    : SPIRV_ExtVendorOp<"SpecConstantCompositeReplicate", [InModuleScope, Symbol]> {
  let summary = "specialization constant that is a composite of equal parts";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefAttr:$constituent);
}

} // availability

let hasOpcode = 0 in {

//===- Modules and functions ------------------------------------------------===//

def SPIRV_ModuleOp : SPIRV_Op<"module", [
    IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable, Symbol]> {
  let summary = "module";
  let arguments = (ins SPIRV_AddressingModelAttr:$addressing_model,
                       SPIRV_MemoryModelAttr:$memory_model,
                       OptionalAttr<SPIRV_VerCapExtAttr>:$vce_triple,
                       OptionalAttr<StrAttr>:$sym_name);
  let regions = (region AnyRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "std::nullopt">:$name)>,
    OpBuilder<(ins "spirv::AddressingModel":$addressing_model, "spirv::MemoryModel":$memory_model,
                   CArg<"std::optional<spirv::VerCapExtAttr>", "std::nullopt">:$vce_triple,
                   CArg<"std::optional<StringRef>", "std::nullopt">:$name)>
  ];
  let extraClassDeclaration = [{
    bool isOptionalSymbol() { return true; }
    std::optional<StringRef> getName() { return getSymName(); }
    static StringRef getVCETripleAttrName() { return "vce_triple"; }
  }];
  let hasVerifier = 0;
  let hasRegionVerifier = 1;
}

def SPIRV_FuncOp : SPIRV_Op<"func", [
    AutomaticAllocationScope, FunctionOpInterface, InModuleScope, IsolatedFromAbove]> {
  let summary = "function";
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, StrAttr:$sym_name,
                       SPIRV_FunctionControlAttr:$function_control,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"spirv::FunctionControl", "spirv::FunctionControl::None">:$control,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = [{
    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }
    Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
  }];
  let hasVerifier = 0;
}

//===- Variables ------------------------------------------------------------===//

def SPIRV_GlobalVariableOp : SPIRV_Op<"GlobalVariable", [InModuleScope, Symbol]> {
  let summary = "variable of a module";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name,
                       OptionalAttr<FlatSymbolRefAttr>:$initializer,
                       OptionalAttr<I32Attr>:$location, OptionalAttr<I32Attr>:$binding,
                       OptionalAttr<I32Attr>:$descriptor_set, OptionalAttr<StrAttr>:$built_in,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let builders = [
    OpBuilder<(ins "TypeAttr":$type, "StringAttr":$sym_name,
                   CArg<"FlatSymbolRefAttr", "nullptr">:$initializer), [{
      $_state.addAttribute(getTypeAttrName($_state.name), type);
      $_state.addAttribute(getSymNameAttrName($_state.name), sym_name);
      if (initializer)
        $_state.addAttribute(getInitializerAttrName($_state.name), initializer);
    }]>,
    OpBuilder<(ins "TypeAttr":$type, "ArrayRef<NamedAttribute>":$namedAttrs), [{
      $_state.addAttribute(getTypeAttrName($_state.name), type);
      $_state.addAttributes(namedAttrs);
    }]>,
    OpBuilder<(ins "Type":$type, "StringRef":$name, "unsigned":$descriptorSet,
                   "unsigned":$binding)>,
    OpBuilder<(ins "Type":$type, "StringRef":$name, "spirv::BuiltIn":$builtin)>,
    OpBuilder<(ins "Type":$type, "StringRef":$sym_name,
                   CArg<"FlatSymbolRefAttr", "{}">:$initializer), [{
      build($_builder, $_state, TypeAttr::get(type), $_builder.getStringAttr(sym_name),
            initializer);
    }]>
  ];
}

def SPIRV_AddressOfOp : SPIRV_Op<"mlir.addressof", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, InFunctionScope, Pure]> {
  let summary = "pointer to a variable of the module";
  let arguments = (ins FlatSymbolRefAttr:$variable);
  let results = (outs SPIRV_AnyPtr:$pointer);
  let assemblyFormat = "$variable attr-dict `:` type($pointer)";
  let builders = [OpBuilder<(ins "spirv::GlobalVariableOp":$var)>];
}

//===- Constants ------------------------------------------------------------===//

def SPIRV_ConstantOp : SPIRV_Op<"Constant", [
    ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure]> {
  let summary = "constant";
  let arguments = (ins AnyAttr:$value);
  let results = (outs SPIRV_Type:$constant);
  let hasFolder = 1;
}

// Specialization constants can be given other values when a pipeline is made.

def SPIRV_SpecConstantOp : SPIRV_Op<"SpecConstant", [InModuleScope, Symbol]> {
  let summary = "specialization constant with its default value";
  let arguments = (ins StrAttr:$sym_name, TypedAttrInterface:$default_value);
}

def SPIRV_SpecConstantCompositeOp : SPIRV_Op<"SpecConstantComposite", [InModuleScope, Symbol]> {
  let summary = "specialization constant that is a composite of others";
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, SymbolRefArrayAttr:$constituents);
}

def SPIRV_ReferenceOfOp : SPIRV_Op<"mlir.referenceof", [Pure]> {
  let summary = "value of a specialization constant";
  let arguments = (ins FlatSymbolRefAttr:$spec_const);
  let results = (outs SPIRV_Type:$reference);
  let assemblyFormat = "$spec_const attr-dict `:` type($reference)";
}

let hasVerifier = 0 in {

def SPIRV_SpecConstantOperationOp : SPIRV_Op<"SpecConstantOperation", [
    Pure, InFunctionScope, SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "result of an operation on specialization constants";
  let results = (outs AnyType:$result);
  let regions = (region SizedRegion<1>:$body);
  let hasRegionVerifier = 1;
}

def SPIRV_YieldOp
    : SPIRV_Op<"mlir.yield", [HasParent<"SpecConstantOperationOp">, Pure, Terminator]> {
  let summary = "end of the region of such an operation with its result";
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "attr-dict $operand `:` type($operand)";
}

} // hasVerifier

} // hasOpcode

} // autogenSerialization

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVSTRUCTUREOPS_TD
