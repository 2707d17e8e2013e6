"""The page in a browser: panes show the selection, keys work as documented, nothing uses the network."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mlirkit.cli import main

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(BROWSER is None or DRIVER is None, reason="needs chromium and chromedriver"),
]

TEXT = """
func.func @main(%n: index, %m: memref<?xf32>, %p: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %w = arith.constant dense<[1.0, 2.0, 3.5, -1.0, 0.0, 7.0]> : tensor<6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = func.call @helper(%acc) : (f32) -> f32
    scf.yield %s : f32
  }
  cf.cond_br %p, ^bb1(%r : f32), ^bb2
^bb1(%x: f32):
  return %x : f32
^bb2:
  return %z : f32
}
func.func @helper(%x: f32) -> f32 {
  "t.note"() {text = "</script><script>window.broken = true</script><!--"} : () -> ()
  return %x : f32
}
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from selenium.webdriver import Chrome, ChromeOptions
    from selenium.webdriver.chrome.service import Service

    options = ChromeOptions()
    assert BROWSER is not None
    options.binary_location = BROWSER
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--no-first-run", "--window-size=1400,900",
    ):  # fmt: skip
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = Chrome(options, Service(DRIVER))
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    (folder / "a.mlir").write_text(TEXT)
    assert main(["view", str(folder / "a.mlir"), "-o", str(folder / "a.html")]) == 0
    return folder / "a.html"


@pytest.fixture
def page(browser: Any, path: Path) -> Iterator[Any]:
    browser.get("about:blank")
    browser.get(path.as_uri())
    yield browser
    complaints = [entry for entry in browser.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
    assert complaints == []


def texts(page: Any, selector: str) -> list[str]:
    script = "return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent)"
    found: list[str] = page.execute_script(script, selector)
    return found


def nodes(page: Any) -> list[str]:
    """The first line of each node of the graph."""
    return texts(page, ".node text.major")


def press(page: Any, selector: str, *keys: str) -> None:
    from selenium.webdriver.common.by import By

    element = page.find_element(By.CSS_SELECTOR, selector)
    page.execute_script("arguments[0].focus()", element)
    element.send_keys(*keys)


def click(page: Any, selector: str) -> None:
    from selenium.webdriver.common.by import By

    page.find_element(By.CSS_SELECTOR, selector).click()


def selected(page: Any) -> str:
    (label,) = texts(page, "#details h2")
    return label


def test_begins_with_the_main_function(page: Any) -> None:
    assert page.title == "a.mlir"
    assert selected(page) == "func.func @main"
    assert texts(page, ".crumb") == ["builtin.module", "@main"]
    assert {"%0 = scf.for", "cf.cond_br", "%cst = arith.constant"} <= set(nodes(page))
    assert "%2 = memref.load" not in nodes(page)
    assert texts(page, ".cluster text") == ["^bb0", "^bb1", "^bb2"]
    assert page.execute_script("return window.broken") is None


def test_search_selects_in_all_panes(page: Any) -> None:
    press(page, "#search", "memref.load", "\ue007")
    assert texts(page, "#hits") == ["1 of 1"]
    assert "memref.load" in selected(page)
    assert "memref.load" in texts(page, ".line.selected")[0]
    assert "memref.load" in texts(page, ".row.selected")[0]
    assert "memref.load" in texts(page, ".node.selected")[0]
    assert texts(page, ".crumb") == ["builtin.module", "@main", "scf.for"]


def test_tree_by_keys(page: Any) -> None:
    right, down = "\ue014", "\ue015"
    press(page, ".row.selected", right)
    press(page, ".row.selected", down, down)
    assert selected(page) == "%c1 = arith.constant"
    press(page, ".row.selected", "\ue012")
    assert selected(page) == "func.func @main"


def test_graph_by_keys(page: Any) -> None:
    press(page, "#search", "scf.for", "\ue007")
    press(page, "#graph", " ")
    assert {"%2 = memref.load", "%0 = scf.for"} <= set(nodes(page) + texts(page, ".cluster text"))
    press(page, "#graph", " ")
    assert "memref.load" not in " ".join(nodes(page))
    press(page, "#graph", "\ue007")
    assert texts(page, ".crumb")[-1] == "scf.for"
    press(page, "#graph", "\ue003")
    assert texts(page, ".crumb")[-1] == "@main"
    press(page, "#graph", "\ue015")
    assert selected(page) == "cf.cond_br"


def test_constants_have_a_histogram(page: Any) -> None:
    press(page, "#search", "tensor<6xf32>", "\ue007")
    (facts,) = texts(page, ".facts")
    assert "6 elements" in facts
    assert "-1 to 7" in facts
    assert len(texts(page, ".histogram rect")) == 24


def test_calls(page: Any) -> None:
    click(page, "#view-calls")
    assert nodes(page) == ["func.func @main", "func.func @helper"]
    assert len(texts(page, ".edge")) == 1


def test_dialects_can_be_hidden(page: Any) -> None:
    click(page, "details.menu summary")
    click(page, 'input[value="arith"]')
    press(page, ".row.selected", "\ue014")
    assert not [text for text in texts(page, ".row") if "arith." in text]
    assert texts(page, ".node.dim text.major") == [label for label in nodes(page) if "arith." in label]


def test_addresses_name_operations(browser: Any, path: Path) -> None:
    browser.get("about:blank")
    browser.get(f"{path.as_uri()}#op=3")
    assert selected(browser) == "%c1 = arith.constant"


def test_source_lines(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text("import f\n\nresult = f.add(1, 2)  # </script>\n")
    (tmp_path / "a.mlir").write_text(
        'func.func @main() {\n  "t.x"() : () -> () loc(callsite("model.py":3:10 at "absent.py":1:1))\n  return\n}\n'
    )
    for options, excerpts in (([], ["1import f23result = f.add(1, 2)  # </script>4"]), (["--no-sources"], [])):
        assert main(["view", str(tmp_path / "a.mlir"), "-o", str(tmp_path / "a.html"), *options]) == 0
        browser.get("about:blank")
        browser.get((tmp_path / "a.html").as_uri())
        press(browser, "#search", "t.x", "\ue007")
        places = texts(browser, ".place")
        assert [text.split(":")[0] for text in places] == ["model.py", "absent.py"]
        assert texts(browser, ".place[open] .source") == excerpts
        assert texts(browser, ".source mark") == ["f.add(1, 2)  # </script>"] * len(excerpts)


def test_differences(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(TEXT)
    (tmp_path / "b.mlir").write_text(
        TEXT.replace("arith.constant 0.0", "arith.constant 2.0").replace('  "t.note"', '  "t.more"() : () -> ()\n  "t.note"')
    )
    page = tmp_path / "d.html"
    assert main(["diff", str(tmp_path / "a.mlir"), str(tmp_path / "b.mlir"), "--html", str(page)]) == 1
    browser.get("about:blank")
    browser.get(page.as_uri())
    assert texts(browser, "h1") == ["a.mlir", "b.mlir"]
    assert texts(browser, ".change .kind") == ["changed", "added"]
    assert [text.split("=")[0].strip(" 0123456789") for text in texts(browser, ".line.changed")] == ["%cst", "%cst"]
    press(browser, ".change.selected", "\ue015")
    assert ["t.more" in text for text in texts(browser, ".line.selected")] == [True]
    assert [text.strip(" 0123456789") for text in texts(browser, "#right .line.added")] == ['"t.more"() : () -> ()']
    assert browser.execute_script("return window.broken") is None


def test_many_operations(browser: Any, tmp_path: Path) -> None:
    count = int(os.environ.get("MLIRKIT_VIEWED_OPERATIONS", "20000"))
    lines = ["func.func @main(%a: i32) -> i32 {", "  %0 = arith.addi %a, %a : i32"]
    lines += [f"  %{at} = arith.addi %{at - 1}, %a : i32" for at in range(1, count)]
    lines += [f"  return %{count - 1} : i32", "}"]
    (tmp_path / "a.mlir").write_text("\n".join(lines))
    assert main(["view", str(tmp_path / "a.mlir"), "-o", str(tmp_path / "a.html")]) == 0
    browser.get("about:blank")
    browser.get((tmp_path / "a.html").as_uri())
    # Levels and rows are made on demand, however many operations there are.
    assert len(texts(browser, ".node")) < 200
    assert len(texts(browser, ".row")) < 300
    press(browser, "#search", f"%{count // 2} =", "\ue007")
    assert selected(browser) == f"%{count // 2} = arith.addi"
    assert texts(browser, ".node.selected text.major") == [f"%{count // 2} = arith.addi"]
    assert texts(browser, ".line.selected")[0].endswith("i32")
