// Made by mockgen: change the protocols or .mockgen.yml, not this file.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all
