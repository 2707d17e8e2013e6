//===- ops.td - Operations of the mpmd dialect ------------------*- tablegen -*-===//

#ifndef MLIRKIT_MPMD_OPS
#define MLIRKIT_MPMD_OPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "shardy/dialect/mpmd/ir/attrs.td"
include "shardy/dialect/sdy/ir/attrs.td"
include "shardy/dialect/sdy/ir/op_interface.td"
include "stablehlo/dialect/Base.td"

def MeshTensorOrToken : AnyTypeOf<[Mpmd_MeshTensorType, HLO_Token]>;
def LocalOrMeshTensor : AnyTypeOf<[AnyTensor, Mpmd_MeshTensorType]>;
def Mpmd_Origins : TypedArrayAttrBase<Mpmd_UserOrigin, "array of origin infos">;

class Mpmd_Op<string mnemonic, string text, list<Trait> traits = []> : Op<Mpmd_Dialect, mnemonic, traits> {
  let summary = text;
}

class Mpmd_RegionOp<string mnemonic, string text, list<Trait> traits>
    : Mpmd_Op<mnemonic, text, !listconcat(traits, [
        SingleBlockImplicitTerminator<"ReturnOp">, RecursiveMemoryEffects, RecursivelySpeculatable])> {
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReturnOp : Mpmd_Op<"return", "Terminates the regions of mpmd's operations", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict $results (`:` type($results)^)?";
}

def NamedComputationOp : Mpmd_RegionOp<"named_computation", "named scope operation", [IsolatedFromAbove]> {
  let arguments = (ins Variadic<HLO_TensorOrToken>:$tensors, Mpmd_UserOrigin:$origin);
  let results = (outs Variadic<HLO_TensorOrToken>:$results);
}

def NamedTensorOp
    : Mpmd_Op<"named_tensor", "Assign a tensor to a mesh", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$tensor, StrAttr:$name);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$tensor `name` `` `=` `` $name attr-dict `:` type($result)";
}

def FragmentOp : Mpmd_RegionOp<"fragment", "fragment operation",
    [IsolatedFromAbove, ParentOneOf<["::mlir::func::FuncOp", "ForOp"]>,
     Sdy_ShardableDataFlowOpInterface]> {
  let arguments = (ins
    Variadic<MeshTensorOrToken>:$inputs,
    Mpmd_Origins:$origin,
    StrAttr:$mesh_name,
    OptionalAttr<I64Attr>:$stage_id,
    OptionalAttr<Sdy_TensorShardingPerValue>:$in_shardings,
    OptionalAttr<Sdy_TensorShardingPerValue>:$out_shardings
  );
  let results = (outs Variadic<MeshTensorOrToken>:$results);
}

def FragmentCallOp : Mpmd_Op<"fragment_call", "fragment call operation",
    [HasParent<"::mlir::func::FuncOp">, CallOpInterface, MemRefsNormalizable]> {
  let arguments = (ins
    Variadic<Mpmd_MeshTensorType>:$tensors,
    Mpmd_Origins:$origin,
    StrAttr:$mesh_name,
    FlatSymbolRefAttr:$callee
  );
  let results = (outs Variadic<Mpmd_MeshTensorType>);
  let hasCustomAssemblyFormat = 1;
}

def TransferOp : Mpmd_Op<"transfer", "transfer operation", [Pure, HasParent<"::mlir::func::FuncOp">]> {
  let arguments = (ins Mpmd_MeshTensorType:$tensor);
  let results = (outs Mpmd_MeshTensorType:$result);
  let assemblyFormat = "attr-dict $tensor `:` functional-type(operands, results)";
}

def AssignOp : Mpmd_Op<"assign", "assign operation", [Pure, HasParent<"::mlir::func::FuncOp, ForOp">]> {
  let arguments = (ins AnyTensor:$tensor, OptionalAttr<StrAttr>:$origin);
  let results = (outs Mpmd_MeshTensorType:$result);
  let assemblyFormat = "attr-dict $tensor `:` functional-type(operands, results)";
}

def UnassignOp : Mpmd_Op<"unassign", "unassign operation",
    [Pure, HasParent<"::mlir::func::FuncOp, ForOp">, InferTensorType]> {
  let arguments = (ins Mpmd_MeshTensorType:$tensor, OptionalAttr<StrAttr>:$origin);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "attr-dict $tensor `:` functional-type(operands, results)";
}

def CallOp : Mpmd_Op<"call", "MPMD specific call function", [CallOpInterface]> {
  let arguments = (ins Variadic<LocalOrMeshTensor>:$tensors, FlatSymbolRefAttr:$callee);
  let results = (outs Variadic<LocalOrMeshTensor>);
  let assemblyFormat = "$callee `(` $tensors `)` attr-dict `:` functional-type(operands, results)";
}

// The last argument of the body is the number of the iteration.
def ForOp : Mpmd_RegionOp<"for", "For operator",
    [HLO_PairwiseSameOperandAndResultType, OpAsmOpInterface, Sdy_ShardableDataFlowOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$tensors, UI32Attr:$iterations, OptionalAttr<UI32Attr>:$unroll_factor);
  let results = (outs Variadic<AnyType>:$results);
}

def BroadcastOp : Mpmd_Op<"broadcast", "broadcast operation", [SameOperandsAndResultType, Pure]> {
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "attr-dict $tensor `:` type($tensor)";
}

def ReduceOp : Mpmd_Op<"reduce", "cross-mesh reduce operation", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins
    Variadic<AnyTensor>:$tensors,
    DefaultValuedAttr<Mpmd_Reduction, "ReductionType::kNone">:$reduction
  );
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "`` $reduction attr-dict $tensors `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
