/// Returns all nodes that a node leads to, and the node itself, each after those that it leads to. It is not recursive, because a chain of
/// types can be longer than the stack.
package func postorder<Node: Hashable>(
    from start: Node, isDone: (Node) -> Bool, next: (Node) -> [Node]
) -> [(node: Node, next: [Node])] {
    guard !isDone(start) else { return [] }
    var result: [(node: Node, next: [Node])] = []
    var entered: Set<Node> = [start]
    var open = [(node: start, next: next(start), position: 0)]
    while let current = open.last {
        guard current.position < current.next.count else {
            open.removeLast()
            result.append((current.node, current.next))
            continue
        }
        open[open.count - 1].position += 1
        let following = current.next[current.position]
        if !isDone(following), entered.insert(following).inserted { open.append((following, next(following), 0)) }
    }
    return result
}
