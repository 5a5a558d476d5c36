import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// How the plans of Swift Build are read.
@Suite struct SwiftBuildPlanTests {
    private static let words = ["builtin-SwiftDriver", "--", "/usr/bin/swiftc", "-module-name", "App_Tests", "-I", "/p/a b/é"]
    /// A string of each size, as each has another header.
    private static let strings =
        words + [String(repeating: "a", count: 31), String(repeating: "b", count: 32), String(repeating: "c", count: 256)]
    private static let others = ["builtin-SwiftDriver", "--", "/usr/bin/swiftc", "-module-name", "App"]
    private static let plan = [0x93, 0xc3] + array(["x", "builtin-SwiftDriver"]) + array(strings) + [0xc0] + array(others)

    @Test func commandsAreThoseOfTheTarget() async throws {
        try await withFolder { folder in
            try write(Self.plan, as: "1", to: folder)
            let description = try self.description(of: ["App-Tests", "App", "Missing"], in: folder)
            #expect(try description.command(ofTarget: "App-Tests") == Array(Self.strings.dropFirst(2)))
            #expect(try description.command(ofTarget: "App") == Array(Self.others.dropFirst(2)))
            #expect(description.unplanned == ["Missing"])
        }
    }

    @Test func aDamagedPlanHasNoCommand() async throws {
        try await withFolder { folder in
            let start = Self.plan.count - Self.array(Self.others).count
            for length in start..<Self.plan.count {
                try write(Array(Self.plan[..<length]), as: "1", to: folder)
                #expect(try description(of: ["App"], in: folder).unplanned == ["App"], "\(length) bytes")
            }
            try write(Self.array(["builtin-SwiftDriver", "--"]) + Self.array(["-module-name", "App"]), as: "1", to: folder)
            #expect(try description(of: ["App"], in: folder).unplanned == ["App"])
        }
    }

    /// Swift Build has a plan for each set of targets; an old one can have old flags.
    @Test func thePlanThatWasUsedLastCounts() async throws {
        try await withFolder { folder in
            try write(Self.plan, as: "1", to: folder, secondsAgo: 20)
            try write(Self.array(Self.others), as: "2", to: folder, secondsAgo: 10)
            #expect(try description(of: ["App-Tests", "App"], in: folder).unplanned == ["App-Tests"])
            try write(Self.plan, as: "1", to: folder, secondsAgo: 5)
            #expect(try description(of: ["App-Tests", "App"], in: folder).unplanned == [])
        }
    }

    @Test func theBuildSystemThatRanLastCounts() async throws {
        try await withFolder { folder in
            #expect(try description(of: ["App"], in: folder).unplanned == ["App"], "no plan")
            try folder.write("commands:\n", to: "debug.yaml")
            try write(Self.plan, as: "1", to: folder, secondsAgo: 10)
            #expect(throws: Diagnostics.self) { try description(of: ["App"], in: folder).command(ofTarget: "App") }
            try write(Self.plan, as: "1", to: folder, secondsAgo: -10)
            #expect(try description(of: ["App"], in: folder).command(ofTarget: "App").first == "/usr/bin/swiftc")
        }
    }

    @Test func builtFilesAreInTheFoldersOfModules() async throws {
        try await withFolder { folder in
            try folder.write("", to: "out/Products/Debug-linux/App.swiftmodule/x86_64.swiftmodule")
            try folder.write("", to: "out/Products/Debug-linux/App.swiftmodule/x86_64.swiftdoc")
            try folder.write("", to: "out/Products/Debug-linux/C.o")
            let products = folder.path("out/Products/Debug-linux")
            try write(Self.array(Self.others + ["-I", products, "-I", "/nowhere"]), as: "1", to: folder)
            let files = try description(of: ["App"], in: folder).builtFiles(neededBy: ["App"])
            #expect(files == ["\(products)/App.swiftmodule/x86_64.swiftmodule", "\(products)/C.o"])
        }
    }

    // MARK: - Plans

    private func withFolder(_ body: (TemporaryFolder) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in try await body(folder) }
    }

    private func description(of targets: Set<String>, in folder: TemporaryFolder) throws -> BuildDescription {
        try BuildDescription(of: targets, in: BuildFolder(folder.path, ofPackageAt: folder.path), root: folder.path)
    }

    private func write(_ bytes: [Int], as name: String, to folder: TemporaryFolder, secondsAgo: Double = 0) throws {
        let plan = "out/Intermediates.noindex/XCBuildData/\(name).xcbuilddata"
        try folder.write("", to: "\(plan)/task-store.msgpack")
        try Data(bytes.map(UInt8.init)).write(to: URL(filePath: folder.path("\(plan)/task-store.msgpack")))
        let date = Date(timeIntervalSinceNow: -secondsAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(plan))
    }

    /// An array of strings in MessagePack.
    private static func array(_ strings: [String]) -> [Int] { [0xdc, strings.count >> 8, strings.count & 0xff] + strings.flatMap(string) }

    private static func string(_ text: String) -> [Int] {
        let bytes = text.utf8.map(Int.init)
        switch bytes.count {
        case ..<32: return [0xa0 | bytes.count] + bytes
        case ..<256: return [0xd9, bytes.count] + bytes
        default: return [0xda, bytes.count >> 8, bytes.count & 0xff] + bytes
        }
    }
}
