"""Formats that break a rule, with mlir-tblgen's message for each, as data.

An operation case is a definition's arguments, results, regions and successors, its format and the message;
an attribute case is a definition's parameters, its format and the message.
"""

from __future__ import annotations

from dataclasses import dataclass

PRELUDE = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""


@dataclass(frozen=True)
class OpCase:
    """An operation whose format is wrong."""

    format: str
    message: str
    arguments: str = ""
    results: str = ""
    regions: str = ""
    successors: str = ""
    traits: str = ""

    @property
    def source(self) -> str:
        return (
            f'{PRELUDE}def AOp : Op<D, "a", [{self.traits}]> {{\n'
            f"  let arguments = (ins {self.arguments});\n"
            f"  let results = (outs {self.results});\n"
            f"  let regions = (region {self.regions});\n"
            f"  let successors = (successor {self.successors});\n"
            f"  let assemblyFormat = [{{{self.format}}}];\n}}\n"
        )


@dataclass(frozen=True)
class AttrCase:
    """An attribute definition whose format is wrong."""

    format: str
    message: str
    parameters: str = ""

    @property
    def source(self) -> str:
        return (
            f'include "mlir/IR/AttrTypeBase.td"\n{PRELUDE}def AAttr : AttrDef<D, "A"> {{\n'
            f'  let mnemonic = "a";\n  let parameters = (ins {self.parameters});\n'
            f"  let assemblyFormat = [{{{self.format}}}];\n}}\n"
        )


OPS = [
    OpCase("", "'attr-dict' directive not found in custom assembly format"),
    OpCase("attr-dict attr-dict", "'attr-dict' directive has already been seen"),
    OpCase("attr-dict bogus", "expected literal, variable, directive, or optional group"),
    OpCase("attr-dict `:", "unexpected end of file in literal"),
    OpCase("attr-dict $", "expected variable name"),
    OpCase("attr-dict $1", "expected variable name"),
    OpCase("attr-dict @", "unexpected character"),
    OpCase('attr-dict "x"', "strings may only be used as 'custom' directive arguments"),
    OpCase('attr-dict "x', "unexpected end of file in string"),
    OpCase(
        "attr-dict `.`",
        "expected valid literal but got '.': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
    ),
    OpCase(
        "attr-dict `/`",
        "expected valid literal but got '/': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
    ),
    OpCase(
        "attr-dict `1a`", "expected valid literal but got '1a': valid keyword starts with a letter or '_'"
    ),
    OpCase(
        "attr-dict `a-b`",
        "expected valid literal but got 'a-b': keywords should contain only alphanum, '_', '$', or '.' characters",
    ),
    OpCase(
        "attr-dict `=>`", "expected valid literal but got '=>': valid keyword starts with a letter or '_'"
    ),
    OpCase(
        "attr-dict `%`",
        "expected valid literal but got '%': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'",
    ),
    OpCase("attr-dict $x", "expected variable to refer to an argument, region, result, or successor"),
    OpCase("attr-dict params", "unsupported directive kind"),
    OpCase("attr-dict struct(params)", "unsupported directive kind"),
    OpCase("attr-dict (", "expected literal, variable, directive, or optional group"),
    OpCase("attr-dict (`a`)?", "optional group has no anchor element"),
    OpCase("attr-dict (`a`^)?", "only variables and types can be used to anchor an optional group"),
    OpCase(
        "attr-dict ($a^ `x`",
        "expected literal, variable, directive, or optional group",
        arguments="OptionalAttr<I32Attr>:$a",
    ),
    OpCase("attr-dict ($a^ `x`)", "expected '?' after optional group", arguments="OptionalAttr<I32Attr>:$a"),
    OpCase(
        "attr-dict ($a^ `x`):?",
        "expected '(' to start else branch of optional group",
        arguments="OptionalAttr<I32Attr>:$a",
    ),
    OpCase(
        "attr-dict ($a^ $b^)?",
        "only one element can be marked as the anchor of an optional group",
        arguments="OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b",
    ),
    OpCase(
        "attr-dict ($a^)?",
        "only optional or default-valued attributes can be used to anchor an optional group",
        arguments="I32Attr:$a",
    ),
    OpCase(
        "attr-dict ($a^ `:` type($a))?",
        "only variable length operands can be used within an optional group",
        arguments="I32:$a",
    ),
    OpCase(
        "attr-dict (`(` $a^ `)`)?",
        "only variable length operands can be used within an optional group",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict ( `` $a^)?",
        "only variable length operands can be used within an optional group",
        arguments="I32:$a",
    ),
    OpCase(
        "attr-dict (type($a) $a^)?",
        "first parsable element of an optional group must be a literal, variable, or custom directive",
        arguments="Variadic<AnyType>:$a",
    ),
    OpCase(
        "attr-dict (`x` operands^)?",
        "only literals, types, and variables can be used within an optional group",
        arguments="Variadic<AnyType>:$a",
    ),
    OpCase("attr-dict $p ($p^)?", "property 'p' is already bound", arguments="I64Prop:$p"),
    OpCase(
        "attr-dict (`x` $p^)?",
        "only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group",
        arguments="I64Prop:$p",
    ),
    OpCase(
        "attr-dict type($p)",
        "properties cannot be used as children to a `type` directive",
        arguments="I64Prop:$p",
    ),
    OpCase(
        "attr-dict type($a)",
        "attributes cannot be used as children to a `type` directive",
        arguments="I64Attr:$a",
    ),
    OpCase("attr-dict $a $a", "attribute 'a' is already bound", arguments="I64Attr:$a"),
    OpCase("attr-dict $a $a `:` type($a)", "operand 'a' is already bound", arguments="AnyType:$a"),
    OpCase(
        "attr-dict operands operands",
        "'operands' directive creates overlap in format",
        arguments="AnyType:$a",
    ),
    OpCase("attr-dict $a operands", "'operands' directive creates overlap in format", arguments="AnyType:$a"),
    OpCase("attr-dict operands $a", "operand 'a' is already bound", arguments="AnyType:$a"),
    OpCase("attr-dict $a type($a) type($a)", "'type' of 'a' is already bound", arguments="AnyType:$a"),
    OpCase("attr-dict $a type(operands) type($a)", "'type' of 'a' is already bound", arguments="AnyType:$a"),
    OpCase(
        "attr-dict $a type($a) type(operands)", "'operands' 'type' is already bound", arguments="AnyType:$a"
    ),
    OpCase("attr-dict type($r) type(results)", "'results' 'type' is already bound", results="AnyType:$r"),
    OpCase("attr-dict type(results) type($r)", "'type' of 'r' is already bound", results="AnyType:$r"),
    OpCase(
        "attr-dict $r",
        "result variables can can only be used as a child to a 'type' directive",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict results",
        "'results' directive can can only be used as a child to a 'type' directive",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict type(`a`)",
        "literals may only be used in the top-level section of the format",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict type(type($r))", "'type' cannot be used as a child of another `type`", results="AnyType:$r"
    ),
    OpCase(
        "attr-dict type(attr-dict)",
        "'attr-dict' directive can only be used as a top-level directive",
        results="AnyType:$r",
    ),
    OpCase("attr-dict type($r", "expected ')' after argument list", results="AnyType:$r"),
    OpCase("attr-dict type $r", "expected '(' before argument list", results="AnyType:$r"),
    OpCase(
        "attr-dict",
        "type of result #0, named 'r', is not buildable and a buildable type cannot be inferred",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict",
        "type of result #0, named 'r', is not buildable and a buildable type cannot be inferred",
        results="Optional<I32>:$r",
    ),
    OpCase("attr-dict", "operand #0, named 'a', not found", arguments="AnyType:$a"),
    OpCase(
        "attr-dict $a",
        "type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict operands",
        "type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred",
        arguments="Variadic<I32>:$a",
    ),
    OpCase(
        "attr-dict $a",
        "type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred",
        arguments="AnyType:$a, AnyType:$b",
    ),
    OpCase(
        "attr-dict $a $b type($a)",
        "type of operand #1, named 'b', is not buildable and a buildable type cannot be inferred",
        arguments="AnyType:$a, AnyType:$b",
    ),
    OpCase("attr-dict functional-type($a)", "expected ',' after inputs argument", arguments="AnyType:$a"),
    OpCase(
        "attr-dict functional-type($a, $r",
        "expected ')' after argument list",
        arguments="AnyType:$a",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict functional-type $a",
        "expected '(' before argument list",
        arguments="AnyType:$a",
        results="AnyType:$r",
    ),
    OpCase(
        "attr-dict custom<A>(functional-type(operands, results))",
        "'functional-type' is only valid as a top-level directive",
        arguments="AnyType:$a",
        results="AnyType:$r",
    ),
    OpCase("attr-dict custom", "expected '<' before custom directive name"),
    OpCase("attr-dict custom<", "expected custom directive name identifier"),
    OpCase("attr-dict custom<A", "expected '>' after custom directive name"),
    OpCase("attr-dict custom<A>", "expected '(' before custom directive parameters"),
    OpCase(
        "attr-dict custom<A>($a", "expected ')' after custom directive parameters", arguments="I32Attr:$a"
    ),
    OpCase(
        "attr-dict custom<A>(operands)",
        "only variables and types may be used as parameters to a custom directive",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict custom<A>(type(operands))",
        "type directives within a custom directive may only refer to variables",
        arguments="AnyType:$a",
    ),
    OpCase("attr-dict custom<A>(`x`)", "literals may only be used in the top-level section of the format"),
    OpCase(
        "attr-dict custom<A>(custom<B>($a))",
        "`custom` can only be used at the top-level context or within a `struct` directive",
        arguments="I32Attr:$a",
    ),
    OpCase(
        "attr-dict custom<A>(($a)?)",
        "optional groups can only be used as top-level elements",
        arguments="I32Attr:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref($a))",
        "attribute 'a' must be bound before it is referenced",
        arguments="I32Attr:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref($a))",
        "operand 'a' must be bound before it is referenced",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref($a))",
        "property 'a' must be bound before it is referenced",
        arguments="I64Prop:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref($a))",
        "region 'a' must be bound before it is referenced",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref($a))",
        "successor 'a' must be bound before it is referenced",
        successors="AnySuccessor:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref(type($a)))",
        "'ref' of 'type($a)' is not bound by a prior 'type' directive",
        arguments="AnyType:$a",
    ),
    OpCase("custom<A>(ref(attr-dict))", "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive"),
    OpCase(
        "attr-dict custom<A>(ref(operands))",
        "'ref' of 'operands' is not bound by a prior 'operands' directive",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref(regions))",
        "'ref' of 'regions' is not bound by a prior 'regions' directive",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref(successors))",
        "'ref' of 'successors' is not bound by a prior 'successors' directive",
        successors="AnySuccessor:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref(type(operands)))",
        "'ref' of 'type(operands)' is not bound by a prior 'type' directive",
        arguments="AnyType:$a",
    ),
    OpCase(
        "attr-dict custom<A>(ref(type(results)))",
        "'ref' of 'type(results)' is not bound by a prior 'type' directive",
        results="AnyType:$a",
    ),
    OpCase("attr-dict ref($a)", "'ref' is only valid within a `custom` directive", arguments="AnyType:$a"),
    OpCase("attr-dict qualified(`a`)", "'qualified' directive expects an attribute or a `type` directive"),
    OpCase(
        "attr-dict qualified($a)",
        "'qualified' directive expects an attribute or a `type` directive",
        arguments="AnyType:$a",
    ),
    OpCase("attr-dict qualified $a", "expected '(' before argument list", arguments="I32Attr:$a"),
    OpCase("attr-dict", "region #0, named 'a', not found", regions="AnyRegion:$a"),
    OpCase("attr-dict-with-keyword $a $a", "region 'a' is already bound", regions="AnyRegion:$a"),
    OpCase("attr-dict-with-keyword regions $a", "region 'a' is already bound", regions="AnyRegion:$a"),
    OpCase(
        "attr-dict-with-keyword $a regions",
        "'regions' directive creates overlap in format",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict-with-keyword type($a)",
        "regions can only be used at the top level or in a ref directive",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict-with-keyword type(regions)",
        "'regions' is only valid as a top-level directive",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict $a",
        "format ambiguity caused by `attr-dict` directive followed by region `a`",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict ($x^)? $a",
        "format ambiguity caused by `attr-dict` directive followed by region `a`",
        arguments="OptionalAttr<I32Attr>:$x",
        regions="AnyRegion:$a",
    ),
    OpCase(
        "attr-dict (`x` $a^)? $b",
        "format ambiguity caused by `attr-dict` directive followed by region `b`",
        regions="AnyRegion:$a, AnyRegion:$b",
    ),
    OpCase("attr-dict", "successor #0, named 'a', not found", successors="AnySuccessor:$a"),
    OpCase("attr-dict $a $a", "successor 'a' is already bound", successors="AnySuccessor:$a"),
    OpCase("attr-dict successors $a", "successor 'a' is already bound", successors="AnySuccessor:$a"),
    OpCase(
        "attr-dict $a successors",
        "'successors' directive creates overlap in format",
        successors="AnySuccessor:$a",
    ),
    OpCase(
        "attr-dict type($a)",
        "successors can only be used at the top level or in a ref directive",
        successors="AnySuccessor:$a",
    ),
    OpCase(
        "attr-dict type(successors)",
        "'successors' is only valid as a top-level directive",
        successors="AnySuccessor:$a",
    ),
    OpCase(
        "$a `:` attr-dict",
        "format ambiguity caused by `:` literal found after attribute `a` which does not have a buildable type",
        arguments="AnyAttr:$a",
    ),
    OpCase(
        "$a attr-dict `:` type($r)",
        "format ambiguity caused by `:` literal found after attribute `a` which does not have a buildable type",
        arguments="AnyAttr:$a",
        results="AnyType:$r",
    ),
    OpCase(
        "$a ($b^)? `:` attr-dict",
        "format ambiguity caused by `:` literal found after attribute `a` which does not have a buildable type",
        arguments="AnyAttr:$a, OptionalAttr<I32Attr>:$b",
    ),
    OpCase(
        "(`x` $a^)? `:` attr-dict",
        "format ambiguity caused by `:` literal found after attribute `a` which does not have a buildable type",
        arguments="OptionalAttr<AnyAttr>:$a",
    ),
    OpCase("attr-dict oilist", "expected '(' before oilist argument list"),
    OpCase("attr-dict oilist($a)", "expected literal, but got '$a'", arguments="OptionalAttr<I32Attr>:$a"),
    OpCase(
        "attr-dict oilist(`a` $a)",
        "only optional attributes can be used in an oilist parsing group",
        arguments="I32Attr:$a",
    ),
    OpCase(
        "attr-dict oilist(`a` $a)",
        "only variable length operands can be used within an oilist parsing group",
        arguments="I32:$a",
    ),
    OpCase(
        "attr-dict oilist(`a` $p)",
        "only default-valued or optional properties can be used in an olist parsing group",
        arguments="I64Prop:$p",
    ),
    OpCase(
        "attr-dict oilist(`a` functional-type($a, $r))",
        "only variable length results can be used within an oilist parsing group",
        arguments="Variadic<I32>:$a",
        results="I32:$r",
    ),
    OpCase(
        "attr-dict oilist(`a` $a) oilist(`a` $b)",
        "format ambiguity because a is used in two adjacent oilist elements.",
        arguments="UnitAttr:$a, UnitAttr:$b",
    ),
    OpCase(
        "attr-dict oilist(`a` $a) `a`",
        "format ambiguity because a is used both in oilist element and the adjacent literal.",
        arguments="UnitAttr:$a",
    ),
    OpCase(
        "attr-dict oilist(`a` $s)",
        "only literals, types, and variables can be used within an oilist group",
        successors="VariadicSuccessor<AnySuccessor>:$s",
    ),
    OpCase("prop-dict attr-dict prop-dict", "'prop-dict' directive has already been seen"),
    OpCase("attr-dict type(prop-dict)", "'prop-dict' directive can only be used as a top-level directive"),
]

ATTRS = [
    AttrCase("", "format is missing reference to parameter: a", parameters='"int":$a'),
    AttrCase("$b", "AAttr has no parameter named 'b'", parameters='"int":$a'),
    AttrCase("$a $a", "duplicate parameter 'a'", parameters='"int":$a'),
    AttrCase("params $a", "duplicate parameter 'a'", parameters='"int":$a'),
    AttrCase("$a params", "`params` captures duplicate parameter: a", parameters='"int":$a'),
    AttrCase("params params", "`params` captures duplicate parameter: a", parameters='"int":$a'),
    AttrCase("attr-dict", "unsupported directive kind", parameters='"int":$a'),
    AttrCase("struct", "expected '(' before `struct` argument list", parameters='"int":$a'),
    AttrCase("struct(", "expected literal, variable, directive, or optional group", parameters='"int":$a'),
    AttrCase("struct($a", "expected ')' at the end of an argument list", parameters='"int":$a'),
    AttrCase(
        "struct(`a`)",
        "literals may only be used in the top-level section of the format",
        parameters='"int":$a',
    ),
    AttrCase(
        "struct($a, params)", "`params` captures duplicate parameter: a", parameters='"int":$a, "int":$b'
    ),
    AttrCase(
        "struct(struct($a))", "`struct` can only be used at the top-level context", parameters='"int":$a'
    ),
    AttrCase(
        "struct(custom<A>($a, $b))",
        "`struct` can only contain `custom` directives with a single argument",
        parameters='"int":$a, "int":$b',
    ),
    AttrCase(
        'struct(custom<A>("x")) $a',
        "a `custom` directive nested within a `struct` must be passed a parameter",
        parameters='"int":$a',
    ),
    AttrCase(
        "struct($a, `x`)",
        "literals may only be used in the top-level section of the format",
        parameters='"int":$a',
    ),
    AttrCase(
        "struct(params) `,`",
        "`struct` directive with optional parameters cannot be followed by a comma literal",
        parameters='"int":$a, DefaultValuedParameter<"int", "1">:$b',
    ),
    AttrCase(
        "custom<A>(params)",
        "`params` can only be used at the top-level context or within a `struct` directive",
        parameters='"int":$a',
    ),
    AttrCase(
        "custom<A>(struct($a))", "`struct` can only be used at the top-level context", parameters='"int":$a'
    ),
    AttrCase(
        "custom<A>(ref($a)) $a", "parameter 'a' must be bound before it is referenced", parameters='"int":$a'
    ),
    AttrCase("ref($a) $a", "'ref' is only valid within a `custom` directive", parameters='"int":$a'),
    AttrCase("qualified(params)", "`qualified` argument list expected a variable", parameters='"int":$a'),
    AttrCase("qualified $a", "expected '(' before argument list", parameters='"int":$a'),
    AttrCase("($a^)?", "parameters in an optional group must be optional", parameters='"int":$a'),
    AttrCase(
        "(`x` params^)?",
        "`params` directive allowed in optional group only if all parameters are optional",
        parameters='"int":$a',
    ),
    AttrCase(
        "(`x` struct(params)^)?",
        "`struct` is only allowed in an optional group if all captured parameters are optional",
        parameters='"int":$a',
    ),
    AttrCase(
        "(`x` custom<A>($a)^)?",
        "`custom` is only allowed in an optional group if all captured parameters are optional",
        parameters='"int":$a',
    ),
    AttrCase("(`x`^)? $a", "optional group anchor must be a parameter or directive", parameters='"int":$a'),
    AttrCase(
        '(`x` custom<A>("1")^)? $a',
        "`custom` directive with no bound parameters cannot be used as optional group anchor",
        parameters='"int":$a',
    ),
    AttrCase(
        "(params^)?",
        "first parsable element of an optional group must be a literal, variable, or custom directive",
        parameters='DefaultValuedParameter<"int", "1">:$b',
    ),
    AttrCase(
        "$t",
        "unexpected self type parameter in assembly format",
        parameters='AttributeSelfTypeParameter<"", "::mlir::IntegerType">:$t',
    ),
    AttrCase(
        "`a`",
        "format is missing reference to parameter: a",
        parameters='"int":$a, AttributeSelfTypeParameter<"">:$t',
    ),
]
