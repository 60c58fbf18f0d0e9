"""What is done with a checkout; the Makefile runs most of it."""
