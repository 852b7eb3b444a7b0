"""Work beside requests: background tasks, leader jobs, leases, publish and subscribe."""
