"""The embedded chat sites and the scripted conversation: for `penname demo` and for the browser tests."""
