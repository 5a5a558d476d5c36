import MockgenBytes
import MockgenModel
import MockgenOutline
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

@Suite struct ModuleIndexTests {
    private static let source = """
        import Foundation
        @_spi(Testing) @preconcurrency @_exported import struct Core.User
        #if DEBUG && os(Linux)
            import Debugging
        #endif
        func free() { print("nothing depends on this") }
        /// @mockable
        @MainActor public protocol Loading<Item>: AnyObject, Base.Closing where Item: Sendable {
            associatedtype Item
            func load(id: Int) async throws -> Item
        }
        extension Outer.Inner: Loading {
            // mockgen: skip
            open class Service: Base { init() { start() } ; func start() { let x = 1; print(x) } }
        }
        @_spi(A) public struct Box<Value: Sendable> { nonisolated struct Deep {} ; var isÖpen: Bool { true } }
        typealias Key = String

        """

    private func index(_ source: String = source, module: String = "App") -> ModuleIndex {
        let files = [("Sources/App/A.swift", source), ("Sources/App/B b.swift", ""), ("Sources/App/C.swift", "class C { \"")]
        return ModuleIndex(
            module: module, files: files.map { SourceIndex.File(SourceText(path: $0.0, bytes: Array($0.1.utf8))) })
    }

    private func damage(_ index: [UInt8], _ places: [UInt8]) -> String? {
        do throws(IndexFile.Damage) {
            _ = try ModuleIndex(index: index, places: places)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func everyFactIsReadAgain() throws {
        let written = index()
        let bytes = written.bytes
        let read = try ModuleIndex(index: bytes.index, places: bytes.places)
        #expect(read.module == "App")
        #expect(read.bytes == bytes)
        #expect(String(reflecting: read.files.map(\.outline)) == String(reflecting: written.files.map(\.outline)))
        for (one, other) in zip(read.files, written.files) {
            #expect(one.text.path == other.text.path && one.text.bytes == other.text.bytes)
            for declaration in one.outline.declarations {
                #expect(one.text.location(at: declaration.nameOffset) == other.text.location(at: declaration.nameOffset))
            }
        }
        #expect(read.files[2].outline.isDamaged, "a file that cannot be read with certainty is complete")
    }

    @Test(arguments: [
        ("print(\"nothing depends on this\")", "print(1)\n  print(2)"), ("func free()", "\n\nfunc free()"),
        ("let x = 1; print(x)", "for number in 1...3 {\n    print(number)\n}"), ("start() }", "start(); start() }"),
    ])
    func anEditOfABodyChangesOnlyThePlaces(old: String, new: String) {
        let (before, after) = (index().bytes, index(Self.source.replacing(old, with: new)).bytes)
        #expect(before.index == after.index)
        #expect(before.places != after.places, "the text behind has moved")
    }

    @Test(arguments: [("load(id: Int)", "load(id: String)"), ("os(Linux)", "os(macOS)"), ("/// @mockable", "//"), ("@_exported ", "")])
    func anotherEditChangesTheIndex(old: String, new: String) {
        #expect(index().bytes.index != index(Self.source.replacing(old, with: new)).bytes.index)
    }

    @Test func damageIsNoticed() {
        let (index, places) = index().bytes
        for position in index.indices {
            var wrong = index
            wrong[position] ^= 1
            #expect(damage(wrong, places) != nil, "byte \(position) of the index")
        }
        for position in places.indices {
            var wrong = places
            wrong[position] ^= 1
            #expect(damage(index, wrong) != nil, "byte \(position) of the places")
        }
        for length in index.indices { #expect(damage(Array(index[..<length]), places) != nil, "\(length) bytes of the index") }
        for length in places.indices { #expect(damage(index, Array(places[..<length])) != nil, "\(length) bytes of the places") }
    }

    /// A file whose fingerprint is right, but whose contents no mockgen writes.
    @Test func wrongContentsAreNoticed() throws {
        var random = Numbers(seed: 7)
        let index = index().bytes.index
        let contents = Array(try IndexFile.contents(of: index, .index))
        for _ in 0..<2000 {
            var wrong = contents
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                wrong[Int.random(in: wrong.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let bytes = IndexFile.bytes(.index, wrong)
            let lines = try IndexFile.contents(of: self.index().bytes.places, .places).dropFirst(Fingerprint().text.utf8.count)
            let places = IndexFile.bytes(.places, Array(Fingerprint(of: bytes[...]).text.utf8) + lines)
            guard let read = try? ModuleIndex(index: bytes, places: places) else { continue }
            for file in read.files {
                for declaration in file.outline.declarations { _ = file.text.location(at: declaration.range.upperBound) }
            }
        }
    }

    @Test func filesThatDoNotBelongTogether() {
        let (index, places) = index().bytes
        let other = self.index("protocol Other {}").bytes
        #expect(damage(index, other.places) == "its places belong to another index")
        #expect(damage(places, places) == "it is not a file of 'mockgen-index'")
        #expect(damage(index, index) == "it is not a file of 'mockgen-places'")
        let later = Array(String(decoding: index, as: UTF8.self).replacing("mockgen-index\t3", with: "mockgen-index\t2").utf8)
        #expect(damage(later, places) == "another version of mockgen has written it")
        #expect(damage([], places) == "it is not a file of 'mockgen-index'")
        #expect(damage(Array("mockgen-index\t3\n".utf8), places) == "it is damaged")
    }
}
