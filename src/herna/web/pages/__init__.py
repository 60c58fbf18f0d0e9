"""Every page of the room, as functions from plain values to markup."""
