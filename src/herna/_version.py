"""The version of Herna."""

__version__ = "0.1.0"
