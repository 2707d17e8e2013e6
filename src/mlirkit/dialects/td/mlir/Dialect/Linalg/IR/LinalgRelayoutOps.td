//===- The linalg dialect: changes of layout --------------------------------===//

#ifndef MLIR_DIALECT_LINALG_IR_LINALGRELAYOUTOPS_TD
#define MLIR_DIALECT_LINALG_IR_LINALGRELAYOUTOPS_TD

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/RelayoutOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Linalg_RelayoutOp<string mnemonic, list<Trait> traits = []>
    : Op<Linalg_Dialect, mnemonic,
         traits # [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                   DestinationStyleOpInterface, LinalgRelayoutOpInterface,
                   ConditionallySpeculatable, NoMemoryEffect,
                   DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                             ["reifyResultShapes"]>,
                   TypesMatchWith<"result type matches type of dest", "dest", "result",
                                  "$_self">]> {
  // C++ members of all these operations.
  code commonExtraClassDeclaration = "";
  let hasVerifier = 1;
}

// Operands, builder and text of both; padding stands behind `dest` and `source`.
class _TiledRelayoutOp<string mnemonic, dag padding = (ins), string paddingFormat = "",
                       dag paddingParameter = (ins), list<Trait> traits = []>
    : Linalg_RelayoutOp<mnemonic, traits> {
  let arguments = !con((ins AnyRankedTensor:$source, AnyRankedTensor:$dest), padding,
                       (ins DefaultValuedOptionalAttr<DenseI64ArrayAttr,
                                                      "{}">:$outer_dims_perm,
                            DenseI64ArrayAttr:$inner_dims_pos,
                            Variadic<Index>:$inner_tiles,
                            DenseI64ArrayAttr:$static_inner_tiles));
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source " # paddingFormat # [{
    (`outer_dims_perm` `=` $outer_dims_perm^)?
    `inner_dims_pos` `=` $inner_dims_pos
    `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
    `into` $dest attr-dict `:` type($source) `->` type($dest)
  }];
  let builders = [
    OpBuilder<!con((ins "Value":$source, "Value":$dest, "ArrayRef<int64_t>":$innerDimsPos,
                        "ArrayRef<OpFoldResult>":$innerTiles),
                   paddingParameter,
                   (ins CArg<"ArrayRef<int64_t>", "{}">:$outerDimsPerm))>
  ];
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
}

def Linalg_PackOp
    : _TiledRelayoutOp<"pack", (ins Optional<AnyType>:$padding_value),
                       "(`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?",
                       (ins CArg<"std::optional<Value>", "std::nullopt">:$paddingValue),
                       [AttrSizedOperandSegments]> {
  let summary = "splits dimensions into tiles, which become the innermost dimensions";
}

def Linalg_UnPackOp : _TiledRelayoutOp<"unpack"> {
  let summary = "joins tiles that are the innermost dimensions";
}

#endif // MLIR_DIALECT_LINALG_IR_LINALGRELAYOUTOPS_TD
