"""Engines that read the files of `mlirkit stats`: processes of this machine, or a cluster of Dask or Ray.

An engine is `map(work, batches, options)`: the results of `work` on each batch, in their order, as they come.
Clusters need mlirkit on their workers, and the files under the same paths.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from logging import ERROR
from typing import Any, TypeVar

from mlirkit.cli.many_files import map_in_processes
from mlirkit.cli.output_file import OutputError

BatchT = TypeVar("BatchT")
ResultT = TypeVar("ResultT")


def map_on_this_machine(
    work: Callable[[BatchT], ResultT], batches: Sequence[BatchT], options: Namespace
) -> Iterator[ResultT]:
    """Map in as many processes as `-j` sets; in this process if that is one."""
    return map_in_processes(work, batches, options.jobs, options.load_dialect_plugin or ())


def map_with_dask(
    work: Callable[[BatchT], ResultT], batches: Sequence[BatchT], options: Namespace
) -> Iterator[ResultT]:
    """The cluster whose scheduler `--cluster` names, or one on this machine."""
    try:
        from dask.distributed import Client
    except ImportError:
        raise OutputError("--engine=dask needs Dask (pip install mlirkit[dask])") from None
    local: dict[str, Any] = {"n_workers": options.jobs, "threads_per_worker": 1, "dashboard_address": None}
    try:
        client: Any = Client(options.cluster) if options.cluster else Client(**local)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise OutputError(f"the cluster at '{options.cluster}' does not answer: {error}") from None
    with client:
        for future in client.map(work, batches, pure=False):
            yield future.result()


def map_with_ray(
    work: Callable[[BatchT], ResultT], batches: Sequence[BatchT], options: Namespace
) -> Iterator[ResultT]:
    """The cluster whose address `--cluster` is, or one on this machine."""
    try:
        import ray
    except ImportError:
        raise OutputError("--engine=ray needs Ray (pip install mlirkit[ray])") from None
    local: dict[str, Any] = {} if options.cluster else {"num_cpus": options.jobs, "include_dashboard": False}
    try:
        ray.init(address=options.cluster, log_to_driver=False, logging_level=ERROR, **local)
    except (OSError, ValueError, ConnectionError, RuntimeError) as error:
        raise OutputError(f"the cluster at '{options.cluster}' does not answer: {error}") from None

    # Ray accepts plain functions only as tasks, not partial ones.
    def task(batch: BatchT) -> ResultT:
        return work(batch)

    try:
        remote = ray.remote(task)
        for reference in [remote.remote(batch) for batch in batches]:
            yield ray.get(reference)
    finally:
        ray.shutdown()


ENGINES = {"processes": map_on_this_machine, "dask": map_with_dask, "ray": map_with_ray}
