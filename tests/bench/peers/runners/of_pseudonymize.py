"""pseudonymize with its rules, which is how it comes."""

import session
from pseudonymize import Pseudonymizer


def new() -> session.Protect:
    one = Pseudonymizer()
    return lambda text: one.process(text).text


session.run(new)
