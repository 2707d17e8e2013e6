//===- The async dialect: operations ----------------------------------------===//
//
// In order: tasks, functions, coroutines, calls of the runtime.
//
//===------------------------------------------------------------------------===//

#ifndef ASYNC_OPS
#define ASYNC_OPS

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/Dialect/Async/IR/AsyncTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Async_Op<string mnemonic, list<Trait> traits = []> : Op<AsyncDialect, mnemonic, traits>;

//===- Tasks ----------------------------------------------------------------===//

def Async_ExecuteOp
    : Async_Op<"execute",
               [SingleBlockImplicitTerminator<"YieldOp">,
                DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                          ["getEntrySuccessorOperands", "areTypesCompatible"]>,
                AttrSizedOperandSegments, AutomaticAllocationScope, RecursiveMemoryEffects]> {
  let summary = "runs the region as a task";
  let description = [{
    After `dependencies`, with what `bodyOperands` stand for as arguments. The results are
    the token of the task and what it yields.
  }];
  let arguments = (ins Variadic<Async_TokenType>:$dependencies,
                       Variadic<Async_AnyValueOrTokenType>:$bodyOperands);
  let results = (outs Async_TokenType:$token, Variadic<Async_ValueType>:$bodyResults);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$dependencies,
                   "ValueRange":$operands,
                   CArg<"function_ref<void(OpBuilder &, Location, ValueRange)>",
                        "nullptr">:$bodyBuilder)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Async_YieldOp
    : Async_Op<"yield", [HasParent<"ExecuteOp">, Pure, Terminator, ReturnLike]> {
  let summary = "ends a task";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}

def Async_AwaitOp : Async_Op<"await"> {
  let summary = "waits for a token, or for a value, which is the result";
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat =
      "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict";
  let builders = [
    OpBuilder<(ins "Value":$operand, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let skipDefaultBuilders = 1;
  let hasVerifier = 1;
}

def Async_CreateGroupOp : Async_Op<"create_group", [Pure]> {
  let summary = "group of so many tokens and values, which are added later";
  let arguments = (ins Index:$size);
  let results = (outs Async_GroupType:$result);
  let assemblyFormat = "$size `:` type($result) attr-dict";
  let hasCanonicalizeMethod = 1;
}

def Async_AddToGroupOp : Async_Op<"add_to_group"> {
  let summary = "adds to a group; the result is the position";
  let arguments = (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group);
  let results = (outs Index:$rank);
  let assemblyFormat = "$operand `,` $group `:` type($operand) attr-dict";
}

def Async_AwaitAllOp : Async_Op<"await_all"> {
  let summary = "waits for all in a group";
  let arguments = (ins Async_GroupType:$operand);
  let assemblyFormat = "$operand attr-dict";
}

//===- Functions ------------------------------------------------------------===//

def Async_FuncOp
    : Async_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "function that returns tokens and values before they are there";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isDeclaration() { return isExternal(); }
    static StringRef getDefaultDialect() { return "async"; }
  }];
}

def Async_CallOp
    : Async_Op<"call", [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of an async function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Async_AnyValueOrTokenType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
  let builders = [
    OpBuilder<(ins "FuncOp":$callee, CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee),
            callee.getFunctionType().getResults(), operands);
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
      build($_builder, $_state, $_builder.getStringAttr(callee), results, operands);
    }]>
  ];
}

def Async_ReturnOp : Async_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "returns from an async function";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
  let hasVerifier = 1;
}

//===- Coroutines -----------------------------------------------------------===//

// As LLVM's intrinsics of these names.
class _CoroOp<string mnemonic, list<Trait> traits = []> : Async_Op<"coro." # mnemonic, traits>;

def Async_CoroIdOp : _CoroOp<"id"> {
  let summary = "coroutine to be begun";
  let results = (outs Async_CoroIdType:$id);
  let assemblyFormat = "attr-dict";
}
def Async_CoroBeginOp : _CoroOp<"begin"> {
  let summary = "frame of a coroutine";
  let arguments = (ins Async_CoroIdType:$id);
  let results = (outs Async_CoroHandleType:$handle);
  let assemblyFormat = "$id attr-dict";
}
def Async_CoroFreeOp : _CoroOp<"free"> {
  let summary = "frees the frame";
  let arguments = (ins Async_CoroIdType:$id, Async_CoroHandleType:$handle);
  let assemblyFormat = "$id `,` $handle attr-dict";
}
def Async_CoroEndOp : _CoroOp<"end"> {
  let summary = "marks the end of the coroutine";
  let arguments = (ins Async_CoroHandleType:$handle);
  let assemblyFormat = "$handle attr-dict";
}
def Async_CoroSaveOp : _CoroOp<"save"> {
  let summary = "saves where to resume";
  let arguments = (ins Async_CoroHandleType:$handle);
  let results = (outs Async_CoroStateType:$state);
  let assemblyFormat = "$handle attr-dict";
}
def Async_CoroSuspendOp : _CoroOp<"suspend", [Terminator]> {
  let summary = "suspends; then goes on where it is resumed, or cleans up";
  let arguments = (ins Async_CoroStateType:$state);
  let successors = (successor AnySuccessor:$suspendDest, AnySuccessor:$resumeDest,
                              AnySuccessor:$cleanupDest);
  let assemblyFormat =
      "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict";
}

//===- Calls of the runtime -------------------------------------------------===//

class _RuntimeOp<string mnemonic, list<Trait> traits = []>
    : Async_Op<"runtime." # mnemonic, traits>;

def Async_RuntimeCreateOp : _RuntimeOp<"create"> {
  let summary = "token or value that is not available yet";
  let results = (outs Async_AnyValueOrTokenType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Async_RuntimeCreateGroupOp : _RuntimeOp<"create_group"> {
  let summary = "group of so many tokens and values, which are added later";
  let arguments = (ins Index:$size);
  let results = (outs Async_GroupType:$result);
  let assemblyFormat = "$size `:` type($result) attr-dict";
}

def Async_RuntimeAddToGroupOp : _RuntimeOp<"add_to_group"> {
  let summary = "adds to a group; the result is the position";
  let arguments = (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group);
  let results = (outs Index:$rank);
  let assemblyFormat = "$operand `,` $group attr-dict `:` type($operand)";
}

class _RuntimeSetOp<string mnemonic> : _RuntimeOp<mnemonic> {
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def Async_RuntimeSetAvailableOp : _RuntimeSetOp<"set_available"> {
  let summary = "makes a token or value available";
}
def Async_RuntimeSetErrorOp : _RuntimeSetOp<"set_error"> {
  let summary = "says that a token or value comes to nothing";
}

def Async_RuntimeIsErrorOp : _RuntimeOp<"is_error"> {
  let summary = "whether a token, value or group came to nothing";
  let arguments = (ins Async_AnyAsyncType:$operand);
  let results = (outs I1:$is_error);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeAwaitOp : _RuntimeOp<"await"> {
  let summary = "blocks the thread until the operand is available";
  let arguments = (ins Async_AnyAsyncType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeResumeOp : _RuntimeOp<"resume"> {
  let summary = "resumes a coroutine on a thread of the runtime";
  let arguments = (ins Async_CoroHandleType:$handle);
  let assemblyFormat = "$handle attr-dict";
}

def Async_RuntimeAwaitAndResumeOp : _RuntimeOp<"await_and_resume"> {
  let summary = "resumes a coroutine when the operand is available";
  let arguments = (ins Async_AnyAsyncType:$operand, Async_CoroHandleType:$handle);
  let assemblyFormat = "$operand `,` $handle attr-dict `:` type($operand)";
}

class _HoldsTypeOf<string name>
    : TypesMatchWith<"type of 'value' matches element type of 'storage'", "storage", name,
                     "::llvm::cast<ValueType>($_self).getValueType()">;

def Async_RuntimeStoreOp : _RuntimeOp<"store", [_HoldsTypeOf<"value">]> {
  let summary = "puts what was computed into a value";
  let arguments = (ins AnyType:$value, Async_ValueType:$storage);
  let assemblyFormat = "$value `,` $storage attr-dict `:` type($storage)";
}
def Async_RuntimeLoadOp : _RuntimeOp<"load", [_HoldsTypeOf<"result">]> {
  let summary = "what was computed, out of an available value";
  let arguments = (ins Async_ValueType:$storage);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$storage attr-dict `:` type($storage)";
}

class _RuntimeRefOp<string mnemonic> : _RuntimeOp<mnemonic> {
  let arguments = (ins Async_AnyAsyncType:$operand,
                       ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def Async_RuntimeAddRefOp : _RuntimeRefOp<"add_ref"> {
  let summary = "adds references";
}
def Async_RuntimeDropRefOp : _RuntimeRefOp<"drop_ref"> {
  let summary = "drops references";
}

def Async_RuntimeNumWorkerThreadsOp
    : _RuntimeOp<"num_worker_threads", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "number of threads of the runtime";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif // ASYNC_OPS
