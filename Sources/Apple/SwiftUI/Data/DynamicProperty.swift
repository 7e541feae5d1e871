/// A property of a view that the system fills in before the body is evaluated.
public protocol DynamicProperty {
  /// Is called before the body is evaluated; nothing calls it here, as pictures are made anew.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension AppStorage: DynamicProperty {}
