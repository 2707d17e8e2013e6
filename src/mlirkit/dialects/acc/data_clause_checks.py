"""Verifiers of acc's data clauses: operations that copy one variable to a device, or back.

`dataClause` stores the clause of the source program, and `modifiers` its modifiers; a table lists the
modifiers that each operation may have. Checks are in the order of OpenACC.cpp: the clause, the variable's
type, the result, the modifiers, the recipe.
"""

from __future__ import annotations

from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.dialects.acc.cpp_names import is_pointer_like
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import verifier

# The recipe operations of data clauses that privatize or reduce a variable.
RECIPES = {
    "private": "acc.private.recipe",
    "firstprivate": "acc.firstprivate.recipe",
    "reduction": "acc.reduction.recipe",
}

# Operations with a variable: all except those that end the lifetime of data on the device.
_VariableClause = (
    acc.AttachOp
    | acc.CacheOp
    | acc.CopyinOp
    | acc.CopyoutOp
    | acc.CreateOp
    | acc.DeclareDeviceResidentOp
    | acc.DeclareLinkOp
    | acc.DevicePtrOp
    | acc.FirstprivateMapInitialOp
    | acc.FirstprivateOp
    | acc.NoCreateOp
    | acc.PresentOp
    | acc.PrivateOp
    | acc.ReductionOp
    | acc.UpdateDeviceOp
    | acc.UpdateHostOp
    | acc.UseDeviceOp
)
_Clause = _VariableClause | acc.DeleteOp | acc.DetachOp


class DataClause:
    """The rules for the data clause operations of one name.

    `word` is their name in messages, `clauses` are the valid clauses without `acc_`.
    """

    def __init__(
        self,
        word: str,
        clauses: str,
        *,
        speaks_of_origin: bool = False,
        modifiers: str = "",
        keeps_type: bool = True,
    ) -> None:
        self.word = word
        self.clauses = {acc.DataClause[f"acc_{part}"] for part in clauses.split()}
        self.speaks_of_origin = speaks_of_origin
        self.modifiers = sum(int(acc.DataClauseModifier[word]) for word in modifiers.split())
        self.keeps_type = keeps_type

    def check(self, op: _Clause) -> None:
        """Raise the error of an invalid `op`."""
        if not self.is_clause_known(op):
            message = f"data clause associated with {self.word} operation must match its intent"
            if self.speaks_of_origin:
                message += " or specify original clause this operation was decomposed from"
            raise op.error(message)
        if not isinstance(op, acc.DeleteOp | acc.DetachOp):
            if is_pointer_like(op.var.type) and op.varType.value == op.var.type:
                raise op.error("varType must capture the element type of var")
            if self.keeps_type and op.var.type != op.accVar.type:
                raise op.error("input and output types must match")
        self.check_modifiers(op)
        if isinstance(op, acc.PrivateOp | acc.FirstprivateOp | acc.ReductionOp):
            check_recipe(op, self.word)

    def is_clause_known(self, op: _Clause) -> bool:
        return op.dataClause in self.clauses

    def check_modifiers(self, op: _Clause) -> None:
        rest = 0 if op.modifiers is None else int(op.modifiers) & ~self.modifiers
        if not rest:
            return
        if not self.modifiers:
            raise op.error("no data clause modifiers are allowed")
        raise op.error(f"invalid data clause modifiers: {acc.DataClauseModifier(rest)}")


class ImplicitDataClause(DataClause):
    """The rules of an implicit operation, which may have any clause."""

    def is_clause_known(self, op: _Clause) -> bool:
        is_implicit = op.implicit is not None and bool(op.implicit.value)
        return is_implicit or super().is_clause_known(op)


def check_recipe(op: acc.PrivateOp | acc.FirstprivateOp | acc.ReductionOp, word: str) -> None:
    """Check that there is a recipe, of the right kind."""
    reference = op.recipe
    if reference is None:
        raise op.op_error(f"recipe expected for {word}")
    symbol = lookup_nearest_symbol_from(op, reference)
    if symbol is None or symbol.info.name != RECIPES[word]:
        raise op.op_error(f"expected symbol reference {reference} to point to a {word} declaration")


CLAUSES = {
    "acc.private": DataClause("private", "private", keeps_type=False),
    "acc.firstprivate": DataClause("firstprivate", "firstprivate", keeps_type=False),
    "acc.firstprivate_map": DataClause("firstprivate", "firstprivate", keeps_type=False),
    "acc.reduction": DataClause("reduction", "reduction", keeps_type=False),
    "acc.deviceptr": DataClause("deviceptr", "deviceptr"),
    "acc.present": DataClause("present", "present"),
    "acc.copyin": ImplicitDataClause(
        "copyin",
        "copyin copyin_readonly copy reduction",
        speaks_of_origin=True,
        modifiers="readonly always capture",
    ),
    "acc.create": DataClause(
        "create",
        "create create_zero copyout copyout_zero",
        speaks_of_origin=True,
        modifiers="zero always capture",
    ),
    "acc.nocreate": DataClause("no_create", "no_create"),
    "acc.attach": DataClause("attach", "attach"),
    "acc.declare_device_resident": DataClause("device_resident", "declare_device_resident"),
    "acc.declare_link": DataClause("link", "declare_link"),
    "acc.copyout": DataClause(
        "copyout",
        "copyout copyout_zero copy reduction",
        speaks_of_origin=True,
        modifiers="zero always capture",
    ),
    "acc.delete": DataClause(
        "delete",
        "delete create create_zero copyin copyin_readonly present no_create "
        "declare_device_resident declare_link",
        speaks_of_origin=True,
        modifiers="zero readonly always capture",
    ),
    "acc.detach": DataClause("detach", "detach attach", speaks_of_origin=True),
    "acc.update_host": DataClause("host", "update_host update_self", speaks_of_origin=True),
    "acc.update_device": DataClause("device", "update_device", speaks_of_origin=True),
    "acc.use_device": DataClause("use_device", "use_device", speaks_of_origin=True),
    "acc.cache": DataClause("cache", "cache cache_readonly", speaks_of_origin=True, modifiers="readonly"),
}

for _name, _clause in CLAUSES.items():
    verifier(_name)(_clause.check)
