"""What every game shares: flow, choices, chance, events, records, snapshots and texts. It knows no game."""
