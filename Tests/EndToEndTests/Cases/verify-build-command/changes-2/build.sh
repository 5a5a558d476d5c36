cat <<END
CompileSwift normal arm64 (in target 'ShopTests' from project 'Shop')
$PWD/ShopTests/Mocks.swift:15:10: error: method cannot be declared public
    func order(_ drink: String) -> Bool {
         ^
$PWD/ShopTests/OrderingTests.swift:1:1: error: cannot call value of non-function type
$PWD/ShopTests/Mocks.swift:25:15: note: 'cancelCallsCount' declared here
CompileSwift normal x86_64 (in target 'ShopTests' from project 'Shop')
$PWD/ShopTests/Mocks.swift:15:10: error: method cannot be declared public
./ShopTests/../ShopTests/Mocks.swift:30:9: error: cannot find 'cancelCallsCount' in scope
$PWD/Shop/Ordering.swift:2:10: warning: not about a mock
** TEST BUILD FAILED **
END
exit 65
