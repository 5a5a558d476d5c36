import Foundation

// This folder covers RxBlocking, a module of its own in reality. It uses the public API of RxSwift only.

/// A sequence that is read by waiting for it. For tests.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

extension ObservableConvertibleType {
    /// - parameter timeout: how many seconds a read may take before it fails with `RxError.timeout`; forever if nil.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}
