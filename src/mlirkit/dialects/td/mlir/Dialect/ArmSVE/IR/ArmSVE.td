//===- ArmSVE.td - The arm_sve dialect --------------------------*- tablegen -*-===//
//
// In order: types of vectors and predicates, operations of users, and what they become: the intrinsics
// of LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_ARM_SVE
#define MLIRKIT_ARM_SVE

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ArmSVE_Dialect : Dialect {
  let name = "arm_sve";
  let summary = "vector instructions of Arm's SVE";
  let cppNamespace = "::mlir::arm_sve";
  let dependentDialects = ["vector::VectorDialect"];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// A predicate that fills its register, and all predicates.
defvar _ArmSVE_lengths = [16, 8, 4, 2, 1];
def SVBool : ScalableVectorOfRankAndLengthAndType<[1], [16], [I1]> {
  let summary = "vector<[16]xi1>";
}
def SVEPredicate : ScalableVectorOfRankAndLengthAndType<[1], _ArmSVE_lengths, [I1]> {
  let summary = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>";
}

// The same in the last dimension of vectors.
def SVBoolMask : VectorWithTrailingDimScalableOfSizeAndType<[16], [I1]>;
def SVEPredicateMask : VectorWithTrailingDimScalableOfSizeAndType<_ArmSVE_lengths, [I1]>;

class Scalable1DVectorOfLength<int length, list<Type> elementTypes>
    : ShapedContainerType<elementTypes,
                          And<[IsVectorOfShape<[length]>, IsVectorTypeWithAnyDimScalablePred]>,
                          "a 1-D scalable vector with length " # length, "::mlir::VectorType">;

// Vectors that fill a register.
class _ArmSVE_Vector
    : AnyTypeOf<[Scalable1DVectorOfLength<2, [I64, F64]>, Scalable1DVectorOfLength<4, [I32, F32]>,
                 Scalable1DVectorOfLength<8, [I16, F16, BF16]>, Scalable1DVectorOfLength<16, [I8]>],
                "an SVE vector with element size <= 64-bit">;
def SVEVector : _ArmSVE_Vector;
def ZipInputVectorType : _ArmSVE_Vector;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

class ArmSVE_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSVE_Dialect, mnemonic, traits>;
class ArmSVE_IntrOp<string mnemonic, list<Trait> traits = [], list<int> overloadedOperands = [],
                    list<int> overloadedResults = [], int numResults = 1,
                    list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<ArmSVE_Dialect, "intr." # mnemonic,
                      "aarch64_sve_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults,
                      immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames>;
class ArmSVE_IntrBinaryOverloadedOp<string mnemonic, list<Trait> traits = []>
    : ArmSVE_IntrOp<mnemonic, traits, [], [0]>;

// Dot products of groups of four elements, and products of 2x8 and 8x2 matrices per 128 bits.
class _ArmSVE_Products<list<int> sums, list<Type> sumTypes, list<int> factors,
                       list<Type> factorTypes, string result> {
  defvar sum = ScalableVectorOfLengthAndType<sums, sumTypes>;
  defvar factor = ScalableVectorOfLengthAndType<factors, factorTypes>;
  list<Trait> traits = [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", result]>];
  dag operands = (ins sum:$acc, factor:$src1, factor:$src2);
  dag res = !dag(outs, [sum], [result]);
  string text = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($" # result # ")";
}
class _ArmSVE_ProductsOp<string mnemonic, _ArmSVE_Products form> : ArmSVE_Op<mnemonic, form.traits> {
  let arguments = form.operands;
  let results = form.res;
  let assemblyFormat = form.text;
}
defvar _ArmSVE_dots = _ArmSVE_Products<[4, 2], [I32, I64], [16, 8], [I8, I16], "dst">;
defvar _ArmSVE_matrices = _ArmSVE_Products<[4], [I32], [16], [I8], "dst">;
defvar _ArmSVE_floats = _ArmSVE_Products<[4], [F32], [8], [BF16], "res">;

foreach row = [["Sdot", "signed"], ["Udot", "unsigned"]] in
  let summary = "dot products of " # row[1] # " integers, added to `acc`" in
  def row[0] # "Op" : _ArmSVE_ProductsOp<!tolower(row[0]), _ArmSVE_dots>;
foreach row = [["Smmla", "signed"], ["Ummla", "unsigned"], ["Usmmla", "unsigned and signed"]] in
  let summary = "products of matrices of " # row[1] # " bytes, added to `acc`" in
  def row[0] # "Op" : _ArmSVE_ProductsOp<!tolower(row[0]), _ArmSVE_matrices>;
def BfmmlaOp : ArmSVE_IntrOp<"bfmmla", _ArmSVE_floats.traits> {
  let summary = "products of matrices of `bf16`, added to `acc`";
  let arguments = _ArmSVE_floats.operands;
  let results = _ArmSVE_floats.res;
  let assemblyFormat = _ArmSVE_floats.text;
}

class SvboolTypeConstraint<string lhsArg, string rhsArg>
    : TypesMatchWith<"expected corresponding svbool type widened to [16]xi1", lhsArg, rhsArg,
                     "VectorType(VectorType::Builder(::llvm::cast<VectorType>($_self))"
                     ".setDim(::llvm::cast<VectorType>($_self).getRank() - 1, 16))">;
class _ArmSVE_ConvertOp<string direction, Type from, Type to, string narrow, string wide>
    : ArmSVE_Op<"convert_" # direction # "_svbool", [Pure, SvboolTypeConstraint<narrow, wide>]> {
  let arguments = (ins from:$source);
  let results = (outs to:$result);
  let assemblyFormat = "$source attr-dict `:` type($" # narrow # ")";
}
let summary = "narrows predicates that were stored" in
def ConvertFromSvboolOp
    : _ArmSVE_ConvertOp<"from", SVBoolMask, SVEPredicateMask, "result", "source">;
let summary = "widens predicates to what can be stored" in
def ConvertToSvboolOp
    : _ArmSVE_ConvertOp<"to", SVEPredicateMask, SVBoolMask, "source", "result">;

// Interleaves `count` vectors into as many; needs SME2.
class _ArmSVE_ZipOp<int count, list<string> sources, list<string> zipped, string types,
                    string values, dag parameters>
    : ArmSVE_Op<"zip.x" # count, [Pure, AllTypesMatch<!listconcat(sources, zipped)>]> {
  let summary = "the elements of " # count # " vectors in turn";
  let arguments = !dag(ins, !listsplat(ZipInputVectorType, count), sources);
  let results = !dag(outs, !listsplat(ZipInputVectorType, count), zipped);
  let builders = [OpBuilder<parameters, "build($_builder, $_state, " # types # ", " # values # ");">];
  let assemblyFormat = "$" # !interleave(sources, " `,` $")
                       # " attr-dict `:` type($sourceV1)";
  let extraClassDeclaration =
    "VectorType getVectorType() { return ::llvm::cast<VectorType>(getSourceV1().getType()); }";
}
class _ArmSVE_Zip<int count> {
  defvar numbers = !range(1, !add(count, 1));
  defvar names = !foreach(number, numbers, "v" # number);
  list<string> sources = !foreach(number, numbers, "sourceV" # number);
  list<string> zipped = !foreach(number, numbers, "resultV" # number);
  string types = !interleave(!foreach(number, numbers, "v1.getType()"), ", ");
  string values = !interleave(names, ", ");
  dag parameters = !dag(ins, !listsplat("Value", count), names);
  dag operands = !dag(ins, !foreach(name, names, Arg<AnyScalableVectorOfAnyRank, name>), names);
}
foreach count = [2, 4] in
  def "ZipX" # count # "Op"
    : _ArmSVE_ZipOp<count, _ArmSVE_Zip<count>.sources, _ArmSVE_Zip<count>.zipped,
                    _ArmSVE_Zip<count>.types, _ArmSVE_Zip<count>.values,
                    _ArmSVE_Zip<count>.parameters>;

def PselOp : ArmSVE_Op<"psel", [Pure, AllTypesMatch<["p1", "result"]>]> {
  let summary = "`p1` where bit `index` of `p2` is set, and no lanes elsewhere";
  let arguments = (ins SVEPredicate:$p1, SVEPredicate:$p2, Index:$index);
  let results = (outs SVEPredicate:$result);
  let builders = [OpBuilder<(ins "Value":$p1, "Value":$p2, "Value":$index),
                            "build($_builder, $_state, p1.getType(), p1, p2, index);">];
  let assemblyFormat = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)";
}

// Lanes that the mask leaves out keep those of `src1`.
class _ArmSVE_MaskedOp<string mnemonic, string operation, list<Trait> traits, list<Type> types,
                       string elements>
    : ArmSVE_Op<mnemonic,
        !listconcat(traits,
                    [AllTypesMatch<["src1", "src2", "res"]>,
                     TypesMatchWith<"mask has i1 element type and same shape as operands", "src1",
                                    "mask", "getI1SameShape($_self)">])> {
  defvar vector = ScalableVectorOfAnyRank<types>;
  let summary = operation # " of " # elements # " where the mask is set";
  let arguments = (ins ScalableVectorOfAnyRank<[I1]>:$mask, vector:$src1, vector:$src2);
  let results = (outs vector:$res);
  let assemblyFormat = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)";
}
class ScalableMaskedFOp<string mnemonic, string op_description, list<Trait> traits = []>
    : _ArmSVE_MaskedOp<mnemonic, op_description, traits, [AnyFloat], "floats">;
class ScalableMaskedIOp<string mnemonic, string op_description, list<Trait> traits = []>
    : _ArmSVE_MaskedOp<mnemonic, op_description, traits, [I8, I16, I32, I64], "integers">;

multiclass _ArmSVE_Masked<string mnemonic, string word, list<Trait> traits = []> {
  def IOp : ScalableMaskedIOp<"masked." # mnemonic # "i", word, traits>;
  def FOp : ScalableMaskedFOp<"masked." # mnemonic # "f", word, traits>;
}
defm ScalableMaskedAdd : _ArmSVE_Masked<"add", "addition", [Commutative]>;
defm ScalableMaskedSub : _ArmSVE_Masked<"sub", "subtraction">;
defm ScalableMaskedMul : _ArmSVE_Masked<"mul", "multiplication", [Commutative]>;
def ScalableMaskedSDivIOp : ScalableMaskedIOp<"masked.divi_signed", "signed division">;
def ScalableMaskedUDivIOp : ScalableMaskedIOp<"masked.divi_unsigned", "unsigned division">;
def ScalableMaskedDivFOp : ScalableMaskedFOp<"masked.divf", "division">;

def DupQLaneOp : ArmSVE_Op<"dupq_lane", [Pure, AllTypesMatch<["src", "dst"]>]> {
  let summary = "one group of 128 bits in place of all groups";
  let arguments = (ins SVEVector:$src, I64Attr:$lane);
  let results = (outs SVEVector:$dst);
  let builders = [OpBuilder<(ins "Value":$src, "int64_t":$lane),
                            "build($_builder, $_state, src.getType(), src, lane);">];
  let assemblyFormat = "$src `[` $lane `]` attr-dict `:` type($dst)";
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

foreach row = [["Ummla", "ummla"], ["Smmla", "smmla"], ["Usmmla", "usmmla"], ["Sdot", "sdot"],
               ["Udot", "udot"], ["ScalableMaskedAddI", "add"], ["ScalableMaskedAddF", "fadd"],
               ["ScalableMaskedMulI", "mul"], ["ScalableMaskedMulF", "fmul"],
               ["ScalableMaskedSubI", "sub"], ["ScalableMaskedSubF", "fsub"],
               ["ScalableMaskedSDivI", "sdiv"], ["ScalableMaskedUDivI", "udiv"],
               ["ScalableMaskedDivF", "fdiv"]] in
  let summary = "LLVM's `aarch64.sve." # row[1] # "`",
      arguments = (ins AnyScalableVectorOfAnyRank, AnyScalableVectorOfAnyRank,
                       AnyScalableVectorOfAnyRank) in
  def row[0] # "IntrOp" : ArmSVE_IntrBinaryOverloadedOp<row[1]>;

let summary = "LLVM's narrowing of predicates" in
def ConvertFromSvboolIntrOp
    : ArmSVE_IntrOp<"convert.from.svbool", [TypeIs<"res", SVEPredicate>], [], [0]>,
      Arguments<(ins SVBool:$svbool)>;
let summary = "LLVM's widening of predicates" in
def ConvertToSvboolIntrOp
    : ArmSVE_IntrOp<"convert.to.svbool", [TypeIs<"res", SVBool>], [0]>,
      Arguments<(ins SVEPredicate:$mask)>;
foreach count = [2, 4] in
  let summary = "LLVM's interleaving of " # count # " vectors" in
  def "ZipX" # count # "IntrOp"
    : ArmSVE_IntrOp<"zip.x" # count, [], [0], [], count>,
      Arguments<_ArmSVE_Zip<count>.operands>;
let summary = "LLVM's choice of a predicate" in
def PselIntrOp
    : ArmSVE_IntrOp<"psel", [Pure, TypeIs<"res", SVBool>], [1]>,
      Arguments<(ins Arg<SVBool, "p1">:$p1, Arg<SVEPredicate, "p2">:$p2,
                     Arg<I32, "index">:$index)>;
let summary = "lanes set while `base`, counted up, is less than `n`" in
def WhileLTIntrOp
    : ArmSVE_IntrOp<"whilelt", [TypeIs<"res", SVEPredicate>, Pure], [0], [0]>,
      Arguments<(ins I64:$base, I64:$n)>;
let summary = "LLVM's copies of one group of 128 bits" in
def DupQLaneIntrOp
    : ArmSVE_IntrOp<"dupq_lane", [], [0], [], 1, [1], ["lane"]>,
      Arguments<(ins Arg<ScalableVectorOfRank<[1]>, "v">:$v, Arg<I64Attr, "lane">:$lane)>;

#endif // MLIRKIT_ARM_SVE
