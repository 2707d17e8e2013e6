"""The site builds without a warning, its links lead somewhere, and its page reads a file in the browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.documented_commands import ROOT

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = [
    pytest.mark.plain,
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("mkdocs") is None, reason="needs mkdocs (pip install mlirkit[docs])"),
]


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(site)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_site(tmp_path: Path) -> None:
    """One test for all checks, as the site is built once."""
    from website.build import build

    has_try_page = shutil.which("npm") is not None
    build(tmp_path, try_page=has_try_page)
    check_pages(tmp_path)
    check_links(tmp_path)
    if has_try_page and DRIVER is not None:
        with served(tmp_path) as address:
            check_reading(address)


def check_pages(site: Path) -> None:
    for name in ("index", "view", "dialects/arith", "coming-from-mlir-opt", "api/mlirkit.ir"):
        assert (site / f"{name}.html").exists(), name
    text = (site / "api" / "mlirkit.ir.html").read_text()
    assert 'id="mlirkit.core.operation.Operation"' in text
    assert "walk" in text


def check_links(site: Path) -> None:
    broken = []
    for page in site.rglob("*.html"):
        for link in re.findall(r'href="([^"#?:]+)["#?]', page.read_text()):
            target = site / link.lstrip("/") if link.startswith("/") else page.parent / link
            if not target.exists():
                broken.append((page.name, link))
    assert broken == []


def says(text: str, driver: Any) -> bool:
    """Whether the page's status is a text."""
    return bool(driver.find_element("id", "status").text == text)


def check_reading(address: str) -> None:
    """Files are read in the browser."""
    from selenium.webdriver import Chrome, ChromeOptions
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait

    options = ChromeOptions()
    assert BROWSER is not None
    options.binary_location = BROWSER
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"):
        options.add_argument(argument)
    driver = Chrome(options, Service(DRIVER))
    try:
        driver.get(f"{address}/try/index.html")
        status = driver.find_element(By.ID, "status")
        WebDriverWait(driver, 120).until(lambda _: "loading" not in status.text)
        assert status.text == "Ready."
        for file in ("classifier.jaxexport", "classifier.mlirbc"):
            driver.find_element(By.ID, "file").send_keys(str(ROOT / "examples" / file))
            WebDriverWait(driver, 60).until(partial(says, file))
            driver.switch_to.frame("view")
            WebDriverWait(driver, 20).until(lambda _: driver.find_elements(By.CSS_SELECTOR, ".node"))
            assert "stablehlo.dot_general" in driver.find_element(By.ID, "text").text
            driver.switch_to.default_content()
    finally:
        driver.quit()
