//===- What a dialect definition says ---------------------------------------===//

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // Prefix of the dialect's operations, types and attributes, e.g. "arith".
  string name = ?;

  // Documentation: one line, and free text.
  string summary = ?;
  string description = ?;

  // C++ classes of the dialects that must be loaded along with this one.
  list<string> dependentDialects = [];

  // Discardable attributes the dialect owns: `(ins I32Attr:$name, ...)`; on an
  // operation they are spelled `<dialect>.<name>`.
  dag discardableAttrs = (ins);

  // C++ namespace of everything defined in the dialect; the name by default.
  string cppNamespace = name;

  // Members added to the generated class.
  code extraClassDeclaration = "";

  // Hooks the dialect provides by hand.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;

  // Attribute and type text: take the generated dispatch over mnemonics.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Rewrites that belong to the dialect and not to one operation.
  bit hasCanonicalizer = 0;

  // Operations, types and attributes may be added at run time.
  bit isExtensible = 0;

  // Inherent attributes live in the operations' properties.
  bit usePropertiesForAttributes = 1;
}

#endif // DIALECTBASE_TD
