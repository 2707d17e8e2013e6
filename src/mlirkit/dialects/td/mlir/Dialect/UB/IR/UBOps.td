//===- The ub dialect -------------------------------------------------------===//
//
// What has no defined value, and what is never reached.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_UB_IR_UBOPS_TD
#define MLIR_DIALECT_UB_IR_UBOPS_TD

include "mlir/Dialect/UB/IR/UBOpsInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let summary = "undefined behaviour";
  let description = [{
    Poison as a value: the result of what should not have been computed. Computing with
    it gives poison again; letting it decide anything is undefined.
  }];
  let cppNamespace = "::mlir::ub";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class UB_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<UB_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class UB_Op<string mnemonic, list<Trait> traits = []>
    : Op<UB_Dialect, mnemonic, traits>;

// `#ub.poison`
def PoisonAttr : UB_Attr<"Poison", "poison", [PoisonAttrInterface]>;

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "a poison value";
  let description = [{
    Of any type. Another dialect's attribute may say which part of the value is poison.

    ```mlir
    %nothing = ub.poison : i32
    %none = ub.poison <#ub.poison> : vector<4xi64>
    ```
  }];
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "{}">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "end of a block never reached";
  let description = [{
    Getting here is undefined.

    ```mlir
    ub.unreachable
    ```
  }];
  let assemblyFormat = "attr-dict";
}

#endif // MLIR_DIALECT_UB_IR_UBOPS_TD
