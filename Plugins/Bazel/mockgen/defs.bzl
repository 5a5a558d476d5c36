"""Rules that generate mocks of Swift protocols.

mockgen_index reads the sources of one module and writes what mocks of other modules can depend on. mockgen_mocks writes the mocks of one
test target from such indices. So an edit runs one index action, and the mock actions whose inputs have changed.
"""

MockgenIndexInfo = provider(
    doc = "The indices of a module and of the modules that it depends on.",
    fields = {
        "files": "A depset of the indices and their places, which are the lines and columns for messages.",
        "modules": "A depset of structs: the name, kind, settings and index of a module.",
    },
)

# An action that runs on another machine needs the same toolchain there, and finds it by the paths in the executable.
_EXECUTABLE = {
    "_mockgen": attr.label(
        default = "@mockgen_executable//:mockgen",
        allow_single_file = True,
        cfg = "exec",
        executable = True,
    ),
}

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

def _module_lines(module):
    return ["module\t{}\t{}".format(module.name, module.kind)] + list(module.settings) + ["index\t" + module.index.path]

def _source_line(file):
    return "source\t" + file.path

def _build_input(ctx, name):
    """Returns the file of a build input and its lines, to which the caller adds more."""
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add("mockgen-plan\t1")
    return ctx.actions.declare_file(name + ".plan"), lines

def _run(ctx, build_input, inputs, **arguments):
    ctx.actions.run(
        executable = ctx.executable._mockgen,
        arguments = ["action", "--quiet", "--plan", build_input.path],
        inputs = depset([build_input], transitive = inputs),
        **arguments
    )

def _mockgen_index_impl(ctx):
    name = ctx.attr.module_name or ctx.label.name
    index = ctx.actions.declare_file(ctx.label.name + ".index")
    places = ctx.actions.declare_file(ctx.label.name + ".index.places")
    build_input, lines = _build_input(ctx, ctx.label.name)
    lines.add_all(_lines(index = [index.path]) + ["module\t{}\town".format(name)])
    lines.add_all(ctx.files.srcs, map_each = _source_line)
    ctx.actions.write(build_input, lines)
    _run(
        ctx,
        build_input,
        [depset(ctx.files.srcs)],
        outputs = [index, places],
        mnemonic = "MockgenIndex",
        progress_message = "Indexing the module " + name,
    )
    deps = [dep[MockgenIndexInfo] for dep in ctx.attr.deps]
    module = struct(name = name, kind = "local" if ctx.attr.is_local else "other", index = index, settings = tuple(_settings(ctx.attr)))
    return [
        DefaultInfo(files = depset([index])),
        MockgenIndexInfo(
            files = depset([index, places], transitive = [dep.files for dep in deps]),
            modules = depset([module], transitive = [dep.modules for dep in deps]),
        ),
    ]

mockgen_index = rule(
    implementation = _mockgen_index_impl,
    attrs = dict(
        _SETTINGS,
        deps = attr.label_list(providers = [MockgenIndexInfo], doc = "The indices of the modules that this one imports."),
        is_local = attr.bool(default = True, doc = "Whether tests can import the module with '@testable'."),
        srcs = attr.label_list(allow_files = [".swift"], doc = "The source files of the module."),
        **_EXECUTABLE
    ),
    doc = "Writes the index of one module: what mocks of other modules can depend on.",
)

def _mockgen_mocks_impl(ctx):
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".swift")
    unused = ctx.actions.declare_file(ctx.label.name + ".unused")
    name = ctx.attr.module_name or ctx.attr.target or ctx.label.name
    deps = [dep[MockgenIndexInfo] for dep in ctx.attr.deps]
    build_input, lines = _build_input(ctx, ctx.label.name)
    lines.add_all(_lines(
        configuration = [ctx.file.config.path],
        target = [ctx.attr.target or ctx.label.name],
        output = [out.path],
        unused = [unused.path],
    ))
    lines.add("module\t{}\town".format(name))
    lines.add_all(_settings(ctx.attr))
    lines.add_all(ctx.files.srcs, map_each = _source_line)
    lines.add_all(depset(transitive = [dep.modules for dep in deps]), map_each = _module_lines)
    ctx.actions.write(build_input, lines)
    _run(
        ctx,
        build_input,
        [depset(ctx.files.srcs + [ctx.file.config])] + [dep.files for dep in deps],
        outputs = [out, unused],
        # Only messages need lines and columns, and an action that succeeded does not run again for them.
        unused_inputs_list = unused,
        mnemonic = "MockgenMocks",
        progress_message = "Generating the mocks of " + name,
    )
    return [DefaultInfo(files = depset([out]))]

mockgen_mocks = rule(
    implementation = _mockgen_mocks_impl,
    attrs = dict(
        _SETTINGS,
        config = attr.label(mandatory = True, allow_single_file = True, doc = "The configuration: .mockgen.yml."),
        deps = attr.label_list(providers = [MockgenIndexInfo], doc = "The indices of the modules that the tests import."),
        out = attr.output(doc = "The file for the mocks. Without it, the name of the rule with '.swift'."),
        srcs = attr.label_list(allow_files = [".swift"], doc = "The source files of the test target, for 'protocols: used'."),
        target = attr.string(doc = "The name of the target in the configuration. Without it, the name of the rule."),
        **_EXECUTABLE
    ),
    doc = "Writes the mocks of one test target. List the rule in the 'srcs' of the test.",
)
