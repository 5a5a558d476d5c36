"""The executable of mockgen, for WORKSPACE files."""

def _mockgen_executable_impl(repository_ctx):
    path = repository_ctx.attr.path or repository_ctx.os.environ.get("MOCKGEN_EXECUTABLE") or repository_ctx.which("mockgen")
    if not path:
        fail("mockgen is not on the search path: build it, and set 'path' of mockgen_executable or the variable MOCKGEN_EXECUTABLE")
    repository_ctx.symlink(path, "mockgen")
    repository_ctx.file("BUILD.bazel", 'exports_files(["mockgen"], visibility = ["//visibility:public"])\n')

mockgen_executable = repository_rule(
    implementation = _mockgen_executable_impl,
    attrs = {
        "path": attr.string(doc = "The path of the executable. Without it: $MOCKGEN_EXECUTABLE, or the one on the search path."),
    },
    environ = ["MOCKGEN_EXECUTABLE", "PATH"],
    local = True,
    doc = "Makes an executable that is installed on this machine available to the rules. Call the repository 'mockgen_executable'.",
)
