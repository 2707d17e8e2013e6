"""Verifiers of contractions with user-defined maps."""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.structure import DEFAULTS, indexing_maps, mnemonic
from mlirkit.ods.live.hooks import follows_signature, verifier


@verifier(linalg.ContractOp)
@follows_signature
def verify_contract(op: linalg.ContractOp) -> None:
    """Mirrors ContractOp::verify."""
    maps = indexing_maps(op)
    dimensions = maps[0].n_dims if maps else 0
    read = [0] * dimensions
    written = [0] * dimensions
    for number, (map, type) in enumerate(zip(maps, op.operand_types())):
        if map.n_dims != dimensions:
            raise op.error("iteration spaces of provided affine_maps differ")
        if not map.is_projected_permutation:
            raise op.error("provided affine_map is not a projected permutation")
        if isinstance(type, ShapedType):
            if map.n_results != len(type.dims):
                raise op.error("ranks of shaped operand and results of corresponding affine_map differ")
        elif map.n_results:
            raise op.error("affine_map specifies shaped access while operand has non-shaped type")
        counts = read if number < 2 else written
        for expr in map.results:
            if isinstance(expr, AffineDimExpr):
                counts[expr.position] += 1
    for number in range(dimensions):
        if not read[number] and not written[number]:
            raise op.error(f"iteration space dim at index {number} not used to access any operand")
        if read[number] == 1 and written[number] != 1:
            raise op.error(
                f"iteration space dim at index {number} is neither a contracting dim nor of parallel "
                "iteration type"
            )
    if not any(reads == 2 and not writes for reads, writes in zip(read, written)):
        raise op.error("'indexing_maps' do not specify a contracting dimension")


def _positions(map: AffineMap) -> tuple[int, ...]:
    """The dimension of each result of a map; -1 for other expressions."""
    return tuple(result.position if isinstance(result, AffineDimExpr) else -1 for result in map.results)


@verifier(linalg.MatmulOp)
@follows_signature
def verify_matmul(op: linalg.MatmulOp) -> None:
    """Mirrors MatmulOp::verify."""
    maps = indexing_maps(op)
    _, defaults = DEFAULTS[mnemonic(op)]
    if [_positions(map) for map in maps] == list(defaults):
        return
    for map, default in zip(maps[:2], defaults):
        positions = _positions(map)
        if not set(positions) <= set(default):
            raise op.op_error("Unexpected dim expression in map result.")
        if len(positions) < len(default) and positions != (2,):
            raise op.op_error("Invalid broadcast requested, should be (d2).")


@verifier(linalg.BatchMatmulOp, linalg.BatchReduceMatmulOp)
@follows_signature
def verify_batch_matmul(op: linalg.BatchMatmulOp | linalg.BatchReduceMatmulOp) -> None:
    """Mirrors BatchMatmulOp::verify and BatchReduceMatmulOp::verify."""
    maps = indexing_maps(op)
    _, defaults = DEFAULTS[mnemonic(op)]
    if [_positions(map) for map in maps] == list(defaults):
        return
    if len(maps) != 3:
        raise op.op_error("Indexing_map attribute must have 3 affine maps.")
    for number, (map, default) in enumerate(zip(maps, defaults)):
        positions = _positions(map)
        if number == 2:
            if len(positions) != len(default):
                raise op.op_error(f"expects {len(default)} dims, but got ({len(positions)}).")
            if positions != default:
                raise op.op_error("Invalid output map result dimension.")
            continue
        if not set(positions) <= set(default):
            raise op.op_error("Unexpected result dim expression (outside the set of default result dims).")
        if len(positions) > len(default):
            raise op.op_error("no. of result dim expressions exceeds 3.")
        if len(positions) < len(default):
            allowed = ((3,), (0, 3), (3, 2) if number else (1, 3))
            if positions not in allowed:
                raise op.op_error("Invalid broadcast requested.")
        elif positions[0] != 0:
            raise op.op_error("Invalid batch dimension expression.")
