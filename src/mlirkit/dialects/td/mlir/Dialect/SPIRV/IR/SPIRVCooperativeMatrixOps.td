//===- The spirv dialect: cooperative matrices ------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVCOOPERATIVEMATRIXOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVCOOPERATIVEMATRIXOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class _Cooperative<string mnemonic, string text, list<Trait> traits>
    : SPIRV_KhrVendorOp<"CooperativeMatrix" # mnemonic, traits> {
  let summary = text;
  let availability =
      _Needs<[SPIRV_C_CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix], SPIRV_V_1_6>.all;
}

def SPIRV_KHRCooperativeMatrixLengthOp
    : _Cooperative<"Length", "number of elements that an invocation holds", [Pure]> {
  let arguments = (ins TypeAttrOf<SPIRV_AnyCooperativeMatrix>:$cooperative_matrix_type);
  let results = (outs SPIRV_Int32:$result);
  let assemblyFormat = "attr-dict `:` $cooperative_matrix_type";
  let hasVerifier = 0;
}

// Memory holds rows or columns, `stride` elements apart.
class _MatrixAccess<string mnemonic, string text, string operandFormat, dag values, dag result,
                    string resultFormat, OpBuilder builder>
    : _Cooperative<mnemonic, text, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let arguments = !con(
      values,
      (ins SPIRV_KHR_CooperativeMatrixLayoutAttr:$matrix_layout, SPIRV_Integer:$stride,
           OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_operand,
           OptionalAttr<IntValidAlignment<I32Attr>>:$alignment));
  let results = result;
  let assemblyFormat = operandFormat # " `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? "
      # "( `,` $alignment^ )? attr-dict `:` type(operands)" # resultFormat;
  let builders = [builder];
}

def SPIRV_KHRCooperativeMatrixLoadOp
    : _MatrixAccess<"Load", "matrix read from memory", "$pointer", (ins SPIRV_AnyPtr:$pointer),
          (outs SPIRV_AnyCooperativeMatrix:$result), " `->` type($result)",
          OpBuilder<(ins "Type":$result, "Value":$pointer, "spirv::ConstantOp":$stride,
                         "spirv::CooperativeMatrixLayoutKHR":$layout),
                    "build($_builder, $_state, result, pointer, layout, stride, {}, {});">>;
def SPIRV_KHRCooperativeMatrixStoreOp
    : _MatrixAccess<"Store", "write of a matrix to memory", "$pointer `,` $object",
          (ins SPIRV_AnyPtr:$pointer, SPIRV_AnyCooperativeMatrix:$object), (outs), "",
          OpBuilder<(ins "Value":$pointer, "Value":$object, "spirv::ConstantOp":$stride,
                         "spirv::CooperativeMatrixLayoutKHR":$layout),
                    "build($_builder, $_state, pointer, object, layout, stride, {}, {});">>;

def SPIRV_KHRCooperativeMatrixMulAddOp
    : _Cooperative<"MulAdd", "product of two matrices plus a third",
                   [Pure, AllTypesMatch<["c", "result"]>]> {
  let arguments = (ins SPIRV_AnyCooperativeMatrix:$a, SPIRV_AnyCooperativeMatrix:$b,
                       SPIRV_AnyCooperativeMatrix:$c,
                       OptionalAttr<SPIRV_KHR_CooperativeMatrixOperandsAttr>:$matrix_operands);
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let assemblyFormat = "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` "
      "type($b) `->` type($c)";
  let builders = [
    OpBuilder<(ins "Value":$a, "Value":$b, "Value":$c), "build($_builder, $_state, a, b, c, {});">
  ];
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVCOOPERATIVEMATRIXOPS_TD
