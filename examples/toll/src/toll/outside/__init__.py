"""The table as the world sees it; nobody below knows that it exists."""
