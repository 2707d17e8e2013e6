//===- Describing the bytecode of attributes and types ----------------------===//
//
// A dialect lists its attributes and types, each as the dag of its members in the
// order they are written; the position in the list is the code on the wire.
//
//   def ThingAttr : DialectAttribute<(attr Type:$type, VarInt:$count)>;
//   def MyDialectAttributes : DialectAttributes<"My"> { let elems = [ThingAttr]; }
//
// One attribute may have several entries; the printer takes the first whose
// `printerPredicate` holds.
//
//===------------------------------------------------------------------------===//

#ifndef BYTECODE_BASE
#define BYTECODE_BASE

//===- Codecs ---------------------------------------------------------------===//

// How a member is read and written, in C++ over `$_reader`, `$_writer`, `$_var` (what
// is read into), `$_args` (the members read), `$_resultType`, `$_name` and `$_getter`
// (what is written, and its member), `$_attrType`, `$_member`, `$_val`. Without a
// parser the members are read.
class Bytecode<string parse = "", string build = "", string print = "", string get = "",
               string t = ""> {
  string cParser = parse;
  string cBuilder = build;
  string cPrinter = print;
  string cGetter = get;

  // Type of the variable.
  string cType = t;

  // Whether the entry can write a value.
  string printerPredicate = "";
}

// The codec `t` with one part replaced.
class WithParser<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;
class WithGetter<string g = "", Bytecode t = Bytecode<>>
    : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;

// Nothing but its members, which a subclass gives.
class CompositeBytecode<string t = ""> : WithType<t>;

//===- Members --------------------------------------------------------------===//

class AttributeKind
    : WithParser<"succeeded($_reader.readAttribute($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAttribute($_getter)">>>;
def Attribute : AttributeKind;

class TypeKind
    : WithParser<"succeeded($_reader.readType($_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeType($_getter)">>>;
def Type : TypeKind;

def VarInt : WithParser<"succeeded($_reader.readVarInt($_var))",
             WithBuilder<"$_args",
             WithPrinter<"$_writer.writeVarInt($_getter)",
             WithType<"uint64_t">>>>;
def SignedVarInt : WithParser<"succeeded($_reader.readSignedVarInt($_var))",
                   WithBuilder<"$_args",
                   WithPrinter<"$_writer.writeSignedVarInt($_getter)",
                   WithType<"int64_t">>>>;
def Bool : WithParser<"succeeded($_reader.readBool($_var))",
           WithBuilder<"$_args",
           WithPrinter<"$_writer.writeOwnedBool($_getter)",
           WithType<"bool">>>>;
def Blob : WithParser<"succeeded($_reader.readBlob($_var))",
           WithBuilder<"$_args",
           WithPrinter<"$_writer.writeOwnedBlob($_getter)",
           WithType<"ArrayRef<char>">>>>;

// Numbers of which the type, read before as `s`, says how wide they are.
class KnownWidthAPInt<string s>
    : WithParser<"succeeded(readAPIntWithKnownWidth($_reader, " # s # ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPIntWithKnownWidth($_getter)",
      WithType<"FailureOr<APInt>">>>>;
class KnownSemanticsAPFloat<string s>
    : WithParser<"succeeded(readAPFloatWithKnownSemantics($_reader, " # s # ", $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeAPFloatWithKnownSemantics($_getter)",
      WithType<"FailureOr<APFloat>">>>>;

// A handle of C++ type `s`.
class ResourceHandle<string s>
    : WithParser<"succeeded(readResourceHandle<" # s # ">($_reader, $_var))",
      WithBuilder<"$_args",
      WithPrinter<"$_writer.writeResourceHandle($_getter)",
      WithType<"FailureOr<" # s # ">">>>>;

// Not on the wire: a variable of type `t` computed by `d` from what was read before.
class LocalVar<string t, string d>
    : WithParser<"(($_var = " # d # "), true)",
      WithBuilder<"$_args",
      WithPrinter<"",
      WithType<t>>>>;

// A length, and as many of `t`.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
}

// An element of an array, written as itself and not through an accessor.
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

//===- Entries and lists ----------------------------------------------------===//

class DialectAttrOrType<dag d> {
  dag members = d;

  // C++ class, if not the name of the entry with `Attr` or `Type`.
  string cType = "";

  // Code run on what was built.
  string postProcess = "";
}

class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cParser = "succeeded($_reader.readAttribute<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cParser = "succeeded($_reader.readType<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}

class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems = ?;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems = ?;
}

// Operators of the member dags; the last one for codes nothing has.
def attr;
def type;
def none;
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // BYTECODE_BASE
