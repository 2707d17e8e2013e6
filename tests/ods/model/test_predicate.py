"""Conditions of predicate trees, as mlir-tblgen writes them (see also conformance/test_cpp_conditions.py)."""

import pytest

from mlirkit.ods.model.predicate import And, Concat, CPred, Neg, Or, Predicate, SubstLeaves, condition

A, B, C = CPred("$_self.a()"), CPred("$_self.b()"), CPred("c")


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (A, "$_self.a()"),
        (And((A, B)), "($_self.a()) && ($_self.b())"),
        (Or((A, B, C)), "($_self.a()) || ($_self.b()) || (c)"),
        (And((A,)), "$_self.a()"),
        (And(()), "true"),
        (Or(()), "false"),
        (Neg(A), "!($_self.a())"),
        (Neg(And(())), "!(true)"),
        # Always-true and never-true children fold away, but not through SubstLeaves.
        (And((A, And(()))), "$_self.a()"),
        (And((A, Or(()))), "false"),
        (Or((A, And(()))), "true"),
        (Or((A, Or(()))), "$_self.a()"),
        (And((And(()), And(()))), "true"),
        (And((A, SubstLeaves("x", "y", Or(())))), "($_self.a()) && (false)"),
        (SubstLeaves("x", "y", And((Or(()), A))), "(false) && ($_self.a())"),
        # A predicate that merely reads `true` is like any other.
        (And((CPred("true"), A)), "(true) && ($_self.a())"),
        (SubstLeaves("$_self", "t", And((A, B))), "(t.a()) && (t.b())"),
        # Innermost first, and a substitution does not apply to its own replacements.
        (SubstLeaves("t", "u", SubstLeaves("$_self", "t", A)), "u.a()"),
        (SubstLeaves("a", "aa", CPred("a")), "aa"),
        (Concat("f(", A, ")"), "f($_self.a())"),
        (SubstLeaves("$_self", "t", Concat("[](x) {return ", A, "}($_self)")), "[](x) {return t.a()}(t)"),
        (Concat("p($_self, ", SubstLeaves("$_self", "e", A), ")"), "p($_self, e.a())"),
    ],
)
def test_condition(tree: Predicate, text: str) -> None:
    assert condition(tree) == text


def test_depth_is_no_limit() -> None:
    tree: Predicate = A
    for _ in range(20_000):
        tree = And((tree,))
    assert condition(tree) == "$_self.a()"
