/// Returns a node and all nodes that it leads to, each after those that it leads to, with these. Calls no function recursively, because a
/// chain of types can be longer than the stack.
/// - Parameter isDone: whether a node needs no visit.
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
