//===- Directives and their clauses -----------------------------------------===//
//
// What describes a language of directives, as OpenACC and OpenMP are.
//
//===------------------------------------------------------------------------===//

#ifndef LLVM_FRONTEND_DIRECTIVE_DIRECTIVEBASE_TD
#define LLVM_FRONTEND_DIRECTIVE_DIRECTIVEBASE_TD

// A language; its prefixes and the rest are of the C++ generated for it.
class DirectiveLanguage {
  string name = ?;
  string cppNamespace = name;
  string directivePrefix = "";
  string clausePrefix = "";
  bit makeEnumAvailableInNamespace = false;
  bit enableBitmaskEnumInNamespace = false;
  string includeHeader = "";
  string clauseEnumSetClass = "";
  string flangClauseBaseClass = "";
}

// From a version to a version of the language, times ten.
class Versioned<int min = 0, int max = 0x7FFFFFFF> {
  int minVersion = min;
  int maxVersion = max;
}
class Spelling<string s, int min = 0, int max = 0x7FFFFFFF> : Versioned<min, max> {
  string spelling = s;
}

//===- Clauses --------------------------------------------------------------===//

// A value that users write, or one for where none is written.
class EnumVal<string n, int v, bit uv> {
  string name = n;
  int value = v;
  bit isUserValue = uv;
  bit isDefault = false;
}

class Clause<list<Spelling> ss> {
  list<Spelling> spellings = ss;
  // Its class in Clang, and the class of its value in Flang.
  string clangClass = "";
  string flangClass = "";
  bit skipFlangUnparser = false;
  // The enum of its values.
  string enumClauseValue = "";
  list<EnumVal> allowedClauseValues = [];
  bit isValueOptional = false;
  bit isValueList = false;
  string defaultValue = "";
  // Not written by users; what unknown words stand for.
  bit isImplicit = false;
  bit isDefault = false;
  // A word before the value.
  string prefix = "";
  bit isPrefixOptional = true;
  string clangAccSpelling = "";
}
class VersionedClause<Clause c, int min = 1, int max = 0x7FFFFFFF> : Versioned<min, max> {
  Clause clause = c;
}

//===- Directives -----------------------------------------------------------===//

// What a directive belongs to.
class Association<string n> { string name = n; }
foreach name = ["None", "Block", "Declaration", "Delimited", "LoopNest", "LoopSeq",
                "Separating", "FromLeaves"] in
  def AS_#name : Association<name>;

// What kind of directive it is.
class Category<string n> { string name = n; }
foreach name = ["Declarative", "Executable", "Informational", "Meta", "Subsidiary",
                "Utility"] in
  def CA_#name : Category<name>;

class SourceLanguage<string n> { string name = n; }
foreach name = ["C", "Fortran"] in
  def L_#name : SourceLanguage<name>;

class Directive<list<Spelling> ss> {
  list<Spelling> spellings = ss;
  // Any number of times, once, one of them, at least one of them.
  list<VersionedClause> allowedClauses = [];
  list<VersionedClause> allowedOnceClauses = [];
  list<VersionedClause> allowedExclusiveClauses = [];
  list<VersionedClause> requiredClauses = [];
  // The directives that it combines.
  list<Directive> leafConstructs = [];
  bit isDefault = false;
  Association association = AS_FromLeaves;
  Category category = ?;
  list<SourceLanguage> languages = [L_C, L_Fortran];
}

//===- Tables ---------------------------------------------------------------===//

// Clauses by name, each maybe with the version that first has it: "Order@50".
class _Directive_Clause<string prefix, string text> {
  defvar at = !find(text, "@");
  defvar version = !if(!eq(at, -1), "", !substr(text, !add(at, 1)));
  VersionedClause value = VersionedClause<
      !cast<Clause>(prefix # !if(!eq(at, -1), text, !substr(text, 0, at))),
      !cond(!eq(version, ""): 1, !eq(version, "32"): 32, !eq(version, "34"): 34,
            !eq(version, "45"): 45, !eq(version, "50"): 50, !eq(version, "51"): 51,
            !eq(version, "52"): 52, !eq(version, "60"): 60, !eq(version, "61"): 61,
            !eq(version, "99"): 99)>;
}
class _Directive_Clauses<string prefix, list<string> names> {
  list<VersionedClause> values
      = !foreach(name, names, _Directive_Clause<prefix, name>.value);
}

// Clauses that may come often, once, that exclude each other, and of which one must be there.
class _Directive_Table<list<Spelling> spellings, string prefix, list<string> allowed,
                       list<string> once, list<string> exclusive, list<string> required>
    : Directive<spellings> {
  let allowedClauses = _Directive_Clauses<prefix, allowed>.values;
  let allowedOnceClauses = _Directive_Clauses<prefix, once>.values;
  let allowedExclusiveClauses = _Directive_Clauses<prefix, exclusive>.values;
  let requiredClauses = _Directive_Clauses<prefix, required>.values;
}

#endif // LLVM_FRONTEND_DIRECTIVE_DIRECTIVEBASE_TD
