// One operation per feature of assembly formats; test_assembly.py has texts for each.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Formats : Dialect {
  let name = "f";
  let cppNamespace = "::f";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
class FOp<string mnemonic, list<Trait> traits = []> : Op<Formats, mnemonic, traits>;
class FAttr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<Formats, name, traits> {
  let mnemonic = attrMnemonic;
}

// Enums.
def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Dark", 1, "dark blue">]> {
  let cppNamespace = "::f";
}
def Bits : I32BitEnum<"Bits", "some bits", [
    I32BitEnumCaseNone<"none">, I32BitEnumCaseBit<"a", 0>, I32BitEnumCaseBit<"b", 1>]> {
  let cppNamespace = "::f";
  let separator = ", ";
}
def LowFlag : I8BitEnumAttrCaseBit<"Low", 0, "low">;
def HighFlag : I8BitEnumAttrCaseBit<"High", 1, "high">;
def BothFlags : I8BitEnumAttrCaseGroup<"Both", [LowFlag, HighFlag], "both">;
def LastFlag : I8BitEnumAttrCaseBit<"Last", 2, "last">;
def Flags : I8BitEnumAttr<"Flags", "flags", [LowFlag, HighFlag, BothFlags, LastFlag]> {
  let cppNamespace = "::f";
  let separator = ", ";
  let genSpecializedAttr = 0;
}
def FlagsOp : FOp<"flags"> {
  let arguments = (ins EnumProp<Flags>:$flags);
  let assemblyFormat = "$flags attr-dict";
}
def ColorOp : FOp<"color"> {
  let arguments = (ins Color:$color, OptionalAttr<Color>:$other);
  let assemblyFormat = "$color ($other^)? attr-dict";
}

// Native properties.
def PropertiesOp : FOp<"properties"> {
  let arguments = (ins I64Prop:$int, DefaultValuedProp<I64Prop, "7">:$fallback,
      OptionalProp<I64Prop>:$maybe, UnitProp:$unit, StringProp:$text, BoolProp:$flag,
      EnumProp<Bits>:$bits, ArrayProp<I64Prop>:$list, NamedEnumProp<Bits, "named">:$named);
  let assemblyFormat = [{
    $int $fallback `,` $text $flag $bits $list (`maybe` `=` $maybe^)? (`unit` $unit^)? $named attr-dict
  }];
}
def PropDictOp : FOp<"prop_dict"> {
  let arguments = (ins I64Prop:$int, DefaultValuedProp<I64Prop, "7">:$fallback, OptionalAttr<I32Attr>:$x);
  let assemblyFormat = "$int prop-dict attr-dict";
}

// Attributes.
def AttributesOp : FOp<"attributes"> {
  let arguments = (ins SymbolNameAttr:$sym_name, I32Attr:$plain, DefaultValuedAttr<I32Attr, "3">:$fallback,
      OptionalAttr<StrAttr>:$text, UnitAttr:$unit, DenseI64ArrayAttr:$list, AnyAttr:$any);
  let assemblyFormat = [{
    $sym_name $plain (`text` $text^)? (`unit` $unit^)? $list $any attr-dict
  }];
}
def FallbackOp : FOp<"fallback"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$x);
  let assemblyFormat = "(`=` $x^)? attr-dict";
}

// Groups, oilists and white space.
def ClausesOp : FOp<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$x, Variadic<I32>:$v, Optional<I64>:$w);
  let assemblyFormat = "oilist(`u` $u | `x` `(` $x `)` | `v` `(` $v `)` | `w` $w) attr-dict";
}
def SpacesOp : FOp<"spaces"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{
    `a` `` `=` ` ` `c` `\n` `d` `{` `}` `[` `]` `<` `e` `>` (`(` $x^ `)`) : (`none`)? `,` `f` attr-dict
  }];
}

// Operands and types.
def GroupsOp : FOp<"groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$a `:` type($a) attr-dict";
}
def OptionalGroupsOp : FOp<"optional_groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "(`of` $a^ `:` type($a))? prop-dict attr-dict";
}
def OperandsOp : FOp<"operands"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let results = (outs AnyType, Variadic<AnyType>);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
// One type for the whole group.
def OneTypeOp : FOp<"one_type", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs AnyType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}
def SizesOp : FOp<"sizes"> {
  let arguments = (ins DenseI64ArrayAttr:$sizes);
  let assemblyFormat = "custom<DimensionList>($sizes) attr-dict";
}
def OptionalOp : FOp<"optional", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Variadic<AnyType>:$b);
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    ($a^ `:` type($a))? (`[` $b^ `:` type($b) `]`)? (`->` type($r)^)? (`and` type($s)^)? attr-dict
  }];
}
def MatchOp : FOp<"match", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins AnyType:$a, I1:$built);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `if` $built attr-dict `->` type($r)";
}
def TransformOp : FOp<"transform", [
    TypesMatchWith<"the element", "a", "r", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyTypeOf<[AnyVectorOfAnyRank, AnyTensor]>:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}

// Regions and successors.
def RegionsOp : FOp<"regions", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region AnyRegion:$one, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = "$one `more` $more attr-dict-with-keyword";
}
def MaybeRegionOp : FOp<"maybe_region"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict (`with` $body^)?";
}
def EndOp : FOp<"end", [Terminator]> {
  let assemblyFormat = "attr-dict";
}
def JumpOp : FOp<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$to `[` $others `]` attr-dict";
}

// Custom directives.
def SwappedOp : FOp<"swapped"> {
  let arguments = (ins AnyType:$a, AnyType:$b, OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{
    custom<Swapped>($a, type($a), $b, type($b), $x) custom<Noted>(ref($x), "\"note\"") attr-dict
  }];
}
def UnhookedOp : FOp<"unhooked"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = "custom<NobodyWroteThis>($x) attr-dict";
}

// Attributes and types.
def PairAttr : FAttr<"Pair", "pair"> {
  let parameters = (ins "int":$a, ArrayRefParameter<"int64_t">:$b);
  let assemblyFormat = "`<` $a `:` $b `>`";
}
def RecordAttr : FAttr<"Record", "record"> {
  let parameters = (ins "int":$a, StringRefParameter<"">:$b, OptionalParameter<"::mlir::IntegerAttr">:$c,
      DefaultValuedParameter<"bool", "false">:$d, EnumParameter<Bits>:$e);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ParamsAttr : FAttr<"Params", "params"> {
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "5">:$b, OptionalParameter<"::mlir::Type">:$c);
  let assemblyFormat = "`<` params `>`";
}
def GroupAttr : FAttr<"Group", "group"> {
  let parameters = (ins OptionalArrayRefParameter<"::f::PairAttr">:$pairs, DefaultValuedParameter<"int", "1">:$n);
  let assemblyFormat = "`<` `[` (`]`) : ($pairs^ `]`)? (`times` $n^)? `>`";
}
def TypedAttrHere : FAttr<"Typed", "typed", [TypedAttrInterface]> {
  let parameters = (ins "int":$n, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $n `>`";
}
def BareAttr : FAttr<"Bare", "bare">;
def HolderAttr : FAttr<"Holder", "holder"> {
  let parameters = (ins "::f::BareAttr":$bare);
  let assemblyFormat = "`<` $bare `>`";
}
def BoxType : TypeDef<Formats, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$inner, OptionalParameter<"::f::PairAttr">:$pair);
  let assemblyFormat = "`<` $inner (`,` qualified($pair)^)? `>`";
}
def HoldsOp : FOp<"holds"> {
  let arguments = (ins PairAttr:$pair, OptionalAttr<RecordAttr>:$record, BoxType:$box);
  let assemblyFormat = "$pair (`record` qualified($record)^)? $box attr-dict `:` type($box)";
}

// Properties with their own C++: of a type with a hook, and of a type without one.
class OwnProp<string storage> : Property<storage, "two numbers"> {
  let convertToAttribute = "return $_storage.attribute($_ctxt);";
  let convertFromAttribute = "return $_storage.read($_attr);";
  let parser = "if ($_storage.parse($_parser)) return ::mlir::failure();";
  let optionalParser = "return $_storage.parseOptional($_parser);";
  let printer = "$_storage.print($_printer)";
}
def OwnPropOp : FOp<"own_prop"> {
  let arguments = (ins OwnProp<"::f::Range">:$a, DefaultValuedProp<OwnProp<"::f::Range">, "{3, 4}">:$b,
      ArrayProp<OwnProp<"::f::Range">>:$c);
  let assemblyFormat = "$a (`b` $b^)? $c attr-dict";
}
def UnhookedPropOp : FOp<"unhooked_prop"> {
  let arguments = (ins OwnProp<"::f::Unknown">:$a, ArrayProp<OwnProp<"::f::Unknown">>:$b, I64Prop:$c);
  let assemblyFormat = "$c $a $b attr-dict";
}
def LastOfTupleOp : FOp<"last_of_tuple", [
    TypesMatchWith<"the last type", "a", "r", "::llvm::cast<::mlir::TupleType>($_self).getType(1)">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
