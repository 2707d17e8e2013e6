//===- Small building blocks every other definition file uses ---------------===//
//
// Deprecation markers, the `ins`/`outs` dag operators, builder arguments, and
// string functions evaluated at definition time.
//
//===------------------------------------------------------------------------===//

#ifndef UTILS_TD
#define UTILS_TD

// Dag operators that open operand/attribute lists and result lists.
def ins;
def outs;

// A definition that still works but should no longer be used: every use is
// reported with `reason`.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// As above, for the C++ that is generated: the declaration is marked deprecated.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// One parameter of a builder: its C++ type and, optionally, its default value.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// A string-valued function: derive from it, pass the result, read `.result`.
class StrFunc<string r> {
  string result = r;
}

// `str` with an upper-case first character.
class firstCharToUpper<string str> {
  string ret = !if(!empty(str), "", !toupper(!substr(str, 0, 1)) # !substr(str, 1));
}

// `some_snake_name` as `SomeSnakeName`: every character is taken over, underscores
// disappear, and a character that opens a word is raised.
class snakeCaseToCamelCase<string str> {
  defvar padded = "_" # str;
  string ret = !foldl("", !range(!size(str)), done, i,
      done # !cond(!eq(!substr(str, i, 1), "_") : "",
                   !eq(!substr(padded, i, 1), "_") : !toupper(!substr(str, i, 1)),
                   true : !substr(str, i, 1)));
}

#endif // UTILS_TD
