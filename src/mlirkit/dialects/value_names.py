"""Fixed names of first results, by operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names


def name_first_results(dialect: str, names: Mapping[str, str]) -> None:
    """Name the first result, if any, of operations of `dialect`, by the mnemonics' endings."""
    for mnemonic, name in names.items():
        result_names(f"{dialect}.{mnemonic}")(_namer(name))


def _namer(name: str) -> Callable[[Operation, SetName], None]:
    def set_names(op: Operation, set_name: SetName) -> None:
        results = op.result_values()
        if results:
            set_name(results[0], name)

    return set_names


for _dialect, _mnemonic, _name in (
    ("complex", "constant", "cst"),
    ("func", "constant", "f"),
    ("vector", "vscale", "vscale"),
):
    name_first_results(_dialect, {_mnemonic: _name})
