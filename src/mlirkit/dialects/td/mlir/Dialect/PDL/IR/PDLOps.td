//===- The pdl dialect: operations ------------------------------------------===//
//
// In order: patterns, what is matched, what is done.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_PDL_IR_PDLOPS
#define MLIR_DIALECT_PDL_IR_PDLOPS

include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class PDL_Op<string mnemonic, list<Trait> traits = []> : Op<PDL_Dialect, mnemonic, traits>;

//===- Patterns -------------------------------------------------------------===//

def PDL_PatternOp
    : PDL_Op<"pattern", [IsolatedFromAbove, SingleBlock, Symbol,
                         DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let summary = "rewrite pattern";
  let arguments = (ins ConfinedAttr<I16Attr, [IntNonNegative]>:$benefit,
                       OptionalAttr<SymbolNameAttr>:$sym_name);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = [{
    ($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion
  }];
  let builders = [
    OpBuilder<(ins CArg<"std::optional<uint16_t>", "1">:$benefit,
                   CArg<"std::optional<StringRef>", "std::nullopt">:$name)>
  ];
  let hasRegionVerifier = 1;
  let extraClassDeclaration = "bool isOptionalSymbol() { return true; }";
}

def PDL_RewriteOp
    : PDL_Op<"rewrite", [Terminator, HasParent<"pdl::PatternOp">, NoTerminator,
                         NoRegionArguments, SingleBlock, AttrSizedOperandSegments,
                         DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let summary = "what replaces the match";
  let description = [{
    Either a region or the name of a registered function, which takes `externalArgs`. A
    `root` is the operation at which matching begins.
  }];
  let arguments = (ins Optional<PDL_Operation>:$root, OptionalAttr<StrAttr>:$name,
                       Variadic<PDL_AnyType>:$externalArgs);
  let regions = (region AnyRegion:$bodyRegion);
  let assemblyFormat = [{
    ($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)?
    ($bodyRegion^)? attr-dict-with-keyword
  }];
  let hasRegionVerifier = 1;
}

//===- What is matched ------------------------------------------------------===//

def PDL_OperationOp : PDL_Op<"operation", [AttrSizedOperandSegments]> {
  let summary = "operation to match, or in a rewrite to create";
  let description = [{
    Without name, operands or result types any are matched. In a rewrite result types that
    are not given are inferred.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$opName,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$operandValues,
                       Variadic<PDL_Attribute>:$attributeValues,
                       StrArrayAttr:$attributeValueNames,
                       Variadic<PDL_InstOrRangeOf<PDL_Type>>:$typeValues);
  let results = (outs PDL_Operation:$op);
  let assemblyFormat = [{
    ($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)?
    custom<OperationOpAttributes>($attributeValues, $attributeValueNames)
    (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins CArg<"std::optional<StringRef>", "std::nullopt">:$name,
                   CArg<"ValueRange", "{}">:$operandValues,
                   CArg<"ArrayRef<StringRef>", "{}">:$attrNames,
                   CArg<"ValueRange", "{}">:$attrValues,
                   CArg<"ValueRange", "{}">:$resultTypes),
      [{
        build($_builder, $_state, $_builder.getType<OperationType>(),
              name ? $_builder.getStringAttr(*name) : StringAttr(), operandValues, attrValues,
              $_builder.getStrArrayAttr(attrNames), resultTypes);
      }]>
  ];
  let hasVerifier = 1;
}

// A type that is given is the operand's.
class _PDL_Operand<string mnemonic> : PDL_Op<mnemonic, [HasParent<"pdl::PatternOp">]> {
  let assemblyFormat = "(`:` $valueType^)? attr-dict";
  let hasVerifier = 1;
}
def PDL_OperandOp : _PDL_Operand<"operand"> {
  let summary = "operand that comes from outside the pattern";
  let arguments = (ins Optional<PDL_Type>:$valueType);
  let results = (outs PDL_Value:$value);
  let builders = [
    OpBuilder<(ins), "build($_builder, $_state, $_builder.getType<ValueType>(), Value());">
  ];
}
def PDL_OperandsOp : _PDL_Operand<"operands"> {
  let summary = "operands that come from outside the pattern";
  let arguments = (ins Optional<PDL_RangeOf<PDL_Type>>:$valueType);
  let results = (outs PDL_RangeOf<PDL_Value>:$value);
  let builders = [
    OpBuilder<(ins), [{
      build($_builder, $_state, RangeType::get($_builder.getType<ValueType>()), Value());
    }]>
  ];
}

def PDL_ResultOp : PDL_Op<"result", [Pure]> {
  let summary = "result of an operation";
  let arguments = (ins PDL_Operation:$parent, I32Attr:$index);
  let results = (outs PDL_Value:$val);
  let assemblyFormat = "$index `of` $parent attr-dict";
}
def PDL_ResultsOp : PDL_Op<"results", [Pure]> {
  let summary = "results of an operation: all, or a group of its definition";
  let arguments = (ins PDL_Operation:$parent, OptionalAttr<I32Attr>:$index);
  let results = (outs PDL_InstOrRangeOf<PDL_Value>:$val);
  let assemblyFormat = [{
    ($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_AttributeOp : PDL_Op<"attribute"> {
  let summary = "attribute: any, of a type, or a constant";
  let arguments = (ins Optional<PDL_Type>:$valueType, OptionalAttr<AnyAttr>:$value);
  let results = (outs PDL_Attribute:$attr);
  let assemblyFormat = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword";
  defvar type = "$_builder.getType<AttributeType>()";
  let builders = [
    OpBuilder<(ins CArg<"Value", "Value()">:$type),
              "build($_builder, $_state, " # type # ", type, Attribute());">,
    OpBuilder<(ins "Attribute":$attr),
              "build($_builder, $_state, " # type # ", Value(), attr);">
  ];
  let hasVerifier = 1;
}

def PDL_TypeOp : PDL_Op<"type"> {
  let summary = "type: any, or a constant";
  let arguments = (ins OptionalAttr<TypeAttr>:$constantType);
  let results = (outs PDL_Type:$result);
  let assemblyFormat = "attr-dict (`:` $constantType^)?";
  let hasVerifier = 1;
}
def PDL_TypesOp : PDL_Op<"types"> {
  let summary = "types: any, or constants";
  let arguments = (ins OptionalAttr<TypeArrayAttr>:$constantTypes);
  let results = (outs PDL_RangeOf<PDL_Type>:$result);
  let assemblyFormat = "attr-dict (`:` $constantTypes^)?";
  let hasVerifier = 1;
}

def PDL_ApplyNativeConstraintOp
    : PDL_Op<"apply_native_constraint", [HasParent<"pdl::PatternOp">]> {
  let summary = "condition by a registered function";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args,
                       DefaultValuedAttr<BoolAttr, "false">:$isNegated);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
}

//===- What is done ---------------------------------------------------------===//

class _PDL_RewriteOp<string mnemonic, list<Trait> traits = []>
    : PDL_Op<mnemonic, traits # [HasParent<"pdl::RewriteOp">]>;

def PDL_ApplyNativeRewriteOp : _PDL_RewriteOp<"apply_native_rewrite"> {
  let summary = "call of a registered function";
  let arguments = (ins StrAttr:$name, Variadic<PDL_AnyType>:$args);
  let results = (outs Variadic<PDL_AnyType>:$results);
  let assemblyFormat = [{
    $name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_EraseOp : _PDL_RewriteOp<"erase"> {
  let summary = "erases an operation";
  let arguments = (ins PDL_Operation:$opValue);
  let assemblyFormat = "$opValue attr-dict";
}

def PDL_ReplaceOp : _PDL_RewriteOp<"replace", [AttrSizedOperandSegments]> {
  let summary = "replaces an operation by another, or its results by values";
  let arguments = (ins PDL_Operation:$opValue, Optional<PDL_Operation>:$replOperation,
                       Variadic<PDL_InstOrRangeOf<PDL_Value>>:$replValues);
  let assemblyFormat = [{
    $opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict
  }];
  let hasVerifier = 1;
}

def PDL_RangeOp : _PDL_RewriteOp<"range", [Pure]> {
  let summary = "range of types or of values, one after the other";
  let arguments = (ins Variadic<PDL_AnyType>:$arguments);
  let results = (outs PDL_RangeOf<AnyTypeOf<[PDL_Type, PDL_Value]>>:$result);
  let assemblyFormat = [{
    ($arguments^ `:` type($arguments))?
    custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
  }];
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_PDL_IR_PDLOPS
