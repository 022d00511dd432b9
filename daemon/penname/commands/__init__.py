"""The commands of `penname`, one module each: `arguments(parser)` says what it takes, `main` does it."""
