"""Starts a packed tree with nothing on the path but itself and its packages.

``python -I -S -OO starter.py TREE SITE``, which is how it stands on a tablet: isolated, without
assertions, without what is installed on this machine.
"""

import runpy
import sys


def main(tree: str, site: str) -> None:
    """Run the tree's main module."""
    sys.path += [tree, site]
    sys.argv = ["main.pyc"]
    runpy.run_path(f"{tree}/main.pyc", run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
