"""The words that printed texts are made of."""
