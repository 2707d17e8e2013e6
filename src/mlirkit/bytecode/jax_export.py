"""The serialised form of `jax.export`: a FlatBuffer with a function's calling convention and its bytecode.

Reading it, and replacing the bytecode without changing anything else.

    Exported  the root table, whose slots are in `_SLOTS`
    aval      kind:u8 shape:[string] dtype:u8 ...   a dimension is a number or a symbolic expression

All readers recognise bytecode, bare or in this envelope, by `bytecode_in`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from mlirkit.bytecode.encoding import MAGIC
from mlirkit.bytecode.flatbuffer import LEAF, TEXTS, Schema, Table, replace_bytes, root_table
from mlirkit.support.diagnostics import MLIRError

# A serialised table of 26 slots begins near the start of its file; text never has zeros there.
_LARGEST_ROOT_OFFSET: Final = 0xFFFF

_SLOTS: Final = {
    "serialization_version": 0,
    "function_name": 1,
    "in_avals": 3,
    "out_avals": 5,
    "nr_devices_short": 6,
    "platforms": 9,
    "ordered_effects": 10,
    "unordered_effects": 11,
    "disabled_checks": 12,
    "mlir_module": 13,
    "calling_convention_version": 14,
    "module_kept_var_idx": 15,
    "uses_global_constants": 16,
    "vjp": 17,
    "nr_devices": 18,
    "unique_avals": 19,
    "in_aval_idxs": 22,
    "out_aval_idxs": 23,
}

_DTYPES: Final = (
    *("bool", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64", "c64", "c128"),
    *("bf16", "i4", "ui4", "f8_e4m3b11fnuz", "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "f0"),
    *("f8_e4m3", "f8_e3m4", "f8_e8m0fnu", "f4_e2m1fn", "key_fry", "key_rbg", "key_unsafe_rbg"),
)

_DISABLED_CHECKS: Final = ("platform", "custom_call", "shape_assertions")


# The tables of serialization version 11, which have all slots of earlier versions.
_SLOT_COUNTS: Final = {
    "PyTreeDef": 5,
    "AbstractDevice": 3,
    "AbstractMesh": 4,
    "PartitionSpecOneAxis": 1,
    "PartitionSpec": 3,
    "NamedSharding": 4,
    "AbstractValue": 4,
    "Sharding": 3,
    "Effect": 1,
    "DisabledSafetyCheck": 2,
    "Exported": 26,
}
_REFERENCES: Final[dict[str, dict[int, str]]] = {
    "PyTreeDef": {1: "tables:PyTreeDef", 2: TEXTS, 3: LEAF, 4: LEAF},
    "AbstractDevice": {0: LEAF, 2: LEAF},
    "AbstractMesh": {0: LEAF, 1: TEXTS, 2: LEAF, 3: "table:AbstractDevice"},
    "PartitionSpecOneAxis": {0: TEXTS},
    "PartitionSpec": {0: "tables:PartitionSpecOneAxis", 1: TEXTS, 2: TEXTS},
    "NamedSharding": {0: "table:AbstractMesh", 1: "table:PartitionSpec", 2: LEAF},
    "AbstractValue": {1: TEXTS},
    "Sharding": {1: LEAF, 2: "table:NamedSharding"},
    "Effect": {0: LEAF},
    "DisabledSafetyCheck": {1: LEAF},
    "Exported": {
        1: LEAF,
        2: "table:PyTreeDef",
        3: "tables:AbstractValue",
        4: "table:PyTreeDef",
        5: "tables:AbstractValue",
        7: "tables:Sharding",
        8: "tables:Sharding",
        9: TEXTS,
        10: "tables:Effect",
        11: "tables:Effect",
        12: "tables:DisabledSafetyCheck",
        13: LEAF,
        15: LEAF,
        17: "table:Exported",
        19: "tables:AbstractValue",
        20: "tables:AbstractMesh",
        21: "tables:NamedSharding",
        **dict.fromkeys((22, 23, 24, 25), LEAF),
    },
}
SCHEMA: Final = Schema("Exported", _REFERENCES, _SLOT_COUNTS)


class JaxExport(NamedTuple):
    """An exported function.  Avals are spelled `f32[4,b]`; `module` is a view of the bytecode."""

    function_name: str
    serialization_version: int
    calling_convention_version: int
    platforms: tuple[str, ...]
    nr_devices: int
    in_avals: tuple[str, ...]
    out_avals: tuple[str, ...]
    ordered_effects: tuple[str, ...]
    unordered_effects: tuple[str, ...]
    disabled_checks: tuple[str, ...]
    module_kept_var_idx: tuple[int, ...]
    uses_global_constants: bool
    has_vjp: bool
    module: memoryview


def bytecode_in(data: bytes | memoryview) -> memoryview | None:
    """The bytecode that a file consists of or that its envelope contains; None if the file has neither."""
    view = memoryview(data)
    if bytes(view[:4]) == MAGIC:
        return view
    try:
        return _module_of(view)
    except MLIRError:
        return None


def read_jax_export(data: bytes | memoryview) -> JaxExport:
    """The function's description by `jax.export`; MLIRError for other files."""
    view = memoryview(data)
    module = _module_of(view)
    if module is None:
        raise MLIRError("not a function that jax.export serialised")
    table = root_table(view)

    def texts(slot: str) -> tuple[str, ...]:
        return tuple(name.text(0) for name in table.tables(_SLOTS[slot]))

    return JaxExport(
        table.text(_SLOTS["function_name"]),
        table.number(_SLOTS["serialization_version"], 2),
        table.number(_SLOTS["calling_convention_version"], 2),
        tuple(table.texts(_SLOTS["platforms"])),
        table.number(_SLOTS["nr_devices"], 4) or table.number(_SLOTS["nr_devices_short"], 2),
        _avals(table, "in_aval_idxs", "in_avals"),
        _avals(table, "out_aval_idxs", "out_avals"),
        texts("ordered_effects"),
        texts("unordered_effects"),
        tuple(map(_disabled_check, table.tables(_SLOTS["disabled_checks"]))),
        tuple(table.numbers(_SLOTS["module_kept_var_idx"], 2)),
        table.number(_SLOTS["uses_global_constants"], 1) != 0,
        table.has(_SLOTS["vjp"]),
        module,
    )


def with_module(data: bytes | memoryview, module: bytes) -> bytes:
    """The envelope with other bytecode; MLIRError if it has fields of an unknown JAX version.

    A VJP function in the envelope keeps its module.
    """
    view = memoryview(data)
    if _module_of(view) is None:
        raise MLIRError("not a function that jax.export serialised")
    return replace_bytes(view, _SLOTS["mlir_module"], module, SCHEMA)


def modules_in(data: bytes | memoryview) -> list[memoryview]:
    """The bytecode of the function, of its VJP if the envelope has that, of the VJP's VJP, and so on."""
    view = memoryview(data)
    if _module_of(view) is None:
        raise MLIRError("not a function that jax.export serialised")
    modules: list[memoryview] = []
    starts: set[int] = set()
    for function in _functions(view):
        start, count = function.vector(_SLOTS["mlir_module"], 1)
        if start in starts:
            raise MLIRError("jax.export: a function has the module of another")
        starts.add(start)
        modules.append(view[start : start + count])
    return modules


def with_modules(data: bytes | memoryview, modules: Sequence[bytes]) -> bytes:
    """The envelope with other bytecode for each of `modules_in`."""
    changed = bytes(data)
    for at, module in enumerate(modules):
        view = memoryview(changed)
        function = next(islice(_functions(view), at, None))
        changed = replace_bytes(view, _SLOTS["mlir_module"], module, SCHEMA, function)
    return changed


def _functions(view: memoryview) -> Iterator[Table]:
    function: Table | None = root_table(view)
    while function is not None:
        yield function
        function = function.table(_SLOTS["vjp"])


def _module_of(view: memoryview) -> memoryview | None:
    if len(view) < 8 or int.from_bytes(view[:4], "little") > _LARGEST_ROOT_OFFSET:
        return None
    module = root_table(view).raw(_SLOTS["mlir_module"])
    return module if module is not None and bytes(module[:4]) == MAGIC else None


def _avals(table: Table, indices: str, direct: str) -> tuple[str, ...]:
    """Avals by indices into the file's distinct ones, or in older files one by one."""
    distinct = [_aval(aval) for aval in table.tables(_SLOTS["unique_avals"])]
    if not distinct:
        return tuple(_aval(aval) for aval in table.tables(_SLOTS[direct]))
    chosen = table.numbers(_SLOTS[indices], 4)
    if any(index >= len(distinct) for index in chosen):
        raise MLIRError("jax.export: index of an abstract value is out of range")
    return tuple(distinct[index] for index in chosen)


def _aval(table: Table) -> str:
    if table.number(0, 1) == 1:
        return "token"
    return f"{_named(_DTYPES, table.number(2, 1), 'dtype')}[{','.join(table.texts(1))}]"


def _disabled_check(table: Table) -> str:
    name = _named(_DISABLED_CHECKS, table.number(0, 1), "check")
    target = table.text(1)
    return f"{name}({target})" if target else name


def _named(names: Any, code: int, noun: str) -> str:
    name: str = names[code] if code < len(names) else f"{noun}{code}"
    return name
