"""`mlirkit opt` has mlir-opt's output and errors in edge cases: odd pieces, places and patterns."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.tools import mlir_opt, run

UNKNOWN = 'func.func @f() {{\n  // expected-error-re@+1 {{{{{}}}}}\n  "t.x"(%1) : (i32) -> ()\n  return\n}}\n'
BROKEN = (
    '"scf.if"() ({\n^bb0(%0: i32):\n  %1 = "t.a"(%0) {a = dense<[1, 2, 3]> : tensor<3xi32>} : (i32) -> i32\n'
    '  "t.b"(%1) : (i32) -> ()\n}) : () -> ()\n'
)
EXPECTING = (
    '// expected-error@+4 {{expected non}}\n"t.a"() : () -> ()\n// expected-error@below {{below}}\n// -----\n'
    '"t.b"() : () -> (\n// -----\n// expected-error@above {{above}}\n// expected-error@unknown {{unknown}}\n'
    '"t.c"() : () -> ( // expected-warning {{expected non}}\n// -----\n// expected-error {{last}}\n'
)
SPLIT = ["--split-input-file"]
VERIFY = ["--verify-diagnostics"]
SINGLE = ["--no-implicit-module"]

CASES: list[tuple[str, list[str]]] = [
    ('// -----\n"t.a"() : () -> ()\n', SPLIT),
    ("// -----", SPLIT),
    ("// ---", SPLIT),
    ("// ---- \n", SPLIT),
    ('// ---// -----\n"t.a"() : () -> ()\n', SPLIT),
    ('\n// -----\n// -----\n"t.a"() : () -> ()\n', SPLIT),
    ('"t.a"() : () -> ()\n"t.b"() : () -> ()\n', SINGLE),
    ('"t.a"() : () -> ()\n"t.b"() : () -> ()\n', [*SINGLE, *SPLIT]),
    # The shown part of a line ends at a carriage return, which does not end the line; carets are as wide as
    # tabs.
    ('"t.a"() : () -> (i32 "x"\r "y"\n', []),
    ('"t.a"() : () ->\r (i32 "x"\n', []),
    ('"t.a"() : ()\t\t-> (\t i32\tx) "\n', []),
    ('func.func @a\tb\n', []),
    # Ranges print the given numbers.
    ('"t.a"() {a = [loc("f":3:1 to :8), loc("f":3:1 to 3:8), loc("f":3:1 to 3:1), loc("f":3:1), loc("f":3:0), loc("f":3)]} : () -> ()\n', ["--mlir-print-debuginfo"]),
    # A module is verified before its operations are counted.
    ('func.func @f(%a: i32) {\n  call @g(%a) : (i32) -> ()\n  return\n}\n', SINGLE),
    ('module @a {}\nmodule @a {}\n', SINGLE),
    ('"t.a"() : () -> ()\n// -----\n"t.a"() : () -> ()\n"t.b"() : () -> ()\n', [*SINGLE, *SPLIT]),
    ('%0:2 = "t.a"() ({\n  %1 = "t.b"() : () -> i8\n}) : () -> (i8, i8)\n', SINGLE),
    ('"t.a"() : () -> ()\n{-# external_resources: { e: { a: true, b: "c" } } #-}\n', SINGLE),
    ("", SINGLE),
    ("", []),
    ('"t.a"() : () -> ()\n"t.b"() {a = "x\n} : () -> ()\n', []),
    ('func.func @f() {\n  %0 = "t.x"(%1) : (i32) -> i32\n  $\n}\n', []),
    (UNKNOWN.format("use of undeclared {{(S).(A)}} value name"), VERIFY),
    (UNKNOWN.format(r"use of undeclared {{(S)\2A}} value name"), VERIFY),
    (UNKNOWN.format(r"u{{(s)}}e of undeclared {{(S)\1.}} value name"), VERIFY),
    (UNKNOWN.format(r"use of undecl{{(a|b)}}red SSA v{{.}}lue n{{(.)e?}}me"), VERIFY),
    (UNKNOWN.format(r"use of undecl{{(a|b)\1}}red"), VERIFY),
    (UNKNOWN.format(r"use of un{{(d)((e)c)}}lared{{.*}}nam\4"), VERIFY),
    ('"t.o"() {a = dense_resource<""> : tensor<2xi8>} : () -> ()\n', []),
    (
        '"t.o"() {a = dense_resource<""> : tensor<2xi8>, b = dense_resource<k> : tensor<1xi8>} : () -> ()\n'
        '{-# dialect_resources: { builtin: { "": "0x010000000102", k: "0x0100000001" } } #-}\n',
        [],
    ),
    ('"t.a"() : () -> ()\n', ["--mlir-print-ir-after-all", "--mlir-print-ir-before-all"]),
    # Expectations apply to the whole file.
    (EXPECTING, [*SPLIT, *VERIFY]),
    (EXPECTING, [*SPLIT, "--verify-diagnostics=only-expected"]),
    # Notes print operations with the flags.
    *[
        (BROKEN, [flag])
        for flag in (
            "--mlir-print-debuginfo",
            "--mlir-print-value-users",
            "--mlir-print-skip-regions",
            "--mlir-print-unique-ssa-ids",
            "--mlir-elide-elementsattrs-if-larger=2",
            "--mlir-print-elementsattrs-with-hex-if-larger=1",
        )
    ],
    ('"t.a"() : () -> ()\n', ["--emit-bytecode", "--emit-bytecode-version=7"]),
    ('"t.a"() : () -> ()\n', ["--emit-bytecode", "--emit-bytecode-version=-1"]),
]


@pytest.mark.parametrize(("source", "flags"), CASES)
def test_same(source: str, flags: list[str]) -> None:
    flags = ["--allow-unregistered-dialect", *flags]
    theirs = run(mlir_opt(), *flags, stdin=source, check=False)
    ours = run_ours(*flags, stdin=source)
    assert (ours.status, ours.out, ours.err) == (theirs.returncode, theirs.stdout.decode(), theirs.stderr.decode())


@pytest.mark.parametrize("flags", [[], ["--cse", "--mlir-print-ir-after-all"]], ids=["read", "watched"])
def test_streams_together(flags: list[str]) -> None:
    """Output and errors on one stream have mlir-opt's order, even if a later chunk fails."""
    rest = "  return %undefined : i32\n"
    chunks = [
        f"func.func @f{n}() {{\n{body}{rest if n % 7 == 3 else ''}  return\n}}\n"
        for n in range(60)
        for body in ["".join([f'  "t.op"() {{a = {i}}} : () -> ()\n' for i in range(n * 37 % 50)])]
    ]
    arguments = ["--allow-unregistered-dialect", *SPLIT, *flags]
    theirs, ours = (
        subprocess.run(
            [*command, *arguments],
            input="// -----\n".join(chunks).encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=120,
            check=False,
        )
        for command in ([mlir_opt()], [sys.executable, "-m", "mlirkit", "opt"])
    )
    assert (ours.returncode, ours.stdout.decode()) == (theirs.returncode, theirs.stdout.decode())
