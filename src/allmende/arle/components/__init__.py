"""The components of Fields of Arle: boards, goods, tiles, buildings by number and name, and the numbers of moves."""
