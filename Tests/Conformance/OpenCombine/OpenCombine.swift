/// A small stand-in for the library of this name, which has the types of Combine.
public struct AnyPublisher<Output, Failure: Error> {
    fileprivate let attach: (@escaping (Output) -> Void) -> AnyCancellable
}

extension AnyPublisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue) }
}

public class PassthroughSubject<Output, Failure: Error> {
    private var receivers: [Int: (Output) -> Void] = [:]
    private var last = 0

    public init() {}

    public func send(_ value: Output) {
        for receiver in receivers.sorted(by: { $0.key < $1.key }) { receiver.value(value) }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            self.last += 1
            let number = self.last
            self.receivers[number] = receive
            self.greet(receive)
            return AnyCancellable { self.receivers[number] = nil }
        }
    }

    fileprivate func greet(_ receive: (Output) -> Void) {}
}

/// In the real library, the two subjects are not related.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
    public private(set) var value: Output

    public init(_ value: Output) { self.value = value }

    public override func send(_ value: Output) {
        self.value = value
        super.send(value)
    }

    fileprivate override func greet(_ receive: (Output) -> Void) { receive(value) }
}

public final class AnyCancellable {
    private let stop: () -> Void

    fileprivate init(_ stop: @escaping () -> Void) { self.stop = stop }

    public func cancel() { stop() }

    deinit { stop() }
}
