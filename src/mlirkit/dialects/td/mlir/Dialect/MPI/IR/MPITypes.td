//===- The mpi dialect: types -----------------------------------------------===//

#ifndef MLIR_DIALECT_MPI_IR_MPITYPES_TD
#define MLIR_DIALECT_MPI_IR_MPITYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/Dialect/MPI/IR/MPI.td"

class MPI_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<MPI_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// Named after `MPI_Comm`, `MPI_Request` and `MPI_Status`; the first is what every function returns.
let summary = "MPI function call return value (!mpi.retval)" in
def MPI_Retval : MPI_Type<"Retval", "retval">;
let summary = "MPI communicator handler" in
def MPI_Comm : MPI_Type<"Comm", "comm">;
let summary = "MPI asynchronous request handler" in
def MPI_Request : MPI_Type<"Request", "request">;
let summary = "MPI reception operation status type" in
def MPI_Status : MPI_Type<"Status", "status">;

#endif // MLIR_DIALECT_MPI_IR_MPITYPES_TD
