import SkerryActivities
import SkerryViews

/// What the views of previews were given: attributes and states with which an activity can be shown, though no preview is of
/// the activity itself: `#Preview { FlightCard(attributes: .sample, state: .boarding) }`.
struct ValuesInViews {
  private let previews: [LinkedPreview]

  /// Those of the previews that are views, in their order.
  init(_ previews: [LinkedPreview]) { self.previews = previews }

  /// A value that a view was given, and the preview that has the view.
  typealias Found<Value> = (value: Value, preview: LinkedPreview)

  /// All values of a type that the views hold, in the order of previews; no body runs for it.
  func all<Value>(_ type: Value.Type) -> [Found<Value>] {
    previews.flatMap { preview -> [Found<Value>] in
      guard case .view(let view) = preview.content else { return [] }
      var search = Search<Value>()
      search.look(into: view, depth: 0)
      return search.found.map { ($0, preview) }
    }
  }

  private struct Search<Value> {
    var found: [Value] = []
    /// Objects may hold each other.
    private var seen: Set<ObjectIdentifier> = []
    private var looked = 0

    /// Deeper, and more, than the views of a preview that somebody wrote.
    private static var deepest: Int { 24 }
    private static var most: Int { 20_000 }

    mutating func look(into value: Any, depth: Int) {
      looked += 1
      guard depth <= Self.deepest, looked <= Self.most else { return }
      if let value = value as? Value { return found.append(value) }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
      for child in mirror.children { look(into: child.value, depth: depth + 1) }
    }
  }
}
