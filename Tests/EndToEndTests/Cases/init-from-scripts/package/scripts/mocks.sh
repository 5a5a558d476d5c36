#!/bin/bash
EXTENSIONS=("Share" "Today")
for extension in "${EXTENSIONS[@]}"; do
    case "$extension" in
        Share) mockolo -s "Extensions/${extension}" -d "Extensions/${extension}Tests/Mocks.swift" ;;
    esac
    mockolo -s Sources/App -d "$extension/Mocks.swift"
done
mockolo -s "Sources/App" -x Images -d
"$MOCKOLO_PATH" -s Sources/App -d Tests/AppTests/Other.swift
which mockolo && mockolo -s Sources/App -d Tests/AppTests/Other.swift
sh "mockolo -s Sources/App -d Tests/AppTests/Other.swift"
mockolo -s $(ls -d Sources) -d Tests/AppTests/Other.swift
mockolo -s Sources/App -x $SUFFIXES --destination="Tests/AppTests/Generated/Mocks.swift" \
    --custom-imports Foundation 2>&1 || exit 1
