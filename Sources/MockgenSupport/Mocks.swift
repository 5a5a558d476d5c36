//: Mocks
/// The code that the mocks of a module share.
public nonisolated enum Mocks {}

//: Generated
extension Mocks {
    /// The functions that mocks call. Tests need none of them.
    public enum Generated {}
}
