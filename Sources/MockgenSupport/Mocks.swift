//: Mocks
/// The code that the mocks of a module share.
public nonisolated enum Mocks {}
