import Foundation

extension String {
    /// The text of mocks without the code that they share: it is the last in its file.
    package var withoutSharedCode: String {
        range(of: "\n/// The code that the mocks of a module share.").map { String(self[..<$0.lowerBound]) } ?? self
    }
}
