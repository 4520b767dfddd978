"""`make fields` writes the code for all fields that are declared in the kernel and the games here.

`python -m trivault.codegen MODULE …` does so for the modules that are named; with `--check` it only says which
files differ from what is declared. Run as a folder (`python trivault/codegen`) it needs none of what it writes.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

if "trivault" not in sys.modules:
    bare = ModuleType("trivault")
    bare.__path__ = [str(Path(__file__).parents[1])]
    sys.modules["trivault"] = bare
    sys.path.pop(0)

sys.exit(import_module("trivault.codegen.command").main(sys.argv[1:]))
