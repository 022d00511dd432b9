"""CloakLLM's shield; the token map goes from turn to turn."""

import session

session.use_local_models()

from cloakllm import Shield, ShieldConfig  # noqa: E402


def new() -> session.Protect:
    shield, known = Shield(ShieldConfig(audit_enabled=False)), [None]

    def protect(text: str) -> str:
        left, known[0] = shield.sanitize(text, token_map=known[0])
        return str(left)

    return protect


session.run(new)
