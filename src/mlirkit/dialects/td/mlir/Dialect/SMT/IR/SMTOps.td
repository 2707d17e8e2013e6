//===- The smt dialect: operations that no sort has for itself --------------===//
//
// In order: the solver and its commands, declared values, equality, booleans, quantifiers.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SMT_IR_SMTOPS_TD
#define MLIR_DIALECT_SMT_IR_SMTOPS_TD

include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

class SMTOp<string mnemonic, list<Trait> traits = []> : Op<SMTDialect, mnemonic, traits>;

//===- The solver and its commands ------------------------------------------===//

def SolverOp : SMTOp<"solver", [IsolatedFromAbove, SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let summary = "solver, which lives while its region runs";
  let arguments = (ins Variadic<AnyNonSMTType>:$inputs);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let results = (outs Variadic<AnyNonSMTType>:$results);
  let assemblyFormat =
      "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion";
  let hasRegionVerifier = 1;
}

class _Command<string mnemonic, string text, dag operands = (ins), string operandFormat = "",
               list<Trait> traits = []>
    : SMTOp<mnemonic, traits> {
  let summary = text;
  let arguments = operands;
  let assemblyFormat = operandFormat # " attr-dict";
}
class _LevelCommand<string mnemonic, string text>
    : _Command<mnemonic, text, (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$count), "$count">;

def SetLogicOp : _Command<"set_logic", "logic in which the solver works", (ins StrAttr:$logic), "$logic",
                          [HasParent<"smt::SolverOp">]>;
def AssertOp : _Command<"assert", "assertion of a formula", (ins BoolType:$input), "$input">;
def ResetOp : _Command<"reset", "removal of all assertions and declarations">;
def PushOp : _LevelCommand<"push", "levels added to the stack of assertions">;
def PopOp : _LevelCommand<"pop", "levels removed from the stack of assertions">;

def CheckOp
    : SMTOp<"check", [NoRegionArguments, SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let summary = "one of three regions, by whether the assertions can hold together";
  let regions = (region SizedRegion<1>:$satRegion, SizedRegion<1>:$unknownRegion,
                        SizedRegion<1>:$unsatRegion);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion "
      "(`->` qualified(type($results))^)?";
  let hasRegionVerifier = 1;
}

def YieldOp : SMTOp<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "end of a region with its values";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` qualified(type($values)))? attr-dict";
  let builders = [OpBuilder<(ins), "build($_builder, $_state, {});">];
}

//===- Declared values ------------------------------------------------------===//

def DeclareFunOp
    : SMTOp<"declare_fun", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "unknown value of a sort";
  let arguments = (ins OptionalAttr<StrAttr>:$namePrefix);
  let results = (outs Res<AnySMTType, "", [MemAlloc]>:$result);
  let assemblyFormat = "($namePrefix^)? attr-dict `:` qualified(type($result))";
  let builders = [OpBuilder<(ins "mlir::Type":$type), "build($_builder, $_state, type, nullptr);">];
}

def ApplyFuncOp : SMTOp<"apply_func", [
    Pure,
    TypesMatchWith<"summary", "func", "result", "cast<SMTFuncType>($_self).getRangeType()">,
    RangedTypesMatchWith<"summary", "func", "args",
                         "cast<SMTFuncType>($_self).getDomainTypes()">]> {
  let summary = "value of a function";
  let arguments = (ins SMTFuncType:$func, Variadic<AnyNonFuncSMTType>:$args);
  let results = (outs AnyNonFuncSMTType:$result);
  let assemblyFormat = "$func `(` $args `)` attr-dict `:` qualified(type($func))";
}

//===- Equality and booleans ------------------------------------------------===//

class _Boolean<string mnemonic, list<Trait> traits = []> : SMTOp<mnemonic, [Pure] # traits> {
  let results = (outs BoolType:$result);
}

class _OfAnyNumber {
  list<OpBuilder> forTwo = [
    OpBuilder<(ins "mlir::Value":$lhs, "mlir::Value":$rhs),
        "build($_builder, $_state, ValueRange{lhs, rhs});">
  ];
}

class _Equality<string mnemonic> : _Boolean<mnemonic, [SameTypeOperands]> {
  let arguments = (ins Variadic<AnyNonFuncSMTType>:$inputs);
  let builders = _OfAnyNumber<>.forTwo;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

let summary = "whether all operands are equal" in
def EqOp : _Equality<"eq">;
let summary = "whether no two operands are equal" in
def DistinctOp : _Equality<"distinct">;

def BoolConstantOp
    : _Boolean<"constant",
               [ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "constant boolean";
  let arguments = (ins BoolAttr:$value);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def NotOp : _Boolean<"not"> {
  let summary = "negation";
  let arguments = (ins BoolType:$input);
  let assemblyFormat = "$input attr-dict";
}

class VariadicBoolOp<string mnemonic, string desc> : _Boolean<mnemonic> {
  let summary = desc;
  let arguments = (ins Variadic<BoolType>:$inputs);
  let builders = _OfAnyNumber<>.forTwo;
  let assemblyFormat = "$inputs attr-dict";
}

def AndOp : VariadicBoolOp<"and", "conjunction">;
def OrOp : VariadicBoolOp<"or", "disjunction">;
def XOrOp : VariadicBoolOp<"xor", "exclusive disjunction">;

def ImpliesOp : _Boolean<"implies"> {
  let summary = "implication";
  let arguments = (ins BoolType:$lhs, BoolType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def IteOp : SMTOp<"ite", [Pure, AllTypesMatch<["thenValue", "elseValue", "result"]>]> {
  let summary = "one of two values, by a boolean";
  let arguments = (ins BoolType:$cond, AnySMTType:$thenValue, AnySMTType:$elseValue);
  let results = (outs AnySMTType:$result);
  let assemblyFormat = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))";
}

//===- Quantifiers ----------------------------------------------------------===//

class QuantifierOp<string mnemonic> : SMTOp<mnemonic, [
    RecursivelySpeculatable, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"smt::YieldOp">]> {
  let description = [{
    The arguments of the regions are the bound variables. `weight` and `patterns` guide the solver's choice of
    instances; `no_pattern` keeps it from inferring patterns.
  }];
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$weight, UnitAttr:$noPattern,
                       OptionalAttr<StrArrayAttr>:$boundVarNames);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<SizedRegion<1>>:$patterns);
  let results = (outs BoolType:$result);
  let builders = [
    OpBuilder<(ins
        "TypeRange":$boundVarTypes,
        "function_ref<Value(OpBuilder &, Location, ValueRange)>":$bodyBuilder,
        CArg<"std::optional<ArrayRef<StringRef>>", "std::nullopt">:$boundVarNames,
        CArg<"function_ref<ValueRange(OpBuilder &, Location, ValueRange)>", "{}">:$patternBuilder,
        CArg<"uint32_t", "0">:$weight, CArg<"bool", "false">:$noPattern)>
  ];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? "
      "attr-dict-with-keyword $body (`patterns` $patterns^)?";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

let summary = "whether a formula holds for all values" in
def ForallOp : QuantifierOp<"forall">;
let summary = "whether a formula holds for some value" in
def ExistsOp : QuantifierOp<"exists">;

#endif // MLIR_DIALECT_SMT_IR_SMTOPS_TD
