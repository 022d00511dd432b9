"""Penname: you write under a pen name, and the answer finds you."""
