import Foundation
import MockgenBytes
import MockgenOutline
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The key of the cached output of `swift package describe`.
@Suite struct PackageShapeTests {
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let text: String
        /// Whether SwiftPM may describe the package in another way afterwards.
        let counts: Bool

        init(_ description: String, _ file: String, _ text: String = "changed", counts: Bool) {
            testDescription = description
            self.file = file
            self.text = text
            self.counts = counts
        }
    }

    @Test(arguments: [
        Change("manifest", "Package.swift", counts: true),
        Change("manifest for one version of Swift", "Package@swift-6.2.swift", counts: true),
        Change("resolved versions", "Package.resolved", counts: true),
        Change("new source", "Sources/App/New.swift", counts: true),
        Change("new folder", "Sources/New/New.swift", counts: true),
        Change("new resource", "Sources/App/New.json", counts: true),
        Change("text of a source", "Sources/App/App.swift", counts: false),
        Change("text of a manifest in a folder", "Examples/Package.swift", counts: false),
        Change("configuration", ".mockgen.yml", counts: false),
        Change("build", ".build/debug/App.o", counts: false),
    ])
    func changesWithTheInputsOfTheDescription(_ change: Change) async throws {
        try await withTemporaryFolder { folder in
            for file in ["Package.swift", "Package.resolved", "Sources/App/App.swift", "Examples/Package.swift"] {
                try folder.write("unchanged", to: file)
            }
            let before = PackageShape(ofPackageAt: folder.path).fingerprint
            #expect(PackageShape(ofPackageAt: folder.path).fingerprint == before)
            try folder.write(change.text, to: change.file)
            #expect((PackageShape(ofPackageAt: folder.path).fingerprint != before) == change.counts)
        }
    }

    @Test func differsBetweenFilesInAFolderAndBesideIt() async throws {
        try await withTemporaryFolder { folder in
            var shapes: Set<String> = []
            for files in [["A/B/C"], ["A/B", "C"], ["A/B", "A/C"], ["A", "B", "C"]] {
                for file in files { try folder.write("", to: "Package/\(file)") }
                shapes.insert(PackageShape(ofPackageAt: folder.path("Package")).fingerprint.text)
                try FileManager.default.removeItem(atPath: folder.path("Package"))
            }
            #expect(shapes.count == 4)
        }
    }

    @Test(.timeLimit(.minutes(60)), arguments: [["/"], [".", "."], [".."]]) func endsInACircleOfLinks(_ links: [String]) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "Sources/App/App.swift")
            for (number, link) in links.enumerated() { try folder.link("Sources/App/Again\(number)", to: link) }
            let before = PackageShape(ofPackageAt: folder.path).fingerprint
            try folder.write("", to: "Sources/App/New.swift")
            #expect(PackageShape(ofPackageAt: folder.path).fingerprint != before)
        }
    }

    @Test func differsBetweenLinksToOtherFolders() async throws {
        try await withTemporaryFolder { folder in
            for name in ["A", "B"] { try folder.write("", to: "Sources/\(name)/\(name).swift") }
            var shapes: Set<String> = []
            for name in ["A", "B"] {
                try folder.link("Sources/App", to: name)
                shapes.insert(PackageShape(ofPackageAt: folder.path).fingerprint.text)
                try FileManager.default.removeItem(atPath: folder.path("Sources/App"))
            }
            #expect(shapes.count == 2)
        }
    }
}
