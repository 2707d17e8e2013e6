// Operations for rewrite rules, and a rule for each section of their manual; more are generated
// (tests/generators/rewrite_rules.py).  Operations whose names begin with `to_` are only made, never matched,
// so that rewriting ends.
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PluginDialect : Dialect {
  let name = "rules";
  let cppNamespace = "::rules";
}

class RulesOp<string mnemonic, list<Trait> traits = []> : Op<PluginDialect, mnemonic, traits>;

def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Slow", 0>, I32EnumAttrCase<"Fast", 1>]> {
  let cppNamespace = "::rules";
}

// What is matched.
def LeafOp : RulesOp<"leaf"> { let arguments = (ins I32Attr:$n); let results = (outs AnyType:$r); }
def UnOp : RulesOp<"un"> {
  let arguments = (ins AnyType:$x, DefaultValuedAttr<I32Attr, "7">:$n);
  let results = (outs AnyType:$r);
}
def BinOp : RulesOp<"bin"> { let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def PairOp : RulesOp<"pair"> {
  let arguments = (ins AnyType:$x, OptionalAttr<StrAttr>:$s, UnitAttr:$u);
  let results = (outs AnyType:$first, AnyType:$second);
}
def ManyOp : RulesOp<"many"> {
  let arguments = (ins Variadic<AnyType>:$xs, I32Attr:$n);
  let results = (outs AnyType:$r);
}
def SegmentsOp : RulesOp<"segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$o, Variadic<AnyType>:$ys);
  let results = (outs AnyType:$r);
}
def SeveralOp : RulesOp<"several"> { let arguments = (ins I32Attr:$n); let results = (outs Variadic<AnyType>:$rs); }
def PropOp : RulesOp<"prop"> {
  let arguments = (ins AnyType:$x, IntProp<"int64_t">:$p, DefaultValuedProp<BoolProp, "false">:$b);
  let results = (outs AnyType:$r);
}
def ModeOp : RulesOp<"mode"> { let arguments = (ins AnyType:$x, Mode:$mode); let results = (outs AnyType:$r); }
def DoOp : RulesOp<"do"> { let arguments = (ins AnyType:$x, I32Attr:$n); }
def ConstOp : RulesOp<"const", [ConstantLike, Pure]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$r);
  let hasFolder = 1;
}

// What is made.
def UseOp : RulesOp<"use"> { let arguments = (ins Variadic<AnyType>:$xs); }
def ToUnOp : RulesOp<"to_un"> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r); }
def ToIntOp : RulesOp<"to_int"> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs I32:$r); }
def ToLeafOp : RulesOp<"to_leaf"> { let arguments = (ins I32Attr:$n); let results = (outs I32:$r); }
def ToSameOp : RulesOp<"to_same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y, OptionalAttr<StrAttr>:$s);
  let results = (outs AnyType:$r);
}
def ToPairOp : RulesOp<"to_pair"> {
  let arguments = (ins AnyType:$x, AnyType:$y, UnitAttr:$u);
  let results = (outs AnyType:$first, AnyType:$second);
}
def ToIntPairOp : RulesOp<"to_int_pair"> {
  let arguments = (ins AnyType:$x);
  let results = (outs I32:$first, I32:$second);
}
def ToManyOp : RulesOp<"to_many"> {
  let arguments = (ins Variadic<AnyType>:$xs, Mode:$mode);
  let results = (outs AnyType:$r);
}
def ToSegmentsOp : RulesOp<"to_segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$o, Variadic<AnyType>:$ys);
  let results = (outs AnyType:$r);
}
def ToSeveralOp : RulesOp<"to_several"> { let arguments = (ins I32Attr:$n); let results = (outs Variadic<AnyType>:$rs); }
def ToPropOp : RulesOp<"to_prop"> {
  let arguments = (ins AnyType:$x, IntProp<"int64_t">:$p, BoolProp:$b);
  let results = (outs AnyType:$r);
}
def ToTypedOp : RulesOp<"to_typed", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$n);
  let results = (outs AnyType:$r);
}
def ToDoOp : RulesOp<"to_do"> { let arguments = (ins AnyType:$x); }

// Has all rules among its patterns.
def RootOp : RulesOp<"root"> { let hasCanonicalizer = 1; }

def Negated : NativeCodeCall<"$_builder.getI32IntegerAttr(-$0.getInt())">;
def AsInteger : NativeCodeCall<"::llvm::cast<::mlir::IntegerAttr>($0)">;
def Sum : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() + $1.getInt())">;
def TypeOf : NativeCodeCall<"$0.getType()">;
def First : NativeCodeCall<"$0.front()">;
def Rest : NativeCodeCall<"$0.drop_front()">;
def Swapped : NativeCodeCall<"swapped($0, $1)", 2>;
def NoText : NativeCodeCall<"::mlir::StringAttr()">;
def NumberOf : NativeCodeCall<"success(numberOf($_self, $0))">;
defvar ModeFast = ConstantEnumCase<Mode, "Fast">;
defvar ModeSlow = ConstantEnumCase<Mode, "Slow">;
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
class N<int value> : ConstantAttr<I32Attr, !cast<string>(value)>;

// --- Nested sources, names, constraints on attributes and operands.
def : Pat<(UnOp (UnOp $x, N<1>), N<2>), (ToUnOp $x, N<3>)>;
def : Pat<(UnOp (LeafOp $n), N<3>), (ToUnOp (ToIntOp (ToLeafOp $n), (Negated $n)), $n)>;
def : Pat<(UnOp (UnOp:$inner $x, $n), ConfinedAttr<I32Attr, [IntMinValue<20>]>:$m),
          (ToUnOp $inner, (Sum $n, $m)), [(Constraint<CPred<"$0.hasOneUse()">> $inner)]>;
def : Pat<(BinOp I64:$x, (UnOp $y, N<4>)), (ToUnOp $y, N<4>)>;
// --- One name for two operands.
def : Pat<(BinOp $x, $x), (replaceWithValue $x)>;
def : Pat<(BinOp (UnOp $x, N<5>), (UnOp $x, $_)), (ToIntPairOp:$p__0 $x)>;
// --- Either.
def : Pat<(BinOp (either (LeafOp N<6>), $y)), (ToUnOp $y, N<6>)>;
def : Pat<(BinOp (either (UnOp:$u $x, N<7>), (LeafOp $n))), (ToUnOp $u, $n),
          [(Constraint<CPred<"$0 != $1">> $u, $x)]>;
// --- Results of the source, by number.
def : Pattern<(PairOp:$pair I32:$x, $s, $u), [(replaceWithValue $x), (ToUnOp $x, N<8>)],
              [(Constraint<CPred<"$0.use_empty()">> $pair__0)]>;
// --- Attributes: missing ones, flags, constants, defaults.
def HasText : AttrConstraint<CPred<"$_self && ::llvm::isa<::mlir::StringAttr>($_self)">, "a text">;
def : Pattern<(PairOp $x, HasText:$s, $u), [(ToPairOp $x, $x, $u)], [], [], (addBenefit 1)>;
def : Pat<(UnOp $x, N<7>), (ToUnOp $x, N<9>), [(I64 $x)]>;
def : Pat<(ModeOp $x, ConstantEnumCase<Mode, "Fast">:$mode), (ToManyOp (variadic $x), $mode)>;
def : Pat<(ModeOp (LeafOp N<10>), $mode), (ToManyOp (variadic (ToLeafOp N<11>), (ToIntOp (ToLeafOp N<12>), N<13>)), $mode)>;
// --- Variadic operands: groups, one by one, nested.
def : Pat<(ManyOp (variadic $x, $y), N<14>), (ToIntPairOp:$p__1 $y)>;
def : Pat<(ManyOp (variadic:$all (LeafOp $n), $x, (UnOp $y, $m)), N<15>), (ToManyOp $all, ModeSlow)>;
def : Pat<(ManyOp $xs, N<16>), (ToSegmentsOp $xs, (First $xs), (Rest $xs)), [(Constraint<CPred<"!$0.empty()">> $xs)]>;
// (Compiled rules crash on an optional operand that is not there.)
def : Pat<(SegmentsOp $xs, $o, $ys), (ToSegmentsOp $ys, $o, $xs), [(Constraint<CPred<"$0 != nullptr">> $o)]>;
def : Pat<(BinOp (SeveralOp:$s N<17>), $y), (ToManyOp $s, ModeFast)>;
// --- Auxiliary results, results by number, all results.
def : Pattern<(UnOp $x, N<18>), [(ToIntPairOp:$pair $x), (ToUnOp (ToSameOp $pair__1, $pair__0, (NoText)), N<18>)]>;
def : Pattern<(PairOp $x, $s, ConstUnitAttr), [(ToIntPairOp:$p $x), (ToPairOp $x, $p__1, ConstUnitAttr)]>;
def : Pattern<(UnOp (LeafOp:$l N<19>), $n), [(ToDoOp $l), (ToDoOp $l), (replaceWithValue $l)]>;
// --- Types: of operands, of the first attribute, given.
def : Pat<(UnOp $x, N<21>), (ToSameOp $x, $x, (NoText))>;
def : Pat<(UnOp $x, N<22>), (ToTypedOp (Negated N<22>))>;
def : Pat<(UnOp $x, N<23>), (ToUnOp (ToUnOp $x, N<23>, (returnType "$_builder.getI64Type()")), N<23>)>;
def : Pattern<(UnOp $x, N<24>),
              [(ToPairOp:$p $x, $x, ConstUnitAttr, (returnType $x, (TypeOf $x))), (ToUnOp $p__1, N<24>)]>;
// --- Locations.
def : Pat<(UnOp (LeafOp:$l $n), N<25>), (ToUnOp (ToIntOp $l, $n, (location "inner")), $n, (location $l))>;
def : Pat<(UnOp:$u (UnOp:$v $x, N<26>), N<26>), (ToUnOp $x, N<26>, (location $u, "both", $v))>;
def : Pat<(UnOp:$u (UnOp:$v $x, N<27>), N<27>), (ToUnOp $x, N<27>, (location $v, $x, $u))>;
// --- Native code: several values, in a source, only for what it does.
def : Pattern<(PairOp (LeafOp N<28>), $s, $u), [(Swapped:$p (ToLeafOp N<28>), (ToLeafOp N<29>))]>;
def : Pat<(UnOp (NumberOf I32Attr:$number), N<30>), (ToUnOp (ToLeafOp (AsInteger $number)), (AsInteger $number))>;
def : Pat<(BinOp:$sum (ConstantLikeMatcher I32Attr:$a), (ConstantLikeMatcher I32Attr:$b)),
          (ConstOp (Sum (AsInteger $a), (AsInteger $b))), [(I32 $sum)]>;
// --- Properties.
def : Pat<(PropOp $x, $p, $b), (ToPropOp $x, (NativeCodeCall<"$0 * 2 - 1"> $p), $b)>;
def : Pat<(PropOp $x, ConstantProp<I64Prop, "3">:$p, $b), (ToPropOp $x, $p, ConstantProp<BoolProp, "true">),
          [], [], (addBenefit 1)>;
// --- Supplements, operations without results, benefits.
def : Pat<(UnOp $x, N<31>), (ToUnOp:$made $x, N<31>), [], [(ToDoOp $made), (ToDoOp $x)]>;
def : Pattern<(DoOp (LeafOp:$l $n), N<32>), [(ToDoOp $l), (ToDoOp (ToIntOp $l, $n))]>;
def : Pattern<(DoOp $x, $n), [(ToDoOp $x)], [], [], (addBenefit -1)>;
def : Pattern<(DoOp $x, N<33>), [(ToDoOp (ToIntOp $x, N<33>))], [(HasOneUse:$x)], [], (addBenefit 4)>;
