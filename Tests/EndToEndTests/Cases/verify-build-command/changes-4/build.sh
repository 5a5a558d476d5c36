echo "$PWD/ShopTests/OrderingTests.swift:1:1: error: cannot call value of non-function type" >&2
echo "$PWD/ShopTests/Mocks.swift:25:15: note: 'cancelCallsCount' declared here"
echo "** TEST BUILD SUCCEEDED **"
