"""Sources made to exhaust the reader: deep ones work, runaway ones are stopped with a diagnostic."""

from __future__ import annotations

import sys

import pytest

from mlirkit import tablegen
from mlirkit.tablegen.dump_json import dump_json
from mlirkit.tablegen.print_records import print_records

N = 1500


def doubled(first: str, step: str, count: int = 60) -> str:
    steps = [f"defvar a{i + 1} = {step.replace('@', f'a{i}')};" for i in range(count)]
    return f"def op; defvar a0 = {first}; " + " ".join(steps)


DEEP = {
    "list": f"defvar x = {'[' * N}1{']' * N};",
    "dag": f"def op; def d {{ dag x = {'(op ' * N}1{')' * N}; }}",
    "if": f"class C<int a> {{ int x = {'!if(a, ' * N}1{', 0)' * N}; }} def d : C<1>;",
    "add": f"def d {{ int x = {'!add(1, ' * N}1{')' * N}; }}",
    "paste": "def d { string x = " + '"a" # ' * N + '"b"; }',
    "instance": f"class C<int a> {{ int v = a; }} def d {{ int x = {'C<' * N}1{'>.v' * N}; }}",
    "type": f"def d {{ {'list<' * 50000}int{'>' * 50000} x; }}",
    "comment": "/*" * 100000 + "*/" * 100000,
    "if statement": "if 1 then " * N + "def d;",
    "let statement": "let x = 1 in { " * N + "}" * N,
    "recursive class": ("class A<int n> { int x = !if(n, !add(1, A<!sub(n, 1)>.x), 0); } def d : A<1000>;"),
    "class chain": "class C0; " + " ".join([f"class C{i + 1} : C{i};" for i in range(N)]) + f"def d : C{N};",
}


@pytest.mark.parametrize("name", DEEP)
def test_deep(name: str) -> None:
    limit = sys.getrecursionlimit()
    records = tablegen.load(source=DEEP[name])
    print_records(records)
    dump_json(records)
    assert sys.getrecursionlimit() == limit


RUNAWAY = {
    "list": "defvar x = " + "[" * 200000,
    "type": f"def d {{ {'list<' * 200000}int{'>' * 200000} x; }}",
    "value": "defvar x = " + "!add(1, " * 200000,
    "statement": "if 1 then " * 200000,
    "recursive class": "class A<int n> { int x = A<!add(n, 1)>.x; } def d : A<0>;",
    "range": "defvar x = !range(0, 1000000000000);",
    "closed range": "defvar x = [1][0...1000000000];",
    "foreach range": "foreach i = 0...4000000000 in def a#i;",
    "splat": "defvar x = !listsplat(1, 1000000000000);",
    "negative splat": "defvar x = !listsplat(1, -1);",
    "string": doubled('"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"', "!strconcat(@, @)"),
    "lists": doubled("[1]", "!listconcat(@, @)"),
    "dags": doubled("(op 1)", "!con(@, @)"),
    "tree": doubled("(op 1)", "(op @, @)"),
    "subst": doubled('"aaaa"', '!subst("a", @, @)', 20),
    "empty subst": 'defvar x = !subst("", "b", "c");',
    "symbolic tree": "class C<int a0> { "
    + " ".join([f"defvar a{i + 1} = !add(a{i}, a{i});" for i in range(60)])
    + " int x = a60; }",
    "bits": "def d { bits<4294967295> x; }",
    "include": 'include "self.td"',
    "diamonds": "class C0; "
    + " ".join([f"class L{i} : C{i}; class R{i} : C{i}; class C{i + 1} : L{i}, R{i};" for i in range(60)]),
    "class chain": "class C0; " + " ".join([f"class C{i + 1} : C{i};" for i in range(20000)]),
    "append": 'class A0 { string s = "a"; } '
    + " ".join([f"class A{i + 1} : A{i} {{ let append s = A{i}<>.s; }}" for i in range(60)]),
    "multiclass": "multiclass M0 { def a; } "
    + " ".join([f"multiclass M{i + 1} {{ defm x : M{i}; defm y : M{i}; }}" for i in range(40)]),
    "chain of fields": "class C { "
    + " ".join([f"int f{i};" for i in range(30001)] + [f"let f{i} = f{i + 1};" for i in range(30000)])
    + "} def d : C { let f30000 = 2; }",
    "chain of variables": "class C<int a0> { "
    + " ".join([f"defvar a{i + 1} = !add(a{i}, 1);" for i in range(30000)])
    + "int x = a30000; } def d : C<1>;",
    "long fold": "class C<int a> { int x = !foldl(a, !range(100000), s, i, !add(s, i)); } def d : C<1>;",
    "regex": 'defvar x = !match("a", "((a{255}){255}){255}");',
}


@pytest.mark.parametrize("name", RUNAWAY)
def test_runaway(name: str) -> None:
    with pytest.raises(tablegen.TableGenError):
        tablegen.load(source=RUNAWAY[name], vfs={"self.td": 'include "self.td"'})


def test_no_slow_regex() -> None:
    records = tablegen.load(source=f'def d {{ bit x = !match("{"a" * 5000}b", "(a+)+$"); }}')
    assert records["d"].value_as_bit("x") is False
