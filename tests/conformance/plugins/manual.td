//===- manual.td - one operation per feature of the manual of operation definitions ---------------------===//
//
// In the order of the manual's sections; test_plugins.py has the table of sections, features and operations.
//
//===----------------------------------------------------------------------------------------------------===//

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PluginDialect : Dialect {
  let name = "manual";
  let cppNamespace = "::manual";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
class MOp<string mnemonic, list<Trait> traits = []> : Op<PluginDialect, mnemonic, traits>;
class MAttr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<PluginDialect, name, traits> {
  let mnemonic = attrMnemonic;
}
class MType<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<PluginDialect, name, traits> {
  let mnemonic = typeMnemonic;
}

//===----------------------------------------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------------------------------------===//

let cppNamespace = "::manual" in {
def Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"DarkBlue", 15, "dark blue">, I32EnumAttrCase<"Green", 20>]>;
def Far : I64EnumAttr<"Far", "far numbers", [
  I64EnumAttrCase<"Near", 1>, I64EnumAttrCase<"Away", 5000000000>]>;
def Rights : I32BitEnumAttr<"Rights", "some rights", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">,
  I32BitEnumAttrCaseBit<"Write", 1, "write">, I32BitEnumAttrCaseBit<"Run", 2, "run">,
  I32BitEnumAttrCaseGroup<"All", [
    I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">], "all">]>;
def Wide : I64BitEnumAttr<"Wide", "bits at both ends", [
  I64BitEnumAttrCaseBit<"Low", 0, "low">, I64BitEnumAttrCaseBit<"Mid", 31, "mid">,
  I64BitEnumAttrCaseBit<"High", 40, "high">]> {
  let separator = ", ";
}
def Small : I8BitEnumAttr<"Small", "bits of a byte", [
  I8BitEnumAttrCaseBit<"S0", 0, "s0">, I8BitEnumAttrCaseBit<"S6", 6, "s6">]>;
def Shape : I32Enum<"Shape", "a shape", [
  I32EnumCase<"Round", 0, "round">, I32EnumCase<"Square", 1, "square">, I32EnumCase<"Flat", 2, "very flat">]>;
def Flags : I32BitEnum<"Flags", "some flags", [
  I32BitEnumCaseNone<"Nothing", "nothing">, I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">,
  BitEnumCaseGroup<"Both", [I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">], "both">]> {
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}
def Long : I64BitEnum<"Long", "many flags", [
  I64BitEnumCaseBit<"First", 0, "first">, I64BitEnumCaseBit<"Late", 35, "late">,
  I64BitEnumCaseBit<"Last", 62, "last">]> {
  let separator = " | ";
}
}
def ShapeAttr : EnumAttr<PluginDialect, Shape, "shape">;
def FlagsAttr : EnumAttr<PluginDialect, Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }

//===----------------------------------------------------------------------------------------------------===//
// Attributes, types, and their interfaces
//===----------------------------------------------------------------------------------------------------===//

def Sized : AttrInterface<"Sized"> {
  let cppNamespace = "::manual";
  let methods = [InterfaceMethod<"The size.", "int64_t", "getSize", (ins)>];
}
def Nice : TypeInterface<"Nice"> {
  let cppNamespace = "::manual";
  let methods = [InterfaceMethod<"Is it?", "bool", "isNice", (ins), "", "return true;">];
}
def PairAttr : MAttr<"Pair", "pair", [DeclareAttrInterfaceMethods<Sized>]> {
  let parameters = (ins "int64_t":$a, "int64_t":$b);
  let assemblyFormat = "`<` $a `,` $b `>`";
  let genVerifyDecl = 1;
}
def NoteAttr : MAttr<"Note", "note"> {
  let parameters = (ins StringRefParameter<"words">:$text, OptionalParameter<"::mlir::Attribute">:$extra,
      DefaultValuedParameter<"int", "1">:$times);
  let assemblyFormat = "`<` struct(params) `>`";
}
def BoxType : MType<"Box", "box", [DeclareTypeInterfaceMethods<Nice>]> {
  let parameters = (ins "::mlir::Type":$inner, OptionalArrayRefParameter<"int64_t">:$dims);
  let assemblyFormat = "`<` $inner (`,` `[` $dims^ `]`)? `>`";
}
def QuotedParameter : AttrParameter<"std::string", "a quoted text", "::llvm::StringRef"> {
  let printer = "$_printer << '\"' << $_self << \"\\\"\"";
}
def QuotedAttr : MAttr<"Quoted", "quoted"> {
  let parameters = (ins QuotedParameter:$text);
  let assemblyFormat = "`<` $text `>`";
}
def PlaceAttr : LocationAttrDef<PluginDialect, "Place"> {
  let mnemonic = "place";
  let parameters = (ins "::mlir::StringAttr":$file, "unsigned":$line);
  let assemblyFormat = "`<` $file `at` $line `>`";
}
def ShortAttr : MAttr<"Short", "short"> {
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "int64_t":$n), [{
    return ::mlir::IntegerAttr::get(::mlir::IndexType::get($_ctxt), n);
  }], "::mlir::Attribute">];
}
def LinesType : MType<"Lines", "lines"> {
  let parameters = (ins "::mlir::Type":$inner);
  let hasCustomAssemblyFormat = 1;
}
def UnitType : MType<"Unit", "unit"> { let builderCall = "$_builder.getType<::manual::UnitType>()"; }

//===----------------------------------------------------------------------------------------------------===//
// Operation name; operation arguments
//===----------------------------------------------------------------------------------------------------===//

def NestedNameOp : MOp<"nested.name"> { let assemblyFormat = "attr-dict"; }
def MixedOp : MOp<"mixed"> {
  let arguments = (ins I32:$a, I32Attr:$n, AnyType:$b, StrAttr:$s, I64Prop:$p);
  let assemblyFormat = "$a $n `,` $b $s $p attr-dict `:` type($b)";
}
def DerivedOp : MOp<"derived"> {
  let arguments = (ins AnyType:$a);
  DerivedTypeAttr t = DerivedTypeAttr<"return getA().getType();">;
  DerivedAttr seven = DerivedAttr<"int64_t", "return 7;", "$_builder.getI64IntegerAttr($_self)">;
  let assemblyFormat = "$a attr-dict `:` type($a)";
}

// Variadic operands, optional ones, variadic ones of variadic ones.
def VariadicOp : MOp<"variadic"> {
  let arguments = (ins Variadic<AnyInteger>:$a);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def SameSizesOp : MOp<"same_sizes", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$a, I64:$between, Variadic<F32>:$b);
  let results = (outs Variadic<I32>:$r, Variadic<F32>:$s);
}
def SegmentsOp : MOp<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Optional<I32>:$b, Variadic<AnyType>:$c);
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    `(` $a `)` (`b` $b^)? `[` $c `]` attr-dict `:` type($a) `,` `+` type($c) (`->` type($r)^)? `and` type($s)
  }];
}
def GroupsOp : MOp<"groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$a `:` type($a) attr-dict";
}
def OptionalOperandOp : MOp<"optional_operand"> {
  let arguments = (ins Optional<I32>:$a);
  let assemblyFormat = "($a^)? attr-dict";
}

// Optional attributes, attributes with defaults.
def OptionalAttrOp : MOp<"optional_attr"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<StrAttr>:$b, UnitAttr:$u);
  let assemblyFormat = "($a^)? (`b` `=` $b^)? (`u` $u^)? attr-dict";
}
def DefaultsOp : MOp<"defaults"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$i, DefaultValuedAttr<F32Attr, "0.5f">:$f,
      DefaultValuedStrAttr<StrAttr, "text">:$s, DefaultValuedAttr<BoolAttr, "true">:$b,
      DefaultValuedAttr<I64ArrayAttr, "{1, 2, 3}">:$l, DefaultValuedOptionalAttr<I32Attr, "9">:$o,
      DefaultValuedAttr<Color, "::manual::Color::DarkBlue">:$c,
      DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$d);
  let assemblyFormat = "(`i` $i^)? (`c` $c^)? attr-dict";
}

// Confined attributes, and all that is defined for them.
class Confined<string mnemonic, Attr attr, list<AttrConstraint> constraints> : MOp<mnemonic> {
  let arguments = (ins ConfinedAttr<attr, constraints>:$a);
  let assemblyFormat = "$a attr-dict";
}
def MinOp : Confined<"int_min", I32Attr, [IntMinValue<10>]>;
def MaxOp : Confined<"int_max", I64Attr, [IntMaxValue<10>]>;
def NeqOp : Confined<"int_neq", I64Attr, [IntNEQValue<10>]>;
def PositiveOp : Confined<"int_positive", I64Attr, [IntPositive]>;
def NonNegativeOp : Confined<"int_non_negative", SI64Attr, [IntNonNegative]>;
def PowerOp : Confined<"int_power_of_2", I64Attr, [IntPowerOf2]>;
def ArrayMinOp : Confined<"array_min", I64ArrayAttr, [ArrayMinCount<2>]>;
def ArrayMaxOp : Confined<"array_max", StrArrayAttr, [ArrayMaxCount<2>]>;
def ArrayCountOp : Confined<"array_count", ArrayAttr, [ArrayCount<2>]>;
def DenseCountOp : Confined<"dense_count", DenseI64ArrayAttr, [DenseArrayCount<2>]>;
def DensePositiveOp : Confined<"dense_positive", DenseI32ArrayAttr, [DenseArrayStrictlyPositive<DenseI32ArrayAttr>]>;
def DenseNonNegativeOp : Confined<"dense_non_negative", DenseF32ArrayAttr, [DenseArrayNonNegative<DenseF32ArrayAttr>]>;
def DenseSortedOp : Confined<"dense_sorted", DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>;
def DenseStrictOp : Confined<"dense_strict", DenseI8ArrayAttr, [DenseArrayStrictlySorted<DenseI8ArrayAttr>]>;
def NthEqOp : Confined<"nth_eq", I64ArrayAttr, [IntArrayNthElemEq<1, 8>]>;
def NthMinOp : Confined<"nth_min", I64ArrayAttr, [IntArrayNthElemMinValue<0, 8>]>;
def NthMaxOp : Confined<"nth_max", I64ArrayAttr, [IntArrayNthElemMaxValue<0, 8>]>;
def NthRangeOp : Confined<"nth_range", I64ArrayAttr, [IntArrayNthElemInRange<0, 2, 4>]>;
def AllOfOp : Confined<"all_attr_of", ArrayAttr, [AllAttrOf<[
  AttrConstraint<CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() == 2">, "has two">,
  AttrConstraint<CPred<"::llvm::cast<::mlir::ArrayAttr>($_self)[0] == ::llvm::cast<::mlir::ArrayAttr>($_self)[1]">,
      "of one value">]>]>;

// Properties.
class Props<string mnemonic, dag args> : MOp<mnemonic> {
  let arguments = args;
  let assemblyFormat = "prop-dict attr-dict";
}
def I64PropOp : Props<"i64_prop", (ins I64Prop:$a, I32Prop:$b)>;
def UIntPropOp : Props<"uint_prop", (ins IntProp<"uint8_t">:$a, IntProp<"int8_t">:$b)>;
def StringPropOp : Props<"string_prop", (ins StringProp:$a, BoolProp:$b, UnitProp:$c)>;
def EnumPropOp : Props<"enum_prop", (ins EnumProp<Shape>:$a, EnumProp<Flags>:$b, EnumProp<Long>:$c)>;
def EnumFormPropOp : Props<"enum_form_prop", (ins EnumPropWithAttrForm<Shape, ShapeAttr>:$a,
    NamedEnumPropWithAttrForm<Flags, "flags", FlagsAttr>:$b)>;
def ArrayPropOp : Props<"array_prop", (ins ArrayProp<I64Prop>:$a, ArrayProp<StringProp>:$b)>;
def IntArrayPropOp : Props<"int_array_prop", (ins IntArrayProp<I64Prop>:$a, IntArrayProp<I32Prop>:$b)>;
def OptionalPropOp : Props<"optional_prop", (ins OptionalProp<I64Prop>:$a, OptionalProp<StringProp>:$b,
    OptionalProp<ArrayProp<I64Prop>>:$c)>;
def OptionalUnitPropOp : MOp<"optional_unit_prop"> {
  let arguments = (ins OptionalProp<UnitProp>:$a, OptionalProp<BoolProp>:$b);
  let assemblyFormat = "(`a` `=` $a^)? (`b` `=` $b^)? attr-dict";
}
def DefaultPropOp : Props<"default_prop", (ins DefaultValuedProp<I64Prop, "7">:$a,
    DefaultValuedProp<StringProp, "\"x\"">:$b, DefaultValuedProp<BoolProp, "true">:$c,
    DefaultValuedProp<EnumProp<Shape>, "::manual::Shape::Square">:$d)>;
def DefaultArrayPropOp : Props<"default_array_prop", (ins
    DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$a,
    DefaultValuedProp<ArrayProp<I32Prop>, "::llvm::ArrayRef<int32_t>{}", "::llvm::SmallVector<int32_t>{}">:$b)>;
def ConfinedPropOp : Props<"confined_prop", (ins ConfinedProp<I64Prop, CPred<"$_self >= 2">, "at least two">:$a,
    ConfinedProp<StringProp, CPred<"!$_self.empty()">>:$b,
    ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">>:$c)>;
def WrittenPropsOp : MOp<"written_props"> {
  let arguments = (ins I64Prop:$number, DefaultValuedProp<I64Prop, "7">:$fallback,
      OptionalProp<I64Prop>:$maybe, UnitProp:$unit, StringProp:$text, BoolProp:$flag,
      EnumProp<Flags>:$bits, ArrayProp<I64Prop>:$list, NamedEnumProp<Shape, "form">:$named);
  let assemblyFormat = [{
    $number $fallback `,` $text $flag $bits $list (`maybe` `=` $maybe^)? (`unit` $unit^)? $named attr-dict
  }];
}
def PropDictOp : MOp<"prop_dict"> {
  let arguments = (ins I64Prop:$number, DefaultValuedProp<I64Prop, "7">:$fallback, OptionalAttr<I32Attr>:$x,
      StrAttr:$needed, DefaultValuedAttr<I32Attr, "5">:$d);
  let assemblyFormat = "$number prop-dict attr-dict";
}
def CustomPropDictOp : MOp<"custom_prop_dict"> {
  let arguments = (ins I64Prop:$number, OptionalAttr<I32Attr>:$x);
  let assemblyFormat = "custom<Props>(prop-dict) attr-dict";
}
def GenericPropsOp : MOp<"generic_props"> {
  let arguments = (ins I64Prop:$a, StringProp:$b, I32Attr:$c, OptionalAttr<StrAttr>:$d);
}

//===----------------------------------------------------------------------------------------------------===//
// Regions, results, successors
//===----------------------------------------------------------------------------------------------------===//

def EndOp : MOp<"end", [Terminator, Pure]> { let assemblyFormat = "attr-dict"; }
def RegionsOp : MOp<"regions", [NoTerminator]> {
  let regions = (region AnyRegion:$any, SizedRegion<1>:$one, VariadicRegion<MinSizedRegion<1>>:$more);
}
def RegionFormatOp : MOp<"region_format", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = "$body (`more` $more^)? attr-dict-with-keyword";
}
def OptionalRegionOp : MOp<"optional_region", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict (`with` $body^)?";
}
def ResultsOp : MOp<"results"> {
  let results = (outs I32:$a, Variadic<AnyFloat>:$b, Index:$c);
  let assemblyFormat = "attr-dict `:` type($b)";
}
def OptionalResultOp : MOp<"optional_result"> {
  let results = (outs Optional<AnyType>:$a);
  let assemblyFormat = "(`->` type($a)^)? attr-dict";
}
def JumpOp : MOp<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$to `[` $others `]` attr-dict";
}
def Alone : Successor<CPred<"$_self->getNumArguments() == 0">, "a block without arguments">;
def CheckedJumpOp : MOp<"checked_jump", [Terminator]> {
  let successors = (successor VariadicSuccessor<Alone>:$to);
  let assemblyFormat = "successors attr-dict";
  // The check of a successor calls it by a name that the generated class does not have.
  let extraClassDeclaration = "::mlir::SuccessorRange to() { return getTo(); }";
}

//===----------------------------------------------------------------------------------------------------===//
// Traits, constraints, verifiers
//===----------------------------------------------------------------------------------------------------===//

class Two<string mnemonic, list<Trait> traits> : MOp<mnemonic, traits> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
}
def SameTypeOperandsOp : Two<"same_type_operands", [SameTypeOperands]>;
def SameAllOp : Two<"same_all", [SameOperandsAndResultType]>;
def SameShapesOp : Two<"same_shapes", [SameOperandsShape]>;
def SameAllShapesOp : Two<"same_all_shapes", [SameOperandsAndResultShape]>;
def SameElementsOp : Two<"same_elements", [SameOperandsElementType]>;
def SameAllElementsOp : Two<"same_all_elements", [SameOperandsAndResultElementType]>;
def ElementwiseOp : Two<"elementwise", ElementwiseMappable.traits>;
def BroadcastOp : Two<"broadcast", [ResultsBroadcastableShape]>;
def FloatLikeOp : Two<"float_like", [ResultsAreFloatLike]>;
def AllTypesOp : Two<"all_types", [AllTypesMatch<["a", "r"]>]>;
def AllRanksOp : Two<"all_ranks", [AllRanksMatch<["a", "b"]>]>;
def AllShapesOp : Two<"all_shapes", [AllShapesMatch<["a", "b", "r"]>]>;
def AllElementTypesOp : Two<"all_element_types", [AllElementTypesMatch<["a", "b"]>]>;
def AllElementCountsOp : Two<"all_element_counts", [AllElementCountsMatch<["a", "b"]>]>;
def PredOp : Two<"pred", [
  PredOpTrait<"operands are not of one type", Neg<CPred<"$a.getType() == $b.getType()">>>,
  PredOpTrait<"has few attributes", CPred<"$_op.getAttrs().size() < 3">>]>;
def InvolutionOp : MOp<"involution", [Involution, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def CommutativeOp : MOp<"commutative", [Commutative, Idempotent, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "operands attr-dict `:` type($r)";
}
def TypesMatchOp : MOp<"types_match", [
    TypesMatchWith<"the result is the element of the operand", "a", "r",
      "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyTypeOf<[AnyVectorOfAnyRank, AnyTensor]>:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def IsolatedOp : MOp<"isolated", [IsolatedFromAbove, NoTerminator, SingleBlock, NoRegionArguments]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def TableOp : MOp<"table", [SymbolTable, NoTerminator, SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def SymbolOp : MOp<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "$sym_name attr-dict";
}
def GraphOp : MOp<"graph", [NoTerminator, HasOnlyGraphRegion]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def RegionKindOp : MOp<"region_kind", [NoTerminator, RegionKindInterface, HasOnlyGraphRegion]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def InTableOp : MOp<"in_table", [HasParent<"TableOp">]> { let assemblyFormat = "attr-dict"; }
def InEitherOp : MOp<"in_either", [ParentOneOf<["TableOp", "GraphOp"]>]> { let assemblyFormat = "attr-dict"; }

// Traits of one's own.
def OwnTrait : NativeOpTrait<"Own"> { let cppNamespace = "::manual"; }
def OwnStructuralTrait : NativeOpTrait<"OwnStructural">, StructuralOpTrait { let cppNamespace = "::manual"; }
class AtMost<int n> : ParamNativeOpTrait<"AtMost", !cast<string>(n)> { let cppNamespace = "::manual"; }
def OwnInternalTrait : GenInternalOpTrait<"Nowhere">;
def OwnTraitsOp : MOp<"own_traits", [OwnTrait, OwnStructuralTrait, AtMost<2>, OwnInternalTrait]> {
  let arguments = (ins Variadic<I32>:$a);
}
def Counted : OpInterface<"Counted"> {
  let cppNamespace = "::manual";
  let methods = [InterfaceMethod<"How many.", "int64_t", "getHowMany", (ins), "", "return 1;">];
  let verify = [{
    if ($_op->getNumOperands() == 3)
      return $_op->emitOpError("has three operands");
    return ::mlir::success();
  }];
}
def CountedOp : MOp<"counted", [DeclareOpInterfaceMethods<Counted>]> { let arguments = (ins Variadic<I32>:$a); }
def VerifiedOp : MOp<"verified", [NoTerminator, OwnTrait]> {
  let arguments = (ins I32Attr:$n);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$n $body attr-dict";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Constraints of one's own.
def OddWidth : Type<And<[CPred<"::llvm::isa<::mlir::IntegerType>($_self)">,
    CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() % 2 == 1">]>, "an odd integer">;
def HasWords : AttrConstraint<CPred<"::manual::hasWords($_self)">, "has words">;
def ShortName : Attr<Or<[Concat<"!", CPred<"(::llvm::cast<::mlir::StringAttr>($_self).getValue().size() >= 3)">, "">,
    SubstLeaves<"$_self", "::llvm::cast<::mlir::StringAttr>($_self).getValue()", CPred<"$_self == \"long\"">>]>, "a short name"> {
  let storageType = "::mlir::StringAttr";
  let returnType = "::llvm::StringRef";
}
def ConstraintsOp : MOp<"constraints"> {
  let arguments = (ins OddWidth:$a, ConfinedAttr<StrAttr, [HasWords]>:$w, ConfinedAttr<ShortName, []>:$s);
  let results = (outs AnyTypeOf<[I32, AnyFloat, VectorOfNonZeroRankOf<[I8]>], "one of ours">:$r);
  let assemblyFormat = "$a $w $s attr-dict `:` type($a) `->` type($r)";
}
def OwnTypesOp : MOp<"own_types"> {
  let arguments = (ins BoxType:$a, PairAttr:$p, OptionalAttr<NoteAttr>:$n, UnitType:$u);
  let results = (outs Nice:$r);
  let assemblyFormat = "$a `,` $u $p ($n^)? attr-dict `:` type($a) `->` type($r)";
}
def AnyAttrsOp : MOp<"any_attrs"> {
  let arguments = (ins AnyAttr:$a, TypeAttr:$t, OptionalAttr<FlatSymbolRefAttr>:$s, OptionalAttr<DictionaryAttr>:$d,
      OptionalAttr<IndexAttr>:$i, OptionalAttr<F64Attr>:$f, OptionalAttr<BoolAttr>:$b, OptionalAttr<SymbolRefAttr>:$y,
      OptionalAttr<TypedArrayAttrBase<TypeAttr, "types">>:$l, OptionalAttr<I32ElementsAttr>:$e);
  let assemblyFormat = [{
    $a $t ($s^)? (`d` $d^)? (`i` $i^)? (`f` $f^)? (`b` $b^)? (`y` $y^)? (`l` $l^)? (`e` $e^)? attr-dict
  }];
}
def EnumsOp : MOp<"enums"> {
  let arguments = (ins Color:$c, OptionalAttr<Far>:$f, OptionalAttr<Rights>:$r, OptionalAttr<Wide>:$w,
      OptionalAttr<ShapeAttr>:$s, OptionalAttr<FlagsAttr>:$g, OptionalAttr<Small>:$m);
  let assemblyFormat = [{
    $c (`far` $f^)? (`rights` $r^)? (`wide` $w^)? (`shape` $s^)? (`flags` $g^)? (`small` $m^)? attr-dict
  }];
}
def QualifiedOp : MOp<"qualified"> {
  let arguments = (ins ShapeAttr:$s, PairAttr:$p, PairAttr:$q, BoxType:$a);
  let assemblyFormat = "qualified($s) $p qualified($q) $a attr-dict `:` qualified(type($a))";
}

//===----------------------------------------------------------------------------------------------------===//
// Assembly formats
//===----------------------------------------------------------------------------------------------------===//

def KeywordDictOp : MOp<"keyword_dict"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "attr-dict-with-keyword";
}
def FunctionalOp : MOp<"functional"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def AllTypesListedOp : MOp<"all_listed"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let assemblyFormat = "$a `,` $b attr-dict `:` type(operands) `->` type(results)";
}
def EverythingOp : MOp<"everything", [Terminator]> {
  let arguments = (ins Variadic<I32>:$a);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
  let assemblyFormat = "operands `:` type(operands) `to` successors `with` regions attr-dict";
}
def ClausesOp : MOp<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$x, Variadic<AnyType>:$v, Optional<I64>:$w,
      DefaultValuedAttr<I32Attr, "4">:$d);
  let assemblyFormat = [{
    oilist(`u` $u | `x` `(` $x `)` | `v` `(` $v `:` type($v) `)` | `w` $w | `d` $d) attr-dict
  }];
}
def LiteralsOp : MOp<"literals"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{
    `:` `,` `=` `<` `>` `(` `)` `{` `}` `[` `]` `->` `?` `+` `*` `key` `` `word` ` ` `x` `\n` `y` `]` ``
    (`(` $x^ `)`) : (`none`)? attr-dict
  }];
}
def LinesOp : MOp<"lines"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{`{` `\n` ` ` ` ` `this_is_on_a_newline` `\n` `}` ($x^ `\n` `last`)? attr-dict}];
}
def UnitGroupOp : MOp<"unit_group"> {
  let arguments = (ins UnitAttr:$u, UnitProp:$p);
  let assemblyFormat = "(`is_there` $u^):(`is_absent`)? (`p` $p^)? attr-dict";
}
def AnchorsOp : MOp<"anchors", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<AnyType>:$b, DefaultValuedAttr<I32Attr, "4">:$d, OptionalAttr<StrAttr>:$s);
  let assemblyFormat = [{
    (`a` `(` $a^ `)`)? (`[` $b `:` type($b)^ `]`)? (`d` $d^ `and` $s)? attr-dict
  }];
}
def InferredOp : MOp<"inferred", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def BuildableOp : MOp<"buildable"> {
  let arguments = (ins I32:$a, Index:$b, UnitType:$c);
  let results = (outs I1:$r);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict";
}
def RangeTypesOp : MOp<"range_types",
    [RangedTypesMatchWith<"types are alike", "a", "r", "llvm::make_range($_self.begin(), $_self.end())">]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def TupleOfOp : MOp<"tuple_of",
    [TypesMatchWith<"a tuple of the type", "a", "r", "::mlir::TupleType::get($_ctxt, $_self)">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def FirstAttrOp : MOp<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict `:` type($r)";
}
def WrittenOp : MOp<"written"> {
  let arguments = (ins I32Attr:$n);
  let hasCustomAssemblyFormat = 1;
}

// Custom directives, with every kind of parameter.
def DirectivesOp : MOp<"directives", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Optional<AnyType>:$b, Variadic<AnyType>:$c, I32Attr:$n, OptionalAttr<StrAttr>:$s,
      I64Prop:$p);
  let assemblyFormat = [{
    custom<Number>($n) custom<Words>($s) custom<Prop>($p)
    custom<One>($a, type($a)) custom<Perhaps>($b, type($b)) custom<Many>($c, type($c))
    custom<Noted>(ref($n), "1 + 2", "\"note\"") attr-dict
  }];
}
def LabelledOp : MOp<"labelled", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockNames"]>]> {
  let regions = (region AnyRegion:$body, AnyRegion:$other);
  let assemblyFormat = "$body $other attr-dict";
}
def RegionDirectiveOp : MOp<"region_directive", [Terminator]> {
  let regions = (region AnyRegion:$one, VariadicRegion<AnyRegion>:$more);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "custom<Bodies>($one, $more) custom<Targets>($to, $others) custom<Dict>(attr-dict)";
}

//===----------------------------------------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------------------------------------===//

def AddOp : MOp<"add", [Pure]> {
  let arguments = (ins I32:$a, I32:$b);
  let results = (outs I32:$r);
  let assemblyFormat = "$a `,` $b attr-dict";
}
def ScaleOp : MOp<"scale", [Pure]> {
  let arguments = (ins I32:$a, I32Attr:$n);
  let results = (outs I32:$r);
  let assemblyFormat = "$a `by` $n attr-dict";
}
def SplitOp : MOp<"split", [Pure]> {
  let arguments = (ins I32:$a);
  let results = (outs I32:$low, I32:$high);
  let assemblyFormat = "$a attr-dict";
}
def Product : NativeCodeCall<"product($_builder, $0, $1)">;
def Half : NativeCodeCall<"half($_builder, $0)">;
def IsEven : Constraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() % 2 == 0">, "is even">;
def IsArgument : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($0)">, "is an argument">;

def DoubleOfSum : Pat<(AddOp $x, $x), (ScaleOp $x, ConstantAttr<I32Attr, "2">)>;
def ScaleOfScale : Pat<(ScaleOp (ScaleOp $x, $n), $m), (ScaleOp $x, (Product $n, $m))>;
def ScaleByOne : Pat<(ScaleOp $x, ConstantAttr<I32Attr, "1">), (replaceWithValue $x)>;
def LargeScale : Pat<(ScaleOp $x, AllAttrOf<[IntMinValue<100>, IntMaxValue<200>]>:$n),
  (AddOp (ScaleOp $x, (Half $n)), (ScaleOp $x, (Half $n))), [(IsEven $n), (IsArgument $x)], [], (addBenefit 2)>;
def SumOfHalves : Pat<(AddOp (SplitOp:$s $x), (ScaleOp $y, $n)), (ScaleOp (AddOp $s__1, $y), $n)>;
def ArgumentsFirst : Pat<(AddOp AnyType:$x, (AddOp $y, $z)), (AddOp (AddOp $x, $y), $z), [(IsArgument $x)]>;
