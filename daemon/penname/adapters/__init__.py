"""The edges: what the ports and the core ask for, answered by libraries, files, the keyring and the disk.

Whoever imports one of them has numpy's linear algebra on one thread: a prompt's matrices are so small that
handing them to other threads costs ten times the work. It must be said before numpy is imported.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
