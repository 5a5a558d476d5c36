for step in resolve sign link; do echo "$step"; done
echo "xcodebuild: error: Unable to find a destination" >&2
exit 70
