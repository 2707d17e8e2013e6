//===- The smt dialect: operations on bit vectors ---------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTBITVECTOROPS_TD
#define MLIR_DIALECT_SMT_IR_SMTBITVECTOROPS_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTBVOp<string mnemonic, list<Trait> traits = []>
    : Op<SMTDialect, "bv." # mnemonic, traits>;

def BVConstantOp : SMTBVOp<"constant", [
    Pure, ConstantLike, FirstAttrDerivedResultType,
    DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "constant bits";
  let arguments = (ins BitVectorAttr:$value);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "qualified($value) attr-dict";
  let builders = [
    OpBuilder<(ins "const llvm::APInt &":$value),
        "build($_builder, $_state, BitVectorAttr::get($_builder.getContext(), value));">,
    OpBuilder<(ins "uint64_t":$value, "unsigned":$width),
        "build($_builder, $_state, BitVectorAttr::get($_builder.getContext(), value, width));">
  ];
  let hasFolder = 1;
}

//===- Arithmetic and bits --------------------------------------------------===//

class BVArithmeticOrBitwiseOp<string mnemonic, string desc>
    : SMTBVOp<mnemonic, [Pure, SameOperandsAndResultType]> {
  let summary = desc;
  let results = (outs BitVectorType:$result);
}
class UnaryBVOp<string mnemonic, string desc> : BVArithmeticOrBitwiseOp<mnemonic, desc> {
  let arguments = (ins BitVectorType:$input);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}
class BinaryBVOp<string mnemonic, string desc> : BVArithmeticOrBitwiseOp<mnemonic, desc> {
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
}

def BVNotOp : UnaryBVOp<"not", "all bits flipped">;
def BVNegOp : UnaryBVOp<"neg", "negative">;
def BVAndOp : BinaryBVOp<"and", "bits set in both operands">;
def BVOrOp : BinaryBVOp<"or", "bits set in either operand">;
def BVXOrOp : BinaryBVOp<"xor", "bits set in just one operand">;
def BVAddOp : BinaryBVOp<"add", "sum">;
def BVMulOp : BinaryBVOp<"mul", "product">;
def BVUDivOp : BinaryBVOp<"udiv", "unsigned quotient">;
def BVSDivOp : BinaryBVOp<"sdiv", "signed quotient">;
def BVURemOp : BinaryBVOp<"urem", "unsigned remainder">;
def BVSRemOp : BinaryBVOp<"srem", "signed remainder with the sign of the dividend">;
def BVSModOp : BinaryBVOp<"smod", "signed remainder with the sign of the divisor">;
def BVShlOp : BinaryBVOp<"shl", "shift left">;
def BVLShrOp : BinaryBVOp<"lshr", "shift right with zeros">;
def BVAShrOp : BinaryBVOp<"ashr", "shift right with the sign">;

//===- Comparison -----------------------------------------------------------===//

defvar _vectorOrders = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
defset list<I64EnumAttrCase> _vectorOrderCases = {
  foreach number = !range(_vectorOrders) in
    def "Predicate" # !toupper(_vectorOrders[number])
        : I64EnumAttrCase<_vectorOrders[number], number>;
}
let cppNamespace = "mlir::smt" in
def BVCmpPredicate
    : I64EnumAttr<"BVCmpPredicate", "smt bit-vector comparison predicate", _vectorOrderCases>;

def BVCmpOp : SMTBVOp<"cmp", [Pure, SameTypeOperands]> {
  let summary = "comparison of bits read as signed or unsigned";
  let arguments = (ins BVCmpPredicate:$pred, BitVectorType:$lhs, BitVectorType:$rhs);
  let results = (outs BoolType:$result);
  let assemblyFormat = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))";
}

//===- Parts ----------------------------------------------------------------===//

def ConcatOp : SMTBVOp<"concat", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>]> {
  let summary = "bits of both operands, the first above the second";
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))";
}

def ExtractOp : SMTBVOp<"extract", [Pure]> {
  let summary = "bits from one on";
  let arguments = (ins I32Attr:$lowBit, BitVectorType:$input);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
  let hasVerifier = 1;
}

def RepeatOp : SMTBVOp<"repeat", [Pure]> {
  let summary = "bits repeated";
  let arguments = (ins BitVectorType:$input);
  let results = (outs BitVectorType:$result);
  let builders = [OpBuilder<(ins "unsigned":$count, "mlir::Value":$input)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def BV2IntOp : SMTOp<"bv2int", [Pure]> {
  let summary = "bits read as an integer";
  let arguments = (ins BitVectorType:$input, UnitAttr:$is_signed);
  let results = (outs IntType:$result);
  let assemblyFormat = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))";
}

#endif // MLIR_DIALECT_SMT_IR_SMTBITVECTOROPS_TD
