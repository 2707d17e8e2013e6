// Groups of operands and results of all kinds, for the accessors of Python bindings.
include "mlir/IR/OpBase.td"

def Accessors_Dialect : Dialect {
  let name = "accessors";
  let cppNamespace = "::accessors";
}
class Accessors_Op<string name, list<Trait> traits> : Op<Accessors_Dialect, name, traits>;

def EqualOp : Accessors_Op<"equal", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Optional<I32>:$first, I32:$one, Optional<AnyType>:$second, Variadic<F32>:$others);
  let results = (outs Optional<I32>:$one_first, I32:$two, Optional<AnyType>:$three, Variadic<F32>:$four);
}
def EqualAloneOp : Accessors_Op<"equal_alone", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins I32:$one, Optional<AnyType>:$second, F32:$third);
  let results = (outs I32:$two, Optional<AnyType>:$three, F32:$four);
}
def SegmentsOp : Accessors_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$first, Optional<AnyType>:$second, F32:$one, Variadic<F32>:$others);
  let results = (outs Optional<I32>:$two, Optional<AnyType>:$three, F32:$four, Variadic<F32>:$five);
}
