"""Everything that is printed, a line each, in the words of the vocabulary."""
