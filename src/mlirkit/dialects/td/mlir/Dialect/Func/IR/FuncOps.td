//===- The func dialect -----------------------------------------------------===//
//
// Functions, calls and returns.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_FUNC_IR_FUNCOPS_TD
#define MLIR_DIALECT_FUNC_IR_FUNCOPS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let summary = "functions";
  let description = [{
    Functions, direct and indirect calls, and functions as values, for code in which a
    function is no more than a name, a type and a body.
  }];
  let cppNamespace = "::mlir::func";
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []>
    : Op<Func_Dialect, mnemonic, traits>;

//===- Functions ------------------------------------------------------------===//

def FuncOp
    : Func_Op<"func", [AffineScope, AutomaticAllocationScope, FunctionOpInterface,
                       IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function";
  let description = [{
    A symbol with a function type and a body, whose entry block has the inputs as its
    arguments. A declaration has no body and is private. Arguments and results may have
    attributes.

    ```mlir
    func.func private @log(f32 {my.positive}) -> f32

    func.func @twice(%x: i32) -> (i32 {my.even}) {
      %y = arith.addi %x, %x : i32
      return %y : i32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>
  ];
  let extraClassDeclaration = [{
    bool isDeclaration() { return isExternal(); }
    static StringRef getDefaultDialect() { return "func"; }
  }];
  let hasCustomAssemblyFormat = 1;
}

def ReturnOp
    : Func_Op<"return", [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike,
                         Terminator]> {
  let summary = "return from a function";
  let description = [{
    The operands are the function's results, and have their types.

    ```mlir
    func.func @both(%a: i32, %b: i1) -> (i32, i1) {
      return %a, %b : i32, i1
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
  let hasVerifier = 1;
}

//===- Calls ----------------------------------------------------------------===//

def CallOp
    : Func_Op<"call", [CallOpInterface, MemRefsNormalizable,
                       DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of a function by name";
  let description = [{
    Operands and results have the types of the function's inputs and results.

    ```mlir
    %y = func.call @twice(%x) : (i32) -> i32
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat =
      "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
  let builders = [
    OpBuilder<(ins "FuncOp":$callee, CArg<"ValueRange", "{}">:$operands), [{
      $_state.addOperands(operands);
      $_state.addAttribute("callee", SymbolRefAttr::get(callee));
      $_state.addTypes(callee.getFunctionType().getResults());
    }]>,
    OpBuilder<(ins "SymbolRefAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      $_state.addOperands(operands);
      $_state.addAttribute("callee", callee);
      $_state.addTypes(results);
    }]>,
    OpBuilder<(ins "StringAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee), results, operands);
    }]>,
    OpBuilder<(ins "StringRef":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, StringAttr::get($_builder.getContext(), callee), results,
            operands);
    }]>,
    // The same with the result types first, as the generated builders have them.
    OpBuilder<(ins "TypeRange":$results, "FlatSymbolRefAttr":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, callee, results, operands);
    }]>,
    OpBuilder<(ins "TypeRange":$results, "StringAttr":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, callee, results, operands);
    }]>,
    OpBuilder<(ins "TypeRange":$results, "StringRef":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, callee, results, operands);
    }]>
  ];
}

def CallIndirectOp
    : Func_Op<"call_indirect",
              [CallOpInterface,
               TypesMatchWith<"callee input types match argument types",
                              "callee", "callee_operands",
                              "::llvm::cast<FunctionType>($_self).getInputs()">,
               TypesMatchWith<"callee result types match result types",
                              "callee", "results",
                              "::llvm::cast<FunctionType>($_self).getResults()">]> {
  let summary = "call of a function that is a value";
  let description = [{
    ```mlir
    %f = func.constant @twice : (i32) -> i32
    %y = func.call_indirect %f(%x) : (i32) -> i32
    ```
  }];
  let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)";
  let builders = [
    OpBuilder<(ins "Value":$callee, CArg<"ValueRange", "{}">:$operands), [{
      $_state.operands.push_back(callee);
      $_state.addOperands(operands);
      $_state.addTypes(::llvm::cast<FunctionType>(callee.getType()).getResults());
    }]>
  ];
  let hasCanonicalizeMethod = 1;
}

def ConstantOp
    : Func_Op<"constant",
              [ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
               DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "function as a value";
  let description = [{
    ```mlir
    %f = func.constant @twice : (i32) -> i32
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let hasFolder = 1;
}

#endif // MLIR_DIALECT_FUNC_IR_FUNCOPS_TD
