package import MockgenBytes
import MockgenConfig
package import MockgenDisk
package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// The evaluated manifests of packages. SwiftPM evaluates each manifest once. Later runs find the result in the build folder.
package struct Manifests: Sendable {
    /// Whether this process runs inside a SwiftPM plugin.
    let isInPlugin: Bool
    let cache: Cache

    /// Returns the cached manifest, or evaluates it with SwiftPM.
    package func manifest(ofPackageAt folder: String) throws(Diagnostics) -> ManifestDump {
        let key = ManifestTexts(ofPackageAt: folder).fingerprint
        let name = "manifests/\(folder.split(separator: "/").joined(separator: "-"))"
        if let cached = cache.read(name, key: key), let document = try? parseYAML(cached, path: name) {
            return ManifestDump(dumped: document)
        }
        let dumped = try dump(packageAt: folder)
        let document = try parseYAML(dumped, path: "\(folder)/Package.swift")
        cache.write(dumped, as: name, key: key)
        return ManifestDump(dumped: document)
    }

    private func dump(packageAt folder: String) throws(Diagnostics) -> [UInt8] {
        // In a plugin, SwiftPM already holds its lock, has reported the errors of the manifest, and on macOS, this process is already in a
        // sandbox. Swift Build sets SDKROOT for the product, but SwiftPM would use it to compile the manifest.
        let command =
            isInPlugin ? ["env", "-u", "SDKROOT", "swift", "package", "--ignore-lock", "--disable-sandbox"] : ["swift", "package"]
        // SwiftPM 6.4 would create a build folder in the package.
        let scratch = cache.folders.prefix(1).flatMap { ["--scratch-path", "\($0.path)/swiftpm"] }
        return try outputOfSwift(
            command + ["--package-path", folder] + scratch + ["dump-package"], at: folder,
            errors: isInPlugin ? .dropped : .shownOnFailure)
    }
}

/// Asks SwiftPM about the package in a folder.
package func outputOfSwift(
    _ command: [String], at folder: String, errors: Subprocess.Errors = .shownOnFailure
) throws(Diagnostics) -> [UInt8] {
    let output: Subprocess.Output
    do throws(Disk.Failure) { output = try Subprocess.run(command, errors: errors) } catch { throw Diagnostics([.noSwift(error.reason)]) }
    guard output.status == 0 else { throw Diagnostics([.packageNotReadable(folder)]) }
    return output.standardOutput
}

/// The manifests in the folder of a package: some can be for specific versions of SwiftPM.
package struct ManifestTexts {
    let folder: String
    let texts: [(name: String, bytes: [UInt8])]

    package init(ofPackageAt folder: String) {
        self.folder = folder
        let names = ((try? Disk.contents(of: folder)) ?? []).filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }
        texts = names.map { ($0, (try? Disk.read("\(folder)/\($0)")) ?? []) }
    }

    /// Nil if there are manifests for several versions of SwiftPM.
    var only: [UInt8]? { texts.count == 1 ? texts[0].bytes : nil }

    func contain(_ names: String...) -> Bool {
        texts.contains { text in names.contains { Disk.contains($0, in: text.bytes) } }
    }

    /// The inputs of the evaluation. If a manifest reads files, a change in them does not count. SwiftPM has the same limitation.
    package var fingerprint: Fingerprint {
        Fingerprint(
            of: (folder, Disk.parserLibrary.map { "\($0) \(Disk.state(of: $0))" }, texts.map(\.name), texts.map(\.bytes), variables))
    }

    var variables: [String] {
        guard contain("environment", "getenv") else { return [] }
        return Disk.environment.filter { variable in
            let name = String(variable.prefix { $0 != "=" })
            return name != "_" && contain(name)
        }.sorted()
    }
}

extension ManifestTexts {
    /// The settings of targets if the manifest sets none.
    var defaults: TargetSettings? {
        // The manifest can set 'swiftSettings' or 'defaultSwiftSettings'.
        guard let only, !contain("wiftSettings", "swiftLanguage", "package.targets") else { return nil }
        return TargetSettings([], languageMode: LanguageMode(toolsVersion: only.toolsVersion, declared: nil))
    }
}

extension [UInt8] {
    /// The `6.2` of `// swift-tools-version: 6.2`.
    var toolsVersion: String? {
        let line = String(decoding: prefix(200), as: UTF8.self).drop(while: \.isWhitespace).prefix { !$0.isNewline }
        return line.split { !($0.isNumber || $0 == ".") }.first.map(String.init)
    }
}

extension String {
    /// `My-Tests` is compiled as module `My_Tests`.
    package var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}

extension Diagnostic {
    fileprivate static func packageNotReadable(_ folder: String) -> Diagnostic {
        Diagnostic(
            .packageNotReadable, cause: .setup, "SwiftPM cannot read the package in '\(folder)'; see its message above",
            help: "run 'swift package describe' there and correct the errors that it reports", at: nil)
    }

    fileprivate static func noSwift(_ reason: String) -> Diagnostic {
        Diagnostic(
            .noSwift, cause: .setup, "cannot run 'swift' to ask about the package: \(reason)",
            help: "put the toolchain's 'usr/bin' folder on the search path", at: nil)
    }
}
