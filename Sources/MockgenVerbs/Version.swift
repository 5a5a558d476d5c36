package let mockgenVersion = "1.0.0"
