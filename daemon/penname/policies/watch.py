"""Shows the score and replaces only what must never leave."""

from __future__ import annotations

from penname.core.policy import Policy, Treatment, treatments

WATCH = Policy(name="watch", treatments=treatments({}, others=Treatment.COUNT))
