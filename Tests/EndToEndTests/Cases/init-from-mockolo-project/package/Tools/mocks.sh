#!/bin/sh
# Don't run this in CI.
cd "$(dirname "$0")/.."
if ! which mockolo >/dev/null 2>&1; then
  echo "mockolo is not installed; run 'brew install mockolo'" && exit 1
fi
DIRECTORIES="Tea Core"
for target in Tea Core; do echo "$target"; done
mockolo -s $DIRECTORIES ${EXTRA_SOURCES} -d "${SRCROOT:-.}/TeaTests/Mocks.swift" -i Tea Core --annotation @CreateMock --macro "DEBUG"
Pods/mockolo/bin/mockolo -srcs Core/Storing.swift -d CoreTests/Generated/StoringMocks.swift --mock-all --header '// no rights' --newer x -j 4
mockolo -s Core -x oring -d CoreTests/OtherMocks.swift --custom-imports Foundation 'UI Kit'
cat <<EOF
It's done.
EOF
