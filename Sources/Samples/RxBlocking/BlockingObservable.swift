// A stand-in for RxBlocking, which comes with RxSwift: the reads that wait. Code that compiles here compiles with RxBlocking.

import Foundation
import RxSwift

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
