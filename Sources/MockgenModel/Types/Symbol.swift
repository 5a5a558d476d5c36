/// A declaration that types name, with the traits that matter to a mock. There is one object for each declaration, because thousands of
/// types refer to it.
package final class Symbol: Sendable {
    package enum Kind: Sendable {
        case structure, `class`, enumeration, actor, `protocol`, alias
        /// A generic parameter of the mock, or a type of which mockgen knows only the name.
        case unknown
    }

    package enum Source: Hashable, Sendable {
        /// A module with sources.
        case declaration(Reference)
        /// The interface of a module without sources.
        case interface(Reference)
        /// The standard library, which every file imports.
        case standardLibrary
        case foundation
        /// Foundation on Apple's systems, `FoundationNetworking` elsewhere.
        case networking
        /// The mock itself: an associated type, or an alias in its protocol.
        case mock
        /// No module with sources or with an interface has the name.
        case unresolved
    }

    /// The numbers of a module, of its file, and of a declaration in that file.
    package struct Reference: Hashable, Comparable, Sendable {
        package let module: Int
        package let file: Int
        package let declaration: Int

        package init(module: Int, file: Int, declaration: Int) { (self.module, self.file, self.declaration) = (module, file, declaration) }

        package static func < (left: Reference, right: Reference) -> Bool {
            (left.module, left.file, left.declaration) < (right.module, right.file, right.declaration)
        }
    }

    /// Whether values of a type cannot be copied, or cannot escape.
    package enum Suppression: Sendable {
        case none, always
        /// Only if that is true of a generic argument, as for `Optional`.
        case ofArguments
    }

    package struct Traits: Sendable {
        package var copying = Suppression.none
        package var escaping = Suppression.none
        package var isDeprecated = false
        package var hasNoValues = false
        package var requiresSendable = false
        package var globalActor: String?
        /// Whether its `init()` runs anywhere, although it belongs to a global actor.
        package var isMadeAnywhere = false

        package init(isDeprecated: Bool = false) { self.isDeprecated = isDeprecated }
    }

    package let kind: Kind
    /// Empty if no module is known.
    package let module: String
    /// The types around it, outermost first, and its own name.
    package let path: [String]
    package let source: Source
    package let traits: Traits

    package init(_ kind: Kind, module: String, path: [String], source: Source, traits: Traits = Traits()) {
        (self.kind, self.module, self.path, self.source, self.traits) = (kind, module, path, source, traits)
    }

    package var reference: Reference? {
        switch source {
        case .declaration(let reference), .interface(let reference): reference
        case .standardLibrary, .foundation, .networking, .mock, .unresolved: nil
        }
    }

    /// Whether a module with sources declares it.
    package var isOfSources: Bool { if case .declaration = source { true } else { false } }

    /// The name of a type that the standard library or Foundation declares outside of other types.
    package var standardName: String? {
        switch source {
        case .declaration, .mock: nil
        case .interface: path.count == 1 && (module == "Swift" || module.hasPrefix("Foundation") || module.hasPrefix("_")) ? path[0] : nil
        case .standardLibrary, .foundation, .networking, .unresolved: path.count == 1 ? path[0] : nil
        }
    }
}

extension Symbol: Hashable {
    package static func == (left: Symbol, right: Symbol) -> Bool {
        left === right || left.path == right.path && left.module == right.module && left.isOfSources == right.isOfSources
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
