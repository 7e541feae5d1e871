/// Which state of a drawing that goes on by itself is meant.
nonisolated package struct DrawingVersion: Hashable, Sendable {
  /// How often cells changed where they are.
  package var cells = 0
  /// How often more than that changed: the size, what can be pressed and what it is called, or a remark.
  package var arrangement = 0

  package init() {}
}
