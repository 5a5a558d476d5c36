mockolo -s Sources/App -d Tests/AppTests/Mocks.swift -i App
