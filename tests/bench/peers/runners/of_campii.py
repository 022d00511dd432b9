"""CAMP by its author. The threshold is 0, so that it replaces from the first turn on."""

import session

session.use_local_models()

from camp import CAMPMasker  # noqa: E402


def new() -> session.Protect:
    masker, turns = CAMPMasker(threshold=0.0, alpha=0.3), iter(range(1_000_000))
    return lambda text: str(masker.process_turn(text, turn_index=next(turns)).sent_to_llm)


session.run(new)
