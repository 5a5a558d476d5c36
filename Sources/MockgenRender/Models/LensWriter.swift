import MockgenModel

/// Writes the lenses of a model's properties: `LightModel.lens.name.set("Hall", light)`.
struct LensWriter {
    let plan: ModelPlan
    let standard: StandardTypes

    private var model: ResolvedModel { plan.model }

    /// The properties of which a copy can have other values. None on an actor: a lens is used anywhere.
    var parts: [ResolvedModel.Part] {
        guard plan.settings.hasLenses, model.isolation == nil else { return [] }
        switch model.copy {
        case .made(let settingAlso): return model.parts + settingAlso
        case .changed(let variables): return variables
        case nil: return []
        }
    }

    func write(to code: inout Code) {
        let isOnMainActor = plan.settings.isOnMainActor
        let conformance = plan.settings.compiler.isDisjoint(with: [.mainActorByDefault, .isolatedConformances]) ? "" : "nonisolated "
        let isolation = isOnMainActor ? "nonisolated " : ""
        code.block("extension \(model.type.nameAlone): \(conformance)\(standard.namespace).HasLenses") { code in
            code.block("\(isolation)struct Lenses") { code in
                for part in parts { write(part, to: &code) }
            }
            code.blank()
            code.line("\(isolation)static var lens: Lenses { Lenses() }")
        }
    }

    private func write(_ part: ResolvedModel.Part, to code: inout Code) {
        let name = part.parameter.name.escaped(as: .value)
        let type = part.parameter.type.withoutEscaping.withoutUnwrapping
        let lens = "\(standard.helper(.lens))<\(model.type), \(type)>"
        code.line("var \(name): \(lens) { .init(get: { $0.\(name) }, set: { $1.modify(\(part.parameter.name.escaped(as: .label)): $0) }) }")
    }
}
