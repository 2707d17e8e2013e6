"""`mlirkit inspect --skew`; tests/conformance/release_skew.py compares with the releases' own tools."""

from __future__ import annotations

from pathlib import Path

from mlirkit.bytecode import write_bytecode
from mlirkit.cli.inspect import arguments, inspect_skew
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import put
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import layouts_of
from mlirkit.text.parser import parse_source

SPLAT = b"""func.func @f(%a: f32) {
  %0 = "vector.splat"(%a) : (f32) -> vector<4xf32>
  return
}"""


def test_releases_without_an_operation_of_the_name_do_not_read_it_as_it_is(tmp_path: Path) -> None:
    """Those releases need the operation under its other name, which the writer's release has as well."""
    module = parse_source(SPLAT, "f", Context(allow_unregistered_dialects=True), True)
    path = tmp_path / "f.mlirbc"
    release = release_layouts("llvm21")
    path.write_bytes(write_bytecode(module, 6, f"MLIR{release.version}", False, layouts_of(release)))
    options = arguments().parse_args(["--skew", str(path)])
    found = inspect_skew(str(path), options)["releases"]
    reads = {name: entry["reads"] for name, entry in found.items()}
    assert (reads["llvm21"], reads["llvm22"], reads["llvm23"]) == ("as it is", "converted", "converted")


def with_flags(module: Operation) -> Operation:
    """The module with the flags of its addition set to `none`."""
    (addition,) = (op for op in module.walk_list() if op.name == "llvm.add")
    put(addition, "overflowFlags", Attribute.parse("#llvm.overflow<none>", module.context))
    return module


def test_text_with_properties_is_not_for_releases_that_have_none_there(tmp_path: Path) -> None:
    """Release 17 has properties, but not of nvvm."""
    path = tmp_path / "f.mlir"
    reads: list[str] = []
    for attributes in ("<{kind = #nvvm<shfl_kind bfly>}>", "{kind = #nvvm<shfl_kind bfly>}"):
        path.write_text(
            "func.func @f(%a: i32, %f: f32) {\n"
            f'  %0 = "nvvm.shfl.sync"(%a, %f, %a, %a) {attributes} : (i32, f32, i32, i32) -> f32\n  return\n}}'
        )
        options = arguments().parse_args(["--skew", str(path)])
        reads.append(inspect_skew(str(path), options)["releases"]["llvm17"]["reads"])
    assert reads == ["converted", "as it is"]


def test_a_number_for_an_attribute_is_not_what_another_release_reads(tmp_path: Path) -> None:
    """Flags that say nothing are an attribute of 18's and a number of 19's."""
    text = b"func.func @f(%a: i32) {\n%0 = llvm.add %a, %a : i32\nreturn\n}"
    module = parse_source(text, "f", Context(), True)
    path = tmp_path / "f.mlirbc"
    release = release_layouts("llvm18")
    path.write_bytes(write_bytecode(with_flags(module), 6, f"MLIR{release.version}", False, layouts_of(release)))
    found = inspect_skew(str(path), arguments().parse_args(["--skew", str(path)]))["releases"]
    assert (found["llvm18"]["reads"], found["llvm19"]["reads"]) == ("as it is", "converted")
