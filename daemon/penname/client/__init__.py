"""The command line's way to the daemon."""
