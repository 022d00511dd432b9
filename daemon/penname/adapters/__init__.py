"""The edges: what the ports and the core ask for, answered by libraries, files, the keyring and the disk."""
