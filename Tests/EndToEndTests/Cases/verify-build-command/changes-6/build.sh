echo "sh: 1: xcodebuild: not found" >&2
exit 127
