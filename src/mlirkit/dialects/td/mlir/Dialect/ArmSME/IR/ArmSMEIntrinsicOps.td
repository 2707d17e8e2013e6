//===- ArmSMEIntrinsicOps.td - Intrinsics of arm_sme ------------*- tablegen -*-===//

#ifndef MLIRKIT_ARM_SME_INTRINSIC_OPS
#define MLIRKIT_ARM_SME_INTRINSIC_OPS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"

class ArmSME_IntrOp<string mnemonic, list<int> immArgPositions = [], list<string> immArgAttrNames = [],
                    list<int> overloadedOperands = [], list<Trait> traits = [], int numResults = 0,
                    list<int> overloadedResults = []>
    : LLVM_IntrOpBase<ArmSME_Dialect, "intr." # mnemonic, "aarch64_sme_" # !subst(".", "_", mnemonic),
                      overloadedResults, overloadedOperands, traits, numResults,
                      immArgPositions = immArgPositions, immArgAttrNames = immArgAttrNames>;

defvar _ArmSME_tile = Arg<I32Attr, "number of the tile">;
defvar _ArmSME_slice = Arg<I32, "index of the slice">;
defvar _ArmSME_lanes = Arg<SVEPredicate, "active lanes">;
defvar _ArmSME_written = Arg<LLVM_AnyPointer, "address", [MemWrite]>;

let summary = "zeros in the tiles of a mask" in
def LLVM_aarch64_sme_zero : ArmSME_IntrOp<"zero", [0], ["tile_mask"]>,
                            Arguments<(ins Arg<I32Attr, "a bit for each tile of 64 bits">:$tile_mask)>;

class ArmSME_IntrCountOp<string mnemonic>
    : ArmSME_IntrOp<mnemonic, [], [], [], [PredOpTrait<"`res` is i64", TypeIsPred<"res", I64>>], 1>;
let summary = "number of doublewords in a streaming vector" in
def LLVM_aarch64_sme_cntsd : ArmSME_IntrCountOp<"cntsd">;

//===- Sums of outer products -----------------------------------------------===//

def MOPPredicate : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [I1]> {
  let summary = "a vector type that is a supported predicate for the SME MOP instructions";
}
def MOPVector : ScalableVectorOfRankAndLengthAndType<[1], [16, 8, 4, 2], [I8, I16, BF16, F16, F32, F64]> {
  let summary = "a vector type that is a supported input for the SME MOP instructions";
}

class ArmSME_IntrMopOverloadedOp<string mnemonic>
    : ArmSME_IntrOp<mnemonic, [0], ["tile_id"], [4]>,
      Arguments<(ins _ArmSME_tile:$tile_id, Arg<MOPPredicate>:$lhs_predicate,
                     Arg<MOPPredicate>:$rhs_predicate, Arg<MOPVector>:$lhs_vector,
                     Arg<MOPVector>:$rhs_vector)>;

// What is done with the products, and the kinds of elements: `s` signed, `u` unsigned, `su` and `us` of both.
foreach instruction = ["mopa", "mops"] in {
  defvar what = !if(!eq(instruction, "mopa"), " added to a tile", " subtracted from a tile");
  let summary = "outer product" # what in
  def "LLVM_aarch64_sme_" # instruction : ArmSME_IntrMopOverloadedOp<instruction>;

  let summary = "sum of outer products" # what # " of wider elements" in {
    foreach kind = ["", "s", "u", "su", "us"] in
      def "LLVM_aarch64_sme_" # kind # instruction # "_wide"
          : ArmSME_IntrMopOverloadedOp<kind # instruction # ".wide">;
    foreach kind = ["s", "u"] in
      def "LLVM_aarch64_sme_" # kind # instruction # "_za32"
          : ArmSME_IntrMopOverloadedOp<kind # instruction # ".za32">;
  }
}

//===- Slices between tiles, memory and vectors -----------------------------===//

class ArmSME_IntrLoadStoreOp<string mnemonic> : ArmSME_IntrOp<mnemonic, [2], ["tile_id"]>;
class ArmSME_IntrLoadOp<string mnemonic>
    : ArmSME_IntrLoadStoreOp<mnemonic>,
      Arguments<(ins _ArmSME_lanes:$predicate, Arg<LLVM_AnyPointer, "address">:$load_address,
                     _ArmSME_tile:$tile_id, _ArmSME_slice:$tile_slice_index)>;
class ArmSME_IntrStoreOp<string mnemonic>
    : ArmSME_IntrLoadStoreOp<mnemonic>,
      Arguments<(ins _ArmSME_lanes:$predicate, _ArmSME_written:$store_address, _ArmSME_tile:$tile_id,
                     _ArmSME_slice:$tile_slice_index)>;

class LLVM_aarch64_sme_write<string direction>
    : ArmSME_IntrOp<"write." # direction, [0], ["tile_id"], [3],
                    [AllShapesMatch<["predicate", "vector"]>]>,
      Arguments<(ins _ArmSME_tile:$tile_id, _ArmSME_slice:$tile_slice_index, _ArmSME_lanes:$predicate,
                     Arg<SVEVector>:$vector)>;
class LLVM_aarch64_sme_read<string direction>
    : ArmSME_IntrOp<"read." # direction, [2], ["tile_id"], [],
                    [AllShapesMatch<["vector", "predicate", "res"]>,
                     AllElementTypesMatch<["vector", "res"]>], 1, [0]>,
      Arguments<(ins Arg<SVEVector>:$vector, _ArmSME_lanes:$predicate, _ArmSME_tile:$tile_id,
                     _ArmSME_slice:$tile_slice_index)>;

foreach direction = ["horiz", "vert"] in {
  defvar slice = !if(!eq(direction, "horiz"), "a row", "a column");
  // Bytes, halfwords, words, doublewords and quadwords.
  foreach size = ["b", "h", "w", "d", "q"] in {
    let summary = "load of " # slice # " of a tile" in
    def "LLVM_aarch64_sme_ld1" # size # "_" # direction
        : ArmSME_IntrLoadOp<"ld1" # size # "." # direction>;
    let summary = "store of " # slice # " of a tile" in
    def "LLVM_aarch64_sme_st1" # size # "_" # direction
        : ArmSME_IntrStoreOp<"st1" # size # "." # direction>;
  }
  let summary = "vector that becomes " # slice # " of a tile" in
  def "LLVM_aarch64_sme_write_" # direction : LLVM_aarch64_sme_write<direction>;
  let summary = slice # " of a tile as a vector" in
  def "LLVM_aarch64_sme_read_" # direction : LLVM_aarch64_sme_read<direction>;
}

let summary = "store of a vector of the array ZA" in
def LLVM_aarch64_sme_str : ArmSME_IntrOp<"str">,
                           Arguments<(ins Arg<I32, "number of the vector">:$index,
                                          _ArmSME_written:$store_address,
                                          Arg<I32, "offset in vectors">:$offset)>;

#endif // MLIRKIT_ARM_SME_INTRINSIC_OPS
