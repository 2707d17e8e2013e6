"""Interpretation of modules of pdl_interp: the laws, native functions, errors for wrong modules."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from mlirkit import ir, rewrite
from mlirkit.conversion.pdl_to_pdl_interp.conversion_pass import convert_pdl_to_pdl_interp
from mlirkit.passmanager import PassManager
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.pass_comparison import joined, ours
from tests.generators.pdl_patterns import generate_pdl_patterns
from tests.passes import mlir_pdl_passes as mlir_pdl_passes

pytestmark = pytest.mark.plain

HALF = """
module {
  pdl.pattern : benefit(1) {
    %type = type
    %n = attribute
    %root = operation "t.a" {"n" = %n} -> (%type : !pdl.type)
    %half = apply_native_constraint "halved"(%n : !pdl.attribute) : !pdl.attribute
    rewrite %root {
      %made = apply_native_rewrite "made"(%root, %half : !pdl.operation, !pdl.attribute) : !pdl.operation
      replace %root with %made
    }
  }
}"""

# A hand-written matcher: every user of t.a except t.c is erased, through a branch and a switch with a
# default.
BY_HAND = """
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.check_operation_name of %root is "t.a" -> ^users, ^end
  ^users:
    %results = pdl_interp.get_results of %root : !pdl.range<value>
    %first = pdl_interp.extract 0 of %results : !pdl.value
    %users = pdl_interp.get_users of %first : !pdl.value
    pdl_interp.foreach %user : !pdl.operation in %users {
      pdl_interp.switch_operation_name of %user to ["t.b", "t.c"](^found, ^next) -> ^found
    ^found:
      pdl_interp.record_match @rewriters::@gone(%user : !pdl.operation) : benefit(1), loc([%root]) -> ^next
    ^next:
      pdl_interp.continue
    } -> ^last
  ^last:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @gone(%user: !pdl.operation) {
      pdl_interp.erase %user
      pdl_interp.finalize
    }
  }
}"""


def parsed(text: str) -> ir.Module:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context)


def applied(module: rewrite.PDLModule, *lines: str) -> list[str]:
    """The operations of a module after the patterns were applied."""
    program = parsed("\n".join(lines))
    rewrite.apply_patterns_and_fold_greedily(program, module.freeze())
    return [line.strip() for line in str(program).splitlines()[1:-1] if line.strip()]


def test_patterns_do_what_they_become() -> None:
    """A pattern of pdl and its conversion to pdl_interp change a program equally, also its locations."""
    valid = 0
    for seed in range(60):
        text = joined([generate_pdl_patterns(seed)])
        buffer = SourceBuffer("-", text.encode())
        with suppress(MLIRError):
            parsed(text)
            valid += 1
            assert ours(buffer, "test-pdl-interpreted-pass") == ours(buffer, "test-pdl-bytecode-pass"), seed
    assert valid > 30


def halved(rewriter: rewrite.PatternRewriter, results: list[Any], values: list[Any]) -> bool:
    """Fails for odd numbers."""
    (number,) = values
    results.append(ir.IntegerAttr.get(number.type, number.value // 2))
    return bool(number.value % 2)


def made(rewriter: rewrite.PatternRewriter, results: list[Any], values: list[Any]) -> bool | None:
    op, number = values
    if number.value == 3:
        return True
    results.append(rewriter.create("t.made", op.result_types(), [], attributes={"n": number}))
    return None


def test_native_functions() -> None:
    patterns = parsed(HALF)
    PassManager.parse("builtin.module(convert-pdl-to-pdl-interp)", patterns.context).run(patterns.operation)
    module = rewrite.PDLModule(patterns)
    module.register_constraint_function("halved", halved)
    with pytest.raises(MLIRError, match="no rewrite function is registered as 'made'"):
        module.freeze()
    module.register_rewrite_function("made", made)
    found = applied(
        module,
        '"t.a"() {n = 4 : i32} : () -> i32',
        '"t.a"() {n = 5 : i32} : () -> i32',
        '"t.a"() {n = 6 : i32} : () -> i32',
    )
    assert found == [
        '%0 = "t.made"() {n = 2 : i32} : () -> i32',
        '%1 = "t.a"() {n = 5 : i32} : () -> i32',
        '%2 = "t.a"() {n = 6 : i32} : () -> i32',
    ]


def test_by_hand() -> None:
    found = applied(
        rewrite.PDLModule(parsed(BY_HAND)),
        '%0 = "t.a"() : () -> i32',
        '"t.b"(%0) : (i32) -> ()',
        '"t.c"(%0) : (i32) -> ()',
        '"t.d"(%0) : (i32) -> ()',
    )
    assert found == ['%0 = "t.a"() : () -> i32', '"t.c"(%0) : (i32) -> ()']


def test_many_predicates() -> None:
    """Neither the conversion nor the interpreter recurses over the predicates of a pattern."""
    lines = ['%0 = operation "t.a" -> (%type : !pdl.type)']
    program = ['%0 = "t.a"() : () -> i32']
    for number in range(1, 1200):
        lines.append(f"%r{number} = result 0 of %{number - 1}")
        lines.append(f'%{number} = operation "t.a"(%r{number} : !pdl.value) -> (%type : !pdl.type)')
        program.append(f'%{number} = "t.a"(%{number - 1}) : (i32) -> i32')
    inside = "\n".join(lines)
    patterns = parsed(
        f"pdl.pattern : benefit(1) {{\n%type = type\n{inside}\nrewrite %1199 {{ erase %1199 }}\n}}"
    )
    convert_pdl_to_pdl_interp(patterns.operation)
    assert applied(rewrite.PDLModule(patterns), *program) == program[:-1]


def test_disconnected_roots() -> None:
    """The conversion refuses patterns that the verifier refuses as well."""
    text = 'pdl.pattern : benefit(1) {\n%0 = operation "t.a"\n%1 = operation "t.b"\nrewrite with "r"\n}'
    patterns = parse_buffer(SourceBuffer("-", text.encode()), ir.Context()).top_operation(True)
    with pytest.raises(MLIRError, match="a candidate root disconnected from the others"):
        convert_pdl_to_pdl_interp(patterns)
