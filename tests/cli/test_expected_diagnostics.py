"""`--verify-diagnostics`: expected diagnostics, their places, and the errors for missing ones."""

from __future__ import annotations

import pytest

from .opt_checks import run

USE = '"a.b"(%x) : (i32) -> ()'

MET = [
    f"// expected-error @below {{{{use of undeclared SSA value}}}}\n{USE}\n",
    f"// expected-error@+2{{{{use of}}}}\n\n{USE}\n",
    f"{USE} // expected-error {{{{use of}}}}\n",
    f"{USE}\n// expected-error @-1 {{{{use of}}}}\n",
    f"{USE}\n// expected-error @above {{{{use of}}}}\n",
    f"// expected-error-re @below {{{{use of {{{{[a-z]+}}}} SSA {{{{value|thing}}}} name}}}}\n{USE}\n",
    "// expected-error @unknown {{redefinition of}}\n"
    'module @a {} // expected-note {{see existing}}\nmodule @a {} loc("q")\n',
    '"a.b"() : () -> ()\n',
]

COMPLAINTS = [
    (
        f"{USE}\n",
        f"<stdin>:1:7: error: unexpected error: use of undeclared SSA value name\n{USE}\n      ^\n",
    ),
    (
        "// expected-note {{foo}}\n",
        '<stdin>:1:4: error: expected note "foo" was not produced\n// expected-note {{foo}}\n   ^~~\n',
    ),
    (
        f"// expected-remark @below {{{{use}}}}\n{USE}\n",
        "<stdin>:1:4: error: 'error' diagnostic emitted when expecting a 'remark'\n"
        "// expected-remark @below {{use}}\n   ^\n"
        '<stdin>:1:4: error: expected remark "use" was not produced\n'
        "// expected-remark @below {{use}}\n   ^~~\n",
    ),
    (
        "// expected-error-re {{a{{[b}}c}}\n",
        "<stdin>:1:4: error: invalid regex: brackets ([ ]) not balanced\n"
        "// expected-error-re {{a{{[b}}c}}\n   ^~~~~~~~\n",
    ),
    (
        "// expected-error-re {{a{{b}}\n",
        "<stdin>:1:4: error: found start of regex with no end '}}'\n// expected-error-re {{a{{b}}\n   ^~~~\n",
    ),
    # MLIR prints this error twice.
    ("// expected-error @unknown {{zip}}\n", 2 * '<unknown>:0: error: expected error "zip" was not produced\n'),
    (
        "// expected-error @-1 {{zip}}\n",
        '<stdin>:1:4: error: expected error "zip" was not produced\n'
        "// expected-error @-1 {{zip}}\n   ^~~\n",
    ),
]


# LLVM's errors about regular expressions.
REGEX_PROBLEMS = {
    "": "empty (sub)expression",
    "a|": "empty (sub)expression",
    "(|a)": "empty (sub)expression",
    "a**": "repetition-operator operand invalid",
    "a+?": "repetition-operator operand invalid",
    "(?:a)": "repetition-operator operand invalid",
    "^*": "repetition-operator operand invalid",
    "{2": "repetition-operator operand invalid",
    "a{2": "braces not balanced",
    "a{3,2": "invalid repetition count(s)",
    "a{256": "invalid repetition count(s)",
    "a(": "parentheses not balanced",
    "a)": "parentheses not balanced",
    "[a": "brackets ([ ]) not balanced",
    "[z-a]": "invalid character range",
    "[[:foo:]]": "invalid character class",
    "a\\": "trailing backslash (\\)",
}


@pytest.mark.parametrize("regex", REGEX_PROBLEMS)
def test_invalid_expressions(regex: str) -> None:
    source = f"// expected-error-re {{{{{{{{{regex}}}}}}}}}\n"
    outcome = run("--verify-diagnostics", stdin=source)
    assert outcome.status == 1
    assert outcome.err.startswith(f"<stdin>:1:4: error: invalid regex: {REGEX_PROBLEMS[regex]}\n")


@pytest.mark.parametrize("source", MET)
def test_met(source: str) -> None:
    outcome = run("--allow-unregistered-dialect", "--verify-diagnostics", stdin=source)
    assert (outcome.status, outcome.err) == (0, "")


@pytest.mark.parametrize("case", COMPLAINTS, ids=[case[0] for case in COMPLAINTS])
def test_complaints(case: tuple[str, str]) -> None:
    outcome = run("--allow-unregistered-dialect", "--verify-diagnostics=all", stdin=case[0])
    assert (outcome.status, outcome.err) == (1, case[1])


def test_only_expected_ones_matter() -> None:
    outcome = run("--allow-unregistered-dialect", "--verify-diagnostics=only-expected", stdin=USE)
    assert (outcome.status, outcome.err) == (0, "")


def test_each_chunk_has_its_own() -> None:
    expected = f"{USE} // expected-error {{{{use}}}}\n"
    source = "// -----\n".join([expected, expected, USE + "\n"])
    outcome = run("--allow-unregistered-dialect", "--verify-diagnostics", "--split-input-file", stdin=source)
    assert outcome.status == 1
    assert outcome.err.startswith("<stdin>:5:7: error: unexpected error: use of")
