//===- The index dialect: operations ----------------------------------------===//
//
// In order: shapes of operations, constants, arithmetic, minima and maxima, bits,
// casts and comparison.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_INDEX_IR_INDEXOPS_TD
#define MLIR_DIALECT_INDEX_IR_INDEXOPS_TD

include "mlir/Dialect/Index/IR/IndexDialect.td"
include "mlir/Dialect/Index/IR/IndexEnums.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Shapes of operations -------------------------------------------------===//

class IndexOp<string mnemonic, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic,
         !listconcat([DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                ["inferResultRanges"]>],
                     traits)>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []>
    : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

//===- Constants ------------------------------------------------------------===//

def Index_ConstantOp
    : IndexOp<"constant",
              [ConstantLike, Pure,
               DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "index constant";
  let description = [{
    ```mlir
    %n = index.constant 42
    ```
  }];
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let builders = [OpBuilder<(ins "int64_t":$value)>];
  let hasFolder = 1;
}

def Index_BoolConstantOp
    : IndexOp<"bool.constant",
              [ConstantLike, Pure,
               DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "boolean constant";
  let description = [{
    For the results of comparisons that fold.

    ```mlir
    %yes = index.bool.constant true
    ```
  }];
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "number of bits of an index";
  let description = [{
    ```mlir
    %bits = index.sizeof
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

//===- Arithmetic ------------------------------------------------------------===//

def Index_AddOp : IndexBinaryOp<"add", [Commutative, Pure]> {
  let summary = "sum";
  let description = [{
    Wraps around.

    ```mlir
    %c = index.add %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "difference";
  let description = [{
    Wraps around.

    ```mlir
    %c = index.sub %a, %b
    ```
  }];
}

def Index_MulOp : IndexBinaryOp<"mul", [Commutative, Pure]> {
  let summary = "product";
  let description = [{
    Wraps around.

    ```mlir
    %c = index.mul %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "signed quotient";
  let description = [{
    Rounded towards zero. Undefined when dividing by zero or when the quotient does not
    fit.

    ```mlir
    %c = index.divs %a, %b
    ```
  }];
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "unsigned quotient";
  let description = [{
    Undefined when dividing by zero.

    ```mlir
    %c = index.divu %a, %b
    ```
  }];
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "signed quotient rounded up";
  let description = [{
    Undefined when dividing by zero or when the quotient does not fit.

    ```mlir
    %c = index.ceildivs %a, %b
    ```
  }];
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "unsigned quotient rounded up";
  let description = [{
    Undefined when dividing by zero.

    ```mlir
    %c = index.ceildivu %a, %b
    ```
  }];
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "signed quotient rounded down";
  let description = [{
    Undefined when dividing by zero or when the quotient does not fit.

    ```mlir
    %c = index.floordivs %a, %b
    ```
  }];
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "signed remainder";
  let description = [{
    What `divs` leaves. Undefined when dividing by zero.

    ```mlir
    %c = index.rems %a, %b
    ```
  }];
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "unsigned remainder";
  let description = [{
    What `divu` leaves. Undefined when dividing by zero.

    ```mlir
    %c = index.remu %a, %b
    ```
  }];
}

//===- Minima and maxima -----------------------------------------------------===//

def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative, Pure]> {
  let summary = "larger signed value";
  let description = [{
    ```mlir
    %c = index.maxs %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative, Pure]> {
  let summary = "larger unsigned value";
  let description = [{
    ```mlir
    %c = index.maxu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinSOp : IndexBinaryOp<"mins", [Commutative, Pure]> {
  let summary = "smaller signed value";
  let description = [{
    ```mlir
    %c = index.mins %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinUOp : IndexBinaryOp<"minu", [Commutative, Pure]> {
  let summary = "smaller unsigned value";
  let description = [{
    ```mlir
    %c = index.minu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

//===- Bits ------------------------------------------------------------------===//

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "shift left";
  let description = [{
    Poison when shifting by the width or more.

    ```mlir
    %c = index.shl %a, %b
    ```
  }];
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "shift right with the sign";
  let description = [{
    Poison when shifting by the width or more.

    ```mlir
    %c = index.shrs %a, %b
    ```
  }];
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "shift right with zeros";
  let description = [{
    Poison when shifting by the width or more.

    ```mlir
    %c = index.shru %a, %b
    ```
  }];
}

def Index_AndOp : IndexBinaryOp<"and", [Commutative, Pure]> {
  let summary = "bits set in both operands";
  let description = [{
    ```mlir
    %c = index.and %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_OrOp : IndexBinaryOp<"or", [Commutative, Pure]> {
  let summary = "bits set in either operand";
  let description = [{
    ```mlir
    %c = index.or %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_XOrOp : IndexBinaryOp<"xor", [Commutative, Pure]> {
  let summary = "bits set in just one operand";
  let description = [{
    ```mlir
    %c = index.xor %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

//===- Casts and comparison -------------------------------------------------===//

def Index_CastSOp
    : IndexOp<"casts", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "signed integer as index, or the other way";
  let description = [{
    Extended with the sign, or cut off, to the width there.

    ```mlir
    %n = index.casts %i : i32 to index
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastUOp
    : IndexOp<"castu", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "unsigned integer as index, or the other way";
  let description = [{
    Extended with zeros, or cut off, to the width there.

    ```mlir
    %i = index.castu %n : index to i64
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "comparison";
  let description = [{
    Equality (`eq`, `ne`), or order read as signed (`slt`, `sle`, `sgt`, `sge`) or unsigned
    (`ult`, `ule`, `ugt`, `uge`).

    ```mlir
    %less = index.cmp slt(%a, %b)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

#endif // MLIR_DIALECT_INDEX_IR_INDEXOPS_TD
