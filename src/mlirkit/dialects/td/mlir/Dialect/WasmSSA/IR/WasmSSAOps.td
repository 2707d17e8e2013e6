//===- The wasmssa dialect: operations --------------------------------------===//
//
// In order: control flow, what a module consists of, variables, and the instructions on numbers: constants,
// operations on one and on two numbers, comparisons, shifts, conversions.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_WASMSSA_IR_WASMSSAOPS_TD
#define MLIR_DIALECT_WASMSSA_IR_WASMSSAOPS_TD

include "mlir/Dialect/WasmSSA/IR/WasmSSABase.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSATypes.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSAInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

class WasmSSA_Op<string mnemonic, list<Trait> traits = []>
    : Op<WasmSSA_Dialect, mnemonic, traits>;

//===- Control flow ---------------------------------------------------------===//
//
// Nested levels pass values to their blocks; a level ends its block and goes on in the successor.

class WasmSSA_BlockLikeOp<string mnemonic, string summaryStr>
    : WasmSSA_Op<mnemonic, [Terminator, DeclareOpInterfaceMethods<LabelLevelOpInterface>]> {
  let summary = summaryStr;
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target";
}

def WasmSSA_BlockOp : WasmSSA_BlockLikeOp<"block", "nested level that branches leave at its end">;
def WasmSSA_LoopOp : WasmSSA_BlockLikeOp<"loop", "nested level that branches enter again">;

def WasmSSA_IfOp
    : WasmSSA_Op<"if", [Terminator, DeclareOpInterfaceMethods<LabelLevelOpInterface>]> {
  let summary = "one of two nested levels, by whether an integer is nonzero";
  let arguments = (ins I32:$condition, Variadic<WasmSSA_ValType>:$inputs);
  let regions = (region AnyRegion:$if, AnyRegion:$else);
  let successors = (successor AnySuccessor:$target);
  let assemblyFormat = "$condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if "
      "custom<ElseRegion>($else) `>` $target";
}

def WasmSSA_BlockReturnOp
    : WasmSSA_Op<"block_return", [Terminator, DeclareOpInterfaceMethods<LabelBranchingOpInterface>]> {
  let summary = "end of a nested level with its values";
  let arguments = (ins Variadic<WasmSSA_ValType>:$inputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}

def WasmSSA_BranchIfOp
    : WasmSSA_Op<"branch_if", [Terminator, DeclareOpInterfaceMethods<LabelBranchingOpInterface>]> {
  let summary = "branch to a level around if an integer is nonzero";
  let arguments = (ins I32:$condition, UI32Attr:$exitLevel, Variadic<WasmSSA_ValType>:$inputs);
  let successors = (successor AnySuccessor:$elseSuccessor);
  let assemblyFormat = "$condition `to` `level` $exitLevel "
      "(`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict";
}

def WasmSSA_FuncCallOp : WasmSSA_Op<"call"> {
  let summary = "call of a function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<WasmSSA_ValType>:$operands);
  let results = (outs Variadic<WasmSSA_ValType>:$results);
  let assemblyFormat =
      "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)";
}

def WasmSSA_ReturnOp : WasmSSA_Op<"return", [Terminator]> {
  let summary = "return from a function";
  let arguments = (ins Variadic<WasmSSA_ValType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let builders = [OpBuilder<(ins)>];
}

//===- Functions, globals, memories, tables ---------------------------------===//

// Methods of the interfaces: what is exported is public, and what is imported is only declared.
defvar _exportable = [{
  SymbolTable::Visibility getVisibility() {
    return getExported() ? SymbolTable::Visibility::Public : SymbolTable::Visibility::Nested;
  }
}];
defvar _imported = [{
  SymbolTable::Visibility getVisibility() { return SymbolTable::Visibility::Nested; }
  bool isDeclaration() const { return true; }
}];

class _FunctionOf<string type, string body> {
  code methods = "::mlir::Region *getCallableRegion() { return " # body # "; }\n"
      # "ArrayRef<Type> getArgumentTypes() { return " # type # ".getInputs(); }\n"
      # "ArrayRef<Type> getResultTypes() { return " # type # ".getResults(); }\n";
}

def WasmSSA_FuncOp : WasmSSA_Op<"func", [
    AffineScope, AutomaticAllocationScope,
    DeclareOpInterfaceMethods<FunctionOpInterface, ["verifyBody"]>, IsolatedFromAbove, Symbol]> {
  let summary = "function";
  let arguments = (ins SymbolNameAttr:$sym_name, WasmSSA_FuncTypeAttr:$functionType,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, UnitAttr:$exported);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "::llvm::StringRef":$symbol, "FunctionType":$funcType)>];
  let extraClassDeclaration =
      _exportable # _FunctionOf<"getFunctionType()", "isExternal() ? nullptr : &getBody()">.methods;
  let hasCustomAssemblyFormat = 1;
}

def WasmSSA_GlobalOp : WasmSSA_Op<"global", [
    AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol,
    ConstantExpressionInitializerOpTrait]> {
  let summary = "global variable with its initial value";
  let arguments = (ins SymbolNameAttr:$sym_name, WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable,
                       UnitAttr:$exported);
  let regions = (region AnyRegion:$initializer);
  let extraClassDeclaration = _exportable;
  let hasCustomAssemblyFormat = 1;
}

class _Sized<string mnemonic, dag type, string format> : WasmSSA_Op<mnemonic, [Symbol]> {
  let arguments = !con((ins SymbolNameAttr:$sym_name), type, (ins UnitAttr:$exported));
  let assemblyFormat = "(`exported` $exported^)? $sym_name " # format # " attr-dict";
  let extraClassDeclaration = _exportable;
}

def WasmSSA_MemOp : _Sized<"memory", (ins WasmSSA_LimitTypeAttr:$limits), "$limits"> {
  let summary = "memory of a size within limits";
}
def WasmSSA_TableOp : _Sized<"table", (ins WasmSSA_TableTypeAttr:$type), "$type"> {
  let summary = "table of references";
}

class _Import<string mnemonic, dag type, list<Trait> traits = []>
    : WasmSSA_Op<mnemonic, [Symbol] # traits # [ImportOpInterface]> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, StrAttr:$moduleName, StrAttr:$importName),
                       type);
  let extraClassDeclaration = _imported;
}
class _ImportAs<string mnemonic, dag type, list<Trait> traits = []>
    : _Import<mnemonic, type, traits> {
  let assemblyFormat = "$importName `from` $moduleName `as` $sym_name attr-dict";
}

def WasmSSA_FuncImportOp
    : _ImportAs<"import_func", (ins WasmSSA_FuncTypeAttr:$type,
                                    OptionalAttr<DictArrayAttr>:$arg_attrs,
                                    OptionalAttr<DictArrayAttr>:$res_attrs),
                [CallableOpInterface]> {
  let summary = "function of another module";
  let builders = [OpBuilder<(ins "StringRef":$symbol, "StringRef":$moduleName,
                                 "StringRef":$importName, "FunctionType":$type)>];
  let extraClassDeclaration = _imported # _FunctionOf<"getType()", "nullptr">.methods;
}
def WasmSSA_GlobalImportOp
    : _Import<"import_global", (ins WasmSSA_ValTypeAttr:$type, UnitAttr:$isMutable)> {
  let summary = "global variable of another module";
  let hasCustomAssemblyFormat = 1;
}
def WasmSSA_MemImportOp : _ImportAs<"import_mem", (ins WasmSSA_LimitTypeAttr:$limits)> {
  let summary = "memory of another module";
}
def WasmSSA_TableImportOp : _ImportAs<"import_table", (ins WasmSSA_TableTypeAttr:$type)> {
  let summary = "table of another module";
}

//===- Variables ------------------------------------------------------------===//

def WasmSSA_GlobalGetOp
    : WasmSSA_Op<"global_get", [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                ConstantExprOpTrait]> {
  let summary = "value of a global variable";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs WasmSSA_ValType:$global_val);
  let assemblyFormat = "$global attr-dict `:` type($global_val)";
}

class _Local<string mnemonic, dag operands, dag result, string format>
    : WasmSSA_Op<mnemonic, !if(!empty(result), []<Trait>,
                               [DeclareOpInterfaceMethods<InferTypeOpInterface>])> {
  let arguments = operands;
  let results = result;
  let assemblyFormat = format # " attr-dict";
}

def WasmSSA_LocalOp
    : _Local<"local", (ins WasmSSA_ValTypeAttr:$type), (outs WasmSSA_LocalRef:$result),
             "`of` `type` $type"> {
  let summary = "declaration of a local variable";
}
def WasmSSA_LocalGetOp
    : _Local<"local_get", (ins WasmSSA_LocalRef:$localVar), (outs WasmSSA_ValType:$result),
             "$localVar `:` type($localVar)"> {
  let summary = "value of a local variable";
}

class _Write<string mnemonic, dag result>
    : _Local<mnemonic, (ins WasmSSA_LocalRef:$localVar, WasmSSA_ValType:$value), result,
             "$localVar `:` type($localVar) `to` $value `:` type($value)"> {
  let hasVerifier = 1;
}
def WasmSSA_LocalSetOp : _Write<"local_set", (outs)> {
  let summary = "write of a value to a local variable";
}
def WasmSSA_LocalTeeOp : _Write<"local_tee", (outs WasmSSA_ValType:$result)> {
  let summary = "value, which is also written to a local variable";
}

//===- Numbers --------------------------------------------------------------===//

def WasmSSA_ConstOp
    : WasmSSA_Op<"const", [AllTypesMatch<["value", "result"]>, ConstantExprOpTrait]> {
  let summary = "constant number";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs WasmSSA_NumericType:$result);
  let assemblyFormat = "$value attr-dict";
}

class WasmSSA_UnaryNumericalOp<string mnemonic, string summaryStr, string descStr,
                               list<Type> validOpTypes>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["src", "result"]>]> {
  let summary = summaryStr;
  let description = descStr;
  let arguments = (ins AnyTypeOf<validOpTypes>:$src);
  let results = (outs AnyTypeOf<validOpTypes>:$result);
  let assemblyFormat = "$src`:` type($src) attr-dict";
}
class _WasmSSA_Unary<string mnemonic, string text, Type type>
    : WasmSSA_UnaryNumericalOp<mnemonic, text, "", [type]>;

def WasmSSA_AbsOp : _WasmSSA_Unary<"abs", "absolute value of a float", WasmSSA_FPType>;
def WasmSSA_CeilOp : _WasmSSA_Unary<"ceil", "float rounded up", WasmSSA_FPType>;
def WasmSSA_FloorOp : _WasmSSA_Unary<"floor", "float rounded down", WasmSSA_FPType>;
def WasmSSA_NegOp : _WasmSSA_Unary<"neg", "float with the opposite sign", WasmSSA_FPType>;
def WasmSSA_SqrtOp : _WasmSSA_Unary<"sqrt", "square root of a float", WasmSSA_FPType>;
def WasmSSA_TruncOp : _WasmSSA_Unary<"trunc", "float rounded towards zero", WasmSSA_FPType>;
def WasmSSA_ClzOp : _WasmSSA_Unary<"clz", "number of leading zero bits", WasmSSA_IntegerType>;
def WasmSSA_CtzOp : _WasmSSA_Unary<"ctz", "number of trailing zero bits", WasmSSA_IntegerType>;
def WasmSSA_PopCntOp : _WasmSSA_Unary<"popcnt", "number of bits set", WasmSSA_IntegerType>;

class WasmSSA_BinaryNumericalOp<string mnemonic, string summaryStr, string descStr,
                                list<Type> validOpTypes>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let summary = summaryStr;
  let description = descStr;
  let arguments = (ins AnyTypeOf<validOpTypes>:$lhs, AnyTypeOf<validOpTypes>:$rhs);
  let results = (outs AnyTypeOf<validOpTypes>:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) attr-dict";
}
class _WasmSSA_Binary<string mnemonic, string text, Type type>
    : WasmSSA_BinaryNumericalOp<mnemonic, text, "", [type]>;

def WasmSSA_AddOp : _WasmSSA_Binary<"add", "sum", WasmSSA_NumericType>;
def WasmSSA_SubOp : _WasmSSA_Binary<"sub", "difference", WasmSSA_NumericType>;
def WasmSSA_MulOp : _WasmSSA_Binary<"mul", "product", WasmSSA_NumericType>;
def WasmSSA_DivOp : _WasmSSA_Binary<"div", "quotient of floats", WasmSSA_FPType>;
def WasmSSA_DivSIOp : _WasmSSA_Binary<"div_si", "signed quotient", WasmSSA_IntegerType>;
def WasmSSA_DivUIOp : _WasmSSA_Binary<"div_ui", "unsigned quotient", WasmSSA_IntegerType>;
def WasmSSA_RemSIOp : _WasmSSA_Binary<"rem_si", "signed remainder", WasmSSA_IntegerType>;
def WasmSSA_RemUIOp : _WasmSSA_Binary<"rem_ui", "unsigned remainder", WasmSSA_IntegerType>;
def WasmSSA_AndOp : _WasmSSA_Binary<"and", "bits set in both operands", WasmSSA_NumericType>;
def WasmSSA_OrOp : _WasmSSA_Binary<"or", "bits set in either operand", WasmSSA_NumericType>;
def WasmSSA_XOrOp : _WasmSSA_Binary<"xor", "bits set in just one operand", WasmSSA_NumericType>;
def WasmSSA_MinOp : _WasmSSA_Binary<"min", "smaller float", WasmSSA_FPType>;
def WasmSSA_MaxOp : _WasmSSA_Binary<"max", "larger float", WasmSSA_FPType>;
def WasmSSA_CopySignOp
    : _WasmSSA_Binary<"copysign", "first float with the sign of the second", WasmSSA_FPType>;

class WasmSSA_BinaryComparisonOp<string mnemonic, string summaryStr, string descStr,
                                 list<Type> validOpTypes>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["lhs", "rhs"]>]> {
  let summary = summaryStr;
  let description = descStr;
  let arguments = (ins AnyTypeOf<validOpTypes>:$lhs, AnyTypeOf<validOpTypes>:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict";
}
class _Compare<string mnemonic, string text, Type type>
    : WasmSSA_BinaryComparisonOp<mnemonic, text, "", [type]>;

def WasmSSA_EqOp : _Compare<"eq", "1 for equal numbers, else 0", WasmSSA_NumericType>;
def WasmSSA_NeOp : _Compare<"ne", "1 for different numbers, else 0", WasmSSA_NumericType>;

foreach row = [["Lt", "less than"], ["Le", "at most"], ["Gt", "greater than"], ["Ge", "at least"]] in {
  defvar mnemonic = !tolower(row[0]);
  defvar text = "1 if the first number is " # row[1] # " the second";
  def "WasmSSA_" # !head(row) # "Op" : _Compare<mnemonic, text # ", for floats", WasmSSA_FPType>;
  def "WasmSSA_" # !head(row) # "SIOp"
      : _Compare<mnemonic # "_si", text # ", signed", WasmSSA_IntegerType>;
  def "WasmSSA_" # !head(row) # "UIOp"
      : _Compare<mnemonic # "_ui", text # ", unsigned", WasmSSA_IntegerType>;
}

def WasmSSA_EqzOp : WasmSSA_Op<"eqz"> {
  let summary = "1 for zero, else 0";
  let arguments = (ins WasmSSA_IntegerType:$input);
  let results = (outs I32:$result);
  let assemblyFormat = "$input`:` type($input) `->` type($result) attr-dict";
}

class WasmSSA_ShiftRotateOp<string mnemonic, string summaryStr, string descStr>
    : WasmSSA_Op<mnemonic, [AllTypesMatch<["val", "bits", "result"]>]> {
  let summary = summaryStr;
  let description = descStr;
  let arguments = (ins WasmSSA_IntegerType:$val, WasmSSA_IntegerType:$bits);
  let results = (outs WasmSSA_IntegerType:$result);
  let assemblyFormat = "$val `by` $bits `bits` `:` type($val) attr-dict";
}

def WasmSSA_ShLOp : WasmSSA_ShiftRotateOp<"shl", "shift left", "">;
def WasmSSA_ShRSOp : WasmSSA_ShiftRotateOp<"shr_s", "shift right with the sign", "">;
def WasmSSA_ShRUOp : WasmSSA_ShiftRotateOp<"shr_u", "shift right with zeros", "">;
def WasmSSA_RotlOp : WasmSSA_ShiftRotateOp<"rotl", "rotation left", "">;
def WasmSSA_RotrOp : WasmSSA_ShiftRotateOp<"rotr", "rotation right", "">;

//===- Conversions ----------------------------------------------------------===//

class WasmSSA_ConversionOp<string mnemonic, string summaryStr, string descStr,
                           list<Type> ValidInputTypes, list<Type> ValidOutputTypes>
    : WasmSSA_Op<mnemonic> {
  let summary = summaryStr;
  let description = descStr;
  let arguments = (ins AnyTypeOf<ValidInputTypes>:$input);
  let results = (outs AnyTypeOf<ValidOutputTypes>:$result);
  let assemblyFormat = "$input `:` type($input) `to` type($result) attr-dict";
}
class _WasmSSA_Convert<string mnemonic, string text, Type from, Type to>
    : WasmSSA_ConversionOp<mnemonic, text, "", [from], [to]>;

def WasmSSA_ConvertSOp
    : _WasmSSA_Convert<"convert_s", "float nearest to a signed integer", WasmSSA_IntegerType, WasmSSA_FPType>;
def WasmSSA_ConvertUOp
    : _WasmSSA_Convert<"convert_u", "float nearest to an unsigned integer", WasmSSA_IntegerType,
                       WasmSSA_FPType>;
def WasmSSA_DemoteOp : _WasmSSA_Convert<"demote", "f64 rounded to an f32", F64, F32>;
def WasmSSA_PromoteOp : _WasmSSA_Convert<"promote", "f32 as an f64", Builtin_Float32, Builtin_Float64>;
def WasmSSA_WrapOp : _WasmSSA_Convert<"wrap", "low 32 bits of an i64", I64, I32>;
def WasmSSA_ReinterpretOp
    : _WasmSSA_Convert<"reinterpret", "same bits as another type", WasmSSA_NumericType, WasmSSA_NumericType> {
  let assemblyFormat = "$input `:` type($input) `as` type($result) attr-dict";
  let hasVerifier = 1;
}

class _Extend<string mnemonic, string text> : WasmSSA_Op<mnemonic> {
  let summary = text;
  let arguments = (ins I32:$input);
  let results = (outs I64:$result);
  let assemblyFormat = "$input `to` type($result) attr-dict";
}
def WasmSSA_ExtendSI32Op : _Extend<"extend_i32_s", "i32 extended with its sign to an i64">;
def WasmSSA_ExtendUI32Op : _Extend<"extend_i32_u", "i32 extended with zeros to an i64">;

def WasmSSA_ExtendLowBitsSOp : WasmSSA_Op<"extend", [AllTypesMatch<["input", "result"]>]> {
  let summary = "low bits of an integer extended with their sign";
  let arguments = (ins WasmSSA_IntegerType:$input, Builtin_IntegerAttr:$bitsToTake);
  let results = (outs WasmSSA_IntegerType:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict";
}

#endif // MLIR_DIALECT_WASMSSA_IR_WASMSSAOPS_TD
