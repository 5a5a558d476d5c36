"""Rules that generate mocks of Swift protocols.

mockgen_module describes one module: its sources and settings. mockgen_mocks writes the mocks of one test target from the sources of all
modules that the target can see.
"""

MockgenModuleInfo = provider(
    doc = "A module and the modules that it depends on.",
    fields = {
        "files": "A depset of the sources of these modules.",
        "modules": "A depset of structs: the name, kind, settings and sources of a module.",
    },
)

_SETTINGS = {
    "default_isolation": attr.string(values = ["", "MainActor", "nonisolated"], doc = "The default isolation of the module."),
    "flags": attr.string_list(doc = "The names that are defined for '#if'."),
    "language": attr.string(default = "5", values = ["5", "6"], doc = "The Swift language mode of the module."),
    "module_name": attr.string(doc = "The name of the module. Without it, the name of the rule."),
    "swift_features": attr.string_list(doc = "Upcoming and experimental features of the compiler."),
}

def _lines(**values):
    """Returns the lines of a build input with these keywords, without those that have no value."""
    return ["{}\t{}".format(keyword, value) for keyword, all in values.items() for value in all if value]

def _settings(attr):
    return _lines(language = [attr.language], defaultIsolation = [attr.default_isolation], feature = attr.swift_features, flag = attr.flags)

def _source_line(file):
    return "source\t" + file.path

def _module_lines(module):
    return ["module\t{}\t{}".format(module.name, module.kind)] + list(module.settings) + [_source_line(file) for file in module.sources]

def _mockgen_module_impl(ctx):
    deps = [dep[MockgenModuleInfo] for dep in ctx.attr.deps]
    module = struct(
        name = ctx.attr.module_name or ctx.label.name,
        kind = "local" if ctx.attr.is_local else "other",
        settings = tuple(_settings(ctx.attr)),
        sources = tuple(ctx.files.srcs),
    )
    return [MockgenModuleInfo(
        files = depset(ctx.files.srcs, transitive = [dep.files for dep in deps]),
        modules = depset([module], transitive = [dep.modules for dep in deps]),
    )]

mockgen_module = rule(
    implementation = _mockgen_module_impl,
    attrs = dict(
        _SETTINGS,
        deps = attr.label_list(providers = [MockgenModuleInfo], doc = "The modules that this one imports."),
        is_local = attr.bool(default = True, doc = "Whether tests can import the module with '@testable'."),
        srcs = attr.label_list(allow_files = [".swift"], doc = "The source files of the module."),
    ),
    doc = "Describes one module to mockgen_mocks. It runs no action.",
)

def _mockgen_mocks_impl(ctx):
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".swift")
    name = ctx.attr.module_name or ctx.attr.target or ctx.label.name
    deps = [dep[MockgenModuleInfo] for dep in ctx.attr.deps]
    build_input = ctx.actions.declare_file(ctx.label.name + ".input")
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add("mockgen-input\t1")
    lines.add_all(_lines(
        configuration = [ctx.file.config.path],
        target = [ctx.attr.target or ctx.label.name],
        output = [out.path],
    ))
    lines.add("module\t{}\town".format(name))
    lines.add_all(_settings(ctx.attr))
    lines.add_all(ctx.files.srcs, map_each = _source_line)
    lines.add_all(depset(transitive = [dep.modules for dep in deps]), map_each = _module_lines)
    ctx.actions.write(build_input, lines)
    ctx.actions.run(
        executable = ctx.executable._mockgen,
        arguments = ["action", "--quiet", "--input", build_input.path],
        inputs = depset([build_input, ctx.file.config] + ctx.files.srcs, transitive = [dep.files for dep in deps]),
        outputs = [out],
        mnemonic = "MockgenMocks",
        progress_message = "Generating the mocks of " + name,
    )
    return [DefaultInfo(files = depset([out]))]

mockgen_mocks = rule(
    implementation = _mockgen_mocks_impl,
    attrs = dict(
        _SETTINGS,
        config = attr.label(mandatory = True, allow_single_file = True, doc = "The configuration: .mockgen.yml."),
        deps = attr.label_list(providers = [MockgenModuleInfo], doc = "The modules that the tests import."),
        out = attr.output(doc = "The file for the mocks. Without it, the name of the rule with '.swift'."),
        srcs = attr.label_list(allow_files = [".swift"], doc = "The source files of the test target, for 'protocols: used'."),
        target = attr.string(doc = "The name of the target in the configuration. Without it, the name of the rule."),
        # An action that runs on another machine needs the same toolchain there, and finds it by the paths in the executable.
        _mockgen = attr.label(
            default = "@mockgen_executable//:mockgen",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    ),
    doc = "Writes the mocks of one test target. List the rule in the 'srcs' of the test.",
)
