"""`demo`: the whole path in a private browser, on a chat site that runs on this machine."""

from penname.demo.command import arguments, main

__all__ = ["arguments", "main"]
