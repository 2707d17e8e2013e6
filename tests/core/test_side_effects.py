"""Memory effects from definitions, and operations that may be erased when unused."""

from __future__ import annotations

import random

import pytest

from mlirkit import rewrite
from mlirkit.core.interfaces import interface
from mlirkit.core.side_effects import is_memory_effect_free, is_op_trivially_dead
from tests.patterns import fx

VALUES = '%a, %b = "t.values"() : () -> (i32, i32)\n'


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ('"fx.none"() : () -> ()', []),
        ('"fx.writes"() : () -> ()', ["Write"]),
        (
            '%m = "fx.moves"(%a, %b, %b) : (i32, i32, i32) -> i32',
            ["Read a", "Read b", "Free a", "Free b", "Write b", "Allocate itself"],
        ),
        ('%m = "fx.allocates"() : () -> i32', ["Allocate"]),
        ('%m = "fx.makes"() : () -> i32', ["Allocate itself", "Write itself"]),
        ('"fx.unknown"() : () -> ()', None),
        ('"fx.silent"() : () -> ()', None),
        ('"fx.around"() ({}) : () -> ()', None),
        ("%m = arith.addi %a, %b : i32", []),
        ("%m = builtin.unrealized_conversion_cast %a : i32 to f32", []),
    ],
)
def test_effects(text: str, effects: list[str] | None) -> None:
    values, op = fx.parse(VALUES + text).body.operations
    a, b = values.results
    implementation = interface(op, "MemoryEffectOpInterface")
    if effects is None:
        assert implementation is None
        return
    names = {None: "", a: " a", b: " b"}
    found = [each.effect + names.get(each.value, " itself") for each in implementation.effects(op)]
    assert found == effects
    assert op.has_trait("MemoryEffectOpInterface")


@pytest.mark.parametrize(
    ("text", "is_dead", "is_free"),
    [
        ('"fx.none"() : () -> ()', True, True),
        ('"fx.writes"() : () -> ()', False, False),
        ('%m = "fx.allocates"() : () -> i32', False, False),
        ('%m = "fx.makes"() : () -> i32', True, False),
        ('%m = "fx.reads"(%a) : (i32) -> i32', True, False),
        ('"fx.silent"() : () -> ()', False, False),
        ('"t.unknown"() : () -> ()', False, False),
        ('"fx.around"() ({}) : () -> ()', True, True),
        ('"fx.around"() ({ "fx.none"() : () -> () }) : () -> ()', True, True),
        ('"fx.around"() ({ %m = "fx.makes"() : () -> i32 }) : () -> ()', True, False),
        (
            '"fx.around"() ({ "fx.around"() ({ "fx.silent"() : () -> () }) : () -> () }) : () -> ()',
            False,
            False,
        ),
        ('"fx.secret"() : () -> ()', False, False),
        ('"fx.secret_around"() ({}) : () -> ()', False, False),
        ('"fx.around"() ({ "fx.secret_around"() ({}) : () -> () }) : () -> ()', False, False),
        ("func.func private @f()", False, False),
        ('%m = "fx.first"(%a, %b) : (i32, i32) -> i32  "t.use"(%m) : (i32) -> ()', False, True),
    ],
)
def test_trivially_dead(text: str, is_dead: bool, is_free: bool) -> None:
    op = fx.parse(VALUES + text).body.operations[1]
    assert is_op_trivially_dead(op) is is_dead
    assert is_memory_effect_free(op) is is_free


SECRETS = ("fx.secret", "fx.secret_around")


@pytest.mark.parametrize("seed", range(20))
def test_unknown_effects_are_never_lost(seed: int) -> None:
    """Rewriting keeps all operations whose effects only C++ defines, in their order."""
    choice = random.Random(seed)

    def lines(depth: int) -> str:
        found = []
        for _ in range(choice.randrange(1, 5)):
            kind = choice.choice(("secret", "secret_around", "around", "none", "made"))
            mark = f"{{mark = {choice.randrange(10**6)}}}" if "secret" in kind else ""
            if kind == "made":
                found.append(f'%{choice.randrange(10**6)} = "fx.secret"() {mark} : () -> i32')
            elif kind in ("around", "secret_around") and depth:
                found.append(f'"fx.{kind}"() ({{ {lines(depth - 1)} }}) {mark} : () -> ()')
            elif kind in ("around", "secret_around"):
                found.append(f'"fx.{kind}"() ({{}}) {mark} : () -> ()')
            else:
                found.append(f'"fx.{kind}"() {mark} : () -> ()')
        return "\n".join(found)

    module = fx.parse(lines(3))

    def secrets() -> list[str]:
        return [str(op.attrs) for op in module.operation.walk_list() if op.info.name in SECRETS]

    before = secrets()
    rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze())
    assert secrets() == before
