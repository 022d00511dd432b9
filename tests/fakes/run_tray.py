"""A tray icon alone: each line on stdin is a state to show, "stop" ends it; what is chosen is printed.

python -m tests.fakes.run_tray
"""

from __future__ import annotations

import os
import sys
import threading
from functools import partial

from penname.tray import icon, menu

state = "ready"


def chosen(word: str) -> None:
    print(f"chosen {word}", flush=True)


def follow(tray: icon.Tray) -> None:
    global state
    for line in sys.stdin:
        if line.strip() == "stop":
            break
        state = line.strip()
        tray.refresh()
        print(f"shown {state}", flush=True)
    tray.stop()


def main() -> int:
    actions = menu.Actions(*(partial(chosen, word) for word in ("pause", "resume", "forget", "quit")))
    tray = icon.tray(actions, lambda: (state, f"It is {state}."))
    if tray is None:
        print("no tray", flush=True)
        return 0
    threading.Thread(target=follow, args=(tray,), daemon=True).start()
    print(f"backend {os.path.basename(type(tray._icon).__module__)}", flush=True)
    tray.run()
    print("ended", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
