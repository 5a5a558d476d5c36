import MockgenModel

/// Writes the stubs of one model: one, one with an id, an array of them, and copies that differ in some properties.
struct ModelWriter {
    private let plan: ModelPlan
    private let model: ResolvedModel
    private let values: ModelValues
    private let standard: StandardTypes

    init(_ plan: ModelPlan) {
        self.plan = plan
        model = plan.model
        values = plan.values
        standard = plan.standard
    }

    func write(to code: inout Code) {
        let declaration = model.declaration
        code.conditional(declaration.conditions) { code in
            writePart("\(name).stub", to: &code) { code in
                code.block("extension \(name)") { code in
                    code.map(.requirement, to: declaration.location, writeStub)
                    writeStubWithID(to: &code)
                    if let copy = model.copy { code.map(.requirement, to: declaration.location) { write(copy, to: &$0) } }
                }
            }
            let lenses = LensWriter(plan: plan, standard: standard)
            if !lenses.parts.isEmpty {
                code.blank()
                writePart("\(name).lens", to: &code, lenses.write)
            }
            code.blank()
            writePart(model.generics.parameters.isEmpty ? "[\(name)].stub" : "Array.stub", to: &code, writeArray)
            code.need(standard.needs)
        }
    }

    private func writePart(_ name: String, to code: inout Code, _ body: (inout Code) -> Void) {
        code.map(.part(name: name, of: model.declaration.qualifiedName), to: model.declaration.location, body)
    }

    private var name: String { model.type.nameAlone }

    private var modifiers: String {
        let access = min(model.access, plan.settings.access)
        let word = access > .internal ? access.rawValue + " " : ""
        // The stubs can be used from anywhere, even if the module has default isolation.
        return [plan.settings.isOnMainActor && model.isolation == nil ? "nonisolated" : "", word].asModifiers
    }

    // MARK: - Stubs

    private var required: [ResolvedModel.Part] { model.parts.filter { values.expression(for: $0) == nil } }

    private func writeStub(to code: inout Code) {
        let parameters = model.parts.map { part in
            declaration(of: part.parameter.name, part.parameter.type, values.expression(for: part))
        }
        code.function("\(modifiers)static func stub", parameters, " -> \(model.type)") { code in
            guard model.declaration.kind != .enumeration else {
                code.line(values.expression(for: model.type) ?? "")
                return
            }
            writeCall(
                "", of: model.parts.map { "\($0.parameter.label.asArgumentLabel)\($0.parameter.name.escaped(as: .value))" }, to: &code)
        }
    }

    private func writeStubWithID(to code: inout Code) {
        guard let id = numbered, required.isEmpty else { return }
        code.blank()
        code.block("\(modifiers)static func stub(withId id: \(id.parameter.type)) -> \(model.type)") { $0.line("stub(id: id)") }
    }

    /// The part that distinguishes elements.
    private var numbered: ResolvedModel.Part? {
        model.parts.first { $0.isIdentity && $0.parameter.defaultValue == nil && values.isNumber($0.parameter.type) }
    }

    private func writeArray(to code: inout Code) {
        let generics = model.generics.parameters.map(\.name)
        let isGeneric = !generics.isEmpty
        let id = numbered
        let given = required.filter { $0 != id }
        var arguments: [String] = []
        for part in model.parts {
            if part == id { arguments.append("id: \(values.expressionOfNumbers(part.parameter.type) ?? "")") }
            if given.contains(part) {
                arguments.append("\(part.parameter.name.escaped(as: .label)): \(part.parameter.name.escaped(as: .value))")
            }
        }
        let parameters =
            ["withCount count: \(standard(.int))"] + given.map { declaration(of: $0.parameter.name, $0.parameter.type, nil) }
        let isolation = model.isolation.map { $0 + " " } ?? ""
        code.block("extension Array\(isGeneric ? "" : " where Element == \(model.type)")") { code in
            code.function(
                "\(isolation)\(modifiers)static func stub\(isGeneric ? "<\(generics.joined(separator: ", "))>" : "")", parameters,
                " -> [\(model.type)]\(isGeneric ? " where Element == \(model.type)" : "")"
            ) { code in
                code.line("(0..<count).map { \(id == nil ? "_ in " : "").stub(\(arguments.joined(separator: ", "))) }")
            }
        }
    }

    private func declaration(of name: String, _ type: TypeName, _ value: String?) -> String {
        // A stored closure escapes; an optional one does already.
        let isClosure = type.function != nil && !type.isEscaping
        return "\(name.escaped(as: .parameter)): \(isClosure ? "@escaping " : "")\(type)" + (value.map { " = \($0)" } ?? "")
    }

    // MARK: - Copies

    private func write(_ copy: ResolvedModel.Copy, to code: inout Code) {
        let (made, set): ([ResolvedModel.Part], [ResolvedModel.Part]) =
            switch copy {
            case .made(let settingAlso): (model.parts, settingAlso)
            case .changed(let variables): ([], variables)
            }
        guard !(made + set).isEmpty else { return }
        code.blank()
        code.function("\(modifiers)func modify", (made + set).map(change), " -> \(model.type)") { code in
            switch copy {
            case .changed: code.line("var copy = self")
            case .made:
                // Setting a property of an object does not change the constant.
                let word = model.declaration.kind == .class ? "let" : "var"
                writeCall(
                    set.isEmpty ? "" : "\(word) copy = ", of: made.map { "\($0.parameter.label.asArgumentLabel)\(value($0))" },
                    to: &code)
            }
            for part in set { code.line("copy.\(part.parameter.name.escaped(as: .value)) = \(value(part))") }
            if !set.isEmpty { code.line("return copy") }
        }
    }

    private func change(_ part: ResolvedModel.Part) -> String {
        let label = part.parameter.name.escaped(as: .parameter)
        let name = part.hidesObject ? "\(label) \(changed(part))" : label
        let type = part.parameter.type.withoutEscaping
        // `nil` and an optional without a value both change it to nil; without an argument, it is unchanged.
        return type.withoutAttributes.isOptional
            ? "\(name): \(TypeName.optional(.optional(type.asOptional))) = .some(nil)"
            : "\(name): \(TypeName.optional(type)) = nil"
    }

    private func value(_ part: ResolvedModel.Part) -> String {
        let (old, new) = (part.parameter.name.escaped(as: .value), changed(part))
        guard part.parameter.type.withoutAttributes.isOptional else { return "\(new) ?? self.\(old)" }
        return "\(standard.helper(.replacing))(self.\(old), to: \(new))"
    }

    /// The name of the parameter for a new value.
    private func changed(_ part: ResolvedModel.Part) -> String {
        part.hidesObject ? "newSelf".free(of: Set(model.parts.map(\.parameter.name))) : part.parameter.name.escaped(as: .value)
    }

    // MARK: - Calls

    private func writeCall(_ modifiers: String, of arguments: [String], to code: inout Code) {
        code.line("\(modifiers)\(model.type)(\(arguments.joined(separator: ", ")))")
    }
}

extension ResolvedModel.Part {
    /// Whether a parameter of its name would hide the object.
    fileprivate var hidesObject: Bool { parameter.name.withoutBackTicks == "self" }
}

extension TypeName {
    var withoutEscaping: TypeName {
        withoutAttributes.attributed(attributes.filter { $0 != "@escaping" })
    }

    /// `T?` where it is `T!`.
    fileprivate var asOptional: TypeName { if case .implicitlyUnwrapped(let type) = self { .optional(type) } else { self } }
}
