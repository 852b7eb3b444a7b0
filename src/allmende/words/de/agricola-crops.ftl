### Handkarten von Agricola, bei denen es um die Ernte, die Aussaat, Äcker und das Backen geht.

prompt-sow-one = Wähle, was du auf einem Acker säst.
prompt-bake-one = Wähle, womit du backst.
permit-teaches-bakers = jedes Mal, wenn du die Aktion „Brot backen“ erhältst, darfst du stattdessen 1 Ausbildung ausspielen, ohne sie zu bezahlen, aber nur einmal pro Zug
reason-once-per-turn = Das hast du in diesem Zug schon getan.
