# To mocks of Core.
${PODS_ROOT}/Sourcery/bin/sourcery --sources "$SRCROOT/Sources/Core" --exclude-sources Sources/Core/Old.swift \
    --templates Templates/AutoMockable.stencil --output Tests/CoreTests/Mocks.generated.swift \
    --args autoMockableImports=Foundation,author=me --quiet --watch=no
sourcery --config .sourcery-cases.yml
sourcery --sources Sources/Core --templates Templates/AutoCases.stencil --output Sources/Core
brew install sourcery
