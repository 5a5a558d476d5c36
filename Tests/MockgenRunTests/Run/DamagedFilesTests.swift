import Fixtures
import MockgenDisk
import MockgenModel
import Testing

@testable import MockgenResolution
@testable import MockgenRun

@Suite struct DamagedFilesTests {
    @Test(arguments: [
        "📍<<<<<<< HEAD\nprotocol P {}\n=======\nprotocol Q {}\n>>>>>>> main\n",
        "protocol P {}\n📍<<<<<<< HEAD\nstruct A {}\n=======\nstruct B {}\n>>>>>>> main\nprotocol Q {}\n",
        "protocol P {}\nfunc f() {\n📍<<<<<<< HEAD\n    a()\n||||||| base\n=======\n    b()\n>>>>>>> main\n}\n",
        "protocol P {}\nlet list = [\n    1,\r\n📍<<<<<<< HEAD\r\n    2,\r\n=======\r\n>>>>>>> main\r\n]\n",
        "protocol P {}\nlet a = f(\n📍<<<<<<< it's\n    2\n=======\n>>>>>>> \"main\n)\n",
        "protocol P {}\n#if DEBUG\n    struct A {}\n📍>>>>>>> main\n#endif\n",
        // Also in a file without a protocol.
        "struct A {\n    var a: Int {\n📍<<<<<<< HEAD\n        1\n=======\n        2\n>>>>>>> main\n    }\n}\n",
    ])
    func conflictsOfGitAreErrors(_ text: String) {
        for sources: Sources in [.init(app: text), ["App": ["P.swift": "protocol O {}"], "AppTests": ["T.swift": text]]] {
            #expect(sources.problems == ["\(sources.markers["📍"]?.description ?? ""): this is a conflict marker of git"])
        }
    }

    @Test(arguments: [
        "protocol P {}\n/*\n<<<<<<< HEAD\n=======\n>>>>>>> main\n*/\n", "let text = \"\"\"\n<<<<<<< HEAD\n\"\"\"\nprotocol P {}\n",
        "protocol P {}\nlet a = b\n    <<<<<<< c\n", "protocol P {}\nlet a = b\n<<<<<<<< c\n", "protocol P {}\nlet a = b\n<<<<<<<c\n",
    ])
    func linesThatTheCompilerAcceptsAreNot(_ text: String) { #expect(Sources(app: text).problems == []) }

    @Test func aGeneratedFileIsDeleted() throws {
        let sources = Sources(app: "📍<<<<<<< HEAD\n\(GeneratedFile.marker)\nstruct A {}\n=======\n\(GeneratedFile.marker)\n>>>>>>> main\n")
        #expect(sources.errors.map(\.help) == [Diagnostic.deleteAndRegenerate])
        #expect(sources.errors.first?.location == sources.markers["📍"])
    }
}

extension Sources {
    fileprivate var errors: [Diagnostic] {
        do throws(Diagnostics) { try index.checkDamage(admitted: Set(modules.flatMap(\.files))) } catch { return error.all }
        return []
    }

    fileprivate var problems: [String] { errors.map { "\($0.location?.description ?? ""): \($0.message)" } }
}
