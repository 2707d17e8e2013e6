"""Includes, include directories, files in memory, macros, the include stack of a message."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mlirkit import tablegen


def test_search_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for directory in ("cwd", "one", "two"):
        (tmp_path / directory).mkdir()
    (tmp_path / "two" / "a.td").write_text("def two;")
    root = tmp_path / "two" / "root.td"
    root.write_text('include "a.td"\n')
    monkeypatch.chdir(tmp_path / "cwd")
    # Never next to the including file.
    with pytest.raises(tablegen.TableGenError, match=r"1:9: error: could not find include file 'a.td'"):
        tablegen.load(root)
    dirs = [tmp_path / "one", tmp_path / "two"]
    assert list(tablegen.load(root, include_dirs=dirs).defs) == ["two"]
    (tmp_path / "one" / "a.td").write_text("def one;")
    assert list(tablegen.load(root, include_dirs=dirs).defs) == ["one"]
    (tmp_path / "cwd" / "a.td").write_text("def cwd;")
    records = tablegen.load(root, include_dirs=dirs)
    assert list(records.defs) == ["cwd"]
    assert records.dependencies == ["a.td"]
    vfs = {"a.td": "def memory;"}
    assert list(tablegen.load(root, include_dirs=dirs, vfs=vfs).defs) == ["memory"]


def test_changed_files_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.td"
    path.write_text("def first;")
    assert list(tablegen.load(path).defs) == ["first"]
    path.write_text("def another_one;")
    assert list(tablegen.load(path).defs) == ["another_one"]


def test_include_between_any_tokens() -> None:
    vfs = {"body.td": "int x = 1; }", "value.td": "1 +", "tail.td": "def after;", "number.td": " 42 "}
    records = tablegen.load(source='def a { include "body.td"\ninclude "tail.td"\n', vfs=vfs)
    assert list(records.defs) == ["a", "after"]
    records = tablegen.load(source='def a { int x = include "number.td"\n; }', vfs=vfs)
    assert records["a"].value_as_int("x") == 42


def test_include_stack_of_a_message() -> None:
    vfs = {"a.td": '\n\ninclude "b.td"\n', "b.td": "def ok;\ndef bad : Nope;\n"}
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("root.td", source='def x;\ninclude "a.td"\n', vfs=vfs)
    assert caught.value.render().split("\n") == [
        "Included from root.td:2:",
        "Included from a.td:3:",
        "b.td:2:11: error: Couldn't find class 'Nope'",
        "def bad : Nope;",
        "          ^",
    ]


def test_guards_and_macros() -> None:
    vfs = {"g.td": "#ifndef G\n#define G\ndef g;\n#endif\n"}
    records = tablegen.load(source='include "g.td"\ninclude "g.td"\n', vfs=vfs)
    assert list(records.defs) == ["g"]
    records = tablegen.load(source='include "g.td"\n', vfs=vfs, defines=["G"])
    assert list(records.defs) == []
    with pytest.raises(tablegen.TableGenError, match="invalid macro name `1x`"):
        tablegen.load(source="", defines=["1x"])


def test_one_file_under_different_macros() -> None:
    """The tree of a file is kept per outcome of its conditionals."""
    vfs = {"c.td": "#ifdef A\ndef a;\n#else\ndef b;\n#endif\ndef c;\n"}
    source = 'include "c.td"\n'
    for _ in range(2):
        assert list(tablegen.load(source=source, vfs=vfs).defs) == ["b", "c"]
        assert list(tablegen.load(source=source, vfs=vfs, defines=["A"]).defs) == ["a", "c"]


def test_bytes() -> None:
    source = (
        b'def "\xc3\xa9\xff" { string s = "\xe2\x82\xac\xff"; int n = !size(s); string t = !substr(s, 3); }'
    )
    records = tablegen.load(source=source)
    (record,) = records.defs.values()
    assert record.value_as_int("n") == 4
    assert record.value_as_string("t").encode("utf-8", "surrogateescape") == b"\xff"


def test_missing_root() -> None:
    with pytest.raises(tablegen.TableGenError, match=r"Could not open input file '/nonexistent/x\.td'"):
        tablegen.load("/nonexistent/x.td")


def test_a_file_whose_include_is_missing_at_times(tmp_path: Path) -> None:
    """The tree kept for a file is not used where the file's tokens end earlier."""
    root = tmp_path / "root.td"
    root.write_text('include "other.td"\n#ifndef X\ndef last;\n#endif\n')
    assert list(tablegen.load(root, vfs={"other.td": "def other;"}).defs) == ["other", "last"]
    with pytest.raises(tablegen.TableGenError, match=r"could not find include file 'other\.td'"):
        tablegen.load(root)
    assert list(tablegen.load(root, vfs={"other.td": "def other;"}).defs) == ["other", "last"]


def test_many_threads_at_once(tmp_path: Path) -> None:
    path = tmp_path / "t.td"
    path.write_text("class A<int n> { int x = !if(n, !add(1, A<!sub(n, 1)>.x), 0); } def d : A<200>;")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: tablegen.load(path, cache=False), range(24)))
    assert {one["d"].value_as_int("x") for one in found} == {200}


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="the system has no endless device")
def test_devices_are_not_included() -> None:
    with pytest.raises(tablegen.TableGenError, match="could not find include file '/dev/zero'"):
        tablegen.load(source='include "/dev/zero"')
