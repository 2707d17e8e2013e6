//===- The spirv dialect: graphs of operations on tensors -------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVGRAPHOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVGRAPHOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

class SPIRV_GraphARMOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_ArmVendorOp<mnemonic, traits> {
  let availability = _Needs<[SPIRV_C_GraphARM], [SPV_ARM_graph, SPV_ARM_tensors]>.all;
}

def InGraphScope
    : PredOpTrait<"op must appear in a spirv.ARM.Graph op's block",
                  CPred<"isNestedInGraphARMOpInterface($_op.getParentOp())">>;

let autogenSerialization = 0 in {

def SPIRV_GraphARMOp : SPIRV_GraphARMOp<"Graph", [
    AutomaticAllocationScope, DeclareOpInterfaceMethods<CallableOpInterface>, FunctionOpInterface,
    InModuleScope, IsolatedFromAbove]> {
  let summary = "graph";
  let arguments = (ins TypeAttrOf<GraphType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, OptionalAttr<BoolAttr>:$entry_point,
                       StrAttr:$sym_name);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "GraphType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"bool", "false">:$entry_point)>
  ];
  let hasOpcode = 0;
  let hasVerifier = 0;
}

def SPIRV_GraphConstantARMOp
    : SPIRV_GraphARMOp<"GraphConstant", [InGraphScope, Pure, ConstantLike]> {
  let summary = "constant tensor, by number";
  let arguments = (ins I32Attr:$graph_constant_id);
  let results = (outs SPIRV_AnyTensorArm:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
  let hasVerifier = 0;
}

def SPIRV_GraphEntryPointARMOp : SPIRV_GraphARMOp<"GraphEntryPoint", [InModuleScope]> {
  let summary = "graph that can be started from outside, with its variables";
  let arguments = (ins FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let builders = [
    OpBuilder<(ins "spirv::GraphARMOp":$graph, "ArrayRef<Attribute>":$interfaceVars)>
  ];
  let hasVerifier = 0;
}

def SPIRV_GraphOutputsARMOp
    : SPIRV_GraphARMOp<"GraphOutputs", [InGraphScope, Pure, Terminator]> {
  let summary = "end of a graph with its results";
  let arguments = (ins Variadic<SPIRV_AnyTensorArm>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasOpcode = 0;
}

} // autogenSerialization

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVGRAPHOPS_TD
