"""CAMP as it was published: nothing is replaced below the threshold, everything from there on.

Source: CAMP (arXiv 2604.16521), Algorithm 1. Values of the kinds it blocks never leave.
"""

from __future__ import annotations

from penname.core.policy import Policy, Treatment, treatments

CAMP = Policy(name="camp", treatments=treatments({}, others=Treatment.AT_THRESHOLD))
