import Foundation
import Testing

@testable import MockgenKit
@testable import MockgenResolution

/// A new folder that is gone after the body; its path has its links followed.
func withTemporaryFolder<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "mockgen tests \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let path = try #require(Disk.realPath(url.path(percentEncoded: false)))
    return try await body(TemporaryFolder(path: path))
}

struct TemporaryFolder {
    let path: String

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        _ = try Disk.makeFolder(path(name).parentFolder)
        try Disk.write(text.utf8, to: path(name))
    }

    func read(_ name: String) throws -> String { String(decoding: try Disk.read(path(name)), as: UTF8.self) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
    }

    func permissions(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    func isLink(_ name: String) throws -> Bool {
        try FileManager.default.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType == .typeSymbolicLink
    }

    /// Another one if the file was replaced.
    func identity(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.systemFileNumber] as? Int
    }

    /// All files and folders in it, hidden ones too.
    var contents: [String] { get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() } }
}
