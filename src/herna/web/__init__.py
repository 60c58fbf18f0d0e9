"""The web table: pages, frames and the art on the cards."""
