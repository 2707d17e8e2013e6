//===- The omp dialect: operations are made of clauses ----------------------===//

#ifndef MLIR_DIALECT_OPENMP_OPENMPOPBASE_TD
#define MLIR_DIALECT_OPENMP_OPENMPOPBASE_TD

include "mlir/Dialect/OpenMP/OpenMPAttrDefs.td"
include "mlir/Dialect/OpenMP/OpenMPDialect.td"
include "mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td"
include "mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td"
include "mlir/IR/OpBase.td"

//===- Types ----------------------------------------------------------------===//

class OpenMP_Type<string name, string typeMnemonic> : TypeDef<OpenMP_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def IntLikeType : AnyTypeOf<[AnyInteger, Index]>;
def OpenMP_PointerLikeType
    : TypeAlias<OpenMP_PointerLikeTypeInterface, "OpenMP-compatible variable type">;
def OpenMP_MapBoundsType : OpenMP_Type<"MapBounds", "map_bounds_ty"> {
  let summary = "Type for representing omp map clause bounds information";
}
def CanonicalLoopInfoType : OpenMP_Type<"CanonicalLoopInfo", "cli"> {
  let summary = "Type for representing a reference to a canonical loop";
}

//===- Clauses and operations -----------------------------------------------===//

// What a clause adds to an operation, and which of these parts the operation says itself.
class OpenMP_Clause<bit skipTraits, bit skipArguments, bit skipAssemblyFormat,
                    bit skipDescription, bit skipExtraClassDeclaration> {
  bit ignoreTraits = skipTraits;
  list<Trait> traits = [];
  bit ignoreArgs = skipArguments;
  dag arguments;
  bit ignoreAsmFormat = skipAssemblyFormat;
  string reqAssemblyFormat = "";
  string optAssemblyFormat = "";
  bit ignoreDesc = skipDescription;
  string description = "";
  bit ignoreExtraDecl = skipExtraClassDeclaration;
  string extraClassDeclaration = "";
}

// Traits of its own, then those of clauses that are not among them; arguments and formats of
// clauses in order, formats that must be there before those that need not.
class OpenMP_Op<string mnemonic, list<Trait> traits = [], list<OpenMP_Clause> clauses = [],
                bit singleRegion = false>
    : Op<OpenMP_Dialect, mnemonic,
         !foldl(traits, clauses, all, clause,
                !listconcat(all, !if(clause.ignoreTraits, []<Trait>,
                                     !listremove(clause.traits, all))))> {
  list<OpenMP_Clause> clauseList = clauses;
  dag clausesArgs = !foldl((ins), clauses, all, clause,
                           !if(clause.ignoreArgs, all, !con(all, clause.arguments)));

  defvar shown = !filter(clause, clauses, !not(clause.ignoreAsmFormat));
  defvar required = !filter(text, !foreach(clause, shown, clause.reqAssemblyFormat),
                            !not(!empty(text)));
  defvar optional = !filter(text, !foreach(clause, shown, clause.optAssemblyFormat),
                            !not(!empty(text)));
  string clausesReqAssemblyFormat = !interleave(required, " ");
  string clausesOptAssemblyFormat = !interleave(optional, "|");
  string clausesAssemblyFormat
      = !strconcat(!if(!empty(required), "", clausesReqAssemblyFormat # " "),
                   !if(!empty(optional), "", "oilist(" # clausesOptAssemblyFormat # ")"));

  string clausesDescription
      = !interleave(!foreach(clause, !filter(clause, clauses, !not(clause.ignoreDesc)),
                             clause.description), "");
  string clausesExtraClassDeclaration = "";

  let arguments = clausesArgs;
  let regions = !if(singleRegion, (region AnyRegion:$region), (region));
  let assemblyFormat
      = !if(!empty(clausesAssemblyFormat), ?,
            !strconcat(clausesAssemblyFormat, !if(singleRegion, " $region", ""), " attr-dict"));
}

// Takes canonical loops and may give others.
class OpenMPTransform_Op<string mnemonic, list<Trait> traits = [],
                         list<OpenMP_Clause> clauses = []>
    : OpenMP_Op<mnemonic, !listconcat([DeclareOpInterfaceMethods<LoopTransformationInterface>],
                                      traits), clauses>;
class OpenMPTransformBase_Op<string mnemonic, list<Trait> traits = [],
                             list<OpenMP_Clause> clauses = []>
    : OpenMPTransform_Op<mnemonic, !listconcat(traits, [AttrSizedOperandSegments]), clauses> {
  let arguments = !con((ins Variadic<CanonicalLoopInfoType>:$generatees,
                            Variadic<CanonicalLoopInfoType>:$applyees), clausesArgs);
  let assemblyFormat = !strconcat("custom<LoopTransformClis>($generatees, $applyees) ",
                                  clausesAssemblyFormat, " attr-dict");
}

#endif // MLIR_DIALECT_OPENMP_OPENMPOPBASE_TD
