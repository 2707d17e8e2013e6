//===- The emitc dialect: operations ----------------------------------------===//
//
// In order: files and functions, expressions, constants and variables, control flow,
// classes, text.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_EMITC_IR_EMITC
#define MLIR_DIALECT_EMITC_IR_EMITC

include "mlir/Dialect/EmitC/IR/EmitCAttributes.td"
include "mlir/Dialect/EmitC/IR/EmitCInterfaces.td"
include "mlir/Dialect/EmitC/IR/EmitCTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class EmitC_Op<string mnemonic, list<Trait> traits = []> : Op<EmitC_Dialect, mnemonic, traits>;

def IntegerIndexOrOpaqueType
    : Type<CPred<"emitc::isIntegerIndexOrOpaqueType($_self)">,
           "integer, index or opaque type supported by EmitC">;
def FloatIntegerIndexOrOpaqueType : AnyTypeOf<[EmitCFloatType, IntegerIndexOrOpaqueType]>;

defvar _place = AnyTypeOf<[EmitC_ArrayType, EmitC_LValueType]>;
defvar _valueOrPlace = AnyTypeOf<[EmitCType, EmitC_LValueType]>;
defvar _refersToSymbol = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

//===- Files and functions --------------------------------------------------===//

// The prefix of the dialect is left out in regions.
defvar _defaultDialect = [{
  static StringRef getDefaultDialect() { return "emitc"; }
}];

def EmitC_FileOp
    : EmitC_Op<"file", [IsolatedFromAbove, NoRegionArguments, SymbolTable, OpAsmOpInterface]
                       # GraphRegionNoTerminator.traits> {
  let summary = "file of the program";
  let arguments = (ins Builtin_StringAttr:$id);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "$id attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"StringRef">:$id)>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = _defaultDialect;
}

def EmitC_IncludeOp : EmitC_Op<"include"> {
  let summary = "`#include` in quotes or, for a standard header, in angle brackets";
  let arguments = (ins Arg<StrAttr, "path of the file">:$include,
                       UnitAttr:$is_standard_include);
  let hasCustomAssemblyFormat = 1;
}

def EmitC_FuncOp
    : EmitC_Op<"func", [AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove,
                        OpAsmOpInterface]> {
  let summary = "function, or a declaration of one";
  let description = [{
    `specifiers` such as `"static"` stand in front. A function has at most one result.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrArrayAttr>:$specifiers,
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
  let extraClassDeclaration = _defaultDialect;
}

def EmitC_DeclareFuncOp : EmitC_Op<"declare_func", [_refersToSymbol]> {
  let summary = "declaration of a function that is defined further down";
  let arguments = (ins FlatSymbolRefAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}

def EmitC_CallOp
    : EmitC_Op<"call", [CallOpInterface, CExpressionInterface, _refersToSymbol]> {
  let summary = "call of a function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<EmitCType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<EmitCType>);
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

def EmitC_CallOpaqueOp : EmitC_Op<"call_opaque", [CExpressionInterface]> {
  let summary = "call of a function that the module does not know";
  let description = [{
    `args` mixes attributes with operands, which it gives by number as index attributes.
  }];
  let arguments = (ins Arg<StrAttr, "name of the function">:$callee,
                       Arg<OptionalAttr<ArrayAttr>, "attributes and numbers of operands">:$args,
                       Arg<OptionalAttr<ArrayAttr>, "arguments of a template">:$template_args,
                       Variadic<EmitCType>:$operands);
  let results = (outs Variadic<EmitCType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::llvm::StringRef":$callee,
                   "::mlir::ValueRange":$operands, CArg<"::mlir::ArrayAttr", "{}">:$args,
                   CArg<"::mlir::ArrayAttr", "{}">:$template_args),
              "build($_builder, $_state, resultTypes, callee, args, template_args, operands);">
  ];
  let hasVerifier = 1;
}

def EmitC_ReturnOp : EmitC_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "returns from a function";
  let arguments = (ins Optional<EmitCType>:$operand);
  let assemblyFormat = "attr-dict ($operand^ `:` type($operand))?";
  let hasVerifier = 1;
}

//===- Expressions ----------------------------------------------------------===//

def EmitC_ExpressionOp
    : EmitC_Op<"expression", [HasOnlyGraphRegion, OpAsmOpInterface, IsolatedFromAbove,
                              SingleBlockImplicitTerminator<"emitc::YieldOp">]> {
  let summary = "operators that are written as one expression";
  let description = [{
    It is written where its result is used, if that is once, unless `do_not_inline`.
  }];
  let arguments = (ins Variadic<_valueOrPlace>:$defs, UnitAttr:$do_not_inline);
  let results = (outs EmitCType:$result);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = _defaultDialect;
}

class EmitC_UnaryOp<string mnemonic, list<Trait> traits = []>
    : EmitC_Op<mnemonic, traits # [CExpressionInterface]> {
  let arguments = (ins EmitCType);
  let results = (outs EmitCType);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
class EmitC_BinaryOp<string mnemonic, list<Trait> traits = []>
    : EmitC_Op<mnemonic, traits # [CExpressionInterface]> {
  let arguments = (ins EmitCType:$lhs, EmitCType:$rhs);
  let results = (outs EmitCType);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

let summary = "unary minus" in def EmitC_UnaryMinusOp : EmitC_UnaryOp<"unary_minus">;
let summary = "unary plus" in def EmitC_UnaryPlusOp : EmitC_UnaryOp<"unary_plus">;

def EmitC_AddOp : EmitC_BinaryOp<"add"> {
  let summary = "sum";
  let hasVerifier = 1;
}
def EmitC_SubOp : EmitC_BinaryOp<"sub"> {
  let summary = "difference";
  let hasVerifier = 1;
}

class _EmitC_Arithmetic<string mnemonic, string text, Type type> : EmitC_BinaryOp<mnemonic> {
  let summary = text;
  let arguments = (ins type, type);
  let results = (outs type);
}
def EmitC_MulOp : _EmitC_Arithmetic<"mul", "product", FloatIntegerIndexOrOpaqueType>;
def EmitC_DivOp : _EmitC_Arithmetic<"div", "quotient", FloatIntegerIndexOrOpaqueType>;
def EmitC_RemOp : _EmitC_Arithmetic<"rem", "remainder", IntegerIndexOrOpaqueType>;

let summary = "bits that are not set" in
def EmitC_BitwiseNotOp : EmitC_UnaryOp<"bitwise_not">;
let summary = "bits set in both operands" in
def EmitC_BitwiseAndOp : EmitC_BinaryOp<"bitwise_and">;
let summary = "bits set in either operand" in
def EmitC_BitwiseOrOp : EmitC_BinaryOp<"bitwise_or">;
let summary = "bits set in just one operand" in
def EmitC_BitwiseXorOp : EmitC_BinaryOp<"bitwise_xor">;
let summary = "shift left" in
def EmitC_BitwiseLeftShiftOp : EmitC_BinaryOp<"bitwise_left_shift">;
let summary = "shift right" in
def EmitC_BitwiseRightShiftOp : EmitC_BinaryOp<"bitwise_right_shift">;

let results = (outs I1), assemblyFormat = "operands attr-dict `:` type(operands)" in {
  let summary = "whether the operand is false" in
  def EmitC_LogicalNotOp : EmitC_UnaryOp<"logical_not">;
  let summary = "whether both operands are true" in
  def EmitC_LogicalAndOp : EmitC_BinaryOp<"logical_and">;
  let summary = "whether an operand is true" in
  def EmitC_LogicalOrOp : EmitC_BinaryOp<"logical_or">;
}

def EmitC_CmpOp : EmitC_BinaryOp<"cmp"> {
  let summary = "comparison";
  let arguments = (ins EmitC_CmpPredicateAttr:$predicate, EmitCType:$lhs, EmitCType:$rhs);
  let assemblyFormat =
      "$predicate `,` operands attr-dict `:` functional-type(operands, results)";
}

def EmitC_ConditionalOp
    : EmitC_Op<"conditional", [AllTypesMatch<["true_value", "false_value", "result"]>,
                               CExpressionInterface]> {
  let summary = "one of two values, by `?:`";
  let arguments = (ins I1:$condition, EmitCType:$true_value, EmitCType:$false_value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

def EmitC_CastOp
    : EmitC_Op<"cast", [CExpressionInterface, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "the operand as another type";
  let arguments = (ins EmitCType:$source);
  let results = (outs EmitCType:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
}

//===- Constants and variables ----------------------------------------------===//

def EmitC_ConstantOp : EmitC_Op<"constant", [ConstantLike, CExpressionInterface]> {
  let summary = "constant";
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs EmitCType);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def EmitC_LiteralOp : EmitC_Op<"literal", [Pure]> {
  let summary = "constant that is written as the text";
  let arguments = (ins StrAttr:$value);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def EmitC_VariableOp : EmitC_Op<"variable"> {
  let summary = "variable with an initial value, which may be empty";
  let arguments = (ins EmitC_OpaqueOrTypedAttr:$value);
  let results = (outs Res<_place, "", [MemAlloc<DefaultResource, 0, FullEffect>]>);
  let hasVerifier = 1;
}

def EmitC_GlobalOp : EmitC_Op<"global", [Symbol]> {
  let summary = "global variable";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value,
                       UnitAttr:$extern_specifier, UnitAttr:$static_specifier,
                       UnitAttr:$const_specifier);
  let assemblyFormat = [{
    (`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)?
    $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetGlobalOp : EmitC_Op<"get_global", [Pure, _refersToSymbol]> {
  let summary = "a global variable, to load and assign";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs _place:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

def EmitC_LoadOp
    : EmitC_Op<"load", [CExpressionInterface,
                        TypesMatchWith<"result type matches value type of 'operand'",
                                       "operand", "result",
                                       "::llvm::cast<LValueType>($_self).getValueType()">]> {
  let summary = "value of a variable";
  let arguments = (ins Res<EmitC_LValueType, "",
                           [MemRead<DefaultResource, 0, FullEffect>]>:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def EmitC_AssignOp : EmitC_Op<"assign"> {
  let summary = "changes a variable";
  let arguments = (ins Res<EmitC_LValueType, "",
                           [MemWrite<DefaultResource, 1, FullEffect>]>:$var,
                       EmitCType:$value);
  let assemblyFormat = "$value `:` type($value) `to` $var `:` type($var) attr-dict";
  let hasVerifier = 1;
}

class _SameReferent<string source, string transformer>
    : TypesMatchWith<"input and result reference the same type", source, "result",
                     transformer>;

def EmitC_AddressOfOp
    : EmitC_Op<"address_of",
               [CExpressionInterface,
                _SameReferent<"reference", "emitc::PointerType::get("
                    # "::llvm::cast<emitc::LValueType>($_self).getValueType())">]> {
  let summary = "address of a variable";
  let arguments = (ins EmitC_LValueType:$reference);
  let results = (outs EmitC_PointerType:$result);
  let assemblyFormat = "$reference `:` qualified(type($reference)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_DereferenceOp
    : EmitC_Op<"dereference",
               [_SameReferent<"pointer", "emitc::LValueType::get("
                    # "::llvm::cast<emitc::PointerType>($_self).getPointee())">]> {
  let summary = "what a pointer points to";
  let arguments = (ins EmitC_PointerType:$pointer);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat = "$pointer `:` qualified(type($pointer)) attr-dict";
  let hasVerifier = 1;
}

def EmitC_ApplyOp : EmitC_Op<"apply", [CExpressionInterface]> {
  let summary = "address (`&`) or dereferenced pointer (`*`); superseded";
  let arguments = (ins Arg<StrAttr, "the operator">:$applicableOperator,
                       _valueOrPlace:$operand);
  let results = (outs EmitCType:$result);
  let assemblyFormat = [{
    $applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)
  }];
  let hasVerifier = 1;
}

def EmitC_SubscriptOp : EmitC_Op<"subscript"> {
  let summary = "element of an array, a pointer or an opaque value";
  let arguments = (ins Arg<AnyTypeOf<[EmitC_ArrayType, EmitC_OpaqueType, EmitC_PointerType]>,
                           "what is indexed">:$value,
                       Variadic<EmitCType>:$indices);
  let results = (outs EmitC_LValueType:$result);
  let assemblyFormat =
      "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)";
  let builders = [
    OpBuilder<(ins "TypedValue<ArrayType>":$array, "ValueRange":$indices), [{
      build($_builder, $_state, LValueType::get(array.getType().getElementType()), array,
            indices);
    }]>,
    OpBuilder<(ins "TypedValue<PointerType>":$pointer, "Value":$index), [{
      build($_builder, $_state, LValueType::get(pointer.getType().getPointee()), pointer,
            ValueRange(index));
    }]>
  ];
  let hasVerifier = 1;
}

class _Member<string mnemonic, list<Type> types> : EmitC_Op<mnemonic> {
  let arguments = (ins Arg<StrAttr, "name of the member">:$member,
                       EmitC_LValueOf<types>:$operand);
  let results = (outs _place);
}
def EmitC_MemberOp : _Member<"member", [EmitC_OpaqueType]> {
  let summary = "member, by `.`";
}
def EmitC_MemberOfPtrOp : _Member<"member_of_ptr", [EmitC_OpaqueType, EmitC_PointerType]> {
  let summary = "member, by `->`";
}

//===- Control flow ---------------------------------------------------------===//

def EmitC_YieldOp
    : EmitC_Op<"yield", [Pure, Terminator,
                         ParentOneOf<["DoOp", "ExpressionOp", "ForOp", "IfOp", "SwitchOp"]>]> {
  let summary = "ends a region, in an expression with its value";
  let arguments = (ins Optional<EmitCType>:$result);
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
  let builders = [OpBuilder<(ins), "return;">];
  let hasVerifier = 1;
}

defvar _body = SingleBlockImplicitTerminator<"emitc::YieldOp">;

def EmitC_IfOp
    : EmitC_Op<"if", [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                          ["getNumRegionInvocations", "getRegionInvocationBounds",
                           "getEntrySuccessorRegions"]>,
                      OpAsmOpInterface, SingleBlock, _body, RecursiveMemoryEffects,
                      NoRegionArguments]> {
  let summary = "`if`, perhaps with `else`";
  let arguments = (ins I1:$condition);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let builders = [
    OpBuilder<(ins "Value":$cond)>,
    OpBuilder<(ins "Value":$cond, "bool":$addThenBlock, "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond,
                   CArg<"function_ref<void(OpBuilder &, Location)>",
                        "buildTerminatedBody">:$thenBuilder,
                   CArg<"function_ref<void(OpBuilder &, Location)>",
                        "nullptr">:$elseBuilder)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = _defaultDialect;
}

def EmitC_SwitchOp
    : EmitC_Op<"switch", [RecursiveMemoryEffects, OpAsmOpInterface, _body,
                          DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "`switch`; no case runs into the next";
  let arguments = (ins IntegerIndexOrOpaqueType:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\n` ``
    `default` $defaultRegion
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = _defaultDialect;
}

def EmitC_ForOp
    : EmitC_Op<"for", [AllTypesMatch<["lowerBound", "upperBound", "step"]>, OpAsmOpInterface,
                       _body, RecursiveMemoryEffects]> {
  let summary = "`for` from a lower bound up to below an upper bound";
  let arguments = (ins IntegerIndexOrOpaqueType:$lowerBound,
                       IntegerIndexOrOpaqueType:$upperBound, IntegerIndexOrOpaqueType:$step);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
                   CArg<"function_ref<void(OpBuilder &, Location, Value)>", "nullptr">)>
  ];
  let skipDefaultBuilders = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = _defaultDialect;
}

def EmitC_DoOp : EmitC_Op<"do", [NoTerminator, OpAsmOpInterface, RecursiveMemoryEffects]> {
  let summary = "`do`, while the expression in the second region holds";
  let regions = (region SizedRegion<1>:$bodyRegion, SizedRegion<1>:$conditionRegion);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = _defaultDialect;
}

//===- Classes --------------------------------------------------------------===//

def EmitC_ClassOp
    : EmitC_Op<"class", [AutomaticAllocationScope, IsolatedFromAbove, OpAsmOpInterface,
                         SymbolTable, Symbol] # GraphRegionNoTerminator.traits> {
  let summary = "class with fields and methods";
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$final_specifier);
  let regions = (region AnyRegion:$body);
  let assemblyFormat =
      "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body";
}

def EmitC_FieldOp : EmitC_Op<"field", [Symbol]> {
  let summary = "field of a class";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type,
                       OptionalAttr<EmitC_OpaqueOrTypedAttr>:$initial_value);
  let assemblyFormat = [{
    $sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def EmitC_GetFieldOp : EmitC_Op<"get_field", [Pure, _refersToSymbol]> {
  let summary = "value of a field, in a method";
  let arguments = (ins FlatSymbolRefAttr:$field_name);
  let results = (outs EmitCType:$result);
  let assemblyFormat = "$field_name `:` type($result) attr-dict";
  let hasVerifier = 1;
}

//===- Text -----------------------------------------------------------------===//

def EmitC_VerbatimOp : EmitC_Op<"verbatim"> {
  let summary = "text that is written as it is, with values for `{}` in it";
  let arguments = (ins StrAttr:$value, Variadic<_valueOrPlace>:$fmtArgs);
  let assemblyFormat = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict";
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$value), "build($_builder, $_state, value, {});">
  ];
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_EMITC_IR_EMITC
