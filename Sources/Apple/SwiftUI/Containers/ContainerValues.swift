import SkerryViews

/// A value that a container reads from the views within.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a container reads from the views within, as `Group(subviews:)` hands them out.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Says something about the view to the container around it.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    NodeModifiedView(self) { node, _ in
      let said = ContainerValuesNode(node)
      said.values = node.containerValues
      said.values[keyPath: keyPath] = value
      return said
    }
  }
}

/// A view that says something to its container.
private final class ContainerValuesNode: WrapperNode {
  var values = ContainerValues()
}

extension Node {
  /// What a view says to its container, also through modifiers around it.
  @MainActor var containerValues: ContainerValues {
    var node = self
    while let wrapper = node as? WrapperNode {
      if let said = wrapper as? ContainerValuesNode { return said.values }
      node = wrapper.child
    }
    return ContainerValues()
  }
}
