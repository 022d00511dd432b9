"""The embedded chat sites and the scripted conversation that `penname demo` shows and the browser tests drive."""
