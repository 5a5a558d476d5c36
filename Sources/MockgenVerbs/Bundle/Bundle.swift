import MockgenDisk
package import MockgenModel

/// `mockgen bundle FOLDER`: writes a package with the running program, the program of the build tool plugin beside it, and their libraries.
/// - Parameters:
///   - packages: other such packages, whose systems the new one serves too.
///   - sources: the folder of mockgen's package with the plugins; nil to find it around the running program.
package func bundle(
    at path: String, with packages: [String], sources: String?
) throws(Diagnostics) -> BundleReport {
    let folder = path.inFolder(Disk.currentFolder).normalizedPath
    let target = folder.fileName.inFolder(Disk.realPath(folder.parentFolder) ?? folder.parentFolder)
    try check(target, shown: path)
    for package in packages {
        guard let other = CompiledPackage.version(of: package) else { throw Diagnostics([.noCompiledPackage(package)]) }
        guard other == mockgenVersion else { throw Diagnostics([.otherVersion(other, in: package, than: mockgenVersion)]) }
    }
    guard let sources = sources ?? Disk.ownPath.foldersAbove.first(where: \.hasMockgenPlugin) else {
        throw Diagnostics([.noPluginSources])
    }
    let programs = CompiledPackage.programs.map(Disk.ownPath.siblingProgram)
    if let missing = programs.first(where: { !Disk.exists($0) }) { throw Diagnostics([.noProgram(missing)]) }
    do throws(Disk.Failure) {
        let draft = try FolderDraft(for: target)
        defer { draft.removeLeftovers() }
        let bundle = "\(draft.path)/\(CompiledPackage.bundle)"
        try copy(programs, to: "\(bundle)/\(CompiledPackage.system)")
        for other in packages { try copySystems(of: other, to: bundle) }
        let systems = CompiledPackage.systems(in: bundle)
        try Disk.write(CompiledPackage.info(version: mockgenVersion, systems: systems).utf8, to: "\(bundle)/info.json")
        for folder in CompiledPackage.sources {
            try Disk.copyTree("\(sources)/\(folder)", to: "\(draft.path)/\(folder)")
        }
        for file in ["LICENSE", "Sources/LICENSE-EXCEPTION.txt"] { try Disk.copy("\(sources)/\(file)", to: "\(draft.path)/\(file)") }
        try Disk.write(CompiledPackage.manifest.utf8, to: "\(draft.path)/Package.swift")
        try draft.move()
        return BundleReport(path: path, systems: systems, size: Disk.size(ofTree: target), version: mockgenVersion)
    } catch {
        throw Diagnostics([.cannotWrite(error.path.relative(to: Disk.currentFolder), error)])
    }
}

/// Copies the programs of this system to `bin` and the libraries that this process has loaded to `lib`, where the programs look for them.
private func copy(_ programs: [String], to folder: String) throws(Disk.Failure) {
    for name in ["bin", "lib"] { _ = try Disk.makeFolder("\(folder)/\(name)") }
    for (program, name) in zip(programs, CompiledPackage.programs) { try Disk.copy(program, to: "\(folder)/bin/\(name)") }
    for library in Disk.ownLibraries { try Disk.copy(library.path, to: "\(folder)/lib/\(library.name)") }
}

private func copySystems(of package: String, to bundle: String) throws(Disk.Failure) {
    let other = "\(package)/\(CompiledPackage.bundle)"
    for system in CompiledPackage.systems(in: other) where !Disk.exists("\(bundle)/\(system)") {
        try Disk.copyTree("\(other)/\(system)", to: "\(bundle)/\(system)")
    }
}

private func check(_ target: String, shown path: String) throws(Diagnostics) {
    // The new package would have only the programs of this system.
    if Disk.ownPath.hasPrefix("\(target)/") { throw Diagnostics([.containsProgram(path)]) }
    guard Disk.kind(of: target) != nil, !CompiledPackage.isOurs(target) else { return }
    throw Diagnostics([.notCompiledByMockgen(path)])
}

extension String {
    /// The path of another program beside this one. SwiftPM adds '-tool' to the names of the programs that it compiles for plugins.
    fileprivate func siblingProgram(named name: String) -> String {
        "\(parentFolder)/\(name)" + (fileName.hasSuffix("-tool") ? "-tool" : "")
    }
}

extension Diagnostic {
    fileprivate static func noCompiledPackage(_ path: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "'\(path)' is not a package that 'mockgen bundle' has written",
            help: "name the folder that contains its 'Package.swift'", at: nil)
    }

    fileprivate static func otherVersion(_ other: String, in path: String, than version: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "'\(path)' has mockgen \(other), and this is mockgen \(version)",
            help: "make the packages of all systems with the same version", at: nil)
    }

    fileprivate static func notCompiledByMockgen(_ path: String) -> Diagnostic {
        Diagnostic(
            .notOurs, cause: .setup, "'\(path)' exists, and 'mockgen bundle' has not written it",
            help: "name a new folder, or delete this one if its contents are no longer needed", at: nil)
    }

    fileprivate static func containsProgram(_ path: String) -> Diagnostic {
        Diagnostic(
            .notOurs, cause: .setup, "this program is in '\(path)', so it cannot make a newer one",
            help: """
                to update the package, depend on the sources of the new mockgen again and run this command,
                      or run it in a clone of the new mockgen: swift run mockgen bundle <folder>
                """, at: nil)
    }

    fileprivate static func noProgram(_ path: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "a program is missing beside this one: there is no '\(path)'",
            help: "in a clone of mockgen, compile it with: swift build --product \(path.fileName)", at: nil)
    }

    fileprivate static var noPluginSources: Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "the plugins of mockgen are missing: no folder around '\(Disk.ownPath)' contains them",
            help: """
                run '\(ShellCommand.mockgen("bundle Vendor/mockgen"))' in a package that depends on mockgen,
                      or the program in a clone of mockgen
                """, at: nil)
    }
}
