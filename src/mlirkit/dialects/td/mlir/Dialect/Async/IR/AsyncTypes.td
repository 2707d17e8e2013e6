//===- The async dialect: types ---------------------------------------------===//

#ifndef MLIR_DIALECT_ASYNC_IR_ASYNCTYPES
#define MLIR_DIALECT_ASYNC_IR_ASYNCTYPES

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/IR/AttrTypeBase.td"

class Async_Type<string name, string typeMnemonic> : TypeDef<AsyncDialect, name> {
  let mnemonic = typeMnemonic;
}

// The end of a task; a value that a task computes; several of them.
def Async_TokenType : Async_Type<"Token", "token"> {
  let summary = "async token type";
}
def Async_ValueType : Async_Type<"Value", "value"> {
  let summary = "async value type";
  let parameters = (ins "Type":$valueType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$valueType),
                                   "return $_get(valueType.getContext(), valueType);">
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}
def Async_GroupType : Async_Type<"Group", "group"> {
  let summary = "async group type";
}
def Async_AnyValueOrTokenType : AnyTypeOf<[Async_ValueType, Async_TokenType]>;
def Async_AnyAsyncType : AnyTypeOf<[Async_ValueType, Async_TokenType, Async_GroupType]>;

// A coroutine before it begins, its frame, and where it stopped.
def Async_CoroIdType : Async_Type<"CoroId", "coro.id"> {
  let summary = "switched-resume coroutine identifier";
}
def Async_CoroHandleType : Async_Type<"CoroHandle", "coro.handle"> {
  let summary = "coroutine handle";
}
def Async_CoroStateType : Async_Type<"CoroState", "coro.state"> {
  let summary = "saved coroutine state";
}

#endif // MLIR_DIALECT_ASYNC_IR_ASYNCTYPES
