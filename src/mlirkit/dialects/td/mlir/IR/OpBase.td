//===- Defining operations --------------------------------------------------===//
//
// `Op` and what goes into one: traits, regions, successors, builders, decorated
// arguments, and conditions over several operands and results. Including this
// file brings in everything an ordinary dialect needs.
//
//   def MyDialect : Dialect { let name = "my"; let cppNamespace = "::my"; }
//
//   def AddOp : Op<MyDialect, "add", [Commutative, SameOperandsAndResultType]> {
//     let summary = "sum of two values";
//     let arguments = (ins SignlessIntegerLike:$lhs, SignlessIntegerLike:$rhs);
//     let results = (outs SignlessIntegerLike:$result);
//     let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
//   }
//
//===------------------------------------------------------------------------===//

#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"

//===- Kinds of operation trait ---------------------------------------------===//

// Marks traits that are verified before all others: what they check (numbers of
// blocks, the parent, segment sizes) the accessors of the operation rely on.
class StructuralOpTrait;

// Implemented by a class in `::mlir::OpTrait`. `traits` must come first in a list.
class NativeOpTrait<string name, list<Trait> traits = [], code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}

class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}

class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

//===- What an operation computes -------------------------------------------===//

// op(a, b) = op(b, a); op(op(x)) = op(x); op(op(x)) = x.
def Commutative : NativeOpTrait<"IsCommutative">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;

// Without operands, and folds to an attribute.
def ConstantLike : NativeOpTrait<"ConstantLike">;

// Works on shaped values one element at a time. Such an operation can also be
// applied to scalars, and a scalar one to vectors and to tensors.
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// The layout maps of its memrefs may be replaced by the identity.
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;

//===- Types of operands and results ----------------------------------------===//

// Equal types among all operands; equal shapes or element types among them, or
// among them and the results.
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;

// The result's shape is what broadcasting the operands' shapes gives.
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;

// The results are floats or containers of floats.
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;

// The result's type is the first attribute: the type in a type attribute, or the
// type of a typed one.
def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;

//===- Numbers of operands and results --------------------------------------===//

// With more than one variadic: all of the same size, or sizes in the property
// `operandSegmentSizes` / `resultSegmentSizes`.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments
    : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments
    : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;

//===- Regions and blocks ---------------------------------------------------===//

// Regions see no value from outside.
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;

// Allocations live no longer than the operation.
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;

// Index values defined at the top of the region are symbols of affine maps in it.
def AffineScope : NativeOpTrait<"AffineScope">;

// Last in its block.
def Terminator : NativeOpTrait<"IsTerminator">;

// Regions hold at most one block.
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;

// And a terminator `op` without operands, left out of the text.
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;

// The single block needs no terminator.
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;

// Entry blocks have no arguments.
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

// Directly inside an `op`; inside one of them.
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>, StructuralOpTrait;

//===- Constraints on regions and successors --------------------------------===//

// Dag operators that open region and successor lists.
def region;
def successor;

class Region<Pred condition, string descr = ""> : RegionConstraint<condition, descr>;

def AnyRegion : Region<CPred<"true">, "any region">;

class SizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItems($_self, " # numBlocks # ")">,
             "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # numBlocks # ")">,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # numBlocks # ")">,
             "region with at most " # numBlocks # " blocks">;

// Any number of regions; only last in the list.
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

class Successor<Pred condition, string descr = ""> : SuccessorConstraint<condition, descr>;

def AnySuccessor : Successor<?, "any successor">;

// Any number of successors; only last in the list.
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

//===- Builders -------------------------------------------------------------===//

// A `build` method: parameters as `(ins "Type":$type, CArg<"bool", "false">:$flag)`,
// after the builder and the operation state, which come by themselves. The body
// knows them as `$_builder` and `$_state`; without a body it is written by hand.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}

class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

//===- Decorated operands and results ---------------------------------------===//

// What more there is to say about an operand or result, e.g. its memory effects.
class OpVariableDecorator;

class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "", list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

//===- Operations -----------------------------------------------------------===//

// A chapter of the dialect's documentation.
class OpDocGroup {
  string summary = ?;
  string description = ?;
}

// The operation `<dialect>.<mnemonic>`. The C++ class takes the name of the def,
// without what stands before its first underscore.
class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  // Documentation.
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Operands, attributes and properties, in the order of the builders.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  // Builders besides the generated ones, and whether those exist.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // Text: a format, or hand-written; neither means the generic form.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Hand-written checks, before and after those of nested operations.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;

  // Hand-written rewrites: a set of patterns, a single one, folding.
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  // The operation reads and writes its properties' bytecode itself.
  bit useCustomPropertiesEncoding = 0;

  // Traits and interfaces, in the order of verification.
  list<Trait> traits = props;

  // Members added to the generated class.
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// The same lists as mix-ins.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

//===- Interfaces that may come later ---------------------------------------===//

// Implements the interface, or promised an extension will.
class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<CPred<"$_self.hasPromiseOrImplementsInterface<"
                           # !if(!empty(interface.cppNamespace), "",
                                 interface.cppNamespace # "::")
                           # interface.cppInterfaceName # ">()">,
                     "promising or implementing the `" # interface.cppInterfaceName
                     # "` attr interface">;

class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<"
            # !if(!empty(interface.cppNamespace), "", interface.cppNamespace # "::")
            # interface.cppInterfaceName # ">()">;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" # interface.cppInterfaceName
                     # "` type interface">;

//===- Equalities between operands and results ------------------------------===//

// C++ for a feature of the value `name`.
class Rank<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getRank()">;
class Shape<string name>
    : StrFunc<"::llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getShape()">;
class ElementCount<string name>
    : StrFunc<"llvm::cast<::mlir::ShapedType>($" # name # ".getType()).getNumElements()">;
class ElementType<string name> : StrFunc<"getElementTypeOrSelf($" # name # ")">;

// One of the expressions is true.
class AnyPred<list<string> values>
    : CPred<!if(!lt(!size(values), 1), "false",
                !foldl("(" # !head(values) # ")", !tail(values), text, value,
                       text # " || (" # value # ")"))>;

// All of the expressions are equal.
class AllMatchPred<list<string> values>
    : CPred<!if(!lt(!size(values), 2), "true",
                !foldl("(" # !head(values) # ")", !tail(values), text, value,
                       text # " == (" # value # ") && (" # value # ")")
                # " == (" # !head(values) # ")")>;

class AllMatch<list<string> values, string summary>
    : PredOpTrait<summary, AllMatchPred<values>>;

// The expression `operator` over `$_self` has one value for all of `names`, or is
// true for one of them.
class AllMatchSameOperatorPred<list<string> names, string operator>
    : AllMatchPred<!foreach(name, names, !subst("$_self", "$" # name, operator))>;
class AllMatchSameOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"all of {" # !interleave(names, ", ") # "} have same " # summary,
                  AllMatchSameOperatorPred<names, operator>> {
  list<string> values = names;
}

class AnyMatchOperatorPred<list<string> names, string operator>
    : AnyPred<!foreach(name, names, !subst("$_self", "$" # name, operator))>;
class AnyMatchOperatorTrait<list<string> names, string operator, string summary>
    : PredOpTrait<"any of {" # !interleave(names, ", ") # "} has " # summary,
                  AnyMatchOperatorPred<names, operator>> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names,
          "llvm::cast<::mlir::ShapedType>($_self.getType()).getNumElements()",
          "element count">;
class AllElementTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "getElementTypeOrSelf($_self)", "element type">;
class AllRanksMatch<list<string> names>
    : AllMatchSameOperatorTrait<names,
          "::llvm::cast<::mlir::ShapedType>($_self.getType()).getRank()", "rank">;
class AllShapesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names,
          "::llvm::cast<::mlir::ShapedType>($_self.getType()).getShape()", "shape">;
class AllTypesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType()", "type">;
class AllTypeIDsMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, "$_self.getType().getTypeID()", "type IDs">;

// The variadic `elementsArg` has as many values as `shapedArg` has elements, and of
// its element type.
class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg>
    : PredOpTrait<"shaped type '" # shapedArg # "' matches '" # elementsArg
                  # "' element count and types",
          And<[CPred<ElementCount<shapedArg>.result
                     # " == static_cast<int64_t>($" # elementsArg # ".getTypes().size())">,
               CPred<"::llvm::all_of($" # elementsArg
                     # ".getTypes(), [&](::mlir::Type t) { return t == "
                     # ElementType<shapedArg>.result # "; })">]>> {
  string shaped = shapedArg;
  string elements = elementsArg;
}

// `rhsArg`'s type is the C++ `transform` of `lhsArg`'s (`$_self`), so that a parser
// can do without it.
class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform,
                     string comparator = "std::equal_to<>()">
    : PredOpTrait<summary,
                  CPred<comparator # "("
                        # !subst("$_self", "$" # lhsArg # ".getType()", transform)
                        # ", $" # rhsArg # ".getType())">> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

// Both may be absent; ranges of types are compared as a whole.
class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg,
                             string transform, string comparator = "std::equal_to<>()">
    : TypesMatchWith<summary, lhsArg, rhsArg, transform,
                     "!get" # snakeCaseToCamelCase<lhsArg>.ret # "()"
                     # " || !get" # snakeCaseToCamelCase<rhsArg>.ret # "() || "
                     # comparator>;
class RangedTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform>
    : TypesMatchWith<summary, lhsArg, rhsArg, transform, "llvm::equal">;

//===- Types by name --------------------------------------------------------===//

// Each of `inputArgs` has the type at its place in `allowedTypes`.
class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes>
    : PredOpTrait<"operands {" # !interleave(inputArgs, ", ") # "} match expected types",
          !foldl(TruePred, !range(!size(inputArgs)), sofar, i,
                 And<[sofar, SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()",
                                         allowedTypes[i].predicate>]>)> {
  assert !eq(!size(inputArgs), !size(allowedTypes)),
      "inputArgs and allowedTypes lists must have the same length";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

// Together they have one of the combinations of types.
class InputAddressIsCombinationOf<list<string> inputArgs,
                                  list<list<Type>> allowedCombinations,
                                  string description = "">
    : PredOpTrait<!if(!empty(description),
                      "operands {" # !interleave(inputArgs, ", ")
                      # "} match one of the allowed type combinations",
                      description),
          Or<!foreach(combination, allowedCombinations,
                 !foldl(TruePred, !range(!size(inputArgs)), sofar, i,
                        And<[sofar, SubstLeaves<"$_self", "$" # inputArgs[i] # ".getType()",
                                                combination[i].predicate>]>))>> {
  assert !gt(!size(allowedCombinations), 0), "allowedCombinations must not be empty";
  assert !foldl(true, allowedCombinations, fits, combination,
                !and(fits, !eq(!size(combination), !size(inputArgs)))),
      "each combination in allowedCombinations must have the same length as inputArgs";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

// `name` is of a type, or shaped with such elements.
class TypeIsPred<string name, Type type>
    : SubstLeaves<"$_self", "$" # name # ".getType()", type.predicate>;
class TypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, TypeIsPred<name, type>>;
class ElementTypeIsPred<string name, Type type>
    : And<[SubstLeaves<"$_self", "$" # name # ".getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($" # name # ")", type.predicate>]>;
class ElementTypeIs<string name, Type type>
    : PredOpTrait<"'" # name # "' is " # type.summary, ElementTypeIsPred<name, type>>;

//===- Types by position ----------------------------------------------------===//
//
// Predicates over operand (`Op`, `op`) and result (`Res`, `res`) numbers. VTEt:
// element type of a vector or tensor.

class TCopVTEtIs<int idx, Type type>
    : And<[CPred<"$_op.getNumOperands() > " # idx>,
           SubstLeaves<"$_self", "$_op.getOperand(" # idx # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "getElementTypeOrSelf($_op.getOperand(" # idx # "))",
                       type.predicate>]>;

class TCopVTEtIsSameAs<int i, int j>
    : And<[CPred<"$_op.getNumOperands() > " # !if(!gt(i, j), i, j)>,
           SubstLeaves<"$_self", "$_op.getOperand(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>,
           CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i # ")) == "
                 # "::mlir::getElementTypeOrSelf($_op.getOperand(" # j # "))">]>;

class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range(::mlir::ArrayRef<unsigned>({"
            # !interleave(indices, ", ")
            # "}), [this](unsigned i) { return getElementTypeOrSelf(this->getOperand(i)); }))">;

class TCOpResIsShapedTypePred<int i, int j>
    : And<[CPred<"$_op.getNumResults() > " # i>,
           CPred<"$_op.getNumOperands() > " # j>,
           SubstLeaves<"$_self", "$_op.getResult(" # i # ").getType()", IsShapedTypePred>,
           SubstLeaves<"$_self", "$_op.getOperand(" # j # ").getType()", IsShapedTypePred>]>;

class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j # ").getType()">;

class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i
            # ")) == getElementTypeOrSelf($_op.getOperand(" # j # "))">;

class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

class TCOpIsBroadcastableToRes<int opId, int resId>
    : And<[TCOpResIsShapedTypePred<opId, resId>,
           CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId
                 # ").getType(), $_op.getResult(" # resId # ").getType())">]>;

#endif // OP_BASE
