"""`python -m herna.cli` is the `herna` command."""

from herna.cli import main

main()
