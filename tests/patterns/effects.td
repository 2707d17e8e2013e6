// Operations with traits and effects for the tests of rewriting.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Fx_Dialect : Dialect { let name = "fx"; let cppNamespace = "::fx"; }

class Fx_Op<string mnemonic, list<Trait> traits = []> : Op<Fx_Dialect, mnemonic, traits>;
class Fx_Binary<string mnemonic, list<Trait> traits> : Fx_Op<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
class Fx_Unary<string mnemonic, list<Trait> traits> : Fx_Op<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
}

def CommuteOp : Fx_Binary<"commute", [NativeOpTrait<"IsCommutative">]>;
def OnceOp : Fx_Unary<"once", [NativeOpTrait<"IsIdempotent">]>;
def EitherOp : Fx_Binary<"either", [NativeOpTrait<"IsIdempotent">]>;
def FlipOp : Fx_Unary<"flip", [NativeOpTrait<"IsInvolution">]>;
def FirstOp : Fx_Binary<"first", []>;
def AttributeOp : Fx_Unary<"attribute", []>;
def PairOp : Fx_Op<"pair", [Pure]> {
  let arguments = (ins AnyType:$first, AnyType:$second);
  let results = (outs AnyType:$a, AnyType:$b);
}

// What it does only C++ knows; its trait says that operations inside do something, too.
def SecretOp : Fx_Op<"secret", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let results = (outs Variadic<AnyType>:$made);
}
def SecretAroundOp : Fx_Op<"secret_around", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, RecursiveMemoryEffects, SingleBlock, NoTerminator]> {
  let results = (outs Variadic<AnyType>:$made);
  let regions = (region AnyRegion:$body);
}

def NoneOp : Fx_Op<"none", [NoMemoryEffect]>;
def WritesOp : Fx_Op<"writes", [MemoryEffects<[MemWrite]>]>;
def MovesOp : Fx_Op<"moves"> {
  let arguments = (ins Arg<Variadic<AnyType>, "", [MemRead, MemFree]>:$from, Arg<AnyType, "", [MemWrite]>:$to);
  let results = (outs Res<AnyType, "", [MemAlloc]>:$made);
}
def AllocatesOp : Fx_Op<"allocates", [MemoryEffects<[MemAlloc]>]> {
  let results = (outs AnyType:$made);
}
def MakesOp : Fx_Op<"makes"> {
  let results = (outs Res<AnyType, "", [MemAlloc, MemWrite]>:$made);
}
def ReadsOp : Fx_Op<"reads"> {
  let arguments = (ins Arg<AnyType, "", [MemRead]>:$from);
  let results = (outs AnyType:$value);
}
def UnknownOp : Fx_Op<"unknown", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;
def SilentOp : Fx_Op<"silent">;
def AroundOp : Fx_Op<"around", [RecursiveMemoryEffects, SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}

// It makes the first value that its successor gets.
def RaiseOp : Fx_Op<"raise", [DeclareOpInterfaceMethods<BranchOpInterface>, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$forwarded);
  let successors = (successor AnySuccessor:$to);
}
