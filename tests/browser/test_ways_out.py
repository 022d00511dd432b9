"""Ways out that a page rarely takes: what was typed leaves by none of them as it was typed."""

from __future__ import annotations

import pytest
from tests.browser.harness import Rig

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TEXT = "My name is Maria Torres and my e-mail is maria.torres@brightwater-labs.com, please answer."
FORMS = ("Maria Torres", "Torres", "maria.torres@brightwater-labs.com", "brightwater-labs")

_FRAME = "const f = document.createElement('iframe'); f.name = 'one'; document.body.append(f);"
_SHADOW = "const h = document.createElement('div'); document.body.append(h);"
_FORM = """const m = document.createElement('form'); m.method = 'post'; m.action = TO; m.target = 'one';
    const i = document.createElement('input'); i.name = 'q'; i.value = T; m.append(i);"""

WAYS = {
    "a-frame-by-number": _FRAME + "window[0].fetch(TO, {method: 'POST', body: T})",
    "a-frame-by-name": _FRAME + "one.fetch(TO, {method: 'POST', body: T})",
    "a-frame's-picture": _FRAME + "new window[0].Image().src = TO + '?q=' + Q",
    "a-page-in-a-frame": _FRAME
    + """f.src = '/transports'; await new Promise(r => f.onload = r);
        window[0].fetch(TO, {method: 'POST', body: T})""",
    "an-opened-window": "open().fetch('https://chatgpt.com' + TO, {method: 'POST', body: T})",
    "a-form-that-hides-its-event": _FRAME
    + _FORM
    + """document.body.append(m);
        m.addEventListener('submit', e => e.stopPropagation()); m.requestSubmit()""",
    "a-form-in-a-shadow": _FRAME
    + _SHADOW
    + _FORM
    + """h.attachShadow({mode: 'closed'}).append(m);
        m.requestSubmit()""",
    "a-frame's-submit": _FRAME
    + _FORM
    + """document.body.append(m);
        window[0].HTMLFormElement.prototype.submit.call(m)""",
    "a-socket's-address": "new WebSocket('wss://chatgpt.com' + TO + '?q=' + Q)",
    "a-path": "fetch(TO + ',' + Q, {method: 'POST', body: 'x'})",
    "a-header": "fetch(TO, {method: 'POST', headers: {'x-q': T}, body: 'x'})",
    "the-referrer": """history.pushState({}, '', '/transports?q=' + Q);
        await fetch(TO, {method: 'POST', body: 'x'})""",
    "base64": "fetch(TO, {method: 'POST', body: JSON.stringify({d: btoa(T)})})",
    "a-name-of-a-member": "fetch(TO, {method: 'POST', body: JSON.stringify({[T]: 1})})",
    "word-by-word": "fetch(TO, {method: 'POST', body: JSON.stringify({w: T.split(' ')})})",
    "an-attribute": "document.createElement('img').setAttribute('src', TO + '?q=' + Q)",
    "a-link-to-fetch": """const l = document.createElement('link'); l.rel = 'prefetch';
        l.href = TO + '?q=' + Q; document.head.append(l)""",
    "a-link-followed": """const a = document.createElement('a'); a.target = '_blank';
        a.href = TO + '?q=' + Q; document.body.append(a); a.click()""",
    "a-navigation": "location.href = TO + '?q=' + Q",
}


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_typed_leaves_as_it_was_typed(rig: Rig, way: str) -> None:
    page = await rig.open("https://chatgpt.com/transports")
    await page.click("#typed")
    await page.keyboard.type(TEXT)
    since = len(rig.sites.record.arrivals)
    script = "async ([T, Q, TO]) => { try {" + WAYS[way] + "} catch { /* refused: the page's affair */ } }"
    await page.evaluate(script, [TEXT, TEXT.replace(" ", "%20"), "/transports/way-out"])
    await page.wait_for_timeout(500)
    for other in rig.context.pages[1:]:
        await other.close()
    assert rig.sites.record.leaks(FORMS, since) == []


async def test_what_is_typed_in_a_closed_shadow_or_in_a_frame_counts(rig: Rig) -> None:
    for place in (
        _SHADOW + "h.attachShadow({mode: 'closed'}).append(a); a.focus()",
        _FRAME + "f.contentDocument.body.append(a); f.contentWindow.focus(); a.focus()",
    ):
        page = await rig.open("https://chatgpt.com/transports")
        await page.evaluate("const a = document.createElement('textarea');" + place)
        await page.keyboard.type(TEXT)
        since = len(rig.sites.record.arrivals)
        send = "T => fetch('/transports/way-out', {method: 'POST', body: T}).then(() => true, () => false)"
        assert await page.evaluate(send, TEXT)
        await page.close()
        sent = [one for one in rig.sites.record.arrivals[since:] if one.path.endswith("way-out")]
        assert "my e-mail is" in sent[0].text()
        assert rig.sites.record.leaks(FORMS, since) == []
