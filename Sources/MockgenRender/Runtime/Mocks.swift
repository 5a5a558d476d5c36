//: MOCKS
/// The code that the mocks of a module share.
/*private*/ /*public*/ nonisolated enum MOCKS {}
