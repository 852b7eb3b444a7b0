"""Passkeys: what a device keeps, and shows by a finger, a face or a PIN, makes another browser the same person's."""
