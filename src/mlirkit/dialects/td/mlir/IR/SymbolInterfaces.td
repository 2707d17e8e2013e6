//===- Symbols and symbol tables ---------------------------------------------===//
//
// A symbol is an operation with a name in the attribute `sym_name`; a symbol table
// is one whose region holds symbols. Others refer to them by symbol references.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

// One region with one block, in which symbol names are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{
    An operation with a name that can be referred to, and a visibility (attribute
    `sym_visibility`): public, private to the symbol table, or nested, which is
    visible wherever the table itself is. A symbol has no results, and its parent is a
    symbol table.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The name.",
      "::mlir::StringAttr", "getNameAttr", (ins),
      [{ return mlir::SymbolTable::getSymbolName($_op); }],
      [{ return mlir::SymbolTable::getSymbolName(this->getOperation()); }]>,
    InterfaceMethod<"Changes the name.",
      "void", "setName", (ins "::mlir::StringAttr":$name), [{}],
      [{ this->getOperation()->setAttr(::mlir::SymbolTable::getSymbolAttrName(), name); }]>,
    InterfaceMethod<"The visibility.",
      "mlir::SymbolTable::Visibility", "getVisibility", (ins), [{}],
      [{ return mlir::SymbolTable::getSymbolVisibility(this->getOperation()); }]>,
    InterfaceMethod<"Visible wherever the enclosing table is.",
      "bool", "isNested", (ins), [{}],
      [{ return $_op.getVisibility() == mlir::SymbolTable::Visibility::Nested; }]>,
    InterfaceMethod<"Visible in the enclosing table only.",
      "bool", "isPrivate", (ins), [{}],
      [{ return $_op.getVisibility() == mlir::SymbolTable::Visibility::Private; }]>,
    InterfaceMethod<"Visible everywhere.",
      "bool", "isPublic", (ins), [{}],
      [{ return $_op.getVisibility() == mlir::SymbolTable::Visibility::Public; }]>,
    InterfaceMethod<"Changes the visibility.",
      "void", "setVisibility", (ins "mlir::SymbolTable::Visibility":$vis), [{}],
      [{ mlir::SymbolTable::setSymbolVisibility(this->getOperation(), vis); }]>,
    InterfaceMethod<"Makes the symbol nested.",
      "void", "setNested", (ins), [{}],
      [{ $_op.setVisibility(mlir::SymbolTable::Visibility::Nested); }]>,
    InterfaceMethod<"Makes the symbol private.",
      "void", "setPrivate", (ins), [{}],
      [{ $_op.setVisibility(mlir::SymbolTable::Visibility::Private); }]>,
    InterfaceMethod<"Makes the symbol public.",
      "void", "setPublic", (ins), [{}],
      [{ $_op.setVisibility(mlir::SymbolTable::Visibility::Public); }]>,
    InterfaceMethod<[{
        All references to the symbol inside `from`; nothing if there may be
        others.
      }],
      "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
      (ins "::mlir::Operation *":$from), [{}],
      [{ return ::mlir::SymbolTable::getSymbolUses(this->getOperation(), from); }]>,
    InterfaceMethod<"There certainly is no reference inside `from`.",
      "bool", "symbolKnownUseEmpty", (ins "::mlir::Operation *":$from), [{}],
      [{ return ::mlir::SymbolTable::symbolKnownUseEmpty(this->getOperation(), from); }]>,
    InterfaceMethod<"Replaces all references inside `from`.",
      "::llvm::LogicalResult", "replaceAllSymbolUses",
      (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), [{}],
      [{
        return ::mlir::SymbolTable::replaceAllSymbolUses(this->getOperation(), newSymbol,
            from);
      }]>,
    InterfaceMethod<"The operation need not be a symbol: it is one if it has a name.",
      "bool", "isOptionalSymbol", (ins), [{}],
      [{ return false; }]>,
    InterfaceMethod<[{
        May be removed when nothing refers to it. By default, if not public.
      }],
      "bool", "canDiscardOnUseEmpty", (ins), [{}],
      [{ return $_op.getVisibility() != ::mlir::SymbolTable::Visibility::Public; }]>,
    InterfaceMethod<"Declares what is defined elsewhere. A declaration is not public.",
      "bool", "isDeclaration", (ins), [{}],
      [{ return false; }]>
  ];
  let verify = [{
    auto symbol = cast<ConcreteOp>($_op);
    auto name = $_op->getInherentAttr(::mlir::SymbolTable::getSymbolAttrName());
    if (symbol.isOptionalSymbol() && !name.value_or(Attribute{}))
      return ::mlir::success();
    if (::mlir::failed(::mlir::detail::verifySymbol($_op)))
      return ::mlir::failure();
    if (symbol.isDeclaration() && symbol.isPublic())
      return symbol.emitOpError("symbol declaration cannot have public visibility");
    if ($_op->getNumResults() != 0)
      return symbol.emitOpError("symbols must not have results");
    auto parent = $_op->getParentOp();
    if (parent && parent->isRegistered() && !parent->hasTrait<OpTrait::SymbolTable>())
      return symbol.emitOpError("symbol's parent must have the SymbolTable trait");
    return ::mlir::success();
 }];
  let extraClassOf = [{ return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName()); }];
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = [{
    An operation that refers to symbols and checks that they are what it expects.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols referred to.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = [{
    An attribute that refers to symbols and checks them wherever it is used.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Checks the symbols referred to from `op`.",
      "::llvm::LogicalResult", "verifySymbolUses",
      (ins "::mlir::Operation *":$op, "::mlir::SymbolTableCollection &":$symbolTable)>
  ];
}

#endif // MLIR_IR_SYMBOLINTERFACES
