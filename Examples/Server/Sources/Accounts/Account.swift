import Foundation

struct Account: Equatable, Sendable {
    let email: String
    let createdAt: Date
}
