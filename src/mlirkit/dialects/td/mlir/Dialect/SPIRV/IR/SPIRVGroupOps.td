//===- The spirv dialect: operations of groups in uniform control flow ------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVGROUPOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVGROUPOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Reductions and scans -------------------------------------------------===//

// Rows of the end of the mnemonic and the result; the mnemonic begins with what the number is.
defvar _groupRows = [
  ["FAdd", "sum of floats"], ["FMin", "smallest float"], ["FMax", "largest float"],
  ["IAdd", "sum of integers"], ["SMin", "smallest signed integer"], ["SMax", "largest signed integer"],
  ["UMin", "smallest unsigned integer"], ["UMax", "largest unsigned integer"]
];
defvar _productRows = [["FMul", "product of floats"], ["IMul", "product of integers"]];

class _GroupOperands<string mnemonic> {
  defvar type = !if(!eq(!substr(mnemonic, 0, 1), "F"), SPIRV_Float, SPIRV_Integer);
  dag arguments = (ins SPIRV_ScopeAttr:$execution_scope,
                       SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<type>:$x);
  dag results = (outs SPIRV_ScalarOrVectorOf<type>:$result);
}

let assemblyFormat = "$execution_scope $group_operation operands attr-dict `:` type($x)" in {

foreach row = _groupRows in
  def "SPIRV_Group" # !head(row) # "Op"
      : SPIRV_Op<"Group" # row[0], [Pure, AllTypesMatch<["x", "result"]>]> {
    let summary = row[1] # " of a group";
    let availability = _Needs<[SPIRV_C_Groups]>.all;
    let arguments = _GroupOperands<row[0]>.arguments;
    let results = _GroupOperands<row[0]>.results;
  }

foreach row = _productRows in
  def "SPIRV_Group" # !head(row) # "KHROp"
      : SPIRV_KhrVendorOp<"Group" # row[0], [Pure, AllTypesMatch<["x", "result"]>]> {
    let summary = row[1] # " of a group";
    let availability = _Needs<[SPIRV_C_GroupUniformArithmeticKHR]>.all;
    let arguments = _GroupOperands<row[0]>.arguments;
    let results = _GroupOperands<row[0]>.results;
  }

} // assemblyFormat

//===- Exchange -------------------------------------------------------------===//

def SPIRV_GroupBroadcastOp
    : SPIRV_Op<"GroupBroadcast", [Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "value of one invocation for all of a group";
  let availability = _Needs<[SPIRV_C_Groups]>.all;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$localid);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)";
}

def SPIRV_KHRSubgroupBallotOp : SPIRV_KhrVendorOp<"SubgroupBallot"> {
  let summary = "bit of each invocation of a subgroup for which a condition holds";
  let availability = _Needs<[SPIRV_C_SubgroupBallotKHR], [SPV_KHR_shader_ballot]>.all;
  let arguments = (ins SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Int32Vec4:$result);
  let assemblyFormat = "$predicate attr-dict `:` type($result)";
  let hasVerifier = 0;
}

//===- Memory ---------------------------------------------------------------===//

let availability = _Needs<[SPIRV_C_SubgroupBufferBlockIOINTEL], [SPV_INTEL_subgroups]>.all in {

def SPIRV_INTELSubgroupBlockReadOp : SPIRV_IntelVendorOp<"SubgroupBlockRead"> {
  let summary = "block read for a subgroup, a part for each invocation";
  let arguments = (ins SPIRV_AnyPtr:$ptr);
  let results = (outs SPIRV_Type:$value);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($value)";
  let hasCustomAssemblyFormat = 0;
}
def SPIRV_INTELSubgroupBlockWriteOp : SPIRV_IntelVendorOp<"SubgroupBlockWrite"> {
  let summary = "write of a block by a subgroup, a part from each invocation";
  let arguments = (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value);
}

} // availability

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVGROUPOPS_TD
