"""`command_client.py SOCKET ARGUMENT...`: have the server run a command with this process's streams, and end as it does.

Started for every command of a test, with `python -I -S`: it imports nothing that takes time.
"""

import marshal
import os
import sys
from _socket import AF_UNIX, SCM_RIGHTS, SOCK_STREAM, SOL_SOCKET, socket

client = socket(AF_UNIX, SOCK_STREAM)
client.connect(sys.argv[1])
request = marshal.dumps((sys.argv[2:], os.getcwd(), dict(os.environ)))
streams = b"".join([number.to_bytes(4, sys.byteorder) for number in (0, 1, 2)])
client.sendmsg([len(request).to_bytes(4, "big")], [(SOL_SOCKET, SCM_RIGHTS, streams)])
client.sendall(request)
status = client.recv(1)
if not status:
    sys.stderr.write("mlirkit: the command crashed\n")
    # The status that a shell reports for an aborted process.
    os.kill(os.getpid(), 6)
os._exit(status[0])
