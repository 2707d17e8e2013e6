"""Only requests with the secret address get the page."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from threading import Thread
from urllib.parse import urlsplit

import pytest

from mlirkit.viewer.server import PageServer

PAGE = "<p>ün</p>"


@pytest.fixture
def server() -> Iterator[PageServer]:
    server = PageServer(PAGE)
    thread = Thread(target=server.serve)
    thread.start()
    yield server
    server.close()
    thread.join()


def get(server: PageServer, path: str, host: str | None = None) -> tuple[int, str]:
    address = urlsplit(server.address)
    assert address.hostname == "127.0.0.1"
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
    connection.request("GET", path, headers={} if host is None else {"Host": host})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def test_with_the_token(server: PageServer) -> None:
    assert get(server, urlsplit(server.address).path) == (200, PAGE)


@pytest.mark.parametrize("path", ["/", "/favicon.ico", "/x"])
def test_without_it(server: PageServer, path: str) -> None:
    status, text = get(server, path)
    assert status == 404
    assert PAGE not in text


def test_for_another_host(server: PageServer) -> None:
    # A page elsewhere whose name was made to mean this machine.
    assert get(server, urlsplit(server.address).path, "example.org")[0] == 404


def test_tokens_differ(server: PageServer) -> None:
    other = PageServer(PAGE)
    assert urlsplit(other.address).path != urlsplit(server.address).path
    other._server.server_close()
