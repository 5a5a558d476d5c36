import Foundation

extension String {
    /// The text of mocks without what all mocks with stubs need: it is the same everywhere, and the last in its file.
    package var withoutSupportOfStubs: String {
        range(of: "\n/// The types of the stubs of mocks.").map { String(self[..<$0.lowerBound]) } ?? self
    }
}
