"""`--gen-enum-decls`, `--gen-enum-defs`: enum classes, and functions between numbers, symbols and texts.

declarations      enum class, symbolize<Enum> and stringify<Enum>, the operators of bit enums or
                  getMaxEnumValFor<Enum>, the attribute class generated with the enum;
                  FieldParser and `<<` for parameters, DenseMapInfo
definitions       the bodies of functions that are not inline
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.literals import is_keyword
from mlirkit.ods.emit.cpp.file_frame import banner, namespace
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.markdown import SPACE
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import EnumCase, EnumInfo
from mlirkit.ods.model.cpp_enum import CppEnum, read_cpp_enums
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records


def enum_decls(records: Records, options: Options) -> str:
    """The action for declarations."""
    out = [banner("Enum Utility Declarations", records.main_file)]
    for enum in read_cpp_enums(DefinitionReader(records)):
        with namespace(out, enum.info.cpp_namespace):
            out += _declarations(enum)
        if enum.has_parser:
            out += _field_parser(enum.info)
        out.append(_dense_map_info(enum.info))
    return "".join(out)


def enum_defs(records: Records, options: Options) -> str:
    """The action for definitions."""
    out = [banner("Enum Utility Definitions", records.main_file)]
    for enum in read_cpp_enums(DefinitionReader(records)):
        info = enum.info
        with namespace(out, info.cpp_namespace):
            if info.is_bit_enum:
                out += [*_stringify_bits(enum), *_symbolize_bits(info), *_from_number_bits(info)]
            else:
                out += [*_stringify(enum), *_symbolize(info), *_from_number(info)]
            if info.specialized_attribute:
                out.append(_attribute_methods(enum))
    return "".join(out)


# -- shared by both -------------------------------------------------------------------------------------


def _identifier(symbol: str) -> str:
    """A case's symbol as C++ identifier."""
    return f"_{symbol}" if symbol[:1] in "0123456789" and symbol else symbol


def _qualified_name(info: EnumInfo) -> str:
    return f"{info.cpp_namespace}::{info.class_name}"


def _has_all_values(info: EnumInfo) -> bool:
    """Whether every case has a number; for negative numbers, C++ selects the underlying type."""
    return all(case.value >= 0 for case in info.cases)


def _empty_case(info: EnumInfo) -> EnumCase | None:
    """The case of a bit enum without bits, or None."""
    return info.case_of_value(0)


# -- declarations ---------------------------------------------------------------------------------------


def _declarations(enum: CppEnum) -> list[str]:
    info = enum.info
    name = info.class_name
    underlying = f" : {info.underlying_type}" if info.underlying_type else ""
    parts = [f"// {info.summary}\nenum class {name}{underlying} {{\n"]
    for case in info.cases:
        value = f" = {case.value}" if case.value >= 0 else ""
        parts.append(f"  {_identifier(case.symbol)}{value},\n")
    parts.append("};\n\n")
    if _has_all_values(info):
        number = info.underlying_type or "unsigned"
        parts.append(f"::std::optional<{name}> {info.underlying_to_symbol}({number});\n")
    to_string = enum.symbol_to_string_return_type
    parts.append(f"{to_string} {info.symbol_to_string}({name});\n")
    parts.append(f"::std::optional<{name}> {info.string_to_symbol}(::llvm::StringRef);\n")
    parts.append(_bit_operators(info) if info.is_bit_enum else _max_value(enum))
    parts.append(f"""
inline {to_string} stringifyEnum({name} enumValue) {{
  return {info.symbol_to_string}(enumValue);
}}

template <typename EnumType>
::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);

template <>
inline ::std::optional<{name}> symbolizeEnum<{name}>(::llvm::StringRef str) {{
  return {info.string_to_symbol}(str);
}}
""")
    if info.specialized_attribute:
        attribute = info.specialized_attribute
        parts.append(f"""
class {attribute} : public ::mlir::IntegerAttr {{
public:
  using ValueType = {name};
  using ::mlir::IntegerAttr::IntegerAttr;
  static bool classof(::mlir::Attribute attr);
  static {attribute} get(::mlir::MLIRContext *context, {name} val);
  {name} getValue() const;
}};
""")
    return parts


def _max_value(enum: CppEnum) -> str:
    if not _has_all_values(enum.info):
        return ""
    # C++ computes the maximum in 32 bits.
    highest = max([case.value & 0xFFFFFFFF for case in enum.info.cases], default=0)
    return f"inline constexpr unsigned {enum.max_value_function}() {{\n  return {highest};\n}}\n\n"


def _bit_operators(info: EnumInfo) -> str:
    name = info.class_name
    number = info.underlying_type
    parts = ["\n"]
    for sign in "|&^":
        parts.append(
            f"inline constexpr {name} operator{sign}({name} a, {name} b) {{\n"
            f"  return static_cast<{name}>(static_cast<{number}>(a) {sign} static_cast<{number}>(b));\n}}\n"
        )
    for sign in "|&^":
        parts.append(
            f"inline constexpr {name} &operator{sign}=({name} &a, {name} b) {{\n"
            f"    return a = a {sign} b;\n}}\n"
        )
    parts.append(f"""\
inline constexpr {name} operator~({name} bits) {{
  // Ensure only bits that can be present in the enum are set
  return static_cast<{name}>(~static_cast<{number}>(bits) & static_cast<{number}>({info.valid_bits}u));
}}
inline constexpr bool bitEnumContainsAll({name} bits, {name} bit) {{
  return (bits & bit) == bit;
}}
inline constexpr bool bitEnumContainsAny({name} bits, {name} bit) {{
  return (static_cast<{number}>(bits) & static_cast<{number}>(bit)) != 0;
}}
inline constexpr {name} bitEnumClear({name} bits, {name} bit) {{
  return bits & ~bit;
}}
inline constexpr {name} bitEnumSet({name} bits, {name} bit, /*optional*/bool value=true) {{
  return value ? (bits | bit) : bitEnumClear(bits, bit);
}}
  """)
    return "".join(parts)


def _dense_map_info(info: EnumInfo) -> str:
    name = _qualified_name(info)
    number = info.underlying_type or f"std::underlying_type_t<{name}>"
    return f"""
namespace llvm {{
template<> struct DenseMapInfo<{name}> {{
  using StorageInfo = ::llvm::DenseMapInfo<{number}>;

  static inline {name} getEmptyKey() {{
    return static_cast<{name}>(StorageInfo::getEmptyKey());
  }}

  static inline {name} getTombstoneKey() {{
    return static_cast<{name}>(StorageInfo::getTombstoneKey());
  }}

  static unsigned getHashValue(const {name} &val) {{
    return StorageInfo::getHashValue(static_cast<{number}>(val));
  }}

  static bool isEqual(const {name} &lhs, const {name} &rhs) {{
    return lhs == rhs;
  }}
}};
}}

"""


# -- parsers of parameters and the stream operator ------------------------------------------------------


def _field_parser(info: EnumInfo) -> list[str]:
    """FieldParser for the enum and for its optional, and `<<`."""
    quoted = [case for case in info.cases if not is_keyword(case.text)]
    # As in mlir-tblgen, a case that is no keyword is listed twice: with quotes and without.
    texts = [case.text if is_keyword(case.text) else f'\\"{case.text}\\"{case.text}' for case in info.cases]
    listed = f"[{', '.join(texts)}]"
    is_joined = info.is_bit_enum and not info.print_quoted
    if is_joined and quoted:
        raise MLIRError(
            f"bit enum {_qualified_name(info)} cannot be printed unquoted with cases that cannot be keywords"
        )
    parser = _joined_parser(info, listed) if is_joined else _keyword_parser(info, listed)
    return [parser, *_stream_operator(info, quoted, is_joined)]


def _keyword_parser(info: EnumInfo, listed: str) -> str:
    """The parsers of an enum written as one keyword or string."""
    name = _qualified_name(info)
    return f"""
namespace mlir {{
template <typename T, typename>
struct FieldParser;

template<>
struct FieldParser<{name}, {name}> {{
  template <typename ParserT>
  static FailureOr<{name}> parse(ParserT &parser) {{
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return parser.emitError(loc, "expected keyword for {info.summary}");

    // Symbolize the keyword.
    if (::std::optional<{name}> attr = {info.cpp_namespace}::symbolizeEnum<{name}>(enumKeyword))
      return *attr;
    return parser.emitError(loc, "expected one of {listed} for {info.summary}, got: ") << enumKeyword;
  }}
}};

/// Support for std::optional, useful in attribute/type definition where the enum is
/// used as:
///
///    let parameters = (ins OptionalParameter<"std::optional<TheEnumName>">:$value);
template<>
struct FieldParser<std::optional<{name}>, std::optional<{name}>> {{
  template <typename ParserT>
  static FailureOr<std::optional<{name}>> parse(ParserT &parser) {{
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return std::optional<{name}>{{}};

    // Symbolize the keyword.
    if (::std::optional<{name}> attr = {info.cpp_namespace}::symbolizeEnum<{name}>(enumKeyword))
      return attr;
    return parser.emitError(loc, "expected one of {listed} for {info.summary}, got: ") << enumKeyword;
  }}
}};
}} // namespace mlir

namespace llvm {{
inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, {name} value) {{
  auto valueStr = stringifyEnum(value);
"""


_SEPARATOR_PARSERS = {"|": "parseOptionalVerticalBar", ",": "parseOptionalComma"}


def _joined_parser(info: EnumInfo, listed: str) -> str:
    """The parsers of a bit enum written with separators between its cases."""
    name = _qualified_name(info)
    separator = _SEPARATOR_PARSERS.get(
        info.separator.strip(SPACE), "error, enum separator must be '|' or ','"
    )
    return f"""
  namespace mlir {{
  template <typename T, typename>
  struct FieldParser;

  template<>
  struct FieldParser<{name}, {name}> {{
    template <typename ParserT>
    static FailureOr<{name}> parse(ParserT &parser) {{
      {name} flags = {{}};
      do {{
        // Parse the keyword containing a part of the enum.
        ::llvm::StringRef enumKeyword;
        auto loc = parser.getCurrentLocation();
        if (failed(parser.parseOptionalKeyword(&enumKeyword))) {{
          return parser.emitError(loc, "expected keyword for {info.summary}");
        }}

        // Symbolize the keyword.
        if (::std::optional<{name}> flag = {info.cpp_namespace}::symbolizeEnum<{name}>(enumKeyword)) {{
          flags = flags | *flag;
        }} else {{
          return parser.emitError(loc, "expected one of {listed} for {info.summary}, got: ") << enumKeyword;
        }}
      }} while (::mlir::succeeded(parser.{separator}()));
      return flags;
    }}
  }};

  /// Support for std::optional, useful in attribute/type definition where the enum is
  /// used as:
  ///
  ///    let parameters = (ins OptionalParameter<"std::optional<TheEnumName>">:$value);
  template<>
  struct FieldParser<std::optional<{name}>, std::optional<{name}>> {{
    template <typename ParserT>
    static FailureOr<std::optional<{name}>> parse(ParserT &parser) {{
      {name} flags = {{}};
      bool firstIter = true;
      do {{
        // Parse the keyword containing a part of the enum.
        ::llvm::StringRef enumKeyword;
        auto loc = parser.getCurrentLocation();
        if (failed(parser.parseOptionalKeyword(&enumKeyword))) {{
          if (firstIter)
            return std::optional<{name}>{{}};
          return parser.emitError(loc, "expected keyword for {info.summary} after '{info.separator}'");
        }}
        firstIter = false;

        // Symbolize the keyword.
        if (::std::optional<{name}> flag = {info.cpp_namespace}::symbolizeEnum<{name}>(enumKeyword)) {{
          flags = flags | *flag;
        }} else {{
          return parser.emitError(loc, "expected one of {listed} for {info.summary}, got: ") << enumKeyword;
        }}
      }} while(::mlir::succeeded(parser.{separator}()));
      return std::optional<{name}>{{flags}};
    }}
  }};
  }} // namespace mlir

  namespace llvm {{
  inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, {name} value) {{
    auto valueStr = stringifyEnum(value);
  """


def _stream_operator(info: EnumInfo, quoted: list[EnumCase], is_joined: bool) -> list[str]:
    """The rest of `<<`: values that are no keywords are printed in quotes."""
    name = _qualified_name(info)
    parts: list[str] = []
    if len(quoted) == len(info.cases):
        return ["  return p << '\"' << valueStr << '\"';\n}\n} // namespace llvm\n"]
    if quoted:
        keywords = [case for case in info.cases if case not in quoted]
        parts.append("  switch (value) {\n")
        parts += [f"  case {name}::{_identifier(case.symbol)}:\n" for case in keywords]
        parts.append("    break;\n  default:\n    return p << '\"' << valueStr << '\"';\n  }\n")
    elif info.is_bit_enum and not is_joined:
        groups = [case for case in info.cases if (case.value & 0xFFFFFFFFFFFFFFFF).bit_count() > 1]
        if groups:
            parts.append("  switch (value) {\n")
            parts += [f"  case {name}::{_identifier(case.symbol)}:\n" for case in groups]
            parts.append("    return p << valueStr;\n  default:\n    break;\n  }\n")
        parts.append(
            f"  auto underlyingValue = static_cast<std::make_unsigned_t<{name}>>(value);\n"
            "  if (underlyingValue && !llvm::has_single_bit(underlyingValue))\n"
            "    return p << '\"' << valueStr << '\"';\n"
        )
    return [*parts, "  return p << valueStr;\n}\n} // namespace llvm\n"]


# -- definitions of enums -------------------------------------------------------------------------------


def _stringify(enum: CppEnum) -> list[str]:
    info = enum.info
    name = info.class_name
    return [
        f"{enum.symbol_to_string_return_type} {info.symbol_to_string}({name} val) {{\n  switch (val) {{\n",
        *[f'    case {name}::{_identifier(case.symbol)}: return "{case.text}";\n' for case in info.cases],
        '  }\n  return "";\n}\n\n',
    ]


def _symbolize(info: EnumInfo) -> list[str]:
    name = info.class_name
    return [
        f"::std::optional<{name}> {info.string_to_symbol}(::llvm::StringRef str) {{\n"
        f"  return ::llvm::StringSwitch<::std::optional<{name}>>(str)\n",
        *[f'      .Case("{case.text}", {name}::{_identifier(case.symbol)})\n' for case in info.cases],
        "      .Default(::std::nullopt);\n}\n",
    ]


def _from_number(info: EnumInfo) -> list[str]:
    if not _has_all_values(info):
        return []
    name = info.class_name
    number = info.underlying_type or "unsigned"
    return [
        f"::std::optional<{name}> {info.underlying_to_symbol}({number} value) {{\n  switch (value) {{\n",
        *[f"  case {case.value}: return {name}::{_identifier(case.symbol)};\n" for case in info.cases],
        "  default: return ::std::nullopt;\n  }\n}\n\n",
    ]


# -- definitions of bit enums ---------------------------------------------------------------------------


def _stringify_bits(enum: CppEnum) -> list[str]:
    info = enum.info
    bits = info.valid_bits
    parts = [
        f"{enum.symbol_to_string_return_type} {info.symbol_to_string}({info.class_name} symbol) {{\n"
        f"  auto val = static_cast<{info.underlying_type}>(symbol);\n"
        f'  assert({bits}u == ({bits}u | val) && "invalid bits set in bit enum");\n'
    ]
    empty = _empty_case(info)
    if empty is not None:
        parts.append(f'  // Special case for all bits unset.\n  if (val == 0) return "{empty.text}";\n\n')
    parts.append("  ::llvm::SmallVector<::llvm::StringRef, 2> strs;\n")
    shown = [case for case in info.cases if case.value != 0]
    if info.print_primary_groups:
        parts.append("  // Print bit enum groups before individual bits\n")
        for case in reversed(shown):
            if case.is_group:
                parts.append(
                    f"\n  if ({case.value}u == ({case.value}u & val)) {{\n"
                    f'    strs.push_back("{case.text}");\n'
                    f"    val &= ~static_cast<{info.underlying_type}>({case.value});\n  }}\n"
                )
        shown = [case for case in enum.bit_cases if case.value != 0]
    for case in shown:
        parts.append(f'\n  if ({case.value}u == ({case.value}u & val))\n    strs.push_back("{case.text}");\n')
    parts.append(f'  return ::llvm::join(strs, "{info.separator}");\n}}\n\n')
    return parts


def _symbolize_bits(info: EnumInfo) -> list[str]:
    name = info.class_name
    number = info.underlying_type
    parts = [f"::std::optional<{name}> {info.string_to_symbol}(::llvm::StringRef str) {{\n"]
    empty = _empty_case(info)
    if empty is not None:
        parts.append(
            "  // Special case for all bits unset.\n"
            f'  if (str == "{empty.text}") return {name}::{_identifier(empty.symbol)};\n\n'
        )
    parts.append(
        "  ::llvm::SmallVector<::llvm::StringRef, 2> symbols;\n"
        f'  str.split(symbols, "{info.separator.strip(SPACE)}");\n\n'
        f"  {number} val = 0;\n"
        "  for (auto symbol : symbols) {\n"
        f"    auto bit = llvm::StringSwitch<::std::optional<{number}>>(symbol.trim())\n"
    )
    parts += [f'      .Case("{case.text}", {case.value})\n' for case in info.cases if case.value != 0]
    parts.append(
        "      .Default(::std::nullopt);\n"
        "    if (bit) { val |= *bit; } else { return ::std::nullopt; }\n"
        "  }\n"
        f"  return static_cast<{name}>(val);\n"
        "}\n\n"
    )
    return parts


def _from_number_bits(info: EnumInfo) -> list[str]:
    name = info.class_name
    number = info.underlying_type
    parts = [f"::std::optional<{name}> {info.underlying_to_symbol}({number} value) {{\n"]
    empty = _empty_case(info)
    if empty is not None:
        parts.append(
            "  // Special case for all bits unset.\n"
            f"  if (value == 0) return {name}::{_identifier(empty.symbol)};\n\n"
        )
    parts.append(
        f"  if (value & ~static_cast<{number}>({info.valid_bits}u)) return std::nullopt;\n"
        f"  return static_cast<{name}>(value);\n"
        "}\n"
    )
    return parts


# -- the attribute class made with an enum --------------------------------------------------------------


def _attribute_methods(enum: CppEnum) -> str:
    info = enum.info
    attribute = info.specialized_attribute
    return f"""\
bool {attribute}::classof(::mlir::Attribute attr) {{
  return {tgfmt(enum.attribute_condition, FormatContext(_self="attr"))};
}}
{attribute} {attribute}::get(::mlir::MLIRContext *context, {info.class_name} val) {{
  ::mlir::IntegerType intType = ::mlir::IntegerType::get(context, {enum.attribute_bit_width});
  ::mlir::IntegerAttr baseAttr = ::mlir::IntegerAttr::get(intType, static_cast<{info.underlying_type}>(val));
  return ::llvm::cast<{attribute}>(baseAttr);
}}
{info.class_name} {attribute}::getValue() const {{
  return static_cast<{info.class_name}>(::mlir::IntegerAttr::getValue().getZExtValue());
}}
"""
