"""The components of Hallertau: boards, goods, cards and payments by number and name, and the numbers of moves."""
