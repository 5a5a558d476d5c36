import Foundation

extension ObservableType {
    /// The elements of all the sequences that the elements are turned into, as they come.
    public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
        -> Observable<Source.Element>
    {
        .create { observer in
            let lock = NSRecursiveLock()
            let subscriptions = CompositeDisposable()
            var running = 1

            func forward(_ event: Event<Source.Element>) {
                lock.withLock {
                    guard event.isCompleted else { return observer.on(event) }
                    running -= 1
                    if running == 0 { observer.onCompleted() }
                }
            }

            let outer = self.subscribe { event in
                switch event {
                case .next(let element):
                    do {
                        let source = try selector(element).asObservable()
                        lock.withLock { running += 1 }
                        let inner = SingleAssignmentDisposable()
                        let key = subscriptions.insert(inner)
                        inner.setDisposable(
                            source.subscribe { event in
                                forward(event)
                                if event.isStopEvent, let key { subscriptions.remove(for: key) }
                            })
                    } catch {
                        forward(.error(error))
                    }
                case .error(let error): forward(.error(error))
                case .completed: forward(.completed)
                }
            }
            _ = subscriptions.insert(outer)
            return subscriptions
        }
    }

    /// As `flatMap`, but a sequence is left as soon as the next one starts.
    public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
        -> Observable<Source.Element>
    {
        .create { observer in
            let lock = NSRecursiveLock()
            let latest = SerialDisposable()
            var started = 0
            var isInnerRunning = false
            var isOuterRunning = true

            func forward(_ event: Event<Source.Element>, from number: Int) {
                lock.withLock {
                    guard number == started else { return }
                    guard event.isCompleted else { return observer.on(event) }
                    isInnerRunning = false
                    if !isOuterRunning { observer.onCompleted() }
                }
            }

            let outer = self.subscribe { event in
                switch event {
                case .next(let element):
                    do {
                        let source = try selector(element).asObservable()
                        let number = lock.withLock {
                            started += 1
                            isInnerRunning = true
                            return started
                        }
                        let inner = SingleAssignmentDisposable()
                        latest.disposable = inner
                        inner.setDisposable(source.subscribe { forward($0, from: number) })
                    } catch {
                        lock.withLock { observer.onError(error) }
                    }
                case .error(let error):
                    lock.withLock { observer.onError(error) }
                case .completed:
                    lock.withLock {
                        isOuterRunning = false
                        if !isInnerRunning { observer.onCompleted() }
                    }
                }
            }
            return Disposables.create(outer, latest)
        }
    }
}
