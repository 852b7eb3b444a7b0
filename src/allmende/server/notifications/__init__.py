"""Notifications: people are told by push, mail or webhook, as they have chosen, that others wait for them."""
