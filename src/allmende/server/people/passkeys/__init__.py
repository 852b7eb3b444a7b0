"""Passkeys (Web Authentication): sign-in on another browser without a password."""
