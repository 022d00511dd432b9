"""argus-redact with its English entity model; each text by itself, as its keys are made to be used."""

import session

session.use_local_models()

from argus_redact import redact  # noqa: E402


def new() -> session.Protect:
    return lambda text: str(redact(text, mode="ner", lang="en", salt=42)[0])


session.run(new)
