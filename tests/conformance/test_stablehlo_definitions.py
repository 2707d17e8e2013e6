"""Our definitions of stablehlo, chlo, vhlo and quant: the reference generators accept them, their content is
that of upstream's, and the tables of facts about conversion and bytecode agree with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode.entry_layout import Entry
from mlirkit.conversion import vhlo_mapping as mapping
from mlirkit.conversion import vhlo_versions as versions
from mlirkit.dialects.chlo import bytecode_codes as chlo_codes
from mlirkit.dialects.stablehlo import bytecode_codes as stablehlo_codes
from mlirkit.dialects.vhlo import bytecode_codes as vhlo_codes
from tests.conformance import tools
from tests.conformance.stablehlo_definitions import OURS, Definitions, upstream
from tests.dialects.comparable_records import differences

STABLEHLO = "stablehlo/dialect/StablehloOps.td"
CHLO = "stablehlo/dialect/ChloOps.td"
VHLO = "stablehlo/dialect/VhloOps.td"
QUANT = "mlir/Dialect/Quant/IR/QuantOps.td"


def installed_includes() -> Path:
    return Path(tools.tool("mlir-tblgen")).resolve().parents[1] / "include"


# ---------------------------------------------------------------------------------------------
# The definitions
# ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "dialect", "count"),
    [(STABLEHLO, "stablehlo", 118), (CHLO, "chlo", 51), (VHLO, "vhlo", 145), (QUANT, "quant", 3)],
)
def test_operations_of_each_dialect(file: str, dialect: str, count: int) -> None:
    assert len(Definitions(file, OURS).operations(dialect)) == count


@pytest.mark.parametrize("base", ["ours", "installed"])
@pytest.mark.parametrize(
    ("file", "generators"),
    [
        (STABLEHLO, ("op-defs", "enum-defs", "attrdef-defs", "typedef-defs", "dialect-defs")),
        (CHLO, ("op-defs", "enum-defs", "attrdef-defs")),
        (VHLO, ("op-defs", "enum-defs", "attrdef-defs", "typedef-defs")),
        (QUANT, ("op-defs",)),
    ],
)
def test_generators_take_them(file: str, generators: tuple[str, ...], base: str) -> None:
    """Once with our base library, and once with the installed one before it."""
    includes = [OURS] if base == "ours" else [installed_includes(), OURS]
    flags = [flag for folder in includes for flag in ("-I", str(folder))]
    dialect = "quant" if file == QUANT else Path(file).name[: -len("Ops.td")].lower()
    for generator in generators:
        which = [f"--dialect={dialect}"] if generator == "dialect-defs" else []
        done = tools.run(tools.tool("mlir-tblgen"), f"--gen-{generator}", *which, *flags, str(OURS / file))
        assert b"::" in done.stdout


@pytest.mark.parametrize(
    ("file", "classes"),
    [
        (STABLEHLO, ("Op", "AttrDef", "TypeDef", "EnumInfo", "TypeConstraint")),
        (CHLO, ("Op", "AttrDef", "EnumInfo")),
        (VHLO, ("Op", "AttrDef", "TypeDef", "EnumInfo")),
    ],
)
def test_says_what_upstream_says(file: str, classes: tuple[str, ...]) -> None:
    """Names, arguments, results, regions, traits, formats, flags, predicates, cases and summaries of
    constraints, record by record, over the same base library."""
    theirs = Definitions(file, installed_includes(), upstream())
    ours = Definitions(file, installed_includes(), OURS)
    found: list[str] = []
    for cls in classes:
        wanted = {name for name in theirs.instances(cls) if not name.startswith("Shape_")}
        found += [f"{name}: missing" for name in sorted(wanted - ours.instances(cls).keys())]
        found += [f"{name}: not upstream's" for name in sorted(ours.instances(cls).keys() - wanted)]
        for name in sorted(wanted & ours.instances(cls).keys()):
            found += differences(theirs.comparable(name), ours.comparable(name), name)
    assert not found, "\n".join(found[:20])


# ---------------------------------------------------------------------------------------------
# Versions of vhlo
# ---------------------------------------------------------------------------------------------


def ranges(records: dict[str, dict[str, str]]) -> dict[str, versions.Range]:
    result: dict[str, versions.Range] = {}
    for name, record in records.items():
        first = versions.parse_version(record["minVersion"])
        assert first is not None
        result[name] = (first, versions.parse_version(record["maxVersion"]))
    return result


def test_versions_are_those_of_the_definitions() -> None:
    vhlo = Definitions(VHLO, OURS)
    assert ranges(vhlo.operations("vhlo")) == versions.OP_VERSIONS
    assert ranges(vhlo.by_mnemonic("AttrDef")) == versions.ATTRIBUTE_VERSIONS
    assert ranges(vhlo.by_mnemonic("TypeDef")) == versions.TYPE_VERSIONS


@pytest.mark.parametrize("step", versions.STEPS, ids=lambda step: step.new)
def test_step_is_the_difference_of_the_definitions(step: versions.Step) -> None:
    vhlo = Definitions(VHLO, OURS)
    old, new = vhlo.operations("vhlo")[step.old], vhlo.operations("vhlo")[step.new]
    old_attributes, new_attributes = (set(vhlo.arguments(op, "AttrConstraint")) for op in (old, new))
    assert new_attributes - old_attributes == set(step.added)
    assert old_attributes - new_attributes == ({step.zero_padding} - {""})
    variadic = [bool({"Variadic"} & set(record["!superclasses"]))
                for record in vhlo.arguments(new, "TypeConstraint").values()]
    assert variadic[0] == (step.variadic or variadic[0])
    grown = len(new["regions"]["args"]) > len(old["regions"]["args"])
    assert grown == step.regions


# ---------------------------------------------------------------------------------------------
# stablehlo <-> vhlo
# ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("op", sorted(set(mapping.TO_VHLO_OPS) - set(mapping.FUNC_OPS)))
def test_attributes_correspond(op: str) -> None:
    """The attributes of the vhlo op are those of the stablehlo op, with flattened ones in parts; an attribute
    has a default exactly if it is optional; the tables by kind name exactly the attributes of that kind."""
    stablehlo, vhlo = Definitions(STABLEHLO, OURS), Definitions(VHLO, OURS)
    name = op.removeprefix("stablehlo.")
    attributes = stablehlo.arguments(stablehlo.operations("stablehlo")[name], "Attr")
    bases = {key: stablehlo.base_attribute(record) for key, record in attributes.items()}

    flattened = mapping.FLATTENED.get(name, {})
    assert set(flattened) <= set(attributes)
    kept = set(attributes) - set(flattened)

    def flat(keys: set[str]) -> set[str]:
        return {part for key in keys & set(flattened) for part, _ in flattened[key].parts}

    counterpart = vhlo.operations("vhlo")[mapping.TO_VHLO_OPS[op]]
    assert kept | flat(set(flattened)) == set(vhlo.arguments(counterpart, "AttrConstraint"))

    absent = {
        key for key, record in attributes.items()
        if record["isOptional"] or record["defaultValue"] is not None or bases[key] == "UnitAttr"
    }
    defaults = (absent & kept) | flat(absent)
    if name == "select_and_scatter":
        defaults.remove("window_dimensions")
    assert set(mapping.DEFAULTS.get(name, {})) == defaults

    for base, table in (
        ({"DenseI64ArrayAttr"}, mapping.DENSE_I64_ARRAYS),
        ({"DenseBoolArrayAttr"}, mapping.DENSE_BOOL_ARRAYS),
        ({"UnitAttr"}, mapping.UNITS),
        ({"FlatSymbolRefAttr", "StableHLO_FlatSymbolRefArrayAttr"}, mapping.SYMBOLS),
        ({"StableHLO_CustomCallApiVersionAttr"}, mapping.INTEGER_ENUMS),
    ):
        assert {key for key in attributes if bases[key] in base} == set(table.get(name, ()))


def test_every_stablehlo_operation_has_a_counterpart() -> None:
    ours = {f"stablehlo.{name}" for name in Definitions(STABLEHLO, OURS).operations("stablehlo")}
    assert ours | set(mapping.FUNC_OPS) == set(mapping.TO_VHLO_OPS)


def test_every_attribute_and_type_has_a_counterpart() -> None:
    vhlo = Definitions(VHLO, OURS)
    attributes = set(mapping.ENUMS.values()) | set(mapping.STRUCTS.values()) | {
        name for _, name in mapping.ATTRIBUTE_KINDS
    } | {"api_version_v1"}
    assert attributes == set(vhlo.by_mnemonic("AttrDef"))
    types = set(mapping.TO_VHLO_TYPES.values()) | set(mapping.COMPOUND_TYPES.values())
    assert types == set(vhlo.by_mnemonic("TypeDef"))
    flattened = {part.attribute for parts in mapping.FLATTENED.values() for part in parts.values()}
    stablehlo = set(Definitions(STABLEHLO, OURS).by_mnemonic("AttrDef"))
    assert set(mapping.ENUMS) | set(mapping.STRUCTS) | flattened == stablehlo


# ---------------------------------------------------------------------------------------------
# Bytecode codes
# ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "cls", "table", "text"),
    [
        (STABLEHLO, "AttrDef", stablehlo_codes.ATTRIBUTES, set()),
        (STABLEHLO, "TypeDef", stablehlo_codes.TYPES, set()),
        (CHLO, "AttrDef", chlo_codes.ATTRIBUTES, {"precision", "ragged_dot"}),
        (CHLO, "TypeDef", chlo_codes.TYPES, set()),
        (VHLO, "AttrDef", vhlo_codes.ATTRIBUTES, set()),
        (VHLO, "TypeDef", vhlo_codes.TYPES, set()),
    ],
)
def test_codes_cover_the_definitions(file: str, cls: str, table: dict[int, Entry], text: set[str]) -> None:
    """Every attribute and type not encoded as text has a code, and its fields are its parameters."""
    definitions = Definitions(file, OURS).by_mnemonic(cls)
    assert {entry.mnemonic for entry in table.values()} == set(definitions) - text
    for entry in table.values():
        parameters = definitions[entry.mnemonic]["parameters"]
        wanted = {name for _, name in parameters["args"]} if parameters else set()
        fields = {field.parameter for field in entry.fields}
        if entry.mnemonic == "tensor_v1" and cls == "TypeDef":
            fields.add("encoding")
        assert fields == wanted, entry
