package import MockgenConfig
package import MockgenModel

/// A configured target, its own module and the modules that it can import.
package struct TargetScope {
    package let target: TargetConfiguration
    package var own: Module
    /// Whether its own protocols are only for tests. Other targets, such as an app with mocks for previews, mock their own protocols, too.
    package let isTest: Bool
    /// The modules that its sources can import, without its own.
    package var visible: [Module]
    /// The names of all modules of the package and its dependencies that have sources.
    var modulesWithSources: Set<String>
    /// Folders with built modules that its sources can import, in addition to the folders of the package.
    let interfaceFolders: [String]
    package var warnings: [Diagnostic]

    package init(
        target: TargetConfiguration, own: Module, isTest: Bool = true, visible: [Module], modulesWithSources: Set<String> = [],
        interfaceFolders: [String] = [], warnings: [Diagnostic] = []
    ) {
        self.target = target
        self.own = own
        self.isTest = isTest
        self.visible = visible.map { $0.name == Module.support.name ? .support : $0 }
        if self.visible.contains(.support) { self.own.settings.insert(.importsSupport) }
        self.modulesWithSources = modulesWithSources
        self.interfaceFolders = interfaceFolders
        self.warnings = warnings
    }
}
