/// Feature: public protocols
public protocol PublicService {
    func load(_ id: Int) -> String
    var name: String { get set }
    static var count: Int { get }
    init(name: String)
}

/// Feature: package protocols
package protocol PackageService: PublicService {
    func save() throws -> Int
}

/// Feature: internal protocols
internal protocol InternalService: PackageService {
    func refresh()
}

public enum PublicOuter {
    /// Feature: public nested protocols
    public protocol Observer: AnyObject {
        func changed(_ value: Int)
    }
}
