let written = "by hand"
