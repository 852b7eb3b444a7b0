"""What learned bots see of a position: each title's encoder turns it into counts of one byte.

An encoder has `encode(position, seat)`, the features as bytes, own boards first and the others clockwise, and
`names(players, …)`, what each of them is. It reads nothing that the seat can't know.
"""
