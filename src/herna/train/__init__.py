"""Training evaluation networks by self-play: `herna train GAME`, or `python -m herna.train GAME` in a checkout.

Playing needs the engine only; training needs PyTorch, the package of the extra `train`. docs/learning.md is the guide.
"""
