"""A page on this machine's loopback address, for browsers that have the full URL.

The path is a random token, so that other programs and pages of other hosts cannot request it: requests with
another path, or with a host that is not the loopback address, get nothing.
"""

from __future__ import annotations

import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

_LOOPBACK: Final = "127.0.0.1"
# The page may only use its own content.
_POLICY: Final = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"
)


class PageServer:
    """Serves one page at `address`. Use as a context manager, or call `close`."""

    def __init__(self, page: str, port: int = 0) -> None:
        data = page.encode("utf-8", "replace")
        token = secrets.token_urlsafe(24)
        served = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                is_ours = self.headers.get("Host") == served.host
                if not is_ours or not secrets.compare_digest(self.path, f"/{token}"):
                    self.send_error(404)
                    return
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "no-store")
                self.send_header("Referrer-Policy", "no-referrer")
                self.send_header("Content-Security-Policy", _POLICY)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, format: str, *args: object) -> None:
                """Requests are not logged."""

        self._server = ThreadingHTTPServer((_LOOPBACK, port), Handler)
        self.host = f"{_LOOPBACK}:{self._server.server_port}"
        self.address = f"http://{self.host}/{token}"

    def serve(self) -> None:
        """Answer requests until the process is interrupted or `close` is called."""
        self._server.serve_forever(poll_interval=0.2)

    def close(self) -> None:
        """Stop answering."""
        self._server.shutdown()
        self._server.server_close()
