/// An event of a sequence: any number of `next`, then at most one `error` or `completed`.
@frozen public enum Event<Element> {
    case next(Element)
    case error(Swift.Error)
    case completed
}

extension Event {
    /// Whether the sequence ends with this event.
    public var isStopEvent: Bool {
        if case .next = self { return false }
        return true
    }

    public var element: Element? {
        if case .next(let element) = self { return element }
        return nil
    }

    public var error: Swift.Error? {
        if case .error(let error) = self { return error }
        return nil
    }

    public var isCompleted: Bool {
        if case .completed = self { return true }
        return false
    }

    /// The same event about another element; a transform that throws makes it an error.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}
