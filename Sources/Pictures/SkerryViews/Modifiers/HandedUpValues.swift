/// The values that views hand up, while a view around them gathers them.
package struct HandedUpValues {
  private var entries: [ObjectIdentifier: any HandedUpValue] = [:]

  package init() {}

  package func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    (entries[ObjectIdentifier(key)] as? Entry<Key>)?.value
  }
  /// Puts a value in the place of what views within handed up.
  package mutating func set<Key: PreferenceKey>(_ value: Key.Value, for key: Key.Type) {
    entries[ObjectIdentifier(key)] = Entry<Key>(value: value)
  }
  /// Puts the values of a view to those of the views before it.
  package mutating func add(_ later: HandedUpValues) {
    entries.merge(later.entries) { $0.reduced(with: $1) }
  }

  private struct Entry<Key: PreferenceKey>: HandedUpValue {
    var value: Key.Value

    func reduced(with later: any HandedUpValue) -> any HandedUpValue {
      guard let later = later as? Entry<Key> else { return self }
      var copy = self
      Key.reduce(value: &copy.value) { later.value }
      return copy
    }
  }
}

private protocol HandedUpValue {
  func reduced(with later: any HandedUpValue) -> any HandedUpValue
}

/// A view that changes what it hands up.
package struct HandingUpView: PrimitiveView {
  private let content: any View
  private let change: (inout HandedUpValues) -> Void

  package init(_ content: any View, change: @escaping (inout HandedUpValues) -> Void) {
    (self.content, self.change) = (content, change)
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    let pass = context.pass
    // Nobody asks for most values: then they are not gathered.
    guard let before = pass.handedUp else { return content._makeNodes(in: context) }
    pass.handedUp = HandedUpValues()
    let nodes = content._makeNodes(in: context)
    var own = pass.handedUp ?? HandedUpValues()
    change(&own)
    pass.handedUp = before
    pass.handedUp?.add(own)
    return nodes
  }
}

/// A view with another one before or behind it that is made from what the first one hands up.
package struct PreferenceLayerView<Key: PreferenceKey>: PrimitiveView {
  private let content: any View
  private let alignment: Alignment
  private let isBehind: Bool
  private let transform: (Key.Value) -> any View

  package init(
    _ content: any View, _ key: Key.Type, alignment: Alignment, isBehind: Bool,
    transform: @escaping (Key.Value) -> any View
  ) {
    (self.content, self.alignment, self.isBehind, self.transform) = (content, alignment, isBehind, transform)
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    let pass = context.pass
    let before = pass.handedUp
    pass.handedUp = HandedUpValues()
    let nodes = content._makeNodes(in: context)
    let view = transform(pass.handedUp?.value(of: Key.self) ?? Key.defaultValue)
    let layered = nodes.map { node -> Node in
      guard let layer = context.single(view, alignment: alignment) else { return node }
      return LayerNode(node, layer: layer, alignment: alignment, isBehind: isBehind)
    }
    let own = pass.handedUp
    pass.handedUp = before
    if let own { pass.handedUp?.add(own) }
    return layered
  }
}
