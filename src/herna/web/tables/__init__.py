"""Tables in use: their states, who sits there, bots that think, and what is sent to those who look."""
