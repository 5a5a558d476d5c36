import MockgenConsole
import MockgenModel
package import MockgenVerbs

extension Report {
    package init(_ report: BundleReport) {
        let name = report.path.split(separator: "/").last.map(String.init) ?? report.path
        let lines = [
            "wrote '\(report.path)', a package with mockgen \(report.version), compiled (\(report.size >> 20) MiB)",
            "it serves \(report.systems.joined(separator: ", "))",
            "in Package.swift, replace the dependency on mockgen with:",
            "    .package(path: \"\(report.path)\")",
            "and name it in each target with the plugin:",
            "    plugins: [.plugin(name: \"Mockgen\", package: \"\(name)\")]",
            "others who build the package need this folder too: commit it, or put it into a repository of its own",
        ]
        self.init(
            .bundle, text: lines.printableText,
            json: [
                "path": .text(report.path), "version": .text(report.version), "systems": .list(report.systems.map(JSON.text)),
                "bytes": .number(report.size),
            ])
    }
}
