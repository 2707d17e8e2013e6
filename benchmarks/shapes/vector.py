"""Functions of vector: transfers, contractions, broadcasts, shapes, reductions and masks."""

from __future__ import annotations

from random import Random

_FLOAT = ("addf", "subf", "mulf", "maximumf")


def module(count: int, seed: int = 14) -> str:
    """A module of `count` functions of about fifty operations."""
    random = Random(seed)
    return "".join([_function(random, number) for number in range(count)])


def _function(random: Random, number: int) -> str:
    m, n = random.choice((2, 4, 8)), random.choice((4, 8, 16))
    element = random.choice(("f32", "f16", "f64"))
    tile, row = f"vector<{m}x{n}x{element}>", f"vector<{n}x{element}>"
    source = f"memref<{random.choice(('?x?', '64x128', '16x1024'))}x{element}>"
    lines = [
        f"func.func @f{number}(%s: {source}, %i: index, %j: index, %x: {element}, %k: {tile}) -> {tile} {{",
        f"%zero = arith.constant 0.0 : {element}",
        f"%init = arith.constant dense<{random.random():e}> : {tile}",
        f"%acc = arith.constant dense<0.0> : vector<{m}x{m}x{element}>",
        f"%rows = vector.transfer_read %s[%i, %j], %zero {{in_bounds = [true, true]}} : {source}, {tile}",
    ]
    values = ["%rows", "%init", "%k"]
    for step in range(random.randrange(3, 7)):
        at = random.randrange(m)
        lines += [
            f"%a{step} = arith.{random.choice(_FLOAT)} {random.choice(values)}, {values[-1]} : {tile}",
            f"%b{step} = vector.extract %a{step}[{at}] : {row} from {tile}",
            f"%c{step} = vector.reduction <add>, %b{step} : {row} into {element}",
            f"%d{step} = vector.broadcast %c{step} : {element} to {row}",
            f"%e{step} = vector.insert %d{step}, %a{step} [{at}] : {row} into {tile}",
            f"%f{step} = vector.shuffle %b{step}, %d{step} "
            f"[{', '.join([str(random.randrange(2 * n)) for _ in range(n)])}] : {row}, {row}",
            f"%g{step} = vector.fma %f{step}, %b{step}, %d{step} : {row}",
            f"%h{step} = vector.extract_strided_slice %e{step} {{offsets = [0, {n // 2}], sizes = [{m}, {n // 2}], "
            f"strides = [1, 1]}} : {tile} to vector<{m}x{n // 2}x{element}>",
            f"vector.store %g{step}, %s[%i, %j] : {source}, {row}",
            f"%l{step} = vector.load %s[%j, %i] : {source}, {row}",
            f"%t{step} = vector.transpose %e{step}, [1, 0] : {tile} to vector<{n}x{m}x{element}>",
            f"%v{step} = vector.shape_cast %t{step} : vector<{n}x{m}x{element}> to {tile}",
        ]
        values += [f"%e{step}", f"%v{step}"]
    lines += [
        "%p = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, "
        "affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], "
        'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} '
        f"%rows, {values[-1]}, %acc : {tile}, {tile} into vector<{m}x{m}x{element}>",
        f"%mask = vector.create_mask %i, %j : vector<{m}x{n}xi1>",
        f"vector.transfer_write {values[-1]}, %s[%i, %j], %mask {{in_bounds = [true, true]}} : {tile}, {source}",
        f"return {values[-1]} : {tile}",
        "}",
    ]
    return "\n".join(lines) + "\n"
