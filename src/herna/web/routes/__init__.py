"""What is answered at which address."""
