"""The native messaging host: frames in, a local socket out, and nothing else."""
