"""`scripts/fuzz [kinds] [--seconds N] [--seed N]`: run a campaign, or judge inputs again.

    scripts/fuzz                                all kinds for a minute in all
    scripts/fuzz bytecode td --seconds 3600     two kinds for an hour
    scripts/fuzz text --inputs 20000 --seconds 3600
                                                20,000 inputs, but no more than an hour
    scripts/fuzz --replay bytecode:77:1234      input 1234 of seed 77, judged, written and minimized
    scripts/fuzz --replay finds/td/x.td         a file; the folder names the kind

The exit status is 1 if something was found.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz import campaign
from tests.fuzz.campaign import Find, Plan, Report
from tests.fuzz.kinds import KINDS, module_of
from tests.fuzz.minimize import minimize
from tests.fuzz.worker import Worker, input_number, load


def main(argv: Sequence[str]) -> int:
    options = _arguments().parse_args(argv)
    if options.replay:
        return max([_replay(each, options.output, options.minimize) for each in options.replay])
    seed = secrets.randbelow(1 << 32) if options.seed is None else options.seed
    names = options.kinds or list(KINDS)
    print(f"seed {seed}, {options.seconds:g} s, {options.jobs} jobs, kinds {' '.join(names)}", flush=True)
    modules = [module_of(name) for name in names]
    found = 0
    plan = Plan(seed, options.seconds, options.first, options.inputs, options.minimize)
    for report in campaign.run(modules, plan, options.jobs):
        print(
            f"{report.kind:12} {report.made:9} inputs {report.compared:7} beside the reference"
            f" {report.seconds:7.0f} s {len(report.finds):4} finds",
            flush=True,
        )
        _show(report, seed, options.output)
        found += len(report.finds)
    return 1 if found else 0


def _show(report: Report, seed: int, folder: Path) -> None:
    paths = campaign.write_finds(report, load(module_of(report.kind)).suffix, folder)
    for find, path in zip(report.finds.values(), paths, strict=True):
        print(f"  {find.failure.signature} ({find.count} times)")
        print(f"    {path}, {len(find.data)} bytes: {find.data[:200]!r}")
        print(f"    scripts/fuzz --replay {report.kind}:{seed}:{find.number}", flush=True)


def _replay(source: str, folder: Path, minimizing: float) -> int:
    """Judge one input; a campaign's is written and minimized."""
    path = Path(source)
    if path.is_file():
        name = path.parent.name
        data = path.read_bytes()
        number = 0
    else:
        name, seed, at = source.split(":")
        number = int(at)
        data = input_number(load(module_of(name)), int(seed), number)
    kind = load(module_of(name))
    with Worker(module_of(name)) as worker:
        failure = worker.judge(data)
        if failure is None:
            print(f"{source}: nothing fails")
            return 0
        print(f"{source}: {failure.signature}\n{failure.detail}")

        def fails(part: bytes) -> bool:
            again = worker.judge(part)
            return again is not None and again.signature == failure.signature

        data = minimize(data, fails, kind.is_text, minimizing)
    report = Report(name, finds={failure.signature: Find(number, data, failure)})
    print(*campaign.write_finds(report, kind.suffix, folder))
    return 1


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"of {', '.join(KINDS)}; default all")
    seconds = float(os.environ.get("MLIRKIT_FUZZ_SECONDS", "60"))
    parser.add_argument("--seconds", type=float, default=seconds, help="in all (MLIRKIT_FUZZ_SECONDS, 60)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--seed", type=int, help="of all inputs (default: a fresh one)")
    parser.add_argument("--first", type=int, default=0, help="number of the first input of each kind")
    parser.add_argument("--inputs", type=int, help="of each kind, if there is time for them")
    parser.add_argument(
        "--minimize", type=float, default=30, help="seconds for the finds of a kind (default: 30)"
    )
    parser.add_argument("-o", "--output", type=Path, default=Path("finds"), help="folder of finds")
    parser.add_argument("--replay", action="append", help="an input: kind:seed:number, or a file")
    return parser


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
