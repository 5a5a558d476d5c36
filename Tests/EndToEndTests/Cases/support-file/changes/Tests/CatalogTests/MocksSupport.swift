// Written by hand.
