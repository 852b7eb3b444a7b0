"""The presentation of Fields of Arle: views, words and symbols."""
