"""Messages that leave the room: to people's devices (Web Push), by e-mail, and to an address that the host names."""
