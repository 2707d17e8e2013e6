//===- Operations of the builtin dialect ------------------------------------===//

#ifndef BUILTIN_OPS
#define BUILTIN_OPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []>
    : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp
    : Builtin_Op<"module",
                 [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
                  OpAsmOpInterface]
                 # GraphRegionNoTerminator.traits> {
  let summary = "a module: what a file contains";
  let description = [{
    One region with one block without terminator, in which order has no meaning. The
    module is a symbol table, and is a symbol itself if it has a name. Text without a
    `module` around it is read as the content of one.

    ```mlir
    module @library {
      func.func private @imported() -> i32
    }
    ```
  }];

  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);

  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"std::optional<StringRef>", "{}">:$name)>];
  let skipDefaultBuilders = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isOptionalSymbol() { return true; }
    static ::llvm::StringRef getDefaultDialect() { return "builtin"; }
  }];
}

def UnrealizedConversionCastOp
    : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "values seen as values of other types";
  let description = [{
    Stands for a conversion nobody has given yet: a step of a lowering needs values in
    other types than another step makes them in. It has at least one result, and is
    folded away when it undoes another one.

    ```mlir
    %i = builtin.unrealized_conversion_cast %j : index to i64
    %pair = builtin.unrealized_conversion_cast %a, %b : i32, i32 to !llvm.struct<(i32, i32)>
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);

  let assemblyFormat = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // BUILTIN_OPS
