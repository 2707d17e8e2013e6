"""Clusters, started by the command or running already, count like processes."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documented_commands import ROOT

pytestmark = pytest.mark.plain

# Starts a cluster, prints its address, and keeps it until the standard input ends.
CLUSTERS = {
    "dask": """
if __name__ == "__main__":
    import sys
    from dask.distributed import LocalCluster
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
""",
    "ray": """
import sys
import ray
ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
""",
}
# Ray clusters from the command line have a token; this one lasts only for a test and needs none.
ENVIRONMENT = {**os.environ, "RAY_AUTH_MODE": "disabled"}
PACKAGES = {"dask": "distributed", "ray": "ray"}


def stats(*arguments: str) -> str:
    command = [sys.executable, "-m", "mlirkit", "stats", "--format=csv", "examples", "-j", "1", *arguments]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("engine", CLUSTERS)
def test_clusters(engine: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(PACKAGES[engine]) is None:
        pytest.skip(f"{engine} is not installed")
    expected = stats()
    assert expected.count("\n") > 2
    assert stats("--engine", engine) == expected
    program = tmp_path / "cluster.py"
    program.write_text(CLUSTERS[engine])
    with subprocess.Popen(
        [sys.executable, str(program)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as cluster:
        assert cluster.stdout is not None
        assert cluster.stdin is not None
        address = cluster.stdout.readline().strip()
        try:
            assert stats("--engine", engine, "--cluster", address) == expected
        finally:
            cluster.stdin.close()


@pytest.mark.parametrize("engine", CLUSTERS)
def test_without_the_package(engine: str) -> None:
    program = f"import sys; sys.modules[{PACKAGES[engine]!r}] = sys.modules[{engine!r}] = None\n"
    program += f"from mlirkit.cli import main; sys.exit(main(['stats', 'examples', '--engine={engine}']))"
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, cwd=ROOT, timeout=60
    )
    assert done.returncode == 1
    assert f"pip install mlirkit[{engine}]" in done.stderr
