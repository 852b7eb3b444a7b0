language-name = Deutsch
screen-in-this-language = Auf Deutsch
