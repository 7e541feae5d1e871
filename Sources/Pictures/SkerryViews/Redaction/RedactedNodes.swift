/// Marks what is hidden: names and values given to it from outside would tell what it hides.
package final class RedactedNode: WrapperNode {}

/// Shows its child without saying it; redacted content is not told either.
package final class UnspokenNode: WrapperNode {
  package override func speak(into speech: inout Speech) {}
}

extension Node {
  /// Whether anything within is hidden.
  var hidesSomething: Bool { self is RedactedNode || children.contains { $0.hidesSomething } }
}
