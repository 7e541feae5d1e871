import SkerryViews

/// The views of a `PreviewProvider`, each a preview of its own, as in Xcode’s canvas.
@MainActor public func _previews<Provider: PreviewProvider>(of provider: Provider.Type) -> some View {
  ProvidedPreviewsView.named.insert(ObjectIdentifier(provider))
  return ProvidedPreviewsView(content: Provider.previews)
}

/// A value that the sources keep of an activity which none of their previews shows: the activity is shown with it, and there
/// is nothing to draw by itself.
@MainActor public func _sample(_ value: Any) -> some View { SampleView(value: value) }

/// Where such a value stands.
struct SampleView: PrimitiveView {
  let value: Any

  func _makeNodes(in context: ViewContext) -> [Node] { [] }
}

/// Views of which each is a preview of its own.
struct ProvidedPreviewsView: PrimitiveView {
  let content: any View
  /// The providers that were asked for so far.
  static var named: Set<ObjectIdentifier> = []

  func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context) }
}

/// The previews among the views of a provider, in their order.
///
/// As with ``PreviewParts``, no body runs for it.
struct ProvidedPreviews {
  private(set) var contents: [(name: String?, content: LinkedPreview.Content)] = []

  init(of view: any View) { look(into: view, name: nil) }

  private mutating func look(into view: any View, name: String?) {
    switch view {
    case let place as PreviewedActivityView: contents.append((name, .activity(place.activity)))
    case is EmptyView: break
    case let compound as any CompoundView where !compound.isModifier:
      let name = (compound as? NamedPreviewView)?.name ?? name
      for part in compound.parts { look(into: part, name: name) }
    case let modified as any CompoundView: look(intoModified: modified, view, name: name)
    default: contents.append((name, .view(AnyView(view))))
    }
  }

  /// What is drawn in another way is drawn so as a whole; activities are drawn by their widget.
  private mutating func look(intoModified modified: any CompoundView, _ view: any View, name: String?) {
    var inner: [(name: String?, content: LinkedPreview.Content)] = []
    for part in modified.parts { inner += ProvidedPreviews(of: part).contents }
    var views: [String?] = []
    for (own, content) in inner {
      switch content {
      case .view: views.append(own)
      default: contents.append((own ?? name, content))
      }
    }
    guard !views.isEmpty || inner.isEmpty else { return }
    contents.append((views.count == 1 ? views[0] ?? name : name, .view(AnyView(view))))
  }
}
