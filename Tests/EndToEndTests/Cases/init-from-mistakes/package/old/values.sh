echo "start"
mockolo -s Sources/App -i
swift run -c release mockolo -d
