"""The replicas' pages stand under policies as strict as the real sites'."""

from __future__ import annotations

from penname.demo import pages


def test_a_page_s_nonce_is_fresh_and_the_policy_s() -> None:
    first, second = pages.page("chatgpt/app-shell"), pages.page("chatgpt/app-shell")
    policies = [page.headers["Content-Security-Policy"] for page in (first, second)]

    nonce = policies[0].partition("'nonce-")[2].partition("'")[0]
    assert nonce
    assert nonce in (first.text or "")
    assert policies[0] != policies[1]


def test_the_strict_policy_takes_no_inline_script_and_no_html_from_strings() -> None:
    policy = pages.page("chatgpt/app-shell").headers["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy


def test_the_service_worker_rules_the_whole_origin() -> None:
    worker = pages.service_worker()

    assert worker.content_type in ("text/javascript", "application/javascript")
    assert worker.headers["Service-Worker-Allowed"] == "/"
