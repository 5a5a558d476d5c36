print("mockgen")
