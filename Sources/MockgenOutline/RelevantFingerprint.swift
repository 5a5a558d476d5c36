package import MockgenBytes
import MockgenModel

extension SourceText {
    /// The fingerprint of the imports and declarations, which are all that a mock can depend on in a file of another module.
    ///
    /// The generator reads the facts of the outline, and the text in the ranges of declarations and extensions. The rest does not
    /// matter: comments without annotations, functions, variables and statements outside of types.
    package func relevantFingerprint(_ outline: Outline) -> Fingerprint {
        var fingerprint = Fingerprint()
        // The diagnostics for a file that cannot be read with certainty depend on all of it.
        guard !outline.isDamaged else {
            fingerprint.add(bytes)
            return fingerprint
        }
        outline.imports.add(to: &fingerprint)
        fingerprint.add(outline.declarations.count)
        for declaration in outline.declarations { declaration.addFacts(to: &fingerprint) }
        for extended in outline.extensions { extended.addFacts(to: &fingerprint) }
        bytes.withUnsafeBufferPointer { bytes in
            for declaration in outline.declarations { fingerprint.add(UnsafeBufferPointer(rebasing: bytes[declaration.range])) }
            for extended in outline.extensions { fingerprint.add(UnsafeBufferPointer(rebasing: bytes[extended.range])) }
        }
        return fingerprint
    }
}

extension Declaration {
    fileprivate func addFacts(to fingerprint: inout Fingerprint) {
        // The range has everything else; these facts depend on what is around it as well.
        fingerprint.add("\(kind)")
        fingerprint.add(name)
        fingerprint.add(context)
        fingerprint.add(extendedNames)
        fingerprint.add(access?.rawValue ?? "")
        fingerprint.add(conditions)
        fingerprint.add(spi)
        fingerprint.add(inherited)
        fingerprint.add(marks.texts)
        fingerprint.add(attributes)
        for flag in [isNonisolated, isGeneric, requiresSendable] { fingerprint.add(flag ? 1 : 0) }
    }
}

extension Extension {
    fileprivate func addFacts(to fingerprint: inout Fingerprint) {
        fingerprint.add(extended)
        fingerprint.add(conditions)
        fingerprint.add(inherited)
        fingerprint.add(marks.texts)
    }
}
