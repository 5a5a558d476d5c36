package import MockgenModel
package import MockgenOutline
import MockgenSyntax

/// A type that the configuration or a comment selects. It is not parsed yet.
package struct SelectedType {
    let index: SourceIndex
    package let reference: SourceIndex.Reference
    let location: SourceLocation

    package init(_ reference: SourceIndex.Reference, in index: SourceIndex, at location: SourceLocation) {
        (self.index, self.reference, self.location) = (index, reference, location)
    }

    var declaration: Declaration { index.declaration(reference) }
    var name: String { declaration.qualifiedName }
    var module: Module { index.module(reference) }
    /// Whether it is visible only in its own file.
    var isPrivate: Bool { index.access(reference) <= .fileprivate }
    /// Whether it belongs to another package, and is not open.
    var isClosed: Bool { !module.isLocal && index.access(reference) != .open }

    var genericContext: String? {
        index.enclosing(reference).lazy.map(index.declaration).first(where: \.isGeneric)?.qualifiedName
    }

    /// Whether an extension around it has a `where` clause or cannot be parsed.
    var isInConstrainedExtension: Bool {
        let file = index.file(reference)
        return file.outline.extensions.contains { found in
            found.range.contains(declaration.nameOffset) && (try? file.text.parseHasConstraints(found)) ?? true
        }
    }

    /// A note at the declaration, if the problem is elsewhere.
    var notes: [Diagnostic.Note] {
        let declared = index.location(reference)
        return declared == location ? [] : [.init("declared here", at: declared)]
    }

    func finding(_ message: String, help: String) -> Finding { Finding(message, help: help, at: location, notes: notes) }
}

extension Declaration.Kind {
    /// As in `import struct App.Data`.
    var keyword: String {
        switch self {
        case .structure: "struct"
        case .class, .actor: "class"
        case .enumeration: "enum"
        case .protocol: "protocol"
        case .alias: "typealias"
        }
    }

    package var noun: String { self == .actor ? "an actor" : self == .enumeration ? "an enum" : "a \(keyword)" }
}
