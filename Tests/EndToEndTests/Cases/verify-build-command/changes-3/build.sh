echo "ShopTests/Mocks.swift:29:5: warning: 'cancel()' is deprecated [#DeprecatedDeclaration]"
