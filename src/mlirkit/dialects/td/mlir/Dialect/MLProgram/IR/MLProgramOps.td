//===- The ml_program dialect: operations -----------------------------------===//
//
// In order: functions, globals, tokens.
//
//===------------------------------------------------------------------------===//

#ifndef MLPROGRAM_OPS
#define MLPROGRAM_OPS

include "mlir/Dialect/MLProgram/IR/MLProgramAttributes.td"
include "mlir/Dialect/MLProgram/IR/MLProgramBase.td"
include "mlir/Dialect/MLProgram/IR/MLProgramTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MLProgram_Op<string mnemonic, list<Trait> traits = []>
    : Op<MLProgram_Dialect, mnemonic, traits>;

//===- Functions ------------------------------------------------------------===//

class _Function<string mnemonic, list<Trait> traits> : MLProgram_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = "bool isDeclaration() { return isExternal(); }";
  let hasCustomAssemblyFormat = 1;
}
def MLProgram_FuncOp
    : _Function<"func", [FunctionOpInterface, IsolatedFromAbove, RegionKindInterface, Symbol]> {
  let summary = "function whose operations run in order";
}
def MLProgram_SubgraphOp
    : _Function<"subgraph", [FunctionOpInterface, HasOnlyGraphRegion, IsolatedFromAbove,
                             RegionKindInterface, SingleBlock, Symbol]> {
  let summary = "function with a graph region";
}

class _Return<string mnemonic, string parent>
    : MLProgram_Op<mnemonic, [Pure, HasParent<parent>, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let hasVerifier = 1;
}
def MLProgram_ReturnOp : _Return<"return", "FuncOp"> {
  let summary = "returns from a function";
}
def MLProgram_OutputOp : _Return<"output", "SubgraphOp"> {
  let summary = "returns from a subgraph";
}

//===- Globals --------------------------------------------------------------===//

def MLProgram_GlobalOp : MLProgram_Op<"global", [Symbol]> {
  let summary = "global variable or constant";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
    custom<TypedInitialValue>($type, $value) attr-dict
  }];
  let hasVerifier = 1;
}

defvar _refersToGlobal = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _namesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

def MLProgram_GlobalLoadOp : MLProgram_Op<"global_load", [_namesResult, _refersToGlobal]> {
  let summary = "value of a global variable";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
}

def MLProgram_GlobalLoadConstOp
    : MLProgram_Op<"global_load_const", [Pure, _namesResult, _refersToGlobal]> {
  let summary = "value of a global constant";
  let arguments = (ins SymbolRefAttr:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
}

def MLProgram_GlobalStoreOp : MLProgram_Op<"global_store", [_refersToGlobal]> {
  let summary = "changes a global variable";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemWrite]>:$global, AnyType:$value);
  let assemblyFormat = "$global `=` $value `:` type($value) attr-dict";
}

// In graph regions: after what made the tokens, and makes one itself.
def MLProgram_GlobalLoadGraphOp : MLProgram_Op<"global_load_graph", [_refersToGlobal]> {
  let summary = "value of a global variable, in order of tokens";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global,
                       Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs AnyType:$result, MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result)
    attr-dict
  }];
}
def MLProgram_GlobalStoreGraphOp : MLProgram_Op<"global_store_graph", [_refersToGlobal]> {
  let summary = "changes a global variable, in order of tokens";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global, AnyType:$value,
                       Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken))
    `:` type($value) attr-dict
  }];
}

//===- Tokens ---------------------------------------------------------------===//

def MLProgram_TokenOp : MLProgram_Op<"token", [Pure]> {
  let summary = "token that comes after nothing";
  let results = (outs MLProgram_TokenType:$token);
  let assemblyFormat = "attr-dict";
}

#endif // MLPROGRAM_OPS
