//===- X86Vector.td - The x86vector dialect ---------------------*- tablegen -*-===//
//
// In order: the operations of AVX512, then those of AVX.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_X86VECTOR
#define MLIRKIT_X86VECTOR

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/X86Vector/X86VectorInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def X86Vector_Dialect : Dialect {
  let name = "x86vector";
  let summary = "vector instructions of x86";
  let cppNamespace = "::mlir::x86vector";
}

class AVX512_Op<string mnemonic, list<Trait> traits = []>
    : Op<X86Vector_Dialect, "avx512." # mnemonic, traits>;
class AVX_Op<string mnemonic, list<Trait> traits = []>
    : Op<X86Vector_Dialect, "avx." # mnemonic, traits>;
// Between what users write and LLVM's intrinsic.
class AVX_LowOp<string mnemonic, list<Trait> traits = []>
    : Op<X86Vector_Dialect, "avx.intr." # mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Names of intrinsics
//===----------------------------------------------------------------------===//

// `parts` are C++ expressions, `type` is the vector's type.
class _X86_Name<string vector, list<string> parts> {
  code text = "std::string getIntrinsicName() {\n"
              # "  VectorType type = " # vector # "().getType();\n"
              # "  return (" # !interleave(["llvm::Twine(\"llvm.x86.\")"] # parts, " + ")
              # ").str();\n}\n";
}
defvar _X86_bits = "Twine(type.getShape()[0] * type.getElementTypeBitWidth())";

class _X86_Choice<string condition, string yes, string no> {
  string text = "(" # condition # " ? \"" # yes # "\" : \"" # no # "\")";
}
defvar _X86_operands = [{
    SmallVector<Value> getIntrinsicOperands(::mlir::ArrayRef<Value> operands,
                                            const ::mlir::LLVMTypeConverter &converter,
                                            ::mlir::RewriterBase &rewriter);
}];

//===----------------------------------------------------------------------===//
// AVX512
//===----------------------------------------------------------------------===//

// How many elements the vector has that a type follows from.
defvar _X86_elements = "::llvm::cast<VectorType>($_self).getShape()[0]";
class _X86_Mask<string summary, string lhs, string rhs>
    : TypesMatchWith<summary, lhs, rhs,
                     !strconcat("VectorType::get({", _X86_elements,
                                "}, IntegerType::get($_self.getContext(), 1))")>;
class _X86_Bits<string rhs>
    : TypesMatchWith<rhs # " has the same number of bits as elements in dst", "dst", rhs,
                     !strconcat("IntegerType::get($_self.getContext(), (", _X86_elements, "))")>;

defvar _X86_bitMask = VectorOfLengthAndType<[16, 8], [I1]>;
defvar _X86_numbers = VectorOfLengthAndType<[16, 8], [F32, I32, F64, I64]>;
defvar _X86_floats = VectorOfLengthAndType<[16, 8], [F32, F64]>;
defvar _X86_integers = VectorOfLengthAndType<[16, 8], [I32, I64]>;

def MaskCompressOp
    : AVX512_Op<"mask.compress",
        [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "dst"]>,
         _X86_Mask<"`k` has the same number of bits as elements in `dst`", "dst", "k">]> {
  let summary = "the elements of `a` that the mask has, packed, and those of a source";
  let description = [{
    `src` or `constant_src` gives the elements after the packed ones; they are zero without both.
  }];
  let arguments = (ins _X86_bitMask:$k, _X86_numbers:$a, Optional<_X86_numbers>:$src,
                       OptionalAttr<ElementsAttr>:$constant_src);
  let results = (outs _X86_numbers:$dst);
  let assemblyFormat = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?";
  let hasVerifier = 1;
  let extraClassDeclaration =
    "std::string getIntrinsicName() { return \"llvm.x86.avx512.mask.compress\"; }\n"
    # _X86_operands;
}

// Operations on floats where the mask is set, other lanes from `src`.
class _X86_MaskedOp<string mnemonic, string selector, list<string> same, dag operands>
    : AVX512_Op<"mask." # mnemonic,
                [Pure, X86IntrinsicOpInterface, AllTypesMatch<same>, _X86_Bits<selector>]> {
  let arguments = operands;
  let results = (outs _X86_floats:$dst);
  let extraClassDeclaration =
    _X86_Name<"getSrc", ["\"avx512.mask." # mnemonic # ".\"",
                         _X86_Choice<"type.getElementType().isF32()", "ps.", "pd.">.text,
                         _X86_bits]>.text;
}
let summary = "numbers rounded to so many bits of fraction, where the mask is set",
    assemblyFormat = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)" in
def MaskRndScaleOp
    : _X86_MaskedOp<"rndscale", "imm", ["src", "a", "dst"],
                    (ins _X86_floats:$src, I32:$k, _X86_floats:$a, AnyTypeOf<[I16, I8]>:$imm,
                         I32:$rounding)>;
let summary = "`a` times two to the power of `b`, where the mask is set",
    assemblyFormat = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)" in
def MaskScaleFOp
    : _X86_MaskedOp<"scalef", "k", ["src", "a", "b", "dst"],
                    (ins _X86_floats:$src, _X86_floats:$a, _X86_floats:$b,
                         AnyTypeOf<[I16, I8]>:$k, I32:$rounding)>;

def Vp2IntersectOp
    : AVX512_Op<"vp2intersect",
        [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "b"]>,
         _X86_Mask<"k1 has the same number of bits as elements in a", "a", "k1">,
         // The format has no type of `b`.
         _X86_Mask<"k2 has the same number of bits as elements in b", "a", "k2">]> {
  let summary = "masks of the elements that both vectors have";
  let arguments = (ins _X86_integers:$a, _X86_integers:$b);
  let results = (outs _X86_bitMask:$k1, _X86_bitMask:$k2);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)";
  let extraClassDeclaration =
    _X86_Name<"getA", ["\"avx512.vp2intersect.\"",
                       _X86_Choice<"type.getElementType().isInteger(32)", "d.", "q.">.text,
                       _X86_bits]>.text;
}

let summary = "dot products of pairs of `bf16`, added to `src`",
    arguments = (ins VectorOfLengthAndType<[4, 8, 16], [F32]>:$src,
                     VectorOfLengthAndType<[8, 16, 32], [BF16]>:$a,
                     VectorOfLengthAndType<[8, 16, 32], [BF16]>:$b),
    results = (outs VectorOfLengthAndType<[4, 8, 16], [F32]>:$dst),
    assemblyFormat = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)" in
def DotBF16Op
    : AVX512_Op<"dot",
        [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "b"]>, AllTypesMatch<["src", "dst"]>,
         TypesMatchWith<"`a` has twice an many elements as `src`", "src", "a",
                        !strconcat("VectorType::get({", _X86_elements,
                                   " * 2}, BFloat16Type::get($_self.getContext()))")>]> {
  let extraClassDeclaration =
    _X86_Name<"getSrc", ["\"avx512bf16.dpbf16ps.\"", _X86_bits]>.text;
}

def CvtPackedF32ToBF16Op
    : AVX512_Op<"cvt.packed.f32_to_bf16",
                [Pure, X86IntrinsicOpInterface, AllElementCountsMatch<["a", "dst"]>]> {
  let summary = "`f32` rounded to `bf16`";
  let arguments = (ins VectorOfLengthAndType<[8, 16], [F32]>:$a);
  let results = (outs VectorOfLengthAndType<[8, 16], [BF16]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
  let extraClassDeclaration =
    _X86_Name<"getA", ["\"avx512bf16.cvtneps2bf16.\"", _X86_bits]>.text;
}

//===----------------------------------------------------------------------===//
// AVX
//===----------------------------------------------------------------------===//

defvar _X86_eightFloats = VectorOfLengthAndType<[8], [F32]>;
defvar _X86_sameType = [Pure, X86IntrinsicOpInterface, SameOperandsAndResultType];

def RsqrtOp : AVX_Op<"rsqrt", _X86_sameType> {
  let summary = "one divided by the square root, approximately";
  let arguments = (ins _X86_eightFloats:$a);
  let results = (outs _X86_eightFloats:$b);
  let assemblyFormat = "$a attr-dict `:` type($a)";
  let extraClassDeclaration =
    "std::string getIntrinsicName() { return \"llvm.x86.avx.rsqrt.ps.256\"; }";
}
def DotOp : AVX_LowOp<"dot", _X86_sameType> {
  let summary = "dot products of the halves of vectors, in all elements of each half";
  let arguments = (ins _X86_eightFloats:$a, _X86_eightFloats:$b);
  let results = (outs _X86_eightFloats:$res);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($res)";
  let extraClassDeclaration =
    "std::string getIntrinsicName() { return \"llvm.x86.avx.dp.ps.256\"; }\n" # _X86_operands;
}
def DotInt8Op
    : AVX_Op<"dot.i8",
        [Pure, X86IntrinsicOpInterface, AllTypesMatch<["a", "b"]>, AllTypesMatch<["w", "dst"]>,
         TypesMatchWith<"`a` has four times elements as `w`", "w", "a",
                        !strconcat("VectorType::get({", _X86_elements,
                                   " * 4}, IntegerType::get($_self.getContext(), 8))")>]> {
  let summary = "dot products of four signed bytes each, added to `w`";
  let arguments = (ins VectorOfLengthAndType<[4, 8], [I32]>:$w,
                       VectorOfLengthAndType<[16, 32], [I8]>:$a,
                       VectorOfLengthAndType<[16, 32], [I8]>:$b);
  let results = (outs VectorOfLengthAndType<[4, 8], [I32]>:$dst);
  let assemblyFormat = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)";
  let extraClassDeclaration = _X86_Name<"getW", ["\"avx2.vpdpbssd.\"", _X86_bits]>.text;
}

// Vectors of `f32` from 16-bit floats in memory.
class _X86_LoadOp<string mnemonic, string text, string instruction, string half = "ph2ps">
    : AVX_Op<mnemonic, [MemoryEffects<[MemRead]>, X86IntrinsicOpInterface]> {
  let summary = text;
  let arguments = (ins MemRefOf<[BF16, F16]>:$a);
  let results = (outs VectorOfLengthAndType<[4, 8], [F32]>:$dst);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($dst)";
  let extraClassDeclaration =
    _X86_Name<"getDst", ["\"v" # instruction # "\"",
                         _X86_Choice<"getA().getType().getElementType().isBF16()",
                                     "bf162ps", half>.text,
                         _X86_bits]>.text
    # _X86_operands;
}
def BcstToPackedF32Op
    : _X86_LoadOp<"bcst_to_f32.packed", "one 16-bit float of memory in all elements", "bcstne",
                  "sh2ps">;
def CvtPackedEvenIndexedToF32Op
    : _X86_LoadOp<"cvt.packed.even.indexed_to_f32",
                  "the 16-bit floats of memory at even positions", "cvtnee">;
def CvtPackedOddIndexedToF32Op
    : _X86_LoadOp<"cvt.packed.odd.indexed_to_f32",
                  "the 16-bit floats of memory at odd positions", "cvtneo">;

#endif // MLIRKIT_X86VECTOR
