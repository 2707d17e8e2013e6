"""Definitions that break a rule, and the errors about them.

`OPERATORS` and `VALUES` are refused by mlir-tblgen with the same message, except for the names of overlapping
accessors; mlir-tblgen accepts those in `OWN`, or crashes, and only the C++ compiler reports an error.
"""

from __future__ import annotations

HEAD = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<string m, list<Trait> t = []> : Op<D, m, t>;
"""

OPERATORS = {
    'multiclass M { def Op : O<"x"> { let arguments = (ins I32:$type); } }\ndefm X : M;': "generated accessor for `type` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32:$a, I32:$a); }': "op has a conflict with two operands having the same name 'a'",
    'def XOp : O<"x"> { let arguments = (ins I32:$a); let results = (outs I32:$a); }': "op has a conflict with operands and results both having an entry with the name 'a'",
    'def XOp : O<"x"> { let results = (outs I32:$a, I32:$a); }': "op has a conflict with two results having the same name 'a'",
    'def XOp : O<"x"> { let results = (outs I32:$a); let regions = (region AnyRegion:$a); }': "op has a conflict with results and regions both having an entry with the name 'a'",
    'def XOp : O<"x"> { let arguments = (ins I32:$a); let successors = (successor AnySuccessor:$a); }': "op has a conflict with operands and successors both having an entry with the name 'a'",
    'def XOp : O<"x"> { let arguments = (ins I32Attr:$a, I32Attr:$a); }': "Unexpected overlap when generating `getA` for d.x",
    'def XOp : O<"x"> { let arguments = (ins I32Attr:$a, I32:$a); }': "Unexpected overlap when generating `getA` for d.x",
    'def XOp : O<"x"> { let arguments = (ins I32Attr); }': "attributes must be named",
    'def XOp : O<"x"> { let arguments = (ins I32Prop); }': "properties must be named",
    'def XOp : O<"x"> { let arguments = (ins 5:$a); }': "undefined type for argument #0",
    'def XOp : O<"x"> { let arguments = (ins "x":$a); }': "undefined type for argument #0",
    'def XOp : O<"x"> { let arguments = (ins AnyRegion:$a); }': "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed",
    'def XOp : O<"x"> { let results = (ins I32:$a); }': "'results' must have 'outs' directive",
    'def XOp : O<"x"> { let results = (outs 5:$a); }': "undefined type for result #0",
    'def XOp : O<"x"> { let results = (outs VariadicOfVariadic<I32, "s">:$a); }': "'VariadicOfVariadic' results are currently not supported",
    'def XOp : O<"x"> { let successors = (ins AnySuccessor:$a); }': "'successors' must have 'successor' directive",
    'def XOp : O<"x"> { let successors = (successor 5:$a); }': "undefined kind for successor #0",
    'def XOp : O<"x"> { let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b); }': "only the last successor can be variadic",
    'def XOp : O<"x"> { let regions = (ins AnyRegion:$a); }': "'regions' must have 'region' directive",
    'def XOp : O<"x"> { let regions = (region 5:$a); }': "undefined kind for region #0",
    'def XOp : O<"x"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }': "only the last region can be variadic",
    'def XOp : O<"x"> { let regions = (region VariadicRegion<AnyRegion>); }': "variadic regions must be named",
    'def XOp : O<"x"> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b); }': "op has multiple variadic operands but no specification over their sizes",
    'def XOp : O<"x"> { let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b); }': "op has multiple variadic operands but no specification over their sizes",
    'def XOp : O<"x"> { let results = (outs Variadic<I32>:$a, Variadic<I32>:$b); }': "op has multiple variadic results but no specification over their sizes",
    'def XOp : O<"x", [SameVariadicOperandSize, AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b); }': "op cannot have both 'AttrSizedOperandSegments' and 'SameVariadicOperandSize' traits",
    'def XOp : O<"x", [AttrSizedOperandSegments, SameVariadicResultSize, AttrSizedResultSegments]> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b); let results = (outs Variadic<I32>:$c, Variadic<I32>:$e); }': "op cannot have both 'AttrSizedResultSegments' and 'SameVariadicResultSize' traits",
    'def XOp : O<"x"> { let skipDefaultBuilders = 1; }': "default builders are skipped and no custom builders provided",
    'def XOp : O<"x", [AttrSizedOperandSegments]> { let arguments = (ins I32:$a, Variadic<I32>:$b); }': "op must have at least two variadic operands to use 'AttrSizedOperandSegments' trait",
    'def XOp : O<"x", [AttrSizedResultSegments]>;': "op must have at least two variadic results to use 'AttrSizedResultSegments' trait",
    'def XOp : O<"x"> { let arguments = (ins DerivedAttr<"int", "">:$a); }': "derived attributes not allowed in argument list",
    'def XOp : O<"x"> { let arguments = (ins I32:$a_b, I32Attr:$aB); }': "Unexpected overlap when generating `getAB` for d.x",
    'def XOp : O<"x"> { let regions = (region AnyRegion:$a, AnyRegion:$a); }': "op has a conflict with two regions having the same name 'a'",
    'def XOp : O<"x"> { let arguments = (ins I32Attr:$a); let regions = (region AnyRegion:$a); }': "Unexpected overlap when generating `getA` for d.x",
    'def XOp : O<"x"> { let arguments = (ins I32Prop:$a); let successors = (successor AnySuccessor:$a); }': "Unexpected overlap when generating `getA` for d.x",
    'def XOp : O<"x"> { let arguments = (ins I32:$attributes); }': "generated accessor for `attributes` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32:$operation); }': "generated accessor for `operation` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32:$operands); }': "generated accessor for `operands` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let regions = (region AnyRegion:$regions); }': "generated accessor for `regions` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32:$type); }': "generated accessor for `type` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32:$attribute_names); }': "generated accessor for `attribute_names` overlaps with a default one; please rename to avoid overlap",
    'def XOp : O<"x"> { let arguments = (ins I32Attr:$attributes); }': "Unexpected overlap when generating `getAttributes` for d.x",
    'def XOp : O<"x"> { Attr foo = I32Attr; }': "unexpected Attr where only DerivedAttr is allowed",
    'def N1 : NativeOpTrait<"N1">;\ndef N2 : NativeOpTrait<"N2", [N1]>;\ndef XOp : O<"x", [N2]>;': "N2 requires N1 to precede it in traits list",
    'def N1 : NativeOpTrait<"N1">;\ndef N2 : NativeOpTrait<"N2", [N1]>;\ndef XOp : O<"x", [N2, N1]>;': "N2 requires N1 to precede it in traits list",
    'def XOp : O<"x"> { let builders = [OpBuilder<(ins "int":$a, CArg<"int", "1">:$b, "int":$c)>]; }': "expected an argument with default value after other arguments with default values",
    'def XOp : O<"x"> { let builders = [OpBuilder<(outs "int":$a)>]; }': "expected 'ins' in builders",
}

VALUES = {
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins "int":$a); }': "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins "int":$a); let assemblyFormat = "params"; let hasCustomAssemblyFormat = 1; }': "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'",
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins "int":$a); let assemblyFormat = "params"; let genAccessors = 0; }': "'assemblyFormat' requires 'genAccessors' to be true",
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins "int"); let assemblyFormat = "params"; }': "all parameters must have a name",
    'def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins "int":$a); }': "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins I32Attr:$a); let assemblyFormat = "params"; }': "Missing `cppType` field in Attribute/Type parameter: I32Attr",
}

OWN = {
    'def XOp : O<"x"> { let results = (outs I32Attr:$a); }': "Record `I32Attr' does not have a field named `cppType'!\n",
    'def XOp : O<"x"> { let builders = [OpBuilder<(ins 5:$a)>]; }': "builder parameters must be strings or CArg definitions",
    'def XOp : O<"x", [AllTypesMatch<["a", "zz"]>]> { let arguments = (ins I32:$a); let results = (outs I32:$b); }': "trait AllTypesMatch speaks of 'zz', which the op does not have",
    'def XOp : O<"x", [TypesMatchWith<"s", "zz", "b", "$_self">]> { let arguments = (ins I32:$a); let results = (outs I32:$b); }': "trait TypesMatchWith speaks of 'zz', which the op does not have",
    'def XOp : O<"x", [TypesMatchWith<"s", "a", "zz", "$_self">]> { let arguments = (ins I32:$a); let results = (outs I32:$b); }': "trait TypesMatchWith speaks of 'zz', which the op does not have",
    'def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins 4:$a); let assemblyFormat = "params"; }': "Missing `cppType` field in Attribute/Type parameter: 4",
}
