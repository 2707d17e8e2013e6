"""mlirkit's commands for the price of a fork: a process that has everything loaded, and forks for each
command.

    request ::= length (4 bytes, with the client's standard streams beside)  marshal of (arguments, folder, environment)
    answer  ::= exit status (1 byte); none if the command crashed

Only tests use it: a command behaves as in its own process, but starts in a tenth of the time. The server ends
with the process that started it.
"""

from __future__ import annotations

import gc
import marshal
import os
import resource
import signal
import socket
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.upstream.suites import TEST_PASSES

# Seconds of processor time; a command that takes longer hangs.
_SECONDS = 60
_BYTES = 4 << 30


@contextmanager
def command_server(folder: Path, project: Path) -> Iterator[list[str]]:
    """Serve as long as the context lasts; yields the command line that runs `mlirkit`, without its arguments.

    The dialects of `project` are also loaded in advance.
    """
    path = folder / "commands"
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(path))
    listener.listen(64)
    process = os.fork()
    if not process:
        try:
            _load(project)
            _serve(listener)
        except BaseException:
            # Without the traceback, tests would only report that the connection has no answer.
            traceback.print_exc()
        finally:
            os._exit(1)
    listener.close()
    client = Path(__file__).with_name("command_client.py")
    try:
        yield [os.path.realpath(sys.executable), "-I", "-S", str(client), str(path)]
    finally:
        os.kill(process, signal.SIGTERM)
        os.waitpid(process, 0)
        path.unlink()


def _load(project: Path) -> None:
    """Import the commands, and load the dialects that ship and those of a project."""
    import mlirkit.cli.opt
    import mlirkit.cli.tblgen
    import mlirkit.text.parser
    import mlirkit.text.printer  # noqa: F401
    from mlirkit.cli.project_option import project_of
    from mlirkit.core.context import Context
    from mlirkit.dialects.loading import shared_dialect
    from mlirkit.dialects.plugins import load_plugin
    from mlirkit.dialects.roots import ROOTS

    for name in ROOTS:
        shared_dialect(name)
    found = project_of(str(project), "-")
    context = Context()
    if found is not None:
        found.register(context)
        for name in found.names:
            context.dialect(name)
    for path in TEST_PASSES:
        load_plugin(str(path))
    gc.collect()
    gc.freeze()


def _serve(listener: socket.socket) -> None:
    # Children that end leave nothing to wait for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        connection, _ = listener.accept()
        if not os.fork():
            listener.close()
            os._exit(_run(connection))
        connection.close()


def _run(connection: socket.socket) -> int:
    """Run the command of a client's request in this process."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    head, streams, _, _ = socket.recv_fds(connection, 4, 3)
    request = b""
    while len(request) < int.from_bytes(head, "big"):
        request += connection.recv(1 << 16)
    arguments, folder, environment = marshal.loads(request)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
    # Errors are written line by line as by an ordinary process: in front of output that is still buffered.
    for name, stream, mode, buffering in (("stdin", 0, "r", -1), ("stdout", 1, "w", -1), ("stderr", 2, "w", 1)):
        # Open as long as the process.
        setattr(sys, name, open(stream, mode, buffering, closefd=False))  # noqa: SIM115
    sys.argv = ["mlirkit", *arguments]
    from mlirkit.cli import main

    try:
        status = main()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    for output in (sys.stdout, sys.stderr):
        try:
            output.flush()
        except BrokenPipeError:
            status = 1
    # Readers of the output wait for its end, and the client for the status.
    for number in range(3):
        os.close(number)
    connection.send(bytes([status]))
    return 0
