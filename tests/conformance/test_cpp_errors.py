"""Definitions that generators of C++ refuse or warn of: the messages are those of mlir-tblgen 22."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli.tblgen import PROGRAM, main
from tests.conformance import tools

ENUM = 'include "mlir/IR/EnumAttr.td"\n'
INTERFACE = 'include "mlir/IR/Interfaces.td"\n'
BYTECODE = 'include "mlir/IR/BytecodeBase.td"\n'
DIALECT = 'include "mlir/IR/AttrTypeBase.td"\ndef D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
OTHER = 'def O : Dialect { let name = "o"; let cppNamespace = "::o"; }\n'
PATTERN = (
    'include "mlir/IR/OpBase.td"\ninclude "mlir/IR/PatternBase.td"\n'
    'def D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
    'def A : Op<D, "a"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }\n'
    'def B : Op<D, "b"> { let arguments = (ins AnyType:$x, I32Attr:$a); let results = (outs AnyType:$r); }\n'
    'def Call : NativeCodeCall<"call($0)">;\n'
    'def Related : Constraint<CPred<"$0">, "related">;\n'
)


def value(body: str) -> str:
    return f'{DIALECT}def A : AttrDef<D, "A"> {{\n{body}\n}}\n'


def pattern(text: str) -> str:
    return f"{PATTERN}def : Pat<{text}>;\n"


ROWS: list[tuple[str, str]] = [
    # Enums and interfaces.
    (
        "--gen-enum-decls",
        f'{ENUM}def A : I32BitEnumCaseBit<"A", 0, "a b">;\n'
        'def E : I32BitEnum<"E", "", [A]> { let cppNamespace = "e"; }\n',
    ),
    (
        "--gen-op-interface-decls",
        f'{INTERFACE}def I : OpInterface<"I"> {{\n'
        '  let methods = [InterfaceMethod<"", "int", "verifyTrait", (ins)>];\n}\n',
    ),
    # Fields that are missing, or of another kind.
    ("--gen-dialect-decls", f'{DIALECT}def X : Dialect {{ let name = ?; let cppNamespace = "x"; }}\n'),
    ("--gen-dialect-decls", 'include "mlir/IR/DialectBase.td"\ndef E : Dialect { let dependentDialects = ?; let name = "e"; }\n'),
    *[
        ("--gen-dialect-decls", f'include "mlir/IR/DialectBase.td"\ndef E : Dialect {{ let name = "e"; let {field} = ?; }}\n')
        for field in ("hasCanonicalizer", "hasConstantMaterializer", "useDefaultTypePrinterParser", "isExtensible")
    ],
    ("--gen-dialect-defs", 'include "mlir/IR/DialectBase.td"\ndef E : Dialect { let name = "e"; let isExtensible = ?; }\n'),
    *[
        (
            action,
            'include "mlir/IR/OpBase.td"\n'
            'def E : Dialect { let name = "e"; let cppNamespace = "e"; let usePropertiesForAttributes = ?; }\n'
            'def X : Op<E, "x"> { let arguments = (ins I32Attr:$a); }\n',
        )
        for action in ("--gen-op-decls", "--gen-op-defs")
    ],
    *[
        ("--gen-op-decls", f'{PATTERN}def X : Op<D, "x"> {{ let {field} = ?; }}\n')
        for field in ("hasVerifier", "traits", "opDialect", "arguments")
    ],
    ("--gen-rewriters", f"{PATTERN}def E : Pattern<?, []>;\n"),
    ("--gen-enum-decls", 'class EnumInfo { list<int> className = [1]; list<EnumInfo> enumerants = []; }\ndef E : EnumInfo;\n'),
    ("--gen-op-decls", PATTERN + 'def X : Op<D, "x"> { let opName = ?; }\n'),
    ("--gen-enum-decls", f'{ENUM}def E : I32Enum<"E", "", []> {{ let cppNamespace = ?; }}\n'),
    ("--gen-attrdef-decls", value("  let cppClassName = ?;")),
    ("--gen-directive-decl", 'class DirectiveLanguage;\ndef L : DirectiveLanguage;\n'),
    # Classes that no included file has.
    *[
        (f"--gen-{name}", ENUM)
        for name in (
            *("bytecode", "op-interface-defs", "pass-decls", "pass-capi-impl", "rewriters"),
            *("llvmir-conversions", "llvmir-intrinsics", "tosa-avail-impls", "spirv-serialization"),
            *("openmp-clause-ops", "dialect-interface-decls", "enum-to-llvmir-conversions"),
        )
    ],
    ("--gen-directive-decl", ENUM),
    # Dialects.
    ("--gen-dialect-decls --dialect=x", DIALECT),
    ("--gen-dialect-defs", DIALECT + OTHER),
    ("--gen-dialect-defs", 'include "mlir/IR/DialectBase.td"\ndef D : Dialect { let name = "d"; '
     'let discardableAttrs = (ins "::mlir::UnitAttr"); }\n'),
    # Attributes.
    ("--gen-attrdef-decls", value('  let parameters = (ins "APInt":$x);\n  let attrName = "d.a";')),
    ("--gen-attrdef-defs", value('  let parameters = (ins "int":$x);\n  let mnemonic = "a";')),
    ("--gen-attrdef-defs", value('  let attrName = "d.a";\n  let assemblyFormat = "";')),
    ("--gen-attrdef-defs", value('  let mnemonic = "a";\n  let assemblyFormat = "$y";')),
    ("--gen-attrdef-defs --asmformat-error-is-fatal=false", value('  let mnemonic = "a";\n  let assemblyFormat = "$y";')),
    (
        "--gen-attrdef-decls",
        value('  let parameters = (ins "int":$x, "int":$y);\n  let mnemonic = "a";\n  let assemblyFormat = "`<` struct($x, `,`) `>`";'),
    ),
    (
        "--gen-attrdef-decls",
        value('  let parameters = (ins "int":$x);\n  let attrName = "d.a";\n  let builders = [\n    AttrBuilder<(ins "int":$y)>];'),
    ),
    (
        "--gen-attrdef-decls",
        f'{DIALECT}{OTHER}def A : AttrDef<D, "A"> {{ let attrName = "d.a"; }}\n'
        'def B : AttrDef<O, "B"> { let attrName = "o.b"; }\n',
    ),
    # Bytecode.
    (
        "--gen-bytecode",
        f'{BYTECODE}def X : DialectAttribute<(attr)> {{ let cType = "T"; }}\n'
        'def Y : DialectAttribute<(attr)> { let cType = "T"; }\n'
        'def S : DialectAttributes<"d"> { let elems = [X, Y]; }\n',
    ),
    ("--gen-bytecode", f'{BYTECODE}def S : DialectAttributes<"d"> {{ let elems = []; }}\n'
     'def T : DialectTypes<"e"> { let elems = []; }\n'),
    # Patterns.
    ("--gen-rewriters", pattern("(A $x, $y), (A $x)")),
    ("--gen-rewriters", pattern("(A $x), (A $y)")),
    ("--gen-rewriters", pattern("(A $x), (B $x)")),
    ("--gen-rewriters", pattern("(A $x), (B $x, I32Attr:$x)")),
    ("--gen-rewriters", pattern('(A $x), (A "text")')),
    ("--gen-rewriters", pattern("(B $x, AnyType:$a), (A $x)")),
    ("--gen-rewriters", pattern("(B I32Attr:$x, $a), (A $x)")),
    ("--gen-rewriters", pattern("(B $x, $x), (A $x)")),
    ("--gen-rewriters", pattern("(A $x__1), (A $x__1)")),
    ("--gen-rewriters", pattern("(A (Call $x)), (A $x)")),
    ("--gen-rewriters", pattern("(A $x), (replaceWithValue $x, $x)")),
    ("--gen-rewriters", pattern("(A $x), (A (replaceWithValue:$y $x))")),
    ("--gen-rewriters", pattern("(A $x), (A $x, (location))")),
    ("--gen-rewriters", pattern('(A $x), (A $x, (location "a", "b"))')),
    ("--gen-rewriters", pattern('(A $x), (A $x, (returnType "t"))')),
    ("--gen-rewriters", pattern("(A $x), (A $x), [(Related $x, $x, $x, $x, $x)]")),
    ("--gen-rewriters", pattern("(A $x), (A $x), [(AnyType $x, $x)]")),
    ("--gen-rewriters", pattern("(A $x), (A $x), [(I32Attr $x)]")),
    ("--gen-rewriters", pattern("(A $x), (A $x), [], [], (addBenefit)")),
    ("--gen-rewriters", f"{PATTERN}def : Pattern<(A $x), []>;\n"),
    ("--gen-rewriters", f"{PATTERN}multiclass M {{ def X : Pat<(A $x), (A $y)>; }}\ndefm N : M;\n"),
]  # fmt: skip


#: All rows in a root file, and some in an included one.
PLACED = [*[(row, False) for row in range(len(ROWS))], *[(row, True) for row in range(0, len(ROWS), 4)]]


@pytest.mark.parametrize(("row", "is_included"), PLACED)
def test_messages(row: int, is_included: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    flags, definitions = ROWS[row]
    path = tmp_path / "bad.td"
    path.write_text(definitions)
    if is_included:
        path = tmp_path / "root.td"
        path.write_text('// Line 1.\n  include "bad.td"\n')
    words = [*flags.split(), f"-I{tools.include_dir()}", f"-I{tmp_path}", str(path)]
    program = tools.tool("mlir-tblgen")
    done = tools.run(program, *words, check=False)
    status = main(words)
    ours = capfd.readouterr().err.replace(PROGRAM, program)
    # Some messages of mlir-tblgen end in an empty line.
    assert ours.rstrip("\n") == done.stderr.decode().rstrip("\n")
    assert status == done.returncode
    # A row without a message would show nothing.
    assert ours
