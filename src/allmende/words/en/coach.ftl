### The coach that warns before a move is played.

screen-coach = Coach
screen-coached = Everyone may have a coach
