# The shelf of lessons, and where a finished one leads

learning-all = All { $count } lessons
learning-next = Next: { $name }
learning-play = Play against a villager
