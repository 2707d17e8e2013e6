"""`install_as`: the modules that a program imports under upstream's names, and the names that are refused.

Each program runs in a process.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.passmanager import PassManager

INSTALL = "import mlirkit; mlirkit.install_as({}); "

# Generated bindings in mlir-tblgen's form, for a dialect without a definition.
GENERATED = """
from ._ods_common import _cext as _ods_cext
from ._ods_common import segmented_accessor, get_default_loc_context, get_op_results_or_values
_ods_ir = _ods_cext.ir
_ods_cext.globals.register_traceback_file_exclusion(__file__)

@_ods_cext.register_dialect
class _Dialect(_ods_ir.Dialect):
    DIALECT_NAMESPACE = "mine"

@_ods_cext.register_operation(_Dialect)
class GroupsOp(_ods_ir.OpView):
    OPERATION_NAME = "mine.groups"
    _ODS_OPERAND_SEGMENTS = [1, 0, -1]
    _ODS_REGIONS = (1, True)

    def __init__(self, result, first, rest, *, maybe=None, size=None, loc=None, ip=None):
        operands = [first, maybe, get_op_results_or_values(rest)]
        attributes = {}
        context = get_default_loc_context(loc)
        if size is not None:
            attributes["size"] = _ods_ir.AttrBuilder.get("I64Attr")(size, context=context)
        super().__init__(self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS,
                         self._ODS_RESULT_SEGMENTS, attributes=attributes, results=[result],
                         operands=operands, successors=None, regions=None, loc=loc, ip=ip)

    @property
    def result0(self):
        return self.operation.results[0]

    @property
    def rest(self):
        return segmented_accessor(self.operation.operands, self.operation.attributes["operandSegmentSizes"], 2)

@_ods_cext.register_op_adaptor(GroupsOp)
class GroupsOpAdaptor(_ods_ir.OpAdaptor):
    OPERATION_NAME = "mine.groups"
"""

USE = """
from mlir import ir
from mlir.dialects import _mine_ops_gen as mine, arith
with ir.Context() as context, ir.Location.unknown():
    context.allow_unregistered_dialects = True
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        one = arith.constant(ir.IntegerType.get_signless(32), 1)
        made = mine.GroupsOp(one.type, one, [one, one], size=4)
        again = mine.GroupsOp.build_generic(results=[one.type], operands=[one, None, []])
    read = ir.Module.parse(str(module)).body.operations[1]
    print(type(read) is type(made), len(read.rest))
    print(context.dialects["arith"].namespace, isinstance(made, ir.OpView), isinstance(one.owner, ir.OpView))
print(module)
"""


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def lines(program: str) -> list[str]:
    return run(program).split("\n")[:-1]


def test_modules() -> None:
    """Upstream's modules are mlirkit's own, and there are no others."""
    program = INSTALL.format("'mlir'") + (
        "import mlir.ir, mlir.passmanager, mlir.rewrite, mlir.extras.types as T, mlir.extras.meta\n"
        "import mlir.dialects.arith as arith\n"
        "from mlir.dialects import cf, ub, openmp, _scf_ops_gen, _arith_enum_gen\n"
        "from mlir.dialects.func import *\n"
        "from mlir._mlir_libs import _mlirDialectsLLVM, get_dialect_registry\n"
        "from mlir._mlir_libs._mlir import ir\n"
        "from mlirkit import dialects, ir as own\n"
        "print(mlir.ir is own is ir, arith is dialects.arith, _scf_ops_gen.ForOp is dialects.scf.ForOp)\n"
        "from mlir.dialects._arith_enum_gen import _arith_cmpipredicateattr\n"
        "from mlir.dialects.linalg import T1, TensorDef, linalg_structured_op\n"
        "print(_arith_cmpipredicateattr(arith.CmpIPredicate.slt, None), ir._denseI64ArrayAttr([1], None))\n"
        "print(FuncOp.__name__, openmp.ParallelOp.__name__, T.vector(4, T.f32()))\n"
        "for name in ('mlir.dialects.loading', 'mlir.core', 'mlir.dialects.nobody'):\n"
        "    try: __import__(name)\n"
        "    except ModuleNotFoundError as error: print(error)\n"
    )
    assert lines(program) == [
        "True True True",
        "2 : i64 array<i64: 1>",
        "FuncOp ParallelOp vector<4xf32>",
        "No module named 'mlir.dialects.loading' in mlirkit",
        "No module named 'mlir.core' in mlirkit",
        "No module named 'mlir.dialects.nobody' in mlirkit",
    ]


def test_generated_bindings(tmp_path: Path) -> None:
    (tmp_path / "dialects").mkdir()
    (tmp_path / "dialects" / "_mine_ops_gen.py").write_text(GENERATED)
    output = run(INSTALL.format(f"'mlir', extend=[{str(tmp_path)!r}]") + USE)
    assert output.split() == [
        "True",
        "2",
        "arith",
        "True",
        "True",
        "module",
        "{",
        "%c1_i32",
        "=",
        "arith.constant",
        "1",
        ":",
        "i32",
        "%0",
        "=",
        '"mine.groups"(%c1_i32,',
        "%c1_i32,",
        "%c1_i32)",
        "({",
        "})",
        "{operandSegmentSizes",
        "=",
        "array<i32:",
        "1,",
        "0,",
        "2>,",
        "size",
        "=",
        "4",
        ":",
        "i64}",
        ":",
        "(i32,",
        "i32,",
        "i32)",
        "->",
        "i32",
        "%1",
        "=",
        '"mine.groups"(%c1_i32)',
        "({",
        "})",
        "{operandSegmentSizes",
        "=",
        "array<i32:",
        "1,",
        "0,",
        "0>}",
        ":",
        "(i32)",
        "->",
        "i32",
        "}",
    ]


@pytest.mark.parametrize(
    "program",
    [
        "import json.decoder, mlirkit; mlirkit.install_as('json')",
        "import mlirkit; mlirkit.install_as('json')",
    ],
    ids=["imported", "installed"],
)
def test_refused(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "ImportError: 'json' " in done.stderr


def test_nothing_by_accident() -> None:
    program = "import mlirkit.ir, sys\ntry: import mlir\nexcept ModuleNotFoundError: print('none')"
    assert lines(program) == ["none"]


def test_parts_of_another_package(tmp_path: Path) -> None:
    """Folders without `__init__` extend a package, and a placeholder module replaces machine code."""
    library = tmp_path / "theirs" / "mlir" / "_mlir_libs"
    library.mkdir(parents=True)
    (tmp_path / "theirs" / "mlir" / "__init__.py").write_text("")
    (library / "_theirs.abi3.so").write_bytes(b"")
    (library / "_theirs.pyi").write_text("class Thing: ...\ndef register_dialect(context): ...\n")
    (tmp_path / "theirs" / "mlir" / "tools" / "deep").mkdir(parents=True)
    (tmp_path / "theirs" / "mlir" / "tools" / "deep" / "one.py").write_text("from ... import ir")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path / 'theirs')!r})\n"
        "import mlirkit; mlirkit.install_as('mlir', replace=True)\n"
        "from mlir.tools.deep.one import ir\n"
        "from mlir._mlir_libs._theirs import *\n"
        "from mlir._mlir_libs import _theirs\n"
        "import mlir._mlir_libs._theirs.inner\n"
        "print(register_dialect(ir.Context()), ir.__name__, mlir._mlir_libs.__file__[-3:])\n"
        "try: Thing(1)\n"
        "except NotImplementedError as error: print(error)\n"
    )
    assert lines(program) == [
        "None mlirkit.ir .py",
        "mlir._mlir_libs._theirs.Thing exists only as machine code",
    ]


def test_package_in_a_package() -> None:
    """The package around the installed name does not exist."""
    assert lines(
        INSTALL.format("'nobody.compiler'") + "from nobody.compiler import ir; print(ir.__name__)"
    ) == ["mlirkit.ir"]


MHLO = """
import mlirkit
mlirkit.install_as("xla.mlir")
from xla.mlir import ir
from xla.mlir.dialects import mhlo
from xla.mlir.dialects._mhlo_ops_gen import AddOp
from xla.mlir._mlir_libs import _mlirHlo
with ir.Context() as context, ir.Location.unknown():
    mhlo.register_mhlo_dialect(context, load=False)
    print(context.is_loaded("mhlo"))
    _mlirHlo.register_mhlo_dialect(context)
    print(context.is_loaded("mhlo"), _mlirHlo.register_mhlo_passes())
    module = ir.Module.parse("%0 = mhlo.constant dense<1.0> : tensor<2xf32>")
    constant = module.body.operations[0].result
    with ir.InsertionPoint(module.body):
        print(mhlo.add(constant, constant).owner)
    print(AddOp is mhlo.AddOp, _mlirHlo.ScatterDimensionNumbers is mhlo.ScatterDimensionNumbers)
    print(mhlo.ComparisonDirectionAttr.get("LT"), mhlo.TokenType.get())
    print(module.operation.verify())
"""


def test_dialects_of_other_distributions() -> None:
    """Dialects of mlirkit-dialects have faces, generated bindings and native modules like all dialects."""
    pytest.importorskip("mlirkit_dialects")
    assert lines(MHLO) == [
        "False",
        "True None",
        "%1 = mhlo.add %0, %0 : tensor<2xf32>",
        "True True",
        "#mhlo<comparison_direction LT> !mhlo.token",
        "True",
    ]


def test_transforms_of_other_projects(tmp_path: Path) -> None:
    """`_x_transform_ops_gen` is the project's file, unless x is a part of the shipped transform dialect."""
    folder = tmp_path / "dialects"
    folder.mkdir()
    names = ("loop_transform", "affine_transform", "transform_pdl_extension", "mine_transform", "transform_mine")
    for name in names:
        (folder / f"_{name}_ops_gen.py").write_text("OWN = True")
    program = INSTALL.format(f"'mlir', extend=[{str(tmp_path)!r}]") + "from importlib import import_module\n"
    program += "\n".join(
        f"print(hasattr(import_module('mlir.dialects._{name}_ops_gen'), 'OWN'))" for name in names
    )
    assert lines(program) == ["False", "False", "False", "True", "True"]


def test_modules_of_a_program_over_a_distribution(tmp_path: Path) -> None:
    """A program's own modules for a dialect precede those of the distribution, but not a shipped dialect."""
    pytest.importorskip("mlirkit_dialects")
    folder = tmp_path / "dialects"
    folder.mkdir()
    (folder / "arith.py").write_text("OWN = True")
    (folder / "mhlo.py").write_text("from ._mhlo_ops_gen import *\nOWN = AddOp.__mro__")
    program = (
        "from mlirkit.dialects import mhlo as face\n"
        "from mlir.dialects import arith, mhlo\n"
        "print(hasattr(arith, 'OWN'), face.AddOp in mhlo.OWN)"
    )
    assert lines(INSTALL.format(f"'mlir', extend=[{str(tmp_path)!r}]") + program) == ["False True"]


# Without the distribution: no entry point is found.
WITHOUT_PACKS = """
from mlirkit.dialects import packages
packages._entry_points = dict
import mlirkit
mlirkit.install_as("xla.mlir", extend=[{!r}])
for statement in (
    "from mlirkit.dialects import mhlo",
    "from xla.mlir.dialects import mhlo",
    "import xla.mlir.dialects._tt_ops_gen",
    "from xla.mlir._mlir_libs import _mlirHlo; _mlirHlo.TokenType()",
    "from xla.mlir._mlir_libs import _mlirHlo; _mlirHlo.TokenType.get()",
    "from mlirkit.dialects import nobody",
):
    try:
        exec(statement)
    except (ImportError, AttributeError, NotImplementedError) as error:
        print(type(error).__name__, "pip install mlirkit-dialects" in str(error))
from xla.mlir._mlir_libs import _mlirHlo
from xla.mlir import ir
print(_mlirHlo.register_mhlo_dialect(ir.Context()))
"""


def test_missing_distributions_are_named(tmp_path: Path) -> None:
    """Errors name the distribution to install; machine code of another package stays importable, for JAX."""
    libraries = tmp_path / "_mlir_libs"
    libraries.mkdir()
    (libraries / "_mlirHlo.so").write_bytes(b"")
    assert lines(WITHOUT_PACKS.format(str(tmp_path))) == [
        "NotInstalled True",
        "NotInstalled True",
        "NotInstalled True",
        "NotImplementedError True",
        "NotImplementedError True",
        "ImportError False",
        "None",
    ]


def test_pointers_say_what_to_hand_over_instead() -> None:
    """Classes that have a pointer in upstream's bindings have members whose errors suggest bytecode."""
    with ir.Context() as context, ir.Location.unknown() as location:
        module = ir.Module.parse("func.func @f(%a: i32) { return }")
        function = module.body.operations[0]
        holders = (context, location, module, module.operation, function, function.entry_block.arguments[0])
        values = (ir.IndexType.get(), ir.UnitAttr.get(), ir.AffineMap.get_identity(1), ir.AffineDimExpr.get(0))
        for each in (*holders, *values, ir.IntegerSet.get_empty(1, 0), PassManager("any", context)):
            for holder, member in ((each, "_CAPIPtr"), (type(each), "_CAPIPtr"), (type(each), "_CAPICreate")):
                with pytest.raises(AttributeError, match=rf"'{member}'.*write_bytecode\(\)"):
                    getattr(holder, member)
                assert not hasattr(holder, member)
