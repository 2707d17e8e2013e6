// The C++ that manual's definitions ask for; manual_hooks.py says the same in Python.
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace manual {

bool hasWords(Attribute attribute) { return cast<StringAttr>(attribute).getValue().contains(' '); }

int64_t PairAttr::getSize() const { return getB() - getA(); }

LogicalResult PairAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t a, int64_t b) {
  if (a > b)
    return emitError() << "expected " << a << " to be at most " << b;
  return success();
}

LogicalResult VerifiedOp::verify() {
  return getN() == 13 ? emitOpError("brings bad luck") : success();
}
LogicalResult VerifiedOp::verifyRegions() {
  return getN() == 14 && !getBody().empty() && getBody().front().empty() ? emitOpError("has nothing inside") : success();
}

LogicalResult InferredOp::inferReturnTypes(MLIRContext *, std::optional<Location>, InferredOp::Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  types.push_back(adaptor.getA().getType());
  return success();
}

Type LinesType::parse(AsmParser &parser) {
  Type inner;
  if (parser.parseLess() || parser.parseType(inner) || parser.parseGreater())
    return {};
  return get(parser.getContext(), inner);
}
void LinesType::print(AsmPrinter &printer) const {
  printer << "<";
  printer.increaseIndent();
  printer.printNewline();
  printer << getInner();
  printer.decreaseIndent();
  printer.printNewline();
  printer << ">";
}

void LabelledOp::getAsmBlockNames(OpAsmSetBlockNameFn setName) {
  // Not the first: it keeps its number.
  for (auto [number, block] : llvm::enumerate(getBody()))
    if (number)
      setName(&block, "a block " + std::to_string(number));
}

ParseResult WrittenOp::parse(OpAsmParser &parser, OperationState &result) {
  int32_t number;
  if (parser.parseKeyword("number") || parser.parseInteger(number) || parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addAttribute("n", parser.getBuilder().getI32IntegerAttr(number));
  return success();
}
void WrittenOp::print(OpAsmPrinter &printer) {
  printer << " number " << getN();
  printer.printOptionalAttrDict((*this)->getAttrs(), {"n"});
}

ParseResult parseNumber(Parser &parser, IntegerAttr &n) {
  int32_t number;
  if (parser.parseKeyword("n") || parser.parseInteger(number))
    return failure();
  n = parser.getBuilder().getI32IntegerAttr(number);
  return success();
}
void printNumber(Printer &printer, Operation *, IntegerAttr n) { printer << "n " << n.getInt(); }

ParseResult parseWords(Parser &parser, StringAttr &s) {
  if (failed(parser.parseOptionalKeyword("words")))
    return success();
  return parser.parseAttribute(s);
}
void printWords(Printer &printer, Operation *, StringAttr s) {
  if (s)
    printer << "words " << s;
}

ParseResult parseProp(Parser &parser, int64_t &p) { return parser.parseInteger(p); }
void printProp(Printer &printer, Operation *, int64_t p) { printer << p; }

ParseResult parseProps(Parser &parser, OperationState &state) {
  auto &properties = state.getOrAddProperties<CustomPropDictOp::Properties>();
  return failure(parser.parseKeyword("of") || parser.parseInteger(properties.number));
}

ParseResult parseOne(Parser &parser, Unresolved &a, Type &type) {
  return failure(parser.parseOperand(a) || parser.parseColonType(type));
}
void printOne(Printer &printer, Operation *, Value a, Type type) { printer << a << " : " << type; }

ParseResult parsePerhaps(Parser &parser, OptionalUnresolved &b, Type &type) {
  if (failed(parser.parseOptionalLParen()))
    return success();
  b.emplace();
  return failure(parser.parseOperand(*b) || parser.parseColonType(type) || parser.parseRParen());
}
void printPerhaps(Printer &printer, Operation *, Value b, Type type) {
  if (b)
    printer << "(" << b << " : " << type << ")";
}

ParseResult parseMany(Parser &parser, SmallVectorImpl<Unresolved> &c, SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
    return failure(parser.parseOperand(c.emplace_back()) || parser.parseColonType(types.emplace_back()));
  });
}
void printMany(Printer &printer, Operation *, OperandRange c, TypeRange types) {
  printer << "[";
  llvm::interleaveComma(llvm::zip(c, types), printer, [&](auto each) {
    printer << std::get<0>(each) << " : " << std::get<1>(each);
  });
  printer << "]";
}

ParseResult parseNoted(Parser &parser, IntegerAttr n, int number, StringRef note) {
  return failure(parser.parseKeyword(note) || parser.parseComma() ||
                 parser.parseKeyword(n.getInt() > number ? "more" : "less"));
}
void printNoted(Printer &printer, Operation *, IntegerAttr n, int number, StringRef note) {
  printer << note << ", " << (n.getInt() > number ? "more" : "less");
}

ParseResult parseBodies(Parser &parser, Region &one, Bodies &more) {
  if (parser.parseRegion(one))
    return failure();
  while (succeeded(parser.parseOptionalKeyword("or")))
    if (parser.parseRegion(*more.emplace_back(std::make_unique<Region>())))
      return failure();
  return success();
}
void printBodies(Printer &printer, Operation *, Region &one, MutableArrayRef<Region> more) {
  printer.printRegion(one);
  for (Region &each : more) {
    printer << " or ";
    printer.printRegion(each);
  }
}

ParseResult parseTargets(Parser &parser, Block *&to, SmallVectorImpl<Block *> &others) {
  if (parser.parseSuccessor(to))
    return failure();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseSuccessor(others.emplace_back()))
      return failure();
  return success();
}
void printTargets(Printer &printer, Operation *, Block *to, SuccessorRange others) {
  printer << to;
  for (Block *each : others)
    printer << ", " << each;
}

ParseResult parseDict(Parser &parser, NamedAttrList &attributes) { return parser.parseOptionalAttrDict(attributes); }
void printDict(Printer &printer, Operation *, DictionaryAttr attributes) {
  printer.printOptionalAttrDict(attributes.getValue());
}

// What patterns call, and the pass that applies them.
static IntegerAttr product(Builder &builder, Attribute a, Attribute b) {
  return builder.getI32IntegerAttr(cast<IntegerAttr>(a).getInt() * cast<IntegerAttr>(b).getInt());
}
static IntegerAttr half(Builder &builder, Attribute a) {
  return builder.getI32IntegerAttr(cast<IntegerAttr>(a).getInt() / 2);
}

#include "gen-rewriters.inc"

namespace {
struct Rewrite : public PassWrapper<Rewrite, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Rewrite)
  StringRef getArgument() const override { return "manual-rewrite"; }
  StringRef getDescription() const override { return "applies the patterns"; }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateWithGenerated(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

} // namespace manual

extern "C" mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "manual", LLVM_VERSION_STRING, [] { mlir::PassRegistration<manual::Rewrite>(); }};
}
