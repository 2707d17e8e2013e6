//===- The smt dialect: operations on arrays --------------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTARRAYOPS_TD
#define MLIR_DIALECT_SMT_IR_SMTARRAYOPS_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTArrayOp<string mnemonic, list<Trait> traits = []> : SMTOp<"array." # mnemonic, traits>;

class _IsIndexOf<string array, string value>
    : TypesMatchWith<"summary", array, value, "cast<ArrayType>($_self).getDomainType()">;
class _IsElementOf<string array, string value>
    : TypesMatchWith<"summary", array, value, "cast<ArrayType>($_self).getRangeType()">;

def ArrayStoreOp : SMTArrayOp<"store", [
    Pure, _IsIndexOf<"array", "index">, _IsElementOf<"array", "value">,
    AllTypesMatch<["array", "result"]>]> {
  let summary = "array with one element replaced";
  let arguments = (ins ArrayType:$array, AnySMTType:$index, AnySMTType:$value);
  let results = (outs ArrayType:$result);
  let assemblyFormat = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))";
}

def ArraySelectOp : SMTArrayOp<"select", [
    Pure, _IsIndexOf<"array", "index">, _IsElementOf<"array", "result">]> {
  let summary = "element of an array";
  let arguments = (ins ArrayType:$array, AnySMTType:$index);
  let results = (outs AnySMTType:$result);
  let assemblyFormat = "$array `[` $index `]` attr-dict `:` qualified(type($array))";
}

def ArrayBroadcastOp : SMTArrayOp<"broadcast", [Pure, _IsElementOf<"result", "value">]> {
  let summary = "array with the same element everywhere";
  let arguments = (ins AnySMTType:$value);
  let results = (outs ArrayType:$result);
  let assemblyFormat = "$value attr-dict `:` qualified(type($result))";
}

#endif // MLIR_DIALECT_SMT_IR_SMTARRAYOPS_TD
