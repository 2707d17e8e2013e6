//===- The irdl dialect: operations -----------------------------------------===//
//
// In order: definitions, parts of a definition, constraints.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDLOPS
#define MLIR_DIALECT_IRDL_IR_IRDLOPS

include "mlir/Dialect/IRDL/IR/IRDL.td"
include "mlir/Dialect/IRDL/IR/IRDLAttributes.td"
include "mlir/Dialect/IRDL/IR/IRDLInterfaces.td"
include "mlir/Dialect/IRDL/IR/IRDLTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IRDL_Op<string mnemonic, list<Trait> traits = []> : Op<IRDL_Dialect, mnemonic, traits>;

// Of each of the operations `op` the region has at most one.
class AtMostOneChildOf<string op> : ParamNativeOpTrait<"AtMostOneChildOf", op>;

//===- Definitions ----------------------------------------------------------===//

class _Definition<string mnemonic, list<Trait> traits> : IRDL_Op<mnemonic, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)";
  let hasVerifier = 1;
}

def IRDL_DialectOp
    : _Definition<"dialect", [IsolatedFromAbove, NoTerminator, Symbol, SymbolTable]> {
  let summary = "dialect";
}

class _DefinitionIn<string mnemonic, string children>
    : _Definition<mnemonic, [HasParent<"DialectOp">, NoTerminator, NoRegionArguments,
                             AtMostOneChildOf<children>, Symbol]>;

def IRDL_TypeOp : _DefinitionIn<"type", "ParametersOp"> {
  let summary = "type of the dialect";
}
def IRDL_AttributeOp : _DefinitionIn<"attribute", "ParametersOp"> {
  let summary = "attribute of the dialect";
}
def IRDL_OperationOp
    : _DefinitionIn<"operation", "OperandsOp, ResultsOp, AttributesOp, RegionsOp"> {
  let summary = "operation of the dialect";
  let hasRegionVerifier = 1;
}

//===- Parts of a definition ------------------------------------------------===//

class _Part<string mnemonic, Trait parent> : IRDL_Op<mnemonic, [parent]> {
  let hasVerifier = 1;
}

def IRDL_ParametersOp : _Part<"parameters", ParentOneOf<["AttributeOp", "TypeOp"]>> {
  let summary = "parameters of an attribute or type";
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
}

class _Values<string mnemonic> : _Part<mnemonic, HasParent<"OperationOp">> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args, StrArrayAttr:$names,
                       VariadicityArrayAttr:$variadicity);
  let assemblyFormat =
      "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict";
}
def IRDL_OperandsOp : _Values<"operands"> {
  let summary = "operands of an operation";
}
def IRDL_ResultsOp : _Values<"results"> {
  let summary = "results of an operation";
}

def IRDL_AttributesOp : _Part<"attributes", HasParent<"OperationOp">> {
  let summary = "attributes of an operation";
  let arguments = (ins Variadic<IRDL_AttributeType>:$attributeValues,
                       StrArrayAttr:$attributeValueNames);
  let assemblyFormat =
      "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict";
}

def IRDL_RegionsOp : _Part<"regions", HasParent<"OperationOp">> {
  let summary = "regions of an operation";
  let arguments = (ins Variadic<IRDL_RegionType>:$args, StrArrayAttr:$names);
  let assemblyFormat = "`` custom<NamedValueList>($args, $names) attr-dict";
}

//===- Constraints ----------------------------------------------------------===//

def IRDL_RegionOp
    : IRDL_Op<"region", [HasParent<"OperationOp">, VerifyRegionInterface,
                         DeclareOpInterfaceMethods<VerifyRegionInterface>]> {
  let summary = "regions with these arguments of the entry block, and so many blocks";
  let arguments = (ins Variadic<IRDL_AttributeType>:$entryBlockArgs,
                       OptionalAttr<I32Attr>:$numberOfBlocks, UnitAttr:$constrainedArguments);
  let results = (outs IRDL_RegionType:$output);
  let assemblyFormat = [{
    `` (`(` $entryBlockArgs $constrainedArguments^ `)`)?
    `` (` ` `with` `size` $numberOfBlocks^)? attr-dict
  }];
  let hasVerifier = 1;
}

class IRDL_ConstraintOp<string mnemonic, list<Trait> traits = []>
    : IRDL_Op<mnemonic, [VerifyConstraintInterface,
                         DeclareOpInterfaceMethods<VerifyConstraintInterface>] # traits>;

class _ConstraintIn<string mnemonic, list<Trait> traits = []>
    : IRDL_ConstraintOp<mnemonic,
                        [ParentOneOf<["TypeOp", "AttributeOp", "OperationOp"]>] # traits> {
  let results = (outs IRDL_AttributeType:$output);
}

def IRDL_AnyOp : _ConstraintIn<"any"> {
  let summary = "any attribute or type";
  let assemblyFormat = "attr-dict";
}

def IRDL_IsOp : _ConstraintIn<"is", [Pure]> {
  let summary = "one attribute or type";
  let arguments = (ins AnyAttr:$expected);
  let assemblyFormat = "$expected ` ` attr-dict";
}

defvar _refersToDefinition = DeclareOpInterfaceMethods<SymbolUserOpInterface>;

def IRDL_BaseOp : _ConstraintIn<"base", [_refersToDefinition]> {
  let summary = "all attributes or types of a definition";
  let description = [{
    The definition is an operation here, by its symbol, or one in C++, by its name.
  }];
  let arguments = (ins OptionalAttr<SymbolRefAttr>:$base_ref,
                       OptionalAttr<StrAttr>:$base_name);
  let assemblyFormat = "($base_ref^)? ($base_name^)? ` ` attr-dict";
  let builders = [
    OpBuilder<(ins "SymbolRefAttr":$base_ref), "build($_builder, $_state, base_ref, {});">,
    OpBuilder<(ins "StringAttr":$base_name), "build($_builder, $_state, {}, base_name);">
  ];
  let hasVerifier = 1;
}

def IRDL_ParametricOp : _ConstraintIn<"parametric", [_refersToDefinition, Pure]> {
  let summary = "attributes or types of a definition with these parameters";
  let arguments = (ins SymbolRefAttr:$base_type, Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "$base_type `<` $args `>` ` ` attr-dict";
}

class _Combination<string mnemonic> : _ConstraintIn<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<IRDL_AttributeType>:$args);
  let assemblyFormat = "`(` $args `)` ` ` attr-dict";
}
def IRDL_AnyOfOp : _Combination<"any_of"> {
  let summary = "what satisfies one of the constraints";
}
def IRDL_AllOfOp : _Combination<"all_of"> {
  let summary = "what satisfies all constraints";
}

def IRDL_CPredOp : IRDL_Op<"c_pred"> {
  let summary = "what satisfies a C++ expression";
  let arguments = (ins StrAttr:$pred);
  let results = (outs IRDL_AttributeType:$output);
  let assemblyFormat = "$pred ` ` attr-dict";
}

#endif // MLIR_DIALECT_IRDL_IR_IRDLOPS
