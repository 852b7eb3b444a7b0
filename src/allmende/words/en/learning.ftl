# The shelf of lessons, and where a finished one leads

learning = Learn by playing
learning-lead = Each lesson is a real game in which you make the moves, and somebody tells you why. Begin with the first game. The chapters are short and come in any order you like.
learning-all = All { $count } lessons
learning-done = done
learning-begun = begun
learning-anew = From the beginning
learning-minutes = { $minutes } min
learning-next = Next: { $name }
learning-play = Play against a villager
learning-unknown = There are no lessons for “{ $title }”. These games have some:
learning-table = Lesson: { $title }
