//===- The smt dialect: operations on integers ------------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTINTOPS_TD
#define MLIR_DIALECT_SMT_IR_SMTINTOPS_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTIntOp<string mnemonic, list<Trait> traits = []> : SMTOp<"int." # mnemonic, traits>;

class _SMT_Integer<string mnemonic, dag operands, string format, list<Trait> traits = []>
    : SMTIntOp<mnemonic, [Pure] # traits> {
  let arguments = operands;
  let results = (outs IntType:$result);
  let assemblyFormat = format;
}
class VariadicIntOp<string mnemonic>
    : _SMT_Integer<mnemonic, (ins Variadic<IntType>:$inputs), "$inputs attr-dict", [Commutative]>;
class BinaryIntOp<string mnemonic>
    : _SMT_Integer<mnemonic, (ins IntType:$lhs, IntType:$rhs), "$lhs `,` $rhs attr-dict">;

def IntConstantOp : SMTIntOp<"constant", [
    Pure, ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "constant integer";
  let arguments = (ins APIntAttr:$value);
  let results = (outs IntType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

let summary = "absolute value" in
def IntAbsOp : _SMT_Integer<"abs", (ins IntType:$input), "$input attr-dict">;
let summary = "sum" in
def IntAddOp : VariadicIntOp<"add">;
let summary = "product" in
def IntMulOp : VariadicIntOp<"mul">;
let summary = "difference" in
def IntSubOp : BinaryIntOp<"sub">;
let summary = "quotient, for which the remainder is not negative" in
def IntDivOp : BinaryIntOp<"div">;
let summary = "remainder, which is not negative" in
def IntModOp : BinaryIntOp<"mod">;

defvar _orders = ["lt", "le", "gt", "ge"];
defset list<I64EnumAttrCase> _orderCases = {
  foreach number = !range(_orders) in
    def "IntPredicate" # !toupper(_orders[number]) : I64EnumAttrCase<_orders[number], number>;
}
let cppNamespace = "mlir::smt" in
def IntPredicate
    : I64EnumAttr<"IntPredicate", "smt comparison predicate for integers", _orderCases>;

def IntCmpOp : SMTIntOp<"cmp", [Pure]> {
  let summary = "comparison";
  let arguments = (ins IntPredicate:$pred, IntType:$lhs, IntType:$rhs);
  let results = (outs BoolType:$result);
  let assemblyFormat = "$pred $lhs `,` $rhs attr-dict";
}

def Int2BVOp : SMTOp<"int2bv", [Pure]> {
  let summary = "low bits of an integer";
  let arguments = (ins IntType:$input);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

#endif // MLIR_DIALECT_SMT_IR_SMTINTOPS_TD
