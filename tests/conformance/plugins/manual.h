// What the classes of manual's operations mention.
namespace manual {

template <typename Op>
struct Own : public mlir::OpTrait::TraitBase<Op, Own> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return op->hasAttr("bad_trait") ? op->emitOpError("fails its trait") : llvm::success();
  }
  static llvm::LogicalResult verifyRegionTrait(mlir::Operation *op) {
    return op->hasAttr("bad_region_trait") ? op->emitOpError("fails its region trait") : llvm::success();
  }
};

template <typename Op>
struct OwnStructural : public mlir::OpTrait::TraitBase<Op, OwnStructural> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return op->hasAttr("bad_structure") ? op->emitOpError("fails its structure") : llvm::success();
  }
};

template <unsigned limit>
struct AtMost {
  template <typename Op>
  struct Impl : public mlir::OpTrait::TraitBase<Op, Impl> {
    static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
      return op->getNumOperands() > limit ? op->emitOpError("has more than ") << limit << " operands" : llvm::success();
    }
  };
};

bool hasWords(mlir::Attribute attribute);

// The parsers and printers of custom directives.
using Parser = mlir::OpAsmParser;
using Printer = mlir::OpAsmPrinter;
using Unresolved = mlir::OpAsmParser::UnresolvedOperand;
using OptionalUnresolved = std::optional<mlir::OpAsmParser::UnresolvedOperand>;
using Bodies = llvm::SmallVectorImpl<std::unique_ptr<mlir::Region>>;

mlir::ParseResult parseNumber(Parser &parser, mlir::IntegerAttr &n);
void printNumber(Printer &printer, mlir::Operation *, mlir::IntegerAttr n);
mlir::ParseResult parseWords(Parser &parser, mlir::StringAttr &s);
void printWords(Printer &printer, mlir::Operation *, mlir::StringAttr s);
mlir::ParseResult parseProp(Parser &parser, int64_t &p);
void printProp(Printer &printer, mlir::Operation *, int64_t p);
template <typename Properties>
void printProps(Printer &printer, mlir::Operation *, const Properties &properties) {
  printer << "of " << properties.number;
}
mlir::ParseResult parseProps(Parser &parser, mlir::OperationState &state);
mlir::ParseResult parseOne(Parser &parser, Unresolved &a, mlir::Type &type);
void printOne(Printer &printer, mlir::Operation *, mlir::Value a, mlir::Type type);
mlir::ParseResult parsePerhaps(Parser &parser, OptionalUnresolved &b, mlir::Type &type);
void printPerhaps(Printer &printer, mlir::Operation *, mlir::Value b, mlir::Type type);
mlir::ParseResult parseMany(Parser &parser, llvm::SmallVectorImpl<Unresolved> &c, llvm::SmallVectorImpl<mlir::Type> &types);
void printMany(Printer &printer, mlir::Operation *, mlir::OperandRange c, mlir::TypeRange types);
mlir::ParseResult parseNoted(Parser &parser, mlir::IntegerAttr n, int number, llvm::StringRef note);
void printNoted(Printer &printer, mlir::Operation *, mlir::IntegerAttr n, int number, llvm::StringRef note);
mlir::ParseResult parseBodies(Parser &parser, mlir::Region &one, Bodies &more);
void printBodies(Printer &printer, mlir::Operation *, mlir::Region &one, llvm::MutableArrayRef<mlir::Region> more);
mlir::ParseResult parseTargets(Parser &parser, mlir::Block *&to, llvm::SmallVectorImpl<mlir::Block *> &others);
void printTargets(Printer &printer, mlir::Operation *, mlir::Block *to, mlir::SuccessorRange others);
mlir::ParseResult parseDict(Parser &parser, mlir::NamedAttrList &attributes);
void printDict(Printer &printer, mlir::Operation *op, mlir::DictionaryAttr attributes);

} // namespace manual
