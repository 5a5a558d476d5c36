import MockgenBytes
package import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that mockgen replaces.
package enum ReplacedFiles {
    /// Its own files, and those without contents.
    case own
    /// Files of other mock generators, too.
    case generated
    /// Every file. They are in a folder that only the build system and mockgen use.
    case all
}

/// A path that mockgen can write to: a plain file that it may replace, or no file yet, in a folder that the package owns.
package struct OwnedPath {
    let absolute: String
    package let contents: [UInt8]?

    /// - Parameters:
    ///   - root: the folder that the path is relative to.
    ///   - folder: the folder that mockgen can write to, without links in its path.
    package init(_ path: String, root: String, inside folder: String, replacing replaced: ReplacedFiles = .own) throws(Diagnostic) {
        absolute = path.inFolder(root)
        let around = Disk.realPathOfExisting(absolute.parentFolder)
        guard around.isIn(folder) else { throw .leadsOut(path, to: around) }
        guard Disk.isFolder(around) else {
            throw .cannotWrite(path, Disk.Failure(path: absolute, code: ENOTDIR))
        }
        guard let kind = Disk.kind(of: absolute) else {
            contents = nil
            return
        }
        if let name = kind.name { throw .notPlain(path, name) }
        let text: [UInt8]
        do throws(Disk.Failure) {
            text = try Disk.read(absolute)
        } catch {
            throw .cannotRead(path, error)
        }
        contents = text
        guard replaced != .all, !GeneratedFile.isGenerated(text), !text.allSatisfy(Byte.isSpace) else { return }
        // The marker is in front of the line that tells that mockgen wrote the file.
        if let marker = ConflictMarker.firstLocation(in: text, path: path), marker.line == 1 {
            throw .conflictMarker(at: marker, cause: .code, help: Diagnostic.deleteAndRegenerate)
        }
        guard let generator = MockGenerator(ofFile: text) else { throw .notOurs(path) }
        guard replaced == .generated else { throw .notOurs(path, of: generator) }
    }

    /// Whether a file is, or would be, in a folder after resolving all links on its path.
    static func isInside(_ folder: String, _ path: String) -> Bool { Disk.realPathOfExisting(path.parentFolder).isIn(folder) }
}

extension Disk {
    /// Whether mockgen wrote the file. Does not read all of it.
    package static func isGenerated(_ path: String) -> Bool {
        GeneratedFile.isGenerated(start(of: path, count: GeneratedFile.lengthOfStart))
    }
}

extension String {
    fileprivate func isIn(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}

extension Diagnostic {
    /// - Parameter remedy: how to make mockgen write another file.
    static func notOurs(_ path: String, remedy: String = "give the target another 'output'") -> Diagnostic {
        Diagnostic(
            .notOurs, cause: .setup, "mockgen did not write '\(path)' and does not overwrite it",
            help: "\(remedy), or delete the file if its contents are no longer needed",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static func notOurs(_ path: String, of generator: MockGenerator) -> Diagnostic {
        Diagnostic(
            .notOurs, cause: .setup, "\(generator.rawValue) generated '\(path)', and mockgen does not overwrite it",
            help: "to replace it, run '\(ShellCommand.mockgen("generate --replace"))'; or give the target another 'output'",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    package static var deleteAndRegenerate: String { "if mockgen wrote the file, delete it and run '\(ShellCommand.mockgen("generate"))'" }

    static func notPlain(_ path: String, _ kind: String, remedy: String = "give the target another 'output'") -> Diagnostic {
        Diagnostic(
            .outputNoFile, cause: .setup, "'\(path)' is \(kind), and mockgen writes only plain files", help: remedy, at: nil)
    }

    fileprivate static func leadsOut(_ path: String, to folder: String) -> Diagnostic {
        Diagnostic(
            .outputOutsidePackage, cause: .setup, "'\(path)' is outside of the package: a link on its path leads to '\(folder)'",
            help: "give the target an 'output' in a folder of the package", at: nil)
    }

    package static func cannotWrite(_ path: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(.cannotWrite, cause: .setup, "cannot write '\(path)': \(failure.reason)", help: failure.help, at: nil)
    }

    fileprivate static func cannotRead(_ path: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(.cannotRead, cause: .setup, "cannot read '\(path)': \(failure.reason)", help: failure.help, at: nil)
    }
}
