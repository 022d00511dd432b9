"""The replicas' pages: HTML with a fresh nonce, under the strict policies that the real sites send."""

from __future__ import annotations

import secrets
from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent / "static"

STRICT = (
    "default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self' wss://ws.chatgpt.com; worker-src 'self'; "
    "form-action 'self'; frame-src 'self'; base-uri 'none'; "
    "require-trusted-types-for 'script'; trusted-types replica ProseMirrorClipboard"
)
"""Scripts by nonce, nothing inline, no HTML from strings: what ChatGPT sends, in short."""

OPEN = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "script-src 'nonce-{nonce}' 'strict-dynamic'"
)
"""For the page that carries the deep-chat component, which writes style elements."""


def page(name: str, policy: str = STRICT) -> web.Response:
    """Give the page `static/<name>.html`, its `NONCE` replaced by a fresh one, under `policy`."""
    nonce = secrets.token_urlsafe(12)
    html = (STATIC / f"{name}.html").read_text(encoding="utf-8").replace("NONCE", nonce)
    return web.Response(
        text=html,
        content_type="text/html",
        headers={
            "Content-Security-Policy": policy.format(nonce=nonce),
            "Strict-Transport-Security": "max-age=31536000",
            "Cache-Control": "no-store",
        },
    )


def service_worker() -> web.Response:
    """Give the page's own service worker, allowed to rule the whole origin."""
    text = (STATIC / "shared" / "service-worker.js").read_text(encoding="utf-8")
    return web.Response(text=text, content_type="text/javascript", headers={"Service-Worker-Allowed": "/"})
