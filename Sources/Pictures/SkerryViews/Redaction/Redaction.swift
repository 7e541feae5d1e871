extension View {
  /// Hides content for one more reason; the layout stays the same.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactionView(content: self) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows content whatever reasons there are outside.
  public func unredacted() -> some View {
    EnvironmentModifiedView(self) { $0.redactionReasons = [] }
  }

  /// Hides content while the phone keeps private things to itself; `false` changes nothing.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    RedactionView(content: self) { $0.values.isPrivacySensitive = $0.values.isPrivacySensitive || sensitive }
  }

  /// Marks content that an intent is about to change; `false` changes nothing.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    RedactionView(content: self) { $0.values.isInvalidatable = $0.values.isInvalidatable || invalidatable }
  }
}

/// A view that may be hidden; where it is, its nodes say so to names given outside.
package struct RedactionView: PrimitiveView {
  let content: any View
  let change: (inout EnvironmentValues) -> Void

  package init(content: any View, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    let changed = context.with(change)
    let nodes = content._makeNodes(in: changed)
    return changed.environment.isRedacted ? nodes.map { RedactedNode($0) } : nodes
  }
}

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

nonisolated extension EnvironmentValues {
  /// Whether texts and images are hidden behind boxes of their size.
  package var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && values.isPrivacySensitive)
      || (redactionReasons.contains(.invalidated) && values.isInvalidatable)
  }
}
