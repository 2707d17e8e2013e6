//===- The mpi dialect: operations ------------------------------------------===//
//
// In order: the library, communicators, messages, synchronization, errors.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_MPI_IR_MPIOPS_TD
#define MLIR_DIALECT_MPI_IR_MPIOPS_TD

include "mlir/Dialect/MPI/IR/MPI.td"
include "mlir/Dialect/MPI/IR/MPITypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class MPI_Op<string mnemonic, list<Trait> traits = []> : Op<MPI_Dialect, mnemonic, traits>;

// A call of the function of that name, which may give what the function returns, and then more results.
class _Call<string mnemonic, string text, dag operands, dag more, string format,
            list<Trait> traits = []>
    : MPI_Op<mnemonic, traits> {
  let summary = text;
  let arguments = operands;
  let results = !con((outs Optional<MPI_Retval>:$retval), more);
  let assemblyFormat = format;
}

//===- The library ----------------------------------------------------------===//

def MPI_InitOp : _Call<"init", "start of the library", (ins), (outs),
                       "attr-dict (`:` type($retval)^)?">;
def MPI_FinalizeOp : _Call<"finalize", "end of the library", (ins), (outs),
                           "attr-dict (`:` type($retval)^)?">;

//===- Communicators --------------------------------------------------------===//

def MPI_CommWorldOp : MPI_Op<"comm_world", [Pure]> {
  let summary = "communicator of all processes";
  let results = (outs MPI_Comm:$comm);
  let assemblyFormat = "attr-dict `:` type(results)";
}
def MPI_CommRankOp
    : _Call<"comm_rank", "this process's number in a communicator", (ins MPI_Comm:$comm),
            (outs I32:$rank), "`(` $comm `)` attr-dict `:` type(results)", [Pure]> {
  let hasCanonicalizer = 1;
}
def MPI_CommSizeOp
    : _Call<"comm_size", "number of processes in a communicator", (ins MPI_Comm:$comm),
            (outs I32:$size), "`(` $comm `)` attr-dict `:` type(results)", [Pure]>;
def MPI_CommSplitOp
    : _Call<"comm_split", "communicator of the processes with one color, ordered by key",
            (ins MPI_Comm:$comm, I32:$color, I32:$key), (outs MPI_Comm:$newcomm),
            "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)", [Pure]>;

//===- Messages -------------------------------------------------------------===//

// To or from another process, named in the format. Calls that do not wait give a request.
class _Transfer<string mnemonic, string text, dag other, string name, bit waits>
    : _Call<mnemonic, text, !con((ins AnyMemRef:$ref, I32:$tag), other, (ins MPI_Comm:$comm)),
            !if(waits, (outs), (outs MPI_Request:$req)),
            "`(` $ref `,` $tag `,` $" # name # " `,` $comm `)` attr-dict `:` type($ref) `,` "
                # "type($tag) `,` type($" # name # ") "
                # !if(waits, "(`->` type($retval)^)?", "`->` type(results)")> {
  let hasCanonicalizer = 1;
}

def MPI_SendOp : _Transfer<"send", "send of a message", (ins I32:$dest), "dest", 1>;
def MPI_ISendOp : _Transfer<"isend", "start of a send", (ins I32:$dest), "dest", 0>;
def MPI_RecvOp : _Transfer<"recv", "receipt of a message", (ins I32:$source), "source", 1>;
def MPI_IRecvOp : _Transfer<"irecv", "start of a receipt", (ins I32:$source), "source", 0>;

def MPI_AllReduceOp
    : _Call<"allreduce", "reduction over all processes of a communicator, known to all of them",
            (ins AnyMemRef:$sendbuf, AnyMemRef:$recvbuf, MPI_ReductionOpEnum:$op, MPI_Comm:$comm),
            (outs),
            "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` "
                # "type($recvbuf) (`->` type($retval)^)?">;

//===- Synchronization ------------------------------------------------------===//

def MPI_Barrier
    : _Call<"barrier", "wait for all processes of a communicator", (ins MPI_Comm:$comm), (outs),
            "`(` $comm `)` attr-dict (`->` type($retval)^)?">;
def MPI_Wait
    : _Call<"wait", "wait for the end of a request", (ins MPI_Request:$req), (outs),
            "`(` $req `)` attr-dict `:` type($req) (`->` type($retval)^)?">;

//===- Errors ---------------------------------------------------------------===//

def MPI_RetvalCheckOp : MPI_Op<"retval_check"> {
  let summary = "whether a returned value is of a class of errors";
  let arguments = (ins MPI_Retval:$val, MPI_ErrorClassAttr:$errclass);
  let results = (outs I1:$res);
  let assemblyFormat = "$val `=` $errclass attr-dict `:` type($res)";
}
def MPI_ErrorClassOp : MPI_Op<"error_class"> {
  let summary = "class of errors of a returned value";
  let arguments = (ins MPI_Retval:$val);
  let results = (outs MPI_Retval:$errclass);
  let assemblyFormat = "$val attr-dict `:` type($val)";
}

#endif // MLIR_DIALECT_MPI_IR_MPIOPS_TD
