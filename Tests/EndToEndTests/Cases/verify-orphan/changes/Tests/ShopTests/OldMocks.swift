// Made by mockgen: change the protocols or .mockgen.yml, not this file.
