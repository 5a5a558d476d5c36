import Foundation

/// The errors that operators report by themselves.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    case unknown
    case disposed(object: AnyObject)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout

    public var debugDescription: String {
        switch self {
        case .unknown: "An error of unknown origin."
        case .disposed(let object): "\(object) has been disposed."
        case .overflow: "An arithmetic operation overflowed."
        case .argumentOutOfRange: "An argument is out of range."
        case .noElements: "The sequence has no element."
        case .moreThanOneElement: "The sequence has more than one element."
        case .timeout: "The sequence took too long."
        }
    }
}

extension RxError: LocalizedError {
    public var errorDescription: String? { debugDescription }
}
