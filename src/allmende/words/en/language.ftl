language-name = English
screen-in-this-language = In English
