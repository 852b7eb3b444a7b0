"""Problems on a server: tables to solve them at, answers judged once for each person, ratings of both."""
