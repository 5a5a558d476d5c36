import App
import Testing

@Test func greetsToo() async {
    let greeting = GreetingMock()
    greeting.on.hello.returns("Hello")
    #expect(await greeting.hello("Ann") == "Hello")
    #expect(greeting.on.hello.calls == ["Ann"])
}
