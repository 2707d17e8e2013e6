//===- ArmNeon.td - The arm_neon dialect ------------------------*- tablegen -*-===//

#ifndef MLIRKIT_ARM_NEON
#define MLIRKIT_ARM_NEON

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

def ArmNeon_Dialect : Dialect {
  let name = "arm_neon";
  let summary = "vector instructions of Arm's Neon";
  let cppNamespace = "::mlir::arm_neon";
}

class NeonVectorOfLength<int length, Type elementType>
    : ShapedContainerType<[elementType],
                          And<[IsVectorOfShape<[length]>, IsFixedVectorOfAnyRankTypePred]>,
                          "a vector with length " # length, "::mlir::VectorType">;

class ArmNeon_IntrOp<string mnemonic, list<int> overloadedResults, list<int> overloadedOperands,
                     int numResults, list<Trait> traits = [], bit requiresAccessGroup = 0,
                     bit requiresAliasAnalysis = 0>
    : LLVM_IntrOpBase<ArmNeon_Dialect, "intr." # mnemonic,
                      "aarch64_neon_" # !subst(".", "_", mnemonic), overloadedResults,
                      overloadedOperands, traits, numResults, requiresAccessGroup,
                      requiresAliasAnalysis>;
class ArmNeon_OverloadedOneResultIntrOp<string mnemonic, list<Trait> traits = []>
    : ArmNeon_IntrOp<mnemonic, [0], [], 1, traits>;
class ArmNeon_OverloadedOperandsWithOneResultIntrOp<string mnemonic, list<int> overloadedOperands,
                                                    list<Trait> traits = []>
    : ArmNeon_IntrOp<mnemonic, [0], overloadedOperands, 1, traits>;

def SMullOp
    : ArmNeon_OverloadedOneResultIntrOp<"smull",
        [Pure, AllTypesMatch<["a", "b"]>,
         TypesMatchWith<"res has same vector shape and element bitwidth scaled by 2 as a", "a",
                        "res", "::llvm::cast<VectorType>($_self).scaleElementBitwidth(2)">]> {
  let summary = "products of signed integers, twice as wide";
  let arguments = (ins VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>:$a,
                       VectorOfLengthAndType<[8, 4, 2], [I8, I16, I32]>:$b);
  let results = (outs VectorOfLengthAndType<[8, 4, 2], [I16, I32, I64]>:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `to` type($res)";
}

// Sums of four products of bytes each and `a`.
defvar _ArmNeon_sums = VectorOfLengthAndType<[4, 2], [I32]>;
defvar _ArmNeon_bytes = VectorOfLengthAndType<[16, 8], [I8]>;
defvar _ArmNeon_dot = (ins _ArmNeon_sums:$a, _ArmNeon_bytes:$b, _ArmNeon_bytes:$c);
defvar _ArmNeon_dotText = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)";

let summary = "dot products of signed bytes, added to `a`", arguments = _ArmNeon_dot,
    results = (outs _ArmNeon_sums:$res), assemblyFormat = _ArmNeon_dotText in
def SdotOp
    : ArmNeon_OverloadedOperandsWithOneResultIntrOp<"sdot", [1],
        [Pure, AllTypesMatch<["b", "c"]>, AllTypesMatch<["a", "res"]>,
         TypesMatchWith<"res has the same number of elements as operand b", "b", "res",
                        "VectorType::get({::llvm::cast<VectorType>($_self).getShape()[0] / 4},"
                        "IntegerType::get($_self.getContext(), 32))">]>;

defvar _ArmNeon_mmlaTraits = [Pure, AllTypesMatch<["src1", "src2"]>, AllTypesMatch<["acc", "res"]>];
defvar _ArmNeon_mmlaText = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)";

class _ArmNeon_MmlaOp<string mnemonic, string signs>
    : ArmNeon_OverloadedOperandsWithOneResultIntrOp<mnemonic, [1], _ArmNeon_mmlaTraits> {
  let summary = "product of 2x8 matrices of " # signs # " bytes, added to `acc`";
  let arguments = (ins NeonVectorOfLength<4, I32>:$acc, NeonVectorOfLength<16, I8>:$src1,
                       NeonVectorOfLength<16, I8>:$src2);
  let results = (outs NeonVectorOfLength<4, I32>:$res);
  let assemblyFormat = _ArmNeon_mmlaText;
}
def SmmlaOp : _ArmNeon_MmlaOp<"smmla", "signed">;
def UmmlaOp : _ArmNeon_MmlaOp<"ummla", "unsigned">;
def UsmmlaOp : _ArmNeon_MmlaOp<"usmmla", "unsigned and signed">;
def BfmmlaOp : ArmNeon_IntrOp<"bfmmla", [], [], 1, _ArmNeon_mmlaTraits> {
  let summary = "product of 2x4 matrices of `bf16`, added to `acc`";
  let arguments = (ins NeonVectorOfLength<4, F32>:$acc, NeonVectorOfLength<8, BF16>:$src1,
                       NeonVectorOfLength<8, BF16>:$src2);
  let results = (outs NeonVectorOfLength<4, F32>:$res);
  let assemblyFormat = _ArmNeon_mmlaText;
}

class ArmNeon_2dOp<string mnemonic, list<Trait> traits = []>
    : Op<ArmNeon_Dialect, "2d." # mnemonic, traits>;

class _ArmNeon_Shape<string operand> {
  string text = "::llvm::cast<VectorType>(get" # operand # "().getType()).getShape()";
}
let summary = "dot products of the rows of `b` and `c`, added to `a`", arguments = _ArmNeon_dot,
    results = (outs _ArmNeon_sums:$res), assemblyFormat = _ArmNeon_dotText in
def Sdot2dOp
    : ArmNeon_2dOp<"sdot",
        [Pure, AllTypesMatch<["b", "c"]>, AllTypesMatch<["a", "res"]>,
         PredOpTrait<"operand `a` should be 1-dimensional",
                     CPred<_ArmNeon_Shape<"A">.text # ".size() == 1">>,
         PredOpTrait<"operand `b` should be 2-dimensional",
                     CPred<_ArmNeon_Shape<"B">.text # ".size() == 2">>,
         PredOpTrait<"operand `b` should have 4 columns",
                     CPred<_ArmNeon_Shape<"B">.text # "[1] == 4">>,
         PredOpTrait<"operand `b` should have as many rows as the size of operand `a`",
                     CPred<_ArmNeon_Shape<"B">.text # "[0] == " # _ArmNeon_Shape<"A">.text
                           # "[0]">>]>;

#endif // MLIRKIT_ARM_NEON
