"""Data for Netron: values and nodes of the whole module, and a graph that Netron itself shows."""

from __future__ import annotations

import json
import shutil
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.cli import main
from mlirkit.core.walk import walk_preorder
from mlirkit.text.parser import parse_source
from mlirkit.viewer import ViewDocument
from mlirkit.viewer.netron import netron_model
from tests.generators.modules import generate_module

pytestmark = pytest.mark.plain

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")

TEXT = """
func.func @helper(%x: f32) -> f32 { return %x : f32 }
func.func @main(%n: index, %m: memref<?xf32>, %t: tensor<?x4xf32>) -> (f32, tensor<?x4xf32>) {
  %c = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c to %n step %c iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = func.call @helper(%v) : (f32) -> f32
    scf.yield %s : f32
  }
  return %r, %t : f32, tensor<?x4xf32>
}
memref.global @g : memref<2xf32>
"""


def model_of(text: str) -> Any:
    root = parse_source(text.encode(), "f.mlir", ir.Context(allow_unregistered_dialects=True), True)
    return json.loads(json.dumps(netron_model(ViewDocument(root, "f.mlir"))))


def test_graphs() -> None:
    graphs = model_of(TEXT)["graphs"]
    assert [graph["name"] for graph in graphs] == ["@main", "@helper", "builtin.module"]
    main_graph = graphs[0]
    values = main_graph["values"]
    assert [one["name"] for one in main_graph["inputs"]] == ["%arg0", "%arg1", "%arg2"]
    assert values[main_graph["inputs"][2]["value"][0]]["type"] == {
        "dataType": "f32",
        "shape": {"dimensions": ["?", 4]},
    }
    assert [one["name"] for one in main_graph["outputs"]] == ["operands[0]", "operands[1]"]
    load = next(node for node in main_graph["nodes"] if node["type"]["name"] == "memref.load")
    assert load["name"].startswith("scf.for#")
    assert [one["name"] for one in load["inputs"]] == ["memref", "indices[0]"]
    assert [node["type"].get("category") for node in main_graph["nodes"][:3]] == [
        "Constant",
        "Constant",
        None,
    ]
    assert [node["type"]["name"] for node in graphs[2]["nodes"]] == ["memref.global"]


@pytest.mark.parametrize("seed", range(6))
def test_all_operations_are_there(seed: int) -> None:
    text = generate_module(seed)
    graphs = model_of(text)["graphs"]
    root = parse_source(text.encode(), "f.mlir", ir.Context(allow_unregistered_dialects=True), True)
    nodes = [node["type"]["name"] for graph in graphs for node in graph["nodes"]]
    names = [op.name for op in walk_preorder(root) if op is not root]
    shown_otherwise = [graph["name"] for graph in graphs if graph["name"].startswith("@")]
    returns = sum(bool(graph["outputs"]) for graph in graphs)
    assert (
        len(names) - len(shown_otherwise) - names.count("func.return") <= len(nodes) <= len(names) - returns
    )
    for graph in graphs:
        for argument in [one for node in graph["nodes"] for one in node["inputs"] + node["outputs"]]:
            assert all(0 <= number < len(graph["values"]) for number in argument["value"])


@pytest.mark.skipif(BROWSER is None or DRIVER is None, reason="needs chromium and chromedriver")
@pytest.mark.skipif(find_spec("netron") is None, reason="needs netron (pip install netron)")
def test_in_netron(tmp_path: Path) -> None:
    import netron
    from selenium.webdriver import Chrome, ChromeOptions
    from selenium.webdriver.chrome.service import Service

    (tmp_path / "a.mlir").write_text(TEXT)
    file = tmp_path / "a.netron"
    assert main(["view", "--netron", str(tmp_path / "a.mlir"), "-o", str(file)]) == 0
    options = ChromeOptions()
    assert BROWSER is not None
    options.binary_location = BROWSER
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"):
        options.add_argument(argument)
    address = netron.start(str(file), browse=False)
    driver = Chrome(options, Service(DRIVER))
    try:
        driver.get(f"http://{address[0]}:{address[1]}")
        labels: list[str] = []
        deadline = time.monotonic() + 60
        while not labels and time.monotonic() < deadline:
            # Netron first asks for consent to cookies.
            for button in driver.find_elements("css selector", "#message-button"):
                if button.is_displayed():
                    button.click()
            time.sleep(0.3)
            labels = driver.execute_script(
                "return [...document.querySelectorAll('.node text')].map((one) => one.textContent)"
            )
        assert labels == [
            "%arg0", "%arg1", "%arg2", "constant", "constant", "for", "load", "call", "yield", "operands[0]",
            "operands[1]",
        ]  # fmt: skip
    finally:
        driver.quit()
        netron.stop(address)
