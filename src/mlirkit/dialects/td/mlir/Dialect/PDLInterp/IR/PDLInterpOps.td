//===- The pdl_interp dialect -----------------------------------------------===//
//
// Patterns of pdl as programs. In order: functions and control flow, conditions,
// switches, access to the matched module, changes to it.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS
#define MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PDLInterp_Dialect : Dialect {
  let name = "pdl_interp";
  let summary = "matching and rewriting step by step";
  let description = [{
    What `pdl` compiles to: a function that decides for an operation which patterns match,
    and a function for each rewrite.
  }];
  let cppNamespace = "::mlir::pdl_interp";
  let dependentDialects = ["pdl::PDLDialect"];
}

class PDLInterp_Op<string mnemonic, list<Trait> traits = []>
    : Op<PDLInterp_Dialect, mnemonic, traits>;

// Goes on at one of two blocks.
class PDLInterp_PredicateOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, [Terminator] # traits> {
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
}

// Goes on at the block of the case that matches, or at the default one.
class PDLInterp_SwitchOp<string mnemonic, list<Trait> traits = []>
    : PDLInterp_Op<mnemonic, [Terminator] # traits> {
  let successors = (successor AnySuccessor:$defaultDest,
                              VariadicSuccessor<AnySuccessor>:$cases);
}

defvar _index = ConfinedAttr<I32Attr, [IntNonNegative]>;

// Builders that know the result type, which is `!pdl.type`, `!pdl.range<type>`, ...
class _Build<dag parameters, string type, string values>
    : OpBuilder<parameters, "build($_builder, $_state, " # type # ", " # values # ");">;
class _PDLTypeOf<string name> {
  string one = "$_builder.getType<pdl::" # name # "Type>()";
  string range = "pdl::RangeType::get(" # one # ")";
}

//===- Functions and control flow -------------------------------------------===//

def PDLInterp_FuncOp : PDLInterp_Op<"func", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "function of the matcher or of a rewrite";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MinSizedRegion<1>:$body);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}

def PDLInterp_BranchOp : PDLInterp_Op<"branch", [Pure, Terminator]> {
  let summary = "goes on at a block";
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest attr-dict";
}

def PDLInterp_FinalizeOp : PDLInterp_Op<"finalize", [Pure, Terminator]> {
  let summary = "ends the function";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_ForEachOp : PDLInterp_Op<"foreach", [Terminator]> {
  let summary = "runs the region for each element of a range";
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$values);
  let regions = (region AnyRegion:$region);
  let successors = (successor AnySuccessor:$successor);
  let builders = [OpBuilder<(ins "Value":$range, "Block *":$successor, "bool":$initLoop)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def PDLInterp_ContinueOp
    : PDLInterp_Op<"continue", [Pure, HasParent<"ForEachOp">, Terminator]> {
  let summary = "goes on with the next element";
  let assemblyFormat = "attr-dict";
}

def PDLInterp_RecordMatchOp
    : PDLInterp_Op<"record_match", [AttrSizedOperandSegments, Terminator]> {
  let summary = "records that a pattern matches";
  let description = [{
    `rewriter` is the function of the rewrite, `inputs` its arguments. `matchedOps` give
    the location of what it creates, `generatedOps` are the names of that.
  }];
  let arguments = (ins Variadic<PDL_AnyType>:$inputs, Variadic<PDL_Operation>:$matchedOps,
                       SymbolRefAttr:$rewriter, OptionalAttr<StrAttr>:$rootKind,
                       OptionalAttr<StrArrayAttr>:$generatedOps,
                       ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,`
    (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)`
    (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest
  }];
}

//===- Conditions -----------------------------------------------------------===//

def PDLInterp_ApplyConstraintOp : PDLInterp_PredicateOp<"apply_constraint"> {
  let summary = "whether a registered function accepts the values";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors
  }];
}

def PDLInterp_AreEqualOp : PDLInterp_PredicateOp<"are_equal", [Pure, SameTypeOperands]> {
  let summary = "whether two values, or two ranges, are the same";
  let arguments = (ins PDL_AnyType:$lhs, PDL_AnyType:$rhs);
  let assemblyFormat = "operands `:` type($lhs) attr-dict `->` successors";
}

def PDLInterp_IsNotNullOp : PDLInterp_PredicateOp<"is_not_null", [Pure]> {
  let summary = "whether the value exists";
  let arguments = (ins PDL_AnyType:$value);
  let assemblyFormat = "$value `:` type($value) attr-dict `->` successors";
}

def PDLInterp_CheckAttributeOp : PDLInterp_PredicateOp<"check_attribute", [Pure]> {
  let summary = "whether an attribute is the constant";
  let arguments = (ins PDL_Attribute:$attribute, AnyAttr:$constantValue);
  let assemblyFormat = "$attribute `is` $constantValue attr-dict `->` successors";
}

def PDLInterp_CheckOperationNameOp : PDLInterp_PredicateOp<"check_operation_name", [Pure]> {
  let summary = "whether an operation has the name";
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let assemblyFormat = "`of` $inputOp `is` $name attr-dict `->` successors";
}

class _CheckCount<string mnemonic> : PDLInterp_PredicateOp<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp, _index:$count, UnitAttr:$compareAtLeast);
  let assemblyFormat = [{
    `of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors
  }];
}
def PDLInterp_CheckOperandCountOp : _CheckCount<"check_operand_count"> {
  let summary = "whether an operation has so many operands";
}
def PDLInterp_CheckResultCountOp : _CheckCount<"check_result_count"> {
  let summary = "whether an operation has so many results";
}

def PDLInterp_CheckTypeOp : PDLInterp_PredicateOp<"check_type", [Pure]> {
  let summary = "whether a type is the constant";
  let arguments = (ins PDL_Type:$value, TypeAttr:$type);
  let assemblyFormat = "$value `is` $type attr-dict `->` successors";
}
def PDLInterp_CheckTypesOp : PDLInterp_PredicateOp<"check_types", [Pure]> {
  let summary = "whether types are the constants";
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value, TypeArrayAttr:$types);
  let assemblyFormat = "$value `are` $types attr-dict `->` successors";
}

//===- Switches -------------------------------------------------------------===//

// The builder takes the cases as a C++ array, `attribute` makes an attribute of it.
class _PDLInterp_Switch<string mnemonic, string operand, string prefix, string parameter,
              string case, string cases, string attribute>
    : PDLInterp_SwitchOp<mnemonic, [Pure]> {
  let assemblyFormat = prefix # "$" # operand
      # " `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest";
  let builders = [
    OpBuilder<!dag(ins, ["Value", "ArrayRef<" # case # ">", "Block *", "BlockRange"],
                   [parameter, cases, "defaultDest", "dests"]),
              "build($_builder, $_state, " # parameter # ", $_builder." # attribute
              # ", defaultDest, dests);">
  ];
  let hasVerifier = 1;
}

def PDLInterp_SwitchAttributeOp
    : _PDLInterp_Switch<"switch_attribute", "attribute", "", "attribute", "Attribute", "caseValues",
              "getArrayAttr(caseValues)"> {
  let summary = "block by an attribute";
  let arguments = (ins PDL_Attribute:$attribute, ArrayAttr:$caseValues);
}

def PDLInterp_SwitchOperationNameOp
    : _PDLInterp_Switch<"switch_operation_name", "inputOp", "`of` ", "inputOp", "OperationName", "names",
              "getStrArrayAttr(llvm::map_to_vector(names, "
              # "[](OperationName name) { return name.getStringRef(); }))"> {
  let summary = "block by the name of an operation";
  let arguments = (ins PDL_Operation:$inputOp, StrArrayAttr:$caseValues);
}

class _SwitchCount<string mnemonic>
    : _PDLInterp_Switch<mnemonic, "inputOp", "`of` ", "inputOp", "int32_t", "counts",
              "getI32VectorAttr(counts)"> {
  let arguments = (ins PDL_Operation:$inputOp, I32ElementsAttr:$caseValues);
}
def PDLInterp_SwitchOperandCountOp : _SwitchCount<"switch_operand_count"> {
  let summary = "block by the number of operands";
}
def PDLInterp_SwitchResultCountOp : _SwitchCount<"switch_result_count"> {
  let summary = "block by the number of results";
}

class _SwitchType<string mnemonic>
    : _PDLInterp_Switch<mnemonic, "value", "", "edge", "Attribute", "types", "getArrayAttr(types)">;
def PDLInterp_SwitchTypeOp : _SwitchType<"switch_type"> {
  let summary = "block by a type";
  let arguments = (ins PDL_Type:$value, TypeArrayAttr:$caseValues);
}
def PDLInterp_SwitchTypesOp : _SwitchType<"switch_types"> {
  let summary = "block by a range of types";
  let arguments = (ins PDL_RangeOf<PDL_Type>:$value,
                       TypedArrayAttrBase<TypeArrayAttr,
                                          "type-array array attribute">:$caseValues);
}

//===- Access to the matched module -----------------------------------------===//

def PDLInterp_GetAttributeOp : PDLInterp_Op<"get_attribute", [Pure]> {
  let summary = "attribute of an operation; none if it has none of that name";
  let arguments = (ins PDL_Operation:$inputOp, StrAttr:$name);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$name `of` $inputOp attr-dict";
}

def PDLInterp_GetAttributeTypeOp : PDLInterp_Op<"get_attribute_type", [Pure]> {
  let summary = "type of an attribute";
  let arguments = (ins PDL_Attribute:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "`of` $value attr-dict";
  let builders = [_Build<(ins "Value":$value), _PDLTypeOf<"Type">.one, "value">];
}

def PDLInterp_GetValueTypeOp
    : PDLInterp_Op<"get_value_type",
                   [Pure, TypesMatchWith<"`value` type matches arity of `result`", "result",
                                         "value", "getGetValueTypeOpValueType($_self)">]> {
  let summary = "type of a value, or types of values";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_InstOrRangeOf<PDL_Type>:$result);
  let assemblyFormat = "`of` $value `:` type($result) attr-dict";
  let builders = [
    OpBuilder<(ins "Value":$value), [{
      Type type = $_builder.getType<pdl::TypeType>();
      if (::llvm::isa<pdl::RangeType>(value.getType()))
        type = pdl::RangeType::get(type);
      build($_builder, $_state, type, value);
    }]>
  ];
}

def PDLInterp_GetDefiningOpOp : PDLInterp_Op<"get_defining_op", [Pure]> {
  let summary = "operation that defines a value, or the first of a range; none for arguments";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_Operation:$inputOp);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
}

def PDLInterp_GetUsersOp : PDLInterp_Op<"get_users", [Pure]> {
  let summary = "operations that use a value, or the first of a range";
  let arguments = (ins PDL_InstOrRangeOf<PDL_Value>:$value);
  let results = (outs PDL_RangeOf<PDL_Operation>:$operations);
  let assemblyFormat = "`of` $value `:` type($value) attr-dict";
  let builders = [_Build<(ins "Value":$value), _PDLTypeOf<"Operation">.range, "value">];
}

class _GetOne<string mnemonic> : PDLInterp_Op<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp, _index:$index);
  let results = (outs PDL_Value:$value);
  let assemblyFormat = "$index `of` $inputOp attr-dict";
}
def PDLInterp_GetOperandOp : _GetOne<"get_operand"> {
  let summary = "operand of an operation";
}
def PDLInterp_GetResultOp : _GetOne<"get_result"> {
  let summary = "result of an operation";
}

// With an index a group of the definition, without one all.
defvar _groupBuilder =
    _Build<(ins "Type":$resultType, "Value":$inputOp, "std::optional<unsigned>":$index),
           "resultType",
           "inputOp, index ? $_builder.getI32IntegerAttr(*index) : IntegerAttr()">;
class _GetGroup<string mnemonic> : PDLInterp_Op<mnemonic, [Pure]> {
  let arguments = (ins PDL_Operation:$inputOp, OptionalAttr<_index>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$value);
  let assemblyFormat = "($index^)? `of` $inputOp `:` type($value) attr-dict";
  let builders = [_groupBuilder];
}
def PDLInterp_GetOperandsOp : _GetGroup<"get_operands"> {
  let summary = "operands of an operation";
}
def PDLInterp_GetResultsOp : _GetGroup<"get_results"> {
  let summary = "results of an operation";
  let builders = [
    _groupBuilder,
    _Build<(ins "Value":$inputOp), _PDLTypeOf<"Value">.range, "inputOp, IntegerAttr()">
  ];
}

def PDLInterp_ExtractOp
    : PDLInterp_Op<"extract",
                   [Pure, TypesMatchWith<"`range` is a PDL range whose element type matches "
                                         # "type of `result`",
                                         "result", "range", "pdl::RangeType::get($_self)">]> {
  let summary = "element of a range; none if there are fewer";
  let arguments = (ins PDL_RangeOf<PDL_AnyType>:$range, _index:$index);
  let results = (outs PDL_AnyType:$result);
  let assemblyFormat = "$index `of` $range `:` type($result) attr-dict";
  let builders = [
    _Build<(ins "Value":$range, "unsigned":$index),
           "::llvm::cast<pdl::RangeType>(range.getType()).getElementType()", "range, index">
  ];
}

//===- Constants and changes ------------------------------------------------===//

def PDLInterp_CreateAttributeOp : PDLInterp_Op<"create_attribute", [Pure]> {
  let summary = "constant attribute";
  let arguments = (ins AnyAttr:$value);
  let results = (outs PDL_Attribute:$attribute);
  let assemblyFormat = "$value attr-dict-with-keyword";
  let builders = [_Build<(ins "Attribute":$value), _PDLTypeOf<"Attribute">.one, "value">];
}

def PDLInterp_CreateTypeOp : PDLInterp_Op<"create_type", [Pure]> {
  let summary = "constant type";
  let arguments = (ins TypeAttr:$value);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "$value attr-dict";
  let builders = [_Build<(ins "TypeAttr":$type), _PDLTypeOf<"Type">.one, "type">];
}
def PDLInterp_CreateTypesOp : PDLInterp_Op<"create_types", [Pure]> {
  let summary = "constant types";
  let arguments = (ins TypeArrayAttr:$value);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "$value attr-dict";
  let builders = [_Build<(ins "ArrayAttr":$type), _PDLTypeOf<"Type">.range, "type">];
}

def PDLInterp_CreateRangeOp : PDLInterp_Op<"create_range", [Pure]> {
  let summary = "range of types or of values, one after the other";
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))?
    custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
  let hasVerifier = 1;
}

def PDLInterp_CreateOperationOp
    : PDLInterp_Op<"create_operation", [AttrSizedOperandSegments]> {
  let summary = "creates an operation";
  let arguments = (ins StrAttr:$name, Variadic<PDL_InstOrRangeOf<PDL_Value>>:$inputOperands,
                       Variadic<PDL_Attribute>:$inputAttributes,
                       StrArrayAttr:$inputAttributeNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$inputResultTypes,
                       UnitAttr:$inferredResultTypes);
  let results = (outs PDL_Operation:$resultOp);
  let assemblyFormat = [{
    $name (`(` $inputOperands^ `:` type($inputOperands) `)`)? ``
    custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames)
    custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes),
                                     $inferredResultTypes)
    attr-dict
  }];
  let builders = [
    _Build<(ins "StringRef":$name, "ValueRange":$types, "bool":$inferredResultTypes,
                "ValueRange":$operands, "ValueRange":$attributes,
                "ArrayAttr":$attributeNames),
           _PDLTypeOf<"Operation">.one,
           "name, operands, attributes, attributeNames, types, inferredResultTypes">
  ];
  let hasVerifier = 1;
}

def PDLInterp_ApplyRewriteOp : PDLInterp_Op<"apply_rewrite"> {
  let summary = "call of a registered function";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict
  }];
}

def PDLInterp_EraseOp : PDLInterp_Op<"erase"> {
  let summary = "erases an operation";
  let arguments = (ins PDL_Operation:$inputOp);
  let assemblyFormat = "$inputOp attr-dict";
}

def PDLInterp_ReplaceOp : PDLInterp_Op<"replace"> {
  let summary = "replaces the results of an operation by values";
  let arguments = (ins PDL_Operation:$inputOp,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat = [{
    $inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict
  }];
}

#endif // MLIR_DIALECT_PDLINTERP_IR_PDLINTERPOPS
