"""What the host of a server sees of it: health, metrics, logs."""
