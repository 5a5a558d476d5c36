import Foundation

/// The dependencies of a RIB and of its children.
open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType

    private let lock = NSRecursiveLock()
    private var instances: [String: Any] = [:]

    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// Makes the instance on the first call and returns the same one from then on. The property that calls it is the key.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
        lock.withLock {
            if let instance = instances[__function] as? T { return instance }
            let instance = factory()
            instances[__function] = instance
            return instance
        }
    }
}

open class EmptyComponent: EmptyDependency {
    public init() {}
}
