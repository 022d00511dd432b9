"""How fast the extension brings texts back in Chromium itself, on its own modules.

Served from the source folder by the test's own route: nothing is listened on, nothing leaves the machine.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, sync_playwright

LIBRARY = Path(__file__).resolve().parents[2] / "extension/src/lib"
ORIGIN = "https://bench.example"

MEASURE = """async ({ forms, texts, dates }) => {
  const { Restorer } = await import('/restorer.js');
  const { ComputedDates } = await import('/restorer-dates.js');
  let start = performance.now();
  const restorer = new Restorer(forms, dates ? new ComputedDates(dates) : null);
  const built_ms = Number((performance.now() - start).toFixed(1));
  const mb_per_s = {};
  for (const [name, text] of Object.entries(texts)) {
    const bytes = new TextEncoder().encode(text).length;
    let best = 0;
    for (let run = 0; run < 7; run += 1) {
      start = performance.now();
      restorer.restore(text);
      best = Math.max(best, bytes / 1000 / (performance.now() - start));
    }
    mb_per_s[name] = Number(best.toFixed(1));
  }
  return { forms: forms.length, built_ms, mb_per_s, browser: navigator.userAgent.split(' ').at(-2) };
}"""
"""Wall time, the best of seven runs: the browser has no clock of CPU time."""


def throughput(content: dict[str, Any]) -> dict[str, Any]:
    """Megabytes a second by text, the time the index took, and the browser's version.

    Args:
        content: `forms`, `texts` by name and `dates`, as the extension gets them.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            page = browser.new_page()
            page.route(f"{ORIGIN}/**", _serve)
            page.goto(f"{ORIGIN}/")
            measured: dict[str, Any] = page.evaluate(MEASURE, content)
            return measured
        finally:
            browser.close()


def _serve(route: Route) -> None:
    name = route.request.url.rpartition("/")[2]
    file = LIBRARY / name if name else None
    if file is None:
        route.fulfill(body="<!doctype html>", content_type="text/html")
    elif file.parent == LIBRARY and file.is_file():
        route.fulfill(path=file, content_type="text/javascript")
    else:
        route.fulfill(status=404)
